/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * How a gradient that is edited looks: a band, and below it a handle for each
 * stop.
 */
#ifndef LATTICE_GRADIENT_PAINT_H
#define LATTICE_GRADIENT_PAINT_H

#include <gtk/gtk.h>

#include <noise/noise.h>

/* Pixels: the band's height, that of the handles, and half the width of one, by
 * which they stand out at the ends. */
#define GRADIENT_BAND   20
#define GRADIENT_HANDLE 12
#define GRADIENT_HALF   6

/* Paints stops, of which one is selected and may have the keyboard. */
void gradient_paint(cairo_t *cairo, int width, const NoiseGradient *gradient,
                    int selected, gboolean has_keyboard);

#endif
