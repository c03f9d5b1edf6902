/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Marks of images in the making, which have no display yet.  If a plug-in is
 * killed, its image stays in GIMP's memory.  So each plug-in marks its image
 * with its process, and the next one deletes images whose process has ended.
 *
 * The mark is a global parasite of GIMP, named after the image's number, and
 * not a parasite of the image: that could come with a file, a global one
 * cannot, and no number is given twice in a session.
 */
#ifndef LATTICE_UNFINISHED_H
#define LATTICE_UNFINISHED_H

#include <glib.h>

/* The name of the parasite for an image of this number; free with g_free(). */
char *lattice_unfinished_get_name(int image);

/* The parasite's text, the number of this process; free with g_free(). */
char *lattice_unfinished_get_mark(void);

/* Whether a mark of `size` bytes is the number of a process that has ended;
 * FALSE for NULL and for any other text. */
gboolean lattice_unfinished_is_left(const char *mark, gsize size);

#endif
