/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The plain dialog.
 */
#include "ask.h"

#include <libgimp/gimpui.h>

#include "draw.h"
#include "form-begin.h"
#include "procedure-dialog.h"

gboolean
ask_run(GimpProcedure *procedure, Run *run)
{
    g_autofree char *title = form_make_title(run->description);
    g_autofree char *recipe = run->place.drawable != HOST_NONE
                                  ? draw_get_recipe(run->place.drawable)
                                  : NULL;

    gimp_ui_init(run->description->name);
    form_begin(run, recipe);
    GtkWidget *window = procedure_dialog_new(
        procedure, GIMP_PROCEDURE_CONFIG(run->config), title);
    form_fill(GTK_DIALOG(window), run, 0); /* GIMP has one */
    const gboolean is_ok =
        gimp_procedure_dialog_run(GIMP_PROCEDURE_DIALOG(window));
    gtk_widget_destroy(window);
    return is_ok;
}
