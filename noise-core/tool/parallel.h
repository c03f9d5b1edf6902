/* SPDX-License-Identifier: MIT
 *
 * Draws pictures band by band on several threads.  They hand the bands over in
 * order, so that only a few bands are in memory at once.
 */
#ifndef TOOL_PARALLEL_H
#define TOOL_PARALLEL_H

#include "image-file.h"

/* More threads are no faster on today's machines. */
#define PARALLEL_THREADS_MAX 256

/* Returns how many threads this machine runs at once, from 1 to
 * PARALLEL_THREADS_MAX. */
int parallel_processors(void);

/* The most pictures that are drawn at once. */
#define PARALLEL_PICTURES_MAX 10

typedef struct ParallelPicture {
    const NoisePlan *plan;
    const Image *image;
} ParallelPicture;

/* Takes the next n_rows rows of a picture, converted for its file.  It is
 * called on any of the threads, for one band after the other.  Returns false,
 * with a failure stored, to stop the drawing. */
typedef bool (*ParallelTake)(void *data, int picture, void *rows, int n_rows);

/* Draws n pictures of one region on n_threads threads, from the top down; the
 * pixels do not depend on n_threads.  False if `take` returned false, or memory
 * was short. */
bool parallel_draw(const ParallelPicture *pictures, int n, int n_threads,
                   ParallelTake take, void *data, Failure *failure);

#endif
