/* SPDX-License-Identifier: MIT
 *
 * Draws a picture band by band on several threads, which hand the bands over in
 * their order: memory is needed for a few bands only.
 */
#ifndef TOOL_PARALLEL_H
#define TOOL_PARALLEL_H

#include "image-file.h"

/* More make nothing faster on any machine of today. */
#define PARALLEL_THREADS_MAX 256

/* How many threads this machine runs at once, from 1 to that. */
int parallel_processors(void);

/* Takes a band of n_rows rows, as a file gets it, one after the other on any of
 * the threads; false, with a failure stored, stops the drawing. */
typedef bool (*ParallelTake)(void *data, void *rows, int n_rows);

/* Draws an image on n_threads threads, from the top down; the numbers do not
 * depend on n_threads.  False if `take` returned false, or memory was short. */
bool parallel_draw(const NoisePlan *plan, const Image *image, int n_threads,
                   ParallelTake take, void *data, Failure *failure);

#endif
