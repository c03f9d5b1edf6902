/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * What people see of the presets in data/presets.
 */
#ifndef LATTICE_PRESET_LABELS_H
#define LATTICE_PRESET_LABELS_H

#include <stddef.h>

/* The label of a shipped preset in the user's language, static; NULL if there
 * is none of this name. */
const char *lattice_preset_label(const char *name);

/* The names of the shipped presets by number from 0; NULL after the last. */
const char *lattice_preset_name(size_t number);

#endif
