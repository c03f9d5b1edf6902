/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws a job's noise.
 *
 * On a drawable that is in the image, noise is drawn into the shadow buffer, which
 * GIMP then merges, respecting the selection and locks.  Merging a filter instead
 * would not work: GIMP would convert the noise's values from sRGB to the image's
 * profile, which changes them.
 *
 * On a new drawable, noise is drawn directly.  The drawable is inserted into the
 * image only when it is finished, so killing the plug-in never leaves a half-drawn
 * one.
 */
#include "draw.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_COMPONENTS 4

/* The layer, mask or channel that a job is drawn on. */
typedef struct Target {
    HostDrawable drawable; /* HOST_NONE if GIMP refused to make one */
    HostKind kind;
    int x, y;           /* top left corner on the canvas */
    gboolean is_new;    /* not inserted yet; only then is `area` set */
    GeglRectangle area; /* what to draw, in the drawable's pixels */
} Target;

/* Makes a transparent layer or a black channel that covers the canvas. */
static Target
make_new(const Job *job, HostKind kind)
{
    gboolean is_selection;
    int x1, y1, x2, y2;

    /* Without a selection, these are the bounds of the canvas. */
    gimp_selection_bounds(job->image, &is_selection, &x1, &y1, &x2, &y2);
    return (Target){
        .drawable = kind == HOST_CHANNEL
                        ? host_new_channel(job->image, job->name)
                        : host_new_layer(job->image, job->name,
                                         host_image_get_size(job->image),
                                         job->mode, job->request.opacity),
        .kind = kind,
        .is_new = TRUE,
        .area = {x1, y1, x2 - x1, y2 - y1},
    };
}

/* Returns `target` with the mask of the job's layer, or with a new black mask if the
 * layer has none. */
static Target
take_mask(const Job *job, Target target)
{
    target.kind = HOST_MASK;
    target.drawable =
        GIMP_DRAWABLE(gimp_layer_get_mask(GIMP_LAYER(job->layer)));
    if (target.drawable != HOST_NONE)
        return target;
    target.is_new = TRUE;
    host_find_selected(job->layer, &target.area);
    target.drawable = GIMP_DRAWABLE(
        gimp_layer_create_mask(GIMP_LAYER(job->layer), GIMP_ADD_MASK_BLACK));
    return target;
}

static Target
find_target(const Job *job)
{
    Target target = {.drawable = job->drawable, .kind = job->kind};

    switch (job->request.output) {
    case LATTICE_OUTPUT_NEW_LAYER:
    case LATTICE_OUTPUT_NEW_LAYER_BELOW:
        return make_new(job, HOST_LAYER);
    case LATTICE_OUTPUT_NEW_CHANNEL:
        return make_new(job, HOST_CHANNEL);
    case LATTICE_OUTPUT_LAYER_MASK:
        target = take_mask(job, target);
        break;
    case LATTICE_OUTPUT_DRAWABLE:
    case LATTICE_OUTPUT_FILTER:
        break;
    }
    const GeglRectangle place = host_get_place(job->drawable);
    target.x = place.x;
    target.y = place.y;
    return target;
}

/* Data for draw_noise(). */
typedef struct Noise {
    HostOrigin origin; /* has the recipe */
    LatticePlacement placement;
} Noise;

static void
draw_noise(GeglBuffer *buffer, const GeglRectangle *area, gconstpointer data)
{
    const Noise *noise = data;

    lattice_operation_render(
        &(LatticeDrawn){noise->origin.recipe, noise->placement, buffer}, 1,
        area, (LatticeProgress){gimp_progress_update, 0.0, 1.0});
}

/* Adds alpha to a layer, and copies an area of `pixels` into its shadow
 * buffer. */
static gboolean
add_alpha(HostDrawable layer, GeglBuffer *pixels, const GeglRectangle *area)
{
    GeglBuffer *shadow;

    if (!gimp_layer_add_alpha(GIMP_LAYER(layer)) ||
        (shadow = gimp_drawable_get_shadow_buffer(layer)) == NULL)
        return FALSE;
    gegl_buffer_copy(pixels, area, GEGL_ABYSS_NONE, shadow, area);
    g_object_unref(shadow); /* sends the last tiles to GIMP */
    return TRUE;
}

/* Merges the shadow buffer, in one undo step.  If `added` is not NULL, first
 * adds alpha to the layer, and fills the shadow buffer from `added`. */
static gboolean
merge(HostImage image, HostDrawable drawable, gboolean keeps_alpha,
      GeglBuffer *added, const GeglRectangle *area, const HostOrigin *origin)
{
    const gboolean locks =
        keeps_alpha && !gimp_layer_get_lock_alpha(GIMP_LAYER(drawable));

    gimp_image_undo_group_start(image);
    if (locks)
        gimp_layer_set_lock_alpha(GIMP_LAYER(drawable), TRUE);
    const gboolean is_merged =
        (added == NULL || add_alpha(drawable, added, area)) &&
        gimp_drawable_merge_shadow(drawable, TRUE);
    if (is_merged && origin != NULL)
        host_attach_origin(drawable, &host_pixels_origin, origin);
    if (locks)
        gimp_layer_set_lock_alpha(GIMP_LAYER(drawable), FALSE);
    gimp_image_undo_group_end(image);
    return is_merged;
}

