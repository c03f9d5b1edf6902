/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The first scale.
 */
#include "start.h"

#include <math.h>
#include <string.h>

#define CELLS_ACROSS 8.0

double
lattice_start_scale(LatticeExtent canvas, NoiseAlgorithm algorithm)
{
    const double exact = MIN(canvas.width, canvas.height) / CELLS_ACROSS;
    /* Numbers that one would have typed. */
    const double step = exact < 20.0    ? 1.0
                        : exact < 100.0 ? 5.0
                        : exact < 500.0 ? 10.0
                                        : 50.0;

    return algorithm == NOISE_ALGORITHM_WHITE
               ? 1.0
               : fmax(step * round(exact / step), 1.0);
}

double
lattice_start_scale_of(LatticeExtent canvas, const char *nick)
{
    NoiseParams params;

    noise_params_init(&params);
    noise_params_set_text(&params, noise_parameter_find("algorithm"), nick,
                          NULL);
    return lattice_start_scale(canvas, params.algorithm);
}

gboolean
lattice_start_is_fresh(const LatticeRequest *request)
{
    g_autofree char *recipe = lattice_request_get_recipe(request);
    LatticeRequest plain;

    lattice_request_init(&plain);
    g_autofree char *empty = lattice_request_get_recipe(&plain);
    return strcmp(recipe, empty) == 0;
}
