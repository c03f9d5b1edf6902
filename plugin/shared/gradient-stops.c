/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Edits the stops of a gradient.
 */
#include "gradient-stops.h"

#include <math.h>
#include <string.h>

double
lattice_color_get(guint64 color, int channel)
{
    return (double)(color >> (48 - 16 * channel) & 0xffff) / 65535.0;
}

guint64
lattice_color_pack(const double channels[4])
{
    guint64 color = 0;

    for (int i = 0; i < 4; i++)
        color = color << 16 |
                (guint64)(CLAMP(channels[i], 0.0, 1.0) * 65535.0 + 0.5);
    return color;
}

/* Counts the stops at or before a position. */
static int
count_before(const NoiseGradient *gradient, double position)
{
    int n = 0;

    while (n < gradient->count && gradient->stops[n].position <= position)
        n++;
    return n;
}

guint64
lattice_stops_get_color(const NoiseGradient *gradient, double position)
{
    const int n = count_before(gradient, position);

    if (n == 0)
        return gradient->stops[0].color;
    if (n == gradient->count)
        return gradient->stops[n - 1].color;
    const NoiseStop *low = &gradient->stops[n - 1], *high = low + 1;
    const double share =
        (position - low->position) / (high->position - low->position);
    double mixed[4];
    for (int i = 0; i < 4; i++) {
        const double from = lattice_color_get(low->color, i);
        mixed[i] = from + (lattice_color_get(high->color, i) - from) * share;
    }
    return lattice_color_pack(mixed);
}

int
lattice_stops_find(const NoiseGradient *gradient, double position, double reach,
                   int preferred)
{
    int nearest = -1;
    double distance = reach;

    for (int i = 0; i < gradient->count; i++) {
        const double place = gradient->stops[i].position;
        const double own_distance = fabs(place - position);
        const gboolean is_same =
            nearest >= 0 && place == gradient->stops[nearest].position;
        if (own_distance > distance)
            continue;
        /* If several stops share a position, take the last one, which can be
         * moved to the right.  At the right end, take the first one, which can
         * be moved to the left. */
        if (is_same && i != preferred && (nearest == preferred || place == 1.0))
            continue;
        nearest = i;
        distance = own_distance;
    }
    return nearest;
}

static double
snap(double position)
{
    return CLAMP(rint(position * LATTICE_STOPS_PLACES) / LATTICE_STOPS_PLACES,
                 0.0, 1.0);
}

int
lattice_stops_add(NoiseGradient *gradient, double position)
{
    const double place = snap(position);
    const int n = count_before(gradient, place);
    const NoiseStop stop = {place, lattice_stops_get_color(gradient, place)};

    if (gradient->count == NOISE_STOPS_MAX)
        return -1;
    memmove(&gradient->stops[n + 1], &gradient->stops[n],
            sizeof stop * (size_t)(gradient->count - n));
    gradient->stops[n] = stop;
    gradient->count++;
    return n;
}

void
lattice_stops_move(NoiseGradient *gradient, int stop, double position)
{
    NoiseStop *moved = &gradient->stops[stop];
    const double least = stop > 0 ? moved[-1].position : 0.0;
    const double most = stop + 1 < gradient->count ? moved[1].position : 1.0;

    moved->position = CLAMP(snap(position), least, most);
}

gboolean
lattice_stops_remove(NoiseGradient *gradient, int stop)
{
    if (gradient->count <= NOISE_STOPS_MIN)
        return FALSE;
    gradient->count--;
    memmove(&gradient->stops[stop], &gradient->stops[stop + 1],
            sizeof *gradient->stops * (size_t)(gradient->count - stop));
    return TRUE;
}

void
lattice_stops_reverse(NoiseGradient *gradient)
{
    const NoiseGradient old = *gradient;

    for (int i = 0; i < old.count; i++) {
        const NoiseStop *stop = &old.stops[old.count - 1 - i];
        gradient->stops[i] = (NoiseStop){1.0 - stop->position, stop->color};
    }
}
