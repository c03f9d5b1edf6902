/* SPDX-License-Identifier: MIT
 *
 * Fills in a NoiseError when something is refused.
 */
#ifndef NOISE_ERROR_H
#define NOISE_ERROR_H

#include <noise-core/noise.h>

/* Unless error is NULL, stores in it the problem, the parameter (or NULL) and the
 * first bytes of value, which may be NULL.  Always returns false, so that a refusal
 * is one return statement. */
bool noise_error_set(NoiseError *error, NoiseProblem problem,
                     const NoiseParameter *parameter, const char *value);

/* Does the same with a number as the value. */
bool noise_error_set_number(NoiseError *error, NoiseProblem problem,
                            const NoiseParameter *parameter, double number);

#endif
