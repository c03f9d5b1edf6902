/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedure that draws loops.
 */
#include "loop.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* Fits every lattice without rounding, even that of simplex noise, whose period
 * along z is a multiple of three cells. */
#define INITIAL_CELLS 3

/* Degrees. */
#define TURN 360.0

/* Faster than anybody can follow. */
#define DRIFT_MAX 100

static const LatticeArgument arguments[] = {
    LATTICE_RECIPE_ARGUMENT,
    {
        .kind = LATTICE_ARGUMENT_WHOLE,
        .key = "frames",
        .label = NOISE_TEXT("Frames"),
        .blurb = NOISE_TEXT("Number of frames in the loop"),
        .initial = 24,
        .minimum = 2,
        .maximum = 1000,
    },
    {
        .kind = LATTICE_ARGUMENT_WHOLE,
        .key = "delay",
        .label = NOISE_TEXT("Delay (ms)"),
        .blurb = NOISE_TEXT("How long each frame is shown, in milliseconds"),
        .initial = 100,
        .minimum = 1,
        .maximum = 60000,
    },
    {
        .kind = LATTICE_ARGUMENT_REAL,
        .key = "cells",
        .label = NOISE_TEXT("Speed"),
        .blurb = NOISE_TEXT("How fast the noise changes: cells of depth per "
                            "loop, unless the noise has a loop length"),
        .initial = INITIAL_CELLS,
        /* A shorter period has no lattice point near enough to snap to. */
        .minimum = 1,
        .maximum = 1000000,
    },
    LATTICE_CANVAS_ARGUMENT(
        LATTICE_CANVAS_ALIKE,
        NOISE_TEXT("Where the frames go: into a new image of the same kind, to "
                   "be played and exported, or into a layer group")),
    {
        .kind = LATTICE_ARGUMENT_WHOLE,
        .key = "width",
        .label = NOISE_TEXT("Width"),
        .blurb =
            NOISE_TEXT("Width of the frames, in pixels; 0 for the image's"),
        .maximum = LATTICE_SIZE_MAX,
    },
    {
        .kind = LATTICE_ARGUMENT_WHOLE,
        .key = "height",
        .label = NOISE_TEXT("Height"),
        .blurb =
            NOISE_TEXT("Height of the frames, in pixels; 0 for the image's"),
        .maximum = LATTICE_SIZE_MAX,
        .beside = "width",
    },
    {
        .kind = LATTICE_ARGUMENT_WHOLE,
        .key = "drift-x",
        .label = NOISE_TEXT("Drift right"),
        .blurb = NOISE_TEXT("How many times the noise moves across its width "
                            "per loop; negative moves left"),
        .minimum = -DRIFT_MAX,
        .maximum = DRIFT_MAX,
    },
    {
        .kind = LATTICE_ARGUMENT_WHOLE,
        .key = "drift-y",
        .label = NOISE_TEXT("Drift down"),
        .blurb = NOISE_TEXT("How many times the noise moves across its height "
                            "per loop; negative moves up, as fire rises"),
        .minimum = -DRIFT_MAX,
        .maximum = DRIFT_MAX,
        .beside = "drift-x",
    },
    {
        .kind = LATTICE_ARGUMENT_WHOLE,
        .key = "turns",
        .label = NOISE_TEXT("Turns"),
        .blurb = NOISE_TEXT("How many times the noise goes through its whole "
                            "evolution in a loop, instead of changing with "
                            "depth; only for Perlin and simplex noise"),
        .minimum = -DRIFT_MAX,
        .maximum = DRIFT_MAX,
    },
};

/* Gives a picture that does not turn a third dimension and, unless it has one,
 * a period of cells there. */
static gboolean
close_loop(LatticeRequest *request, const LatticeValues *values, GError **error)
{
    const int n_turns = (int)lattice_values_get_number(values, "turns");
    NoiseParams *params = &request->params;

    if (n_turns != 0) {
        if (!noise_parameter_matters(noise_parameter_find("evolution"), params))
            return lattice_refuse(
                error, _("Turns: only Perlin and simplex noise of two and more "
                         "dimensions turn; choose one of them, or 0 turns"));
        return lattice_request_check(request, error);
    }
    if (!noise_parameter_matters(noise_parameter_find("dimensions"), params))
        return lattice_refuse(error,
                              _("Algorithm is svg-turbulence: it has no third "
                                "dimension to loop through; choose another"));
    if (params->dimensions < NOISE_DIMENSIONS_3)
        params->dimensions = NOISE_DIMENSIONS_3;
    if (params->period_z == 0.0)
        params->period_z = lattice_values_get_number(values, "cells");
    return lattice_request_check(request, error);
}

