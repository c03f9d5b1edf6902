/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The plug-in for GIMP 2.10: registers and runs procedures.  A procedure's
 * arguments are the run mode, the image and a drawable (for some procedures),
 * and then the arguments in its description.
 */
#include <gegl.h>
#include <glib/gi18n-lib.h>
#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>
#include <libintl.h>

#include "config.h"
#include "dialog.h"
#include "folders.h"
#include "form.h"
#include "install-dialog.h"
#include "install.h"
#include "run.h"
#include "toolkit.h"
#include "window.h"

/* The largest number of values that a procedure returns, including the
 * status. */
#define MOST_VALUES 4

/* Returns how many arguments come before the ones in the description. */
static int
count_first(const LatticeProcedure *description)
{
    return description->takes_image ? 3 : 1;
}

/* ---- Installing ------------------------------------------------------- */

/* Returns the declarations of a procedure's return values, and stores their
 * number. */
static const GimpParamDef *
get_results(const LatticeProcedure *description, int *n_results)
{
    static const GimpParamDef drawn[] = {
        {GIMP_PDB_DRAWABLE, (char *)"drawn",
         (char *)"The drawable that was drawn on: the given one, or the new "
                 "layer"},
    };
    static const GimpParamDef layers[] = {
        {GIMP_PDB_IMAGE, (char *)"drawn-image",
         (char *)"The image that holds the layers: the given one, or a new "
                 "one"},
        {GIMP_PDB_INT32, (char *)"n-layers",
         (char *)"How many layers were drawn"},
        {GIMP_PDB_INT32ARRAY, (char *)"layers",
         (char *)"The layers that were drawn, the lowest first"},
    };
    static const GimpParamDef file[] = {
        {GIMP_PDB_STRING, (char *)"pattern", (char *)"The pattern's name"},
        {GIMP_PDB_STRING, (char *)"written",
         (char *)"The file that was written"},
    };

    switch (description->task) {
    case LATTICE_TASK_STUDIO:
        *n_results = G_N_ELEMENTS(drawn);
        return drawn;
    case LATTICE_TASK_SERIES:
        *n_results = G_N_ELEMENTS(layers);
        return layers;
    case LATTICE_TASK_PATTERN:
        *n_results = G_N_ELEMENTS(file);
        return file;
    default:
        /* If there are no results, libgimp requires NULL rather than an empty
         * array. */
        *n_results = 0;
        return NULL;
    }
}

/* Registers a procedure with GIMP: its descriptions, menu, arguments and results. */
static void
register_procedure(const LatticeProcedure *description)
{
    const char *drawable_help =
        description->task == LATTICE_TASK_STUDIO
            ? "What to draw on: a layer, channel or mask; a new layer goes "
              "above it"
        : description->task == LATTICE_TASK_FILTER
            ? "What to filter: a layer, channel or mask"
            : "The layer that a new layer group goes above";
    const GimpParamDef first[] = {
        {GIMP_PDB_INT32, (char *)"run-mode",
         (char *)"The run mode { RUN-INTERACTIVE (0), RUN-NONINTERACTIVE (1), "
                 "RUN-WITH-LAST-VALS (2) }"},
        {GIMP_PDB_IMAGE, (char *)"image", (char *)"The image"},
        {GIMP_PDB_DRAWABLE, (char *)"drawable", (char *)drawable_help},
    };
    const guint n_first = (guint)count_first(description);
    GPtrArray *described = lattice_arguments_by_position(description);
    GArray *arguments = g_array_new(FALSE, FALSE, sizeof(GimpParamDef));
    int n_results;
    const GimpParamDef *results = get_results(description, &n_results);

    g_array_append_vals(arguments, first, n_first);
    for (guint i = 0; i < described->len; i++) {
        const LatticeArgument *argument = g_ptr_array_index(described, i);
        const GType type = lattice_argument_get_type(argument);
        /* Seeds have only 31 bits here, because GIMP 2.10 has no larger
         * integers. */
        const GimpParamDef definition = {type == G_TYPE_STRING ? GIMP_PDB_STRING
                                         : type == G_TYPE_DOUBLE
                                             ? GIMP_PDB_FLOAT
                                             : GIMP_PDB_INT32,
                                         (char *)argument->parameter.key,
                                         lattice_argument_describe(argument)};
        g_array_append_val(arguments, definition);
    }
    /* GIMP itself translates the label and the blurb when it shows them. */
    gimp_install_procedure(description->name, description->blurb,
                           description->help, "Lattice Noise",
                           "LGPL-3.0-or-later", "2026", description->menu_label,
                           description->takes_image ? "RGB*, GRAY*" : "",
                           GIMP_PLUGIN, (int)arguments->len, n_results,
                           (GimpParamDef *)(void *)arguments->data, results);
    if (description->task != LATTICE_TASK_INSTALL ||
        lattice_install_is_possible(host_get_plugin_dir()))
        gimp_plugin_menu_register(description->name,
                                  description->menu_path != NULL
                                      ? description->menu_path
                                      : LATTICE_MENU);
    for (guint i = n_first; i < arguments->len; i++)
        g_free(g_array_index(arguments, GimpParamDef, i).description);
    g_array_unref(arguments);
    g_ptr_array_unref(described);
}

