/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedure plug-in-lattice-noise: asks, checks and draws.
 */
#include <gegl.h>
#include <glib/gi18n-lib.h>

#include "arguments.h"
#include "catalogues.h"
#include "dialog.h"
#include "draw.h"
#include "filter.h"
#include "last-noise.h"
#include "preview-mark.h"
#include "procedures.h"

/* The one drawable of a list that ends with NULL. */
static GimpDrawable *
find_drawable(GimpDrawable **drawables, GError **error)
{
    if (drawables[0] != NULL && drawables[1] == NULL)
        return drawables[0];
    lattice_refuse(error, _("Lattice Noise draws on one layer, channel or mask "
                            "at a time: select only one"));
    return NULL;
}

/* The procedure's answer: the drawable drawn, or an error, which it takes. */
static GimpValueArray *
answer(GimpProcedure *procedure, GimpPDBStatusType status,
       GimpDrawable *drawable, GError *error)
{
    GimpValueArray *values =
        gimp_procedure_new_return_values(procedure, status, error);

    if (status == GIMP_PDB_SUCCESS)
        GIMP_VALUES_SET_DRAWABLE(values, 1, drawable);
    return values;
}

/* The drawable to work on when a preview that was left behind is gone, which
 * may have been it. */
static GimpDrawable *
clean(GimpImage *image, GimpDrawable **drawables, const char **notice,
      GError **error)
{
    g_autofree GimpDrawable **selected = NULL;

    if (!preview_mark_clean(image))
        return find_drawable(drawables, error);
    *notice = _("A leftover preview was removed");
    if (drawables[0] != NULL && gimp_item_is_valid(GIMP_ITEM(drawables[0])))
        return find_drawable(drawables, error);
    selected = gimp_image_get_selected_drawables(image);
    return find_drawable(selected, error);
}

/* Lets the user choose the arguments, which begin as the recipe or preset asked
 * for, as the settings of the drawable's filter, as the recipe that it carries,
 * or else as they were last.  Noise that is there is edited; else the output is
 * that which was chosen last for a picture.  On FALSE without an error, the
 * user has canceled. */
static gboolean
ask(GimpProcedure *procedure, GimpProcedureConfig *config, GimpImage *image,
    GimpDrawable *drawable, const char *notice, GError **error)
{
    DialogStart start = {.edited = LATTICE_N_OUTPUTS, .notice = notice};
    g_autofree char *recipe = NULL;
    Job job;

    if (!arguments_take_recipe(config, &recipe, error))
        return FALSE;
    dialog_choose_output(config);
    if (recipe == NULL && filter_get_job(drawable, &job)) {
        recipe = lattice_request_get_recipe(&job.request);
        arguments_show_place(config, &job);
        start.edited = LATTICE_OUTPUT_FILTER;
    }
    if (recipe == NULL) {
        recipe = draw_get_recipe(drawable);
        if (lattice_recipe_is_good(recipe)) {
            start.edited = LATTICE_OUTPUT_DRAWABLE;
            g_object_set(config, "output", lattice_output_nick(start.edited),
                         NULL);
        }
    }
    start.recipe = recipe;
    return dialog_run(procedure, config, image, drawable, &start);
}

static GimpValueArray *
run(GimpProcedure *procedure, GimpRunMode run_mode, GimpImage *image,
    GimpDrawable **drawables, GimpProcedureConfig *config,
    gpointer data G_GNUC_UNUSED)
{
    GError *error = NULL;

    lattice_operation_init();
    catalogues_bind();

    const gboolean is_asked = run_mode == GIMP_RUN_INTERACTIVE;
    const char *notice = NULL;
    GimpDrawable *drawable = is_asked ? clean(image, drawables, &notice, &error)
                                      : find_drawable(drawables, &error);
    Job job;
    job_init(&job, image, drawable);
    if (drawable != NULL && is_asked &&
        !ask(procedure, config, image, drawable, notice, &error))
        return answer(procedure,
                      error != NULL ? GIMP_PDB_CALLING_ERROR : GIMP_PDB_CANCEL,
                      NULL, error);
    if (drawable == NULL || !arguments_read(config, &job, &error))
        return answer(procedure, GIMP_PDB_CALLING_ERROR, NULL, error);
    /* A person has seen what will be drawn. */
    if (!is_asked)
        lattice_request_roll_seed(&job.request);
    if (!job_check(&job, &error))
        return answer(procedure, GIMP_PDB_CALLING_ERROR, NULL, error);
    drawable = draw_job(&job, &error);
    if (drawable == NULL)
        return answer(procedure, GIMP_PDB_EXECUTION_ERROR, NULL, error);
    if (run_mode != GIMP_RUN_NONINTERACTIVE) {
        lattice_last_noise_save(gimp_directory(), &job.request);
        gimp_displays_flush();
    }
    return answer(procedure, GIMP_PDB_SUCCESS, drawable, NULL);
}

GimpProcedure *
studio_create(GimpPlugIn *plug_in,
              const LatticeProcedure *description G_GNUC_UNUSED)
{
    GimpProcedure *procedure = gimp_image_procedure_new(
        plug_in, LATTICE_PROCEDURE, GIMP_PDB_PROC_TYPE_PLUGIN, run, NULL, NULL);

    gimp_procedure_set_image_types(procedure, "RGB*, GRAY*");
    gimp_procedure_set_menu_label(procedure, _("Lattice Noise _Studio..."));
    gimp_procedure_add_menu_path(procedure, LATTICE_MENU);
    /* The longer text is not translated: it is for programmers. */
    gimp_procedure_set_documentation(procedure,
                                     lattice_translate(LATTICE_BLURB),
                                     LATTICE_HELP, LATTICE_PROCEDURE);
    gimp_procedure_set_attribution(procedure, "Lattice Noise",
                                   "LGPL-3.0-or-later", "2026");
    arguments_add(procedure);
    gimp_procedure_add_boolean_aux_argument(procedure, "preview", "Preview",
                                            "Show the noise on the canvas",
                                            TRUE, G_PARAM_READWRITE);
    gimp_procedure_add_string_aux_argument(
        procedure, "open-groups", "Open groups",
        "Groups of controls that are open", "", G_PARAM_READWRITE);
    gimp_procedure_add_string_aux_argument(
        procedure, "next-output", "Next output",
        "The output with which the dialog begins", "", G_PARAM_READWRITE);
    gimp_procedure_add_drawable_return_value(
        procedure, "drawn", "Drawn",
        "The drawable drawn on: that given, or the new layer", FALSE,
        G_PARAM_READWRITE);
    return procedure;
}
