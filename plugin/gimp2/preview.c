/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The preview: the operation draws what the preview shows, never more.
 *
 * Up to full size the preview holds the drawable's own pixels, enlarged.
 * Zoomed out it takes one point of the noise for each of its pixels, by a
 * recipe shrunk as the view is.  What differs then from the drawable seen at
 * that zoom: the points stand for areas, so that grain finer than a pixel of
 * the preview is not averaged away, and cells below the smallest scale are
 * not smaller still.  A new layer's mode and opacity are not shown.
 *
 * Where the drawable's numbers are linear, the noise has the brightness that
 * it will have on the canvas; the drawable around it, which libgimp shows,
 * is darker than there.
 */
#include "preview.h"

#include <math.h>
#include <string.h>

/* The part of the drawable that the preview shows. */
typedef struct View {
    int x, y;           /* its corner, in the drawable */
    int width, height;  /* of the preview */
    double step;        /* pixels of the drawable for one of the preview */
    const Babl *format; /* of the preview's pixels */
    int bytes;          /* of one pixel */
} View;

/* The format in which the preview takes pixels for the drawable. */
static const Babl *
get_preview_format(gint32 drawable)
{
    switch (gimp_drawable_type(drawable)) {
    case GIMP_RGBA_IMAGE:
        return babl_format("R'G'B'A u8");
    case GIMP_GRAY_IMAGE:
        return babl_format("Y' u8");
    case GIMP_GRAYA_IMAGE:
        return babl_format("Y'A u8");
    default:
        return babl_format("R'G'B' u8");
    }
}

/* FALSE if nothing of the drawable is selected. */
static gboolean
get_view(GimpPreview *preview, gint32 drawable, View *view)
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
    view->format = get_preview_format(drawable);
    view->bytes = babl_format_get_bytes_per_pixel(view->format);
    return TRUE;
}

/* Draws a rectangle of noise into bytes. */
static void
draw_noise(const LatticeRequest *request, const LatticePlacement *placement,
           const GeglRectangle *area, const Babl *format, guchar *bytes)
{
    g_autofree char *recipe = lattice_request_get_recipe(request);
    GeglNode *graph = gegl_node_new();

    gegl_node_blit(lattice_operation_add(graph, recipe, placement), 1.0, area,
                   format, bytes, GEGL_AUTO_ROWSTRIDE, GEGL_BLIT_DEFAULT);
    g_object_unref(graph);
}

/* The view at full size or enlarged. */
static void
draw_enlarged(const Job *job, const View *view, guchar *bytes)
{
    const LatticePlacement placement = job_get_placement(job);
    const GeglRectangle area = {view->x, view->y,
                                (int)ceil(view->width * view->step),
                                (int)ceil(view->height * view->step)};
    const size_t size = view->bytes;
    g_autofree guchar *pixels =
        g_malloc_n((size_t)area.width * area.height, size);

    draw_noise(&job->request, &placement, &area, view->format, pixels);
    for (int y = 0; y < view->height; y++) {
        const guchar *row =
            pixels + (size_t)(int)((y + 0.5) * view->step) * area.width * size;
        for (int x = 0; x < view->width; x++) {
            memcpy(bytes, row + (size_t)((x + 0.5) * view->step) * size, size);
            bytes += size;
        }
    }
}

/* Where the shrunk pattern lies, so that the middle of the preview's first
 * pixel is the middle of the step x step pixels that it stands for. */
static double
shrink_offset(double offset, int origin, int corner, double step)
{
    return (offset + origin - corner + 0.5) / step - 0.5;
}

/* The view zoomed out. */
static void
draw_shrunk(const Job *job, const View *view, guchar *bytes)
{
    const GeglRectangle area = {0, 0, view->width, view->height};
    const double smallest = noise_parameter_find("scale")->minimum;
    LatticePlacement placement = job_get_placement(job);
    LatticeRequest shrunk = job->request;
    NoiseParams *params = &shrunk.params;

    params->scale = MAX(params->scale / view->step, smallest);
    params->offset_x = shrink_offset(params->offset_x, placement.origin_x,
                                     view->x, view->step);
    params->offset_y = shrink_offset(params->offset_y, placement.origin_y,
                                     view->y, view->step);
    placement.origin_x = placement.origin_y = 0;
    /* Octaves too fine for the core are far too fine for the preview. */
    while (!lattice_request_check(&shrunk, NULL) && params->octaves > 1.0)
        params->octaves = MAX(params->octaves - 1.0, 1.0);
    draw_noise(&shrunk, &placement, &area, view->format, bytes);
}

static void
draw_preview(GimpPreview *preview, const Job *job)
{
    Job checked = *job;
    View view;

    /* What is refused is not shown: the dialog says why. */
    if (!lattice_request_check(&checked.request, NULL) ||
        !get_view(preview, job->drawable, &view))
        return;
    g_autofree guchar *bytes =
        g_malloc_n((size_t)view.width * view.height, view.bytes);
    if (view.step > 1.0)
        draw_shrunk(&checked, &view, bytes);
    else
        draw_enlarged(&checked, &view, bytes);
    gimp_preview_draw_buffer(preview, bytes, view.width * view.bytes);
}

GtkWidget *
preview_new(const Job *job)
{
    GtkWidget *preview = gimp_zoom_preview_new_from_drawable_id(job->drawable);

    g_signal_connect(preview, "invalidated", G_CALLBACK(draw_preview),
                     (gpointer)job);
    return preview;
}
