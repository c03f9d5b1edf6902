/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Presets: recipes with names, both shipped ones and the user's own.
 *
 * Each preset is a file NAME.recipe in one of two folders.  It holds one
 * recipe, which may end with "seamless=yes".  Only the user's own presets can
 * be changed.  They cannot be saved under a shipped preset's name; if an update
 * ships a preset with the same name as one of the user's, the user's preset
 * hides it.
 *
 * Errors are translated sentences that name the field "preset"; if a function
 * fails, no file has changed.
 */
#ifndef LATTICE_PRESETS_H
#define LATTICE_PRESETS_H

#include "preset-table.h"
#include "request.h"

/* The folders of shipped presets and of the user's own, and GIMP's folder of
 * settings, where the last noise is; each may be NULL, or may not exist. */
typedef struct LatticePresets {
    const char *shipped, *own, *gimp;
} LatticePresets;

typedef struct LatticePreset {
    char *name;   /* in scripts and file names, UTF-8; "" if in no file */
    char *label;  /* in dialogs: translated if shipped, else the name */
    char *recipe; /* checked, in its shortest form */
    char *look;   /* what look.c compares; NULL until it is needed */
    char *exact;  /* the recipe at `canvas`'s size, unrounded; or NULL */
    LatticeExtent canvas; /* the size of the image that `exact` is for */
    gboolean is_own;
    PicturesGroup group;
} LatticePreset;

/* Frees a preset that no list owns; NULL is allowed. */
void lattice_preset_free(LatticePreset *preset);

/* The maximum length of a name, in characters.  Even at four bytes each, and
 * with the ending, a file's name stays below the 255 bytes that file systems
 * allow. */
#define LATTICE_PRESET_NAME_MAX 60

/* Looks for a preset's name in a folder.  Returns the same name if it is there, or
 * else one that differs only in case, because some file systems ignore case; NULL if
 * neither is there.  Free with g_free(). */
char *lattice_preset_names_find(const char *folder, const char *name);

/* Returns the label of a group in the user's language; static. */
const char *lattice_preset_group_label(PicturesGroup group);

/* Lists all presets that can be drawn, as LatticePreset *: the shipped ones,
 * then the user's own, each sorted by label.  Free with g_ptr_array_unref(). */
GPtrArray *lattice_presets_list(const LatticePresets *presets);

/* Returns FALSE if some of the user's own presets are missing from
 * lattice_presets_list() because their names, or the contents of their files, are
 * invalid.  The error is about the first of these in alphabetical order. */
gboolean lattice_presets_check_own(const LatticePresets *presets,
                                   GError **error);

/* Returns the recipe of a preset, checked and in its shortest form; free with
 * g_free(). */
char *lattice_presets_load(const LatticePresets *presets, const char *name,
                           GError **error);

/* Saves a recipe as one of the user's own presets, and makes their folder if it
 * is missing.  Replaces a preset of the same name only if may_replace is
 * TRUE. */
gboolean lattice_presets_save(const LatticePresets *presets, const char *name,
                              const char *recipe, gboolean may_replace,
                              GError **error);

/* Renames one of the user's own presets; refuses a name that another preset
 * has. */
gboolean lattice_presets_rename(const LatticePresets *presets, const char *name,
                                const char *new_name, GError **error);

/* Deletes one of the user's own presets. */
gboolean lattice_presets_delete(const LatticePresets *presets, const char *name,
                                GError **error);

/* Returns the presets of a list whose name, label or group's label contains each
 * word of `text`, ignoring case.  The preset whose label equals `text` comes first,
 * then the presets whose labels begin with it.  Otherwise, they keep the order of
 * the list, which still owns them.  Free the array with g_ptr_array_unref(). */
GPtrArray *lattice_presets_search(const GPtrArray *list, const char *text);

/* Returns the preset of this name, owned by the list; NULL if there is none. */
const LatticePreset *lattice_presets_find_name(const GPtrArray *list,
                                               const char *name);

/* How many of the most recently used presets are remembered: two rows of the
 * dialog's sheet of presets. */
#define LATTICE_N_USED 8

/* Returns the names of the most recently used presets, the latest first; some
 * may no longer exist.  Free with g_ptr_array_unref(). */
GPtrArray *lattice_presets_load_used(const LatticePresets *presets);

/* Remembers a preset as the most recently used one, in a file beside the user's own
 * presets; ignores errors. */
void lattice_presets_use(const LatticePresets *presets, const char *name);

#endif
