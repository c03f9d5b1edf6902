/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The preview draws only the part of the drawable that is visible.
 *
 * At full size and zoomed in, it draws the drawable's own pixels and enlarges
 * them.  Zoomed out, it draws a smaller picture (smaller.h).  A new layer's
 * mode and opacity are not shown.
 *
 * If the drawable's numbers are linear, the noise is as bright as it will be on
 * the canvas, but the drawable around it, which libgimp shows, is too dark.
 *
 * A few rows are drawn at a time, while GTK is idle, so that the dialog
 * responds at once however slow a recipe is.  The picture is shown when it is
 * complete, even while a slider is still moving.
 */
#include "zoom-preview.h"

#include <math.h>
#include <string.h>

#include "host.h"
#include "smaller.h"

/* How long the controls must rest before a picture that is being drawn is given
 * up for a new one: long enough to skip the values that a moving slider passes,
 * and twice as long each time until a picture is shown. */
#define REST_MS     40
#define MAX_REST_MS 640

/* How long to draw before the dialog gets a turn; and how many rows to draw at
 * most before the time is checked: enough for all processors. */
#define TURN_US   10000
#define TURN_ROWS 16

/* The part of the drawable that the preview shows. */
typedef struct View {
    int x, y;           /* its corner, in the drawable */
    int width, height;  /* of the preview */
    double step;        /* pixels of the drawable for one of the preview */
    const Babl *format; /* of the preview's pixels */
    int bytes;          /* of one pixel */
} View;

/* Freed with its widget. */
typedef struct Preview {
    GimpPreview *widget;
    const Job *job;
    guint timer;   /* waits until the controls rest; 0: nothing has changed */
    guint rest_ms; /* how long they must rest */
    /* The picture that is being drawn. */
    guint idle;              /* the source that draws; 0: none */
    GeglNode *graph, *noise; /* NULL if zoomed out */
    LatticeSmaller *smaller; /* NULL if not zoomed out */
    View view;
    GeglRectangle area; /* of the noise, in the pixels of what draws it */
    guchar *pixels;     /* of the area */
    int n_rows;         /* of them that are drawn */
    int turn_rows;      /* to be drawn next: few of slow noise */
} Preview;

/* Stores what the preview shows; FALSE if nothing of the drawable is
 * selected. */
static gboolean
get_view(GimpPreview *preview, HostDrawable drawable, View *view)
{
    const double factor =
        gimp_zoom_preview_get_factor(GIMP_ZOOM_PREVIEW(preview));
    int x, y, width, height;

    /* At factor 1 the preview shows all of the selected part. */
    if (!gimp_drawable_mask_intersect(drawable, &x, &y, &width, &height))
        return FALSE;
    gimp_preview_get_size(preview, &view->width, &view->height);
    gimp_preview_untransform(preview, 0, 0, &view->x, &view->y);
    view->step = width / (factor * view->width);
    view->format = host_get_preview_format(drawable);
    view->bytes = babl_format_get_bytes_per_pixel(view->format);
    return TRUE;
}

/* Forgets the picture that is being drawn, and that something has changed. */
static void
forget(Preview *preview)
{
    g_clear_handle_id(&preview->timer, g_source_remove);
    g_clear_object(&preview->graph);
    g_clear_pointer(&preview->smaller, lattice_smaller_free);
    g_clear_pointer(&preview->pixels, g_free);
}

static void
stop_drawing(Preview *preview)
{
    forget(preview);
    g_clear_handle_id(&preview->idle, g_source_remove);
}

/* Shows the pixels that are drawn, the drawable's own enlarged to those of the
 * preview. */
static void
show_picture(const Preview *preview)
{
    const View *view = &preview->view;
    const double step = MIN(view->step, 1.0);
    const size_t size = (size_t)view->bytes;
    g_autofree guchar *bytes =
        g_malloc_n((size_t)view->width * (size_t)view->height, size);
    guchar *to = bytes;

    for (int y = 0; y < view->height; y++) {
        const guchar *row = preview->pixels + (size_t)((y + 0.5) * step) *
                                                  (size_t)preview->area.width *
                                                  size;
        for (int x = 0; x < view->width; x++) {
            memcpy(to, row + (size_t)((x + 0.5) * step) * size, size);
            to += size;
        }
    }
    gimp_preview_draw_buffer(preview->widget, bytes, view->width * view->bytes);
}

static void
draw_rows(Preview *preview)
{
    GeglRectangle rows = preview->area;
    guchar *to = preview->pixels + (size_t)preview->n_rows *
                                       (size_t)rows.width *
                                       (size_t)preview->view.bytes;

    rows.y += preview->n_rows;
    rows.height = MIN(preview->turn_rows, rows.height - preview->n_rows);
    if (preview->smaller != NULL)
        lattice_smaller_draw(preview->smaller, &rows, to);
    else
        gegl_node_blit(preview->noise, 1.0, &rows, preview->view.format, to,
                       GEGL_AUTO_ROWSTRIDE, GEGL_BLIT_DEFAULT);
    preview->n_rows += rows.height;
}

