/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedures that filter pictures have the properties of their operations
 * as arguments.
 */
#include <string.h>

#include <gegl.h>

#include "check.h"
#include "filters.h"

/* One for each filter, made by main(). */
static const LatticeProcedure *procedures[8];

/* The property of an argument; NULL for the anchor, which is none. */
static GParamSpec *
find_property(const LatticeProcedure *procedure,
              const LatticeArgument *argument)
{
    if (strcmp(argument->parameter.key, LATTICE_ANCHOR_KEY) == 0)
        return NULL;
    return gegl_operation_find_property(procedure->operation,
                                        argument->parameter.key);
}

static void
check_choices(const LatticeArgument *argument, GParamSpec *property)
{
    CHECK(G_IS_PARAM_SPEC_ENUM(property));
    const GParamSpecEnum *spec = G_PARAM_SPEC_ENUM(property);

    CHECK(spec->default_value == (int)argument->parameter.initial);
    CHECK(spec->enum_class->n_values == argument->parameter.n_choices);
    for (size_t i = 0; i < argument->parameter.n_choices; i++) {
        const GEnumValue *value = &spec->enum_class->values[i];
        CHECK(value->value == (int)i);
        CHECK(strcmp(value->value_nick, argument->parameter.choices[i].nick) ==
              0);
        CHECK(strcmp(value->value_name, argument->parameter.choices[i].label) ==
              0);
    }
}

static void
check_real(const LatticeArgument *argument, GParamSpec *property)
{
    CHECK(G_IS_PARAM_SPEC_DOUBLE(property));
    const GParamSpecDouble *spec = G_PARAM_SPEC_DOUBLE(property);

    CHECK(spec->default_value == argument->parameter.initial);
    CHECK(spec->minimum == argument->parameter.minimum);
    CHECK(spec->maximum == argument->parameter.maximum);
}

static void
check_argument(const LatticeProcedure *procedure,
               const LatticeArgument *argument)
{
    GParamSpec *property = find_property(procedure, argument);

    CHECK(property != NULL);
    CHECK(strcmp(g_param_spec_get_nick(property), argument->parameter.label) ==
          0);
    CHECK(strcmp(g_param_spec_get_blurb(property), argument->parameter.blurb) ==
          0);
    if (argument->parameter.choices != NULL)
        check_choices(argument, property);
    else if (lattice_argument_get_type(argument) == G_TYPE_DOUBLE)
        check_real(argument, property);
    CHECK(g_strcmp0(gegl_operation_get_property_key(procedure->operation,
                                                    argument->parameter.key,
                                                    "visible"),
                    argument->parameter.when) == 0);
}

static void
arguments_are_properties(void)
{
    for (gsize i = 0; i < lattice_n_filters; i++) {
        for (size_t k = 0; k < procedures[i]->n_arguments; k++) {
            const LatticeArgument *argument = &procedures[i]->arguments[k];
            if (strcmp(argument->parameter.key, LATTICE_ANCHOR_KEY) != 0)
                check_argument(procedures[i], argument);
        }
    }
}

/* The others are set by programs, and never shown. */
static void
properties_are_arguments(void)
{
    for (gsize i = 0; i < lattice_n_filters; i++) {
        const LatticeProcedure *procedure = procedures[i];
        guint n_properties;
        GParamSpec **properties =
            gegl_operation_list_properties(procedure->operation, &n_properties);
        size_t n_shown = 0;
        for (guint k = 0; k < n_properties; k++)
            n_shown += g_strcmp0(gegl_operation_get_property_key(
                                     procedure->operation, properties[k]->name,
                                     "visible"),
                                 "0") != 0;
        CHECK(n_shown == procedure->n_arguments - 1); /* without the anchor */
        g_free(properties);
    }
}

static void
gimp_finds_the_keys_that_it_reads(void)
{
    for (gsize i = 0; i < lattice_n_filters; i++) {
        const LatticeProcedure *procedure = procedures[i];
        CHECK(g_strcmp0(gegl_operation_get_key(procedure->operation,
                                               "gimp:menu-path"),
                        procedure->menu_path) == 0);
        CHECK(g_strcmp0(gegl_operation_get_key(procedure->operation,
                                               "gimp:menu-label"),
                        procedure->menu_label) == 0);
        CHECK(g_strcmp0(gegl_operation_get_key(procedure->operation, "title"),
                        procedure->progress) == 0);
        /* GIMP discards a saved filter of another op-version. */
        CHECK(g_strcmp0(
                  gegl_operation_get_key(procedure->operation, "op-version"),
                  "1:0") == 0);
    }
}

