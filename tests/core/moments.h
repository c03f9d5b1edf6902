/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Computes statistics of many numbers.
 */
#ifndef MOMENTS_H
#define MOMENTS_H

#include <math.h>

typedef struct Moments {
    double n, sum, sum_of_squares;
    double minimum, maximum; /* valid if all numbers are within +-1e300 */
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

/* Pairs of numbers. */
typedef struct Pairs {
    Moments first, second;
    double product;
} Pairs;

static inline Pairs
pairs_begin(void)
{
    return (Pairs){moments_begin(), moments_begin(), 0};
}

static inline void
pairs_add(Pairs *pairs, double first, double second)
{
    moments_add(&pairs->first, first);
    moments_add(&pairs->second, second);
    pairs->product += first * second;
}

/* Returns a correlation from -1 to 1. */
static inline double
pairs_correlation(const Pairs *pairs)
{
    const double covariance =
        pairs->product / pairs->first.n -
        moments_mean(&pairs->first) * moments_mean(&pairs->second);

    return covariance / (moments_deviation(&pairs->first) *
                         moments_deviation(&pairs->second));
}

/* Returns the correlation of n pairs of numbers, which are `stride` apart in each
 * array. */
static inline double
correlation_of(const float *first, const float *second, int n, int stride)
{
    Pairs pairs = pairs_begin();

    for (int i = 0; i < n; i++)
        pairs_add(&pairs, first[i * stride], second[i * stride]);
    return pairs_correlation(&pairs);
}

/* Returns chi-square for n_classes classes whose counts should be equal. */
static inline double
chi_square(const int *count, int n_classes)
{
    double n = 0;
    double sum = 0;

    for (int i = 0; i < n_classes; i++)
        n += count[i];
    for (int i = 0; i < n_classes; i++) {
        const double miss = count[i] - n / n_classes;
        sum += miss * miss / (n / n_classes);
    }
    return sum;
}

/* Converts chi-square to a number with a standard normal distribution (E.
 * Wilson, M. Hilferty, 1931). */
static inline double
chi_square_normal(double chi, int n_classes)
{
    const double part = 2.0 / (9 * (n_classes - 1));

    return (cbrt(chi / (n_classes - 1)) - (1 - part)) / sqrt(part);
}

#endif
