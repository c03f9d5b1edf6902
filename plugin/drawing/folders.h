/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Where the plug-in's files and the user's presets lie.
 */
#ifndef LATTICE_FOLDERS_H
#define LATTICE_FOLDERS_H

#include "install.h"

/* The domain under which our help pages are registered with GIMP. */
#define LATTICE_HELP_DOMAIN "lattice-noise"

/* The folder of the translations; free with g_free(). */
char *folders_find_catalogues(void);

/* Binds our text domain to that folder. */
void folders_bind_catalogues(void);

/* The root folder of the help pages; free with g_free(). */
char *folders_find_help(void);

/* The presets; static. */
const LatticePresets *folders_find_presets(void);

/* Installs the filters, or removes them. */
gboolean folders_install(LatticeAction action, GError **error);

#endif