/* A frame's name as GIMP's animations have it; free with g_free().  Without
 * "(replace)" the frame before would show through transparent pixels. */
static char *
name_frame(const LatticeRequest *request, int frame, int delay)
{
    return g_strdup_printf("Frame %d (%dms)%s", frame + 1, delay,
                           lattice_request_is_opaque(request) ? ""
                                                              : " (replace)");
}

/* Gives a picture that drifts a period along the drift, unless it has one: the
 * size of the frames. */
static gboolean
fit_drift(LatticeRequest *request, const LatticeValues *values, GError **error)
{
    NoiseParams *params = &request->params;

    if (lattice_values_get_number(values, "drift-x") != 0.0 &&
        params->period_x == 0.0)
        params->period_x = lattice_values_get_number(values, "width");
    if (lattice_values_get_number(values, "drift-y") != 0.0 &&
        params->period_y == 0.0)
        params->period_y = lattice_values_get_number(values, "height");
    return lattice_request_check(request, error);
}

double
lattice_loop_find_drift(double period, int n_periods, int k, int n)
{
    return period * (k * n_periods % n) / n;
}

/* The evolution of a frame that has gone on by `turn` degrees. */
static double
evolve(double first, double turn)
{
    const double limit = noise_parameter_find("evolution")->maximum;

    return fabs(first + turn) > limit ? first + turn - copysign(TURN, turn)
                                      : first + turn;
}

static LatticeSeries *
make_series(const LatticeValues *values, GError **error)
{
    const int n_frames = (int)lattice_values_get_number(values, "frames");
    const int delay = (int)lattice_values_get_number(values, "delay");
    const int drift_x = (int)lattice_values_get_number(values, "drift-x");
    const int drift_y = (int)lattice_values_get_number(values, "drift-y");
    const int n_turns = (int)lattice_values_get_number(values, "turns");
    LatticeRequest request;

    if (!lattice_values_get_request(values, &request, error) ||
        !close_loop(&request, values, error) ||
        !fit_drift(&request, values, error))
        return NULL;

    const NoiseParams first = request.params;
    g_autoptr(LatticeSeries) series = lattice_series_new(
        (LatticeCanvas)lattice_values_get_number(values, "output"), &request);
    series->delay = delay;
    series->width = series->canvas_width =
        (int)lattice_values_get_number(values, "width");
    series->height = series->canvas_height =
        (int)lattice_values_get_number(values, "height");
    for (int k = 0; k < n_frames; k++) {
        if (n_turns == 0)
            request.params.phase = (double)k / n_frames;
        else
            request.params.evolution =
                evolve(first.evolution,
                       lattice_loop_find_drift(TURN, n_turns, k, n_frames));
        request.params.offset_x =
            first.offset_x +
            lattice_loop_find_drift(first.period_x, drift_x, k, n_frames);
        request.params.offset_y =
            first.offset_y +
            lattice_loop_find_drift(first.period_y, drift_y, k, n_frames);
        if (!lattice_series_add(series, &request,
                                name_frame(&request, k, delay), error))
            return NULL;
    }
    return g_steal_pointer(&series);
}

const LatticeProcedure lattice_loop = {
    .name = LATTICE_LOOP,
    .menu_label = NOISE_TEXT("Make Animated _Loop..."),
    .blurb = NOISE_TEXT("A looping animation, one layer per frame"),
    .help =
        "Draws the frames of a loop, one a layer, the first one lowest, named "
        "as animations are, such as \"Frame 1 (100ms)\", and with "
        "\"(replace)\" "
        "where colors are transparent.  Frame k of N, from 0, is what "
        "plug-in-lattice-noise draws with phase = k / N.  A recipe of fewer "
        "dimensions gets three, and one without period-z gets the argument "
        "cells.  With drift-x and drift-y the offset moves on by whole periods "
        "in a loop; where a recipe has none, width or height is taken, and "
        "cells that do not fit are refused.  With turns it is evolution that "
        "goes on, by 360 degrees times turns in a loop, and not phase; "
        "dimensions and period-z stay.  The frames begin at the canvas' "
        "corner, whatever is selected; each keeps its recipe.",
    .arguments = arguments,
    .n_arguments = G_N_ELEMENTS(arguments),
    .takes_image = TRUE,
    .make_series = make_series,
};
