/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks loops.
 */
#include <math.h>

#include "given.h"
#include "loop-frames.h"

static LatticeSeries *
make(const char *recipe, int frames, int delay)
{
    LatticeValues *values = given_recipe(&lattice_loop, recipe);

    given_number(values, "frames", frames);
    given_number(values, "delay", delay);
    return given_series(values, &lattice_loop);
}

TEST(frame_k_of_n_has_phase_k_over_n)
{
    g_autoptr(LatticeSeries) series = make("lattice-noise/1 scale=8", 8, 40);

    CHECK(series->pictures->len == 8);
    CHECK(given_picture_is(series, 0, "Frame 1 (40ms)",
                           "lattice-noise/1 scale=8 dimensions=four "
                           "loop-path=0.3"));
    CHECK(given_picture_is(series, 7, "Frame 8 (40ms)",
                           "lattice-noise/1 scale=8 dimensions=four "
                           "loop-path=0.3 phase=0.875"));
}

TEST(noise_gets_as_much_depth_as_it_can_have)
{
    static const struct {
        const char *recipe;
        NoiseDimensions dimensions;
    } cases[] = {
        {"algorithm=value", NOISE_DIMENSIONS_4},
        {"algorithm=perlin octaves=8", NOISE_DIMENSIONS_4},
        {"algorithm=simplex lacunarity=2.7", NOISE_DIMENSIONS_4},
        {"algorithm=white", NOISE_DIMENSIONS_3}, /* enough for it to leap */
        {"algorithm=scratches", NOISE_DIMENSIONS_3},
        {"algorithm=cellular", NOISE_DIMENSIONS_3},
        {"algorithm=perlin-2002", NOISE_DIMENSIONS_3},
        {"algorithm=waves warp-amount=20 warp-scale=1000", NOISE_DIMENSIONS_3},
    };

    for (size_t i = 0; i < G_N_ELEMENTS(cases); i++) {
        g_autofree char *recipe =
            g_strconcat("lattice-noise/1 ", cases[i].recipe, NULL);
        g_autoptr(LatticeSeries) series = make(recipe, 2, 100);
        const NoiseParams *noise = given_params(series, 0);
        CHECK(noise->loop_path == PICTURES_CELLS_INITIAL);
        CHECK(noise->dimensions == cases[i].dimensions);
    }
}

TEST(noise_that_leaps_moves_only_where_nothing_else_does)
{
    static const struct {
        const char *layers, *expected;
    } cases[] = {
        {"layer=a layer=b algorithm=scratches mask=c algorithm=white",
         "layer=a dimensions=four layer=b algorithm=scratches mask=c "
         "algorithm=white"},
        {"layer=a algorithm=white layer=b mask=c scale=9",
         "layer=a algorithm=white layer=b dimensions=four mask=c scale=9 "
         "dimensions=four"},
        /* A regular pattern also belongs to the ground unless it is warped. */
        {"layer=a layer=b algorithm=cellular jitter=0",
         "layer=a dimensions=four layer=b algorithm=cellular jitter=0"},
        {"layer=a layer=b algorithm=cellular jitter=0 warp-amount=9",
         "layer=a dimensions=four layer=b algorithm=cellular dimensions=three "
         "jitter=0 warp-amount=9"},
        {"layer=a layer=grass algorithm=scratches warp-amount=9",
         "layer=a dimensions=four layer=grass algorithm=scratches "
         "dimensions=three warp-amount=9"},
        /* Plain colors, tiles, hidden layers and hidden masks do not move. */
        {"layer=a color=#102030 layer=b algorithm=tiles layer=c visible=no "
         "layer=rain algorithm=scratches mask=m scale=9 visible=no",
         "layer=a color=#102030 layer=b algorithm=tiles layer=c visible=no "
         "layer=rain algorithm=scratches dimensions=three mask=m scale=9 "
         "visible=no"},
    };

    for (size_t i = 0; i < G_N_ELEMENTS(cases); i++) {
        g_autofree char *recipe =
            g_strconcat("lattice-noise/2 ", cases[i].layers, NULL);
        g_autofree char *expected = g_strconcat(
            "lattice-noise/2 loop-path=0.3 ", cases[i].expected, NULL);
        g_autoptr(LatticeSeries) series = make(recipe, 2, 100);
        CHECK(given_picture_is(series, 0, "Frame 1 (100ms)", expected));
    }
}