/* How the job is drawn in the drawable's coordinates, even if it will go into a
 * new layer or channel, which begins at the canvas' corner. */
static LatticePlacement
find_placement(const Job *job)
{
    const GeglRectangle place = host_get_place(job->drawable);
    LatticeRequest request = job->request;

    if (!lattice_parameter_matters(&request, "anchor"))
        request.anchor = LATTICE_ANCHOR_CANVAS;
    return lattice_operation_place(gimp_drawable_get_format(job->drawable),
                                   job_makes_mask(job) || job_is_channel(job),
                                   place.x, place.y, &request);
}

/* Sets what draws the noise of the view; FALSE if it cannot be drawn. */
static gboolean
prepare_noise(Preview *preview, const LatticeRequest *request)
{
    const View *view = &preview->view;
    const LatticePlacement placement = find_placement(preview->job);

    if (view->step > 1.0) {
        preview->area = (GeglRectangle){0, 0, view->width, view->height};
        preview->smaller = lattice_smaller_new(
            request, &placement, view->x, view->y, view->step, view->format);
        return preview->smaller != NULL;
    }
    g_autofree char *recipe = lattice_recipe_print(&request->noise);
    preview->area =
        (GeglRectangle){view->x, view->y, (int)ceil(view->width * view->step),
                        (int)ceil(view->height * view->step)};
    preview->graph = gegl_node_new();
    preview->noise = lattice_operation_add(preview->graph, recipe, &placement);
    return TRUE;
}

/* Begins a picture of the job.  FALSE if there is none: the job may be refused,
 * which the dialog shows. */
static gboolean
begin_picture(Preview *preview)
{
    const Job *job = preview->job;
    LatticeRequest request = job->request;

    if (!gimp_preview_get_update(preview->widget) ||
        !lattice_request_check(&request, NULL) ||
        !get_view(preview->widget, job->drawable, &preview->view))
        return FALSE;
    if (!prepare_noise(preview, &request))
        return FALSE;
    preview->pixels =
        g_malloc_n((size_t)preview->area.width * (size_t)preview->area.height,
                   (size_t)preview->view.bytes);
    preview->n_rows = 0;
    preview->turn_rows = 1;
    return TRUE;
}

/* Whether the preview still shows the part that the picture was drawn for; if
 * its size or part has changed, its signal comes only later. */
static gboolean
is_up_to_date(const Preview *preview)
{
    const View *drawn = &preview->view;
    View view;

    return gimp_preview_get_update(preview->widget) &&
           get_view(preview->widget, preview->job->drawable, &view) &&
           view.x == drawn->x && view.y == drawn->y &&
           view.width == drawn->width && view.height == drawn->height &&
           view.step == drawn->step;
}

/* Draws some rows.  Shows the picture when it is complete, and begins the next
 * one if the controls have moved meanwhile. */
static gboolean
on_idle(gpointer data)
{
    Preview *preview = data;
    const gint64 end = g_get_monotonic_time() + TURN_US;

    while (preview->n_rows < preview->area.height) {
        draw_rows(preview);
        if (g_get_monotonic_time() > end)
            return TRUE;
        preview->turn_rows = MIN(2 * preview->turn_rows, TURN_ROWS);
    }
    if (is_up_to_date(preview)) {
        show_picture(preview);
        preview->rest_ms = REST_MS;
    }
    const gboolean has_changed = preview->timer != 0;
    forget(preview);
    if (has_changed && begin_picture(preview))
        return TRUE;
    preview->idle = 0;
    return FALSE;
}

static void
start(Preview *preview)
{
    stop_drawing(preview);
    if (begin_picture(preview))
        preview->idle = g_idle_add(on_idle, preview);
}

static gboolean
on_rest(gpointer data)
{
    Preview *preview = data;

    if (preview->idle != 0)
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
    /* The view has changed. */
    g_signal_connect_swapped(widget, "invalidated", G_CALLBACK(start), preview);
    g_signal_connect_swapped(widget, "destroy", G_CALLBACK(stop_drawing),
                             preview);
}

void
zoom_preview_invalidate(GtkWidget *widget)
{
    Preview *preview = g_object_get_data(G_OBJECT(widget), "preview");

    g_clear_handle_id(&preview->timer, g_source_remove);
    preview->timer = g_timeout_add(preview->idle != 0 ? preview->rest_ms : 0,
                                   on_rest, preview);
}
