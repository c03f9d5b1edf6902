/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Arguments of procedures, and their checked values.
 */
#include "values.h"

#include <string.h>

#include <noise-core/rows.h>

#include "procedure.h"

typedef struct Value {
    double number;
    char *text;
} Value;

struct LatticeValues {
    const LatticeProcedure *procedure;
    Value *values;       /* in the order of the arguments */
    LatticeExtent image; /* the size of pictures that no argument gives */
};

static gboolean
is_choice(const LatticeArgument *argument)
{
    return argument->parameter.choices != NULL;
}

GType
lattice_argument_get_type(const LatticeArgument *argument)
{
    if (argument->use == LATTICE_WHOLE)
        return G_TYPE_INT;
    if (argument->use != LATTICE_PARAMETER)
        return G_TYPE_STRING;
    switch (argument->parameter.kind) {
    case NOISE_KIND_REAL:
        return G_TYPE_DOUBLE;
    case NOISE_KIND_SEED:
        return G_TYPE_UINT64;
    default:
        return G_TYPE_STRING;
    }
}

const char *
lattice_argument_get_text(const LatticeArgument *argument)
{
    const NoiseParameter *parameter = &argument->parameter;

    if (is_choice(argument))
        return parameter->choices[(int)parameter->initial].nick;
    if (parameter->initial_color != NULL)
        return parameter->initial_color;
    return parameter->initial_gradient != NULL ? parameter->initial_gradient
                                               : "";
}

char *
lattice_argument_describe(const LatticeArgument *argument)
{
    const NoiseParameter *parameter = &argument->parameter;
    GString *text = g_string_new(lattice_translate(parameter->blurb));
    const gboolean is_seed = parameter->kind == NOISE_KIND_SEED;
    const double maximum = is_seed ? LATTICE_SEED_MAX : parameter->maximum;
    char low[G_ASCII_DTOSTR_BUF_SIZE], high[G_ASCII_DTOSTR_BUF_SIZE];

    for (size_t i = 0; i < parameter->n_choices; i++)
        g_string_append_printf(text, "%s \"%s\"", i == 0 ? " {" : ",",
                               parameter->choices[i].nick);
    if (is_choice(argument))
        g_string_append(text, " }");
    else if (lattice_argument_get_type(argument) != G_TYPE_STRING &&
             parameter->minimum < maximum)
        /* Ten digits are enough for the core's limits and the largest seed. */
        g_string_append_printf(
            text, " (%s <= %s <= %s)",
            g_ascii_formatd(low, sizeof low, "%.10g", parameter->minimum),
            parameter->key,
            g_ascii_formatd(high, sizeof high, "%.10g", maximum));
    return g_string_free(text, FALSE);
}

const LatticeArgument *
lattice_argument_find(const LatticeProcedure *procedure, const char *key)
{
    for (size_t i = 0; i < procedure->n_arguments; i++) {
        if (strcmp(procedure->arguments[i].parameter.key, key) == 0)
            return &procedure->arguments[i];
    }
    return NULL;
}

GPtrArray *
lattice_arguments_by_position(const LatticeProcedure *procedure)
{
    const char *const *key = procedure->positions;
    GPtrArray *list = g_ptr_array_new();

    for (size_t i = 0; key == NULL && i < procedure->n_arguments; i++)
        g_ptr_array_add(list, (gpointer)&procedure->arguments[i]);
    for (; key != NULL && *key != NULL; key++)
        g_ptr_array_add(list, (gpointer)lattice_argument_find(procedure, *key));
    return list;
}

/* The procedure and the object that has its choices. */
typedef struct Choices {
    const LatticeProcedure *procedure;
    GObject *config;
} Choices;

static const char *
get_nick(const char *key, const void *data)
{
    const Choices *choices = data;
    const LatticeArgument *argument =
        lattice_argument_find(choices->procedure, key);
    g_autofree char *nick = NULL;

    if (argument == NULL || !is_choice(argument))
        return NULL;
    g_object_get(choices->config, key, &nick, NULL);
    return g_intern_string(nick);
}

gboolean
lattice_argument_matters(const LatticeProcedure *procedure, const char *key,
                         GObject *config)
{
    const Choices choices = {procedure, config};

    return noise_condition_holds(
        lattice_argument_find(procedure, key)->parameter.when, get_nick,
        &choices);
}

/* ---- Values ----------------------------------------------------------- */

/* The value of an argument, or NULL. */
static Value *
find_value(const LatticeValues *values, const char *key)
{
    const LatticeArgument *argument =
        lattice_argument_find(values->procedure, key);

    return argument != NULL
               ? &values->values[argument - values->procedure->arguments]
               : NULL;
}

LatticeValues *
lattice_values_new(const LatticeProcedure *procedure)
{
    LatticeValues *values = g_new0(LatticeValues, 1);

    values->procedure = procedure;
    values->values = g_new0(Value, procedure->n_arguments);
    for (size_t i = 0; i < procedure->n_arguments; i++) {
        const LatticeArgument *argument = &procedure->arguments[i];
        values->values[i].number = argument->parameter.initial;
        if (lattice_argument_get_type(argument) == G_TYPE_STRING)
            values->values[i].text =
                g_strdup(lattice_argument_get_text(argument));
    }
    return values;
}

