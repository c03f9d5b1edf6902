/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Presets: recipes with names, shipped ones and the user's own.
 *
 * Each is a file NAME.recipe with one recipe, behind which "seamless=yes" may
 * stand, in one of two folders.  Only own
 * ones can be changed.  None is saved under a shipped one's name; if an update
 * ships one with the name of an own one, the own one hides it.
 *
 * Refusals are translated sentences that name the field "preset", and then no
 * file has changed.
 */
#ifndef LATTICE_PRESETS_H
#define LATTICE_PRESETS_H

#include "preset-labels.h"
#include "request.h"

/* The folders; either may be missing, or NULL. */
typedef struct LatticePresets {
    char *shipped;
    char *own;
} LatticePresets;

typedef struct LatticePreset {
    char *name;   /* as scripts and files have it, UTF-8 */
    char *label;  /* as people see it: translated if it is shipped */
    char *recipe; /* checked, in its shortest form */
    gboolean is_own;
    LatticePresetGroup group;
} LatticePreset;

/* Copies the names of the folders; free with lattice_presets_free(). */
LatticePresets *lattice_presets_new(const char *shipped, const char *own);
void lattice_presets_free(LatticePresets *presets);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(LatticePresets, lattice_presets_free)

/* All that can be drawn, as LatticePreset *: the shipped ones in the order of
 * their labels, and then the own ones.  Free with g_ptr_array_unref(). */
GPtrArray *lattice_presets_list(const LatticePresets *presets);

/* The recipe of a preset, checked and in its shortest form; free with
 * g_free(). */
char *lattice_presets_load(const LatticePresets *presets, const char *name,
                           GError **error);

/* Replaces the picture's parameters by a preset's. */
gboolean lattice_presets_apply(const LatticePresets *presets, const char *name,
                               LatticeRequest *request, GError **error);

/* Writes an own preset, making the folder if need be; one that exists is
 * replaced only on demand. */
gboolean lattice_presets_save(const LatticePresets *presets, const char *name,
                              const char *recipe, gboolean may_replace,
                              GError **error);

/* Gives an own preset a name that none has yet. */
gboolean lattice_presets_rename(const LatticePresets *presets, const char *name,
                                const char *new_name, GError **error);

gboolean lattice_presets_delete(const LatticePresets *presets, const char *name,
                                GError **error);

#endif
