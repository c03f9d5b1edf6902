/* SPDX-License-Identifier: MIT
 *
 * What has to hold between parameters.
 */
#ifndef NOISE_CHECK_H
#define NOISE_CHECK_H

#include <noise/noise.h>

/* Refuses what is wrong together in params of which each alone is right. */
bool noise_check_together(const NoiseParams *params, NoiseError *error);

#endif
