/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Marks what a preview changes in an image.  If the plug-in is killed, the next one
 * can find and undo the changes.  Marks on filters and layers are saved with the
 * image.
 */
#ifndef LATTICE_PREVIEW_MARKS_H
#define LATTICE_PREVIEW_MARKS_H

#include <libgimp/gimp.h>

/* preview_marks_begin() declares that the image's previews belong to a running
 * plug-in, until preview_marks_end() is called or the plug-in ends. */
void preview_marks_begin(GimpImage *image);
void preview_marks_end(GimpImage *image);

/* Begin and end changes to the image that get no undo steps.  Undo is frozen only
 * during the changes, never while the user is looking at the result. */
void preview_marks_freeze(GimpImage *image);
void preview_marks_thaw(GimpImage *image);

/* Marks a layer as added for the preview; call this before inserting it. */
void preview_marks_own(GimpLayer *layer);

/* Lock a layer's alpha and mark the layer, or unlock and unmark it. */
void preview_marks_lock(GimpLayer *layer);
void preview_marks_unlock(GimpLayer *layer);

/* If no plug-in is showing previews of the image, removes the previews that a killed
 * plug-in left behind, shows the filters that they hid, unlocks alpha, and thaws
 * undo. */
void preview_marks_clean(GimpImage *image);

#endif
