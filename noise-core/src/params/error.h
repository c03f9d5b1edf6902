/* SPDX-License-Identifier: MIT
 *
 * Fills in a NoiseError when something is refused.
 */
#ifndef NOISE_ERROR_H
#define NOISE_ERROR_H

#include <noise-core/noise.h>

/* Stores the problem, the parameter (or NULL) and the first bytes of `value` (or
 * NULL) in `error`, unless `error` is NULL.  Always returns false, so that callers
 * can refuse something with a single return statement. */
bool noise_error_set(NoiseError *error, NoiseProblem problem,
                     const NoiseParameter *parameter, const char *value);

/* Does the same as noise_error_set(), with a number as the value. */
bool noise_error_set_number(NoiseError *error, NoiseProblem problem,
                            const NoiseParameter *parameter, double number);

#endif
