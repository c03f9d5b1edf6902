/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The dialogs of procedures; those of loops, maps, sheets and patterns are plain
 * ones.
 */
#include "ask.h"

#include <libgimp/gimpui.h>

#include "dialog.h"
#include "filter-dialog.h"
#include "form-noise.h"
#include "install-dialog.h"
#include "window.h"

#define BORDER 12 /* pixels */

static gboolean
ask_plainly(Run *run)
{
    const LatticeProcedure *description = run->description;
    g_autofree char *title = form_make_title(description);

    gimp_ui_init(description->name, TRUE);
    form_noise_begin(run);
    GtkWidget *window = window_new(title, description->name, FALSE);
    form_fill(GTK_DIALOG(window), run, BORDER);
    const gboolean is_ok =
        gimp_dialog_run(GIMP_DIALOG(window)) == GTK_RESPONSE_OK;
    gtk_widget_destroy(window);
    return is_ok;
}

gboolean
ask_run(Run *run, GError **error)
{
    switch (run->description->task) {
    case LATTICE_TASK_STUDIO:
        return dialog_run(run, error);
    case LATTICE_TASK_FILTER:
        return filter_dialog_run(run);
    case LATTICE_TASK_INSTALL:
        gimp_ui_init(run->description->name, TRUE);
        return install_dialog_run(run->config);
    default:
        return ask_plainly(run);
    }
}
