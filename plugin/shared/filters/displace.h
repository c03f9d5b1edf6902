/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The name of the operation lattice:displace, the strings that describe it to users,
 * and the choices of the parameters in displace.def.
 */
#ifndef LATTICE_DISPLACE_H
#define LATTICE_DISPLACE_H

#include <noise-core/choices.h>

#define LATTICE_DISPLACE_OPERATION "lattice:displace"
#define LATTICE_DISPLACE_MENU      "<Image>/Filters/Distorts"
#define LATTICE_DISPLACE_TITLE     NOISE_TEXT("Noise Displace (Lattice)")
#define LATTICE_DISPLACE_LABEL     NOISE_TEXT("Noise Displace (Lattice)...")
#define LATTICE_DISPLACE_BLURB \
    NOISE_TEXT("Moves pixels with noise: rough edges, haze, water, melting")
#define LATTICE_DISPLACE_HELP                                              \
    "Moves the pixels of a layer, channel or mask with noise, inside the " \
    "selection.  amount, kind, scale, stretch, octaves and persistence "   \
    "are read only if effect is custom; a recipe replaces the noise of "   \
    "any effect."

/* Only ever append keys, because scripts for GIMP 2.10 pass arguments by
 * position. */
#define LATTICE_DISPLACE_POSITIONS                                    \
    "effect", "strength", "magnification", "amount", "kind", "scale", \
        "stretch", "octaves", "persistence", "evolution", "period-x", \
        "period-y", "edges", "sampler", "seed", "recipe", "anchor", "apply-to"

/* The blurb of the argument "recipe", which comes after the parameters. */
#define LATTICE_DISPLACE_RECIPE_BLURB                                  \
    NOISE_TEXT("A recipe such as \"lattice-noise/1 algorithm=simplex " \
               "scale=32\"; it replaces the noise of the effect")

/* Only ever append choices, because saved pictures store them as integers.
 * plugin/gegl/lattice-displace.c defines what each effect does. */
#define LATTICE_EFFECTS(CHOICE)                                          \
    CHOICE(EFFECT_CUSTOM, "custom", NOISE_TEXT_IN("effect", "Custom"))   \
    CHOICE(EFFECT_ROUGH_EDGES, "rough-edges", NOISE_TEXT("Rough edges")) \
    CHOICE(EFFECT_TORN_PAPER, "torn-paper", NOISE_TEXT("Torn paper"))    \
    CHOICE(EFFECT_HEAT_HAZE, "heat-haze", NOISE_TEXT("Heat haze"))       \
    CHOICE(EFFECT_WATER, "water", NOISE_TEXT("Reflection in water"))     \
    CHOICE(EFFECT_UNDERWATER, "underwater", NOISE_TEXT("Under water"))   \
    CHOICE(EFFECT_HAND_DRAWN, "hand-drawn", NOISE_TEXT("Hand-drawn"))    \
    CHOICE(EFFECT_WOBBLE, "wobble", NOISE_TEXT("Wobble"))                \
    CHOICE(EFFECT_SHATTERED, "shattered", NOISE_TEXT("Shattered glass")) \
    CHOICE(EFFECT_MELT, "melt", NOISE_TEXT("Melt"))                      \
    CHOICE(EFFECT_INTERFERENCE, "interference", NOISE_TEXT("Interference"))

/* The part of a picture that moves.  Automatic moves only the outline if the effect
 * is made for outlines and the picture has a visible outline. */
#define LATTICE_PARTS(CHOICE)                                    \
    CHOICE(PART_AUTOMATIC, "automatic", NOISE_TEXT("Automatic")) \
    CHOICE(PART_PICTURE, "picture", NOISE_TEXT("Whole picture")) \
    CHOICE(PART_OUTLINE, "outline", NOISE_TEXT("Outline only"))

/* How pixels move: along one axis or both, with a different noise for each axis;
 * along the contour lines of one noise; or along circles, by an angle that the noise
 * determines. */
#define LATTICE_KINDS(CHOICE)                                      \
    CHOICE(KIND_TURBULENT, "turbulent", NOISE_TEXT("Turbulent"))   \
    CHOICE(KIND_FLOW, "flow", NOISE_TEXT("Flow, without tearing")) \
    CHOICE(KIND_X, "x", NOISE_TEXT("Horizontal"))                  \
    CHOICE(KIND_Y, "y", NOISE_TEXT("Vertical"))                    \
    CHOICE(KIND_TWIST, "twist", NOISE_TEXT("Twist"))

/* What is drawn beyond the edges.  Mirror shows the pixels at the edge twice;
 * automatic stands for the choice that suits the effect. */
#define LATTICE_EDGES(CHOICE)                                           \
    CHOICE(EDGES_AUTOMATIC, "automatic", NOISE_TEXT("Automatic"))       \
    CHOICE(EDGES_TRANSPARENT, "transparent", NOISE_TEXT("Transparent")) \
    CHOICE(EDGES_REPEAT, "repeat", NOISE_TEXT("Repeat the edge"))       \
    CHOICE(EDGES_WRAP, "wrap", NOISE_TEXT("Wrap around"))               \
    CHOICE(EDGES_MIRROR, "mirror", NOISE_TEXT("Mirror"))

/* Cubic is the Catmull-Rom spline. */
#define LATTICE_SAMPLERS(CHOICE)                                         \
    CHOICE(SAMPLER_NEAREST, "nearest", NOISE_TEXT_IN("sampler", "None")) \
    CHOICE(SAMPLER_LINEAR, "linear", NOISE_TEXT_IN("sampler", "Linear")) \
    CHOICE(SAMPLER_CUBIC, "cubic", NOISE_TEXT("Cubic"))

/* Declares an enumerator of an enum that is made from one of these lists.  For
 * the operation's properties, GEGL declares its own enums, with the prefix
 * LATTICE_. */
#define LATTICE_ENUMERATOR(name, nick, label) name,

#define LATTICE_DISPLACE_CHOICE_TYPES(TYPE) \
    TYPE(Effect, LATTICE_EFFECTS)           \
    TYPE(Part, LATTICE_PARTS)               \
    TYPE(Kind, LATTICE_KINDS)               \
    TYPE(Edges, LATTICE_EDGES)              \
    TYPE(Sampler, LATTICE_SAMPLERS)

#define LATTICE_IF_CUSTOM_EFFECT "effect {custom}"

#endif
