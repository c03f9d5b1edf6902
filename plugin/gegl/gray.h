/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The brightness of colors, by arithmetic that rounds the same everywhere.
 */
#ifndef LATTICE_GRAY_H
#define LATTICE_GRAY_H

#include <gegl.h>

/* Stores how bright n RGBA colors are, in the encoding that the colors have:
 * with has_alpha, brightness and alpha (two floats each); without, brightness
 * over black, that is times alpha (one float each).  colors and grays may be
 * the same memory. */
void gray_from_colors(const float *colors, int n, gboolean is_linear,
                      gboolean has_alpha, float *grays);

#endif
