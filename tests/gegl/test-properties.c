/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks the operations' properties and keys.  The properties of lattice:noise are
 * the core's parameters, and those of the filters are their procedures' arguments.
 * Also checks which arguments are refused together.
 */
#include <string.h>

#include <gegl-paramspecs.h>
#include <gegl.h>

#include <noise-core/noise.h>

#include "../shared/given.h"
#include "filters.h"

#define OPERATION "lattice:noise"

/* An operation, its parameters in order, and how many of its other properties are
 * shown. */
typedef struct Described {
    const char *operation;
    GPtrArray *parameters;
    guint n_more;
} Described;

static Described described[8];

static void
describe_operations(void)
{
    size_t n_parameters;
    const NoiseParameter *parameters = noise_parameters(&n_parameters);

    described[0] = (Described){OPERATION, g_ptr_array_new(), 3};
    for (size_t i = 0; i < n_parameters; i++)
        g_ptr_array_add(described[0].parameters, (gpointer)&parameters[i]);
    for (gsize i = 0; i < lattice_n_filters; i++) {
        const LatticeProcedure *procedure =
            lattice_filter_describe(lattice_filters[i].procedure);
        Described *one = &described[i + 1];
        *one = (Described){procedure->operation, g_ptr_array_new(), 0};
        /* The anchor is not a property. */
        for (size_t k = 0; k < procedure->n_arguments; k++) {
            if (strcmp(procedure->arguments[k].parameter.key,
                       LATTICE_ANCHOR_KEY) != 0)
                g_ptr_array_add(one->parameters,
                                (gpointer)&procedure->arguments[k].parameter);
        }
    }
}

TEST(every_parameter_is_a_property_and_no_other_is_shown)
{
    for (const Described *one = described; one->operation != NULL; one++) {
        guint n_properties, n_shown = 0;
        GParamSpec **properties =
            gegl_operation_list_properties(one->operation, &n_properties);
        /* GIMP shows them in this order. */
        for (guint i = 0; one == described && i < one->parameters->len; i++) {
            const NoiseParameter *parameter =
                g_ptr_array_index(one->parameters, i);
            CHECK(strcmp(properties[i]->name, parameter->key) == 0);
        }
        /* Other properties are set only by programs. */
        for (guint i = 0; i < n_properties; i++)
            n_shown +=
                g_strcmp0(gegl_operation_get_property_key(
                              one->operation, properties[i]->name, "visible"),
                          "0") != 0;
        CHECK(n_shown == one->parameters->len + one->n_more);
        g_free(properties);
    }
}

