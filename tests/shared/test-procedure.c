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

static void
parameters_of_the_core_are_arguments_of_their_kind(void)
{
    size_t n;
    const NoiseParameter *parameters = noise_parameters(&n);

    for (size_t i = 0; i < n; i++) {
        const NoiseParameter *parameter = &parameters[i];
        const LatticeArgument argument = lattice_argument_of(parameter);
        const gboolean is_choice = parameter->kind == NOISE_KIND_CHOICE;
        CHECK(strcmp(argument.key, parameter->key) == 0);
        CHECK((argument.kind == LATTICE_ARGUMENT_CHOICE) == is_choice);
        CHECK((argument.n_choices > 0) == is_choice);
        if (lattice_argument_is_number(&argument))
            CHECK(argument.minimum <= argument.initial &&
                  argument.initial <= argument.maximum);
        CHECK((argument.initial_text != NULL) ==
              (parameter->kind == NOISE_KIND_COLOR ||
               parameter->kind == NOISE_KIND_GRADIENT));
    }
}

/* ---- An object with a property for each kind of argument --------------- */

static const NoiseChoice speeds[] = {{.nick = "slow"}, {.nick = "fast"}};

static const LatticeArgument arguments[] = {
    LATTICE_RECIPE_ARGUMENT,
    {.kind = LATTICE_ARGUMENT_WHOLE,
     .key = "count",
     .label = "Count",
     .initial = 3,
     .minimum = 1,
     .maximum = 9},
    {.kind = LATTICE_ARGUMENT_REAL,
     .key = "size",
     .label = "Size",
     .initial = 0.5,
     .minimum = 0,
     .maximum = 1},
    {.kind = LATTICE_ARGUMENT_SEED,
     .key = "seed",
     .label = "Seed",
     .maximum = LATTICE_SEED_MAX},
    {.kind = LATTICE_ARGUMENT_CHOICE,
     .key = "speed",
     .label = "Speed",
     .maximum = 1,
     .choices = speeds,
     .n_choices = G_N_ELEMENTS(speeds)},
};

static const LatticeProcedure procedure = {
    .name = "test",
    .arguments = arguments,
    .n_arguments = G_N_ELEMENTS(arguments),
};

typedef struct Config {
    GObject parent;
    GValue values[G_N_ELEMENTS(arguments) + 1]; /* number 0 is not used */
} Config;

typedef GObjectClass ConfigClass;

static GType config_get_type(void);

G_DEFINE_TYPE(Config, config, G_TYPE_OBJECT)

static void
config_set(GObject *object, guint id, const GValue *value,
           GParamSpec *property G_GNUC_UNUSED)
{
    g_value_copy(value, &((Config *)object)->values[id]);
}

static void
config_get(GObject *object, guint id, GValue *value,
           GParamSpec *property G_GNUC_UNUSED)
{
    g_value_copy(&((Config *)object)->values[id], value);
}

static void
config_class_init(ConfigClass *class)
{
    GParamSpec *properties[] = {
        NULL,
        g_param_spec_string("recipe", NULL, NULL, NULL, G_PARAM_READWRITE),
        g_param_spec_int("count", NULL, NULL, -99, 99, 0, G_PARAM_READWRITE),
        g_param_spec_double("size", NULL, NULL, -9, 9, 0, G_PARAM_READWRITE),
        g_param_spec_uint64("seed", NULL, NULL, 0, G_MAXUINT64, 0,
                            G_PARAM_READWRITE),
        g_param_spec_string("speed", NULL, NULL, NULL, G_PARAM_READWRITE),
    };

    class->set_property = config_set;
    class->get_property = config_get;
    g_object_class_install_properties(class, G_N_ELEMENTS(properties),
                                      properties);
}

static void
config_init(Config *config)
{
    static const GType types[] = {G_TYPE_STRING, G_TYPE_INT, G_TYPE_DOUBLE,
                                  G_TYPE_UINT64, G_TYPE_STRING};

    for (size_t i = 0; i < G_N_ELEMENTS(types); i++)
        g_value_init(&config->values[i + 1], types[i]);
}

static void
values_are_read_from_properties(void)
{
    GObject *config = g_object_new(
        config_get_type(), "recipe", "lattice-noise/1 scale=9", "count", 7,
        "size", 0.25, "seed", (guint64)1 << 30, "speed", "fast", NULL);
    g_autoptr(LatticeValues) values =
        lattice_values_read(&procedure, config, NULL);

    CHECK(values != NULL);
    CHECK(strcmp(lattice_values_get_text(values, "recipe"),
                 "lattice-noise/1 scale=9") == 0);
    CHECK(lattice_values_get_number(values, "count") == 7);
    CHECK(lattice_values_get_number(values, "size") == 0.25);
    CHECK(lattice_values_get_number(values, "seed") == 0x1p30);
    CHECK(strcmp(lattice_values_get_text(values, "speed"), "fast") == 0);
    g_object_unref(config);
}

static void
a_property_that_is_refused_is_named(void)
{
    GError *error = NULL;
    GObject *config = g_object_new(config_get_type(), "count", 10, "size", 0.25,
                                   "speed", "fast", NULL);

    CHECK(lattice_values_read(&procedure, config, &error) == NULL);
    CHECK(given_error_says(error, "Count is 10"));
    error = NULL;
    g_object_set(config, "count", 9, "speed", "furious", NULL);
    CHECK(lattice_values_read(&procedure, config, &error) == NULL);
    CHECK(given_error_says(error, "choose one of slow"));
    g_object_unref(config);
}

int
main(void)
{
    RUN(parameters_of_the_core_are_arguments_of_their_kind);
    RUN(values_are_read_from_properties);
    RUN(a_property_that_is_refused_is_named);
    RUN(every_initial_value_is_taken);
    RUN(limits_are_taken_and_what_is_beyond_is_refused_by_name);
    RUN(choices_are_set_by_nick);
    RUN(arguments_are_told_with_their_choices_and_ranges);
    RUN(nothing_and_no_text_are_the_initial_recipe);
    return check_end();
}
