/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A preview that draws only the visible part of the drawable.
 *
 * At full size or zoomed in, it draws at the drawable's resolution and enlarges
 * the result.  Zoomed out, it draws a smaller picture (smaller.h).  It does not
 * show a new layer's mode and opacity.
 *
 * If the drawable's values are linear, the noise is as bright as it will be on
 * the canvas, but libgimp shows the drawable around it too dark.
 *
 * Drawing runs in a thread, so the dialog stays responsive even if a recipe is slow
 * to draw.  A picture is shown as soon as it is complete, even while a slider is
 * still moving.
 */
#include "zoom-preview.h"

#include <math.h>
#include <string.h>

#include "background.h"
#include "host.h"
#include "parts.h"
#include "smaller.h"

/* In milliseconds: how long the controls must be left alone before the picture that
 * is being drawn is abandoned for a new one.  This is long enough to skip the values
 * that a moving slider passes through.  The time doubles with each abandoned picture
 * until one is shown. */
#define REST_MS     40
#define MAX_REST_MS 640

/* The part of the drawable that the preview shows. */
typedef struct View {
    int x, y;           /* top left corner, in the drawable */
    int width, height;  /* of the preview */
    double step;        /* pixels of the drawable per pixel of the preview */
    const Babl *format; /* of the preview's pixels */
    int bytes;          /* per pixel */
} View;

/* A picture that a thread draws. */
typedef struct Picture {
    View view;
    GeglNode *graph, *noise; /* NULL if zoomed out */
    LatticeSmaller *smaller; /* NULL if not zoomed out */
    GeglRectangle area;      /* what to draw; pixels of `noise` or `smaller` */
    int frame;               /* from noise_recipe_frame(), in the same pixels */
    guchar *pixels;          /* of the area */
} Picture;

/* A preview; freed with its widget. */
typedef struct Preview {
    GimpPreview *widget;
    const Job *job;
    guint timer;        /* starts drawing after a delay; 0: not running */
    guint rest_ms;      /* how long the controls must rest */
    GCancellable *stop; /* stops drawing; NULL: nothing is being drawn */
} Preview;

/* Finds out what the preview shows.  Returns FALSE if no part of the drawable is
 * selected. */
static gboolean
get_view(GimpPreview *preview, HostDrawable drawable, View *view)
{
    const double factor =
        gimp_zoom_preview_get_factor(GIMP_ZOOM_PREVIEW(preview));
    int x, y, width, height;

    /* At a zoom factor of 1, the preview shows the whole selected part. */
    if (!gimp_drawable_mask_intersect(drawable, &x, &y, &width, &height))
        return FALSE;
    gimp_preview_get_size(preview, &view->width, &view->height);
    gimp_preview_untransform(preview, 0, 0, &view->x, &view->y);
    view->step = width / (factor * view->width);
    view->format = host_get_preview_format(drawable);
    view->bytes = babl_format_get_bytes_per_pixel(view->format);
    return TRUE;
}

static void
stop_drawing(Preview *preview)
{
    g_clear_handle_id(&preview->timer, g_source_remove);
    background_stop(&preview->stop);
}

static void
free_picture(gpointer data)
{
    Picture *picture = data;

    g_clear_object(&picture->graph);
    g_clear_pointer(&picture->smaller, lattice_smaller_free);
    g_free(picture->pixels);
    g_free(picture);
}

/* Shows a picture.  When the preview is zoomed in, the picture is drawn at the
 * drawable's resolution, so this enlarges it. */
static void
show_picture(const Preview *preview, const Picture *picture)
{
    const View *view = &picture->view;
    const double step = MIN(view->step, 1.0);
    const size_t size = (size_t)view->bytes;
    g_autofree guchar *bytes =
        g_malloc_n((size_t)view->width * (size_t)view->height, size);
    guchar *to = bytes;

    for (int y = 0; y < view->height; y++) {
        const guchar *row = picture->pixels + (size_t)((y + 0.5) * step) *
                                                  (size_t)picture->area.width *
                                                  size;
        for (int x = 0; x < view->width; x++) {
            memcpy(to, row + (size_t)((x + 0.5) * step) * size, size);
            to += size;
        }
    }
    gimp_preview_draw_buffer(preview->widget, bytes, view->width * view->bytes);
}

static void
draw(gpointer data, GCancellable *stop)
{
    const Picture *picture = data;
    const GeglRectangle *area = &picture->area;
    LatticeParts parts = {
        .width = area->width, .height = area->height, .frame = picture->frame};
    GeglRectangle part;

    while (lattice_parts_next(&parts, stop, &part)) {
        guchar *to = picture->pixels +
                     ((size_t)part.y * (size_t)area->width + (size_t)part.x) *
                         (size_t)picture->view.bytes;
        part.x += area->x;
        part.y += area->y;
        if (picture->smaller != NULL)
            lattice_smaller_draw(picture->smaller, &part, to);
        else
            gegl_node_blit(picture->noise, 1.0, &part, picture->view.format, to,
                           GEGL_AUTO_ROWSTRIDE, GEGL_BLIT_DEFAULT);
    }
}

