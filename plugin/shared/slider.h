/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Numbers along a slider.
 */
#ifndef LATTICE_SLIDER_H
#define LATTICE_SLIDER_H

#include <noise/noise.h>

/* The place of a number along a parameter's slider, 0 to 1; numbers beyond its
 * ends have the place of the nearest end.  The slider's gamma gives small
 * numbers more room. */
double lattice_slider_place(const NoiseParameter *parameter, double number);

/* The number at a place, with as many decimals as are shown. */
double lattice_slider_number(const NoiseParameter *parameter, double place);

#endif
