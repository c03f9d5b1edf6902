/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include "waves.h"

#include <math.h>

double
paper_profile(PaperProfile profile, double along, double *slope)
{
    const double turn = 2 * acos(-1.0);
    const double part = along - floor(along);

    switch (profile) {
    case PAPER_PROFILE_TRIANGLE:
        *slope = part < 0.5 ? 4 : -4;
        return part < 0.5 ? 4 * part - 1 : 3 - 4 * part;
    case PAPER_PROFILE_SAW:
        *slope = 2;
        return 2 * part - 1;
    case PAPER_PROFILE_SQUARE:
        *slope = 0;
        return part > 0.25 && part < 0.75 ? 1 : -1;
    default:
        *slope = turn * sin(turn * part);
        return -cos(turn * part);
    }
}

double
paper_wave(int has_rings, PaperProfile profile, double phase,
           const double place[2], double gradient[2])
{
    const double radius = hypot(place[0], place[1]);
    const double along = (has_rings ? radius : place[0]) + phase;
    double slope;
    const double value = paper_profile(profile, along, &slope);

    gradient[0] = has_rings ? slope * place[0] / radius : slope;
    gradient[1] = has_rings ? slope * place[1] / radius : 0;
    return value;
}
