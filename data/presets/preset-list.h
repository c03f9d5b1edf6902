/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The presets of this folder, a line each, for dialogs and lists; a test
 * compares them with the files.
 *
 *   GROUP(NAME, label)            the groups, in their order
 *   PRESET(name, GROUP, label)    the file without its ending, its group, and
 *                                 its name for people, in English
 */
#ifndef LATTICE_PRESET_LIST_H
#define LATTICE_PRESET_LIST_H

#include <noise-core/noise.h>

/* Those that the sheet of presets begins with, in its order. */
#define LATTICE_POPULAR_PRESETS                                            \
    "clouds", "sunset", "nebula", "fog", "marble", "agate", "rock",        \
        "cobblestone", "brick-wall", "weathered-planks", "rusty-plates",   \
        "patinated-copper", "brushed-metal", "wood", "pool", "lava-crust", \
        "island", "old-paper", "grunge", "stained-glass"

/* The first is that of the user's own presets. */
#define LATTICE_PRESET_GROUPS(GROUP)                     \
    GROUP(OWN, NOISE_TEXT("Your presets"))               \
    GROUP(SKY, NOISE_TEXT("Sky"))                        \
    GROUP(STONE, NOISE_TEXT_IN("preset group", "Stone")) \
    GROUP(GROUND, NOISE_TEXT("Ground and water"))        \
    GROUP(WALLS, NOISE_TEXT("Walls and floors"))         \
    GROUP(WOOD, NOISE_TEXT_IN("preset group", "Wood"))   \
    GROUP(METAL, NOISE_TEXT_IN("preset group", "Metal")) \
    GROUP(FABRIC, NOISE_TEXT("Fabric and paper"))        \
    GROUP(SKIN, NOISE_TEXT("Skin and fur"))              \
    GROUP(ABSTRACT, NOISE_TEXT("Abstract"))              \
    GROUP(COVERINGS, NOISE_TEXT("Coverings"))            \
    GROUP(GRAY, NOISE_TEXT_IN("preset group", "Gray"))

