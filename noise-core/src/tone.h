/* SPDX-License-Identifier: MIT
 *
 * From sums of octaves to picture values.
 */
#ifndef NOISE_TONE_H
#define NOISE_TONE_H

/* Maps n sums from [-1, 1] to [0, 1] in place.  gain > 0 stretches them and
 * passes a limiter first; gain 0 keeps them linear. */
void noise_tone_row(float *values, int n, float gain);

#endif
