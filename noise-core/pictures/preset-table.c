/* SPDX-License-Identifier: MIT
 *
 * The presets, and the names of their layers, as tables.
 */
#include "preset-table.h"

#include <noise-core/choices.h>
#include <string.h>

#define N_PRESETS (sizeof presets / sizeof *presets)

static const PicturesPreset presets[] = {
#define PRESET(name, GROUP, label) {name, PICTURES_GROUP_##GROUP, label},
#include "preset-list.def"
};

static const char *const popular[] = {
#define POPULAR(...) __VA_ARGS__
#include "preset-list.def"
};

static const char *const groups[] = {
#define GROUP(NAME, label) label,
#include "preset-list.def"
};

static const PicturesLayerName layer_names[] = {
#define NAME(name, label) {name, label},
#include "layer-names.def"
};

const PicturesPreset *
pictures_presets(size_t *n)
{
    *n = N_PRESETS;
    return presets;
}

/* Returns the preset whose name is `start` followed by `rest`, or NULL. */
static const PicturesPreset *
find(const char *start, const char *rest)
{
    const size_t length = strlen(start);

    for (size_t i = 0; i < N_PRESETS; i++) {
        if (strncmp(presets[i].name, start, length) == 0 &&
            strcmp(presets[i].name + length, rest) == 0)
            return &presets[i];
    }
    return NULL;
}

const PicturesPreset *
pictures_preset_find(const char *name)
{
    return find("", name);
}

const PicturesPreset *
pictures_covering_find(const char *name)
{
    return find(PICTURES_COVERING, name);
}

const char *
pictures_covering_name(const char *preset)
{
    const size_t length = strlen(PICTURES_COVERING);

    return strncmp(preset, PICTURES_COVERING, length) == 0 ? preset + length
                                                           : preset;
}

const char *const *
pictures_popular_presets(size_t *n)
{
    *n = sizeof popular / sizeof *popular;
    return popular;
}

const char *
pictures_group_label(PicturesGroup group)
{
    return groups[group];
}

const PicturesLayerName *
pictures_layer_names(size_t *n)
{
    *n = sizeof layer_names / sizeof *layer_names;
    return layer_names;
}
