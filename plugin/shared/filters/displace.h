/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The parameters of the operation lattice:displace, once; the macros are those
 * of noise-core/parameters.def.
 *
 * From this list come the operation's properties, and the procedure's arguments
 * with its dialog.
 */
#ifndef LATTICE_DISPLACE_H
#define LATTICE_DISPLACE_H

#include <noise-core/choices.h>

#define LATTICE_DISPLACE_OPERATION "lattice:displace"
#define LATTICE_DISPLACE_MENU      "<Image>/Filters/Distorts"
#define LATTICE_DISPLACE_TITLE     NOISE_TEXT("Noise Displace (Lattice)")
#define LATTICE_DISPLACE_LABEL     NOISE_TEXT("Noise Displace (Lattice)...")
#define LATTICE_DISPLACE_BLURB \
    NOISE_TEXT("Moves pixels by noise: rough edges, haze, water, melting")
#define LATTICE_DISPLACE_HELP                                            \
    "Moves the pixels of a layer, channel or mask by noise, inside the " \
    "selection.  amount, kind, scale, stretch, octaves and persistence " \
    "are read only if effect is custom; a recipe replaces the noise of " \
    "any effect."

/* Scripts of GIMP 2.10 pass the arguments by position: append only. */
#define LATTICE_DISPLACE_POSITIONS                                    \
    "effect", "strength", "magnification", "amount", "kind", "scale", \
        "stretch", "octaves", "persistence", "evolution", "period-x", \
        "period-y", "edges", "sampler", "seed", "recipe", "anchor", "apply-to"

/* The text after the parameters. */
#define LATTICE_DISPLACE_RECIPE_BLURB                                  \
    NOISE_TEXT("A recipe such as \"lattice-noise/1 algorithm=simplex " \
               "scale=32\"; it replaces the noise of the effect")

/* Choices are only ever appended, because saved pictures hold them as integers.
 * plugin/gegl/lattice-displace.c has what each effect is. */
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

/* What moves.  Automatic: the outline alone for the effects that are made for
 * outlines, if the picture has an outline to show. */
#define LATTICE_PARTS(CHOICE)                                    \
    CHOICE(PART_AUTOMATIC, "automatic", NOISE_TEXT("Automatic")) \
    CHOICE(PART_PICTURE, "picture", NOISE_TEXT("Whole picture")) \
    CHOICE(PART_OUTLINE, "outline", NOISE_TEXT("Outline alone"))

/* Which way pixels move: each of two noises along an axis, along the lines of
 * equal height of one noise, or on circles by an angle that is noise. */
#define LATTICE_KINDS(CHOICE)                                      \
    CHOICE(KIND_TURBULENT, "turbulent", NOISE_TEXT("Turbulent"))   \
    CHOICE(KIND_FLOW, "flow", NOISE_TEXT("Flow, without tearing")) \
    CHOICE(KIND_X, "x", NOISE_TEXT("Horizontal"))                  \
    CHOICE(KIND_Y, "y", NOISE_TEXT("Vertical"))                    \
    CHOICE(KIND_TWIST, "twist", NOISE_TEXT("Twist"))

/* The pixels beyond the edges; the mirror shows those at the edge twice.
 * Automatic: what suits the effect. */
#define LATTICE_EDGES(CHOICE)                                           \
    CHOICE(EDGES_AUTOMATIC, "automatic", NOISE_TEXT("Automatic"))       \
    CHOICE(EDGES_TRANSPARENT, "transparent", NOISE_TEXT("Transparent")) \
    CHOICE(EDGES_REPEAT, "repeat", NOISE_TEXT("Repeat the edge"))       \
    CHOICE(EDGES_WRAP, "wrap", NOISE_TEXT("Wrap around"))               \
    CHOICE(EDGES_MIRROR, "mirror", NOISE_TEXT("Mirror"))

/* Cubic: Catmull and Rom's spline. */
#define LATTICE_SAMPLERS(CHOICE)                                         \
    CHOICE(SAMPLER_NEAREST, "nearest", NOISE_TEXT_IN("sampler", "None")) \
    CHOICE(SAMPLER_LINEAR, "linear", NOISE_TEXT_IN("sampler", "Linear")) \
    CHOICE(SAMPLER_CUBIC, "cubic", NOISE_TEXT("Cubic"))

/* Declares enums from these lists, beside those of the operation's properties,
 * which GEGL declares with the prefix LATTICE_. */
#define LATTICE_ENUMERATOR(name, nick, label) name,

#define LATTICE_DISPLACE_CHOICE_TYPES(TYPE) \
    TYPE(Effect, LATTICE_EFFECTS)           \
    TYPE(Part, LATTICE_PARTS)               \
    TYPE(Kind, LATTICE_KINDS)               \
    TYPE(Edges, LATTICE_EDGES)              \
    TYPE(Sampler, LATTICE_SAMPLERS)

#define LATTICE_IF_CUSTOM_EFFECT "effect {custom}"

