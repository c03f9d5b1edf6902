/* SPDX-License-Identifier: MIT
 *
 * The list of presets as a table.
 */
#include "preset-table.h"

#include <string.h>

#define N_PRESETS (sizeof presets / sizeof *presets)

#define PRESET(name, GROUP, label) {name, PICTURES_GROUP_##GROUP, label},
static const PicturesPreset presets[] = {LATTICE_PRESET_LIST(PRESET)};

#define GROUP_LABEL(NAME, label) label,
static const char *const groups[] = {LATTICE_PRESET_GROUPS(GROUP_LABEL)};

const PicturesPreset *
pictures_presets(size_t *n)
{
    *n = N_PRESETS;
    return presets;
}

const PicturesPreset *
pictures_preset_find(const char *name)
{
    for (size_t i = 0; i < N_PRESETS; i++) {
        if (strcmp(presets[i].name, name) == 0)
            return &presets[i];
    }
    return NULL;
}

const PicturesPreset *
pictures_covering_find(const char *name)
{
    const size_t start = strlen(PICTURES_COVERING);

    for (size_t i = 0; i < N_PRESETS; i++) {
        if (strncmp(presets[i].name, PICTURES_COVERING, start) == 0 &&
            strcmp(presets[i].name + start, name) == 0)
            return &presets[i];
    }
    return NULL;
}

const char *
pictures_group_label(PicturesGroup group)
{
    return groups[group];
}
