/* SPDX-License-Identifier: MIT
 *
 * Conditions: whether a parameter matters, given the choices of others.
 */
#ifndef NOISE_WHEN_H
#define NOISE_WHEN_H

#include <noise/noise.h>

/* Gives what does not matter in checked params its initial value, so that
 * nothing that draws has to know when it does. */
void noise_params_settle(NoiseParams *params);

#endif
