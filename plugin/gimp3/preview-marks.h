/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Marks what a preview changes in an image, so that the next plug-in can find
 * and undo the changes of one that was killed.  Saved files keep the marks of
 * filters and layers.
 */
#ifndef LATTICE_PREVIEW_MARKS_H
#define LATTICE_PREVIEW_MARKS_H

#include <libgimp/gimp.h>

/* Declares that previews of an image belong to a running plug-in, until
 * preview_marks_end() or the end of the plug-in. */
void preview_marks_begin(GimpImage *image);
void preview_marks_end(GimpImage *image);

/* Begin and end changes of the image that get no undo steps.  Undo is frozen
 * only during the changes, never while the user looks at them. */
void preview_marks_freeze(GimpImage *image);
void preview_marks_thaw(GimpImage *image);

/* Marks a layer as added for the preview; call this before inserting it. */
void preview_marks_own(GimpLayer *layer);

/* Lock a layer's alpha and mark the layer, and undo both. */
void preview_marks_lock(GimpLayer *layer);
void preview_marks_unlock(GimpLayer *layer);

/* If no plug-in is showing previews of the image, removes leftover ones, shows
 * the filter that one has hidden, unlocks alpha, and thaws undo. */
void preview_marks_clean(GimpImage *image);

#endif
