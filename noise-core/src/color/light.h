/* SPDX-License-Identifier: MIT
 *
 * The light that falls on noise drawn as a landscape.
 */
#ifndef NOISE_LIGHT_H
#define NOISE_LIGHT_H

#include <noise-core/noise.h>

typedef struct NoiseLight {
    bool is_on;
    float relief; /* how high white is above black, in pixels */
    /* The unit vector toward the light: along the canvas's x and y, and up. */
    float across[2], up;
} NoiseLight;

/* Sets the light from parameters. */
void noise_light_init(NoiseLight *light, const NoiseParams *params);

#endif
