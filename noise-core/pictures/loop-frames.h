/* SPDX-License-Identifier: MIT
 *
 * Makes loops: frames of a picture that moves through depth, or changes in place, and
 * may drift.  The last frame leads back to the first.
 */
#ifndef PICTURES_LOOP_FRAMES_H
#define PICTURES_LOOP_FRAMES_H

#include <noise-core/noise.h>

#define PICTURES_FRAMES_MIN 2
#define PICTURES_FRAMES_MAX 1000

/* With these initial values, neighboring frames look alike, even if a warp magnifies
 * small changes: they differ only a sixth as much as frames half a loop apart. */
#define PICTURES_FRAMES_INITIAL 60
#define PICTURES_CELLS_INITIAL  0.3
#define PICTURES_CELLS_MIN      0.01
#define PICTURES_CELLS_MAX      1e6

/* Drifting this fast is already too fast for the eye to follow. */
#define PICTURES_DRIFT_MAX 100

typedef struct PicturesLoop {
    int n_frames;
    double cells;         /* how many cells of depth the noise moves through,
                             unless it loops already */
    int drift_x, drift_y; /* how many periods the noise moves right and down */
    int n_turns;          /* how many full turns `evolution` makes; if not 0,
                             the noise does not move through depth */
} PicturesLoop;

/* Makes a picture loop.  Unless the loop turns the noise, gives the noise depth and,
 * if the recipe does not loop already, a closed path through that depth: a circle
 * through the third and fourth dimensions or, if the noise cannot have four, back
 * and forth through the third.  Noise that changes abruptly (see
 * noise_params_leap()), and cells without jitter, get depth only if no other noise
 * of the recipe can move.  A picture that gets no depth can still loop if it drifts.
 * Returns NULL, or a static English sentence that says why this picture cannot loop;
 * the recipe may have changed even then.  Check the recipe afterwards. */
const char *pictures_close_loop(NoiseRecipe *recipe, const PicturesLoop *loop);

/* If the loop drifts along an axis on which the noise has no period, sets that
 * period to the frames' width or height, in pixels. */
void pictures_fit_drift(NoiseRecipe *recipe, const PicturesLoop *loop,
                        double width, double height);

/* Returns the recipe of frame k, counted from 0, or NULL if memory runs out.  Free it
 * with noise_recipe_free().  `first` must have gone through pictures_close_loop() and
 * pictures_fit_drift(), and must be checked. */
NoiseRecipe *pictures_set_frame(const NoiseRecipe *first,
                                const PicturesLoop *loop, int k);

/* Returns how far frame k of n has moved in a loop of n_periods periods, in the unit
 * of `period`: pixels for a drift, degrees for a turn.  Drops whole periods before
 * rounding anything, so that frame n would equal frame 0 bit for bit. */
double pictures_find_drift(double period, int n_periods, int k, int n);

#endif
