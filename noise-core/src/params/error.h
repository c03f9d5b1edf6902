/* SPDX-License-Identifier: MIT
 *
 * Fills in a NoiseError on the way out of a refusal.
 */
#ifndef NOISE_ERROR_H
#define NOISE_ERROR_H

#include <noise-core/noise.h>

/* Stores problem, parameter (or NULL) and the first bytes of value (or NULL
 * for none) in error, unless error is NULL.  Always returns false, so that
 * a refusal is one return statement. */
bool noise_error_set(NoiseError *error, NoiseProblem problem,
                     const NoiseParameter *parameter, const char *value);

/* The same, with a number as the value. */
bool noise_error_set_number(NoiseError *error, NoiseProblem problem,
                            const NoiseParameter *parameter, double number);

#endif