void
lattice_values_free(LatticeValues *values)
{
    for (size_t i = 0; i < values->procedure->n_arguments; i++)
        g_free(values->values[i].text);
    g_free(values->values);
    g_free(values);
}

/* The core checks a number while it stores it: an argument's goes here.  It
 * begins with NoiseParams, because that is what the core is given. */
typedef struct Scratch {
    NoiseParams params;
    double real;
    int choice;
} Scratch;

/* A seed is a number with limits here, which in recipes has 64 bits. */
static NoiseParameter
make_checked(const LatticeArgument *argument)
{
    NoiseParameter parameter = argument->parameter;

    if (parameter.kind == NOISE_KIND_SEED) {
        parameter.kind = NOISE_KIND_REAL;
        parameter.maximum = LATTICE_SEED_MAX;
    }
    parameter.offset = is_choice(argument) ? offsetof(Scratch, choice)
                                           : offsetof(Scratch, real);
    return parameter;
}

gboolean
lattice_values_set_number(LatticeValues *values, const char *key, double number,
                          GError **error)
{
    const LatticeArgument *argument =
        lattice_argument_find(values->procedure, key);
    const NoiseParameter parameter = make_checked(argument);
    Scratch scratch;
    NoiseError problem;

    if (!noise_params_set_number(&scratch.params, &parameter, number, &problem))
        return lattice_refuse_problem(error, &problem);
    find_value(values, key)->number = number;
    if (is_choice(argument))
        return lattice_values_set_text(
            values, key, parameter.choices[(int)number].nick, NULL);
    return TRUE;
}

gboolean
lattice_values_set_text(LatticeValues *values, const char *key,
                        const char *text, GError **error)
{
    const LatticeArgument *argument =
        lattice_argument_find(values->procedure, key);
    Value *value = find_value(values, key);
    Scratch scratch;
    NoiseError problem;

    if (text == NULL)
        text = "";
    if (is_choice(argument)) {
        const NoiseParameter parameter = make_checked(argument);
        if (!noise_params_set_text(&scratch.params, &parameter, text, &problem))
            return lattice_refuse_problem(error, &problem);
        value->number = scratch.choice;
    }
    g_free(value->text);
    value->text = g_strdup(text);
    return TRUE;
}

static gboolean
read_value(LatticeValues *values, const LatticeArgument *argument,
           GObject *config, GError **error)
{
    const char *key = argument->parameter.key;
    g_autofree char *text = NULL;
    GValue number = G_VALUE_INIT;

    if (lattice_argument_get_type(argument) == G_TYPE_STRING) {
        g_object_get(config, key, &text, NULL);
        return lattice_values_set_text(values, key, text, error);
    }
    g_value_init(&number, G_TYPE_DOUBLE);
    g_object_get_property(config, key, &number);
    return lattice_values_set_number(values, key, g_value_get_double(&number),
                                     error);
}

LatticeValues *
lattice_values_read(const LatticeProcedure *procedure, GObject *config,
                    GError **error)
{
    g_autoptr(LatticeValues) values = lattice_values_new(procedure);

    for (size_t i = 0; i < procedure->n_arguments; i++) {
        if (!read_value(values, &procedure->arguments[i], config, error))
            return NULL;
    }
    return g_steal_pointer(&values);
}

static void
fit_side(LatticeValues *values, const char *key, int pixels)
{
    Value *side = find_value(values, key);

    if (side != NULL && side->number == 0.0)
        side->number = pixels;
}

void
lattice_values_fit(LatticeValues *values, int width, int height)
{
    values->image = (LatticeExtent){width, height};
    fit_side(values, "width", width);
    fit_side(values, "height", height);
}

double
lattice_values_get_number(const LatticeValues *values, const char *key)
{
    return find_value(values, key)->number;
}

const char *
lattice_values_get_text(const LatticeValues *values, const char *key)
{
    return find_value(values, key)->text;
}

/* A side of the pictures: that of the argument with this key or, on a sheet,
 * "cell"; without these, the image's. */
static int
find_side(const LatticeValues *values, const char *key, int of_image)
{
    const Value *side = find_value(values, key);

    if (side == NULL)
        side = find_value(values, "cell");
    return side != NULL ? (int)side->number : of_image;
}

gboolean
lattice_values_get_request(const LatticeValues *values, LatticeRequest *request,
                           GError **error)
{
    lattice_request_init(request);
    request->canvas = request->layer = (LatticeExtent){
        find_side(values, "width", values->image.width),
        find_side(values, "height", values->image.height),
    };
    return lattice_request_set_recipe(
               request, lattice_values_get_text(values, "recipe"), error) &&
           lattice_request_check(request, error);
}
