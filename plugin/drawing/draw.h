/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Drawing: a checked job becomes pixels, in one step of the undo history.
 */
#ifndef LATTICE_DRAW_H
#define LATTICE_DRAW_H

#include "job.h"

/* Draws, showing progress.  Returns the drawable drawn: the job's, or one
 * that is new, or the layer's mask; or, with an error and the image as it was,
 * HOST_NONE. */
HostDrawable draw_job(const Job *job, GError **error);

/* Lets the drawable carry a recipe. */
void draw_attach_recipe(HostDrawable drawable, const char *recipe);

/* The recipe that a drawable carries, or what another program wrote in its
 * place: free with g_free().  NULL: none. */
char *draw_get_recipe(HostDrawable drawable);

#endif
