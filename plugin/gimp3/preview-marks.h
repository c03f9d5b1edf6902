/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Marks on what a preview changes in an image, by which the next plug-in finds and
 * undoes the changes of one that was killed.  Saved files keep them.
 */
#ifndef LATTICE_PREVIEW_MARKS_H
#define LATTICE_PREVIEW_MARKS_H

#include <libgimp/gimp.h>

/* Says that previews of an image belong to a plug-in that runs, until
 * preview_marks_end() or the end of the plug-in. */
void preview_marks_begin(GimpImage *image);
void preview_marks_end(GimpImage *image);

/* Changes of the image that get no undo steps.  Undo is frozen only during the
 * changes, never while the user looks at them. */
void preview_marks_freeze(GimpImage *image);
void preview_marks_thaw(GimpImage *image);

/* Marks a layer as added for the preview, before it is inserted. */
void preview_marks_own(GimpLayer *layer);

/* Locks a layer's alpha, and unlocks it again. */
void preview_marks_lock(GimpLayer *layer);
void preview_marks_unlock(GimpLayer *layer);

/* If no plug-in shows previews of the image now, removes those that are left in
 * it, shows the filter again that one has hidden, and unlocks alpha. */
void preview_marks_clean(GimpImage *image);

#endif
