/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * What each algorithm begins with, and the size of a cell as it is painted.
 */
#ifndef LATTICE_SCALE_ROW_H
#define LATTICE_SCALE_ROW_H

#include "row.h"

/* As long as scale, octaves and warp of config are its algorithm's initial ones
 * for this image, another algorithm sets its own; Reset leads to them. */
void scale_row_follow(GObject *config, ControlsImage image);

/* While they are held, another algorithm leaves them as they are: recipes are
 * taken as they are. */
void scale_row_hold(GObject *config, gboolean is_held);

/* Adds the size of a cell in pixels, and in percent of an image of this width,
 * in pixels. */
void scale_row_add_share(Row *row, int width);

#endif
