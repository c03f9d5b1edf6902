/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedures that filter a drawable.
 */
#include "filters.h"

#include <string.h>

#include "displace.h"
#include "grain.h"

#define ENUMERATOR(name, nick, label)   name,
#define CHOICE_ENTRY(name, nick, label) {nick, label},
#define CHOICES_OF(Type, CHOICES)      \
    enum Type { CHOICES(ENUMERATOR) }; \
    static const NoiseChoice choices_of_##Type[] = {CHOICES(CHOICE_ENTRY)};
LATTICE_GRAIN_CHOICE_TYPES(CHOICES_OF)
LATTICE_DISPLACE_CHOICE_TYPES(CHOICES_OF)

static const NoiseChoice anchors[] = {LATTICE_ANCHORS(CHOICE_ENTRY)};

/* Each argument twice: for scripts, and with what a dialog needs. */
#define LIMITS(minimum_, maximum_) .minimum = minimum_, .maximum = maximum_
#define SLIDER(minimum_, maximum_, step_, digits_, gamma_)  \
    .slider_minimum = minimum_, .slider_maximum = maximum_, \
    .slider_step = step_, .slider_digits = digits_, .slider_gamma = gamma_
#define TEXTS(key_, label_, blurb_, when_) \
    .key = key_, .label = label_, .blurb = blurb_, .when = when_
#define CHOICES_FROM(list, n, initial_) \
    .initial = initial_, .maximum = (n)-1, .choices = list, .n_choices = n
#define CHOICE_OF(list, n, initial, group_, key, label, blurb, when)     \
    {                                                                    \
        .kind = LATTICE_ARGUMENT_CHOICE, TEXTS(key, label, blurb, when), \
        CHOICES_FROM(list, n, initial),                                  \
        .parameter = &(const NoiseParameter){                            \
            .kind = NOISE_KIND_CHOICE,                                   \
            .group = NOISE_GROUP_##group_,                               \
            .unit = "",                                                  \
            TEXTS(key, label, blurb, when),                              \
            CHOICES_FROM(list, n, initial),                              \
        },                                                               \
    }
#define CHOICE(name, key, Type, CHOICES, initial, group, when, label, blurb) \
    CHOICE_OF(choices_of_##Type, G_N_ELEMENTS(choices_of_##Type), initial,   \
              group, key, label, blurb, when),
#define REAL(name, key, initial_, limits, slider, unit_, group_, when, label, \
             blurb)                                                           \
    {                                                                         \
        .kind = LATTICE_ARGUMENT_REAL,                                        \
        TEXTS(key, label, blurb, when),                                       \
        .initial = initial_,                                                  \
        limits,                                                               \
        .parameter =                                                          \
            &(const NoiseParameter){                                          \
                .kind = NOISE_KIND_REAL,                                      \
                .group = NOISE_GROUP_##group_,                                \
                .unit = unit_,                                                \
                TEXTS(key, label, blurb, when),                               \
                .initial = initial_,                                          \
                limits,                                                       \
                slider,                                                       \
            },                                                                \
    },
#define SEED(name, key, group_, when, label, blurb) \
    {                                               \
        .kind = LATTICE_ARGUMENT_SEED,              \
        TEXTS(key, label, blurb, when),             \
        .maximum = LATTICE_SEED_MAX,                \
        .parameter =                                \
            &(const NoiseParameter){                \
                .kind = NOISE_KIND_SEED,            \
                .group = NOISE_GROUP_##group_,      \
                .unit = "",                         \
                TEXTS(key, label, blurb, when),     \
                .maximum = LATTICE_SEED_MAX,        \
            },                                      \
    },
#define ANCHOR                                                         \
    CHOICE_OF(anchors, LATTICE_N_ANCHORS, LATTICE_ANCHOR_CANVAS, MAIN, \
              LATTICE_ANCHOR_KEY, NOISE_TEXT("Anchor"),                \
              NOISE_TEXT("Whether the pattern stays in place on the "  \
                         "canvas or moves with the layer"),            \
              NOISE_ALWAYS)

