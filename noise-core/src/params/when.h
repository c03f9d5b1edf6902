/* SPDX-License-Identifier: MIT
 *
 * Evaluates conditions: whether a parameter matters, given the choices of others.
 */
#ifndef NOISE_WHEN_H
#define NOISE_WHEN_H

#include <noise-core/noise.h>

/* Given the choices in checked params, resets all parameters that have no effect to
 * their initial values.  Code that draws can then read every parameter without
 * testing whether it has an effect. */
void noise_params_settle(NoiseParams *params);

#endif
