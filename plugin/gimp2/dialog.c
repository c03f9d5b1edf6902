/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The studio's dialog: the preview, the controls, and the line that says why
 * nothing can be drawn.  By default, libgimp would limit the preview to 512
 * pixels per side, in a 4:3 frame whatever the shape of the picture;
 * set_preview_size() changes that.
 */
#include "dialog.h"

#include <glib/gi18n-lib.h>

#include "config.h"
#include "studio-form.h"
#include "studio.h"
#include "toolkit.h"
#include "window.h"

/* The limits of the preview's initial width, in pixels.  Noise is hard to judge
 * in a smaller preview, and a larger one would hide much of GIMP. */
#define MIN_PREVIEW_WIDTH 300
#define MAX_PREVIEW_WIDTH 640
/* The width of a one-column sheet of presets, in pixels. */
#define SHEET_WIDTH       340

/* The width of the line below the preview and the controls, in characters.  The dialog
 * is at least this wide without the line, so it keeps its width when the line comes. */
#define REFUSAL_LETTERS 90

/* ---- The size of the preview ------------------------------------------ */

/* The maximum length of the preview's longer side, in pixels.  To show what
 * surrounds a selection, libgimp uses thumbnails, and GIMP makes none larger than
 * this. */
#define LONGEST 1024

/* The picture in a preview; freed together with the preview. */
typedef struct Shape {
    GtkWidget *picture;
    GtkAspectFrame *frame;
    double ratio; /* the picture's width divided by its height */
} Shape;

/* Sets the frame's aspect ratio so that the picture in it gets shape->ratio.  The
 * frame also contains scroll bars, so the difference between the two ratios depends
 * on the frame's size. */
static void
on_allocated(GtkWidget *frame, const GtkAllocation *room, const Shape *shape)
{
    const GtkStyle *style = gtk_widget_get_style(frame);
    GtkAllocation all, picture;

    gtk_widget_get_allocation(gtk_bin_get_child(GTK_BIN(frame)), &all);
    gtk_widget_get_allocation(shape->picture, &picture);
    const int beside = all.width - picture.width;
    const int below = all.height - picture.height;
    const double most_width = room->width - 2 * style->xthickness - beside;
    const double most_height = room->height - 2 * style->ythickness - below;
    const double height = MIN(most_height, most_width / shape->ratio);
    const double width = height * shape->ratio;
    if (width >= 1.0 && height >= 1.0)
        gtk_aspect_frame_set(shape->frame, 0.0f, 0.0f,
                             (float)((width + beside) / (height + below)),
                             FALSE);
}

/* Shows a scroll bar now, so that it is included when the preview is measured;
 * libgimp would show it later anyway. */
static void
show_bar(GtkWidget *widget, gpointer data G_GNUC_UNUSED)
{
    if (GTK_IS_SCROLLBAR(widget))
        gtk_widget_show(widget);
}

/* Gives the picture of a GimpZoomPreview the aspect ratio of the drawable's
 * selected part.  The picture starts at the largest size that fits into width x
 * height pixels, and grows with the dialog. */
static void
set_preview_size(GtkWidget *preview, gint32 drawable, int width, int height)
{
    GtkWidget *picture = gimp_preview_get_area(GIMP_PREVIEW(preview));
    GtkWidget *frame = gtk_widget_get_ancestor(picture, GTK_TYPE_ASPECT_FRAME);
    int x, y, all_width, all_height;
    GtkRequisition all, wanted;

    if (!gimp_drawable_mask_intersect(drawable, &x, &y, &all_width,
                                      &all_height))
        return;
    Shape *shape = g_new(Shape, 1);
    *shape = (Shape){picture, GTK_ASPECT_FRAME(frame),
                     (double)all_width / all_height};
    g_object_set_data_full(G_OBJECT(preview), "shape", shape, g_free);
    g_signal_connect(frame, "size-allocate", G_CALLBACK(on_allocated), shape);
    const double most = (double)LONGEST / MAX(all_width, all_height);
    gimp_preview_set_bounds(GIMP_PREVIEW(preview), 0, 0,
                            MAX((int)(all_width * most), 1),
                            MAX((int)(all_height * most), 1));
    gtk_container_foreach(GTK_CONTAINER(gtk_bin_get_child(GTK_BIN(frame))),
                          show_bar, NULL);
    gtk_widget_size_request(preview, &all);
    gtk_widget_get_child_requisition(picture, &wanted);
    double factor =
        MIN((double)(width - (all.width - wanted.width)) / all_width,
            (double)(height - (all.height - wanted.height)) / all_height);
    if (factor > 1.0) /* an integer, so that all pixels are enlarged equally */
        factor = (int)factor;
    gtk_widget_set_size_request(picture, (int)(all_width * factor),
                                (int)(all_height * factor));
}

/* ---- The window ------------------------------------------------------- */

static void
on_changed(StudioForm *form)
{
    if (form->is_taking)
        return;
    studio_form_say(form, NULL);
    studio_form_update_preview(form);
}

static void
build_window(StudioForm *form)
{
    GtkWidget *side = studio_form_build(form, REFUSAL_LETTERS);

    form->window =
        window_new(_("Lattice Noise Studio"), LATTICE_PROCEDURE, TRUE);
    studio_form_begin_preview(
        form, gimp_zoom_preview_new_from_drawable_id(form->fresh.drawable));
    window_fill(form->window, form->beside, side, form->refusal);
    /* Make the preview as tall as the controls, and as wide as the controls and
     * the sheet of presets allow on this screen. */
    const GtkRequisition wanted = toolkit_measure(side);
    const int rest = toolkit_find_screen(form->window).width - wanted.width -
                     SHEET_WIDTH - 5 * TOOLKIT_WIDE_GAP;
    set_preview_size(form->beside, form->fresh.drawable,
                     CLAMP(rest, MIN_PREVIEW_WIDTH, MAX_PREVIEW_WIDTH),
                     wanted.height);
}

/* Runs the window; returns FALSE if the user canceled. */
static gboolean
run_window(StudioForm *form)
{
    int response;

    while ((response = gimp_dialog_run(GIMP_DIALOG(form->window))) ==
           WINDOW_RESET) {
        g_object_freeze_notify(form->config);
        config_reset(form->config);
        studio_start(form->config, &form->fresh);
        g_object_thaw_notify(form->config);
    }
    if (response == GTK_RESPONSE_OK)
        studio_form_remember(form);
    else
        studio_form_keep(form);
    return response == GTK_RESPONSE_OK;
}

gboolean
dialog_run(Call *call, GError **error)
{
    StudioForm form = {.check_place = NULL};
    GeglRectangle selected;

    if (!job_check_image(&call->place, &selected, error))
        return FALSE;
    form.filter = LATTICE_FILTER_UNKNOWN;
    studio_form_init(&form, call);
    g_autofree char *recipe = studio_form_find_recipe(&form);
    gimp_ui_init(LATTICE_PROCEDURE, TRUE);
    build_window(&form);
    on_changed(&form);
    const gulong handler = g_signal_connect_swapped(
        call->config, "notify", G_CALLBACK(on_changed), &form);
    studio_form_begin(&form, recipe);
    const gboolean is_ok = run_window(&form);
    g_signal_handler_disconnect(call->config, handler);
    gtk_widget_destroy(form.window);
    studio_form_clear(&form);
    return is_ok;
}
