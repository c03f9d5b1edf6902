/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedures that draw a series of layers.
 */
#include "series.h"

#include "ask.h"
#include "form-picture.h"
#include "last-values.h"
#include "layers.h"
#include "procedures.h"
#include "values-object.h"
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

/* What a dialog asks for. */
typedef struct Asked {
    const LatticeProcedure *description;
    LatticeValues *values;
    Job *place;
} Asked;

/* The series that the values describe, if it can be drawn. */
static LatticeSeries *
make_series(const Asked *asked, GError **error)
{
    const LatticeExtent size = asked->place->request.canvas;

    if (size.width > 0)
        lattice_values_fit(asked->values, size.width, size.height);
    g_autoptr(LatticeSeries) series =
        asked->description->make_series(asked->values, error);

    if (series == NULL || !layers_check(series, asked->place, error))
        return NULL;
    return g_steal_pointer(&series);
}

static gboolean
can_draw(gpointer data, GError **error)
{
    g_autoptr(LatticeSeries) series = make_series(data, error);

    return series != NULL;
}

static void
show(gpointer data, LatticeShown *shown)
{
    const Asked *asked = data;
    g_autoptr(LatticeSeries) series = make_series(asked, NULL);

    if (series != NULL)
        lattice_series_show(series,
                            lattice_values_get_text(asked->values, "recipe"),
                            FORM_PICTURE_SIDE, shown);
}

/* Draws, and shows it to a user. */
static GimpPDBStatusType
draw(Run *run, const Asked *asked, GError **error)
{
    g_autoptr(LatticeSeries) series = make_series(asked, error);
    HostDrawable *layers;

    if (series == NULL)
        return GIMP_PDB_CALLING_ERROR;
    const HostImage image = layers_draw(series, asked->place, &layers, error);
    if (image == HOST_NONE)
        return GIMP_PDB_EXECUTION_ERROR;
    if (run->values[0].data.d_int32 != GIMP_RUN_NONINTERACTIVE) {
        last_values_store_arguments(asked->description, asked->values);
        if (image != asked->place->image)
            gimp_display_new(image);
        gimp_displays_flush();
    }
    run->results[1].type = GIMP_PDB_IMAGE;
    run->results[1].data.d_image = image;
    run->results[2].type = GIMP_PDB_INT32;
    run->results[2].data.d_int32 = (gint32)series->pictures->len;
    run->results[3].type = GIMP_PDB_INT32ARRAY;
    run->results[3].data.d_int32array = layers; /* never freed: it ends here */
    run->n_results = 4;
    return GIMP_PDB_SUCCESS;
}

GimpPDBStatusType
series_run(Run *run, GError **error)
{
    const LatticeProcedure *description = run->description;
    g_autoptr(LatticeValues) values =
        values_read(description, run->values, run->n_values, error);
    Job place;
    Asked asked = {description, values, &place};

    if (values == NULL)
        return GIMP_PDB_CALLING_ERROR;
    if (description->takes_image)
        job_init(&place, run->values[1].data.d_image,
                 run->values[2].data.d_drawable);
    else
        job_init(&place, HOST_NONE, HOST_NONE);
    if (run->values[0].data.d_int32 == GIMP_RUN_INTERACTIVE) {
        g_autoptr(GObject) config = values_object_new(description, values);
        const LatticeExtent size = place.request.canvas;
        const FormOwner owner = {description, config,     can_draw,   show,
                                 &asked,      size.width, size.height};
        if (!ask_run(&owner, place.drawable))
            return GIMP_PDB_CANCEL;
    }
    return draw(run, &asked, error);
}
