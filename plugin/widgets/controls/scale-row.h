/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * What each algorithm starts with, and the size of a cell as it is drawn.
 */
#ifndef LATTICE_SCALE_ROW_H
#define LATTICE_SCALE_ROW_H

#include "row.h"

/* Makes a new algorithm set config's scale, octaves and warp to its own initial
 * values for this image, except those that have been changed.  Reset returns to
 * these values. */
void scale_row_follow(GObject *config, ControlsImage image);

/* While is_held is true, a new algorithm leaves these values as they are, so
 * that recipes are taken unchanged. */
void scale_row_hold(GObject *config, gboolean is_held);

/* Adds a row that shows the size of a cell, in pixels and in percent of the
 * image's width, which is given in pixels. */
void scale_row_add_share(Row *row, int width);

#endif
