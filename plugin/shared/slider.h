/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Converts between numbers and positions along a slider.
 */
#ifndef LATTICE_SLIDER_H
#define LATTICE_SLIDER_H

#include <noise-core/noise.h>

/* The position of a number along a parameter's slider, 0 to 1; numbers beyond
 * its ends have the position of the nearest end.  A gamma above 1 gives small
 * numbers more room. */
double lattice_slider_place(const NoiseParameter *parameter, double number);

/* The number at a position, rounded to the decimals that the slider shows. */
double lattice_slider_number(const NoiseParameter *parameter, double place);

#endif
