/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Labels and groups of the shipped presets, those of data/presets.
 */
#ifndef LATTICE_PRESET_LABELS_H
#define LATTICE_PRESET_LABELS_H

#include <stddef.h>

#include "preset-list.h"

/* The groups in which presets are shown, in their order; LATTICE_PRESET_OWN is
 * that of the user's. */
#define LATTICE_ENUMERATE_GROUP(name, label) LATTICE_PRESET_##name,
typedef enum LatticePresetGroup {
    LATTICE_PRESET_GROUPS(LATTICE_ENUMERATE_GROUP) LATTICE_N_PRESET_GROUPS
} LatticePresetGroup;
#undef LATTICE_ENUMERATE_GROUP

/* The label of a shipped preset in the user's language, static; NULL if there
 * is none of this name. */
const char *lattice_preset_label(const char *name);

/* The group of a shipped preset; LATTICE_PRESET_OWN if there is none of this
 * name. */
LatticePresetGroup lattice_preset_group(const char *name);

/* The label of a group in the user's language; static. */
const char *lattice_preset_group_label(LatticePresetGroup group);

/* The name of a shipped preset by its number from 0; NULL after the last. */
const char *lattice_preset_name(size_t number);

#endif