static const LatticeArgument grain_arguments[] = {
    LATTICE_GRAIN_PARAMETERS(CHOICE, REAL, SEED) ANCHOR,
};

static const LatticeArgument displace_arguments[] = {
    LATTICE_DISPLACE_PARAMETERS(CHOICE, REAL, SEED){
        .kind = LATTICE_ARGUMENT_TEXT,
        .key = LATTICE_RECIPE_KEY,
        .label = NOISE_TEXT("Recipe"),
        .blurb = LATTICE_DISPLACE_RECIPE_BLURB,
        .initial_text = "",
        .when = LATTICE_IF_CUSTOM_EFFECT,
    },
    ANCHOR,
};

const LatticeProcedure lattice_grain = {
    .name = LATTICE_GRAIN,
    .menu_label = LATTICE_GRAIN_LABEL,
    .menu_path = LATTICE_GRAIN_MENU,
    .blurb = LATTICE_GRAIN_BLURB,
    .help = "Adds grain to a layer, channel or mask, inside the selection.  "
            "The other settings of the grain are read where film is custom.",
    .arguments = grain_arguments,
    .n_arguments = G_N_ELEMENTS(grain_arguments),
    .takes_image = TRUE,
    .operation = LATTICE_GRAIN_OPERATION,
    .progress = LATTICE_GRAIN_TITLE,
};

const LatticeProcedure lattice_displace = {
    .name = LATTICE_DISPLACE,
    .menu_label = LATTICE_DISPLACE_LABEL,
    .menu_path = LATTICE_DISPLACE_MENU,
    .blurb = LATTICE_DISPLACE_BLURB,
    .help = "Moves the pixels of a layer, channel or mask by noise, inside the "
            "selection.  amount, kind, scale, stretch, octaves and persistence "
            "are read where effect is custom; a recipe replaces the noise of "
            "any effect.",
    .arguments = displace_arguments,
    .n_arguments = G_N_ELEMENTS(displace_arguments),
    .takes_image = TRUE,
    .operation = LATTICE_DISPLACE_OPERATION,
    .progress = LATTICE_DISPLACE_TITLE,
};

/* Sets a property of the operation to an argument's value. */
static void
set_property(GeglNode *node, const LatticeArgument *argument,
             const LatticeValues *values)
{
    const double number = lattice_values_get_number(values, argument->key);

    switch (argument->kind) {
    case LATTICE_ARGUMENT_REAL:
        gegl_node_set(node, argument->key, number, NULL);
        break;
    case LATTICE_ARGUMENT_TEXT:
        gegl_node_set(node, argument->key,
                      lattice_values_get_text(values, argument->key), NULL);
        break;
    default:
        gegl_node_set(node, argument->key, (int)number, NULL);
    }
}

/* Refuses a recipe that the core refuses. */
static gboolean
check_recipe(const LatticeValues *values, GError **error)
{
    const char *recipe = lattice_values_get_text(values, LATTICE_RECIPE_KEY);
    NoiseParams params;
    NoiseError problem;

    return *recipe == '\0' || noise_recipe_parse(recipe, &params, &problem) ||
           lattice_refuse_problem(error, &problem);
}

gboolean
lattice_filter_check(const LatticeProcedure *procedure,
                     const LatticeValues *values, GError **error)
{
    return procedure != &lattice_displace || check_recipe(values, error);
}

GeglNode *
lattice_filter_add(const LatticeProcedure *procedure,
                   const LatticeValues *values, GeglNode *graph, int x, int y)
{
    GeglNode *node =
        gegl_node_new_child(graph, "operation", procedure->operation, NULL);
    const gboolean is_on_canvas =
        lattice_values_get_number(values, LATTICE_ANCHOR_KEY) ==
        LATTICE_ANCHOR_CANVAS;

    for (size_t i = 0; i < procedure->n_arguments; i++) {
        const LatticeArgument *argument = &procedure->arguments[i];
        if (strcmp(argument->key, LATTICE_ANCHOR_KEY) != 0)
            set_property(node, argument, values);
    }
    if (is_on_canvas)
        gegl_node_set(node, "origin-x", -x, "origin-y", -y, NULL);
    return node;
}
