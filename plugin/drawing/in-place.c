/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * On a drawable of the image, pixels are drawn into the shadow buffer, which
 * GIMP merges, minding selection and locks.  Merging a filter would not do:
 * GIMP converts its numbers from sRGB to the image's profile, and they would no
 * longer be the noise's.
 */
#include "in-place.h"

#include "parasite.h"
#include "selection.h"

GeglBuffer *
in_place_open_selection(const Target *target, HostImage image,
                        GeglRectangle *on_canvas)
{
    *on_canvas = target->area;
    on_canvas->x += target->x;
    on_canvas->y += target->y;
    return host_image_open_selection(image);
}

/* Copies the pixels that merging through a selection would round; NULL if there
 * would be nothing to correct. */
static GeglBuffer *
keep_pixels(const Target *target, HostImage image)
{
    if (gimp_selection_is_empty(image))
        return NULL;
    GeglBuffer *buffer = gimp_drawable_get_buffer(target->drawable);
    GeglBuffer *kept = lattice_selection_keep(buffer, &target->area);
    g_object_unref(buffer);
    return kept;
}

/* Corrects the rounding of what has been merged, in the same undo step. */
static void
mend_pixels(const Target *target, HostImage image, GeglBuffer *kept)
{
    GeglRectangle on_canvas;
    GeglBuffer *selection = in_place_open_selection(target, image, &on_canvas);
    GeglBuffer *shadow = gimp_drawable_get_shadow_buffer(target->drawable);
    GeglBuffer *buffer = gimp_drawable_get_buffer(target->drawable);

    lattice_selection_mend(buffer, &target->area, kept, shadow, selection,
                           &on_canvas);
    g_object_unref(buffer); /* sends the last tiles */
    g_object_unref(shadow);
    g_object_unref(selection);
}

/* Merges the shadow buffer, and corrects what merging has rounded. */
static gboolean
merge(const Target *target, HostImage image)
{
    GeglBuffer *kept = keep_pixels(target, image);
    const gboolean is_merged =
        gimp_drawable_merge_shadow(target->drawable, TRUE);

    if (is_merged && kept != NULL)
        mend_pixels(target, image, kept);
    g_clear_object(&kept);
    return is_merged;
}

gboolean
in_place_draw(const Target *target, HostImage image, InPlaceRender render,
              gconstpointer data, const char *recipe, GError **error)
{
    const GeglRectangle *area = &target->area;
    GeglBuffer *shadow = gimp_drawable_get_shadow_buffer(target->drawable);
    gboolean is_merged = shadow != NULL;

    if (is_merged) {
        render(shadow, target, data);
        g_object_unref(shadow); /* sends the last tiles */
        gimp_image_undo_group_start(image);
        is_merged = merge(target, image);
        if (is_merged && recipe != NULL)
            parasite_attach_recipe(target->drawable, recipe);
        gimp_image_undo_group_end(image);
    }
    if (!is_merged)
        return host_refuse(error);
    gimp_drawable_update(target->drawable, area->x, area->y, area->width,
                         area->height);
    return TRUE;
}
