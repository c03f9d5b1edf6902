/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Pixels between the pixels of a window.  GEGL's samplers differ between its
 * versions; these give the same bits everywhere.
 */
#ifndef LATTICE_SAMPLER_H
#define LATTICE_SAMPLER_H

#include "window.h"

typedef enum SamplerKind { LATTICE_SAMPLERS(LATTICE_ENUMERATOR) } SamplerKind;

/* How many pixels beyond a place, to each side, are read. */
#define SAMPLER_REACH 2

/* Stores the pixel that lies at column and row of the picture, moved by shift
 * to the right and down, in pixels; its colors are divided by alpha again.  The
 * window has to reach SAMPLER_REACH pixels farther. */
void sampler_get(SamplerKind kind, const Window *window, int column, int row,
                 const float shift[2], gboolean has_alpha, float *pixel);

#endif
