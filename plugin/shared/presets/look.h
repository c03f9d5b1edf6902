/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * What a person would call a picture.
 */
#ifndef LATTICE_LOOK_H
#define LATTICE_LOOK_H

#include "presets.h"
#include "request.h"

/* The label of the preset that the request is, but for its seed, its size and
 * what fits it into an image; or such as "Perlin noise", translated.  Free with
 * g_free(). */
char *lattice_look_name(const LatticePresets *presets,
                        const LatticeRequest *request);

/* The same by a list that has been read. */
char *lattice_look_find_name(const GPtrArray *list,
                             const LatticeRequest *request);

/* Pixels: a thumbnail still shows what such a picture holds, and a cell of the
 * initial scale is an eighth of it. */
#define LATTICE_LOOK_SIDE 512

/* Fits a preset's look into an image, both sides in pixels. */
void lattice_look_fit(LatticeRequest *request, int width, int height);

/* The reverse, for a look of such an image that becomes a preset. */
void lattice_look_keep(LatticeRequest *request, int width, int height);

#endif
