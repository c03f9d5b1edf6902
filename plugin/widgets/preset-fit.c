/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Presets that fit any image.
 */
#include "preset-fit.h"

#include <string.h>

#include "look-size.h"
#include "seamless.h"

/* Whether the owner draws on an image, whose size noise may repeat after. */
static gboolean
knows_seamless(const RecipeOwner *owner)
{
    return g_object_class_find_property(G_OBJECT_GET_CLASS(owner->config),
                                        "seamless") != NULL;
}

static gboolean
is_seamless(const RecipeOwner *owner)
{
    g_autofree char *word = NULL;

    if (knows_seamless(owner))
        g_object_get(owner->config, "seamless", &word, NULL);
    return g_strcmp0(word, "yes") == 0;
}

/* Changes the size of a recipe as one of the look's functions does. */
static char *
resize(const RecipeOwner *owner, const char *recipe,
       void (*change)(LatticeRequest *, int width, int height))
{
    LatticeRequest request;

    lattice_request_init(&request);
    if (!lattice_request_set_recipe(&request, recipe, NULL))
        return NULL;
    if (owner->width > 0)
        change(&request, owner->width, owner->height);
    return lattice_seamless_print(&request);
}

char *
preset_fit(const RecipeOwner *owner, const char *recipe)
{
    g_autofree char *fitted = resize(owner, recipe, lattice_look_fit);

    if (fitted == NULL)
        return NULL;
    if (!knows_seamless(owner))
        return lattice_seamless_remove(fitted);
    return is_seamless(owner) ? lattice_seamless_add(fitted)
                              : g_steal_pointer(&fitted);
}

char *
preset_keep(const RecipeOwner *owner)
{
    g_autofree char *recipe = owner->get(owner->data, NULL);
    g_autofree char *kept =
        recipe != NULL ? resize(owner, recipe, lattice_look_keep) : NULL;

    /* What is kept is the wish, not this image's numbers. */
    return kept != NULL && is_seamless(owner) ? lattice_seamless_add(kept)
                                              : g_steal_pointer(&kept);
}
