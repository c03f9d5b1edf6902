/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedure plug-in-lattice-noise: asks, checks and draws.
 */
#include "studio.h"

#include "dialog.h"
#include "engine.h"
#include "folders.h"
#include "procedures.h"

/* Shows the dialog, if the run is interactive, and draws. */
static GimpPDBStatusType
ask_and_draw(GimpProcedure *procedure, GimpRunMode mode,
             GimpProcedureConfig *config, Job *job, HostDrawable *drawn,
             GError **error)
{
    if (!host_check_given(job->image, job->drawable, error))
        return GIMP_PDB_CALLING_ERROR;
    if (mode == GIMP_RUN_INTERACTIVE &&
        !dialog_run(procedure, config, job, error))
        return *error != NULL ? GIMP_PDB_CALLING_ERROR : GIMP_PDB_CANCEL;
    return studio_draw(G_OBJECT(config), job, mode, drawn, error);
}

static GimpValueArray *
run(GimpProcedure *procedure, GimpRunMode mode, GimpImage *image,
    GimpDrawable **drawables, GimpProcedureConfig *config,
    gpointer data G_GNUC_UNUSED)
{
    GError *error = NULL;
    HostDrawable drawn;
    Job job;

    engine_start(FALSE);
    folders_bind_catalogues();
    job_init(&job, image,
             gimp_core_object_array_get_length((GObject **)drawables) == 1
                 ? drawables[0]
                 : NULL);
    const GimpPDBStatusType status =
        ask_and_draw(procedure, mode, config, &job, &drawn, &error);
    GimpValueArray *values =
        gimp_procedure_new_return_values(procedure, status, error);
    if (status == GIMP_PDB_SUCCESS)
        GIMP_VALUES_SET_DRAWABLE(values, 1, drawn);
    return values;
}

GimpProcedure *
studio_create(GimpPlugIn *plug_in,
              const LatticeProcedure *description G_GNUC_UNUSED)
{
    GimpProcedure *procedure =
        procedures_new(plug_in, studio_describe(), run, NULL);

    gimp_procedure_set_sensitivity_mask(procedure,
                                        GIMP_PROCEDURE_SENSITIVE_DRAWABLE);
    gimp_procedure_add_boolean_aux_argument(procedure, "preview", "Preview",
                                            "Show the noise on the canvas",
                                            TRUE, G_PARAM_READWRITE);
    gimp_procedure_add_drawable_return_value(
        procedure, "drawn", "Drawn",
        "The drawable drawn on: that given, or the new layer", FALSE,
        G_PARAM_READWRITE);
    return procedure;
}
