/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Looks that fit any image: presets are kept for a picture whose shorter side
 * is LATTICE_LOOK_SIDE pixels, and are made as much larger or smaller as the
 * image is, by the parameter `size`.
 */
#ifndef LATTICE_SHARED_LOOK_SIZE_H
#define LATTICE_SHARED_LOOK_SIZE_H

#include "request.h"

/* Pixels: a thumbnail still shows what such a picture holds, and a cell of the
 * initial scale is an eighth of it. */
#define LATTICE_LOOK_SIDE 512

/* Fits a preset's look into an image, both sides in pixels. */
void lattice_look_fit(LatticeRequest *request, int width, int height);

/* The reverse, for a look of such an image that becomes a preset. */
void lattice_look_keep(LatticeRequest *request, int width, int height);

#endif