TEST(a_period_and_dimensions_given_stay)
{
    g_autoptr(LatticeSeries) series =
        make("lattice-noise/1 dimensions=three period-z=5 "
             "phase=0.3",
             2, 100);
    g_autoptr(LatticeSeries) circle =
        make("lattice-noise/1 dimensions=three loop-path=2", 2, 100);

    CHECK(given_picture_is(series, 1, "Frame 2 (100ms)",
                           "lattice-noise/1 dimensions=three period-z=5 "
                           "phase=0.5"));
    CHECK(given_picture_is(circle, 1, "Frame 2 (100ms)",
                           "lattice-noise/1 dimensions=three loop-path=2 "
                           "phase=0.5"));
}

TEST(only_transparent_frames_replace)
{
    static const struct {
        const char *recipe;
        bool replaces;
    } cases[] = {
        {"lattice-noise/1 coloring=rgba", true},
        {"lattice-noise/1 coloring=rgb", false},
        {"lattice-noise/1 coloring=rgba map=normal", false},
        {"lattice-noise/1 coloring=two-colors", false},
        {"lattice-noise/1 coloring=two-colors color-low=#00000080", true},
        {"lattice-noise/1 color-low=#00000080", false},
        {"lattice-noise/1 algorithm=cellular coloring=cells", false},
        {"lattice-noise/1 algorithm=cellular coloring=cells "
         "color-low=#00000080",
         true},
        {"lattice-noise/1 algorithm=cellular coloring=cells "
         "gradient=0:#00000080,1:#ffffff",
         true},
    };

    for (size_t i = 0; i < G_N_ELEMENTS(cases); i++) {
        g_autoptr(LatticeSeries) series = make(cases[i].recipe, 2, 100);
        const char *name = lattice_series_get(series, 1)->name;
        CHECK((strstr(name, "(replace)") != NULL) == cases[i].replaces);
    }
}

/* Makes the arguments of a loop of four frames that drifts. */
static LatticeValues *
given_drift(const char *recipe, int right, int down)
{
    LatticeValues *values = given_recipe(&lattice_loop, recipe);

    given_number(values, "frames", 4);
    given_number(values, "drift-x", right);
    given_number(values, "drift-y", down);
    values->image = (LatticeExtent){96, 60};
    return values;
}

TEST(drift_goes_through_whole_periods)
{
    g_autoptr(LatticeSeries) series =
        given_series(given_drift("lattice-noise/1 scale=8 offset-x=0.3 "
                                 "period-x=40 dimensions=three period-z=3",
                                 3, -1),
                     &lattice_loop);

    CHECK(given_picture_is(series, 0, "Frame 1 (40ms)",
                           "lattice-noise/1 scale=8 dimensions=three "
                           "offset-x=0.3 period-x=40 period-y=60 "
                           "period-z=3"));
    CHECK(given_picture_is(series, 1, "Frame 2 (40ms)",
                           "lattice-noise/1 scale=8 dimensions=three "
                           "offset-x=30.3 offset-y=-15 period-x=40 "
                           "period-y=60 period-z=3 phase=0.25"));
    /* Three times 30 is 40 plus 40 plus 10. */
    CHECK(given_picture_is(series, 3, "Frame 4 (40ms)",
                           "lattice-noise/1 scale=8 dimensions=three "
                           "offset-x=10.3 offset-y=-45 period-x=40 "
                           "period-y=60 period-z=3 phase=0.75"));
}

TEST(seamless_frames_repeat_after_their_own_size)
{
    g_autoptr(LatticeSeries) series =
        given_series(given_drift("lattice-noise/1 scale=8 seamless=yes", 0, 0),
                     &lattice_loop);

    for (guint i = 0; i < 2; i++) {
        const NoiseParams *params = given_params(series, i);
        CHECK(params->period_x == 96.0 && params->period_y == 60.0);
    }
}

TEST(the_frame_after_the_last_is_the_first_bit_for_bit)
{
    const double periods[] = {1.0, 33.3, 255.0, 1e6};

    for (size_t i = 0; i < G_N_ELEMENTS(periods); i++) {
        for (int n = 2; n < 100; n++) {
            for (int n_periods = -5; n_periods <= 5; n_periods++) {
                const double end =
                    pictures_find_drift(periods[i], n_periods, n, n);
                CHECK(end == 0.0 && !signbit(end));
                CHECK(fabs(pictures_find_drift(periods[i], n_periods, n - 1,
                                               n)) < periods[i]);
            }
        }
    }
}

