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
ask_run(GimpProcedure *procedure, const FormOwner *owner,
        GimpDrawable *drawable)
{
    g_autofree char *title = form_make_title(owner->description);
    g_autofree char *recipe =
        drawable != HOST_NONE ? draw_get_recipe(drawable) : NULL;

    gimp_ui_init(owner->description->name);
    form_begin(owner, recipe);
    GtkWidget *window = procedure_dialog_new(
        procedure, GIMP_PROCEDURE_CONFIG(owner->config), title);
    form_fill(GTK_DIALOG(window), owner, 0); /* GIMP has one */
    const gboolean is_ok =
        gimp_procedure_dialog_run(GIMP_PROCEDURE_DIALOG(window));
    gtk_widget_destroy(window);
    return is_ok;
}

void
ask_declare_place(GimpProcedure *procedure)
{
    gimp_procedure_add_enum_argument(
        procedure, "run-mode", "Run mode", "The run mode", GIMP_TYPE_RUN_MODE,
        GIMP_RUN_NONINTERACTIVE, G_PARAM_READWRITE);
    gimp_procedure_add_image_argument(
        procedure, "image", "Image",
        "The image at hand: a dialog takes the recipe of its layer", TRUE,
        G_PARAM_READWRITE);
    gimp_procedure_set_sensitivity_mask(procedure,
                                        GIMP_PROCEDURE_SENSITIVE_ALWAYS);
}

GimpRunMode
ask_get_run_mode(GimpProcedureConfig *config)
{
    GimpRunMode mode;

    g_object_get(config, "run-mode", &mode, NULL);
    return mode;
}

GimpDrawable *
ask_get_drawable(GimpProcedureConfig *config)
{
    GimpImage *image = NULL;

    g_object_get(config, "image", &image, NULL);
    if (image == NULL)
        return NULL;
    g_autofree GimpDrawable **selected =
        gimp_image_get_selected_drawables(image);
    g_object_unref(image); /* libgimp holds it */
    return selected[0];
}
