/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Storing exact floats through a selection.
 */
#include "selection.h"

#include <string.h>

#include "request.h"

static gboolean
is_hard(GeglBuffer *selection, const GeglRectangle *area)
{
    GeglBufferIterator *tiles =
        gegl_buffer_iterator_new(selection, area, 0, babl_format("Y float"),
                                 GEGL_ACCESS_READ, GEGL_ABYSS_NONE, 1);

    while (gegl_buffer_iterator_next(tiles)) {
        const float *selected = tiles->items[0].data;

        for (int i = 0; i < tiles->length; i++) {
            if (selected[i] != 0.0F && selected[i] != 1.0F) {
                gegl_buffer_iterator_stop(tiles);
                return FALSE;
            }
        }
    }
    return TRUE;
}

gboolean
lattice_selection_wants_black(GeglBuffer *selection, const GeglRectangle *area,
                              const Babl *format)
{
    return strcmp(lattice_depth_of(format), "float") == 0 &&
           is_hard(selection, area);
}

GeglBuffer *
lattice_selection_blacken(GeglBuffer *shadow, const GeglRectangle *area)
{
    GeglBuffer *noise = gegl_buffer_new(area, gegl_buffer_get_format(shadow));
    GeglColor *black = gegl_color_new("black");

    gegl_buffer_copy(shadow, area, GEGL_ABYSS_NONE, noise, area);
    gegl_buffer_set_color(shadow, area, black);
    g_object_unref(black);
    return noise;
}
