/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Loops.
 */
#include "loop.h"

#include <glib/gi18n-lib.h>

/* Three cells are whole on every lattice, also on that of simplex noise, whose
 * period along z is a multiple of three. */
#define INITIAL_CELLS 3

static const LatticeArgument arguments[] = {
    LATTICE_RECIPE_ARGUMENT,
    {
        .kind = LATTICE_ARGUMENT_WHOLE,
        .key = "frames",
        .label = NOISE_TEXT("Frames"),
        .blurb = NOISE_TEXT("How many frames the loop has"),
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
        .label = NOISE_TEXT("Cells of depth"),
        .blurb = NOISE_TEXT("Through how many cells a loop runs whose recipe "
                            "has no period-z; more move faster"),
        .initial = INITIAL_CELLS,
        /* Below, no lattice point is near enough. */
        .minimum = 1,
        .maximum = 1000000,
    },
    LATTICE_CANVAS_ARGUMENT(
        LATTICE_CANVAS_ALIKE,
        NOISE_TEXT("Where the frames go: into a new image of the same kind, "
                   "which can be played and exported, or into a layer group")),
};

gboolean
lattice_loop_close(LatticeRequest *request, double cells, GError **error)
{
    NoiseParams *params = &request->params;

    if (params->algorithm == NOISE_ALGORITHM_SVG_TURBULENCE)
        return lattice_refuse(error,
                              _("algorithm is svg-turbulence: it has no third "
                                "dimension for a loop to run through; choose "
                                "another"));
    if (params->dimensions < NOISE_DIMENSIONS_3)
        params->dimensions = NOISE_DIMENSIONS_3;
    if (params->period_z == 0.0)
        params->period_z = cells;
    return lattice_request_check(request, error);
}

/* A frame's name as animations have it; free with g_free().  Over a frame
 * that is transparent the one before would show. */
static char *
name_frame(const LatticeRequest *request, int frame, int delay)
{
    return g_strdup_printf("Frame %d (%dms)%s", frame + 1, delay,
                           lattice_request_is_opaque(request) ? ""
                                                              : " (replace)");
}

static LatticeSeries *
make_series(const LatticeValues *values, GError **error)
{
    const int n_frames = (int)lattice_values_get_number(values, "frames");
    const int delay = (int)lattice_values_get_number(values, "delay");
    LatticeRequest request;

    if (!lattice_values_get_request(values, &request, error) ||
        !lattice_loop_close(&request,
                            lattice_values_get_number(values, "cells"), error))
        return NULL;

    g_autoptr(LatticeSeries) series = lattice_series_new(
        (LatticeCanvas)lattice_values_get_number(values, "output"), &request);
    for (int k = 0; k < n_frames; k++) {
        request.params.phase = (double)k / n_frames;
        if (!lattice_series_add(series, &request,
                                name_frame(&request, k, delay), error))
            return NULL;
    }
    return g_steal_pointer(&series);
}

const LatticeProcedure lattice_loop = {
    .name = LATTICE_LOOP,
    .menu_label = NOISE_TEXT("Lattice Noise _Loop..."),
    .blurb = NOISE_TEXT("Frames of moving noise, after the last of which the "
                        "first follows"),
    .help =
        "Draws the frames of a loop, one a layer, the first one lowest, named "
        "as animations are, such as \"Frame 1 (100ms)\", and with "
        "\"(replace)\" "
        "where colours are transparent.  Frame k of N, from 0, is what "
        "plug-in-lattice-noise draws with phase = k / N.  A recipe of fewer "
        "dimensions gets three, and one without period-z gets the argument "
        "cells.  The frames fill the canvas, whatever is selected; each keeps "
        "its recipe.",
    .arguments = arguments,
    .n_arguments = G_N_ELEMENTS(arguments),
    .takes_image = TRUE,
    .make_series = make_series,
};
