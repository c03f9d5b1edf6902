/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Where the plug-in's own files lie.
 */
#ifndef LATTICE_INSTALLED_H
#define LATTICE_INSTALLED_H

#include "presets.h"

/* What GIMP calls our pages of help. */
#define LATTICE_HELP_DOMAIN "lattice-noise"

/* Files are in a folder of their own beside the plug-in's file, whose folder
 * beside is (NULL: not known), or where an installation with a prefix puts
 * them. */

/* The translations; free with g_free(). */
char *lattice_installed_find_catalogues(const char *beside);

/* The root of the pages of GIMP's help; free with g_free(). */
char *lattice_installed_find_help(const char *beside);

/* The presets, and the user's own in GIMP's settings; free with
 * lattice_presets_free(). */
LatticePresets *lattice_installed_find_presets(const char *beside,
                                               const char *settings);

#endif
