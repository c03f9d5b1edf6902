/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Drawing: a checked job becomes pixels, in one step of the undo history.
 */
#ifndef LATTICE_DRAW_H
#define LATTICE_DRAW_H

#include "job.h"

/* Draws, showing progress.  Returns what was drawn on: the job's drawable, a
 * new one, or the layer's mask.  HOST_NONE, with an error, if it failed; the
 * image is then as it was. */
HostDrawable draw_job(const Job *job, GError **error);

#endif