static void
query(void)
{
    g_autofree char *folder = folders_find_catalogues();
    g_autofree char *help = folders_find_help();
    g_autofree char *help_uri = g_filename_to_uri(help, NULL, NULL);
    g_autoptr(GPtrArray) names = run_list_names();

    gimp_plugin_domain_register(GETTEXT_PACKAGE, folder);
    gimp_plugin_help_register(LATTICE_HELP_DOMAIN, help_uri);
    for (guint i = 0; i < names->len; i++)
        register_procedure(run_find(g_ptr_array_index(names, i)));
}

/* ---- Calling ---------------------------------------------------------- */

static void
take_value(GObject *config, const LatticeArgument *argument,
           const GimpParamData *data)
{
    switch (lattice_argument_get_type(argument)) {
    case G_TYPE_STRING:
        g_object_set(config, argument->parameter.key, data->d_string, NULL);
        break;
    case G_TYPE_DOUBLE:
        g_object_set(config, argument->parameter.key, data->d_float, NULL);
        break;
    case G_TYPE_UINT64:
        g_object_set(config, argument->parameter.key,
                     (guint64)MAX(data->d_int32, 0), NULL);
        break;
    default:
        g_object_set(config, argument->parameter.key, data->d_int32, NULL);
    }
}

/* Stores the values of all arguments that a script has passed. */
static gboolean
take_all(const Call *call, const GimpParam *given, int n_given, GError **error)
{
    const int n_first = count_first(call->description);
    g_auto(LatticeRequest) request = {.recipe = NULL};
    g_autoptr(GPtrArray) arguments =
        lattice_arguments_by_position(call->description);
    const int n_wanted = n_first + (int)arguments->len;

    if (n_given != n_wanted)
        return lattice_refuse(error, _("Expected %d arguments, got %d"),
                              n_wanted, n_given);
    given += n_first;
    for (guint i = 0; i < arguments->len; i++)
        take_value(call->config, g_ptr_array_index(arguments, i),
                   &given[i].data);
    /* Refuse negative seeds here, because `config` cannot hold them; accept them if
     * a recipe replaces the seeds. */
    g_autofree char *recipe = lattice_read_text(call->config, "recipe");
    if (*recipe != '\0')
        return TRUE;
    lattice_request_init(&request);
    for (guint i = 0; i < arguments->len; i++) {
        const LatticeArgument *argument = g_ptr_array_index(arguments, i);
        if (lattice_argument_get_type(argument) != G_TYPE_UINT64 ||
            given[i].data.d_int32 >= 0)
            continue;
        g_autofree char *seed = g_strdup_printf("%d", given[i].data.d_int32);
        if (!lattice_request_set_text(&request, argument->parameter.key, seed,
                                      error))
            return FALSE;
    }
    return TRUE;
}

/* Begins a call with the given values.  A script passes all arguments.
 * Otherwise, GIMP passes only the run mode, the image and the drawable, and the
 * other arguments keep their last values. */
static gboolean
begin(Call *call, const GimpParam *given, int n_given, GError **error)
{
    const gboolean takes_image = call->description->takes_image;

    if (n_given < count_first(call->description))
        return FALSE;
    call->mode = given[0].data.d_int32;
    job_init(&call->place, takes_image ? given[1].data.d_image : HOST_NONE,
             takes_image ? given[2].data.d_drawable : HOST_NONE);
    if (takes_image &&
        !host_check_given(call->place.image, call->place.drawable, error))
        return FALSE;
    call->config = config_new(call->description);
    switch (call->mode) {
    case GIMP_RUN_INTERACTIVE:
    case GIMP_RUN_WITH_LAST_VALS:
        config_load(call->config);
        return TRUE;
    case GIMP_RUN_NONINTERACTIVE:
        return take_all(call, given, n_given, error);
    }
    return lattice_refuse(
        error,
        /* TRANSLATORS: run-mode is the name of an argument. */
        _("run-mode is %d: it must be 0, 1 or 2"), (int)call->mode);
}

