/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Sets the scale, octaves and warp that an algorithm starts with, and shows how
 * large its cells are.
 */
#ifndef LATTICE_SCALE_ROW_H
#define LATTICE_SCALE_ROW_H

#include "row.h"

/* From now on, when the algorithm is changed, sets config's scale, octaves and warp
 * to the new algorithm's initial values for this image, except values that the
 * user or a recipe has changed.  Reset returns to these initial values. */
void scale_row_follow(GObject *config, ControlsImage image);

/* While is_held is true, a new algorithm does not change the scale, octaves and warp.
 * Callers set it while they load a recipe, so that these keep the recipe's values. */
void scale_row_hold(GObject *config, gboolean is_held);

/* Adds a row that shows the size of a cell, in pixels and as a percentage of
 * `width`, the image's width in pixels. */
void scale_row_add_share(Row *row, int width);

#endif
