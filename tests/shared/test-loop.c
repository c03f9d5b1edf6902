/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Loops.
 */
#include "given.h"
#include "loop.h"

static LatticeSeries *
make(const char *recipe, int frames, int delay)
{
    LatticeValues *values = given_recipe(&lattice_loop, recipe);

    given_number(values, "frames", frames);
    given_number(values, "delay", delay);
    return given_series(values, &lattice_loop);
}

static void
frame_k_of_n_has_phase_k_over_n(void)
{
    LatticeSeries *series = make("lattice-noise/1 scale=8", 8, 40);

    CHECK(series->pictures->len == 8);
    CHECK(given_picture_is(series, 0, "Frame 1 (40ms)",
                           "lattice-noise/1 scale=8 dimensions=three "
                           "period-z=3"));
    CHECK(given_picture_is(series, 7, "Frame 8 (40ms)",
                           "lattice-noise/1 scale=8 dimensions=three "
                           "period-z=3 phase=0.875"));
    lattice_series_free(series);
}

static void
three_cells_close_every_algorithm_and_fractal(void)
{
    static const char *const recipes[] = {
        "algorithm=value",
        "algorithm=perlin",
        "algorithm=simplex",
        "algorithm=cellular",
        "algorithm=white",
        "algorithm=perlin-2002",
        "algorithm=simplex lacunarity=2.7",
        "algorithm=simplex octaves=8",
        "algorithm=perlin dimensions=four lacunarity=1.6 octaves=6",
    };

    for (size_t i = 0; i < G_N_ELEMENTS(recipes); i++) {
        char *recipe = g_strconcat("lattice-noise/1 ", recipes[i], NULL);
        LatticeSeries *series = make(recipe, 2, 100);
        const LatticeRequest *request = &lattice_series_get(series, 0)->request;
        CHECK(request->params.period_z == 3.0);
        CHECK(request->params.dimensions >= NOISE_DIMENSIONS_3);
        lattice_series_free(series);
        g_free(recipe);
    }
}

static void
a_period_and_dimensions_given_stay(void)
{
    LatticeSeries *series = make("lattice-noise/1 dimensions=four period-z=5 "
                                 "phase=0.3",
                                 2, 100);

    CHECK(given_picture_is(series, 1, "Frame 2 (100ms)",
                           "lattice-noise/1 dimensions=four period-z=5 "
                           "phase=0.5"));
    lattice_series_free(series);
}

static void
only_transparent_frames_replace(void)
{
    static const struct {
        const char *recipe;
        bool replaces;
    } cases[] = {
        {"lattice-noise/1 colouring=rgba", true},
        {"lattice-noise/1 colouring=rgb", false},
        {"lattice-noise/1 colouring=rgba map=normal", false},
        {"lattice-noise/1 colouring=two-colours", false},
        {"lattice-noise/1 colouring=two-colours colour-low=#00000080", true},
        {"lattice-noise/1 colour-low=#00000080", false},
    };

    for (size_t i = 0; i < G_N_ELEMENTS(cases); i++) {
        LatticeSeries *series = make(cases[i].recipe, 2, 100);
        const char *name = lattice_series_get(series, 1)->name;
        CHECK((strstr(name, "(replace)") != NULL) == cases[i].replaces);
        lattice_series_free(series);
    }
}

static void
a_picture_of_the_plane_alone_is_refused(void)
{
    CHECK(given_refuses(given_recipe(&lattice_loop, "lattice-noise/1 "
                                                    "algorithm=svg-turbulence"),
                        &lattice_loop, "algorithm is svg-turbulence"));
}

int
main(void)
{
    RUN(frame_k_of_n_has_phase_k_over_n);
    RUN(three_cells_close_every_algorithm_and_fractal);
    RUN(a_period_and_dimensions_given_stay);
    RUN(only_transparent_frames_replace);
    RUN(a_picture_of_the_plane_alone_is_refused);
    return check_end();
}
