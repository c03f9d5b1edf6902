/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Images in the making, that nobody sees yet: killing a plug-in leaves its own
 * in GIMP's memory.  So they carry a parasite that says which process draws
 * them, and who draws the next one deletes those of processes that have ended.
 */
#ifndef LATTICE_UNFINISHED_H
#define LATTICE_UNFINISHED_H

#include <glib.h>

#define LATTICE_UNFINISHED_PARASITE "lattice-noise-unfinished"

/* This process, as the parasite's text; free with g_free(). */
char *lattice_unfinished_get_mark(void);

/* Whether the process of a mark of so many bytes has ended. */
gboolean lattice_unfinished_is_left(const char *mark, gsize size);

#endif
