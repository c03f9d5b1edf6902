/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include "fractals.h"

#include <math.h>

/* A path to and fro between -1 and 1, from -1 on. */
static double
reflect(double way)
{
    const double left = fmod(way, 2);

    return left < 1 ? 2 * left - 1 : 3 - 2 * left;
}

static double
signal_of(PaperFractal fractal, double noise, double ping_pong)
{
    switch (fractal) {
    case PAPER_FRACTAL_TURBULENCE:
        return 2 * fabs(noise) - 1;
    case PAPER_FRACTAL_BILLOW:
        return 1 - 2 * pow(1 - fabs(noise), 2);
    case PAPER_FRACTAL_RIDGED:
        return 2 * pow(1 - fabs(noise), 2) - 1;
    case PAPER_FRACTAL_PING_PONG:
        return reflect((noise + 1) * ping_pong);
    default:
        return noise;
    }
}

double
paper_fractal(PaperFractal fractal, int n, const PaperOctave *octave,
              double ping_pong, double weight)
{
    double all = 0, reach = 0, sum = 0, strength = 1, slope[2] = {0, 0};

    for (int k = 0; k < n; k++)
        all += octave[k].amplitude;
    for (int k = 0; k < n; k++) {
        const double signal = signal_of(fractal, octave[k].noise, ping_pong);
        const double share = octave[k].amplitude / all;
        for (int axis = 0; axis < 2; axis++)
            slope[axis] += octave[k].slope[axis];
        if (fractal == PAPER_FRACTAL_DAMPED)
            strength = 1 / (1 + pow(slope[0], 2) + pow(slope[1], 2));
        reach += share;
        sum += share * strength * signal;
        if (fractal == PAPER_FRACTAL_HETERO)
            strength = (1 + sum / reach) / 2;
        if (fractal == PAPER_FRACTAL_HYBRID)
            strength *= 1 + signal;
        if (fractal != PAPER_FRACTAL_DAMPED)
            strength *= 1 - weight * (1 - signal) / 2;
        strength = fmin(strength, 1);
    }
    return sum;
}
