/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * One line for each file in data/presets; a test compares them.
 */
#include "preset-labels.h"

#include <string.h>

#include "request.h"

static const struct {
    const char *name;
    LatticePresetGroup group;
    const char *label;
} labels[] = {
    {"agate", LATTICE_PRESET_STONE, NOISE_TEXT("Agate")},
    {"amethyst", LATTICE_PRESET_STONE, NOISE_TEXT("Amethyst")},
    {"aurora", LATTICE_PRESET_SKY, NOISE_TEXT("Aurora")},
    {"bark", LATTICE_PRESET_NATURE, NOISE_TEXT("Bark")},
    {"billows", LATTICE_PRESET_GRAY, NOISE_TEXT("Billows")},
    {"black-marble", LATTICE_PRESET_STONE, NOISE_TEXT("Black marble")},
    {"blue-agate", LATTICE_PRESET_STONE, NOISE_TEXT("Blue agate")},
    {"bokeh", LATTICE_PRESET_ABSTRACT, NOISE_TEXT("Bokeh lights")},
    {"brain-coral", LATTICE_PRESET_NATURE, NOISE_TEXT("Brain coral")},
    {"brushed-metal", LATTICE_PRESET_STONE, NOISE_TEXT("Brushed metal")},
    {"brushed-steel", LATTICE_PRESET_STONE, NOISE_TEXT("Brushed steel")},
    {"bubbles", LATTICE_PRESET_ABSTRACT, NOISE_TEXT("Bubbles")},
    {"burlap", LATTICE_PRESET_FABRIC, NOISE_TEXT("Burlap")},
    {"camouflage", LATTICE_PRESET_FABRIC, NOISE_TEXT("Camouflage")},
    {"canyon", LATTICE_PRESET_STONE, NOISE_TEXT("Canyon")},
    {"cardboard", LATTICE_PRESET_FABRIC, NOISE_TEXT("Cardboard")},
    {"caustics", LATTICE_PRESET_GRAY, NOISE_TEXT("Caustics")},
    {"cells", LATTICE_PRESET_ABSTRACT, NOISE_TEXT_IN("preset", "Cells")},
    {"clay", LATTICE_PRESET_STONE, NOISE_TEXT("Clay")},
    {"clouds", LATTICE_PRESET_SKY, NOISE_TEXT("Clouds")},
    {"cobblestone", LATTICE_PRESET_STONE, NOISE_TEXT("Cobblestone")},
    {"concrete", LATTICE_PRESET_STONE, NOISE_TEXT("Concrete")},
    {"confetti", LATTICE_PRESET_ABSTRACT, NOISE_TEXT("Confetti")},
    {"corduroy", LATTICE_PRESET_FABRIC, NOISE_TEXT("Corduroy")},
    {"crackle", LATTICE_PRESET_STONE, NOISE_TEXT("Dry earth")},
    {"crumpled-paper", LATTICE_PRESET_FABRIC, NOISE_TEXT("Crumpled paper")},
    {"dark-wood", LATTICE_PRESET_NATURE, NOISE_TEXT("Dark wood")},
    {"denim", LATTICE_PRESET_FABRIC, NOISE_TEXT("Denim")},
    {"difference-clouds", LATTICE_PRESET_GRAY, NOISE_TEXT("Difference clouds")},
    {"dragon-scales", LATTICE_PRESET_NATURE, NOISE_TEXT("Dragon scales")},
    {"drifted-snow", LATTICE_PRESET_NATURE, NOISE_TEXT("Drifted snow")},
    {"dust", LATTICE_PRESET_GRAY, NOISE_TEXT("Dust")},
    {"electric", LATTICE_PRESET_ABSTRACT, NOISE_TEXT("Electric")},
    {"engraving", LATTICE_PRESET_ABSTRACT, NOISE_TEXT("Engraving")},
    {"eroded-land", LATTICE_PRESET_NATURE, NOISE_TEXT("Eroded land")},
    {"fabric", LATTICE_PRESET_FABRIC, NOISE_TEXT("Woven fabric")},
    {"felt", LATTICE_PRESET_FABRIC, NOISE_TEXT("Felt")},
    {"fibers", LATTICE_PRESET_GRAY, NOISE_TEXT("Fibers")},
    {"fields", LATTICE_PRESET_NATURE, NOISE_TEXT_IN("preset", "Fields")},
    {"film-grain", LATTICE_PRESET_GRAY, NOISE_TEXT("Film grain")},
    {"fingerprint", LATTICE_PRESET_GRAY, NOISE_TEXT("Fingerprint")},
    {"fire", LATTICE_PRESET_NATURE, NOISE_TEXT("Fire")},
    {"fog", LATTICE_PRESET_SKY, NOISE_TEXT("Fog")},
    {"forest-camouflage", LATTICE_PRESET_FABRIC,
     NOISE_TEXT("Forest camouflage")},
    {"fur", LATTICE_PRESET_NATURE, NOISE_TEXT("Fur")},
    {"giraffe", LATTICE_PRESET_NATURE, NOISE_TEXT("Giraffe")},
    {"glacier", LATTICE_PRESET_NATURE, NOISE_TEXT("Glacier")},
    {"granite", LATTICE_PRESET_STONE, NOISE_TEXT("Granite")},
    {"grass", LATTICE_PRESET_NATURE, NOISE_TEXT("Grass")},
    {"green-marble", LATTICE_PRESET_STONE, NOISE_TEXT("Green marble")},
    {"grunge", LATTICE_PRESET_GRAY, NOISE_TEXT("Grunge")},
    {"hair", LATTICE_PRESET_NATURE, NOISE_TEXT("Hair")},
    {"hammered-metal", LATTICE_PRESET_STONE, NOISE_TEXT("Hammered metal")},
    {"ice", LATTICE_PRESET_NATURE, NOISE_TEXT("Ice")},
    {"ink", LATTICE_PRESET_ABSTRACT, NOISE_TEXT("Ink")},
    {"islands", LATTICE_PRESET_NATURE, NOISE_TEXT("Islands")},
    {"lava", LATTICE_PRESET_STONE, NOISE_TEXT("Lava")},
    {"leather", LATTICE_PRESET_FABRIC, NOISE_TEXT("Leather")},
    {"lightning", LATTICE_PRESET_SKY, NOISE_TEXT("Lightning")},
    {"linen", LATTICE_PRESET_FABRIC, NOISE_TEXT("Linen")},
    {"liquid-chrome", LATTICE_PRESET_ABSTRACT, NOISE_TEXT("Liquid chrome")},
    {"liquid-gold", LATTICE_PRESET_ABSTRACT, NOISE_TEXT("Liquid gold")},
    {"magma", LATTICE_PRESET_STONE, NOISE_TEXT("Magma")},
    {"malachite", LATTICE_PRESET_STONE, NOISE_TEXT("Malachite")},
    {"marble", LATTICE_PRESET_STONE, NOISE_TEXT("Marble")},
    {"moss", LATTICE_PRESET_NATURE, NOISE_TEXT("Moss")},
    {"mountains", LATTICE_PRESET_NATURE, NOISE_TEXT("Mountains")},
    {"nebula", LATTICE_PRESET_SKY, NOISE_TEXT("Nebula")},
    {"network", LATTICE_PRESET_ABSTRACT, NOISE_TEXT("Network")},
    {"oak", LATTICE_PRESET_NATURE, NOISE_TEXT("Oak")},
    {"ocean", LATTICE_PRESET_NATURE, NOISE_TEXT("Ocean")},
    {"oil-film", LATTICE_PRESET_ABSTRACT, NOISE_TEXT("Oil film")},
    {"old-film", LATTICE_PRESET_GRAY, NOISE_TEXT("Old film")},
    {"op-art", LATTICE_PRESET_ABSTRACT, NOISE_TEXT("Op art")},
    {"orange-peel", LATTICE_PRESET_ABSTRACT, NOISE_TEXT("Orange peel")},
    {"paper", LATTICE_PRESET_FABRIC, NOISE_TEXT("Paper")},
    {"paper-grain", LATTICE_PRESET_GRAY, NOISE_TEXT("Paper grain")},
    {"parchment", LATTICE_PRESET_FABRIC, NOISE_TEXT("Parchment")},
    {"pebbles", LATTICE_PRESET_STONE, NOISE_TEXT("Pebbles")},
    {"peeling-paint", LATTICE_PRESET_STONE, NOISE_TEXT("Peeling paint")},
    {"plasma", LATTICE_PRESET_ABSTRACT, NOISE_TEXT("Plasma")},
    {"pool", LATTICE_PRESET_NATURE, NOISE_TEXT("Pool water")},
    {"rain", LATTICE_PRESET_SKY, NOISE_TEXT("Rain")},
    {"reptile", LATTICE_PRESET_NATURE, NOISE_TEXT("Reptile skin")},
    {"ridges", LATTICE_PRESET_GRAY, NOISE_TEXT("Ridges")},
    {"ripples", LATTICE_PRESET_NATURE, NOISE_TEXT("Ripples")},
    {"rock", LATTICE_PRESET_STONE, NOISE_TEXT("Rock")},
    {"rust", LATTICE_PRESET_STONE, NOISE_TEXT("Rust")},
    {"sand", LATTICE_PRESET_NATURE, NOISE_TEXT("Sand")},
    {"sand-dunes", LATTICE_PRESET_NATURE, NOISE_TEXT("Sand dunes")},
    {"sand-ripples", LATTICE_PRESET_NATURE, NOISE_TEXT("Sand ripples")},
    {"sandstone", LATTICE_PRESET_STONE, NOISE_TEXT("Sandstone")},
    {"scratches", LATTICE_PRESET_GRAY, NOISE_TEXT_IN("preset", "Scratches")},
    {"seething-fire", LATTICE_PRESET_NATURE, NOISE_TEXT("Seething fire")},
    {"silk", LATTICE_PRESET_FABRIC, NOISE_TEXT("Silk")},
    {"slate", LATTICE_PRESET_STONE, NOISE_TEXT("Slate")},
    {"smoke", LATTICE_PRESET_SKY, NOISE_TEXT_IN("preset", "Smoke")},
    {"snow", LATTICE_PRESET_NATURE, NOISE_TEXT("Snow")},
    {"snowfall", LATTICE_PRESET_SKY, NOISE_TEXT("Snowfall")},
    {"soft-clouds", LATTICE_PRESET_GRAY, NOISE_TEXT("Soft clouds")},
    {"stained-glass", LATTICE_PRESET_ABSTRACT, NOISE_TEXT("Stained glass")},
    {"stars", LATTICE_PRESET_SKY, NOISE_TEXT("Stars")},
    {"static", LATTICE_PRESET_GRAY, NOISE_TEXT_IN("preset", "Static")},
    {"storm-clouds", LATTICE_PRESET_SKY, NOISE_TEXT("Storm clouds")},
    {"straw", LATTICE_PRESET_NATURE, NOISE_TEXT("Straw")},
    {"stucco", LATTICE_PRESET_STONE, NOISE_TEXT("Stucco")},
    {"sunset", LATTICE_PRESET_SKY, NOISE_TEXT("Sunset clouds")},
    {"terrain", LATTICE_PRESET_NATURE, NOISE_TEXT("Terrain")},
    {"terrazzo", LATTICE_PRESET_STONE, NOISE_TEXT("Terrazzo")},
    {"topographic-map", LATTICE_PRESET_ABSTRACT, NOISE_TEXT("Topographic map")},
    {"tree-rings", LATTICE_PRESET_NATURE, NOISE_TEXT("Tree rings")},
    {"veined-marble", LATTICE_PRESET_STONE, NOISE_TEXT("Veined marble")},
    {"water", LATTICE_PRESET_NATURE, NOISE_TEXT("Water")},
    {"watercolor", LATTICE_PRESET_ABSTRACT, NOISE_TEXT("Watercolor")},
    {"watercolor-paper", LATTICE_PRESET_FABRIC, NOISE_TEXT("Watercolor paper")},
    {"wood", LATTICE_PRESET_NATURE, NOISE_TEXT("Wood")},
    {"worn-metal", LATTICE_PRESET_STONE, NOISE_TEXT("Worn metal")},
    {"zebra", LATTICE_PRESET_NATURE, NOISE_TEXT("Zebra")},
};

