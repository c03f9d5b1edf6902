/* SPDX-License-Identifier: MIT
 *
 * Draws pictures band by band on several threads, which hand the bands over in
 * their order: memory is needed for a few bands only.
 */
#ifndef TOOL_PARALLEL_H
#define TOOL_PARALLEL_H

#include "image-file.h"

/* More make nothing faster on any machine of today. */
#define PARALLEL_THREADS_MAX 256

/* How many threads this machine runs at once, from 1 to that. */
int parallel_processors(void);

/* The most pictures that are drawn at once. */
#define PARALLEL_PICTURES_MAX 10

typedef struct ParallelPicture {
    const NoisePlan *plan;
    const Image *image;
} ParallelPicture;

/* Takes n_rows rows of a picture, as a file gets them, one band after the other on
 * any of the threads; false, with a failure stored, stops the drawing. */
typedef bool (*ParallelTake)(void *data, int picture, void *rows, int n_rows);

/* Draws n pictures of one region on n_threads threads, from the top down; the
 * numbers do not depend on n_threads.  False if `take` returned false, or memory
 * was short. */
bool parallel_draw(const ParallelPicture *pictures, int n, int n_threads,
                   ParallelTake take, void *data, Failure *failure);

#endif
