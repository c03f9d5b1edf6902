/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Axes of a sheet: what changes along its rows or columns.  Where an axis has
 * no parameter, seeds count on along it.
 */
#ifndef LATTICE_AXIS_H
#define LATTICE_AXIS_H

#include "request.h"

/* More pictures along an axis are not to be compared. */
#define LATTICE_AXIS_MAX 32

typedef struct LatticeAxis {
    const NoiseParameter *parameter; /* NULL: the seed */
    char **values;                   /* as in a recipe; NULL for the seed */
    guint n_values;
} LatticeAxis;

/* Two axes, and the picture around which they are laid. */
typedef struct LatticeAxes {
    LatticeRequest base;
    LatticeAxis down, across;
} LatticeAxes;

/* Reads an argument such as "octaves=1..6", a range that is divided evenly
 * among n_values, or "fractal=fbm,ridged", a list that has its own number of
 * values, with ";" between them if they are gradients or there is one; "" is
 * the seed.  A refusal begins with the argument's name. */
gboolean lattice_axis_read(LatticeAxis *axis, const char *name,
                           const char *text, guint n_values, GError **error);

/* Reads the ends of a range "first..last". */
gboolean lattice_axis_read_range(const char *text, double *first, double *last);

/* Spreads a parameter, a number or a choice, around a checked request: numbers
 * evenly along the slider, the nearest of them replaced by the request's own;
 * all choices.  NULL is the seed, n_seeds times. */
void lattice_axis_spread(LatticeAxis *axis, const NoiseParameter *parameter,
                         const LatticeRequest *request, guint n_seeds);

/* The place of a checked request's value; n_values if it is not there. */
guint lattice_axis_find(const LatticeAxis *axis, const LatticeRequest *request);

/* Frees what an axis holds. */
void lattice_axis_clear(LatticeAxis *axis);

/* Sets request to the checked picture in a row and a column. */
gboolean lattice_axes_get(const LatticeAxes *axes, guint row, guint column,
                          LatticeRequest *request, GError **error);

/* What such a picture has of its own, such as "octaves=2 seed=7"; free with
 * g_free(). */
char *lattice_axes_name(const LatticeAxes *axes, const LatticeRequest *request);

#endif
