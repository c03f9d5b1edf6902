/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * How many decimals an entry shows.
 */
#include "decimals.h"

#include <math.h>

int
decimals_count(double value, int at_least)
{
    int decimals = at_least;

    /* Nine digits count, those of very small numbers from 0.001 on. */
    while (decimals < 9 && fabs(remainder(value, pow(10, -decimals))) >
                               1e-9 * fmax(fabs(value), 1e-3))
        decimals++;
    return decimals;
}
