/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Where the plug-in's own files lie.
 */
#ifndef LATTICE_INSTALLED_H
#define LATTICE_INSTALLED_H

#include "presets.h"

/* The domain under which our help pages are registered with GIMP. */
#define LATTICE_HELP_DOMAIN "lattice-noise"

/* Each of these functions looks for a subfolder of `beside`, the folder of the
 * plug-in's file (NULL: not known); without one, files are where an
 * installation with a prefix puts them. */

/* The folder of the translations; free with g_free(). */
char *lattice_installed_find_catalogues(const char *beside);

/* The root folder of the help pages; free with g_free(). */
char *lattice_installed_find_help(const char *beside);

/* The shipped presets, and the user's own, which are in `settings`, the user's
 * GIMP folder; free with lattice_presets_free(). */
LatticePresets *lattice_installed_find_presets(const char *beside,
                                               const char *settings);

#endif
