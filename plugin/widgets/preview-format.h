/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The pixels that libgimp's previews take.
 */
#ifndef LATTICE_PREVIEW_FORMAT_H
#define LATTICE_PREVIEW_FORMAT_H

#include <babl/babl.h>
#include <libgimp/gimp.h>

#include "handles.h"

/* The format in which a preview of a drawable takes pixels. */
static inline const Babl *
preview_format_find(HostDrawable drawable)
{
    switch (gimp_drawable_type(drawable)) {
    case GIMP_RGBA_IMAGE:
        return babl_format("R'G'B'A u8");
    case GIMP_GRAY_IMAGE:
        return babl_format("Y' u8");
    case GIMP_GRAYA_IMAGE:
        return babl_format("Y'A u8");
    default:
        return babl_format("R'G'B' u8");
    }
}

#endif
