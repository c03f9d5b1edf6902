/* SPDX-License-Identifier: MIT
 *
 * Loops: frames of a picture that moves through depth, or changes in place, and
 * may drift; the last frame leads back to the first.
 */
#ifndef PICTURES_LOOP_FRAMES_H
#define PICTURES_LOOP_FRAMES_H

#include <noise-core/noise.h>

#define PICTURES_FRAMES_MIN 2
#define PICTURES_FRAMES_MAX 1000

/* Slow enough that neighboring frames look alike, even in looks whose warp
 * magnifies small changes: they differ a sixth as much as frames half a loop
 * apart. */
#define PICTURES_FRAMES_INITIAL 60
#define PICTURES_CELLS_INITIAL  0.3
#define PICTURES_CELLS_MIN      0.01
#define PICTURES_CELLS_MAX      1e6

/* Faster than anybody can follow. */
#define PICTURES_DRIFT_MAX 100

typedef struct PicturesLoop {
    int n_frames;
    double cells;         /* how many cells of depth it moves through, unless
                           * the noise has its own loop */
    int drift_x, drift_y; /* how many periods it moves right and down */
    int n_turns;          /* how many full turns evolution makes, instead of
                           * moving through depth */
} PicturesLoop;

/* Makes a picture loop.  Unless the loop turns its noise, this gives depth to
 * the noise and, if it has none yet, a closed path through that depth: a circle
 * through the third and fourth dimensions or, if the noise cannot have four,
 * back and forth through the third.  Noise that leaps (see noise_params_leap())
 * gets depth only if no other noise of the recipe moves.  A picture that gets
 * no depth can still loop if it drifts.  Returns NULL, or a static English
 * sentence that says why this picture cannot loop; the recipe may have changed
 * even then.  Check the recipe afterwards. */
const char *pictures_close_loop(NoiseRecipe *recipe, const PicturesLoop *loop);

/* If the noise drifts, gives it a period along the drift, unless it has one:
 * the frames' width or height. */
void pictures_fit_drift(NoiseRecipe *recipe, const PicturesLoop *loop,
                        double width, double height);

/* Returns the recipe of frame k, from 0, or NULL when memory is short; free it
 * with noise_recipe_free().  `first` is the checked recipe that the two
 * functions above have changed. */
NoiseRecipe *pictures_set_frame(const NoiseRecipe *first,
                                const PicturesLoop *loop, int k);

/* Returns how far frame k of n has moved in a loop of n_periods periods, in the
 * unit of `period`: pixels for a drift, degrees for a turn.  Whole periods are
 * dropped before anything is rounded, so that frame n would equal frame 0, bit
 * for bit. */
double pictures_find_drift(double period, int n_periods, int k, int n);

#endif
