/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Between the numbers that people see, those of sRGB, and light.
 */
#ifndef LATTICE_CURVE_H
#define LATTICE_CURVE_H

/* The light, from 0 to 1, that a stored number stands for, within 1e-8. */
double curve_decode(double number);

/* The number that stands for light from 0 to 1, within 2e-7. */
double curve_encode(double light);

#endif
