/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The plug-in for GIMP 2.10: its procedures.
 */
#include <gegl.h>
#include <glib/gi18n-lib.h>
#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>
#include <libintl.h>

#include "config.h"
#include "dialog.h"
#include "filter-dialog.h"
#include "folders.h"
#include "form-noise.h"
#include "install-dialog.h"
#include "procedures.h"
#include "window.h"

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
        procedures_install(run_find(g_ptr_array_index(names, i)));
}

/* ---- Dialogs ----------------------------------------------------------- */

#define BORDER 12 /* pixels */

/* The dialogs of loops, materials, sheets and patterns are plain ones. */
static gboolean
ask_plainly(Run *run)
{
    const LatticeProcedure *description = run->description;
    g_autofree char *title = form_make_title(description);

    gimp_ui_init(description->name, TRUE);
    form_noise_begin(run);
    GtkWidget *window = window_new(title, description->name, FALSE);
    form_fill(GTK_DIALOG(window), run, BORDER);
    const gboolean is_ok =
        gimp_dialog_run(GIMP_DIALOG(window)) == GTK_RESPONSE_OK;
    gtk_widget_destroy(window);
    return is_ok;
}

/* Lets the user change the arguments of a run.  FALSE without an error: canceled. */
static gboolean
ask(Run *run, GError **error)
{
    switch (run->description->task) {
    case LATTICE_TASK_STUDIO:
        return dialog_run(run, error);
    case LATTICE_TASK_FILTER:
        return filter_dialog_run(run);
    case LATTICE_TASK_INSTALL:
        gimp_ui_init(run->description->name, TRUE);
        return install_dialog_run(run->config);
    default:
        return ask_plainly(run);
    }
}

/* ---- Running ----------------------------------------------------------- */

/* Asks the user if the call is interactive, and then draws. */
static GimpPDBStatusType
ask_and_run(Run *run, RunResults *results, GError **error)
{
    if (run->mode == GIMP_RUN_INTERACTIVE && !ask(run, error))
        return *error != NULL ? GIMP_PDB_CALLING_ERROR : GIMP_PDB_CANCEL;
    return run_do(run, results, error);
}

static void
on_run(const gchar *name, gint n_given, const GimpParam *given, gint *n_values,
       GimpParam **values)
{
    /* libgimp reads the values after the return. */
    static GimpParam answer[PROCEDURES_MOST_VALUES];
    Run run = {.description = run_find(name)};
    const LatticeTask task = run.description->task;
    RunResults results = {.layers = NULL};
    GError *error = NULL;

    run_start(run.description);
    textdomain(GETTEXT_PACKAGE);
    gimp_plugin_enable_precision();
    /* GIMP shows no messages of its own: we pass its errors on. */
    gimp_plugin_set_pdb_error_handler(GIMP_PDB_ERROR_HANDLER_PLUGIN);
    const GimpPDBStatusType status =
        procedures_begin(&run, given, n_given, &error)
            ? ask_and_run(&run, &results, &error)
            : GIMP_PDB_CALLING_ERROR;
    *values = answer;
    *n_values = 1;
    answer[0].type = GIMP_PDB_STATUS;
    answer[0].data.d_status = status;
    if (status == GIMP_PDB_SUCCESS) {
        *n_values = procedures_return(run.description, &results, answer);
        if (run.mode != GIMP_RUN_NONINTERACTIVE && task != LATTICE_TASK_INSTALL)
            config_keep(run.config);
    }
    if (error != NULL) {
        answer[1].type = GIMP_PDB_STRING;
        answer[1].data.d_string = error->message;
        *n_values = 2;
    }
}

const GimpPlugInInfo PLUG_IN_INFO = {NULL, NULL, query, on_run};

MAIN()