static void
check_hints(const char *operation, const char *key, const char *axis,
            const char *unit)
{
    CHECK(g_strcmp0(gegl_operation_get_property_key(operation, key, "axis"),
                    axis) == 0);
    CHECK(g_strcmp0(gegl_operation_get_property_key(operation, key, "unit"),
                    unit) == 0);
}

static void
gimp_links_the_sides_of_a_tile_and_turns_a_loop(void)
{
    static const char *const operations[] = {"lattice:noise",
                                             "lattice:displace"};

    for (gsize i = 0; i < G_N_ELEMENTS(operations); i++) {
        check_hints(operations[i], "period-x", "x", "pixel-distance");
        check_hints(operations[i], "period-y", "y", "pixel-distance");
        check_hints(operations[i], "evolution", "", "degree");
        check_hints(operations[i], "scale", "", "");
    }
    /* GIMP's dials turn counterclockwise. */
    check_hints("lattice:noise", "rotation", "", "");
}

/* ---- Refusals --------------------------------------------------------- */

static LatticeValues *
given_displacement(const char *effect, const char *kind, const char *recipe)
{
    LatticeValues *values = lattice_values_new(lattice_filter_describe(
        lattice_filter_find("plug-in-lattice-displace")));

    CHECK(lattice_values_set_text(values, "effect", effect, NULL));
    CHECK(lattice_values_set_text(values, "kind", kind, NULL));
    CHECK(lattice_values_set_text(values, "recipe", recipe, NULL));
    return values;
}

/* Whether a filter's check takes the values, or refuses them with a sentence
 * that begins like this; frees them. */
static bool
check_says(LatticeValues *values, const char *beginning)
{
    const LatticeProcedure *procedure = lattice_filter_describe(
        lattice_filter_find("plug-in-lattice-displace"));
    g_autoptr(GError) error = NULL;
    const gboolean is_good = lattice_filter_check(procedure, values, &error);

    lattice_values_free(values);
    if (error != NULL)
        printf("# %s\n", error->message);
    if (beginning == NULL)
        return is_good && error == NULL;
    return !is_good && g_str_has_prefix(error->message, beginning);
}

static void
a_flow_of_noise_without_slopes_is_refused_by_the_name_of_what_was_chosen(void)
{
    static const char *const flat[] = {
        "lattice-noise/1 algorithm=white", "lattice-noise/1 fractal=damped",
        "lattice-noise/1 algorithm=cellular feature=cell-value"};

    g_log_set_always_fatal(G_LOG_FATAL_MASK); /* the operation warns */
    for (gsize i = 0; i < G_N_ELEMENTS(flat); i++) {
        CHECK(check_says(given_displacement("smoke", "x", flat[i]),
                         "Effect is smoke: "));
        CHECK(check_says(given_displacement("custom", "flow", flat[i]),
                         "Direction (kind) is flow: "));
        CHECK(check_says(given_displacement("wind", "flow", flat[i]), NULL));
    }
    CHECK(check_says(given_displacement("smoke", "x", ""), NULL));
    CHECK(check_says(given_displacement("wind", "x", "lattice-noise/1 scal=3"),
                     ""));
}

static void
the_largest_scale_and_magnification_flow(void)
{
    LatticeValues *values = given_displacement("custom", "flow", "");

    CHECK(lattice_values_set_number(values, "scale", 1e5, NULL));
    CHECK(lattice_values_set_number(values, "magnification", 1000, NULL));
    CHECK(check_says(values, NULL));
}

int
main(void)
{
    gegl_init(NULL, NULL);
    for (gsize i = 0; i < lattice_n_filters; i++)
        procedures[i] = lattice_filter_describe(&lattice_filters[i]);
    RUN(arguments_are_properties);
    RUN(properties_are_arguments);
    RUN(gimp_finds_the_keys_that_it_reads);
    RUN(gimp_links_the_sides_of_a_tile_and_turns_a_loop);
    RUN(a_flow_of_noise_without_slopes_is_refused_by_the_name_of_what_was_chosen);
    RUN(the_largest_scale_and_magnification_flow);
    gegl_exit();
    return check_end();
}
