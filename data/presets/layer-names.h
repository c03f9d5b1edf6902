/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The names that layers and masks of presets have, a line each; a test compares
 * them with the files.  A dialog shows them in the user's language, and also one with
 * a number behind it, as "grain-2".  Masks are named after where they cover.
 *
 *   NAME(name, label)   what stands in recipes, and what people see, in English
 */
#ifndef LATTICE_LAYER_NAMES_H
#define LATTICE_LAYER_NAMES_H

#include <noise-core/noise.h>

#define LATTICE_LAYER_NAMES(NAME)                                           \
    NAME("algae", NOISE_TEXT_IN("layer name", "Algae"))                     \
    NAME("background", NOISE_TEXT_IN("layer name", "Background"))           \
    NAME("beside-path", NOISE_TEXT_IN("layer name", "Beside the path"))     \
    NAME("blocks", NOISE_TEXT_IN("layer name", "Blocks"))                   \
    NAME("boards", NOISE_TEXT_IN("layer name", "Boards"))                   \
    NAME("bricks", NOISE_TEXT_IN("layer name", "Bricks"))                   \
    NAME("brush-marks", NOISE_TEXT_IN("layer name", "Brush marks"))         \
    NAME("bubbles", NOISE_TEXT_IN("layer name", "Bubbles"))                 \
    NAME("bumps", NOISE_TEXT_IN("layer name", "Bumps"))                     \
    NAME("cells", NOISE_TEXT_IN("layer name", "Cells"))                     \
    NAME("chalk", NOISE_TEXT_IN("layer name", "Chalk"))                     \
    NAME("chips", NOISE_TEXT_IN("layer name", "Chips"))                     \
    NAME("clay", NOISE_TEXT_IN("layer name", "Clay"))                       \
    NAME("cloth", NOISE_TEXT_IN("layer name", "Cloth"))                     \
    NAME("clouds", NOISE_TEXT_IN("layer name", "Clouds"))                   \
    NAME("color", NOISE_TEXT_IN("layer name", "Color"))                     \
    NAME("color-variation", NOISE_TEXT_IN("layer name", "Color variation")) \
    NAME("cracks", NOISE_TEXT_IN("layer name", "Cracks"))                   \
    NAME("creases", NOISE_TEXT_IN("layer name", "Creases"))                 \
    NAME("crust", NOISE_TEXT_IN("layer name", "Crust"))                     \
    NAME("crystals", NOISE_TEXT_IN("layer name", "Crystals"))               \
    NAME("damp", NOISE_TEXT_IN("layer name", "Damp"))                       \
    NAME("darkening", NOISE_TEXT_IN("layer name", "Darkening"))             \
    NAME("deep-scratches", NOISE_TEXT_IN("layer name", "Deep scratches"))   \
    NAME("dents", NOISE_TEXT_IN("layer name", "Dents"))                     \
    NAME("dirt", NOISE_TEXT_IN("layer name", "Dirt"))                       \
    NAME("dots", NOISE_TEXT_IN("layer name", "Dots"))                       \
    NAME("drips", NOISE_TEXT_IN("layer name", "Drips"))                     \
    NAME("drops", NOISE_TEXT_IN("layer name", "Drops"))                     \
    NAME("dust", NOISE_TEXT_IN("layer name", "Dust"))                       \
    NAME("edges", NOISE_TEXT_IN("layer name", "Edges"))                     \
    NAME("facets", NOISE_TEXT_IN("layer name", "Facets"))                   \
    NAME("fibers", NOISE_TEXT_IN("layer name", "Fibers"))                   \
    NAME("fine-cracks", NOISE_TEXT_IN("layer name", "Fine cracks"))         \
    NAME("fine-scratches", NOISE_TEXT_IN("layer name", "Fine scratches"))   \
    NAME("fine-veins", NOISE_TEXT_IN("layer name", "Fine veins"))           \
    NAME("flakes", NOISE_TEXT_IN("layer name", "Flakes"))                   \
    NAME("foam", NOISE_TEXT_IN("layer name", "Foam"))                       \
    NAME("folds", NOISE_TEXT_IN("layer name", "Folds"))                     \
    NAME("frost", NOISE_TEXT_IN("layer name", "Frost"))                     \
    NAME("fur", NOISE_TEXT_IN("layer name", "Fur"))                         \
    NAME("fuzz", NOISE_TEXT_IN("layer name", "Fuzz"))                       \
    NAME("gaps", NOISE_TEXT_IN("layer name", "Gaps"))                       \
    NAME("glass", NOISE_TEXT_IN("layer name", "Glass"))                     \
    NAME("glow", NOISE_TEXT_IN("layer name", "Glow"))                       \
    NAME("grain", NOISE_TEXT_IN("layer name", "Grain"))                     \
    NAME("grains", NOISE_TEXT_IN("layer name", "Grains"))                   \
    NAME("grass", NOISE_TEXT_IN("layer name", "Grass"))                     \
    NAME("gravel", NOISE_TEXT_IN("layer name", "Gravel"))                   \
    NAME("ground", NOISE_TEXT_IN("layer name", "Ground"))                   \
    NAME("gullies", NOISE_TEXT_IN("layer name", "Gullies"))                 \
    NAME("hairs", NOISE_TEXT_IN("layer name", "Hairs"))                     \
    NAME("haze", NOISE_TEXT_IN("layer name", "Haze"))                       \
    NAME("high-ground", NOISE_TEXT_IN("layer name", "On high ground"))      \
    NAME("holes", NOISE_TEXT_IN("layer name", "Holes"))                     \
    NAME("hollows", NOISE_TEXT_IN("layer name", "In hollows"))              \
    NAME("ice", NOISE_TEXT_IN("layer name", "Ice"))                         \
    NAME("intact-areas", NOISE_TEXT_IN("layer name", "Intact areas"))       \
    NAME("joints", NOISE_TEXT_IN("layer name", "Joints"))                   \
    NAME("land", NOISE_TEXT_IN("layer name", "Land"))                       \
    NAME("leather", NOISE_TEXT_IN("layer name", "Leather"))                 \
    NAME("leaves", NOISE_TEXT_IN("layer name", "Leaves"))                   \
    NAME("level-ground", NOISE_TEXT_IN("layer name", "On level ground"))    \
    NAME("lichen", NOISE_TEXT_IN("layer name", "Lichen"))                   \
    NAME("lights", NOISE_TEXT_IN("layer name", "Lights"))                   \
    NAME("lines", NOISE_TEXT_IN("layer name", "Lines"))                     \
    NAME("low-ground", NOISE_TEXT_IN("layer name", "On low ground"))        \
    NAME("mask", NOISE_TEXT_IN("layer name", "Mask"))                       \
    NAME("metal", NOISE_TEXT_IN("layer name", "Metal"))                     \
    NAME("mold", NOISE_TEXT_IN("layer name", "Mold"))                       \
    NAME("moss", NOISE_TEXT_IN("layer name", "Moss"))                       \
    NAME("mountains", NOISE_TEXT_IN("layer name", "Mountains"))             \
    NAME("near-edges", NOISE_TEXT_IN("layer name", "Along edges"))          \
    NAME("needles", NOISE_TEXT_IN("layer name", "Needles"))                 \
    NAME("net", NOISE_TEXT_IN("layer name", "Net"))                         \
    NAME("noise", NOISE_TEXT_IN("layer name", "Noise"))                     \
    NAME("paint", NOISE_TEXT_IN("layer name", "Paint"))                     \
    NAME("paper", NOISE_TEXT_IN("layer name", "Paper"))                     \
    NAME("patches", NOISE_TEXT_IN("layer name", "Patches"))                 \
    NAME("patina", NOISE_TEXT_IN("layer name", "Patina"))                   \
    NAME("pattern", NOISE_TEXT_IN("layer name", "Pattern"))                 \
    NAME("pebbles", NOISE_TEXT_IN("layer name", "Pebbles"))                 \
    NAME("pits", NOISE_TEXT_IN("layer name", "Pits"))                       \
    NAME("plaster", NOISE_TEXT_IN("layer name", "Plaster"))                 \
    NAME("plates", NOISE_TEXT_IN("layer name", "Plates"))                   \
    NAME("pores", NOISE_TEXT_IN("layer name", "Pores"))                     \
    NAME("rays", NOISE_TEXT_IN("layer name", "Rays"))                       \
    NAME("ridges", NOISE_TEXT_IN("layer name", "Ridges"))                   \
    NAME("rings", NOISE_TEXT_IN("layer name", "Rings"))                     \
    NAME("ripples", NOISE_TEXT_IN("layer name", "Ripples"))                 \
    NAME("rivets", NOISE_TEXT_IN("layer name", "Rivets"))                   \
    NAME("rock", NOISE_TEXT_IN("layer name", "Rock"))                       \
    NAME("rust", NOISE_TEXT_IN("layer name", "Rust"))                       \
    NAME("sand", NOISE_TEXT_IN("layer name", "Sand"))                       \
    NAME("scales", NOISE_TEXT_IN("layer name", "Scales"))                   \
    NAME("scratches", NOISE_TEXT_IN("layer name", "Scratches"))             \
    NAME("sea", NOISE_TEXT_IN("layer name", "Sea"))                         \
    NAME("shadows", NOISE_TEXT_IN("layer name", "Shadows"))                 \
    NAME("sheen", NOISE_TEXT_IN("layer name", "Sheen"))                     \
    NAME("shells", NOISE_TEXT_IN("layer name", "Shells"))                   \
    NAME("skin", NOISE_TEXT_IN("layer name", "Skin"))                       \
    NAME("sky", NOISE_TEXT_IN("layer name", "Sky"))                         \
    NAME("slabs", NOISE_TEXT_IN("layer name", "Slabs"))                     \
    NAME("slopes", NOISE_TEXT_IN("layer name", "On slopes"))                \
    NAME("smudges", NOISE_TEXT_IN("layer name", "Smudges"))                 \
    NAME("snow", NOISE_TEXT_IN("layer name", "Snow"))                       \
    NAME("snowflakes", NOISE_TEXT_IN("layer name", "Snowflakes"))           \
    NAME("soft-patches", NOISE_TEXT_IN("layer name", "Soft patches"))       \
    NAME("soil", NOISE_TEXT_IN("layer name", "Soil"))                       \
    NAME("some-pieces", NOISE_TEXT_IN("layer name", "Some pieces"))         \
    NAME("soot", NOISE_TEXT_IN("layer name", "Soot"))                       \
    NAME("sparkles", NOISE_TEXT_IN("layer name", "Sparkles"))               \
    NAME("speckles", NOISE_TEXT_IN("layer name", "Speckles"))               \
    NAME("stains", NOISE_TEXT_IN("layer name", "Stains"))                   \
    NAME("stars", NOISE_TEXT_IN("layer name", "Stars"))                     \
    NAME("stones", NOISE_TEXT_IN("layer name", "Stones"))                   \
    NAME("strata", NOISE_TEXT_IN("layer name", "Strata"))                   \
    NAME("straw", NOISE_TEXT_IN("layer name", "Straw"))                     \
    NAME("streaks", NOISE_TEXT_IN("layer name", "Streaks"))                 \
    NAME("stripes", NOISE_TEXT_IN("layer name", "Stripes"))                 \
    NAME("surface", NOISE_TEXT_IN("layer name", "Surface"))                 \
    NAME("tarnish", NOISE_TEXT_IN("layer name", "Tarnish"))                 \
    NAME("thin-snow", NOISE_TEXT_IN("layer name", "Thin snow"))             \
    NAME("threads", NOISE_TEXT_IN("layer name", "Threads"))                 \
    NAME("tiles", NOISE_TEXT_IN("layer name", "Tiles"))                     \
    NAME("tops", NOISE_TEXT_IN("layer name", "Edges and tops"))             \
    NAME("tracks", NOISE_TEXT_IN("layer name", "Tracks"))                   \
    NAME("trees", NOISE_TEXT_IN("layer name", "Trees"))                     \
    NAME("tufts", NOISE_TEXT_IN("layer name", "Tufts"))                     \
    NAME("twigs", NOISE_TEXT_IN("layer name", "Twigs"))                     \
    NAME("veins", NOISE_TEXT_IN("layer name", "Veins"))                     \
    NAME("warp-threads", NOISE_TEXT_IN("layer name", "Warp threads"))       \
    NAME("water", NOISE_TEXT_IN("layer name", "Water"))                     \
    NAME("waves", NOISE_TEXT_IN("layer name", "Waves"))                     \
    NAME("wear", NOISE_TEXT_IN("layer name", "Wear"))                       \
    NAME("weave", NOISE_TEXT_IN("layer name", "Weave"))                     \
    NAME("weft-threads", NOISE_TEXT_IN("layer name", "Weft threads"))       \
    NAME("wood-grain", NOISE_TEXT_IN("layer name", "Wood grain"))

#endif
