/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Changes of an image that leave no trace in its history.
 *
 * GIMP's undo is frozen only during the changes, never while the user looks at
 * them: GIMP does not thaw it if a plug-in is killed.
 */
#ifndef LATTICE_QUIET_H
#define LATTICE_QUIET_H

#include <libgimp/gimp.h>

typedef struct Quiet {
    GimpImage *image;
    gboolean was_dirty;
} Quiet;

/* Begins changes that get no undo steps and leave a saved image saved. */
Quiet quiet_begin(GimpImage *image);

/* Ends them; call it before anything else may happen to the image. */
void quiet_end(const Quiet *quiet);

#endif
