/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Where the plug-in's files and the user's lie.
 */
#ifndef LATTICE_FOLDERS_H
#define LATTICE_FOLDERS_H

#include "presets.h"

/* The translations; free with g_free(); and lets them be used. */
char *folders_find_catalogues(void);
void folders_bind_catalogues(void);

/* The root of the pages of help; free with g_free(). */
char *folders_find_help(void);

/* The presets; free with lattice_presets_free(). */
LatticePresets *folders_find_presets(void);

#endif
