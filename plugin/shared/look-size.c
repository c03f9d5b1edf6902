/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Looks that fit any image.
 */
#include "look-size.h"

#include <math.h>

/* Within the limits, and whole percents from 10 on, as people would set it. */
static void
set_size(LatticeRequest *request, double size)
{
    const NoiseParameter *parameter = noise_parameter_find("size");
    const double rounded = size < 10.0 ? size : floor(size + 0.5);

    request->params.size =
        CLAMP(rounded, parameter->minimum, parameter->maximum);
}

static double
times_of(int width, int height)
{
    return MIN(width, height) / (double)LATTICE_LOOK_SIDE;
}

void
lattice_look_fit(LatticeRequest *request, int width, int height)
{
    set_size(request, request->params.size * times_of(width, height));
}

void
lattice_look_keep(LatticeRequest *request, int width, int height)
{
    set_size(request, request->params.size / times_of(width, height));
}
