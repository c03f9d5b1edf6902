/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Changes without undo steps.
 */
#include "no-undo.h"

NoUndo
no_undo_begin(GimpImage *image)
{
    const NoUndo no_undo = {image, gimp_image_is_dirty(image)};

    gimp_image_undo_freeze(image);
    return no_undo;
}

void
no_undo_end(const NoUndo *no_undo)
{
    gimp_image_undo_thaw(no_undo->image);
    if (!no_undo->was_dirty)
        gimp_image_clean_all(no_undo->image);
}