static void
check_choices(const NoiseParameter *parameter, GParamSpec *property)
{
    CHECK(G_IS_PARAM_SPEC_ENUM(property));
    const GParamSpecEnum *spec = G_PARAM_SPEC_ENUM(property);

    CHECK(spec->default_value == (int)parameter->initial);
    CHECK(spec->enum_class->n_values == parameter->n_choices);
    for (size_t i = 0; i < parameter->n_choices; i++) {
        const GEnumValue *value = &spec->enum_class->values[i];
        CHECK(value->value == (int)i);
        CHECK(strcmp(value->value_nick, parameter->choices[i].nick) == 0);
        CHECK(strcmp(value->value_name, parameter->choices[i].label) == 0);
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
check_property(const char *operation, const NoiseParameter *parameter)
{
    GParamSpec *property =
        gegl_operation_find_property(operation, parameter->key);

    CHECK(strcmp(g_param_spec_get_nick(property), parameter->label) == 0);
    CHECK(strcmp(g_param_spec_get_blurb(property), parameter->blurb) == 0);
    /* A property is hidden while it has no effect. */
    CHECK(g_strcmp0(gegl_operation_get_property_key(operation, parameter->key,
                                                    "visible"),
                    parameter->when) == 0);
    if (parameter->choices != NULL)
        check_choices(parameter, property);
    else if (parameter->kind == NOISE_KIND_REAL)
        check_real(parameter, property);
    else if (parameter->kind == NOISE_KIND_SEED)
        CHECK(GEGL_IS_PARAM_SPEC_SEED(property));
    else if (parameter->kind == NOISE_KIND_GRADIENT)
        CHECK(G_IS_PARAM_SPEC_STRING(property));
    else if (parameter->kind == NOISE_KIND_COLOR)
        CHECK(GEGL_IS_PARAM_SPEC_COLOR(property));
    else
        CHECK(G_IS_PARAM_SPEC_STRING(property)); /* a recipe */
}

TEST(texts_ranges_and_choices_are_those_of_the_parameters)
{
    for (const Described *one = described; one->operation != NULL; one++) {
        for (guint i = 0; i < one->parameters->len; i++)
            check_property(one->operation,
                           g_ptr_array_index(one->parameters, i));
    }
}

/* A preview's width is never negative, no matter where it begins. */
TEST(a_preview_begins_within_the_plane)
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
    const GParamSpecInt *spec = G_PARAM_SPEC_INT(
        gegl_operation_find_property(OPERATION, "preview-from"));

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
check_key(const char *operation, const char *key, const char *value)
{
    const char *own = gegl_operation_get_key(operation, key);

    if (g_strcmp0(own, value) != 0)
        printf("# %s of %s is \"%s\", not \"%s\"\n", key, operation, own,
               value);
    CHECK(g_strcmp0(own, value) == 0);
}

TEST(gimp_finds_the_keys_that_it_reads)
{
    check_key(OPERATION, "title", "Noise (Lattice)");
    check_key(OPERATION, "categories", "render");
    check_key(OPERATION, "position-dependent", "true");
    check_key(OPERATION, "gimp:menu-path", "<Image>/Filters/Render/Noise");
    check_key(OPERATION, "gimp:menu-label", "Lattice Noise (Live Filter)...");
    for (gsize i = 0; i < lattice_n_filters; i++) {
        const LatticeProcedure *procedure =
            lattice_filter_describe(lattice_filters[i].procedure);
        check_key(procedure->operation, "title", procedure->progress);
        check_key(procedure->operation, "gimp:menu-path", procedure->menu_path);
        check_key(procedure->operation, "gimp:menu-label",
                  procedure->menu_label);
    }
    for (const Described *one = described; one->operation != NULL; one++) {
        /* GIMP discards saved filters with a different op-version. */
        check_key(one->operation, "op-version", "1:0");
        CHECK(gegl_operation_get_key(one->operation, "description") != NULL);
    }
}

/* Computes what GEGL's gegl-tester does, but without a file. */
TEST(each_operation_draws_its_reference)
{
    enum { SIDE = 200 };
    static guchar pixels[4 * SIDE * SIDE];

    for (const Described *one = described; one->operation != NULL; one++) {
        GeglNode *graph = gegl_node_new_from_xml(
            gegl_operation_get_key(one->operation, "reference-composition"),
            "/");
        gegl_node_blit(graph, 1.0, GEGL_RECTANGLE(0, 0, SIDE, SIDE),
                       babl_format("R'G'B'A u8"), pixels, GEGL_AUTO_ROWSTRIDE,
                       GEGL_BLIT_DEFAULT);
        g_autofree char *hash =
            g_compute_checksum_for_data(G_CHECKSUM_MD5, pixels, sizeof pixels);
        check_key(one->operation, "reference-hash", hash);
        g_object_unref(graph);
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

TEST(gimp_links_the_sides_of_a_tile_and_turns_a_loop)
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

/* ---- What is drawn of them ---------------------------------------------- */

enum { N_DRAWN = 64 };

static void
draw_row(GeglNode *noise, float row[N_DRAWN])
{
    gegl_node_blit(noise, 1.0, GEGL_RECTANGLE(0, 0, N_DRAWN, 1),
                   babl_format("Y' float"), row, GEGL_AUTO_ROWSTRIDE,
                   GEGL_BLIT_DEFAULT);
}

/* The operation keeps a plan only as long as it matches the properties. */
TEST(pixels_follow_the_recipe_and_without_one_the_other_properties)
{
    static const struct {
        const char *recipe;
        double scale;
    } steps[] = {
        {"", 9.0},
        {"lattice-noise/1 seed=7", 9.0},
        {"lattice-noise/1 seed=7", 5.0},
        {"lattice-noise/2 layer=a layer=b opacity=0.5", 5.0},
        {"lattice-noise/1 seed=8", 5.0},
        {"lattice-noise/1 seed=-8", 5.0},
        {"lattice-noise/1 seed=8", 5.0},
        {"", 5.0},
        {"", 9.0},
    };
    g_autoptr(GeglNode) graph = gegl_node_new();
    GeglNode *kept = gegl_node_new_child(graph, "operation", OPERATION, NULL);
    float row[N_DRAWN], fresh_row[N_DRAWN], before[N_DRAWN] = {0};

    g_log_set_always_fatal(G_LOG_FATAL_MASK); /* the operation warns */
    for (gsize i = 0; i < G_N_ELEMENTS(steps); i++) {
        GeglNode *fresh =
            gegl_node_new_child(graph, "operation", OPERATION, "recipe",
                                steps[i].recipe, "scale", steps[i].scale, NULL);
        gegl_node_set(kept, "recipe", steps[i].recipe, "scale", steps[i].scale,
                      NULL);
        draw_row(kept, row);
        draw_row(fresh, fresh_row);
        CHECK(memcmp(row, fresh_row, sizeof row) == 0);
        CHECK((memcmp(row, before, sizeof row) == 0) == (i == 2));
        memcpy(before, row, sizeof row);
    }
}

/* ---- Arguments that are refused together -------------------------------- */

static LatticeValues *
given_displacement(const char *effect, const char *kind, const char *recipe)
{
    LatticeValues *values = given_recipe(
        lattice_filter_describe("plug-in-lattice-displace"), recipe);

    given_text(values, "effect", effect);
    given_text(values, "kind", kind);
    return values;
}

/* True if a filter's check refuses the values with a sentence that begins like this
 * or, if that is NULL, accepts them.  Frees the values. */
static bool
check_says(LatticeValues *values, const char *beginning)
{
    g_autoptr(GError) error = NULL;
    const gboolean is_good = lattice_values_check(values, &error) &&
                             lattice_filter_check(values, &error);

    given_free(values);
    if (error != NULL)
        printf("# %s\n", error->message);
    if (beginning == NULL)
        return is_good && error == NULL;
    return !is_good && g_str_has_prefix(error->message, beginning);
}

TEST(any_noise_flows)
{
    static const char *const flat[] = {
        "lattice-noise/1 algorithm=white", "lattice-noise/1 fractal=damped",
        "lattice-noise/1 algorithm=cellular feature=cell-value"};

    g_log_set_always_fatal(G_LOG_FATAL_MASK); /* the operation warns */
    for (gsize i = 0; i < G_N_ELEMENTS(flat); i++) {
        CHECK(check_says(given_displacement("melt", "x", flat[i]), NULL));
        CHECK(check_says(given_displacement("custom", "flow", flat[i]), NULL));
    }
    CHECK(check_says(given_displacement("melt", "x", ""), NULL));
    CHECK(check_says(
        given_displacement("interference", "x", "lattice-noise/1 scal=3"), ""));
}

TEST(the_largest_scale_and_magnification_flow)
{
    LatticeValues *values = given_displacement("custom", "flow", "");

    given_number(values, "scale", 1e5);
    given_number(values, "magnification", 1000);
    CHECK(check_says(values, NULL));
}

int
main(void)
{
    gegl_init(NULL, NULL);
    describe_operations();
    const int status = check_run_all();
    gegl_exit();
    return status;
}
