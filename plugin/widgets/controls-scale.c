/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * White noise of large cells is a chessboard by chance, and other noise of
 * single pixels is gray: each algorithm begins with a scale that shows it.
 */
#include "controls-scale.h"

#include "controls-chain.h"
#include "start.h"

/* Under which config keeps what follows. */
#define START "lattice-start"

typedef struct Start {
    LatticeExtent canvas;
    double scale; /* with which the present algorithm begins */
} Start;

static double
find_scale(GObject *config, const Start *start)
{
    g_autofree char *algorithm = NULL;

    g_object_get(config, "algorithm", &algorithm, NULL);
    return lattice_start_scale_of(start->canvas, algorithm);
}

static void
on_algorithm(GObject *config, GParamSpec *property G_GNUC_UNUSED, Start *start)
{
    const double before = start->scale;
    double scale;

    start->scale = find_scale(config, start);
    g_object_get(config, "scale", &scale, NULL);
    /* Recipes are taken as they are. */
    if (scale == before && !chain_is_held(config))
        g_object_set(config, "scale", start->scale, NULL);
}

void
scale_follow(GObject *config, ControlsImage image)
{
    Start *start = g_new0(Start, 1);

    start->canvas = (LatticeExtent){image.width, image.height};
    start->scale = find_scale(config, start);
    g_object_set_data_full(config, START, start, g_free);
    g_signal_connect(config, "notify::algorithm", G_CALLBACK(on_algorithm),
                     start);
}

double
scale_get_start(GObject *config)
{
    const Start *start = g_object_get_data(config, START);

    return start != NULL ? start->scale : 0.0;
}
