/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The dialog of a filter: a preview, and beside it a row for each argument,
 * with the studio's controls.
 */
#include "filter-dialog.h"

#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>

#include "config.h"
#include "controls.h"
#include "filter-preview.h"
#include "form.h"
#include "label.h"
#include "toolkit.h"
#include "window.h"

/* Pixels between the parts of the window and around them. */
#define SPACE 12

/* As many letters as fit below preview and controls. */
#define REFUSAL_LETTERS 90

typedef struct FilterDialog {
    Run *run;
    GtkWidget *window, *preview, *refusal;
    Controls *controls;
} FilterDialog;

static void
on_changed(const FilterDialog *dialog)
{
    g_autoptr(GError) error = NULL;
    const gboolean is_good = run_check(dialog->run, &error);

    gtk_dialog_set_response_sensitive(GTK_DIALOG(dialog->window),
                                      GTK_RESPONSE_OK, is_good);
    label_refuse(dialog->refusal, is_good ? NULL : error->message);
    controls_update(dialog->controls, NULL);
    if (is_good)
        filter_preview_update(dialog->preview);
}

static ControlsImage
describe_image(HostDrawable drawable)
{
    const GeglRectangle place = host_get_place(drawable);

    return (ControlsImage){.width = place.width,
                           .height = place.height,
                           .has_offset = place.x != 0 || place.y != 0};
}

/* The first control has the focus, not the preview's box to tick. */
static void
focus_first(GtkWidget *controls)
{
    gtk_widget_child_focus(controls, GTK_DIR_TAB_FORWARD);
}

static void
build_window(FilterDialog *dialog)
{
    const LatticeProcedure *description = dialog->run->description;
    g_autofree char *title = form_make_title(description);
    GtkWidget *box = toolkit_box_new(GTK_ORIENTATION_VERTICAL, SPACE);
    GtkWidget *sides = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, SPACE);

    dialog->controls =
        controls_new_for_filter(description, dialog->run->config,
                                describe_image(dialog->run->place.drawable));
    GtkWidget *controls = controls_get_widget(dialog->controls);
    dialog->window = window_new(title, description->name, TRUE);
    dialog->preview = filter_preview_new(dialog->run);
    dialog->refusal = label_new_refusal(REFUSAL_LETTERS);
    gtk_container_set_border_width(GTK_CONTAINER(box), SPACE);
    gtk_box_pack_start(GTK_BOX(sides), dialog->preview, TRUE, TRUE, 0);
    gtk_box_pack_start(GTK_BOX(sides), controls, FALSE, FALSE, 0);
    gtk_box_pack_start(GTK_BOX(box), sides, TRUE, TRUE, 0);
    gtk_box_pack_start(GTK_BOX(box), dialog->refusal, FALSE, FALSE, 0);
    gtk_box_pack_start(
        GTK_BOX(gtk_dialog_get_content_area(GTK_DIALOG(dialog->window))), box,
        TRUE, TRUE, 0);
    gtk_widget_show(dialog->preview);
    gtk_widget_show(sides);
    gtk_widget_show(box);
    g_signal_connect_object(dialog->window, "map", G_CALLBACK(focus_first),
                            controls, G_CONNECT_AFTER | G_CONNECT_SWAPPED);
}

gboolean
filter_dialog_run(Run *run)
{
    FilterDialog dialog = {.run = run};
    int response;

    gimp_ui_init(run->description->name, TRUE);
    build_window(&dialog);
    const gulong handler = g_signal_connect_swapped(
        run->config, "notify", G_CALLBACK(on_changed), &dialog);
    on_changed(&dialog);
    while ((response = gimp_dialog_run(GIMP_DIALOG(dialog.window))) ==
           WINDOW_RESET)
        config_reset(run->config);
    g_signal_handler_disconnect(run->config, handler);
    gtk_widget_destroy(dialog.window);
    controls_free(dialog.controls);
    return response == GTK_RESPONSE_OK;
}
