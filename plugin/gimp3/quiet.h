/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Changes of an image that leave no trace in its history.
 *
 * GIMP's undo is frozen only in their midst, never while a person looks at
 * them: GIMP does not thaw what a plug-in that died has frozen.
 */
#ifndef LATTICE_QUIET_H
#define LATTICE_QUIET_H

#include <libgimp/gimp.h>

typedef struct Quiet {
    GimpImage *image;
    gboolean was_dirty;
} Quiet;

/* Begins changes that are no undo steps, and no reason to save the image. */
Quiet quiet_begin(GimpImage *image);

void quiet_end(const Quiet *quiet);

#endif
