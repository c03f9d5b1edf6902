/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A filter's dialog: a preview and, beside it, a row for each argument, made of
 * the same controls as in the studio.
 */
#include "dialog.h"

#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>

#include "config.h"
#include "controls.h"
#include "filtering.h"
#include "form.h"
#include "label.h"
#include "window.h"

/* The width of the line below the preview and the controls, in characters. */
#define REFUSAL_LETTERS 90

/* The initial size of the preview, in pixels: libgimp's default of 200 is too
 * small to judge grain. */
#define WIDTH  440
#define HEIGHT 330

typedef struct FilterDialog {
    Call *call;
    GtkWidget *window, *preview, *refusal;
    Controls *controls;
    guint idle; /* the GLib source that will draw the preview, or 0 */
} FilterDialog;

/* ---- The preview ------------------------------------------------------ */

/* Draws the visible part right away, which takes only a few milliseconds. */
static void
draw(const FilterDialog *dialog)
{
    GimpPreview *preview = GIMP_PREVIEW(dialog->preview);
    const Babl *format = host_get_preview_format(dialog->call->place.drawable);
    GeglRectangle area;

    gimp_preview_get_position(preview, &area.x, &area.y);
    gimp_preview_get_size(preview, &area.width, &area.height);
    const int stride = area.width * babl_format_get_bytes_per_pixel(format);
    g_autofree guchar *pixels = g_malloc((gsize)stride * (gsize)area.height);
    if (filtering_show(dialog->call, &area, format, pixels))
        gimp_preview_draw_buffer(preview, pixels, stride);
}

static gboolean
on_idle(gpointer data)
{
    FilterDialog *dialog = data;

    dialog->idle = 0;
    if (gimp_preview_get_update(GIMP_PREVIEW(dialog->preview)))
        draw(dialog);
    return G_SOURCE_REMOVE;
}

/* ---- The dialog ------------------------------------------------------- */

static void
on_changed(FilterDialog *dialog)
{
    g_autoptr(GError) error = NULL;
    const gboolean is_good = filtering_check(dialog->call, &error);

    gtk_dialog_set_response_sensitive(GTK_DIALOG(dialog->window),
                                      GTK_RESPONSE_OK, is_good);
    label_refuse(dialog->refusal, is_good ? NULL : error->message);
    controls_update(dialog->controls);
    /* Draw when the program is idle, so that sliders move smoothly.  By
     * default, libgimp would wait until the slider has been still for 0.2 s. */
    if (is_good && dialog->idle == 0)
        dialog->idle = g_idle_add(on_idle, dialog);
}

/* Focuses the first control, not the preview's check box. */
static void
focus_first(GtkWidget *controls)
{
    gtk_widget_child_focus(controls, GTK_DIR_TAB_FORWARD);
}

static void
build_window(FilterDialog *dialog)
{
    const LatticeProcedure *description = dialog->call->description;
    const GeglRectangle place = host_get_place(dialog->call->place.drawable);
    const ControlsImage image = {.width = place.width,
                                 .height = place.height,
                                 .has_offset = place.x != 0 || place.y != 0};
    g_autofree char *title = form_make_title(description);

    dialog->controls =
        controls_new(description, dialog->call->config, image, NULL);
    GtkWidget *controls = controls_get_widget(dialog->controls);
    dialog->window = window_new(title, description->name, TRUE);
    dialog->preview = gimp_drawable_preview_new_from_drawable_id(
        dialog->call->place.drawable);
    gtk_widget_set_size_request(dialog->preview, WIDTH, HEIGHT);
    /* This signal is emitted when the visible part has changed. */
    g_signal_connect_swapped(dialog->preview, "invalidated", G_CALLBACK(draw),
                             dialog);
    gtk_widget_show(dialog->preview);
    dialog->refusal = label_new_refusal(REFUSAL_LETTERS);
    window_fill(dialog->window, dialog->preview, controls, dialog->refusal);
    g_signal_connect_object(dialog->window, "map", G_CALLBACK(focus_first),
                            controls, G_CONNECT_AFTER | G_CONNECT_SWAPPED);
}

gboolean
filter_dialog_run(Call *call)
{
    FilterDialog dialog = {.call = call};
    int response;

    gimp_ui_init(call->description->name, TRUE);
    build_window(&dialog);
    const gulong handler = g_signal_connect_swapped(
        call->config, "notify", G_CALLBACK(on_changed), &dialog);
    on_changed(&dialog);
    while ((response = gimp_dialog_run(GIMP_DIALOG(dialog.window))) ==
           WINDOW_RESET)
        config_reset(call->config);
    g_signal_handler_disconnect(call->config, handler);
    g_clear_handle_id(&dialog.idle, g_source_remove);
    gtk_widget_destroy(dialog.window);
    controls_free(dialog.controls);
    return response == GTK_RESPONSE_OK;
}
