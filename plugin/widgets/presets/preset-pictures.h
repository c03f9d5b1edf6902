/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Thumbnails for sections of presets.
 */
#ifndef LATTICE_PRESET_PICTURES_H
#define LATTICE_PRESET_PICTURES_H

#include "preset-section.h"

typedef struct PresetPictures PresetPictures;

/* Thumbnails for so many sections, which must live as long as they do. */
PresetPictures *preset_pictures_new(Section **sections, int n_sections);
void preset_pictures_free(PresetPictures *pictures);

/* What stands for a thumbnail that is not drawn yet; lent. */
GdkPixbuf *preset_pictures_get_placeholder(const PresetPictures *pictures);

/* Gives all presets that are shown now their thumbnails: those that were drawn
 * once at once, and others one after another while GTK is idle. */
void preset_pictures_show(PresetPictures *pictures);

#endif
