/* SPDX-License-Identifier: MIT
 *
 * The installed presets, those of data/presets, with their groups and labels, and the
 * names of their layers.
 */
#ifndef PICTURES_PRESET_TABLE_H
#define PICTURES_PRESET_TABLE_H

#include <stddef.h>

/* A preset's file has the preset's name with this ending. */
#define PICTURES_PRESET_ENDING ".recipe"

/* The names of coverings begin with this. */
#define PICTURES_COVERING "over-"

/* The groups of presets, in the order in which they are shown;
 * PICTURES_GROUP_OWN is for the user's own presets. */
typedef enum PicturesGroup {
#define GROUP(NAME, label) PICTURES_GROUP_##NAME,
#include "preset-list.def"
    PICTURES_N_GROUPS
} PicturesGroup;

typedef struct PicturesPreset {
    const char *name;
    PicturesGroup group;
    const char *label; /* English, in the context "preset" */
} PicturesPreset;

/* Returns all presets; static. */
const PicturesPreset *pictures_presets(size_t *n);

/* Returns the preset of this name; NULL if there is none. */
const PicturesPreset *pictures_preset_find(const char *name);

/* Returns the covering of this name: the preset whose name is PICTURES_COVERING
 * followed by it.  NULL if there is none. */
const PicturesPreset *pictures_covering_find(const char *name);

/* Returns the names of the presets that come first in the sheet, in its order;
 * static. */
const char *const *pictures_popular_presets(size_t *n);

/* Returns a group's label in English, in the context "preset group". */
const char *pictures_group_label(PicturesGroup group);

/* What a layer or mask is called in presets. */
typedef struct PicturesLayerName {
    const char *name;
    const char *label; /* English, in the context "layer name" */
} PicturesLayerName;

/* Returns all names of layers and masks; static. */
const PicturesLayerName *pictures_layer_names(size_t *n);

#endif
