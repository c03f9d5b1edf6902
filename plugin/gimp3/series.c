/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedures that draw a series of layers.
 */
#include "series.h"

#include <gegl.h>

#include "ask.h"
#include "catalogues.h"
#include "draw.h"
#include "form-picture.h"
#include "layers.h"
#include "procedures.h"
#include "values.h"

/* One run of a procedure. */
typedef struct Run {
    GimpProcedure *procedure;
    const LatticeProcedure *description;
    GimpProcedureConfig *config;
    GimpRunMode mode;
    Job place;
} Run;

/* The series that the arguments describe, if it can be drawn. */
static LatticeSeries *
read_series(Run *run, GError **error)
{
    const LatticeExtent size = run->place.request.canvas;
    g_autoptr(LatticeValues) values =
        values_read(run->config, run->description, error);

    if (values == NULL)
        return NULL;
    if (size.width > 0)
        lattice_values_fit(values, size.width, size.height);
    g_autoptr(LatticeSeries) series =
        run->description->make_series(values, error);
    if (series == NULL || !layers_check(series, &run->place, error))
        return NULL;
    return g_steal_pointer(&series);
}

static gboolean
can_draw(gpointer data, GError **error)
{
    g_autoptr(LatticeSeries) series = read_series(data, error);

    return series != NULL;
}

static void
show(gpointer data, LatticeShown *shown)
{
    Run *run = data;
    g_autoptr(LatticeSeries) series = read_series(run, NULL);
    g_autofree char *recipe = NULL;

    g_object_get(run->config, "recipe", &recipe, NULL);
    if (series != NULL)
        lattice_series_show(series, recipe, FORM_PICTURE_SIDE, shown);
}

static GimpValueArray *
answer(const Run *run, GimpPDBStatusType status, GError *error)
{
    return gimp_procedure_new_return_values(run->procedure, status, error);
}

static GimpValueArray *
draw(Run *run)
{
    GError *error = NULL;
    g_autoptr(LatticeSeries) series = read_series(run, &error);
    g_autofree HostDrawable *layers = NULL;

    if (series == NULL)
        return answer(run, GIMP_PDB_CALLING_ERROR, error);
    HostImage image = layers_draw(series, &run->place, &layers, &error);
    if (image == NULL)
        return answer(run, GIMP_PDB_EXECUTION_ERROR, error);
    if (run->mode != GIMP_RUN_NONINTERACTIVE) {
        if (image != run->place.image)
            gimp_display_new(image);
        gimp_displays_flush();
    }
    GimpValueArray *values = answer(run, GIMP_PDB_SUCCESS, NULL);
    GIMP_VALUES_SET_IMAGE(values, 1, image);
    GIMP_VALUES_SET_CORE_OBJECT_ARRAY(values, 2, (GObject **)layers);
    return values;
}

/* Asks, if a user is there, and draws. */
static GimpValueArray *
run_asking(Run *run)
{
    lattice_operation_init();
    catalogues_bind();
    const LatticeExtent size = run->place.request.canvas;
    const FormOwner owner = {run->description,
                             G_OBJECT(run->config),
                             can_draw,
                             show,
                             run,
                             size.width,
                             size.height};
    if (run->mode == GIMP_RUN_INTERACTIVE &&
        !ask_run(run->procedure, &owner, run->place.drawable))
        return answer(run, GIMP_PDB_CANCEL, NULL);
    return draw(run);
}

static GimpValueArray *
run_on_image(GimpProcedure *procedure, GimpRunMode mode, GimpImage *image,
             GimpDrawable **drawables, GimpProcedureConfig *config,
             gpointer data)
{
    Run run = {.procedure = procedure,
               .description = data,
               .config = config,
               .mode = mode};

    /* Layers go above the first of several. */
    job_init(&run.place, image, drawables[0]);
    return run_asking(&run);
}

static GimpValueArray *
run_alone(GimpProcedure *procedure, GimpProcedureConfig *config, gpointer data)
{
    Run run = {.procedure = procedure,
               .description = data,
               .config = config,
               .mode = ask_get_run_mode(config)};

    job_init(&run.place, NULL, ask_get_drawable(config));
    return run_asking(&run);
}

GimpProcedure *
series_create(GimpPlugIn *plug_in, const LatticeProcedure *description)
{
    GimpProcedure *procedure;

    if (description->takes_image) {
        procedure = gimp_image_procedure_new(
            plug_in, description->name, GIMP_PDB_PROC_TYPE_PLUGIN, run_on_image,
            (gpointer)description, NULL);
        gimp_procedure_set_image_types(procedure, "RGB*, GRAY*");
        gimp_procedure_set_sensitivity_mask(
            procedure, GIMP_PROCEDURE_SENSITIVE_DRAWABLE |
                           GIMP_PROCEDURE_SENSITIVE_DRAWABLES);
    } else {
        procedure = gimp_procedure_new(plug_in, description->name,
                                       GIMP_PDB_PROC_TYPE_PLUGIN, run_alone,
                                       (gpointer)description, NULL);
        ask_declare_place(procedure);
    }
    values_declare(procedure, description);
    gimp_procedure_add_image_return_value(
        procedure, "drawn-image", "Image",
        "The image that holds the layers: that given, or a new one", FALSE,
        G_PARAM_READWRITE);
    gimp_procedure_add_core_object_array_return_value(
        procedure, "layers", "Layers", "The layers drawn, the lowest first",
        GIMP_TYPE_LAYER, G_PARAM_READWRITE);
    return procedure;
}
