/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Adds noise to the numbers of a picture, as grain.
 */
#ifndef LATTICE_DEVELOP_H
#define LATTICE_DEVELOP_H

#include "numbers.h"

/* How strong the grain is where; 1 is as strong as it can be without
 * clipping. */
typedef struct Development {
    float shadows, midtones, highlights;
    gboolean keeps_ends; /* pure black and white get no grain */
} Development;

/* Adds noise to the colors of n pixels.  noise has n_channels planes of n
 * numbers each, from 0 to 1: one, or those of red, green and blue.  Numbers of
 * the picture that lie outside of 0 to 1 stay as they are. */
void develop(const Development *development, const NumberFormat *format,
             const float *noise, int n_channels, int n, float *numbers);

#endif
