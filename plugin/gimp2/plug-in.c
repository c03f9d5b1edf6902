/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The plug-in for GIMP 2.10: registers its procedure, and runs it.
 */
#include <glib/gi18n-lib.h>
#include <libgimp/gimp.h>
#include <libintl.h>

#include "arguments.h"
#include "dialog.h"
#include "draw.h"
#include "folders.h"
#include "last-values.h"

static void
bind_catalogues(void)
{
    g_autofree char *folder = folders_find_catalogues();

    bindtextdomain(GETTEXT_PACKAGE, folder);
    bind_textdomain_codeset(GETTEXT_PACKAGE, "UTF-8");
    textdomain(GETTEXT_PACKAGE);
}

/* GIMP itself translates the label and the blurb, when it shows them. */
static void
query(void)
{
    char name[] = "drawn";
    char description[] = "The drawable drawn on: that given, or the new layer";
    const GimpParamDef result = {GIMP_PDB_DRAWABLE, name, description};
    g_autofree char *folder = folders_find_catalogues();
    int n_arguments;
    GimpParamDef *arguments = arguments_new(&n_arguments);

    gimp_plugin_domain_register(GETTEXT_PACKAGE, folder);
    gimp_install_procedure(LATTICE_PROCEDURE, LATTICE_BLURB, LATTICE_HELP,
                           "Lattice Noise", "LGPL-3.0-or-later", "2026",
                           N_("Lattice Noise _Studio..."), "RGB*, GRAY*",
                           GIMP_PLUGIN, n_arguments, 1, arguments, &result);
    gimp_plugin_menu_register(LATTICE_PROCEDURE,
                              "<Image>/Filters/Render/Noise");
    arguments_free(arguments, n_arguments);
}

/* Fills the job as the run mode says.  On FALSE without an error, the user
 * has cancelled. */
static gboolean
prepare_job(GimpRunMode run_mode, const GimpParam *values, int n_values,
            Job *job, GError **error)
{
    switch (run_mode) {
    case GIMP_RUN_INTERACTIVE:
        if (!job_check_image(job, error))
            return FALSE;
        last_values_load(job);
        last_values_load_drawable(job);
        return dialog_run(job, error);
    case GIMP_RUN_NONINTERACTIVE:
        return arguments_read(values, n_values, job, error);
    case GIMP_RUN_WITH_LAST_VALS:
        last_values_load(job);
        return TRUE;
    }
    g_set_error(error, LATTICE_ERROR, 0, _("run-mode is %d: give 0, 1 or 2"),
                (int)run_mode);
    return FALSE;
}

/* The procedure; stores the drawable drawn. */
static GimpPDBStatusType
run_job(GimpRunMode run_mode, const GimpParam *values, int n_values,
        gint32 *drawn, GError **error)
{
    Job job;

    job_init(&job, values[1].data.d_image, values[2].data.d_drawable);
    if (!prepare_job(run_mode, values, n_values, &job, error))
        return *error != NULL ? GIMP_PDB_CALLING_ERROR : GIMP_PDB_CANCEL;
    /* A person has seen what will be drawn. */
    if (run_mode != GIMP_RUN_INTERACTIVE)
        lattice_request_roll_seed(&job.request);
    if (!job_check(&job, error))
        return GIMP_PDB_CALLING_ERROR;
    *drawn = draw_job(&job, error);
    if (*drawn == -1)
        return GIMP_PDB_EXECUTION_ERROR;
    if (run_mode != GIMP_RUN_NONINTERACTIVE) {
        last_values_store(&job);
        gimp_displays_flush();
    }
    return GIMP_PDB_SUCCESS;
}

static void
run(const gchar *name G_GNUC_UNUSED, gint n_values, const GimpParam *values,
    gint *n_results, GimpParam **results)
{
    /* libgimp reads the results after the return. */
    static GimpParam answer[2];
    GimpPDBStatusType status = GIMP_PDB_CALLING_ERROR;
    GError *error = NULL;

    bind_catalogues();
    gegl_init(NULL, NULL);
    gimp_plugin_enable_precision();
    /* GIMP's refusals are ours to tell. */
    gimp_plugin_set_pdb_error_handler(GIMP_PDB_ERROR_HANDLER_PLUGIN);
    answer[1].type = GIMP_PDB_DRAWABLE;
    if (n_values >= ARGUMENTS_ALWAYS)
        status = run_job(values[0].data.d_int32, values, n_values,
                         &answer[1].data.d_drawable, &error);
    if (error != NULL) {
        answer[1].type = GIMP_PDB_STRING;
        answer[1].data.d_string = error->message;
    }
    answer[0].type = GIMP_PDB_STATUS;
    answer[0].data.d_status = status;
    *results = answer;
    *n_results = status == GIMP_PDB_SUCCESS || error != NULL ? 2 : 1;
}

const GimpPlugInInfo PLUG_IN_INFO = {NULL, NULL, query, run};

MAIN()
