/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * What many numbers come to.
 */
#ifndef MOMENTS_H
#define MOMENTS_H

#include <math.h>

typedef struct Moments {
    double n, sum, sum_of_squares;
    double minimum, maximum; /* of numbers within +-1e300 */
} Moments;

static inline Moments
moments_begin(void)
{
    return (Moments){.minimum = 1e300, .maximum = -1e300};
}

static inline void
moments_add(Moments *moments, double number)
{
    moments->n += 1;
    moments->sum += number;
    moments->sum_of_squares += number * number;
    moments->minimum = fmin(moments->minimum, number);
    moments->maximum = fmax(moments->maximum, number);
}

static inline double
moments_mean(const Moments *moments)
{
    return moments->sum / moments->n;
}

static inline double
moments_deviation(const Moments *moments)
{
    const double mean = moments_mean(moments);

    return sqrt(fmax(moments->sum_of_squares / moments->n - mean * mean, 0));
}

/* By how much the mean may miss, if the numbers are independent. */
static inline double
moments_error(const Moments *moments)
{
    return moments_deviation(moments) / sqrt(moments->n);
}

#endif
