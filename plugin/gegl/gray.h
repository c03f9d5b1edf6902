/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The brightness of colors, by arithmetic that rounds the same everywhere.
 */
#ifndef LATTICE_GRAY_H
#define LATTICE_GRAY_H

#include <gegl.h>

/* How bright n colors are, in the encoding of their numbers.  They have four
 * channels each; what is stored has one, the brightness over black, or, with
 * alpha, two.  Both may be the same memory. */
void gray_from_colors(const float *colors, int n, gboolean is_linear,
                      gboolean has_alpha, float *grays);

#endif
