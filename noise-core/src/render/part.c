/* SPDX-License-Identifier: MIT
 *
 * The rows of a part, among the pixels of the rectangle.
 */
#include "part.h"

#include "paint.h"

float *
noise_part_pixels(const NoiseRectangle *drawing, const NoisePart *part, int row)
{
    const int n_channels = noise_plan_channels(drawing->plan);

    return drawing->pixels +
           (ptrdiff_t)(part->row + row) * drawing->row_stride +
           (ptrdiff_t)part->column * n_channels;
}

void
noise_part_finish(const NoiseRectangle *drawing, const NoisePart *part, int row,
                  float rise[2][NOISE_BLOCK])
{
    const NoisePlan *plan = drawing->plan;
    float *pixels = noise_part_pixels(drawing, part, row);

    if (plan->tint.is_on)
        noise_tint_paint(&plan->tint, part->n_columns, pixels);
    if (rise != NULL)
        plan->kernels->light(&plan->light, rise[0], rise[1],
                             noise_plan_channels(plan), part->n_columns,
                             pixels);
    if (drawing->region->encoding == NOISE_ENCODING_LINEAR)
        noise_paint_decode(plan, part->n_columns, pixels);
}
