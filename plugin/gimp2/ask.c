/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The plain dialog for procedures that are described as data.
 */
#include "ask.h"

#include <libgimp/gimpui.h>

#include "form-noise.h"
#include "install-dialog.h"
#include "install.h"
#include "window.h"

#define BORDER 12 /* pixels */

gboolean
ask_run(Run *run, GError **error G_GNUC_UNUSED)
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
ask_install(Run *run, GError **error G_GNUC_UNUSED)
{
    gimp_ui_init(LATTICE_INSTALL, TRUE);
    return install_dialog_run(run->config);
}