TEST(cells_larger_than_the_drift_become_smaller)
{
    g_autoptr(LatticeSeries) series = given_series(
        given_drift("lattice-noise/1 scale=200", 1, 0), &lattice_loop);
    const NoiseParams *first = given_params(series, 0);

    CHECK(first->period_x == series->size.width && first->period_y == 0.0);
    CHECK(first->size < 100.0 && first->size > 25.0);
    CHECK(given_refuses(
        given_drift("lattice-noise/1 scale=200 period-x=60", 1, 0),
        &lattice_loop, "period-x"));
}

TEST(frames_have_the_size_given_or_that_of_the_image)
{
    LatticeValues *values = given_drift("lattice-noise/1", 0, 0);

    given_number(values, "width", 32);
    g_autoptr(LatticeSeries) series = given_series(values, &lattice_loop);
    CHECK(series->size.width == 32 && series->canvas_size.width == 32);
    CHECK(series->size.height == 60 && series->canvas_size.height == 60);
    CHECK(series->delay == 40);
}

TEST(a_dialog_shows_all_frames_at_their_pace)
{
    g_autoptr(LatticeSeries) series = given_series(
        given_drift("lattice-noise/1 scale=8", 0, 0), &lattice_loop);
    LatticeShown shown;

    lattice_series_show(series, &shown);
    CHECK(g_strv_length(shown.recipes) == 4);
    CHECK(strcmp(shown.recipes[3], "lattice-noise/1 scale=8 dimensions=four "
                                   "loop-path=0.3 phase=0.75") == 0);
    CHECK(shown.size.width == 96 && shown.size.height == 60);
    CHECK(shown.delay == 40);
    g_strfreev(shown.recipes);
}

TEST(a_picture_without_depth_is_refused_unless_it_drifts)
{
    static const struct {
        const char *recipe, *refusal;
    } cases[] = {
        {"lattice-noise/1 algorithm=svg-turbulence",
         "Algorithm: tiles and SVG turbulence have no depth"},
        {"lattice-noise/1 algorithm=tiles",
         "Algorithm: tiles and SVG turbulence have no depth"},
        {"lattice-noise/2 layer=a color=#102030 layer=b algorithm=tiles",
         "Layers: none of them has noise"},
    };

    for (size_t i = 0; i < G_N_ELEMENTS(cases); i++)
        CHECK(given_refuses(given_recipe(&lattice_loop, cases[i].recipe),
                            &lattice_loop, cases[i].refusal));
    g_autoptr(LatticeSeries) series = given_series(
        given_drift("lattice-noise/1 algorithm=tiles scale=24", 1, 0),
        &lattice_loop);
    CHECK(given_picture_is(series, 1, "Frame 2 (40ms)",
                           "lattice-noise/1 algorithm=tiles scale=24 "
                           "offset-x=24 period-x=96"));
}

static LatticeValues *
given_turns(const char *recipe, int turns)
{
    LatticeValues *values = given_recipe(&lattice_loop, recipe);

    given_number(values, "frames", 4);
    given_number(values, "turns", turns);
    return values;
}

TEST(turns_lead_through_the_evolution_in_the_plane)
{
    static const double expected[] = {300.0, 120.0, 300.0, 120.0};
    g_autoptr(LatticeSeries) series = given_series(
        given_turns("lattice-noise/1 scale=8 evolution=300", 2), &lattice_loop);
    g_autoptr(LatticeSeries) back =
        given_series(given_turns("lattice-noise/1 scale=8", -1), &lattice_loop);

    for (guint k = 0; k < 4; k++) {
        const NoiseParams *params = given_params(series, k);
        CHECK(params->evolution == expected[k] && params->phase == 0.0);
        CHECK(params->dimensions == NOISE_DIMENSIONS_2 &&
              params->period_z == 0.0);
    }
    CHECK(given_picture_is(back, 3, "Frame 4 (40ms)",
                           "lattice-noise/1 scale=8 evolution=-270"));
}

TEST(noise_that_cannot_turn_is_refused)
{
    CHECK(given_refuses(given_turns("lattice-noise/1 algorithm=cellular", 1),
                        &lattice_loop, "Turns: only"));
    CHECK(given_refuses(given_turns("lattice-noise/1 dimensions=one", -2),
                        &lattice_loop, "Turns: only"));
}
