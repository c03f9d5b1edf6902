/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Translates the names of layers and masks.
 */
#include "layer-label.h"

#include <glib.h>
#include <string.h>

#include <noise-core/layers.h>

#include "preset-table.h"
#include "request.h"

/* Returns the label of a name without a number; NULL if it is not in data/presets.
 * Also searches the names of presets, because a layer that is made from a preset of
 * a single noise gets the preset's name, and a group that of a covering. */
static const char *
translate(const char *name)
{
    const PicturesPreset *preset = pictures_preset_find(name);
    size_t n;
    const PicturesLayerName *names = pictures_layer_names(&n);

    if (preset == NULL)
        preset = pictures_covering_find(name);
    for (size_t i = 0; i < n; i++) {
        if (strcmp(names[i].name, name) == 0)
            return lattice_translate_in("layer name", names[i].label);
    }
    return preset != NULL ? lattice_translate_in("preset", preset->label)
                          : NULL;
}

/* Returns the number at the end of a string, after a separator; NULL if there is
 * none. */
static const char *
find_number(const char *text, char separator)
{
    const char *last = strrchr(text, separator);

    return last != NULL && last[1] != '\0' &&
                   last[1 + strspn(last + 1, "0123456789")] == '\0'
               ? last + 1
               : NULL;
}

/* Returns a copy of a string without the number that find_number() returned and the
 * separator before it. */
static char *
cut_number(const char *text, const char *number)
{
    return number != NULL ? g_strndup(text, (gsize)(number - text - 1))
                          : g_strdup(text);
}

char *
lattice_layer_label(const char *name)
{
    const char *number = find_number(name, '-');
    g_autofree char *stem = cut_number(name, number);
    const char *label = translate(stem);

    if (label == NULL)
        return g_strdup(name);
    return number != NULL ? g_strdup_printf("%s %s", label, number)
                          : g_strdup(label);
}

/* Returns the name whose label translate() returns; NULL if there is none. */
static const char *
find_translated(const char *label)
{
    size_t n_names, n_presets;
    const PicturesLayerName *names = pictures_layer_names(&n_names);
    const PicturesPreset *presets = pictures_presets(&n_presets);

    for (size_t i = 0; i < n_names; i++) {
        if (strcmp(translate(names[i].name), label) == 0)
            return names[i].name;
    }
    for (size_t i = 0; i < n_presets; i++) {
        const char *name = pictures_covering_name(presets[i].name);
        if (strcmp(translate(name), label) == 0)
            return name;
    }
    return NULL;
}

char *
lattice_layer_label_find_name(const char *label)
{
    const char *number = find_number(label, ' ');
    g_autofree char *stem = cut_number(label, number);
    const char *name = find_translated(stem);

    return name != NULL && number != NULL
               ? g_strdup_printf("%s-%s", name, number)
               : g_strdup(name);
}

char *
lattice_layer_label_lowest(const NoiseRecipe *recipe)
{
    return noise_recipe_count_layers(recipe) > 0
               ? lattice_layer_label(noise_recipe_layer(recipe, 0)->name)
               : NULL;
}
