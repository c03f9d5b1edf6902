/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedure that draws loops.
 */
#include "series.h"

#include "loop-frames.h"
#include "seamless-fit.h"

static const LatticeArgument arguments[] = {
    LATTICE_RECIPE_ARGUMENT,
    {LATTICE_WHOLE_ARGUMENT("frames", NOISE_TEXT("Frames"),
                            NOISE_TEXT("Number of frames in the loop"),
                            PICTURES_FRAMES_INITIAL, PICTURES_FRAMES_MIN,
                            PICTURES_FRAMES_MAX)},
    {LATTICE_WHOLE_ARGUMENT(
        "delay", NOISE_TEXT("Delay (ms)"),
        NOISE_TEXT("How long each frame is shown, in milliseconds"), 40, 1,
        60000)},
    {.parameter =
         {LATTICE_ARGUMENT_TEXTS(
              "cells", NOISE_TEXT("Speed"),
              NOISE_TEXT(
                  "How far the pattern moves through depth in one loop, in "
                  "cells; white noise and scratches change 200 times per cell; "
                  "ignored if the noise has its own loop")),
          .kind = NOISE_KIND_REAL, .initial = PICTURES_CELLS_INITIAL,
          .minimum = PICTURES_CELLS_MIN, .maximum = PICTURES_CELLS_MAX}},
    {.parameter = {LATTICE_ARGUMENT_CHOICES(
         "output", NOISE_TEXT("Output"),
         NOISE_TEXT("Where the frames go: into a new image of the same kind, "
                    "ready to play and export, or into a layer group"),
         LATTICE_CANVAS_ALIKE, lattice_canvases, 2)}},
    {LATTICE_WHOLE_ARGUMENT(
        "width", NOISE_TEXT("Width"),
        NOISE_TEXT("Width of the frames, in pixels; 0 for the image's width"),
        0, 0, LATTICE_SIZE_MAX)},
    {LATTICE_WHOLE_ARGUMENT(
         "height", NOISE_TEXT("Height"),
         NOISE_TEXT("Height of the frames, in pixels; 0 for the image's "
                    "height"),
         0, 0, LATTICE_SIZE_MAX),
     .beside = "width"},
    {LATTICE_WHOLE_ARGUMENT(
        "drift-x", NOISE_TEXT("Drift right"),
        NOISE_TEXT("How many times the noise moves across its width per loop; "
                   "negative values move it left"),
        0, -PICTURES_DRIFT_MAX, PICTURES_DRIFT_MAX)},
    {LATTICE_WHOLE_ARGUMENT(
         "drift-y", NOISE_TEXT("Drift down"),
         NOISE_TEXT("How many times the noise moves across its height per "
                    "loop; negative values move it up, as fire rises"),
         0, -PICTURES_DRIFT_MAX, PICTURES_DRIFT_MAX),
     .beside = "drift-x"},
    {LATTICE_WHOLE_ARGUMENT(
        "turns", NOISE_TEXT("Turns"),
        NOISE_TEXT(
            "How many times the noise evolves in place per loop, instead of "
            "changing with depth; only for Perlin and simplex noise"),
        0, -PICTURES_DRIFT_MAX, PICTURES_DRIFT_MAX)},
};

/* Makes the picture loop, and checks it.  Without turns, the picture gets a path
 * through depth (pictures_close_loop()); with drift, it gets the periods that
 * drifting needs (pictures_fit_drift()). */
static gboolean
close_loop(LatticeRequest *request, const PicturesLoop *loop,
           const LatticeSeries *series, GError **error)
{
    NoiseRecipe *recipe = request->recipe;
    const char *refusal = pictures_close_loop(recipe, loop);
    NoiseError problem;

    if (refusal != NULL)
        return lattice_refuse(error, "%s", lattice_translate(refusal));
    if (!lattice_request_check(request, error))
        return FALSE;
    pictures_fit_drift(recipe, loop, series->size.width, series->size.height);
    const NoiseParams *params = noise_recipe_params(recipe);
    return pictures_fit_periods(recipe, params->period_x, params->period_y,
                                &problem) ||
           lattice_refuse_problem(error, &problem);
}

static LatticeSeries *
make_series(const LatticeValues *values, GError **error)
{
    const PicturesLoop loop = {
        .n_frames = (int)lattice_values_get_number(values, "frames"),
        .cells = lattice_values_get_number(values, "cells"),
        .drift_x = (int)lattice_values_get_number(values, "drift-x"),
        .drift_y = (int)lattice_values_get_number(values, "drift-y"),
        .n_turns = (int)lattice_values_get_number(values, "turns"),
    };
    const int delay = (int)lattice_values_get_number(values, "delay");
    g_auto(LatticeRequest) request = {.recipe = NULL};

    if (!lattice_values_get_request(values, &request, error))
        return NULL;

    g_autoptr(LatticeSeries) series = lattice_series_new(
        (LatticeCanvas)lattice_values_get_number(values, "output"), &request);
    series->delay = delay;
    series->size = series->canvas_size = lattice_values_get_size(values);
    if (!close_loop(&request, &loop, series, error))
        return NULL;

    g_autoptr(NoiseRecipe) first = lattice_recipe_copy(request.recipe);
    for (int k = 0; k < loop.n_frames; k++) {
        lattice_request_take(&request, pictures_set_frame(first, &loop, k));
        /* GIMP expects names of this form in animations.  Without "(replace)",
         * the previous frame would show through transparent pixels. */
        char *name = g_strdup_printf(
            "Frame %d (%dms)%s", k + 1, delay,
            noise_recipe_is_opaque(request.recipe, NULL) ? "" : " (replace)");
        if (!lattice_series_add(series, &request, name, error))
            return NULL;
    }
    return g_steal_pointer(&series);
}

const LatticeProcedure lattice_loop = {
    .name = LATTICE_PROCEDURE "-loop",
    .task = LATTICE_TASK_SERIES,
    .menu_label = NOISE_TEXT("Make Animated _Loop..."),
    .blurb =
        NOISE_TEXT("A looping animation of Lattice Noise, one layer per frame"),
    .help =
        "Draws a loop as layers, with the first frame at the bottom.  They are "
        "named as GIMP's animations expect: \"Frame 1 (40ms)\", with "
        "\"(replace)\" if colors are transparent.  Frame k of N, counted from "
        "0, is what plug-in-lattice-noise draws with phase = k / N.  Each "
        "noise of a recipe gets four dimensions, or three if it cannot have "
        "more, and a recipe without loop-path and period-z gets the argument "
        "cells as its loop-path.  White noise and scratches jump along it, 200 "
        "times in each of its cells; they get three dimensions only if no "
        "other noise moves.  With drift-x and drift-y, the offset moves by "
        "whole periods per loop; a recipe without periods gets width and "
        "height as its periods, and cells larger than that become smaller.  "
        "With turns, evolution advances instead of phase, by 360 degrees times "
        "turns per loop; dimensions and period-z stay the same.  The frames "
        "start at the corner of the canvas, whatever is selected; each keeps "
        "its recipe.",
    .arguments = arguments,
    .n_arguments = G_N_ELEMENTS(arguments),
    .takes_image = TRUE,
    .make_series = make_series,
};
