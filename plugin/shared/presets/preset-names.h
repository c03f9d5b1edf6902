/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Names of presets, and of their files.
 */
#ifndef LATTICE_PRESET_NAMES_H
#define LATTICE_PRESET_NAMES_H

#include <glib.h>

/* In characters: with four bytes each and the ending, below the 255 bytes that
 * file systems take. */
#define LATTICE_PRESET_NAME_MAX 60

/* Whether a name is UTF-8 and every system can have a file of this name. */
gboolean lattice_preset_name_is_good(const char *name);

/* The names of a folder's presets, in any order; none if folder is NULL or
 * missing.  Free with g_ptr_array_unref(). */
GPtrArray *lattice_preset_names_read(const char *folder);

/* The name of a preset in a folder that is this name, or else differs from it
 * only in case, which some file systems ignore; NULL if there is neither.  Free
 * with g_free(). */
char *lattice_preset_names_find(const char *folder, const char *name);

#endif
