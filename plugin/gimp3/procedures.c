/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The plug-in for GIMP 3: declares procedures to GIMP, and runs them.
 */
#include "ask.h"
#include "folders.h"
#include "install.h"
#include "preview-marks.h"
#include "run.h"

/* ---- Running ---------------------------------------------------------- */

static void
start(const LatticeProcedure *description)
{
    run_start(description);
    /* Keep GIMP from showing libgimp's errors as messages: we return them
     * instead. */
    gimp_plug_in_set_pdb_error_handler(gimp_get_plug_in(),
                                       GIMP_PDB_ERROR_HANDLER_PLUGIN);
}

/* Lets the user change the arguments if the call is interactive, except for
 * filters, for which GIMP has its own dialogs.  Returns FALSE without an error if
 * the user canceled. */
static gboolean
ask(GimpProcedure *procedure, Call *call, GError **error)
{
    const gboolean is_interactive = call->mode == GIMP_RUN_INTERACTIVE;

    if (call->description->takes_image &&
        !host_check_given(call->place.image, call->place.drawable, error))
        return FALSE;
    switch (call->description->task) {
    case LATTICE_TASK_STUDIO:
        return !is_interactive || dialog_run(procedure, call, error);
    case LATTICE_TASK_FILTER:
        return TRUE;
    default:
        return !is_interactive || ask_run(procedure, call);
    }
}

static GimpPDBStatusType
ask_and_run(GimpProcedure *procedure, Call *call, CallResults *results,
            GError **error)
{
    if (!ask(procedure, call, error))
        return *error != NULL ? GIMP_PDB_CALLING_ERROR : GIMP_PDB_CANCEL;
    return run_do(call, results, error);
}

/* Makes the return values of a procedure; takes ownership of the error and, if
 * the procedure succeeded, of the results. */
static GimpValueArray *
make_values(GimpProcedure *procedure, GimpPDBStatusType status,
            LatticeTask task, const CallResults *results, GError *error)
{
    GimpValueArray *values =
        gimp_procedure_new_return_values(procedure, status, error);

    if (status != GIMP_PDB_SUCCESS)
        return values;
    switch (task) {
    case LATTICE_TASK_STUDIO:
        GIMP_VALUES_SET_DRAWABLE(values, 1, results->drawn);
        break;
    case LATTICE_TASK_SERIES:
        GIMP_VALUES_SET_IMAGE(values, 1, results->image);
        GIMP_VALUES_SET_CORE_OBJECT_ARRAY(values, 2,
                                          (GObject **)results->layers);
        g_free(results->layers);
        break;
    case LATTICE_TASK_PATTERN:
        GIMP_VALUES_TAKE_STRING(values, 1, results->name);
        GIMP_VALUES_TAKE_STRING(values, 2, results->file);
        break;
    default:
        break;
    }
    return values;
}

/* Returns the given drawable or, if it was the layer of a preview that has just
 * been removed, the layer that is selected now. */
static GimpDrawable *
take_drawable(GimpImage *image, GimpDrawable *given)
{
    return given == NULL || gimp_item_is_valid(GIMP_ITEM(given))
               ? given
               : host_image_get_layer(image);
}

/* Runs a procedure that takes an image.  A filter runs on all given drawables, new
 * layers go above the first one, and the studio takes only one. */
static GimpValueArray *
run_on_image(GimpProcedure *procedure, GimpRunMode mode, GimpImage *image,
             GimpDrawable **drawables, GimpProcedureConfig *config,
             gpointer data)
{
    Call call = {.description = data, .config = G_OBJECT(config), .mode = mode};
    const LatticeTask task = call.description->task;
    const gsize n_drawables =
        gimp_core_object_array_get_length((GObject **)drawables);
    const gboolean is_refused = task == LATTICE_TASK_STUDIO && n_drawables != 1;
    const gsize n_runs = task == LATTICE_TASK_FILTER ? n_drawables : 1;
    GimpPDBStatusType status = GIMP_PDB_SUCCESS;
    CallResults results = {.layers = NULL};
    GError *error = NULL;

    start(call.description);
    preview_marks_clean(image);
    for (gsize i = 0; i < n_runs && status == GIMP_PDB_SUCCESS; i++) {
        job_init(&call.place, image,
                 is_refused ? NULL : take_drawable(image, drawables[i]));
        status = ask_and_run(procedure, &call, &results, &error);
        job_clear(&call.place);
    }
    return make_values(procedure, status, task, &results, error);
}

/* Returns the first selected drawable of the current image, or NULL if there is no
 * image or nothing is selected. */
static GimpDrawable *
get_drawable(GimpProcedureConfig *config)
{
    GimpImage *image = NULL;

    g_object_get(config, "image", &image, NULL);
    if (image == NULL)
        return NULL;
    g_autofree GimpDrawable **selected =
        gimp_image_get_selected_drawables(image);
    g_object_unref(image); /* libgimp keeps a reference */
    return selected[0];
}

