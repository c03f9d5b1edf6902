/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * What a person would call a picture.
 */
#ifndef LATTICE_LOOK_H
#define LATTICE_LOOK_H

#include "presets.h"

/* The label of the preset that the request is, but for its seed, its size and
 * what fits it into an image; or such as "Perlin noise", translated.  Free with
 * g_free(). */
char *lattice_look_name(const LatticePresets *presets,
                        const LatticeRequest *request);

#endif
