/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Declares procedures to GIMP, and runs those that are described as data.
 */
#include "procedures.h"

#include "ask.h"
#include "engine.h"
#include "filtering.h"
#include "folders.h"
#include "installing.h"

/* Beyond all limits of the tables, but not infinite: GIMP's cache of plug-ins
 * cannot read infinity, and writes every digit of a large number. */
#define BEYOND 1e15

static void
declare_argument(GimpProcedure *procedure, const LatticeArgument *argument)
{
    const NoiseParameter *parameter = &argument->parameter;
    const char *key = parameter->key;
    const char *label = lattice_translate(parameter->label);
    const char *text = lattice_argument_get_text(argument);
    g_autofree char *blurb = lattice_argument_describe(argument);

    switch (lattice_argument_get_type(argument)) {
    case G_TYPE_STRING:
        if (argument->is_for_dialog)
            gimp_procedure_add_string_aux_argument(procedure, key, label, blurb,
                                                   text, G_PARAM_READWRITE);
        else
            gimp_procedure_add_string_argument(procedure, key, label, blurb,
                                               text, G_PARAM_READWRITE);
        break;
    case G_TYPE_DOUBLE:
        gimp_procedure_add_double_argument(
            procedure, key, label, blurb, -BEYOND, BEYOND, parameter->initial,
            G_PARAM_READWRITE | G_PARAM_LAX_VALIDATION);
        break;
    default:
        gimp_procedure_add_int_argument(
            procedure, key, label, blurb, G_MININT32, G_MAXINT32,
            (int)parameter->initial, G_PARAM_READWRITE);
    }
}

/* Whether a procedure has an entry of its own: not those that filter. */
static gboolean
is_in_menu(const LatticeProcedure *description)
{
    return description == &lattice_install ? installing_is_possible()
                                           : description->operation == NULL;
}

/* Creates a procedure with the run mode and, unless it copies files, the image
 * that the menu passes on if there is one. */
static GimpProcedure *
new_alone(GimpPlugIn *plug_in, const LatticeProcedure *description,
          GimpRunFunc run)
{
    GimpProcedure *procedure = gimp_procedure_new(
        plug_in, description->name, GIMP_PDB_PROC_TYPE_PLUGIN, run,
        (gpointer)description, NULL);

    gimp_procedure_add_enum_argument(
        procedure, "run-mode", "Run mode", "The run mode", GIMP_TYPE_RUN_MODE,
        GIMP_RUN_NONINTERACTIVE, G_PARAM_READWRITE);
    gimp_procedure_set_sensitivity_mask(procedure,
                                        GIMP_PROCEDURE_SENSITIVE_ALWAYS);
    if (description != &lattice_install)
        gimp_procedure_add_image_argument(
            procedure, "image", "Image",
            "The image at hand: a dialog takes the recipe of its layer", TRUE,
            G_PARAM_READWRITE);
    return procedure;
}

static GimpProcedure *
new_on_image(GimpPlugIn *plug_in, const LatticeProcedure *description,
             GimpRunImageFunc run)
{
    GimpProcedure *procedure = gimp_image_procedure_new(
        plug_in, description->name, GIMP_PDB_PROC_TYPE_PLUGIN, run,
        (gpointer)description, NULL);

    gimp_procedure_set_image_types(procedure, "RGB*, GRAY*");
    gimp_procedure_set_sensitivity_mask(procedure,
                                        GIMP_PROCEDURE_SENSITIVE_DRAWABLE |
                                            GIMP_PROCEDURE_SENSITIVE_DRAWABLES);
    return procedure;
}

GimpProcedure *
procedures_new(GimpPlugIn *plug_in, const LatticeProcedure *description,
               GimpRunImageFunc on_image, GimpRunFunc alone)
{
    GimpProcedure *procedure =
        description->takes_image ? new_on_image(plug_in, description, on_image)
                                 : new_alone(plug_in, description, alone);

    /* GIMP itself shows the operations of filters in its menus.  It finds
     * whatever has a label when people search, and would show these procedures
     * under the same words; without one, only scripts do.  Their undo step is
     * named after the plug-in then. */
    if (is_in_menu(description)) {
        gimp_procedure_set_menu_label(
            procedure, lattice_translate(description->menu_label));
        gimp_procedure_add_menu_path(procedure, LATTICE_MENU);
    }
    /* The longer text is not translated: it is for programmers. */
    gimp_procedure_set_documentation(procedure,
                                     lattice_translate(description->blurb),
                                     description->help, description->name);
    gimp_procedure_set_attribution(procedure, "Lattice Noise",
                                   "LGPL-3.0-or-later", "2026");
    for (size_t i = 0; i < description->n_arguments; i++)
        declare_argument(procedure, &description->arguments[i]);
    return procedure;
}

/* ---- Without an image ------------------------------------------------- */

/* The image's first selected drawable; NULL if there is no image, or none is
 * selected. */
static GimpDrawable *
get_drawable(GimpProcedureConfig *config)
{
    GimpImage *image = NULL;

    g_object_get(config, "image", &image, NULL);
    if (image == NULL)
        return NULL;
    g_autofree GimpDrawable **selected =
        gimp_image_get_selected_drawables(image);
    g_object_unref(image); /* libgimp holds it */
    return selected[0];
}

/* A run without an image to draw on. */
static Run
make_run(GimpProcedureConfig *config, const LatticeProcedure *description)
{
    Run run = {.description = description, .config = G_OBJECT(config)};

    g_object_get(config, "run-mode", &run.mode, NULL);
    job_init(&run.place, NULL, get_drawable(config));
    return run;
}