static GimpValueArray *
run_alone(GimpProcedure *procedure, GimpProcedureConfig *config, gpointer data)
{
    Call call = {.description = data, .config = G_OBJECT(config)};
    const LatticeTask task = call.description->task;
    CallResults results = {.layers = NULL};
    GError *error = NULL;

    start(call.description);
    g_object_get(config, "run-mode", &call.mode, NULL);
    job_init(&call.place, NULL,
             task == LATTICE_TASK_INSTALL ? NULL : get_drawable(config));
    const GimpPDBStatusType status =
        ask_and_run(procedure, &call, &results, &error);
    job_clear(&call.place);
    return make_values(procedure, status, task, &results, error);
}

/* ---- Declaring -------------------------------------------------------- */

/* A number beyond all limits in the tables of arguments.  It is not infinite,
 * because GIMP's cache of plug-ins cannot read infinity, and not larger than
 * necessary, because the cache stores every digit. */
#define BEYOND 1e15

static void
declare_argument(GimpProcedure *procedure, const LatticeArgument *argument)
{
    const NoiseParameter *parameter = &argument->parameter;
    const char *key = parameter->key;
    const char *label = lattice_translate(parameter->label);
    const char *text = lattice_argument_get_text(argument);
    g_autofree char *blurb = lattice_argument_describe(argument);

    switch (lattice_argument_get_type(argument)) {
    case G_TYPE_STRING:
        if (argument->is_for_dialog)
            gimp_procedure_add_string_aux_argument(procedure, key, label, blurb,
                                                   text, G_PARAM_READWRITE);
        else
            gimp_procedure_add_string_argument(procedure, key, label, blurb,
                                               text, G_PARAM_READWRITE);
        break;
    case G_TYPE_DOUBLE:
        gimp_procedure_add_double_argument(
            procedure, key, label, blurb, -BEYOND, BEYOND, parameter->initial,
            G_PARAM_READWRITE | G_PARAM_LAX_VALIDATION);
        break;
    default:
        gimp_procedure_add_int_argument(
            procedure, key, label, blurb, G_MININT32, G_MAXINT32,
            (int)parameter->initial, G_PARAM_READWRITE);
    }
}

/* Creates a procedure that takes the run mode and, unless it installs the filters,
 * the current image.  The menu passes the image if there is one. */
static GimpProcedure *
new_alone(GimpPlugIn *plug_in, const LatticeProcedure *description)
{
    GimpProcedure *procedure = gimp_procedure_new(
        plug_in, description->name, GIMP_PDB_PROC_TYPE_PLUGIN, run_alone,
        (gpointer)description, NULL);

    gimp_procedure_add_enum_argument(
        procedure, "run-mode", "Run mode", "The run mode", GIMP_TYPE_RUN_MODE,
        GIMP_RUN_NONINTERACTIVE, G_PARAM_READWRITE);
    gimp_procedure_set_sensitivity_mask(procedure,
                                        GIMP_PROCEDURE_SENSITIVE_ALWAYS);
    if (description->task != LATTICE_TASK_INSTALL)
        gimp_procedure_add_image_argument(
            procedure, "image", "Image",
            "The current image: a dialog takes the recipe from its layer", TRUE,
            G_PARAM_READWRITE);
    return procedure;
}

static GimpProcedure *
new_on_image(GimpPlugIn *plug_in, const LatticeProcedure *description)
{
    const gboolean takes_several = description->task != LATTICE_TASK_STUDIO;
    GimpProcedure *procedure = gimp_image_procedure_new(
        plug_in, description->name, GIMP_PDB_PROC_TYPE_PLUGIN, run_on_image,
        (gpointer)description, NULL);

    gimp_procedure_set_image_types(procedure, "RGB*, GRAY*");
    gimp_procedure_set_sensitivity_mask(
        procedure, takes_several ? GIMP_PROCEDURE_SENSITIVE_DRAWABLE |
                                       GIMP_PROCEDURE_SENSITIVE_DRAWABLES
                                 : GIMP_PROCEDURE_SENSITIVE_DRAWABLE);
    return procedure;
}

