/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Moves the pixels of a picture by distances that noise determines.
 */
#ifndef LATTICE_MOVING_H
#define LATTICE_MOVING_H

#include <noise-core/noise.h>

#include "window.h"

typedef enum ShiftKind { LATTICE_KINDS(LATTICE_ENUMERATOR) } ShiftKind;

/* How pixels are moved.  Initialize it to zeros; free its plans with
 * moving_clear_shifts(). */
typedef struct Shifts {
    ShiftKind kind;
    double amount;      /* the largest shift along an axis, in pixels */
    NoisePlan *plan[2]; /* the second one is only for KIND_TURBULENT */
} Shifts;

/* Sets the kind and the amount, and makes plans from a checked recipe, unless the
 * existing plans already draw it.  On entry, the recipe's map must be
 * NOISE_MAP_HEIGHT; the function modifies the recipe.  If a plan cannot be made,
 * frees the plans and returns FALSE with an error. */
gboolean moving_set_shifts(Shifts *shifts, ShiftKind kind, double amount,
                           NoiseRecipe *recipe, NoiseError *error);
void moving_clear_shifts(Shifts *shifts);

typedef enum SamplerKind { LATTICE_SAMPLERS(LATTICE_ENUMERATOR) } SamplerKind;

/* Samplers read up to this many pixels on each side of a position. */
#define MOVING_REACH 2

/* What one call of the operation reads, how it moves pixels, and where it draws. */
typedef struct Moving {
    const Shifts *shifts;
    gboolean is_outline;        /* only alpha moves; colors stay in place */
    const NumberFormat *format; /* of what is read and written */
    WindowEdges edges;
    SamplerKind sampler;
    GeglBuffer *input, *output;
    GeglRectangle picture;  /* the input's area, at this level */
    GeglRectangle moved;    /* the part of the picture that is moved */
    int level;              /* GEGL's mipmap level */
    int origin_x, origin_y; /* where the pattern's (0, 0) is, in pixels */
} Moving;

/* Fills an area of the output.  Needs memory only for one block of pixels and the
 * pixels that move into it, no matter how large the area is. */
void moving_draw(const Moving *moving, const GeglRectangle *area);

#endif
