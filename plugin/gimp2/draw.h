/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Drawing: a checked job becomes pixels, in one step of the undo history.
 */
#ifndef LATTICE_DRAW_H
#define LATTICE_DRAW_H

#include "job.h"

/* Draws, showing progress.  Returns the drawable drawn: the job's or the new
 * layer; or, with an error and the image as it was, -1. */
gint32 draw_job(const Job *job, GError **error);

/* Lets the drawable carry a recipe. */
void draw_attach_recipe(gint32 drawable, const char *recipe);

#endif
