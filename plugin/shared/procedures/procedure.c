/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Arguments of procedures, and their checked values.
 */
#include "procedure.h"

#include <string.h>

typedef struct Value {
    double number;
    char *text;
} Value;

struct LatticeValues {
    const LatticeProcedure *procedure;
    Value *values;
    LatticeExtent image; /* the size of pictures that no argument gives */
};

/* The core checks a number while it stores it: an argument's goes here.  It
 * begins with NoiseParams, because that is what the core is given. */
typedef struct Scratch {
    NoiseParams params;
    double real;
    int choice;
} Scratch;

static gboolean
is_choice(const LatticeArgument *argument)
{
    return argument->kind == LATTICE_ARGUMENT_CHOICE;
}

gboolean
lattice_argument_is_number(const LatticeArgument *argument)
{
    return argument->kind != LATTICE_ARGUMENT_TEXT && !is_choice(argument);
}

LatticeArgument
lattice_argument_of(const NoiseParameter *parameter)
{
    LatticeArgument argument = {.key = parameter->key,
                                .label = parameter->label,
                                .blurb = parameter->blurb,
                                .initial = parameter->initial,
                                .minimum = parameter->minimum,
                                .maximum = parameter->maximum,
                                .choices = parameter->choices,
                                .n_choices = parameter->n_choices,
                                .parameter = parameter};

    switch (parameter->kind) {
    case NOISE_KIND_CHOICE:
        argument.kind = LATTICE_ARGUMENT_CHOICE;
        break;
    case NOISE_KIND_REAL:
        argument.kind = LATTICE_ARGUMENT_REAL;
        break;
    case NOISE_KIND_SEED:
        argument.kind = LATTICE_ARGUMENT_SEED;
        argument.maximum = LATTICE_SEED_MAX;
        break;
    case NOISE_KIND_COLOR:
        argument.initial_text = parameter->initial_color;
        break;
    case NOISE_KIND_GRADIENT:
        argument.initial_text = parameter->initial_gradient;
        /* The parameter's limits count stops. */
        argument.minimum = argument.maximum = 0;
        break;
    }
    return argument;
}

/* Whether config has the choice that a condition names. */
static gboolean
holds(const char *when, const LatticeArgument *choice, GObject *config)
{
    g_autofree char *nick = NULL;

    g_object_get(config, choice->key, &nick, NULL);
    g_autofree char *condition = g_strdup_printf("%s {%s}", choice->key, nick);
    return strcmp(when, condition) == 0;
}

gboolean
lattice_argument_matters(const LatticeProcedure *procedure,
                         const LatticeArgument *argument, GObject *config)
{
    if (argument->when == NULL || strcmp(argument->when, NOISE_ALWAYS) == 0)
        return TRUE;
    for (size_t i = 0; i < procedure->n_arguments; i++) {
        if (is_choice(&procedure->arguments[i]) &&
            holds(argument->when, &procedure->arguments[i], config))
            return TRUE;
    }
    return FALSE;
}

char *
lattice_argument_describe(const LatticeArgument *argument)
{
    GString *text = g_string_new(lattice_translate(argument->blurb));
    char minimum[G_ASCII_DTOSTR_BUF_SIZE], maximum[G_ASCII_DTOSTR_BUF_SIZE];

    for (size_t i = 0; i < argument->n_choices; i++)
        g_string_append_printf(text, "%s \"%s\"", i == 0 ? " {" : ",",
                               argument->choices[i].nick);
    if (is_choice(argument))
        g_string_append(text, " }");
    else if (argument->minimum < argument->maximum)
        /* Ten digits are enough for the core's limits and the largest seed. */
        g_string_append_printf(text, " (%s <= %s <= %s)",
                               g_ascii_formatd(minimum, sizeof minimum, "%.10g",
                                               argument->minimum),
                               argument->key,
                               g_ascii_formatd(maximum, sizeof maximum, "%.10g",
                                               argument->maximum));
    return g_string_free(text, FALSE);
}