static const char *const groups[] = {
    [LATTICE_PRESET_OWN] = NOISE_TEXT("Your presets"),
    [LATTICE_PRESET_GRAY] = NOISE_TEXT_IN("preset group", "Gray"),
    [LATTICE_PRESET_SKY] = NOISE_TEXT("Sky"),
    [LATTICE_PRESET_STONE] = NOISE_TEXT("Stone and metal"),
    [LATTICE_PRESET_NATURE] = NOISE_TEXT("Nature"),
    [LATTICE_PRESET_FABRIC] = NOISE_TEXT("Fabric and paper"),
    [LATTICE_PRESET_ABSTRACT] = NOISE_TEXT("Abstract"),
};

const char *
lattice_preset_label(const char *name)
{
    for (size_t i = 0; i < G_N_ELEMENTS(labels); i++) {
        if (strcmp(labels[i].name, name) == 0)
            return lattice_translate_in("preset", labels[i].label);
    }
    return NULL;
}

LatticePresetGroup
lattice_preset_group(const char *name)
{
    for (size_t i = 0; i < G_N_ELEMENTS(labels); i++) {
        if (strcmp(labels[i].name, name) == 0)
            return labels[i].group;
    }
    return LATTICE_PRESET_OWN;
}

const char *
lattice_preset_group_label(LatticePresetGroup group)
{
    return lattice_translate_in("preset group", groups[group]);
}

const char *
lattice_preset_name(size_t number)
{
    return number < G_N_ELEMENTS(labels) ? labels[number].name : NULL;
}
