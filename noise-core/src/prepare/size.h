/* SPDX-License-Identifier: MIT
 *
 * Parameters as they are drawn.
 */
#ifndef NOISE_SIZE_H
#define NOISE_SIZE_H

#include <noise-core/noise.h>

/* Returns checked params as they are drawn: settled (see noise_params_settle()), and
 * then with the size applied. */
NoiseParams noise_params_drawn(const NoiseParams *params);

#endif
