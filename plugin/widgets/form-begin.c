/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The first values of a plain dialog: sizes of the image, and a noise.
 */
#include "form-begin.h"

#include <libgimp/gimp.h>

#include "last-noise.h"
#include "start.h"

static const LatticeArgument *
find_argument(const FormOwner *owner, const char *key)
{
    const LatticeProcedure *description = owner->description;

    for (size_t i = 0; i < description->n_arguments; i++) {
        if (strcmp(description->arguments[i].key, key) == 0)
            return &description->arguments[i];
    }
    return NULL;
}

/* A whole number of the dialog, or another one if it has none of this key.  On
 * GIMP 2.10 its property is a double. */
static int
get_number(const FormOwner *owner, const char *key, int otherwise)
{
    GValue number = G_VALUE_INIT;

    if (find_argument(owner, key) == NULL)
        return otherwise;
    g_value_init(&number, G_TYPE_INT);
    g_object_get_property(owner->config, key, &number);
    return g_value_get_int(&number);
}

/* Where 0 stands for the image's size, says how large that is. */
static void
begin_side(const FormOwner *owner, const char *key, int side)
{
    const LatticeArgument *argument = find_argument(owner, key);
    GValue number = G_VALUE_INIT;

    if (argument == NULL || argument->minimum > 0.0 || side == 0)
        return;
    g_value_init(&number, G_TYPE_INT);
    g_value_set_int(&number, side);
    g_object_set_property(owner->config, key, &number);
}

LatticeExtent
form_find_size(const FormOwner *owner)
{
    /* A contact sheet has square cells. */
    const int width = get_number(owner, "cell", owner->width);
    const int height = get_number(owner, "cell", owner->height);

    return (LatticeExtent){get_number(owner, "width", width),
                           get_number(owner, "height", height)};
}

/* The initial noise, at a scale that shows what it is. */
static char *
make_first_recipe(const FormOwner *owner)
{
    const LatticeExtent size = form_find_size(owner);
    LatticeRequest request;

    lattice_request_init(&request);
    if (size.width > 0 && size.height > 0)
        request.params.scale =
            lattice_start_scale(size, request.params.algorithm);
    return lattice_request_get_recipe(&request);
}

void
form_begin(const FormOwner *owner, const char *recipe)
{
    g_autofree char *before = NULL;
    g_autofree char *begun = recipe != NULL
                                 ? g_strdup(recipe)
                                 : lattice_last_noise_load(gimp_directory());

    begin_side(owner, "width", owner->width);
    begin_side(owner, "height", owner->height);
    g_object_get(owner->config, "recipe", &before, NULL);
    if (begun == NULL && (before == NULL || *before == '\0'))
        begun = make_first_recipe(owner);
    if (begun != NULL)
        g_object_set(owner->config, "recipe", begun, NULL);
}
