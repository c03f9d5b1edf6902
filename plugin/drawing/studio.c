/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Lattice Noise Studio.  Its arguments, in this order: the parameters of the
 * noise, its recipe, the request's parameters with the layer mode, those that
 * only scripts use, and those in which the dialog remembers its state.
 */
#include "studio.h"

#include <string.h>

#include "arguments.h"
#include "defaults.h"
#include "draw.h"
#include "gradient.h"

static void
add(GArray *arguments, LatticeArgument argument)
{
    g_array_append_val(arguments, argument);
}

static void
add_parameters(GArray *arguments, const NoiseParameter *parameters,
               size_t n_parameters)
{
    for (size_t i = 0; i < n_parameters; i++) {
        /* The mode stands before the opacity, as in the dialog. */
        if (strcmp(parameters[i].key, "opacity") == 0)
            add(arguments, (LatticeArgument){LATTICE_WHOLE_ARGUMENT(
                               "mode", NOISE_TEXT("Mode"),
                               NOISE_TEXT("Mode of the new layer or filter"),
                               GIMP_LAYER_MODE_NORMAL, 0, 0)});
        add(arguments, (LatticeArgument){.parameter = parameters[i]});
    }
}

static void
add_text(GArray *arguments, const char *key, const char *label,
         const char *blurb)
{
    add(arguments, (LatticeArgument){LATTICE_TEXT_ARGUMENT(LATTICE_TEXT_PLAIN,
                                                           key, label, blurb)});
}

/* Adds an argument in which the dialog remembers something.  Its texts are not
 * translated, because nobody sees them. */
static void
add_remembered(GArray *arguments, const char *key, const char *label,
               const char *blurb)
{
    add_text(arguments, key, label, blurb);
    g_array_index(arguments, LatticeArgument, arguments->len - 1)
        .is_for_dialog = TRUE;
}

/* 2.10 has room for the main parameters: scripts set the others by a recipe. */
static const char *const positions[] = {
    "algorithm",   "scale",
    "size",        "octaves",
    "persistence", "seed",
    "recipe",      "output",
    "anchor",      "mode",
    "opacity",     "preset",
    "random-seed", LATTICE_GRADIENT_ARGUMENT,
    "seamless",    NULL,
};

LatticeProcedure *
studio_describe(void)
{
    GArray *arguments = g_array_new(FALSE, FALSE, sizeof(LatticeArgument));
    LatticeProcedure *description = g_new(LatticeProcedure, 1);
    size_t n_parameters;
    const NoiseParameter *parameters = noise_parameters(&n_parameters);

    add_parameters(arguments, parameters, n_parameters);
    add_text(arguments, "recipe", NOISE_TEXT("Recipe"),
             NOISE_TEXT("A recipe such as \"lattice-noise/1 algorithm=simplex "
                        "scale=32\"; it replaces all settings above"));
    parameters = lattice_parameters(&n_parameters);
    add_parameters(arguments, parameters, n_parameters);
    add_text(arguments, "preset", NOISE_TEXT("Preset"),
             NOISE_TEXT("The name of a preset such as \"marble\"; without a "
                        "recipe, it replaces all settings of the noise except "
                        "a seed other than 0"));
    add_parameters(arguments, lattice_parameter_find("random-seed"), 1);
    add_text(arguments, LATTICE_GRADIENT_ARGUMENT, NOISE_TEXT("GIMP gradient"),
             NOISE_TEXT("The name of a GIMP gradient, or \"active\"; if given, "
                        "it colors the noise"));
    add_text(
        arguments, ARGUMENTS_COVERING, NOISE_TEXT("Covering"),
        NOISE_TEXT("The name of a covering such as \"moss\"; if given, its "
                   "layers are put over the noise"));
    add_remembered(arguments, "open-groups", "Open groups",
                   "Groups of controls that are open");
    add_remembered(arguments, "next-output", "Next output",
                   "The output with which the dialog begins");
    add_remembered(arguments, LATTICE_LAYERS_ARGUMENT, "Layers",
                   "The layers of the recipe");
    add_remembered(arguments, "look", "Look",
                   "The preset that the noise was made from");
    *description =
        (LatticeProcedure){.name = LATTICE_PROCEDURE,
                           .menu_label = NOISE_TEXT("Lattice Noise _Studio..."),
                           .blurb = LATTICE_BLURB,
                           .help = LATTICE_HELP,
                           .n_arguments = arguments->len,
                           .positions = positions,
                           .takes_image = TRUE};
    description->arguments = (void *)g_array_free(arguments, FALSE);
    return description;
}

GimpPDBStatusType
studio_draw(GObject *config, Job *job, GimpRunMode run_mode,
            HostDrawable *drawn, GError **error)
{
    if (!arguments_read(config, job, error))
        return GIMP_PDB_CALLING_ERROR;
    /* In a dialog, the preview has shown the seed that will be drawn. */
    if (run_mode != GIMP_RUN_INTERACTIVE &&
        job->request.random_seed == NOISE_SWITCH_YES)
        job->request.noise.seed =
            (uint64_t)g_random_int_range(0, LATTICE_SEED_MAX);
    if (!job_check(job, error))
        return GIMP_PDB_CALLING_ERROR;
    *drawn = draw_job(job, error);
    if (*drawn == HOST_NONE)
        return GIMP_PDB_EXECUTION_ERROR;
    if (run_mode != GIMP_RUN_NONINTERACTIVE) {
        lattice_last_noise_save(gimp_directory(), &job->request);
        gimp_displays_flush();
    }
    return GIMP_PDB_SUCCESS;
}
