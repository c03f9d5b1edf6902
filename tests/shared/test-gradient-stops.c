/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks how the stops of a gradient are edited.
 */
#include <math.h>

#include "given.h"
#include "gradient-stops.h"

#define RED   0xffff00000000ffffu
#define GREEN 0x0000ffff0000ffffu
#define CLEAR 0x0000000000000000u

/* Returns red with a hard edge to green in the middle, which fades to
 * transparent. */
static NoiseGradient
given_edge(void)
{
    return (NoiseGradient){
        4, {{0.0, RED}, {0.5, RED}, {0.5, GREEN}, {1.0, CLEAR}}};
}

/* True if the core accepts the gradient. */
static bool
is_good(const NoiseGradient *gradient)
{
    NoiseParams params;

    noise_params_init(&params);
    params.gradient = *gradient;
    return noise_params_check(&params, NULL);
}

/* True if all channels of two colors are the same, except for rounding. */
static bool
is_near(guint64 one, guint64 other)
{
    for (int shift = 0; shift < 64; shift += 16) {
        if (llabs((long long)(one >> shift & 0xffff) -
                  (long long)(other >> shift & 0xffff)) > 1)
            return false;
    }
    return true;
}

TEST(colors_are_those_of_the_stops_and_mixed_between)
{
    const NoiseGradient edge = given_edge();

    CHECK(lattice_stops_get_color(&edge, 0.0) == RED);
    CHECK(lattice_stops_get_color(&edge, 0.25) == RED);
    CHECK(lattice_stops_get_color(&edge, 0.5) == GREEN);
    CHECK(lattice_stops_get_color(&edge, 0.75) == 0x0000800000008000u);
    CHECK(lattice_stops_get_color(&edge, 1.0) == CLEAR);
}

TEST(before_the_first_and_behind_the_last_their_colors_hold)
{
    const NoiseGradient inner = {2, {{0.2, RED}, {0.8, GREEN}}};

    CHECK(lattice_stops_get_color(&inner, 0.1) == RED);
    CHECK(lattice_stops_get_color(&inner, 0.9) == GREEN);
}

TEST(an_added_stop_changes_no_color)
{
    const NoiseGradient before = given_edge();

    for (int place = 0; place <= 1000; place += 50) {
        NoiseGradient after = before;
        const int stop = lattice_stops_add(&after, place / 1000.0);
        CHECK(stop >= 0 && after.count == before.count + 1);
        CHECK(after.stops[stop].position == place / 1000.0);
        CHECK(is_good(&after));
        for (int i = 0; i <= 100; i++)
            CHECK(is_near(lattice_stops_get_color(&after, i / 100.0),
                          lattice_stops_get_color(&before, i / 100.0)));
    }
}

TEST(the_most_stops_take_no_other)
{
    NoiseGradient gradient = given_edge();

    while (gradient.count < NOISE_STOPS_MAX)
        CHECK(lattice_stops_add(&gradient, gradient.count / 100.0) >= 0);
    const NoiseGradient full = gradient;
    CHECK(lattice_stops_add(&gradient, 0.123) == -1);
    CHECK(memcmp(&gradient, &full, sizeof full) == 0);
    CHECK(is_good(&full));
}

TEST(a_moved_stop_stays_between_its_neighbors)
{
    NoiseGradient gradient = given_edge();

    lattice_stops_move(&gradient, 1, 0.30049);
    CHECK(gradient.stops[1].position == 0.3);
    lattice_stops_move(&gradient, 1, 2.0);
    CHECK(gradient.stops[1].position == 0.5);
    lattice_stops_move(&gradient, 2, 0.1);
    CHECK(gradient.stops[2].position == 0.5);
    lattice_stops_move(&gradient, 3, 7.0);
    CHECK(gradient.stops[3].position == 1.0);
    lattice_stops_move(&gradient, 0, -3.0);
    CHECK(gradient.stops[0].position == 0.0);
    CHECK(is_good(&gradient));
}

TEST(two_stops_remain)
{
    NoiseGradient gradient = given_edge();

    CHECK(lattice_stops_remove(&gradient, 1));
    CHECK(gradient.count == 3 && gradient.stops[1].color == GREEN);
    CHECK(lattice_stops_remove(&gradient, 2));
    CHECK(gradient.count == 2 && gradient.stops[1].color == GREEN);
    CHECK(!lattice_stops_remove(&gradient, 0));
    CHECK(gradient.count == 2 && gradient.stops[0].color == RED);
    CHECK(is_good(&gradient));
}

TEST(the_nearest_stop_within_reach_is_hit)
{
    const NoiseGradient inner = {3, {{0.2, RED}, {0.3, GREEN}, {0.8, RED}}};

    CHECK(lattice_stops_find(&inner, 0.24, 0.1, -1) == 0);
    CHECK(lattice_stops_find(&inner, 0.26, 0.1, -1) == 1);
    CHECK(lattice_stops_find(&inner, 0.26, 0.1, 0) == 1);
    CHECK(lattice_stops_find(&inner, 0.5, 0.1, -1) == -1);
    CHECK(lattice_stops_find(&inner, 0.85, 0.1, -1) == 2);
}

TEST(of_stops_at_one_place_one_that_can_move_is_hit_or_the_preferred)
{
    const NoiseGradient stacked = {6,
                                   {{0.0, RED},
                                    {0.0, GREEN},
                                    {0.5, RED},
                                    {0.5, GREEN},
                                    {1.0, RED},
                                    {1.0, GREEN}}};

    CHECK(lattice_stops_find(&stacked, 0.0, 0.1, -1) == 1);
    CHECK(lattice_stops_find(&stacked, 0.0, 0.1, 0) == 0);
    CHECK(lattice_stops_find(&stacked, 0.5, 0.1, -1) == 3);
    CHECK(lattice_stops_find(&stacked, 0.5, 0.1, 2) == 2);
    CHECK(lattice_stops_find(&stacked, 1.0, 0.1, -1) == 4);
    CHECK(lattice_stops_find(&stacked, 1.0, 0.1, 5) == 5);
}

TEST(twice_reversed_is_as_before)
{
    const NoiseGradient before = given_edge();
    NoiseGradient after = before;

    lattice_stops_reverse(&after);
    CHECK(after.stops[0].color == CLEAR && after.stops[1].color == GREEN);
    CHECK(is_good(&after));
    lattice_stops_reverse(&after);
    CHECK(memcmp(&after, &before, sizeof before) == 0);
}
