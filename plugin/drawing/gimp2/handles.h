/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * libgimp 2 knows images and what is in them by numbers.
 */
#ifndef LATTICE_HANDLES_H
#define LATTICE_HANDLES_H

#include <libgimp/gimp.h>

typedef gint32 HostImage;
typedef gint32 HostDrawable;

#define HOST_NONE         (-1)
#define HOST_PRECISION_U8 GIMP_PRECISION_U8_GAMMA

#endif
