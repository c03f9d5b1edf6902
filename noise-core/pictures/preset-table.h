/* SPDX-License-Identifier: MIT
 *
 * The installed presets, those of data/presets, with their groups and labels, and the
 * names of their layers.
 */
#ifndef PICTURES_PRESET_TABLE_H
#define PICTURES_PRESET_TABLE_H

#include <stddef.h>

/* A preset's file is its name with this ending. */
#define PICTURES_PRESET_ENDING ".recipe"

/* The names of coverings begin with it. */
#define PICTURES_COVERING "over-"

/* The groups in which presets are shown, in their order; PICTURES_GROUP_OWN is
 * that of the user's. */
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

/* All of them; static. */
const PicturesPreset *pictures_presets(size_t *n);

/* The one of this name; NULL if there is none. */
const PicturesPreset *pictures_preset_find(const char *name);

/* The covering of this name, which stands behind PICTURES_COVERING in that of its
 * preset; NULL if there is none. */
const PicturesPreset *pictures_covering_find(const char *name);

/* The names of those that a sheet of presets begins with, in its order; static. */
const char *const *pictures_popular_presets(size_t *n);

/* English, in the context "preset group". */
const char *pictures_group_label(PicturesGroup group);

/* What a layer or mask is called in presets. */
typedef struct PicturesLayerName {
    const char *name;
    const char *label; /* English, in the context "layer name" */
} PicturesLayerName;

/* All of them; static. */
const PicturesLayerName *pictures_layer_names(size_t *n);

#endif
