/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The parasite in which a drawable carries the recipe of its pixels.
 */
#include "parasite.h"

#include <string.h>

void
parasite_attach_recipe(HostDrawable drawable, const char *recipe)
{
    GimpParasite *parasite =
        gimp_parasite_new(LATTICE_RECIPE_PARASITE,
                          GIMP_PARASITE_PERSISTENT | GIMP_PARASITE_UNDOABLE,
                          (guint32)strlen(recipe), recipe);

    gimp_item_attach_parasite(GIMP_ITEM(drawable), parasite);
    gimp_parasite_free(parasite);
}

char *
parasite_get_recipe(HostDrawable drawable)
{
    GimpParasite *parasite =
        gimp_item_get_parasite(GIMP_ITEM(drawable), LATTICE_RECIPE_PARASITE);
    guint32 size;

    if (parasite == NULL)
        return NULL;
    const char *text = gimp_parasite_get_data(parasite, &size);
    char *recipe = g_strndup(text, size);
    gimp_parasite_free(parasite);
    return recipe;
}