#define LATTICE_DISPLACE_PARAMETERS(CHOICE, REAL, SEED)                        \
    CHOICE(effect, "effect", Effect, LATTICE_EFFECTS, EFFECT_ROUGH_EDGES,      \
           MAIN, NOISE_ALWAYS, NOISE_TEXT("Effect"),                           \
           NOISE_TEXT("A ready-made effect, or your own settings"))            \
    CHOICE(apply_to, "apply-to", Part, LATTICE_PARTS, PART_AUTOMATIC, MAIN,    \
           NOISE_ALWAYS, NOISE_TEXT("Apply to"),                               \
           NOISE_TEXT("What moves; automatic is the outline alone for rough "  \
                      "edges and torn paper, and what is inside stays"))       \
    REAL(strength, "strength", 100.0, LIMITS(0.0, 1000.0),                     \
         SLIDER(0.0, 300.0, 1.0, 0, 2.0), "%", MAIN, NOISE_ALWAYS,             \
         NOISE_TEXT("Strength"),                                               \
         NOISE_TEXT("Strength of the displacement, relative to the effect's "  \
                    "default (100 %)"))                                        \
    REAL(magnification, "magnification", 100.0, LIMITS(10.0, 1000.0),          \
         SLIDER(25.0, 400.0, 1.0, 0, 2.0), "%", MAIN, NOISE_ALWAYS,            \
         NOISE_TEXT("Magnification"),                                          \
         NOISE_TEXT("Enlarges the noise and the distances that pixels move, "  \
                    "in percent"))                                             \
    REAL(amount, "amount", 10.0, LIMITS(0.0, 1000.0),                          \
         SLIDER(0.0, 200.0, 1.0, 1, 2.0), "px", MAIN,                          \
         LATTICE_IF_CUSTOM_EFFECT, NOISE_TEXT("Amount"),                       \
         NOISE_TEXT("Largest distance that pixels move, in pixels"))           \
    CHOICE(kind, "kind", Kind, LATTICE_KINDS, KIND_TURBULENT, MAIN,            \
           LATTICE_IF_CUSTOM_EFFECT, NOISE_TEXT("Direction"),                  \
           NOISE_TEXT("Direction in which pixels move"))                       \
    REAL(scale, "scale", 40.0, LIMITS(0.5, 1e5),                               \
         SLIDER(1.0, 1000.0, 1.0, 1, 3.0), "px", MAIN,                         \
         LATTICE_IF_CUSTOM_EFFECT, NOISE_TEXT("Scale"),                        \
         NOISE_TEXT("Size of a noise cell, in pixels"))                        \
    REAL(stretch, "stretch", 1.0, LIMITS(0.01, 100.0),                         \
         SLIDER(0.1, 10.0, 0.1, 2, 3.0), "", MAIN, LATTICE_IF_CUSTOM_EFFECT,   \
         NOISE_TEXT("Stretch"), NOISE_TEXT("Cell width divided by height"))    \
    REAL(octaves, "octaves", 3.0, LIMITS(1.0, 10.0),                           \
         SLIDER(1.0, 8.0, 1.0, 1, 1.0), "", MAIN, LATTICE_IF_CUSTOM_EFFECT,    \
         NOISE_TEXT("Octaves"),                                                \
         NOISE_TEXT("Number of layers of finer and finer detail; a fraction "  \
                    "fades in the last one"))                                  \
    REAL(persistence, "persistence", 0.5, LIMITS(0.0, 2.0),                    \
         SLIDER(0.0, 1.0, 0.01, 2, 1.0), "", MAIN, LATTICE_IF_CUSTOM_EFFECT,   \
         NOISE_TEXT("Persistence"),                                            \
         NOISE_TEXT("Strength of each octave relative to the one before"))     \
    REAL(evolution, "evolution", 0.0, LIMITS(-360.0, 360.0),                   \
         SLIDER(0.0, 360.0, 1.0, 1, 1.0), "°", TILE, NOISE_ALWAYS,             \
         NOISE_TEXT("Evolution"),                                              \
         NOISE_TEXT("Animates the noise in place; 360 degrees make a loop"))   \
    REAL(period_x, "period-x", 0.0, LIMITS(0.0, 1e6),                          \
         SLIDER(0.0, 4096.0, 1.0, 0, 2.0), "px", TILE, NOISE_ALWAYS,           \
         NOISE_TEXT("Tile width"),                                             \
         NOISE_TEXT("Width in pixels after which the pattern repeats; 0 for "  \
                    "no tiling"))                                              \
    REAL(period_y, "period-y", 0.0, LIMITS(0.0, 1e6),                          \
         SLIDER(0.0, 4096.0, 1.0, 0, 2.0), "px", TILE, NOISE_ALWAYS,           \
         NOISE_TEXT("Tile height"),                                            \
         NOISE_TEXT("Height in pixels after which the pattern repeats; 0 for " \
                    "no tiling"))                                              \
    CHOICE(edges, "edges", Edges, LATTICE_EDGES, EDGES_AUTOMATIC, MAIN,        \
           NOISE_ALWAYS, NOISE_TEXT("Edges"),                                  \
           NOISE_TEXT("What is drawn beyond the edges of the picture; "        \
                      "automatic is transparent where an outline moves, and "  \
                      "for hand-drawn and wobble"))                            \
    CHOICE(sampler, "sampler", Sampler, LATTICE_SAMPLERS, SAMPLER_CUBIC, MAIN, \
           NOISE_ALWAYS, NOISE_TEXT("Interpolation"),                          \
           NOISE_TEXT("How values between pixels are interpolated"))           \
    SEED(seed, "seed", MAIN, NOISE_ALWAYS, NOISE_TEXT("Seed"),                 \
         NOISE_TEXT("Each seed gives a different pattern of the same kind"))

#endif
