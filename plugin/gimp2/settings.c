/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Properties, made from the tables of parameters; the values are the job's.
 */
#include "settings.h"

#include "seamless.h"
#include "start.h"

struct _Settings {
    GObject parent;
    Job *job;
};

G_DEFINE_TYPE(Settings, settings, G_TYPE_OBJECT)

/* After 0, which GObject wants for itself: what is no parameter, then the
 * core's, then the request's. */
enum { MODE = 1, FIRST_PARAMETER };

/* The parameter of a property. */
static const NoiseParameter *
find_parameter(guint id)
{
    size_t n_core, n_own;
    const NoiseParameter *core = noise_parameters(&n_core);
    const NoiseParameter *own = lattice_parameters(&n_own);
    const size_t index = id - FIRST_PARAMETER;

    if (index < n_core)
        return &core[index];
    return index < n_core + n_own ? &own[index - n_core] : NULL;
}

static void
set_property(GObject *object, guint id, const GValue *value,
             GParamSpec *property)
{
    Settings *settings = LATTICE_SETTINGS(object);
    Job *job = settings->job;
    LatticeRequest *request = &job->request;

    if (id == MODE)
        job_set_mode(job, g_value_get_int(value), NULL);
    else if (property->value_type == G_TYPE_UINT64)
        request->params.seed = g_value_get_uint64(value);
    else if (property->value_type == G_TYPE_DOUBLE)
        noise_params_set_number(&request->params, find_parameter(id),
                                g_value_get_double(value), NULL);
    else
        noise_params_set_text(&request->params, find_parameter(id),
                              g_value_get_string(value), NULL);
}

static void
get_value(const Job *job, guint id, GValue *value, const GParamSpec *property)
{
    const LatticeRequest *request = &job->request;
    char text[NOISE_TEXT_SIZE];

    if (id == MODE) {
        g_value_set_int(value, job->mode);
    } else if (property->value_type == G_TYPE_UINT64) {
        g_value_set_uint64(value, request->params.seed);
    } else if (property->value_type == G_TYPE_DOUBLE) {
        g_value_set_double(value, noise_params_get_number(&request->params,
                                                          find_parameter(id)));
    } else {
        noise_params_get_text(&request->params, find_parameter(id), text);
        g_value_set_string(value, text);
    }
}

static void
get_property(GObject *object, guint id, GValue *value, GParamSpec *property)
{
    const Settings *settings = LATTICE_SETTINGS(object);

    get_value(settings->job, id, value, property);
}

static GParamSpec *
new_property(const NoiseParameter *parameter)
{
    const char *key = parameter->key;

    switch (parameter->kind) {
    case NOISE_KIND_CHOICE:
        return g_param_spec_string(
            key, NULL, NULL, parameter->choices[(int)parameter->initial].nick,
            G_PARAM_READWRITE);
    case NOISE_KIND_REAL:
        return g_param_spec_double(key, NULL, NULL, parameter->minimum,
                                   parameter->maximum, parameter->initial,
                                   G_PARAM_READWRITE);
    case NOISE_KIND_SEED:
        return g_param_spec_uint64(key, NULL, NULL, 0, G_MAXUINT64,
                                   (guint64)parameter->initial,
                                   G_PARAM_READWRITE);
    case NOISE_KIND_COLOR:
        return g_param_spec_string(key, NULL, NULL, parameter->initial_color,
                                   G_PARAM_READWRITE);
    case NOISE_KIND_GRADIENT:
        return g_param_spec_string(key, NULL, NULL, parameter->initial_gradient,
                                   G_PARAM_READWRITE);
    }
    return NULL;
}

static void
settings_class_init(SettingsClass *settings_class)
{
    GObjectClass *object_class = G_OBJECT_CLASS(settings_class);
    const NoiseParameter *parameter;

    object_class->set_property = set_property;
    object_class->get_property = get_property;
    g_object_class_install_property(
        object_class, MODE,
        g_param_spec_int("mode", NULL, NULL, 0, G_MAXINT,
                         GIMP_LAYER_MODE_NORMAL, G_PARAM_READWRITE));
    for (guint id = FIRST_PARAMETER; (parameter = find_parameter(id)) != NULL;
         id++)
        g_object_class_install_property(object_class, id,
                                        new_property(parameter));
}

static void
settings_init(Settings *settings G_GNUC_UNUSED)
{
}

Settings *
settings_new(Job *job)
{
    Settings *settings = g_object_new(SETTINGS_TYPE, NULL);

    settings->job = job;
    return settings;
}

static gboolean
differ(const Job *before, const Job *now, GParamSpec *property)
{
    GValue values[2] = {G_VALUE_INIT, G_VALUE_INIT};

    for (int i = 0; i < 2; i++) {
        g_value_init(&values[i], property->value_type);
        get_value(i == 0 ? before : now, property->param_id, &values[i],
                  property);
    }
    const gboolean is_changed =
        g_param_values_cmp(property, &values[0], &values[1]) != 0;
    g_value_unset(&values[0]);
    g_value_unset(&values[1]);
    return is_changed;
}

/* Tells of what has changed in the job; at once, so that no control sees only
 * a part of it. */
static void
tell(Settings *settings, const Job *before)
{
    GObject *object = G_OBJECT(settings);
    guint n_properties;
    g_autofree GParamSpec **properties = g_object_class_list_properties(
        G_OBJECT_GET_CLASS(object), &n_properties);

    g_object_freeze_notify(object);
    for (guint i = 0; i < n_properties; i++) {
        if (differ(before, settings->job, properties[i]))
            g_object_notify_by_pspec(object, properties[i]);
    }
    g_object_thaw_notify(object);
}

gboolean
settings_put_recipe(Settings *settings, const char *recipe, GError **error)
{
    const Job before = *settings->job;
    LatticeRequest *request = &settings->job->request;

    if (!lattice_request_set_recipe(request, recipe, error))
        return FALSE;
    lattice_seamless_recognize(request);
    request->seamless = (NoiseSwitch)request->recipe_is_seamless;
    request->recipe_is_seamless = FALSE; /* the switch says so now */
    tell(settings, &before);
    return TRUE;
}

void
settings_start(Job *job)
{
    LatticeRequest *request = &job->request;

    if (lattice_start_is_fresh(request))
        request->params.scale =
            lattice_start_scale(request->canvas, request->params.algorithm);
}

void
settings_reset(Settings *settings)
{
    const Job before = *settings->job;

    job_init(settings->job, before.image, before.drawable);
    settings_start(settings->job);
    tell(settings, &before);
}
