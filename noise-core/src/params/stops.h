/* SPDX-License-Identifier: MIT
 *
 * Gradients as recipe text, and their check.
 */
#ifndef NOISE_STOPS_H
#define NOISE_STOPS_H

#include <noise-core/noise.h>

/* Reads "position:color,position:color,..."; a refusal, in the name of the
 * parameter, leaves gradient as it was. */
bool noise_stops_parse(const NoiseParameter *parameter, const char *text,
                       NoiseGradient *gradient, NoiseError *error);

/* Checks a gradient; rounds its positions and clears what lies after the last
 * stop, unless it is refused. */
bool noise_stops_check(const NoiseParameter *parameter, NoiseGradient *gradient,
                       NoiseError *error);

/* Writes a checked gradient; text holds NOISE_TEXT_SIZE bytes. */
void noise_stops_print(const NoiseGradient *gradient, char *text);

#endif
