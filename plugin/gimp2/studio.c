/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedure plug-in-lattice-noise: asks, checks and draws.
 */
#include <glib/gi18n-lib.h>

#include "arguments.h"
#include "dialog.h"
#include "draw.h"
#include "last-noise.h"
#include "last-values.h"
#include "procedures.h"
#include "settings.h"

/* GIMP itself translates the label and the blurb, when it shows them. */
void
studio_install(const LatticeProcedure *none G_GNUC_UNUSED)
{
    static const GimpParamDef result = {
        GIMP_PDB_DRAWABLE, (char *)"drawn",
        (char *)"The drawable drawn on: that given, or the new layer"};
    int n_arguments;
    GimpParamDef *arguments = arguments_new(&n_arguments);

    gimp_install_procedure(LATTICE_PROCEDURE, LATTICE_BLURB, LATTICE_HELP,
                           "Lattice Noise", "LGPL-3.0-or-later", "2026",
                           N_("Lattice Noise _Studio..."), "RGB*, GRAY*",
                           GIMP_PLUGIN, n_arguments, 1, arguments, &result);
    gimp_plugin_menu_register(LATTICE_PROCEDURE, LATTICE_MENU);
    arguments_free(arguments, n_arguments);
}

/* Fills the job as the run mode says.  On FALSE without an error, the user
 * has canceled. */
static gboolean
prepare_job(GimpRunMode run_mode, const GimpParam *values, int n_values,
            Job *job, GError **error)
{
    g_autofree char *carried = NULL;

    switch (run_mode) {
    case GIMP_RUN_INTERACTIVE:
        if (!job_check_image(job, error))
            return FALSE;
        last_values_load(job);
        carried = draw_get_recipe(job->drawable);
        settings_start(job);
        return dialog_run(job, carried, error);
    case GIMP_RUN_NONINTERACTIVE:
        return arguments_read(values, n_values, job, error);
    case GIMP_RUN_WITH_LAST_VALS:
        last_values_load(job);
        return TRUE;
    }
    return procedures_refuse_mode(run_mode, error);
}

GimpPDBStatusType
studio_run(Run *run, GError **error)
{
    const GimpParam *values = run->values;
    Job job;
    HostDrawable drawn;

    if (run->n_values < ARGUMENTS_ALWAYS)
        return GIMP_PDB_CALLING_ERROR;
    const GimpRunMode run_mode = values[0].data.d_int32;
    job_init(&job, values[1].data.d_image, values[2].data.d_drawable);
    if (!prepare_job(run_mode, values, run->n_values, &job, error))
        return *error != NULL ? GIMP_PDB_CALLING_ERROR : GIMP_PDB_CANCEL;
    /* A person has seen what will be drawn. */
    if (run_mode != GIMP_RUN_INTERACTIVE)
        lattice_request_roll_seed(&job.request);
    if (!job_check(&job, error))
        return GIMP_PDB_CALLING_ERROR;
    drawn = draw_job(&job, error);
    if (drawn == HOST_NONE)
        return GIMP_PDB_EXECUTION_ERROR;
    if (run_mode != GIMP_RUN_NONINTERACTIVE) {
        last_values_store(&job);
        lattice_last_noise_save(gimp_directory(), &job.request);
        gimp_displays_flush();
    }
    run->results[1].type = GIMP_PDB_DRAWABLE;
    run->results[1].data.d_drawable = drawn;
    run->n_results = 2;
    return GIMP_PDB_SUCCESS;
}
