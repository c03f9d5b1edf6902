/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Labels of presets and their groups, from the list in data/presets.
 */
#include "preset-labels.h"

#include <string.h>

#include "request.h"

#define LABEL(name, group, label) {name, LATTICE_PRESET_##group, label},
static const struct {
    const char *name;
    LatticePresetGroup group;
    const char *label;
} labels[] = {LATTICE_PRESET_LIST(LABEL)};

#define GROUP_LABEL(name, label) label,
static const char *const groups[] = {LATTICE_PRESET_GROUPS(GROUP_LABEL)};

const char *
lattice_preset_label(const char *name)
{
    for (size_t i = 0; i < G_N_ELEMENTS(labels); i++) {
        if (strcmp(labels[i].name, name) == 0)
            return lattice_translate_in("preset", labels[i].label);
    }
    return NULL;
}

LatticePresetGroup
lattice_preset_group(const char *name)
{
    for (size_t i = 0; i < G_N_ELEMENTS(labels); i++) {
        if (strcmp(labels[i].name, name) == 0)
            return labels[i].group;
    }
    return LATTICE_PRESET_OWN;
}

const char *
lattice_preset_group_label(LatticePresetGroup group)
{
    return lattice_translate_in("preset group", groups[group]);
}

const char *
lattice_preset_name(size_t number)
{
    return number < G_N_ELEMENTS(labels) ? labels[number].name : NULL;
}
