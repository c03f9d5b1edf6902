/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Presets: recipes with names, shipped ones and the user's own.
 *
 * Each is a file NAME.recipe in one of two folders, with one recipe, which may
 * end with "seamless=yes".  Only own presets can be changed.  None is saved
 * under the name of a shipped one; if an update ships one with the name of an
 * own one, the own one hides it.
 *
 * Errors are translated sentences that name the field "preset"; if a function
 * fails, no file has changed.
 */
#ifndef LATTICE_PRESETS_H
#define LATTICE_PRESETS_H

#include "preset-table.h"
#include "request.h"

/* The folders of shipped and own presets; either may be NULL or not exist. */
typedef struct LatticePresets {
    const char *shipped, *own;
} LatticePresets;

typedef struct LatticePreset {
    char *name;   /* in scripts and file names, UTF-8 */
    char *label;  /* in dialogs: of shipped ones translated, else the name */
    char *recipe; /* checked, in its shortest form */
    char *look;   /* look.c compares it; NULL: not needed yet */
    gboolean is_own;
    PicturesGroup group;
} LatticePreset;

/* In characters: with four bytes each and the ending, below the 255 bytes that
 * file systems take. */
#define LATTICE_PRESET_NAME_MAX 60

/* The name of a preset in a folder that is this name, or else differs from it
 * only in case, which some file systems ignore; NULL if there is neither.  Free
 * with g_free(). */
char *lattice_preset_names_find(const char *folder, const char *name);

/* The label of a group in the user's language; static. */
const char *lattice_preset_group_label(PicturesGroup group);

/* All presets that can be drawn, as LatticePreset *: the shipped ones in the
 * order of their labels, then the own ones.  Free with g_ptr_array_unref(). */
GPtrArray *lattice_presets_list(const LatticePresets *presets);

/* Refuses the first own preset, by name, that is not in this list because its name
 * or what its file holds is wrong. */
gboolean lattice_presets_check_own(const LatticePresets *presets,
                                   GError **error);

/* The recipe of a preset, checked and in its shortest form; free with
 * g_free(). */
char *lattice_presets_load(const LatticePresets *presets, const char *name,
                           GError **error);

/* Writes an own preset, and makes the folder if it is missing; replaces one of
 * the same name only with may_replace. */
gboolean lattice_presets_save(const LatticePresets *presets, const char *name,
                              const char *recipe, gboolean may_replace,
                              GError **error);

/* Renames an own preset; refuses a name that another preset has. */
gboolean lattice_presets_rename(const LatticePresets *presets, const char *name,
                                const char *new_name, GError **error);

gboolean lattice_presets_delete(const LatticePresets *presets, const char *name,
                                GError **error);

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
