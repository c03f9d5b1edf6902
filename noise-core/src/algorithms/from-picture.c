/* SPDX-License-Identifier: MIT
 *
 * A picture as noise: its value is the brightness, or another channel, of the picture
 * at the place.
 */
#include "../view/view.h"

static void
picture_points(const NoiseOctaveInput *input, const NoisePlaces *places, int n,
               float *sum, NoiseSlopes *slopes)
{
    NOISE_ALIGNED float value[NOISE_BLOCK];

    (void)slopes;
    noise_view_values(input->views, &input->shape->reading, places, n,
                      input->pixel, value);
    for (int i = 0; i < n; i++)
        sum[i] += input->factor * (2.0f * value[i] - 1.0f);
}

const NoiseBasis noise_basis_picture = {.points = picture_points};
