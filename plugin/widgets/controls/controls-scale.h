/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The scale that an algorithm begins with, what it is beside the image, and
 * whether the noise fits that.
 */
#ifndef LATTICE_CONTROLS_SCALE_H
#define LATTICE_CONTROLS_SCALE_H

#include "controls-row.h"

/* Lets the scale of config, as long as nobody has changed it, be that with
 * which its algorithm begins on an image. */
void scale_follow(GObject *config, ControlsImage image);

/* That scale; 0: this config has not been told of. */
double scale_get_start(GObject *config);

/* Adds a box to tick for the argument "seamless", and beside it how large the
 * argument of the row before, in pixels, is beside an image of this width. */
void seamless_add(Row *row, int width);

#endif
