/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The arguments of procedures, and their checked values.
 */
#include "values.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include <noise-core/rows.h>

#include "look.h"
#include "procedure.h"

static gboolean
is_choice(const LatticeArgument *argument)
{
    return argument->parameter.choices != NULL;
}

GType
lattice_argument_get_type(const LatticeArgument *argument)
{
    if (argument->use == LATTICE_WHOLE || argument->use == LATTICE_MODE)
        return G_TYPE_INT;
    if (argument->use != LATTICE_PARAMETER)
        return G_TYPE_STRING;
    switch (argument->parameter.kind) {
    case NOISE_KIND_REAL:
        return G_TYPE_DOUBLE;
    case NOISE_KIND_SEED:
        return G_TYPE_UINT64;
    case NOISE_KIND_CHOICE:
    case NOISE_KIND_COLOR:
    case NOISE_KIND_GRADIENT:
        break;
    }
    return G_TYPE_STRING;
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
        /* Ten digits are enough for the core's limits, and for the largest
         * seed. */
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

static const char *
get_nick(const char *key, const void *data)
{
    const LatticeValues *values = data;
    const LatticeArgument *argument =
        lattice_argument_find(values->procedure, key);
    g_autofree char *nick = NULL;

    if (argument == NULL || !is_choice(argument))
        return NULL;
    g_object_get(values->config, key, &nick, NULL);
    return g_intern_string(nick);
}

gboolean
lattice_argument_matters(const LatticeProcedure *procedure, const char *key,
                         GObject *config)
{
    const LatticeValues values = {.procedure = procedure, .config = config};
    const LatticeArgument *argument = lattice_argument_find(procedure, key);
    const char *when = argument->parameter.when;

    return (procedure->applies == NULL ||
            procedure->applies(argument, config)) &&
           (when == NULL || noise_condition_holds(when, get_nick, &values));
}

/* ---- Objects ---------------------------------------------------------- */

typedef struct Properties {
    GObject parent;
    GValue values[]; /* in the order of the arguments */
} Properties;

/* The data from which init_class() defines a type's properties. */
typedef struct Source {
    const LatticeProcedure *description;
    GParamFlags flags;
} Source;

typedef struct PropertiesClass {
    GObjectClass parent_class;
    const LatticeProcedure *description;
} PropertiesClass;

/* GObject reserves the property ID 0. */
#define FIRST_ID 1

static void
set_property(GObject *object, guint id, const GValue *value,
             GParamSpec *property)
{
    GValue *kept = &((Properties *)object)->values[id - FIRST_ID];

    if (!G_IS_VALUE(kept))
        g_value_init(kept, property->value_type);
    g_value_copy(value, kept);
}

static void
get_property(GObject *object, guint id, GValue *value,
             GParamSpec *property G_GNUC_UNUSED)
{
    g_value_copy(&((Properties *)object)->values[id - FIRST_ID], value);
}

static void
finalize(GObject *object)
{
    const size_t n = lattice_argument_object_describe(object)->n_arguments;

    for (size_t i = 0; i < n; i++)
        g_value_unset(&((Properties *)object)->values[i]);
    G_OBJECT_CLASS(g_type_class_peek(G_TYPE_OBJECT))->finalize(object);
}

/* Describes a property.  Because of G_PARAM_CONSTRUCT, GObject sets it to its
 * initial value when it makes an object. */
static GParamSpec *
new_property(const LatticeArgument *argument, GParamFlags more)
{
    const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_CONSTRUCT | more;
    const char *key = argument->parameter.key;
    const double initial = argument->parameter.initial;

    switch (lattice_argument_get_type(argument)) {
    case G_TYPE_INT:
        return g_param_spec_int(key, NULL, NULL, G_MININT, G_MAXINT,
                                (int)initial, flags);
    case G_TYPE_DOUBLE:
        return g_param_spec_double(key, NULL, NULL, -INFINITY, INFINITY,
                                   initial, flags);
    case G_TYPE_UINT64:
        return g_param_spec_uint64(key, NULL, NULL, 0, G_MAXUINT64,
                                   (guint64)initial, flags);
    default:
        return g_param_spec_string(key, NULL, NULL,
                                   lattice_argument_get_text(argument), flags);
    }
}

static void
init_class(gpointer class, gpointer data)
{
    GObjectClass *object_class = class;
    const Source *source = data;
    const LatticeProcedure *description = source->description;

    ((PropertiesClass *)class)->description = description;
    object_class->set_property = set_property;
    object_class->get_property = get_property;
    object_class->finalize = finalize;
    for (guint i = 0; i < description->n_arguments; i++)
        g_object_class_install_property(
            object_class, FIRST_ID + i,
            new_property(&description->arguments[i], source->flags));
}

GType
lattice_argument_object_register(const char *name,
                                 const LatticeProcedure *description,
                                 GParamFlags flags)
{
    Source *source = g_new(Source, 1); /* never freed, like the type */
    const GTypeInfo info = {
        .class_size = sizeof(PropertiesClass),
        .class_init = init_class,
        .class_data = source,
        .instance_size = (guint16)(sizeof(Properties) +
                                   description->n_arguments * sizeof(GValue))};

    *source = (Source){description, flags};
    return g_type_register_static(G_TYPE_OBJECT, name, &info, 0);
}

const LatticeProcedure *
lattice_argument_object_describe(GObject *object)
{
    return ((PropertiesClass *)G_OBJECT_GET_CLASS(object))->description;
}

/* ---- Sliders ---------------------------------------------------------- */

double
lattice_slider_place(const NoiseParameter *parameter, double number)
{
    const double share =
        (number - parameter->slider_minimum) /
        (parameter->slider_maximum - parameter->slider_minimum);

    return pow(CLAMP(share, 0.0, 1.0), 1.0 / parameter->slider_gamma);
}

size_t
lattice_count_offered(const NoiseParameter *parameter)
{
    const gboolean has_pictures = g_str_equal(parameter->key, "algorithm") ||
                                  g_str_equal(parameter->key, "coloring");

    return has_pictures ? parameter->n_choices - 1 : parameter->n_choices;
}

double
lattice_slider_number(const NoiseParameter *parameter, double place)
{
    const double unit = pow(10.0, parameter->slider_digits);
    const double share = pow(place, parameter->slider_gamma);
    const double exact =
        parameter->slider_minimum +
        share * (parameter->slider_maximum - parameter->slider_minimum);

    return round(exact * unit) / unit;
}

/* ---- Values ----------------------------------------------------------- */

/* The core checks a value only when it stores it in a struct.  To check an argument,
 * we store it in this one. */
typedef struct Scratch {
    double real;
    int choice;
} Scratch;

/* Returns an argument's parameter, changed so that the core can check a value in a
 * Scratch.  A seed has 64 bits in a recipe, but as an argument it is a number with
 * limits. */
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
lattice_values_check(const LatticeValues *values, GError **error)
{
    Scratch scratch;

    for (size_t i = 0; i < values->procedure->n_arguments; i++) {
        const LatticeArgument *argument = &values->procedure->arguments[i];
        const NoiseParameter parameter = make_checked(argument);
        if (!is_choice(argument) &&
            lattice_argument_get_type(argument) == G_TYPE_STRING)
            continue;
        if (!lattice_parameter_read(&scratch, &parameter, values->config,
                                    error))
            return FALSE;
    }
    return TRUE;
}

double
lattice_values_get_number(const LatticeValues *values, const char *key)
{
    const LatticeArgument *argument =
        lattice_argument_find(values->procedure, key);
    const NoiseParameter parameter = make_checked(argument);
    GValue number = G_VALUE_INIT;
    Scratch scratch = {.choice = 0};

    if (is_choice(argument)) {
        lattice_parameter_read(&scratch, &parameter, values->config, NULL);
        return scratch.choice;
    }
    g_value_init(&number, G_TYPE_DOUBLE);
    g_object_get_property(values->config, key, &number);
    return g_value_get_double(&number);
}

char *
lattice_values_get_name(const LatticeValues *values,
                        const LatticeRequest *request)
{
    g_autofree char *name = lattice_read_text(values->config, "name");

    if (*name != '\0')
        return g_steal_pointer(&name);
    return values->look != NULL ? g_strdup(values->look)
                                : lattice_look_name_picture(request, NULL);
}

char *
lattice_values_get_path(const LatticeValues *values, GError **error)
{
    const NoiseParameter *parameter =
        &lattice_argument_find(values->procedure, LATTICE_FILE_KEY)->parameter;
    g_autofree char *path = lattice_read_text(values->config, parameter->key);
    /* GIMP starts plug-ins in the folder where GIMP itself was started. */
    g_autofree char *start = g_get_current_dir();

    if (*path == '\0')
        return values->procedure->find_folder(values);
    if (*path != '~')
        return g_path_is_absolute(path) ? g_steal_pointer(&path)
                                        : g_build_filename(start, path, NULL);
    if (path[1] == '\0' || G_IS_DIR_SEPARATOR(path[1]))
        return g_strconcat(g_get_home_dir(), path + 1, NULL);
    lattice_refuse(error,
                   /* TRANSLATORS: an argument, such as "Folder (file)". */
                   _("%s (%s) is \"%s\": \"~\" can only stand for your own "
                     "home folder"),
                   lattice_translate(parameter->label), parameter->key, path);
    return NULL;
}

/* Returns a side of the pictures: the argument with this key or, on a sheet,
 * the argument "cell".  If there is no such argument, or it is 0, returns the
 * image's side. */
static int
find_side(const LatticeValues *values, const char *key, int of_image)
{
    int side = 0;

    if (lattice_argument_find(values->procedure, key) == NULL)
        key = "cell";
    if (lattice_argument_find(values->procedure, key) != NULL)
        side = (int)lattice_values_get_number(values, key);
    return side != 0 ? side : of_image;
}

LatticeExtent
lattice_values_get_size(const LatticeValues *values)
{
    return (LatticeExtent){find_side(values, "width", values->image.width),
                           find_side(values, "height", values->image.height)};
}

gboolean
lattice_values_get_request(const LatticeValues *values, LatticeRequest *request,
                           GError **error)
{
    g_autofree char *recipe = lattice_read_text(values->config, "recipe");

    if (!lattice_request_parse(request, recipe, error))
        return FALSE;
    request->canvas = request->layer = lattice_values_get_size(values);
    return lattice_request_check(request, error);
}