#define LATTICE_PRESET_LIST(PRESET)                                      \
    PRESET("agate", STONE, NOISE_TEXT("Agate"))                          \
    PRESET("amethyst", STONE, NOISE_TEXT("Amethyst"))                    \
    PRESET("asphalt", GROUND, NOISE_TEXT("Asphalt"))                     \
    PRESET("aurora", SKY, NOISE_TEXT("Aurora"))                          \
    PRESET("bark", WOOD, NOISE_TEXT("Bark"))                             \
    PRESET("basalt", STONE, NOISE_TEXT("Basalt columns"))                \
    PRESET("basket-parquet", WOOD, NOISE_TEXT("Basket parquet"))         \
    PRESET("bathroom-tiles", WALLS, NOISE_TEXT("Bathroom tiles"))        \
    PRESET("beach-pebbles", GROUND, NOISE_TEXT("Pebbles on sand"))       \
    PRESET("billows", GRAY, NOISE_TEXT("Billows"))                       \
    PRESET("black-marble", STONE, NOISE_TEXT("Black marble"))            \
    PRESET("blue-agate", STONE, NOISE_TEXT("Blue agate"))                \
    PRESET("bokeh", ABSTRACT, NOISE_TEXT("Bokeh lights"))                \
    PRESET("brain-coral", SKIN, NOISE_TEXT("Brain coral"))               \
    PRESET("brick-wall", WALLS, NOISE_TEXT("Brick wall"))                \
    PRESET("brushed-metal", METAL, NOISE_TEXT("Brushed metal"))          \
    PRESET("bubbles", ABSTRACT, NOISE_TEXT("Bubbles"))                   \
    PRESET("burlap", FABRIC, NOISE_TEXT("Burlap"))                       \
    PRESET("camouflage", FABRIC, NOISE_TEXT("Camouflage"))               \
    PRESET("canyon", STONE, NOISE_TEXT("Canyon"))                        \
    PRESET("carbon-fiber", FABRIC, NOISE_TEXT("Carbon fiber"))           \
    PRESET("cardboard", FABRIC, NOISE_TEXT("Cardboard"))                 \
    PRESET("castle-wall", WALLS, NOISE_TEXT("Castle wall"))              \
    PRESET("caustics", GRAY, NOISE_TEXT("Caustics"))                     \
    PRESET("cells", ABSTRACT, NOISE_TEXT_IN("preset", "Cells"))          \
    PRESET("chalkboard", WALLS, NOISE_TEXT("Chalkboard"))                \
    PRESET("clay", STONE, NOISE_TEXT("Clay"))                            \
    PRESET("clouds", SKY, NOISE_TEXT("Clouds"))                          \
    PRESET("cobblestone", GROUND, NOISE_TEXT("Cobblestone"))             \
    PRESET("concrete-wall", WALLS, NOISE_TEXT("Concrete wall"))          \
    PRESET("confetti", ABSTRACT, NOISE_TEXT("Confetti"))                 \
    PRESET("corduroy", FABRIC, NOISE_TEXT("Corduroy"))                   \
    PRESET("cracked-earth", GROUND, NOISE_TEXT("Cracked earth"))         \
    PRESET("crackle", STONE, NOISE_TEXT("Dry earth"))                    \
    PRESET("crumpled-paper", FABRIC, NOISE_TEXT("Crumpled paper"))       \
    PRESET("dark-wood", WOOD, NOISE_TEXT("Dark wood"))                   \
    PRESET("denim", FABRIC, NOISE_TEXT("Denim"))                         \
    PRESET("difference-clouds", GRAY, NOISE_TEXT("Difference clouds"))   \
    PRESET("dragon-scales", SKIN, NOISE_TEXT("Dragon scales"))           \
    PRESET("drifted-snow", GROUND, NOISE_TEXT("Drifted snow"))           \
    PRESET("dust", GRAY, NOISE_TEXT("Dust"))                             \
    PRESET("electric", ABSTRACT, NOISE_TEXT("Electric"))                 \
    PRESET("engraving", ABSTRACT, NOISE_TEXT("Engraving"))               \
    PRESET("eroded-land", GROUND, NOISE_TEXT("Eroded land"))             \
    PRESET("fabric", FABRIC, NOISE_TEXT("Woven fabric"))                 \
    PRESET("felt", FABRIC, NOISE_TEXT("Felt"))                           \
    PRESET("fibers", GRAY, NOISE_TEXT("Fibers"))                         \
    PRESET("fields", GROUND, NOISE_TEXT_IN("preset", "Fields"))          \
    PRESET("film-grain", GRAY, NOISE_TEXT("Film grain"))                 \
    PRESET("fire", ABSTRACT, NOISE_TEXT("Fire"))                         \
    PRESET("fish-scales", SKIN, NOISE_TEXT("Fish scales"))               \
    PRESET("fog", SKY, NOISE_TEXT("Fog"))                                \
    PRESET("forest-camouflage", FABRIC, NOISE_TEXT("Forest camouflage")) \
    PRESET("forest-floor", GROUND, NOISE_TEXT("Forest floor"))           \
    PRESET("frozen-lake", GROUND, NOISE_TEXT("Frozen lake"))             \
    PRESET("fur", SKIN, NOISE_TEXT("Fur"))                               \
    PRESET("galvanized-steel", METAL, NOISE_TEXT("Galvanized steel"))    \
    PRESET("giraffe", SKIN, NOISE_TEXT("Giraffe"))                       \
    PRESET("glacier", GROUND, NOISE_TEXT("Glacier"))                     \
    PRESET("granite", STONE, NOISE_TEXT("Granite"))                      \
    PRESET("grass", GROUND, NOISE_TEXT("Grass"))                         \
    PRESET("grass-path", GROUND, NOISE_TEXT("Grass path"))               \
    PRESET("gravel", GROUND, NOISE_TEXT("Gravel"))                       \
    PRESET("green-marble", STONE, NOISE_TEXT("Green marble"))            \
    PRESET("grunge", GRAY, NOISE_TEXT("Grunge"))                         \
    PRESET("hair", SKIN, NOISE_TEXT("Hair"))                             \
    PRESET("hammered-copper", METAL, NOISE_TEXT("Hammered copper"))      \
    PRESET("harlequin", FABRIC, NOISE_TEXT("Harlequin"))                 \
    PRESET("hexagon-tiles", WALLS, NOISE_TEXT("Hexagon tiles"))          \
    PRESET("ice", GROUND, NOISE_TEXT("Ice"))                             \
    PRESET("ink", ABSTRACT, NOISE_TEXT("Ink"))                           \
    PRESET("island", GROUND, NOISE_TEXT("Island"))                       \
    PRESET("islands", GROUND, NOISE_TEXT("Islands"))                     \
    PRESET("knit", FABRIC, NOISE_TEXT("Knitwear"))                       \
    PRESET("lava", STONE, NOISE_TEXT("Lava"))                            \
    PRESET("lava-crust", STONE, NOISE_TEXT("Lava crust"))                \
    PRESET("leather", SKIN, NOISE_TEXT("Leather"))                       \
    PRESET("lightning", SKY, NOISE_TEXT("Lightning"))                    \
    PRESET("linen", FABRIC, NOISE_TEXT("Linen"))                         \
    PRESET("liquid-chrome", ABSTRACT, NOISE_TEXT("Liquid chrome"))       \
    PRESET("liquid-gold", ABSTRACT, NOISE_TEXT("Liquid gold"))           \
    PRESET("low-poly", ABSTRACT, NOISE_TEXT("Low poly"))                 \
    PRESET("magma", STONE, NOISE_TEXT("Magma"))                          \
    PRESET("malachite", STONE, NOISE_TEXT("Malachite"))                  \
    PRESET("marble", STONE, NOISE_TEXT("Marble"))                        \
    PRESET("marble-floor", WALLS, NOISE_TEXT("Marble floor"))            \
    PRESET("mosaic", WALLS, NOISE_TEXT("Mosaic"))                        \
    PRESET("moss", GROUND, NOISE_TEXT("Moss"))                           \
    PRESET("mossy-rock", STONE, NOISE_TEXT("Mossy rock"))                \
    PRESET("mossy-wall", WALLS, NOISE_TEXT("Mossy wall"))                \
    PRESET("mountains", GROUND, NOISE_TEXT("Mountains"))                 \
    PRESET("mud", GROUND, NOISE_TEXT("Mud"))                             \
    PRESET("nebula", SKY, NOISE_TEXT("Nebula"))                          \
    PRESET("network", ABSTRACT, NOISE_TEXT("Network"))                   \
    PRESET("oak", WOOD, NOISE_TEXT("Oak"))                               \
    PRESET("oak-boards", WOOD, NOISE_TEXT("Oak boards"))                 \
    PRESET("ocean", GROUND, NOISE_TEXT("Ocean"))                         \
    PRESET("octagon-floor", WALLS, NOISE_TEXT("Octagon floor"))          \
    PRESET("oil-film", ABSTRACT, NOISE_TEXT("Oil film"))                 \
    PRESET("old-film", GRAY, NOISE_TEXT("Old film"))                     \
    PRESET("old-paper", FABRIC, NOISE_TEXT("Old paper"))                 \
    PRESET("old-plaster", WALLS, NOISE_TEXT("Old plaster"))              \
    PRESET("op-art", ABSTRACT, NOISE_TEXT("Op art"))                     \
    PRESET("orange-peel", ABSTRACT, NOISE_TEXT("Orange peel"))           \
    PRESET("over-algae", COVERINGS, NOISE_TEXT("Algae"))                 \
    PRESET("over-chalk", COVERINGS, NOISE_TEXT("Chalk marks"))           \
    PRESET("over-cracks", COVERINGS, NOISE_TEXT("Cracks"))               \
    PRESET("over-dirt", COVERINGS, NOISE_TEXT("Dirt"))                   \
    PRESET("over-drips", COVERINGS, NOISE_TEXT("Drips"))                 \
    PRESET("over-drops", COVERINGS, NOISE_TEXT("Drops"))                 \
    PRESET("over-dust", COVERINGS, NOISE_TEXT("Settled dust"))           \
    PRESET("over-frost", COVERINGS, NOISE_TEXT("Frost"))                 \
    PRESET("over-leaves", COVERINGS, NOISE_TEXT("Fallen leaves"))        \
    PRESET("over-lichen", COVERINGS, NOISE_TEXT("Lichen"))               \
    PRESET("over-moss", COVERINGS, NOISE_TEXT("Moss patches"))           \
    PRESET("over-pebbles", COVERINGS, NOISE_TEXT("Scattered pebbles"))   \
    PRESET("over-peeling-paint", COVERINGS, NOISE_TEXT("Flaking paint")) \
    PRESET("over-puddles", COVERINGS, NOISE_TEXT("Puddles"))             \
    PRESET("over-rust", COVERINGS, NOISE_TEXT("Rust patches"))           \
    PRESET("over-sand", COVERINGS, NOISE_TEXT("Blown sand"))             \
    PRESET("over-scratches", COVERINGS, NOISE_TEXT("Fine scratches"))    \
    PRESET("over-snow", COVERINGS, NOISE_TEXT("Snow cover"))             \
    PRESET("over-soot", COVERINGS, NOISE_TEXT("Soot"))                   \
    PRESET("over-stains", COVERINGS, NOISE_TEXT("Stains"))               \
    PRESET("over-worn-edges", COVERINGS, NOISE_TEXT("Worn edges"))       \
    PRESET("painted-metal", METAL, NOISE_TEXT("Rusty paint"))            \
    PRESET("painted-wood", WOOD, NOISE_TEXT("Painted boards"))           \
    PRESET("paper", FABRIC, NOISE_TEXT("Paper"))                         \
    PRESET("paper-grain", GRAY, NOISE_TEXT("Paper grain"))               \
    PRESET("parquet", WOOD, NOISE_TEXT("Parquet"))                       \
    PRESET("patinated-copper", METAL, NOISE_TEXT("Patinated copper"))    \
    PRESET("paving-stones", GROUND, NOISE_TEXT("Paving stones"))         \
    PRESET("pebbles", GROUND, NOISE_TEXT("Pebbles"))                     \
    PRESET("planks", WOOD, NOISE_TEXT("Planks"))                         \
    PRESET("plasma", ABSTRACT, NOISE_TEXT("Plasma"))                     \
    PRESET("pool", GROUND, NOISE_TEXT("Pool water"))                     \
    PRESET("rain", SKY, NOISE_TEXT("Rain"))                              \
    PRESET("reptile", SKIN, NOISE_TEXT("Reptile skin"))                  \
    PRESET("ridges", GRAY, NOISE_TEXT("Ridges"))                         \
    PRESET("ripples", GROUND, NOISE_TEXT("Ripples"))                     \
    PRESET("rock", STONE, NOISE_TEXT("Rock"))                            \
    PRESET("roof-tiles", WALLS, NOISE_TEXT("Roof tiles"))                \
    PRESET("rust", METAL, NOISE_TEXT("Rust"))                            \
    PRESET("rusty-plates", METAL, NOISE_TEXT("Rusty plates"))            \
    PRESET("sand", GROUND, NOISE_TEXT("Sand"))                           \
    PRESET("sand-dunes", GROUND, NOISE_TEXT("Sand dunes"))               \
    PRESET("sand-ripples", GROUND, NOISE_TEXT("Sand ripples"))           \
    PRESET("sandstone", STONE, NOISE_TEXT("Sandstone"))                  \
    PRESET("sandstone-wall", WALLS, NOISE_TEXT("Sandstone wall"))        \
    PRESET("scifi-panels", METAL, NOISE_TEXT("Spaceship panels"))        \
    PRESET("scratched-steel", METAL, NOISE_TEXT("Scratched steel"))      \
    PRESET("scratches", GRAY, NOISE_TEXT_IN("preset", "Scratches"))      \
    PRESET("seething-fire", ABSTRACT, NOISE_TEXT("Boiling fire"))        \
    PRESET("silk", FABRIC, NOISE_TEXT("Silk"))                           \
    PRESET("slate", STONE, NOISE_TEXT("Slate"))                          \
    PRESET("smoke", SKY, NOISE_TEXT_IN("preset", "Smoke"))               \
    PRESET("snow", GROUND, NOISE_TEXT("Snow"))                           \
    PRESET("snowfall", SKY, NOISE_TEXT("Snowfall"))                      \
    PRESET("snowy-rock", STONE, NOISE_TEXT("Snowy rock"))                \
    PRESET("soft-clouds", GRAY, NOISE_TEXT("Soft clouds"))               \
    PRESET("soil", GROUND, NOISE_TEXT("Soil"))                           \
    PRESET("stained-glass", ABSTRACT, NOISE_TEXT("Stained glass"))       \
    PRESET("stars", SKY, NOISE_TEXT("Stars"))                            \
    PRESET("static", GRAY, NOISE_TEXT_IN("preset", "Static"))            \
    PRESET("storm-clouds", SKY, NOISE_TEXT("Storm clouds"))              \
    PRESET("straw", GROUND, NOISE_TEXT("Straw"))                         \
    PRESET("stucco", WALLS, NOISE_TEXT("Stucco"))                        \
    PRESET("sunset", SKY, NOISE_TEXT("Sunset clouds"))                   \
    PRESET("terracotta-floor", WALLS, NOISE_TEXT("Terracotta floor"))    \
    PRESET("terrain", GROUND, NOISE_TEXT("Terrain"))                     \
    PRESET("terrazzo", STONE, NOISE_TEXT("Terrazzo"))                    \
    PRESET("topographic-map", ABSTRACT, NOISE_TEXT("Topographic map"))   \
    PRESET("tree-rings", WOOD, NOISE_TEXT("Tree rings"))                 \
    PRESET("veined-marble", STONE, NOISE_TEXT("Veined marble"))          \
    PRESET("wallpaper", WALLS, NOISE_TEXT("Old wallpaper"))              \
    PRESET("water", GROUND, NOISE_TEXT("Water"))                         \
    PRESET("watercolor", ABSTRACT, NOISE_TEXT("Watercolor"))             \
    PRESET("watercolor-paper", FABRIC, NOISE_TEXT("Watercolor paper"))   \
    PRESET("weathered-planks", WOOD, NOISE_TEXT("Weathered planks"))     \
    PRESET("wet-cobbles", GROUND, NOISE_TEXT("Wet cobbles"))             \
    PRESET("white-brick", WALLS, NOISE_TEXT("White brick"))              \
    PRESET("wicker", WOOD, NOISE_TEXT("Wicker"))                         \
    PRESET("wood", WOOD, NOISE_TEXT("Wood"))                             \
    PRESET("wood-floor", WOOD, NOISE_TEXT("Wood floor"))                 \
    PRESET("worn-leather", SKIN, NOISE_TEXT("Worn leather"))             \
    PRESET("zebra", SKIN, NOISE_TEXT("Zebra"))

#endif
