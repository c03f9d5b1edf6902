/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Axes of a sheet: what changes down its rows or across its columns.  Along an
 * axis without a parameter, the seed rises by 1 from picture to picture.
 */
#ifndef LATTICE_AXIS_H
#define LATTICE_AXIS_H

#include "request.h"

/* The maximum number of pictures along an axis: more cannot be compared by
 * eye. */
#define LATTICE_AXIS_MAX 32

typedef struct LatticeAxis {
    const NoiseParameter *parameter; /* NULL: the seed */
    char **values; /* as written in a recipe; NULL for the seed */
    guint n_values;
} LatticeAxis;

/* Two axes, and the picture whose parameters they change. */
typedef struct LatticeAxes {
    LatticeRequest base;
    LatticeAxis down, across;
} LatticeAxes;

/* Parses an argument: a range such as "octaves=1..6", which is divided evenly into
 * n_values values; a list such as "fractal=fbm,ridged", whose length replaces
 * n_values; or "" for the seed.  Commas separate the values of a list, unless they
 * are gradients or the text contains a ";"; semicolons then separate them.  Error
 * messages begin with `name`, the argument's name.  Clear the axis even if the text
 * is invalid. */
gboolean lattice_axis_read(LatticeAxis *axis, const char *name,
                           const char *text, guint n_values, GError **error);

/* Fills an axis with values of a parameter: all choices, or numbers that are
 * evenly spaced along the slider.  The checked request's own value replaces the
 * number nearest to it.  If the parameter is NULL, the axis has n_seeds
 * seeds. */
void lattice_axis_spread(LatticeAxis *axis, const NoiseParameter *parameter,
                         const LatticeRequest *request, guint n_seeds);

/* Returns the index of a checked request's value on an axis; n_values if it is
 * not there. */
guint lattice_axis_find(const LatticeAxis *axis, const LatticeRequest *request);

/* Frees what an axis holds. */
void lattice_axis_clear(LatticeAxis *axis);

/* Frees what two axes and their picture hold. */
void lattice_axes_clear(LatticeAxes *axes);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(LatticeAxes, lattice_axes_clear)

/* Fills in `request` with the picture in this row and column, and checks it.  Clear
 * the request even if it is invalid. */
gboolean lattice_axes_get(const LatticeAxes *axes, guint row, guint column,
                          LatticeRequest *request, GError **error);

/* Returns a name for a picture from lattice_axes_get(): the values that set it
 * apart from the others, such as "octaves=2 seed=7".  Free with g_free(). */
char *lattice_axes_name(const LatticeAxes *axes, const LatticeRequest *request);

/* Returns the text of an axis, for lattice_axis_read(), that spans the full range
 * of the parameter's slider or lists all of its choices; free with g_free(). */
char *lattice_axis_default_text(const NoiseParameter *parameter);

#endif