LatticeValues *
lattice_values_new(const LatticeProcedure *procedure)
{
    LatticeValues *values = g_new(LatticeValues, 1);

    values->procedure = procedure;
    values->image = (LatticeExtent){0, 0};
    values->values = g_new(Value, procedure->n_arguments);
    for (size_t i = 0; i < procedure->n_arguments; i++) {
        const LatticeArgument *argument = &procedure->arguments[i];
        values->values[i].number = argument->initial;
        values->values[i].text = g_strdup(argument->initial_text);
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

/* The index of an argument, which must exist. */
static size_t
find_index(const LatticeValues *values, const char *key)
{
    size_t i = 0;

    while (strcmp(values->procedure->arguments[i].key, key) != 0)
        i++;
    return i;
}

/* A number or choice as a parameter that the core stores in a Scratch. */
static NoiseParameter
make_parameter(const LatticeArgument *argument)
{
    return (NoiseParameter){
        .kind = is_choice(argument) ? NOISE_KIND_CHOICE : NOISE_KIND_REAL,
        .key = argument->key,
        .label = argument->label,
        .minimum = argument->minimum,
        .maximum = argument->maximum,
        .choices = argument->choices,
        .n_choices = argument->n_choices,
        .offset = is_choice(argument) ? offsetof(Scratch, choice)
                                      : offsetof(Scratch, real),
    };
}

gboolean
lattice_values_set_number(LatticeValues *values, const char *key, double number,
                          GError **error)
{
    const size_t i = find_index(values, key);
    const NoiseParameter parameter =
        make_parameter(&values->procedure->arguments[i]);
    Scratch scratch;
    NoiseError problem;

    if (!noise_params_set_number(&scratch.params, &parameter, number, &problem))
        return lattice_refuse_problem(error, &problem);
    values->values[i].number = number;
    return TRUE;
}

gboolean
lattice_values_set_text(LatticeValues *values, const char *key,
                        const char *text, GError **error)
{
    const size_t i = find_index(values, key);
    const LatticeArgument *argument = &values->procedure->arguments[i];
    Scratch scratch;
    NoiseError problem;

    if (text == NULL)
        text = "";
    if (is_choice(argument)) {
        const NoiseParameter parameter = make_parameter(argument);
        if (!noise_params_set_text(&scratch.params, &parameter, text, &problem))
            return lattice_refuse_problem(error, &problem);
        values->values[i].number = scratch.choice;
        return TRUE;
    }
    g_free(values->values[i].text);
    values->values[i].text = g_strdup(text);
    return TRUE;
}

static gboolean
read_value(LatticeValues *values, const LatticeArgument *argument,
           GObject *config, GError **error)
{
    g_autofree char *text = NULL;
    GValue number = G_VALUE_INIT;

    if (!lattice_argument_is_number(argument)) {
        g_object_get(config, argument->key, &text, NULL);
        return lattice_values_set_text(values, argument->key, text, error);
    }
    g_value_init(&number, G_TYPE_DOUBLE);
    g_object_get_property(config, argument->key, &number);
    return lattice_values_set_number(values, argument->key,
                                     g_value_get_double(&number), error);
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
    for (size_t i = 0; i < values->procedure->n_arguments; i++) {
        if (strcmp(values->procedure->arguments[i].key, key) == 0 &&
            values->values[i].number == 0.0)
            values->values[i].number = pixels;
    }
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
    return values->values[find_index(values, key)].number;
}

const char *
lattice_values_get_text(const LatticeValues *values, const char *key)
{
    const size_t i = find_index(values, key);
    const LatticeArgument *argument = &values->procedure->arguments[i];

    return is_choice(argument)
               ? argument->choices[(int)values->values[i].number].nick
               : values->values[i].text;
}

/* The number of an argument, or `otherwise` if there is no such argument. */
static int
get_side(const LatticeValues *values, const char *key, int otherwise)
{
    for (size_t i = 0; i < values->procedure->n_arguments; i++) {
        if (strcmp(values->procedure->arguments[i].key, key) == 0)
            return (int)values->values[i].number;
    }
    return otherwise;
}

/* The size of the pictures: that of the arguments "width" and "height" or, on a
 * sheet, "cell"; without these, the image's. */
static LatticeExtent
find_size(const LatticeValues *values)
{
    const int width = get_side(values, "cell", values->image.width);
    const int height = get_side(values, "cell", values->image.height);

    return (LatticeExtent){get_side(values, "width", width),
                           get_side(values, "height", height)};
}

gboolean
lattice_values_get_request(const LatticeValues *values, LatticeRequest *request,
                           GError **error)
{
    lattice_request_init(request);
    request->canvas = request->layer = find_size(values);
    return lattice_request_set_recipe(
               request, lattice_values_get_text(values, "recipe"), error) &&
           lattice_request_check(request, error);
}
