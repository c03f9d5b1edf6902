/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedure plug-in-lattice-noise: asks, checks and draws.
 */
#include "studio.h"

#include "arguments.h"
#include "dialog.h"
#include "procedures.h"

/* Shows the dialog.  FALSE without an error: the user has canceled. */
static gboolean
ask_user(GObject *config, const Job *job, GError **error)
{
    if (!job_check_image(job, error))
        return FALSE;

    g_autofree char *carried = host_get_recipe(job->drawable);
    return dialog_run(config, job, carried);
}

GimpPDBStatusType
studio_run(Call *call, GError **error)
{
    HostDrawable drawn;
    Job job;

    job_init(&job, call->image, call->drawable);
    if (call->mode == GIMP_RUN_INTERACTIVE &&
        !ask_user(call->config, &job, error))
        return *error != NULL ? GIMP_PDB_CALLING_ERROR : GIMP_PDB_CANCEL;
    const GimpPDBStatusType status =
        studio_draw(call->config, &job, call->mode, &drawn, error);
    if (status != GIMP_PDB_SUCCESS)
        return status;
    call->results[1].type = GIMP_PDB_DRAWABLE;
    call->results[1].data.d_drawable = drawn;
    call->n_results = 2;
    return GIMP_PDB_SUCCESS;
}
