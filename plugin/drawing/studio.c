/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Lattice Noise Studio.  Its arguments, in this order: the parameters of the
 * noise, its recipe, the request's parameters with the layer mode, those that
 * only scripts use, and those in which the dialog remembers its state.
 */
#include "studio.h"

#include <string.h>

#include "arguments.h"
#include "draw.h"
#include "gradient.h"
#include "start.h"

static void
add(GArray *arguments, LatticeArgument argument)
{
    g_array_append_val(arguments, argument);
}

static void
add_text(GArray *arguments, const char *key, const char *label,
         const char *blurb)
{
    add(arguments,
        (LatticeArgument){
            .key = key, .label = label, .blurb = blurb, .initial_text = ""});
}

static GArray *
list_arguments(void)
{
    GArray *arguments = g_array_new(FALSE, FALSE, sizeof(LatticeArgument));
    size_t n_parameters;
    const NoiseParameter *parameters = noise_parameters(&n_parameters);

    for (size_t i = 0; i < n_parameters; i++)
        add(arguments, lattice_argument_of(&parameters[i]));
    add_text(arguments, "recipe", NOISE_TEXT("Recipe"),
             NOISE_TEXT("A recipe such as \"lattice-noise/1 algorithm=simplex "
                        "scale=32\"; it replaces all settings above"));
    parameters = lattice_parameters(&n_parameters);
    for (size_t i = 0; i < n_parameters; i++) {
        /* The mode stands before the opacity, as in the dialog. */
        if (strcmp(parameters[i].key, "opacity") == 0)
            add(arguments,
                (LatticeArgument){
                    .kind = LATTICE_ARGUMENT_WHOLE,
                    .key = "mode",
                    .label = NOISE_TEXT("Mode"),
                    .blurb = NOISE_TEXT("Mode of the new layer or filter"),
                    .initial = GIMP_LAYER_MODE_NORMAL});
        add(arguments, lattice_argument_of(&parameters[i]));
    }
    add_text(arguments, "preset", NOISE_TEXT("Preset"),
             NOISE_TEXT("The name of a preset such as \"marble\"; without a "
                        "recipe, it replaces all settings of the noise except "
                        "a seed other than 0"));
    add(arguments, lattice_argument_of(lattice_random_seed()));
    add_text(arguments, LATTICE_GRADIENT_ARGUMENT, NOISE_TEXT("GIMP gradient"),
             NOISE_TEXT("The name of a GIMP gradient, or \"active\"; if given, "
                        "it colors the noise"));
    return arguments;
}

/* Adds an argument in which the dialog remembers something.  Its texts are not
 * translated, because nobody sees them. */
static void
add_remembered(GArray *arguments, const char *key, const char *label,
               const char *blurb)
{
    add(arguments, (LatticeArgument){.key = key,
                                     .label = label,
                                     .blurb = blurb,
                                     .initial_text = "",
                                     .is_for_dialog = TRUE});
}

LatticeProcedure *
studio_describe(void)
{
    GArray *arguments = list_arguments();
    LatticeProcedure *description = g_new(LatticeProcedure, 1);

    add_remembered(arguments, "open-groups", "Open groups",
                   "Groups of controls that are open");
    add_remembered(arguments, "next-output", "Next output",
                   "The output with which the dialog begins");
    *description =
        (LatticeProcedure){.name = LATTICE_PROCEDURE,
                           .menu_label = NOISE_TEXT("Lattice Noise _Studio..."),
                           .blurb = LATTICE_BLURB,
                           .help = LATTICE_HELP,
                           .n_arguments = arguments->len,
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
    if (run_mode != GIMP_RUN_INTERACTIVE)
        lattice_request_roll_seed(&job->request);
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
