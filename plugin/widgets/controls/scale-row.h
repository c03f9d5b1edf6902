/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * What each algorithm starts with, and the size of a cell as it is drawn.
 */
#ifndef LATTICE_SCALE_ROW_H
#define LATTICE_SCALE_ROW_H

#include "row.h"

/* While scale, octaves and warp of config are its algorithm's initial ones for
 * this image, a new algorithm sets its own; Reset leads to them. */
void scale_row_follow(GObject *config, ControlsImage image);

/* While they are held, a new algorithm leaves them as they are, so that recipes
 * are taken unchanged. */
void scale_row_hold(GObject *config, gboolean is_held);

/* Adds a row with the size of a cell, in pixels and in percent of an image of
 * this width, which is in pixels. */
void scale_row_add_share(Row *row, int width);

#endif
