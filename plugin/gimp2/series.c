/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedures that draw a series of layers.
 */
#include "series.h"

#include "layers.h"
#include "procedures.h"
#include "values.h"

void
series_install(const LatticeProcedure *description)
{
    static const GimpParamDef results[] = {
        {GIMP_PDB_IMAGE, (char *)"drawn-image",
         (char *)"The image that holds the layers: that given, or a new one"},
        {GIMP_PDB_INT32, (char *)"n-layers",
         (char *)"How many layers were drawn"},
        {GIMP_PDB_INT32ARRAY, (char *)"layers",
         (char *)"The layers drawn, the lowest first"},
    };

    values_install(description, results, G_N_ELEMENTS(results));
}

GimpPDBStatusType
series_run(Run *run, GError **error)
{
    const LatticeProcedure *description = run->description;
    g_autoptr(LatticeValues) values =
        values_read(description, run->values, run->n_values, error);
    gint32 *layers;
    Job place;

    if (values == NULL)
        return GIMP_PDB_CALLING_ERROR;
    if (description->takes_image)
        job_init(&place, run->values[1].data.d_image,
                 run->values[2].data.d_drawable);
    else
        job_init(&place, -1, -1);
    g_autoptr(LatticeSeries) series = description->make_series(values, error);
    if (series == NULL || !layers_check(series, &place, error))
        return GIMP_PDB_CALLING_ERROR;

    const gint32 image = layers_draw(series, &place, &layers, error);
    if (image == -1)
        return GIMP_PDB_EXECUTION_ERROR;
    run->results[1].type = GIMP_PDB_IMAGE;
    run->results[1].data.d_image = image;
    run->results[2].type = GIMP_PDB_INT32;
    run->results[2].data.d_int32 = (gint32)series->pictures->len;
    run->results[3].type = GIMP_PDB_INT32ARRAY;
    run->results[3].data.d_int32array = layers; /* never freed: it ends here */
    run->n_results = 4;
    return GIMP_PDB_SUCCESS;
}
