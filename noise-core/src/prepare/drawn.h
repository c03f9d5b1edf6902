/* SPDX-License-Identifier: MIT
 *
 * Prepares parameters for drawing.
 */
#ifndef NOISE_DRAWN_H
#define NOISE_DRAWN_H

#include <noise-core/noise.h>

/* Given the choices in checked params, resets all parameters that have no effect to
 * their initial values.  Code that draws can then read every parameter without
 * testing whether it has an effect. */
void noise_params_settle(NoiseParams *params);

/* Returns checked params as they are drawn: settled, and then with the size applied. */
NoiseParams noise_params_drawn(const NoiseParams *params);

#endif
