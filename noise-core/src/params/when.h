/* SPDX-License-Identifier: MIT
 *
 * Conditions: whether a parameter matters, given the choices of others.
 */
#ifndef NOISE_WHEN_H
#define NOISE_WHEN_H

#include <noise-core/noise.h>

/* Sets parameters that do not matter, with the choices of checked params, to
 * their initial values, so that drawing need not know when they matter. */
void noise_params_settle(NoiseParams *params);

#endif