static void
add_results(GimpProcedure *procedure, LatticeTask task)
{
    switch (task) {
    case LATTICE_TASK_STUDIO:
        gimp_procedure_add_drawable_return_value(
            procedure, "drawn", "Drawn",
            "The drawable that was drawn on: the given one, or the new layer",
            FALSE, G_PARAM_READWRITE);
        break;
    case LATTICE_TASK_SERIES:
        gimp_procedure_add_image_return_value(
            procedure, "drawn-image", "Image",
            "The image that holds the layers: the given one, or a new one",
            FALSE, G_PARAM_READWRITE);
        gimp_procedure_add_core_object_array_return_value(
            procedure, "layers", "Layers",
            "The layers that were drawn, the lowest first", GIMP_TYPE_LAYER,
            G_PARAM_READWRITE);
        break;
    case LATTICE_TASK_PATTERN:
        gimp_procedure_add_string_return_value(procedure, "pattern", "Pattern",
                                               "The pattern's name", NULL,
                                               G_PARAM_READWRITE);
        gimp_procedure_add_string_return_value(procedure, "written", "Written",
                                               "The file that was written",
                                               NULL, G_PARAM_READWRITE);
        break;
    default:
        break;
    }
}

/* Creates a procedure with its descriptions, menu entry, arguments and results.
 * Declares arguments loosely, because GIMP checks values before they reach us: it
 * silently replaces an invalid value with the initial one, and our own check never
 * sees it.  So choices are declared as strings, the layer mode as an integer, and
 * numbers with limits far beyond ours.  GIMP still clamps numbers to these limits,
 * and refuses NaN. */
static GimpProcedure *
new_procedure(GimpPlugIn *plug_in, const LatticeProcedure *description)
{
    GimpProcedure *procedure = description->takes_image
                                   ? new_on_image(plug_in, description)
                                   : new_alone(plug_in, description);
    const gboolean is_in_menu =
        description->task == LATTICE_TASK_INSTALL
            ? lattice_install_is_possible(host_get_plugin_dir())
            : description->task != LATTICE_TASK_FILTER;

    /* GIMP itself lists the operations of filters in its menus.  If the filters'
     * procedures had labels, GIMP's search would also find them, under the same
     * names.  Without labels, only scripts find them, and their undo steps are named
     * after the plug-in. */
    if (is_in_menu) {
        gimp_procedure_set_menu_label(
            procedure, lattice_translate(description->menu_label));
        gimp_procedure_add_menu_path(procedure, LATTICE_MENU);
    }
    /* The longer text is for programmers, so it is not translated. */
    gimp_procedure_set_documentation(procedure,
                                     lattice_translate(description->blurb),
                                     description->help, description->name);
    gimp_procedure_set_attribution(procedure, "Lattice Noise",
                                   "LGPL-3.0-or-later", "2026");
    for (size_t i = 0; i < description->n_arguments; i++)
        declare_argument(procedure, &description->arguments[i]);
    if (description->task == LATTICE_TASK_STUDIO)
        gimp_procedure_add_boolean_aux_argument(procedure, "preview", "Preview",
                                                "Show the noise on the canvas",
                                                TRUE, G_PARAM_READWRITE);
    add_results(procedure, description->task);
    return procedure;
}

/* ---- The plug-in ------------------------------------------------------ */

#define LATTICE_TYPE_PLUG_IN (lattice_plug_in_get_type())
G_DECLARE_FINAL_TYPE(LatticePlugIn, lattice_plug_in, LATTICE, PLUG_IN,
                     GimpPlugIn)

struct _LatticePlugIn {
    GimpPlugIn parent_instance;
};

G_DEFINE_FINAL_TYPE(LatticePlugIn, lattice_plug_in, GIMP_TYPE_PLUG_IN)

static GList *
query_procedures(GimpPlugIn *plug_in)
{
    g_autofree char *help = folders_find_help();
    g_autoptr(GFile) help_folder = g_file_new_for_path(help);
    g_autoptr(GPtrArray) names = run_list_names();
    GList *list = NULL;

    gimp_plug_in_set_help_domain(plug_in, LATTICE_HELP_DOMAIN, help_folder);
    for (guint i = 0; i < names->len; i++)
        list = g_list_append(list, g_strdup(g_ptr_array_index(names, i)));
    return list;
}

static GimpProcedure *
create_procedure(GimpPlugIn *plug_in, const char *name)
{
    return new_procedure(plug_in, run_find(name));
}

/* Binds our text domain; GIMP calls this before it needs translations.  FALSE tells
 * GIMP not to bind one itself. */
static gboolean
set_i18n(GimpPlugIn *plug_in G_GNUC_UNUSED, const char *name G_GNUC_UNUSED,
         char **domain G_GNUC_UNUSED, char **folder G_GNUC_UNUSED)
{
    folders_bind_catalogues();
    return FALSE;
}

static void
lattice_plug_in_class_init(LatticePlugInClass *klass)
{
    GimpPlugInClass *plug_in_class = GIMP_PLUG_IN_CLASS(klass);

    plug_in_class->query_procedures = query_procedures;
    plug_in_class->create_procedure = create_procedure;
    plug_in_class->set_i18n = set_i18n;
}

static void
lattice_plug_in_init(LatticePlugIn *plug_in G_GNUC_UNUSED)
{
}

GIMP_MAIN(LATTICE_TYPE_PLUG_IN)
