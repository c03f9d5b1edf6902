/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Filters, whose coordinates are not always the drawable's.
 */
#include "filter.h"

#include "job.h"

GimpDrawableFilter *
filter_new(GimpDrawable *drawable, const char *name)
{
    GimpDrawableFilter *filter =
        gimp_drawable_filter_new(drawable, LATTICE_OPERATION, name);

    if (filter != NULL)
        gimp_drawable_filter_set_blend_mode(filter, GIMP_LAYER_MODE_REPLACE);
    return filter;
}

void
filter_set_request(GimpDrawableFilter *filter, GimpDrawable *drawable,
                   const LatticeRequest *request)
{
    g_autofree char *recipe = lattice_request_get_recipe(request);
    const LatticePlacement placement = job_find_placement(drawable, request);
    int x = 0, y = 0, width, height;

    /* Where there is a selection, GIMP lets a filter's coordinates begin at
     * the corner of its bounds within the drawable. */
    gimp_drawable_mask_intersect(drawable, &x, &y, &width, &height);
    g_object_set(gimp_drawable_filter_get_config(filter), "recipe", recipe,
                 "encoding", placement.encoding, "depth", placement.depth,
                 "origin-x", placement.origin_x - x, "origin-y",
                 placement.origin_y - y, NULL);
    gimp_drawable_filter_update(filter);
}
