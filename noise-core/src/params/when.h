/* SPDX-License-Identifier: MIT
 *
 * Conditions, which tell whether a parameter matters, given the choices of others.
 */
#ifndef NOISE_WHEN_H
#define NOISE_WHEN_H

#include <noise-core/noise.h>

/* Sets the parameters that do not matter, given the other choices in checked params,
 * to their initial values, so that drawing need not know which ones matter. */
void noise_params_settle(NoiseParams *params);

#endif
