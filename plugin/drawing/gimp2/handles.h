/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * In libgimp 2, images and drawables are numbers.
 */
#ifndef LATTICE_HANDLES_H
#define LATTICE_HANDLES_H

#include <libgimp/gimp.h>

typedef gint32 HostImage;
typedef gint32 HostDrawable;

#define HOST_NONE         (-1)
#define HOST_PRECISION_U8 GIMP_PRECISION_U8_GAMMA

#endif
