/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Images in the making, that nobody sees yet: killing a plug-in leaves its own
 * in GIMP's memory.  So GIMP is told which process draws which image, and who
 * draws the next one deletes those of processes that have ended.
 *
 * GIMP keeps this in a parasite of its own, named after the image's number,
 * not in one of the image: files bring images' parasites with them, but never
 * GIMP's, and a number is given once in a session.
 */
#ifndef LATTICE_UNFINISHED_H
#define LATTICE_UNFINISHED_H

#include <glib.h>

/* The parasite of GIMP's for an image of this number; free with g_free(). */
char *lattice_unfinished_get_name(int image);

/* This process, as the parasite's text; free with g_free(). */
char *lattice_unfinished_get_mark(void);

/* Whether the process of a mark of so many bytes, which may be NULL, has ended.
 * Anything but a process' number has not. */
gboolean lattice_unfinished_is_left(const char *mark, gsize size);

#endif
