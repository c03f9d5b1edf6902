/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Samples GIMP's gradients.
 */
#include "gradients.h"

#include <string.h>

#include "gradient.h"

static gboolean
find_segment(gpointer gradient, int segment, double place[3])
{
    return gimp_gradient_segment_get_left_pos(gradient, segment, &place[0]) &&
           gimp_gradient_segment_get_middle_pos(gradient, segment, &place[1]) &&
           gimp_gradient_segment_get_right_pos(gradient, segment, &place[2]);
}

static gboolean
sample(gpointer gradient, int n, const double *position, double *rgba)
{
    const Babl *format = babl_format("R'G'B'A double");
    GeglColor **colors =
        gimp_gradient_get_custom_samples(gradient, (gsize)n, position, FALSE);
    int n_colors = 0;

    if (colors == NULL)
        return FALSE;
    while (n_colors < n && colors[n_colors] != NULL) {
        gegl_color_get_pixel(colors[n_colors], format, rgba);
        n_colors++;
        rgba += 4;
    }
    gimp_color_array_free(colors);
    return n_colors == n;
}

gboolean
gradients_fit(GimpGradient *gradient, NoiseGradient *stops)
{
    const LatticeGradient source = {
        .n_segments = gimp_gradient_get_number_of_segments(gradient),
        .find_segment = find_segment,
        .sample = sample,
        .data = gradient,
    };

    return lattice_gradient_fit(&source, stops);
}