/* Sets the values that a procedure returns after the status, which is
 * values[0].  Returns their number, including the status.  What they point to
 * is never freed, because libgimp reads it after the call. */
static int
set_values(const LatticeProcedure *description, const CallResults *results,
           GimpParam *values)
{
    int n_layers = 0;

    switch (description->task) {
    case LATTICE_TASK_STUDIO:
        values[1].type = GIMP_PDB_DRAWABLE;
        values[1].data.d_drawable = results->drawn;
        return 2;
    case LATTICE_TASK_SERIES:
        while (results->layers[n_layers] != HOST_NONE)
            n_layers++;
        values[1].type = GIMP_PDB_IMAGE;
        values[1].data.d_image = results->image;
        values[2].type = GIMP_PDB_INT32;
        values[2].data.d_int32 = n_layers;
        values[3].type = GIMP_PDB_INT32ARRAY;
        values[3].data.d_int32array = results->layers;
        return 4;
    case LATTICE_TASK_PATTERN:
        values[1].type = values[2].type = GIMP_PDB_STRING;
        values[1].data.d_string = results->name;
        values[2].data.d_string = results->file;
        return 3;
    default:
        return 1;
    }
}

/* ---- Dialogs ----------------------------------------------------------- */

/* Runs the plain dialog for loops, materials, sheets and patterns; returns
 * FALSE if the user canceled. */
static gboolean
ask_plainly(Call *call)
{
    const LatticeProcedure *description = call->description;
    g_autofree char *title = form_make_title(description);

    gimp_ui_init(description->name, TRUE);
    form_begin(call);
    GtkWidget *window = window_new(title, description->name, FALSE);
    form_fill(GTK_DIALOG(window), call, TOOLKIT_WIDE_GAP);
    const gboolean is_ok =
        gimp_dialog_run(GIMP_DIALOG(window)) == GTK_RESPONSE_OK;
    gtk_widget_destroy(window);
    return is_ok;
}

/* Lets the user change the arguments of a call.  Returns FALSE without an error
 * if the user canceled. */
static gboolean
ask(Call *call, GError **error)
{
    switch (call->description->task) {
    case LATTICE_TASK_STUDIO:
        return dialog_run(call, error);
    case LATTICE_TASK_FILTER:
        return filter_dialog_run(call);
    case LATTICE_TASK_INSTALL:
        gimp_ui_init(call->description->name, TRUE);
        return install_dialog_run(call->config);
    default:
        return ask_plainly(call);
    }
}

/* ---- Running ----------------------------------------------------------- */

static void
on_run(const gchar *name, gint n_given, const GimpParam *given, gint *n_values,
       GimpParam **values)
{
    /* libgimp reads the values after this function has returned. */
    static GimpParam answer[MOST_VALUES];
    Call call = {.description = run_find(name)};
    const LatticeTask task = call.description->task;
    CallResults results = {.layers = NULL};
    GError *error = NULL;
    GimpPDBStatusType status = GIMP_PDB_CALLING_ERROR;

    run_start(call.description);
    textdomain(GETTEXT_PACKAGE);
    gimp_plugin_enable_precision();
    /* Keep GIMP from showing its errors in messages: we return them instead. */
    gimp_plugin_set_pdb_error_handler(GIMP_PDB_ERROR_HANDLER_PLUGIN);
    if (begin(&call, given, n_given, &error)) {
        if (call.mode != GIMP_RUN_INTERACTIVE || ask(&call, &error))
            status = run_do(&call, &results, &error);
        else if (error == NULL)
            status = GIMP_PDB_CANCEL;
    }
    *values = answer;
    *n_values = 1;
    answer[0].type = GIMP_PDB_STATUS;
    answer[0].data.d_status = status;
    if (status == GIMP_PDB_SUCCESS) {
        *n_values = set_values(call.description, &results, answer);
        if (call.mode != GIMP_RUN_NONINTERACTIVE &&
            task != LATTICE_TASK_INSTALL)
            config_keep(call.config);
    }
    if (error != NULL) {
        answer[1].type = GIMP_PDB_STRING;
        answer[1].data.d_string = error->message;
        *n_values = 2;
    }
    job_clear(&call.place);
}

const GimpPlugInInfo PLUG_IN_INFO = {NULL, NULL, query, on_run};

MAIN()
