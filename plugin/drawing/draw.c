/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws the noise of jobs.  On a new drawable it is drawn directly; the image
 * gets it when it is whole, so that killing the plug-in leaves no half of it.
 */
#include "draw.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "parasite.h"
#include "target.h"

#define MAX_COMPONENTS 4

/* Draws a job, passed as data, into a buffer. */
static void
render_job(GeglBuffer *buffer, const Target *target, gconstpointer data)
{
    const Job *job = data;
    g_autofree char *recipe = lattice_request_get_recipe(&job->request);
    const LatticePlacement placement = job_find_placement(
        target->drawable, target->x, target->y, &job->request);

    lattice_operation_render(buffer, &target->area, recipe, &placement,
                             (LatticeProgress){gimp_progress_update, 0.0, 1.0});
}

/* The format to blend in: floats, of light if there is one component, as GIMP
 * blends masks and channels. */
static const Babl *
get_blend_format(const Babl *format)
{
    if (babl_format_get_n_components(format) == 1)
        return babl_format("Y float");
    g_autofree char *name = g_strconcat(
        babl_get_name(babl_format_get_model(format)), " float", NULL);
    return babl_format(name);
}

/* Blends one component with `around`; with alpha, fades only that. */
static void
fade(float *pixel, int n_components, float selected, float around)
{
    if (n_components == 1)
        *pixel = around + (*pixel - around) * selected;
    else if (selected == 0.0F)
        memset(pixel, 0, (size_t)n_components * sizeof *pixel);
    else
        pixel[n_components - 1] *= selected;
}

/* Cuts the noise on a new drawable down to what is selected, as merging would,
 * which GIMP does only on drawables in an image.  Where nothing is selected,
 * masks stay white and channels black. */
static void
cut_to_selection(GeglBuffer *noise, const Target *target, HostImage image)
{
    const float around =
        host_get_kind(target->drawable) == HOST_MASK ? 1.0F : 0.0F;
    const GeglRectangle *area = &target->area;
    const Babl *format = gegl_buffer_get_format(noise);
    const Babl *floats = get_blend_format(format);
    const Babl *to_floats = babl_fish(format, floats);
    const Babl *from_floats = babl_fish(floats, format);
    const int n_components = babl_format_get_n_components(format);
    const int size = babl_format_get_bytes_per_pixel(format);
    GeglBuffer *selection = gimp_drawable_get_buffer(
        GIMP_DRAWABLE(gimp_image_get_selection(image)));
    GeglBufferIterator *tiles = gegl_buffer_iterator_new(
        noise, area, 0, format, GEGL_ACCESS_READWRITE, GEGL_ABYSS_NONE, 2);

    gegl_buffer_iterator_add(
        tiles, selection,
        GEGL_RECTANGLE(area->x + target->x, area->y + target->y, area->width,
                       area->height),
        0, babl_format("Y float"), GEGL_ACCESS_READ, GEGL_ABYSS_NONE);
    while (gegl_buffer_iterator_next(tiles)) {
        guint8 *pixel = tiles->items[0].data;
        const float *selected = tiles->items[1].data;

        /* Pixels that are selected entirely are left alone: converting them
         * would round. */
        for (int i = 0; i < tiles->length; i++, pixel += size) {
            float faded[MAX_COMPONENTS];
            if (selected[i] == 1.0F)
                continue;
            babl_process(to_floats, pixel, faded, 1);
            fade(faded, n_components, selected[i], around);
            babl_process(from_floats, faded, pixel, 1);
        }
    }
    g_object_unref(selection);
}

/* Draws on a new drawable, and then inserts it into the image. */
static gboolean
draw_new(const Target *target, const Job *job, const char *recipe,
         GError **error)
{
    GeglBuffer *buffer = gimp_drawable_get_buffer(target->drawable);

    render_job(buffer, target, job);
    if (!gimp_selection_is_empty(job->image))
        cut_to_selection(buffer, target, job->image);
    g_object_unref(buffer); /* sends the last tiles */
    parasite_attach_recipe(target->drawable, recipe);
    return target_insert(target, job, error);
}

HostDrawable
draw_job(const Job *job, GError **error)
{
    g_autofree char *recipe = lattice_request_get_recipe(&job->request);

    if (job->request.output == LATTICE_OUTPUT_FILTER)
        return host_draw_filter(job, error) ? job->drawable : HOST_NONE;
    const Target target = target_find(job, error);
    if (target.drawable == HOST_NONE)
        return HOST_NONE;
    gimp_progress_init(_("Lattice Noise"));
    const gboolean is_drawn =
        target.is_new
            ? draw_new(&target, job, recipe, error)
            : target_draw(&target, job->image, render_job, job, recipe, error);
    gimp_progress_end();
    return is_drawn ? target.drawable : HOST_NONE;
}
