/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Procedures as data, and their values.
 */
#include <math.h>

#include "given.h"
#include "loop.h"
#include "maps.h"
#include "pattern.h"
#include "sheet.h"

static const LatticeProcedure *const procedures[] = {
    &lattice_loop, &lattice_maps, &lattice_pattern, &lattice_sheet};

static void
every_initial_value_is_taken(void)
{
    for (size_t i = 0; i < G_N_ELEMENTS(procedures); i++) {
        LatticeValues *values = lattice_values_new(procedures[i]);
        for (size_t k = 0; k < procedures[i]->n_arguments; k++) {
            const LatticeArgument *argument = &procedures[i]->arguments[k];
            if (argument->kind != LATTICE_ARGUMENT_TEXT)
                CHECK(lattice_values_set_number(values, argument->key,
                                                argument->initial, NULL));
            else
                CHECK(strcmp(lattice_values_get_text(values, argument->key),
                             argument->initial_text) == 0);
        }
        lattice_values_free(values);
    }
}

static void
limits_are_taken_and_what_is_beyond_is_refused_by_name(void)
{
    LatticeValues *values = lattice_values_new(&lattice_loop);
    GError *error = NULL;

    given_number(values, "frames", 2);
    given_number(values, "frames", 1000);
    CHECK(!lattice_values_set_number(values, "frames", 1001, &error));
    CHECK(given_error_says(error, "Frames is 1001"));
    error = NULL;
    CHECK(!lattice_values_set_number(values, "cells", NAN, &error));
    CHECK(given_error_says(error, "(cells) is"));
    CHECK(lattice_values_get_number(values, "frames") == 1000);
    CHECK(lattice_values_get_number(values, "cells") == 3);
    lattice_values_free(values);
}

static void
choices_are_set_by_nick(void)
{
    LatticeValues *values = lattice_values_new(&lattice_maps);
    GError *error = NULL;

    given_text(values, "output", "new-image");
    CHECK(lattice_values_get_number(values, "output") == 1);
    CHECK(!lattice_values_set_text(values, "output", "New image", &error));
    CHECK(given_error_says(error, "choose one of group"));
    CHECK(lattice_values_get_number(values, "output") == 1);
    lattice_values_free(values);
}

static void
arguments_are_told_with_their_choices_and_ranges(void)
{
    char *frames = lattice_argument_describe(&lattice_loop.arguments[1]);
    char *output = lattice_argument_describe(&lattice_maps.arguments[1]);

    CHECK(g_str_has_suffix(frames, "(2 <= frames <= 1000)"));
    CHECK(g_str_has_suffix(output, "{ \"group\", \"new-image\" }"));
    g_free(frames);
    g_free(output);
}

static void
nothing_and_no_text_are_the_initial_recipe(void)
{
    LatticeValues *values = given_recipe(&lattice_maps, NULL);
    LatticeRequest request;

    CHECK(lattice_values_get_request(values, &request, NULL));
    char *recipe = lattice_request_get_recipe(&request);
    CHECK(strcmp(recipe, "lattice-noise/1") == 0);
    g_free(recipe);
    lattice_values_free(values);
}

int
main(void)
{
    RUN(every_initial_value_is_taken);
    RUN(limits_are_taken_and_what_is_beyond_is_refused_by_name);
    RUN(choices_are_set_by_nick);
    RUN(arguments_are_told_with_their_choices_and_ranges);
    RUN(nothing_and_no_text_are_the_initial_recipe);
    return check_end();
}
