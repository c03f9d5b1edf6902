/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Changes without undo steps.
 */
#include "quiet.h"

Quiet
quiet_begin(GimpImage *image)
{
    const Quiet quiet = {image, gimp_image_is_dirty(image)};

    gimp_image_undo_freeze(image);
    return quiet;
}

void
quiet_end(const Quiet *quiet)
{
    gimp_image_undo_thaw(quiet->image);
    if (!quiet->was_dirty)
        gimp_image_clean_all(quiet->image);
}
