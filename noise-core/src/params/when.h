/* SPDX-License-Identifier: MIT
 *
 * Evaluates conditions: whether a parameter matters, given the choices of others.
 */
#ifndef NOISE_WHEN_H
#define NOISE_WHEN_H

#include <noise-core/noise.h>

/* Sets all parameters that do not matter, given the choices in checked params, to
 * their initial values.  Code that draws can then use them all, whether they matter
 * or not. */
void noise_params_settle(NoiseParams *params);

#endif