/* Makes a buffer for an area of a layer, in the layer's format plus alpha. */
static GeglBuffer *
new_with_alpha(HostDrawable layer, const GeglRectangle *area)
{
    const Babl *format = gimp_drawable_get_format(layer);
    g_auto(GStrv) words = g_strsplit(babl_format_get_encoding(format), " ", 2);
    g_autofree char *name = g_strconcat(words[0], "A ", words[1], NULL);

    return gegl_buffer_new(area, babl_format_with_space(name, format));
}

/* Draws before opening the undo step: if the user cancels, GIMP kills the plug-in in
 * the middle of drawing, and an open step would be left behind, empty. */
gboolean
draw_selected(HostImage image, HostDrawable drawable, DrawPixels draw_pixels,
              gconstpointer data, DrawAlpha alpha, const HostOrigin *origin,
              GError **error)
{
    g_autoptr(GeglBuffer) added = NULL;
    GeglRectangle area;

    host_find_selected(drawable, &area);
    if (alpha == DRAW_ALPHA_ADDED) {
        added = new_with_alpha(drawable, &area);
        draw_pixels(added, &area, data);
    } else {
        GeglBuffer *shadow = gimp_drawable_get_shadow_buffer(drawable);
        if (shadow == NULL)
            return host_refuse(error);
        draw_pixels(shadow, &area, data);
        g_object_unref(shadow); /* sends the last tiles to GIMP */
    }
    if (!merge(image, drawable, alpha == DRAW_ALPHA_KEPT, added, &area, origin))
        return host_refuse(error);
    gimp_drawable_update(drawable, area.x, area.y, area.width, area.height);
    return TRUE;
}

/* ---- New drawables ---------------------------------------------------- */

/* Fades the noise on a new drawable where pixels are not fully selected.  We do
 * this ourselves because GIMP merges only into drawables that are already in an
 * image.  Where nothing is selected, layers stay transparent, and masks and
 * channels stay black. */
static void
cut_to_selection(GeglBuffer *noise, const Target *target, HostImage image)
{
    const GeglRectangle *area = &target->area;
    const Babl *format = gegl_buffer_get_format(noise);
    const int n_components = babl_format_get_n_components(format);
    g_autofree char *name = g_strconcat(
        babl_get_name(babl_format_get_model(format)), " float", NULL);
    /* Fade a single component in linear light, as GIMP does when it blends masks
     * and channels. */
    const Babl *floats = babl_format(n_components == 1 ? "Y float" : name);
    const Babl *to_floats = babl_fish(format, floats);
    const Babl *from_floats = babl_fish(floats, format);
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

        /* Skip fully selected pixels: converting them would round them. */
        for (int i = 0; i < tiles->length; i++, pixel += size) {
            float faded[MAX_COMPONENTS];
            if (selected[i] == 1.0F)
                continue;
            babl_process(to_floats, pixel, faded, 1);
            faded[n_components - 1] *= selected[i]; /* alpha or gray */
            if (selected[i] == 0.0F)
                memset(faded, 0, sizeof faded);
            babl_process(from_floats, faded, pixel, 1);
        }
    }
    g_object_unref(selection);
}

/* Draws on a new target, then inserts it with its recipe into the job's image, in
 * one undo step.  Deletes it if GIMP refuses.
 *
 * We put that one step into a group only to give it a better name: GIMP names a
 * group after the plug-in's menu entry, but a step outside a group after what it
 * does, such as "Add Layer".  If the plug-in is killed before the only call in the
 * group, an empty step is left behind. */
static gboolean
draw_new(const Target *target, const Job *job, const Noise *noise,
         GError **error)
{
    GeglBuffer *buffer = gimp_drawable_get_buffer(target->drawable);
    HostDrawable parent = job->layer; /* the parent of a mask */
    int position = 0;

    draw_noise(buffer, &target->area, noise);
    if (!gimp_selection_is_empty(job->image))
        cut_to_selection(buffer, target, job->image);
    g_object_unref(buffer); /* sends the last tiles to GIMP */
    if (target->kind == HOST_LAYER)
        job_find_place(job, &parent, &position);
    host_attach_origin(target->drawable, &host_pixels_origin, &noise->origin);
    gimp_image_undo_group_start(job->image);
    const gboolean is_inserted = host_insert(target->kind, target->drawable,
                                             job->image, parent, position);
    if (!is_inserted)
        host_refuse(error);
    gimp_image_undo_group_end(job->image);
    if (!is_inserted)
        gimp_item_delete(GIMP_ITEM(target->drawable));
    return is_inserted;
}

HostDrawable
draw_job(const Job *job, GError **error)
{
    if (job->request.output == LATTICE_OUTPUT_FILTER)
        return host_draw_filter(job, error) ? job->drawable : HOST_NONE;

    const Target target = find_target(job);
    if (target.drawable == HOST_NONE) {
        host_refuse(error);
        return HOST_NONE;
    }
    const gboolean is_mask =
        target.kind == HOST_MASK || target.kind == HOST_CHANNEL;
    const Noise noise = {
        {job->request.recipe, job->look, job->request.asked_size},
        lattice_operation_place(gimp_drawable_get_format(target.drawable),
                                is_mask, target.x, target.y, &job->request)};
    gimp_progress_init(_("Lattice Noise"));
    const gboolean is_drawn =
        target.is_new
            ? draw_new(&target, job, &noise, error)
            : draw_selected(job->image, target.drawable, draw_noise, &noise,
                            job_keeps_alpha(job) ? DRAW_ALPHA_KEPT
                                                 : DRAW_ALPHA_FREELY,
                            &noise.origin, error);
    gimp_progress_end();
    return is_drawn ? target.drawable : HOST_NONE;
}
