/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks the descriptions of procedures, and their values.
 */
#include <math.h>

#include "config.h"
#include "filters.h"
#include "given.h"
#include "pattern.h"

static const LatticeProcedure *const procedures[] = {
    &lattice_loop, &lattice_material, &lattice_pattern, &lattice_sheet};

TEST(every_initial_value_is_taken)
{
    for (size_t i = 0; i < G_N_ELEMENTS(procedures); i++) {
        g_autoptr(LatticeValues) values = given_values(procedures[i]);
        for (size_t k = 0; k < procedures[i]->n_arguments; k++) {
            const LatticeArgument *argument = &procedures[i]->arguments[k];
            const char *key = argument->parameter.key;
            g_autofree char *text = NULL;
            if (lattice_argument_get_type(argument) == G_TYPE_STRING)
                text = lattice_read_text(values->config, key);
            if (text != NULL)
                CHECK(strcmp(text, lattice_argument_get_text(argument)) == 0);
            else
                CHECK(lattice_values_get_number(values, key) ==
                      argument->parameter.initial);
        }
        CHECK(lattice_values_check(values, NULL));
    }
}

/* GIMP's search for "lattice" looks into labels and blurbs. */
TEST(every_procedure_is_found_by_our_name)
{
    for (size_t i = 0; i < G_N_ELEMENTS(procedures); i++)
        CHECK(strstr(procedures[i]->menu_label, "Lattice") != NULL ||
              strstr(procedures[i]->blurb, "Lattice") != NULL);
}

/* filtering_draw() reads the strength. */
TEST(every_filter_has_a_strength)
{
    for (size_t i = 0; i < lattice_n_filters; i++) {
        const LatticeProcedure *filter =
            lattice_filter_describe(lattice_filters[i].procedure);
        CHECK(lattice_argument_find(filter, LATTICE_STRENGTH_KEY) != NULL);
    }
}

TEST(limits_are_taken_and_what_is_beyond_is_refused_by_name)
{
    g_autoptr(LatticeValues) values = given_values(&lattice_loop);
    GError *error = NULL;

    given_number(values, "frames", 2);
    CHECK(lattice_values_check(values, NULL));
    given_number(values, "frames", 1000);
    CHECK(lattice_values_check(values, NULL));
    CHECK(lattice_values_get_number(values, "frames") == 1000);
    given_number(values, "cells", INFINITY);
    CHECK(!lattice_values_check(values, &error));
    CHECK(given_error_says(&error, "(cells) is"));
    given_number(values, "frames", 1001);
    CHECK(!lattice_values_check(values, &error));
    CHECK(given_error_says(&error, "Frames is 1001"));
}

TEST(choices_are_set_by_nick)
{
    g_autoptr(LatticeValues) values = given_values(&lattice_material);
    GError *error = NULL;

    given_text(values, "output", "new-image");
    CHECK(lattice_values_check(values, NULL));
    CHECK(lattice_values_get_number(values, "output") == 1);
    given_text(values, "output", "New image");
    CHECK(!lattice_values_check(values, &error));
    CHECK(given_error_says(&error, "choose one of group"));
}

TEST(arguments_are_told_with_their_choices_and_ranges)
{
    g_autofree char *frames =
        lattice_argument_describe(&lattice_loop.arguments[1]);
    g_autofree char *output =
        lattice_argument_describe(&lattice_material.arguments[2]);

    CHECK(g_str_has_suffix(frames, "(2 <= frames <= 1000)"));
    CHECK(g_str_has_suffix(output, "{ \"group\", \"new-image\", \"files\" }"));
}

TEST(nothing_and_no_text_are_the_initial_recipe)
{
    g_autoptr(LatticeValues) values = given_recipe(&lattice_material, NULL);
    g_auto(LatticeRequest) request = {.recipe = NULL};

    CHECK(lattice_values_get_request(values, &request, NULL));
    g_autofree char *recipe = lattice_recipe_print(request.recipe);
    CHECK(strcmp(recipe, "lattice-noise/1") == 0);
}

TEST(parameters_of_the_core_are_arguments_of_their_kind)
{
    static const GType types[] = {[NOISE_KIND_CHOICE] = G_TYPE_STRING,
                                  [NOISE_KIND_REAL] = G_TYPE_DOUBLE,
                                  [NOISE_KIND_SEED] = G_TYPE_UINT64,
                                  [NOISE_KIND_COLOR] = G_TYPE_STRING,
                                  [NOISE_KIND_GRADIENT] = G_TYPE_STRING};
    size_t n;
    const NoiseParameter *parameters = noise_parameters(&n);
    NoiseParams params;
    char text[NOISE_TEXT_SIZE];

    noise_params_init(&params);
    for (size_t i = 0; i < n; i++) {
        const LatticeArgument argument = {.parameter = parameters[i]};
        const GType type = lattice_argument_get_type(&argument);
        CHECK(type == types[parameters[i].kind]);
        noise_params_get_text(&params, &parameters[i], text);
        if (type == G_TYPE_STRING)
            CHECK(strcmp(lattice_argument_get_text(&argument), text) == 0);
    }
}

/* ---- The values of an object -------------------------------------------- */

static const NoiseChoice speeds[] = {{.nick = "slow"}, {.nick = "fast"}};

static const LatticeArgument arguments[] = {
    LATTICE_RECIPE_ARGUMENT,
    {LATTICE_WHOLE_ARGUMENT("count", "Count", "", 3, 1, 9)},
    {.parameter = {.kind = NOISE_KIND_REAL,
                   .key = "size",
                   .label = "Size",
                   .initial = 0.5,
                   .maximum = 1}},
    {.parameter = {.kind = NOISE_KIND_SEED, .key = "seed", .label = "Seed"}},
    {.parameter = {.kind = NOISE_KIND_CHOICE,
                   .key = "speed",
                   .label = "Speed",
                   .maximum = 1,
                   .choices = speeds,
                   .n_choices = G_N_ELEMENTS(speeds)}},
};

