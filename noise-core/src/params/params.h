/* SPDX-License-Identifier: MIT
 *
 * Parameters, one at a time.
 */
#ifndef NOISE_PARAMS_H
#define NOISE_PARAMS_H

#include <noise-core/noise.h>

/* Red, green, blue and alpha. */
#define NOISE_COLOR_CHANNELS 4
/* The channel of alpha, after those of color. */
#define NOISE_ALPHA          3

/* Refuses a parameter that is outside its limits; rounds it as
 * noise_params_check() says. */
bool noise_params_check_one(NoiseParams *params,
                            const NoiseParameter *parameter, NoiseError *error);

#endif
