/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Finds presets by a typed text or by name, and remembers those used last.
 */
#ifndef LATTICE_PRESET_FINDING_H
#define LATTICE_PRESET_FINDING_H

#include "presets.h"

/* The presets of a list that have each word of a text in their label, their
 * name or their group's label, without difference of case; first the one whose
 * label is the text, then those whose label begins with it, and otherwise in the
 * order of the list, which still owns them.  Free the array with
 * g_ptr_array_unref(). */
GPtrArray *lattice_presets_search(const GPtrArray *list, const char *text);

/* The preset of this name, owned by the list; NULL if there is none. */
const LatticePreset *lattice_presets_find_name(const GPtrArray *list,
                                               const char *name);

/* How many presets are remembered as used last: two rows of the sheet. */
#define LATTICE_N_USED 8

/* The names of the presets used last, the latest first; some may not exist any
 * more.  Free with g_ptr_array_unref(). */
GPtrArray *lattice_presets_load_used(const LatticePresets *presets);

/* Remembers a preset as the one used last, in a file beside the own presets;
 * errors are ignored. */
void lattice_presets_use(const LatticePresets *presets, const char *name);

#endif
