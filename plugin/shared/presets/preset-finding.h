/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Presets among others: by what is typed, by a recipe, and those used last.
 */
#ifndef LATTICE_PRESET_FINDING_H
#define LATTICE_PRESET_FINDING_H

#include "presets.h"

/* How well a text finds a preset. */
typedef enum LatticeMatch {
    LATTICE_MATCH_NONE,
    LATTICE_MATCH_PARTS,     /* each word of the text is a part of the preset's
                                label or name, or of its group's label */
    LATTICE_MATCH_BEGINNING, /* besides, its label begins with the text */
} LatticeMatch;

/* Whatever the capitals; nothing is the beginning of every label. */
LatticeMatch lattice_preset_match(const LatticePreset *preset,
                                  const char *text);

/* Those of a list that a text finds, the best first and otherwise in the order
 * of the list, which lends them.  Free with g_ptr_array_unref(). */
GPtrArray *lattice_presets_search(const GPtrArray *list, const char *text);

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
