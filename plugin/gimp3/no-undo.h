/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Changes of an image that leave no trace in its history.
 *
 * GIMP's undo is frozen only during the changes, never while the user looks at
 * them: GIMP does not thaw it if a plug-in is killed.
 */
#ifndef LATTICE_NO_UNDO_H
#define LATTICE_NO_UNDO_H

#include <libgimp/gimp.h>

typedef struct NoUndo {
    GimpImage *image;
    gboolean was_dirty;
} NoUndo;

/* Begins changes that get no undo steps and leave a saved image saved. */
NoUndo no_undo_begin(GimpImage *image);

/* Ends them; call it before anything else may happen to the image. */
void no_undo_end(const NoUndo *no_undo);

#endif
