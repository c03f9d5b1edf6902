/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The initial scale of each algorithm, the size of a cell in percent of the
 * image, and seamless noise.
 */
#ifndef LATTICE_SCALE_ROW_H
#define LATTICE_SCALE_ROW_H

#include "row.h"

/* As long as the scale of config is its algorithm's initial one for this image,
 * another algorithm sets its own. */
void scale_row_follow(GObject *config, ControlsImage image);

/* While it is held, another algorithm leaves the scale as it is: recipes are
 * taken as they are. */
void scale_row_hold(GObject *config, gboolean is_held);

/* Adds a box to tick for the argument "seamless", and beside it the size of a
 * cell in percent of an image of this width, in pixels. */
void scale_row_add_seamless(Row *row, int width);

#endif
