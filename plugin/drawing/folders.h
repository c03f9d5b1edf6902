/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Finds the plug-in's files and the user's presets.
 */
#ifndef LATTICE_FOLDERS_H
#define LATTICE_FOLDERS_H

#include "install.h"

/* The domain under which our help pages are registered with GIMP. */
#define LATTICE_HELP_DOMAIN "lattice-noise"

/* Returns the folder of the translations; free with g_free(). */
char *folders_find_catalogues(void);

/* Binds our text domain to the folder of the translations. */
void folders_bind_catalogues(void);

/* Returns the root folder of the help pages; free with g_free(). */
char *folders_find_help(void);

/* Returns the folders of the presets, in a static struct. */
const LatticePresets *folders_find_presets(void);

/* Installs or removes the filters. */
gboolean folders_install(LatticeAction action, GError **error);

#endif
