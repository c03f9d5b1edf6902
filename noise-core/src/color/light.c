/* SPDX-License-Identifier: MIT
 *
 * Sets the light from parameters.
 */
#include "light.h"

#include "../lattice/rotation.h"

void
noise_light_init(NoiseLight *light, const NoiseParams *params)
{
    double cosine, sine, across, up;

    noise_rotation(params->light_angle, &cosine, &sine);
    noise_rotation(params->light_height, &across, &up);
    *light = (NoiseLight){
        /* A picture's own colors have its own light in them. */
        .is_on = params->relief > 0.0 && params->coloring != NOISE_COLORING_OWN,
        .relief = (float)params->relief,
        /* Angles grow counterclockwise, but y points down. */
        .across = {(float)(cosine * across), (float)(-sine * across)},
        .up = (float)up,
    };
}
