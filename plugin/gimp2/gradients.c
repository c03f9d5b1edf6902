/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Samples GIMP's gradients, which GIMP 2.10 knows by name.
 */
#include "gradients.h"

#include <libgimp/gimp.h>
#include <string.h>

#include "gradient.h"

static gboolean
find_segment(gpointer data, int segment, double place[3])
{
    const char *name = data;

    return gimp_gradient_segment_get_left_pos(name, segment, &place[0]) &&
           gimp_gradient_segment_get_middle_pos(name, segment, &place[1]) &&
           gimp_gradient_segment_get_right_pos(name, segment, &place[2]);
}

static gboolean
sample(gpointer data, int n, const double *position, double *rgba)
{
    g_autofree double *colors = NULL;
    int n_numbers;

    if (!gimp_gradient_get_custom_samples(data, n, position, FALSE, &n_numbers,
                                          &colors) ||
        n_numbers != 4 * n)
        return FALSE;
    memcpy(rgba, colors, sizeof *rgba * (size_t)n_numbers);
    return TRUE;
}

gboolean
gradients_fit(const char *name, NoiseGradient *stops)
{
    const LatticeGradient gradient = {
        .n_segments = gimp_gradient_get_number_of_segments(name),
        .find_segment = find_segment,
        .sample = sample,
        .data = (gpointer)name,
    };

    return lattice_gradient_fit(&gradient, stops);
}