/* Returns the placement of a checked job, in its drawable's coordinates. */
static LatticePlacement
find_placement(const Job *job)
{
    const GeglRectangle place = host_get_place(job->drawable);

    return lattice_operation_place(gimp_drawable_get_format(job->drawable),
                                   job_makes_mask(job) || job_is_channel(job),
                                   place.x, place.y, &job->request);
}

/* Sets up `noise` or `smaller` to draw the picture's view.  Returns FALSE if it
 * cannot be drawn. */
static gboolean
prepare_noise(const Job *job, Picture *picture)
{
    const LatticeRequest *request = &job->request;
    const View *view = &picture->view;
    const LatticePlacement placement = find_placement(job);
    const int level = view->step > 1.0 ? (int)log2(view->step) : 0;

    picture->frame = noise_recipe_frame(request->recipe, level);
    if (view->step > 1.0) {
        picture->area = (GeglRectangle){0, 0, view->width, view->height};
        picture->smaller = lattice_smaller_new(
            request, &placement, view->x, view->y, view->step, view->format);
        return picture->smaller != NULL;
    }
    picture->area =
        (GeglRectangle){view->x, view->y, (int)ceil(view->width * view->step),
                        (int)ceil(view->height * view->step)};
    picture->graph = gegl_node_new();
    picture->noise =
        lattice_operation_add(picture->graph, request->recipe, &placement);
    return TRUE;
}

/* Makes a picture of the job for a thread to draw.  Returns NULL if there is nothing
 * to draw, or if the job's request is invalid, which the dialog reports. */
static Picture *
new_picture(const Preview *preview)
{
    g_auto(Job) job = job_copy(preview->job);
    Picture *picture = g_new0(Picture, 1);

    /* Anchor the noise of a new layer or channel to the canvas: it starts at the
     * canvas's top left corner, but is shown in the drawable's coordinates. */
    if (!lattice_parameter_matters(&job.request, "anchor"))
        job.request.anchor = LATTICE_ANCHOR_CANVAS;
    if (!gimp_preview_get_update(preview->widget) ||
        !lattice_request_check(&job.request, NULL) ||
        !get_view(preview->widget, job.drawable, &picture->view) ||
        !prepare_noise(&job, picture)) {
        free_picture(picture);
        return NULL;
    }
    picture->pixels =
        g_malloc_n((size_t)picture->area.width * (size_t)picture->area.height,
                   (size_t)picture->view.bytes);
    return picture;
}

/* True if the preview still shows the part that the picture was drawn for.  It may
 * already show another part, or have another size, because it signals these changes
 * only later. */
static gboolean
is_up_to_date(const Preview *preview, const View *drawn)
{
    View view;

    return gimp_preview_get_update(preview->widget) &&
           get_view(preview->widget, preview->job->drawable, &view) &&
           view.x == drawn->x && view.y == drawn->y &&
           view.width == drawn->width && view.height == drawn->height &&
           view.step == drawn->step;
}

static void on_drawn(gpointer data, gpointer job);

/* Abandons the picture that is being drawn, and begins a new one. */
static void
start(Preview *preview)
{
    stop_drawing(preview);
    Picture *picture = new_picture(preview);
    if (picture != NULL)
        preview->stop =
            background_begin(draw, picture, free_picture, on_drawn, preview);
}

/* Shows the picture if it is up to date, and begins the next one if the controls
 * have been moved in the meantime. */
static void
on_drawn(gpointer data, gpointer job)
{
    Preview *preview = data;
    const Picture *picture = job;

    g_clear_object(&preview->stop);
    if (is_up_to_date(preview, &picture->view)) {
        show_picture(preview, picture);
        preview->rest_ms = REST_MS;
    }
    if (preview->timer != 0)
        start(preview);
}

static gboolean
on_rest(gpointer data)
{
    Preview *preview = data;

    preview->timer = 0;
    if (preview->stop != NULL)
        preview->rest_ms = MIN(2 * preview->rest_ms, MAX_REST_MS);
    start(preview);
    return FALSE;
}

void
zoom_preview_begin(GtkWidget *widget, const Job *job)
{
    Preview *preview = g_new0(Preview, 1);

    preview->widget = GIMP_PREVIEW(widget);
    preview->job = job;
    preview->rest_ms = REST_MS;
    g_object_set_data_full(G_OBJECT(widget), "preview", preview, g_free);
    /* This signal is emitted when the view has changed. */
    g_signal_connect_swapped(widget, "invalidated", G_CALLBACK(start), preview);
    g_signal_connect_swapped(widget, "destroy", G_CALLBACK(stop_drawing),
                             preview);
}

void
zoom_preview_invalidate(GtkWidget *widget)
{
    Preview *preview = g_object_get_data(G_OBJECT(widget), "preview");

    g_clear_handle_id(&preview->timer, g_source_remove);
    preview->timer = g_timeout_add(preview->stop != NULL ? preview->rest_ms : 0,
                                   on_rest, preview);
}
