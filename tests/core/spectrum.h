/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The power spectrum of square pictures.
 */
#ifndef SPECTRUM_H
#define SPECTRUM_H

enum { SPECTRUM_SIZE = 256 }; /* pixels on a side */

/* Power by frequency, in periods in the picture's width: power[j][i] belongs to
 * i or, from the half on, i - SPECTRUM_SIZE along x, and likewise j along y. */
typedef struct Spectrum {
    double power[SPECTRUM_SIZE][SPECTRUM_SIZE];
} Spectrum;

/* Adds a picture's power to the spectrum.  The picture's mean is taken off, and
 * it is faded out towards its borders (J. von Hann), for it does not repeat. */
void spectrum_add(Spectrum *spectrum, const float *pixels);

/* The frequency of index i. */
static inline int
spectrum_frequency(int i)
{
    return i < SPECTRUM_SIZE / 2 ? i : i - SPECTRUM_SIZE;
}

/* The share of the power from frequency `first` on, and below `end`, in any
 * direction; without what lies within 2 of 0, where the mean was. */
double spectrum_share(const Spectrum *spectrum, double first, double end);

/* The mean power at frequencies from `first` on, and below `end`, whose
 * direction is less than `within` degrees from `angle_degrees` or from the
 * three directions at right angles to it. */
double spectrum_direction(const Spectrum *spectrum, double first, double end,
                          double angle_degrees, double within);

#endif