/* Prepares a run.  If it is interactive, shows the dialog; FALSE: canceled. */
static gboolean
begin_run(GimpProcedure *procedure, Run *run)
{
    engine_start(FALSE);
    folders_bind_catalogues();
    return run->mode != GIMP_RUN_INTERACTIVE || ask_run(procedure, run);
}

/* ---- Series ----------------------------------------------------------- */

static GimpValueArray *
run_series(GimpProcedure *procedure, Run *run)
{
    GError *error = NULL;
    HostImage image;
    g_autofree HostDrawable *layers = NULL;
    const GimpPDBStatusType status =
        begin_run(procedure, run)
            ? run_draw_series(run, &image, &layers, &error)
            : GIMP_PDB_CANCEL;
    GimpValueArray *values =
        gimp_procedure_new_return_values(procedure, status, error);

    if (status == GIMP_PDB_SUCCESS) {
        GIMP_VALUES_SET_IMAGE(values, 1, image);
        GIMP_VALUES_SET_CORE_OBJECT_ARRAY(values, 2, (GObject **)layers);
    }
    return values;
}

static GimpValueArray *
run_on_image(GimpProcedure *procedure, GimpRunMode mode, GimpImage *image,
             GimpDrawable **drawables, GimpProcedureConfig *config,
             gpointer data)
{
    Run run = {.description = data, .config = G_OBJECT(config), .mode = mode};

    /* Layers go above the first of several drawables. */
    job_init(&run.place, image, drawables[0]);
    return run_series(procedure, &run);
}

static GimpValueArray *
run_alone(GimpProcedure *procedure, GimpProcedureConfig *config, gpointer data)
{
    Run run = make_run(config, data);

    return run_series(procedure, &run);
}

GimpProcedure *
series_create(GimpPlugIn *plug_in, const LatticeProcedure *description)
{
    GimpProcedure *procedure =
        procedures_new(plug_in, description, run_on_image, run_alone);

    gimp_procedure_add_image_return_value(
        procedure, "drawn-image", "Image",
        "The image that holds the layers: that given, or a new one", FALSE,
        G_PARAM_READWRITE);
    gimp_procedure_add_core_object_array_return_value(
        procedure, "layers", "Layers", "The layers drawn, the lowest first",
        GIMP_TYPE_LAYER, G_PARAM_READWRITE);
    return procedure;
}

/* ---- Filters ---------------------------------------------------------- */

/* Filters all of the drawables given. */
static GimpValueArray *
run_filter(GimpProcedure *procedure, GimpRunMode mode, GimpImage *image,
           GimpDrawable **drawables, GimpProcedureConfig *config, gpointer data)
{
    Run run = {.description = data, .config = G_OBJECT(config), .mode = mode};
    GimpPDBStatusType status = GIMP_PDB_SUCCESS;
    GError *error = NULL;

    engine_start(TRUE);
    folders_bind_catalogues();
    for (int i = 0; drawables[i] != NULL && status == GIMP_PDB_SUCCESS; i++) {
        job_init(&run.place, image, drawables[i]);
        status = filtering_draw(&run, &error);
    }
    return gimp_procedure_new_return_values(procedure, status, error);
}

GimpProcedure *
filter_create(GimpPlugIn *plug_in, const LatticeProcedure *description)
{
    return procedures_new(plug_in, description, run_filter, NULL);
}

/* ---- Patterns --------------------------------------------------------- */

static GimpValueArray *
run_pattern(GimpProcedure *procedure, GimpProcedureConfig *config,
            gpointer data)
{
    Run run = make_run(config, data);
    GError *error = NULL;
    g_autofree char *name = NULL, *file = NULL;
    const GimpPDBStatusType status =
        begin_run(procedure, &run)
            ? run_save_pattern(&run, &name, &file, &error)
            : GIMP_PDB_CANCEL;
    GimpValueArray *values =
        gimp_procedure_new_return_values(procedure, status, error);

    if (status == GIMP_PDB_SUCCESS) {
        GIMP_VALUES_SET_STRING(values, 1, name);
        GIMP_VALUES_SET_STRING(values, 2, file);
    }
    return values;
}

GimpProcedure *
pattern_create(GimpPlugIn *plug_in, const LatticeProcedure *description)
{
    GimpProcedure *procedure =
        procedures_new(plug_in, description, NULL, run_pattern);

    gimp_procedure_add_string_return_value(procedure, "pattern", "Pattern",
                                           "The pattern's name", NULL,
                                           G_PARAM_READWRITE);
    gimp_procedure_add_string_return_value(procedure, "written", "Written",
                                           "The file written", NULL,
                                           G_PARAM_READWRITE);
    return procedure;
}

/* ---- Filters in GIMP itself ------------------------------------------- */

static GimpValueArray *
run_install(GimpProcedure *procedure, GimpProcedureConfig *config,
            gpointer data G_GNUC_UNUSED)
{
    GimpPDBStatusType status = GIMP_PDB_CANCEL;
    GError *error = NULL;
    GimpRunMode mode;

    /* Without GEGL's modules: one in use could not be replaced on Windows. */
    engine_start(FALSE);
    folders_bind_catalogues();
    g_object_get(config, "run-mode", &mode, NULL);
    if (mode != GIMP_RUN_INTERACTIVE || ask_install(G_OBJECT(config)))
        status = installing_run(G_OBJECT(config), mode, &error);
    return gimp_procedure_new_return_values(procedure, status, error);
}

GimpProcedure *
install_create(GimpPlugIn *plug_in, const LatticeProcedure *description)
{
    return procedures_new(plug_in, description, NULL, run_install);
}
