/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * One line for each file of data/presets; a test compares.
 */
#include "preset-labels.h"

#include <string.h>

#include "request.h"

static const struct {
    const char *name;
    const char *label;
} labels[] = {
    {"agate", NOISE_TEXT("Agate")},
    {"bark", NOISE_TEXT("Bark")},
    {"brushed-metal", NOISE_TEXT("Brushed metal")},
    {"camouflage", NOISE_TEXT("Camouflage")},
    {"cells", NOISE_TEXT("Cells")},
    {"clouds", NOISE_TEXT("Clouds")},
    {"cobblestone", NOISE_TEXT("Cobblestone")},
    {"concrete", NOISE_TEXT("Concrete")},
    {"crackle", NOISE_TEXT("Crackle")},
    {"fabric", NOISE_TEXT("Fabric")},
    {"fire", NOISE_TEXT("Fire")},
    {"foam", NOISE_TEXT("Foam")},
    {"fog", NOISE_TEXT("Fog")},
    {"fur", NOISE_TEXT("Fur")},
    {"giraffe", NOISE_TEXT("Giraffe")},
    {"granite", NOISE_TEXT("Granite")},
    {"ice", NOISE_TEXT("Ice")},
    {"lava", NOISE_TEXT("Lava")},
    {"leather", NOISE_TEXT("Leather")},
    {"lightning", NOISE_TEXT("Lightning")},
    {"marble", NOISE_TEXT("Marble")},
    {"moss", NOISE_TEXT("Moss")},
    {"network", NOISE_TEXT("Network")},
    {"ocean", NOISE_TEXT("Ocean")},
    {"oil-film", NOISE_TEXT("Oil film")},
    {"paper", NOISE_TEXT("Paper")},
    {"plasma", NOISE_TEXT("Plasma")},
    {"reptile", NOISE_TEXT("Reptile skin")},
    {"rust", NOISE_TEXT("Rust")},
    {"sand-dunes", NOISE_TEXT("Sand dunes")},
    {"smoke", NOISE_TEXT("Smoke")},
    {"snowfall", NOISE_TEXT("Snowfall")},
    {"stained-glass", NOISE_TEXT("Stained glass")},
    {"stars", NOISE_TEXT("Stars")},
    {"static", NOISE_TEXT("Static")},
    {"stucco", NOISE_TEXT("Stucco")},
    {"sunrise", NOISE_TEXT("Sunrise")},
    {"terrain", NOISE_TEXT("Terrain")},
    {"topographic-map", NOISE_TEXT("Topographic map")},
    {"water", NOISE_TEXT("Water")},
    {"wood", NOISE_TEXT("Wood")},
    {"zebra", NOISE_TEXT("Zebra")},
};

const char *
lattice_preset_label(const char *name)
{
    for (size_t i = 0; i < G_N_ELEMENTS(labels); i++) {
        if (strcmp(labels[i].name, name) == 0)
            return lattice_translate(labels[i].label);
    }
    return NULL;
}

const char *
lattice_preset_name(size_t number)
{
    return number < G_N_ELEMENTS(labels) ? labels[number].name : NULL;
}
