/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedure plug-in-lattice-noise: asks, checks and draws.
 */
#include "studio.h"

#include <glib/gi18n-lib.h>

#include "dialog.h"
#include "engine.h"
#include "folders.h"
#include "procedures.h"

/* The only drawable of a list that ends with NULL; NULL with an error if there
 * are none or several. */
static GimpDrawable *
get_only_drawable(GimpDrawable **drawables, GError **error)
{
    if (drawables[0] != NULL && drawables[1] == NULL)
        return drawables[0];
    lattice_refuse(error, _("Lattice Noise draws on one layer, channel or mask "
                            "at a time: select only one"));
    return NULL;
}

/* Shows the dialog, if the run is interactive, and draws. */
static GimpPDBStatusType
ask_and_draw(GimpProcedure *procedure, GimpRunMode mode,
             GimpProcedureConfig *config, Job *job, HostDrawable *drawn,
             GError **error)
{
    if (job->drawable == NULL)
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
    job_init(&job, image, get_only_drawable(drawables, &error));
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
    GimpProcedure *procedure = gimp_image_procedure_new(
        plug_in, LATTICE_PROCEDURE, GIMP_PDB_PROC_TYPE_PLUGIN, run, NULL, NULL);

    gimp_procedure_set_image_types(procedure, "RGB*, GRAY*");
    procedures_declare(procedure, studio_describe());
    gimp_procedure_add_boolean_aux_argument(procedure, "preview", "Preview",
                                            "Show the noise on the canvas",
                                            TRUE, G_PARAM_READWRITE);
    gimp_procedure_add_drawable_return_value(
        procedure, "drawn", "Drawn",
        "The drawable drawn on: that given, or the new layer", FALSE,
        G_PARAM_READWRITE);
    return procedure;
}
