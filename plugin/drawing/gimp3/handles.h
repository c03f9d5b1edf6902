/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * In libgimp 3, images and drawables are objects.
 */
#ifndef LATTICE_HANDLES_H
#define LATTICE_HANDLES_H

#include <libgimp/gimp.h>

typedef GimpImage *HostImage;
typedef GimpDrawable *HostDrawable;

#define HOST_NONE         NULL
#define HOST_ROOT         NULL
#define HOST_PRECISION_U8 GIMP_PRECISION_U8_NON_LINEAR

#endif
