/* SPDX-License-Identifier: MIT
 *
 * Draws pictures band by band on several threads.  They hand the bands over in
 * order, so only a few bands are in memory at once.
 */
#ifndef TOOL_PARALLEL_H
#define TOOL_PARALLEL_H

#include "image-file.h"

/* More threads are no faster on today's machines. */
#define PARALLEL_THREADS_MAX 256

/* Returns how many threads this machine can run at once, from 1 to
 * PARALLEL_THREADS_MAX. */
int parallel_processors(void);

/* The maximum number of pictures drawn at once. */
#define PARALLEL_PICTURES_MAX 10

typedef struct ParallelPicture {
    const NoisePlan *plan;
    const Image *image;
    const ImageKind *kind;
} ParallelPicture;

/* Takes the next n_rows rows of a picture, converted for its file and, if its kind
 * packs rows, also packed.  parallel_draw() calls this from any of its threads, but
 * from only one at a time, and band by band from the top.  To stop the drawing, it
 * stores a failure and returns false. */
typedef bool (*ParallelTake)(void *data, int picture, void *rows, int n_rows,
                             const PngPart *part);

/* Draws n pictures of one region on n_threads threads, from the top down; the pixels
 * do not depend on n_threads.  Returns false if `take` did, if memory runs out, or
 * if no thread can be started. */
bool parallel_draw(const ParallelPicture *pictures, int n, int n_threads,
                   ParallelTake take, void *data, Failure *failure);

#endif