static const LatticeProcedure procedure = {
    .name = "test",
    .arguments = arguments,
    .n_arguments = G_N_ELEMENTS(arguments),
};

TEST(values_are_read_from_properties)
{
    GObject *config = g_object_new(
        config_get_type(), "recipe", "lattice-noise/1 scale=9", "count", 7,
        "size", 0.25, "seed", (guint64)1 << 30, "speed", "fast", NULL);
    const LatticeValues values = {.procedure = &procedure, .config = config};
    g_auto(LatticeRequest) request = {.recipe = NULL};

    CHECK(lattice_values_check(&values, NULL));
    CHECK(lattice_values_get_request(&values, &request, NULL));
    CHECK(noise_recipe_params(request.recipe)->scale == 9);
    CHECK(lattice_values_get_number(&values, "count") == 7);
    CHECK(lattice_values_get_number(&values, "size") == 0.25);
    CHECK(lattice_values_get_number(&values, "seed") == 0x1p30);
    CHECK(lattice_values_get_number(&values, "speed") == 1);
    g_object_unref(config);
}

TEST(a_property_that_is_refused_is_named)
{
    GError *error = NULL;
    GObject *config = g_object_new(config_get_type(), "count", 10, "size", 0.25,
                                   "speed", "fast", NULL);
    const LatticeValues values = {.procedure = &procedure, .config = config};

    CHECK(!lattice_values_check(&values, &error));
    CHECK(given_error_says(&error, "Count is 10"));
    g_object_set(config, "count", 9, "speed", "furious", NULL);
    CHECK(!lattice_values_check(&values, &error));
    CHECK(given_error_says(&error, "choose one of slow"));
    g_object_unref(config);
}

TEST(conditions_may_have_lists_negations_and_several_terms)
{
    static const struct {
        const char *when;
        gboolean slow, fast;
    } cases[] = {
        {NOISE_ALWAYS, TRUE, TRUE},
        {"speed {fast}", FALSE, TRUE},
        {"speed {slow, fast}", TRUE, TRUE},
        {"! speed {fast}", TRUE, FALSE},
        {"! speed {slow, fast}", FALSE, FALSE},
        {"speed {slow, fast} & ! speed {slow}", FALSE, TRUE},
        /* Nicks and keys match only as whole words. */
        {"speed {slower, fast}", FALSE, TRUE},
        {"top-speed {slow} & speed {fast}", FALSE, TRUE},
    };
    GObject *config = g_object_new(config_get_type(), NULL);

    for (size_t i = 0; i < G_N_ELEMENTS(cases); i++) {
        LatticeArgument given[G_N_ELEMENTS(arguments)];
        LatticeProcedure changed = procedure;
        memcpy(given, arguments, sizeof arguments);
        given[1].parameter.when = cases[i].when;
        changed.arguments = given;
        g_object_set(config, "speed", "slow", NULL);
        CHECK(lattice_argument_matters(&changed, "count", config) ==
              cases[i].slow);
        g_object_set(config, "speed", "fast", NULL);
        CHECK(lattice_argument_matters(&changed, "count", config) ==
              cases[i].fast);
    }
    g_object_unref(config);
}

/* ---- Scripts of GIMP 2.10 ---------------------------------------------- */

/* The keys of the arguments that scripts pass by position, as of the first release.
 * Later releases may only add keys after these. */
static const char *const positions[][2] = {
    {"plug-in-lattice-displace",
     "effect strength magnification amount kind scale stretch octaves "
     "persistence evolution period-x period-y edges sampler seed recipe "
     "anchor apply-to"},
    {"plug-in-lattice-grain",
     "film strength magnification size roughness softness shadows midtones "
     "highlights color ends seed anchor"},
    {"plug-in-lattice-noise-loop",
     "recipe frames delay cells output width height drift-x "
     "drift-y turns"},
    {"plug-in-lattice-noise-material",
     "recipe engine output width height file name overwrite"},
    {"plug-in-lattice-noise-pattern", "recipe name width height file"},
    {"plug-in-lattice-noise-sheet",
     "recipe seed rows columns cell down across"},
};

static const LatticeProcedure *
find_procedure(const char *name)
{
    for (size_t i = 0; i < G_N_ELEMENTS(procedures); i++) {
        if (strcmp(procedures[i]->name, name) == 0)
            return procedures[i];
    }
    return lattice_filter_describe(name);
}

TEST(scripts_find_every_argument_at_its_position)
{
    for (size_t i = 0; i < G_N_ELEMENTS(positions); i++) {
        const LatticeProcedure *given = find_procedure(positions[i][0]);
        g_autoptr(GPtrArray) list = lattice_arguments_by_position(given);
        g_autoptr(GString) keys = g_string_new(NULL);
        CHECK(list->len == given->n_arguments);
        for (guint k = 0; k < list->len; k++) {
            const LatticeArgument *argument = g_ptr_array_index(list, k);
            CHECK(argument != NULL);
            g_string_append_printf(keys, "%s%s", k == 0 ? "" : " ",
                                   argument->parameter.key);
        }
        printf("# %s: %s\n", given->name, keys->str);
        g_string_append_c(keys, ' ');
        g_autofree char *kept = g_strconcat(positions[i][1], " ", NULL);
        CHECK(g_str_has_prefix(keys->str, kept));
    }
}
