/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Paints a gradient that is being edited: a band, and below it a handle for
 * each stop.
 */
#ifndef LATTICE_GRADIENT_PAINT_H
#define LATTICE_GRADIENT_PAINT_H

#include <gtk/gtk.h>

#include <noise-core/noise.h>

/* In pixels: the height of the band and of the handles, and half the width of a
 * handle, the margin at both ends of the band. */
#define GRADIENT_BAND   20
#define GRADIENT_HANDLE 12
#define GRADIENT_HALF   6

/* Paints the stops into a width in pixels; has_keyboard: the selected stop has
 * the focus. */
void gradient_paint(cairo_t *cairo, int width, const NoiseGradient *gradient,
                    int selected, gboolean has_keyboard);

#endif
