/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The first values of a plain dialog: sizes of the image, and a noise.
 */
#include "form-begin.h"

#include <libgimp/gimp.h>

#include "last-noise.h"
#include "start.h"

static const LatticeArgument *
find_argument(const Run *run, const char *key)
{
    const LatticeProcedure *description = run->description;

    for (size_t i = 0; i < description->n_arguments; i++) {
        if (strcmp(description->arguments[i].key, key) == 0)
            return &description->arguments[i];
    }
    return NULL;
}

/* A whole number of the dialog, or another one if it has none of this key. */
static int
get_number(const Run *run, const char *key, int otherwise)
{
    int number = otherwise;

    if (find_argument(run, key) != NULL)
        g_object_get(run->config, key, &number, NULL);
    return number;
}

/* Where 0 stands for the image's size, says how large that is. */
static void
begin_side(const Run *run, const char *key, int side)
{
    const LatticeArgument *argument = find_argument(run, key);

    if (argument != NULL && argument->minimum <= 0.0 && side != 0)
        g_object_set(run->config, key, side, NULL);
}

LatticeExtent
form_find_size(const Run *run)
{
    /* A contact sheet has square cells. */
    const int width = get_number(run, "cell", run->place.request.canvas.width);
    const int height =
        get_number(run, "cell", run->place.request.canvas.height);

    return (LatticeExtent){get_number(run, "width", width),
                           get_number(run, "height", height)};
}

/* The initial noise, at a scale that shows what it is. */
static char *
make_first_recipe(const Run *run)
{
    const LatticeExtent size = form_find_size(run);
    LatticeRequest request;

    lattice_request_init(&request);
    if (size.width > 0 && size.height > 0)
        request.params.scale =
            lattice_start_scale(size, request.params.algorithm);
    return lattice_request_get_recipe(&request);
}

void
form_begin(const Run *run, const char *recipe)
{
    g_autofree char *before = NULL;
    g_autofree char *begun = recipe != NULL
                                 ? g_strdup(recipe)
                                 : lattice_last_noise_load(gimp_directory());

    begin_side(run, "width", run->place.request.canvas.width);
    begin_side(run, "height", run->place.request.canvas.height);
    g_object_get(run->config, "recipe", &before, NULL);
    if (begun == NULL && (before == NULL || *before == '\0'))
        begun = make_first_recipe(run);
    if (begun != NULL)
        g_object_set(run->config, "recipe", begun, NULL);
}
