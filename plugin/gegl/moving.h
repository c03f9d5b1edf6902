/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Moves the pixels of a picture.
 */
#ifndef LATTICE_MOVING_H
#define LATTICE_MOVING_H

#include <noise-core/noise.h>

#include "window.h"

typedef enum ShiftKind { LATTICE_KINDS(LATTICE_ENUMERATOR) } ShiftKind;

/* A plain value; moving_clear_shifts() frees its plans. */
typedef struct Shifts {
    ShiftKind kind;
    double amount;      /* pixels: nothing moves farther along an axis */
    NoisePlan *plan[2]; /* the second one for KIND_TURBULENT, or else NULL */
} Shifts;

/* Makes plans of a checked recipe, which must be one of gray height and is
 * changed, or keeps the plans that already draw it.  False, with an error and
 * without plans, if the core refuses it. */
gboolean moving_set_shifts(Shifts *shifts, ShiftKind kind, double amount,
                           NoiseRecipe *recipe, NoiseError *error);
void moving_clear_shifts(Shifts *shifts);

typedef enum SamplerKind { LATTICE_SAMPLERS(LATTICE_ENUMERATOR) } SamplerKind;

/* How many pixels are read beyond a sampled position, to each side. */
#define MOVING_REACH 2

/* One call of the operation. */
typedef struct Moving {
    const Shifts *shifts;
    gboolean is_outline; /* alpha moves, colors stay where there are any */
    const NumberFormat *format; /* of what is read and written */
    WindowEdges edges;
    SamplerKind sampler;
    GeglBuffer *input, *output;
    GeglRectangle picture;  /* of the input, at the level */
    GeglRectangle moved;    /* the part of it that is moved */
    int level;              /* GEGL's mipmap level */
    int origin_x, origin_y; /* the pattern's corner, in pixels */
} Moving;

/* Fills an area of the output.  Takes memory only for a block of pixels and
 * those that are moved into it, however large the area is. */
void moving_draw(const Moving *moving, const GeglRectangle *area);

#endif
