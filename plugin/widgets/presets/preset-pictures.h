/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Thumbnails for sections of presets.
 */
#ifndef LATTICE_PRESET_PICTURES_H
#define LATTICE_PRESET_PICTURES_H

#include "preset-section.h"

typedef struct PresetPictures PresetPictures;

/* Thumbnails for an array of sections, which must live as long as they do. */
PresetPictures *preset_pictures_new(Section **sections, int n_sections);
void preset_pictures_free(PresetPictures *pictures);

/* The picture that stands for thumbnails not drawn yet; owned by pictures. */
GdkPixbuf *preset_pictures_get_placeholder(const PresetPictures *pictures);

/* Sets the thumbnails of all presets that the sections show now: at once if
 * they were drawn before, the others one after another while GTK is idle. */
void preset_pictures_show(PresetPictures *pictures);

#endif
