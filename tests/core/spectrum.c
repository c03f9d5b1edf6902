/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include "spectrum.h"

#include <complex.h>
#include <math.h>

#define PI 3.14159265358979323846

/* A whole turn in SPECTRUM_SIZE steps, clockwise, on the unit circle. */
static const double complex *
turns(void)
{
    static double complex turn[SPECTRUM_SIZE];

    if (turn[0] == 0.0) {
        for (int i = 0; i < SPECTRUM_SIZE; i++)
            turn[i] = cexp(-2.0 * PI * I * i / SPECTRUM_SIZE);
    }
    return turn;
}

/* The transform of n numbers, `stride` apart, into out (J. Cooley, J. Tukey,
 * 1965); n stride is SPECTRUM_SIZE. */
static void
transform(const double complex *in, int n, int stride, double complex *out)
{
    if (n == 1) {
        out[0] = in[0];
        return;
    }
    transform(in, n / 2, 2 * stride, out);
    transform(in + stride, n / 2, 2 * stride, out + n / 2);
    for (int i = 0; i < n / 2; i++) {
        const double complex odd = turns()[i * stride] * out[n / 2 + i];
        const double complex even = out[i];
        out[i] = even + odd;
        out[n / 2 + i] = even - odd;
    }
}

static double
find_mean(const float *pixels)
{
    double sum = 0;

    for (int i = 0; i < SPECTRUM_SIZE * SPECTRUM_SIZE; i++)
        sum += pixels[i];
    return sum / (SPECTRUM_SIZE * SPECTRUM_SIZE);
}

static double
window(int i)
{
    return 0.5 - 0.5 * cos(2.0 * PI * (i + 0.5) / SPECTRUM_SIZE);
}

void
spectrum_add(Spectrum *spectrum, const float *pixels)
{
    static double complex rows[SPECTRUM_SIZE][SPECTRUM_SIZE];
    double complex line[SPECTRUM_SIZE], transformed[SPECTRUM_SIZE];
    const double mean = find_mean(pixels);

    for (int j = 0; j < SPECTRUM_SIZE; j++) {
        for (int i = 0; i < SPECTRUM_SIZE; i++)
            line[i] =
                (pixels[j * SPECTRUM_SIZE + i] - mean) * window(i) * window(j);
        transform(line, SPECTRUM_SIZE, 1, rows[j]);
    }
    for (int i = 0; i < SPECTRUM_SIZE; i++) {
        for (int j = 0; j < SPECTRUM_SIZE; j++)
            line[j] = rows[j][i];
        transform(line, SPECTRUM_SIZE, 1, transformed);
        for (int j = 0; j < SPECTRUM_SIZE; j++) {
            const double size = cabs(transformed[j]);
            spectrum->power[j][i] += size * size;
        }
    }
}

/* The length of a frequency, in periods in the picture's width. */
static double
length_of(int i, int j)
{
    return hypot(spectrum_frequency(i), spectrum_frequency(j));
}

double
spectrum_share(const Spectrum *spectrum, double first, double end)
{
    double sum = 0;
    double part = 0;

    for (int j = 0; j < SPECTRUM_SIZE; j++) {
        for (int i = 0; i < SPECTRUM_SIZE; i++) {
            const double length = length_of(i, j);
            if (length <= 2.0)
                continue;
            sum += spectrum->power[j][i];
            if (length >= first && length < end)
                part += spectrum->power[j][i];
        }
    }
    return part / sum;
}

double
spectrum_direction(const Spectrum *spectrum, double first, double end,
                   double angle_degrees, double within)
{
    double sum = 0;
    int n = 0;

    for (int j = 0; j < SPECTRUM_SIZE; j++) {
        for (int i = 0; i < SPECTRUM_SIZE; i++) {
            const double length = length_of(i, j);
            const double angle =
                atan2(spectrum_frequency(j), spectrum_frequency(i)) * 180 / PI -
                angle_degrees;
            const double off = angle - 90.0 * floor(angle / 90.0 + 0.5);
            if (length < first || length >= end || fabs(off) >= within)
                continue;
            sum += spectrum->power[j][i];
            n++;
        }
    }
    return sum / n;
}
