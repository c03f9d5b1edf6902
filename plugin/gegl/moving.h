/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Moves the pixels of a picture.
 */
#ifndef LATTICE_MOVING_H
#define LATTICE_MOVING_H

#include "shifts.h"
#include "window.h"

typedef enum SamplerKind { LATTICE_SAMPLERS(LATTICE_ENUMERATOR) } SamplerKind;

/* How many pixels beyond a place, to each side, are read. */
#define MOVING_REACH 2

/* One call of the operation. */
typedef struct Moving {
    const Shifts *shifts;
    const NumberFormat *format; /* of what is read and written */
    WindowEdges edges;
    SamplerKind sampler;
    GeglBuffer *input, *output;
    GeglRectangle picture;  /* of the input, at the level */
    int level;              /* GEGL's mipmap level */
    int origin_x, origin_y; /* where the pattern's corner lies, pixels */
} Moving;

/* Fills an area of the output.  Memory is that of a block of pixels with those
 * that are moved into it, however large the area is. */
void moving_draw(const Moving *moving, const GeglRectangle *area);

#endif
