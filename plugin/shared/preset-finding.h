/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Presets among others: by what is typed, by a recipe, and those used last.
 */
#ifndef LATTICE_PRESET_FINDING_H
#define LATTICE_PRESET_FINDING_H

#include "presets.h"

/* Whether each word of a text is a part of a preset's label or name, or of its
 * group's label, whatever the capitals. */
gboolean lattice_preset_matches(const LatticePreset *preset, const char *text);

/* The preset whose look a recipe has, whatever its seed, place, size and
 * periods; own ones are preferred.  Lent by the list of
 * lattice_presets_list(); NULL if there is none. */
const LatticePreset *lattice_presets_find_look(const GPtrArray *list,
                                               const char *recipe);

/* The one of this name; the same. */
const LatticePreset *lattice_presets_find_name(const GPtrArray *list,
                                               const char *name);

/* How many of those used last are remembered: two rows of the sheet. */
#define LATTICE_N_USED 8

/* The names of the presets used last, the latest first, of which some may not
 * be there any more.  Free with g_ptr_array_unref(). */
GPtrArray *lattice_presets_load_used(const LatticePresets *presets);

/* Remembers one as the latest, in a file beside the own presets; if that cannot
 * be written, those before stay. */
void lattice_presets_use(const LatticePresets *presets, const char *name);

#endif
