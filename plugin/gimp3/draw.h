/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Drawing: a checked job becomes pixels, in one step of the undo history.
 */
#ifndef LATTICE_DRAW_H
#define LATTICE_DRAW_H

#include "job.h"

/* Draws, showing progress.  Returns the drawable drawn: the job's, or one
 * that is new, or the layer's mask; or NULL with an error. */
GimpDrawable *draw_job(const Job *job, GError **error);

/* Lets the drawable carry the recipe of a checked request. */
void draw_attach_recipe(GimpDrawable *drawable, const LatticeRequest *request);

/* The recipe that the drawable carries, or NULL; free with g_free(). */
char *draw_get_recipe(GimpDrawable *drawable);

#endif
