/* SPDX-License-Identifier: MIT
 *
 * The installed presets (those in data/presets), with their groups and labels, and
 * the names of their layers.
 */
#ifndef PICTURES_PRESET_TABLE_H
#define PICTURES_PRESET_TABLE_H

#include <stddef.h>

/* A preset's file is named after the preset, with this ending. */
#define PICTURES_PRESET_ENDING ".recipe"

/* The names of coverings (presets to put on top of others) start with this. */
#define PICTURES_COVERING "over-"

/* The groups of presets, in the order in which programs show them.  The user's own
 * presets are in PICTURES_GROUP_OWN. */
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

/* Returns a static table of all presets, and stores their number. */
const PicturesPreset *pictures_presets(size_t *n);

/* Returns the preset of this name, or NULL if there is none. */
const PicturesPreset *pictures_preset_find(const char *name);

/* Returns a covering, the preset whose name is PICTURES_COVERING followed by `name`,
 * or NULL if there is none. */
const PicturesPreset *pictures_covering_find(const char *name);

/* Returns the name that a covering gets in recipes: the name of its preset without
 * PICTURES_COVERING.  Returns the name of any other preset unchanged. */
const char *pictures_covering_name(const char *preset);

/* Returns a static table of the names of popular presets, in the order in which the
 * preset dialog shows them when it opens, and stores their number. */
const char *const *pictures_popular_presets(size_t *n);

/* Returns a group's English label; translate it in the context "preset group". */
const char *pictures_group_label(PicturesGroup group);

/* The name of a layer or mask in presets. */
typedef struct PicturesLayerName {
    const char *name;
    const char *label; /* English, in the context "layer name" */
} PicturesLayerName;

/* Returns a static table of all names of layers and masks, and stores their
 * number. */
const PicturesLayerName *pictures_layer_names(size_t *n);

#endif
