/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The operation's properties and keys against the core's parameter table.
 */
#include <string.h>

#include <gegl-paramspecs.h>
#include <gegl.h>

#include <noise-core/noise.h>

#include "check.h"

#define OPERATION "lattice:noise"

/* The properties besides the parameters. */
static const char *const others[] = {
    "colors",   "encoding",      "depth",        "layout",  "origin-x",
    "origin-y", "preview-level", "preview-from", "preview", "recipe"};

static GParamSpec *
find_property(const char *name)
{
    return gegl_operation_find_property(OPERATION, name);
}

static void
the_operation_is_found(void)
{
    CHECK(gegl_has_operation(OPERATION));
}

static void
every_parameter_is_a_property_in_the_same_order(void)
{
    size_t n_parameters;
    guint n_properties;
    const NoiseParameter *parameters = noise_parameters(&n_parameters);
    GParamSpec **properties =
        gegl_operation_list_properties(OPERATION, &n_properties);

    CHECK(n_properties == n_parameters + G_N_ELEMENTS(others));
    for (size_t i = 0; i < n_parameters && i < n_properties; i++)
        CHECK(strcmp(properties[i]->name, parameters[i].key) == 0);
    g_free(properties);
    for (size_t i = 0; i < G_N_ELEMENTS(others); i++)
        CHECK(find_property(others[i]) != NULL);
}

static void
texts_are_those_of_the_table(void)
{
    size_t n_parameters;
    const NoiseParameter *parameters = noise_parameters(&n_parameters);

    for (size_t i = 0; i < n_parameters; i++) {
        GParamSpec *property = find_property(parameters[i].key);
        CHECK(strcmp(g_param_spec_get_nick(property), parameters[i].label) ==
              0);
        CHECK(strcmp(g_param_spec_get_blurb(property), parameters[i].blurb) ==
              0);
    }
}

static void
check_choice(const NoiseParameter *parameter, GParamSpec *property)
{
    CHECK(G_IS_PARAM_SPEC_ENUM(property));
    const GParamSpecEnum *spec = G_PARAM_SPEC_ENUM(property);
    const GEnumClass *choices = spec->enum_class;

    CHECK(spec->default_value == (int)parameter->initial);
    CHECK(choices->n_values == parameter->n_choices);
    for (size_t i = 0; i < parameter->n_choices; i++) {
        CHECK(choices->values[i].value == (int)i);
        CHECK(strcmp(choices->values[i].value_nick,
                     parameter->choices[i].nick) == 0);
        CHECK(strcmp(choices->values[i].value_name,
                     parameter->choices[i].label) == 0);
    }
}

static void
check_real(const NoiseParameter *parameter, GParamSpec *property)
{
    CHECK(GEGL_IS_PARAM_SPEC_DOUBLE(property));
    const GParamSpecDouble *spec = G_PARAM_SPEC_DOUBLE(property);
    const GeglParamSpecDouble *shown = GEGL_PARAM_SPEC_DOUBLE(property);

    CHECK(spec->default_value == parameter->initial);
    CHECK(spec->minimum == parameter->minimum);
    CHECK(spec->maximum == parameter->maximum);
    CHECK(shown->ui_minimum == parameter->slider_minimum);
    CHECK(shown->ui_maximum == parameter->slider_maximum);
    CHECK(shown->ui_step_small == parameter->slider_step);
    CHECK(shown->ui_step_big > parameter->slider_step);
    CHECK(shown->ui_digits == parameter->slider_digits);
    CHECK(shown->ui_gamma == parameter->slider_gamma);
}

static void
ranges_and_choices_are_those_of_the_table(void)
{
    size_t n_parameters;
    const NoiseParameter *parameters = noise_parameters(&n_parameters);

    for (size_t i = 0; i < n_parameters; i++) {
        GParamSpec *property = find_property(parameters[i].key);
        if (parameters[i].kind == NOISE_KIND_CHOICE)
            check_choice(&parameters[i], property);
        else if (parameters[i].kind == NOISE_KIND_REAL)
            check_real(&parameters[i], property);
        else if (parameters[i].kind == NOISE_KIND_SEED)
            CHECK(GEGL_IS_PARAM_SPEC_SEED(property));
        else if (parameters[i].kind == NOISE_KIND_GRADIENT)
            CHECK(G_IS_PARAM_SPEC_STRING(property));
        else
            CHECK(GEGL_IS_PARAM_SPEC_COLOR(property));
    }
}

static void
what_does_not_matter_is_hidden(void)
{
    size_t n_parameters;
    const NoiseParameter *parameters = noise_parameters(&n_parameters);

    for (size_t i = 0; i < n_parameters; i++) {
        const char *visible = gegl_operation_get_property_key(
            OPERATION, parameters[i].key, "visible");
        CHECK(g_strcmp0(visible, parameters[i].when) == 0);
    }
    CHECK(g_strcmp0(
              gegl_operation_get_property_key(OPERATION, "origin-x", "visible"),
              "0") == 0);
}

/* A preview's width is never negative, wherever it begins. */
static void
a_preview_begins_within_the_plane(void)
{
    static const int columns[] = {G_MININT,
                                  G_MININT / 2 - 1,
                                  G_MININT / 2,
                                  -1,
                                  0,
                                  77,
                                  G_MAXINT / 2 - 1,
                                  G_MAXINT / 2,
                                  G_MAXINT / 2 + 1,
                                  1500000000,
                                  2000000000,
                                  G_MAXINT};
    const GParamSpecInt *spec = G_PARAM_SPEC_INT(find_property("preview-from"));

    for (size_t i = 0; i < G_N_ELEMENTS(columns); i++) {
        const int column = CLAMP(columns[i], spec->minimum, spec->maximum);
        GeglNode *graph = gegl_node_new();
        GeglNode *node = gegl_node_new_child(graph, "operation", OPERATION,
                                             "preview-from", column, NULL);
        const GeglRectangle box = gegl_node_get_bounding_box(node);
        CHECK(box.width >= 0 && box.height > 0);
        CHECK(box.x == MAX(column, G_MININT / 2));
        CHECK((gint64)box.x + box.width == G_MAXINT / 2);
        g_object_unref(graph);
    }
}

static void
check_key(const char *key, const char *value)
{
    if (g_strcmp0(gegl_operation_get_key(OPERATION, key), value) != 0) {
        printf("# %s is \"%s\"\n", key, gegl_operation_get_key(OPERATION, key));
        CHECK(!"the key has this value");
    }
}

static void
gimp_finds_the_keys_that_it_reads(void)
{
    check_key("title", "Lattice Noise");
    check_key("categories", "render");
    check_key("position-dependent", "true");
    check_key("gimp:menu-path", "<Image>/Filters/Render/Noise");
    check_key("gimp:menu-label", "Lattice Noise...");
    /* GIMP discards a saved filter of another op-version. */
    check_key("op-version", "1:0");
    CHECK(gegl_operation_get_key(OPERATION, "description") != NULL);
}

int
main(void)
{
    gegl_init(NULL, NULL);
    RUN(the_operation_is_found);
    RUN(every_parameter_is_a_property_in_the_same_order);
    RUN(texts_are_those_of_the_table);
    RUN(ranges_and_choices_are_those_of_the_table);
    RUN(what_does_not_matter_is_hidden);
    RUN(a_preview_begins_within_the_plane);
    RUN(gimp_finds_the_keys_that_it_reads);
    gegl_exit();
    return check_end();
}
