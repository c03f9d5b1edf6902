/* SPDX-License-Identifier: MIT
 *
 * Every parameter of a noise recipe, once.
 *
 * NOISE_PARAMETERS(CHOICE, REAL, SEED) calls one of the three macros for
 * each parameter, in the order in which people meet them:
 *
 *   CHOICE(name, key, Type, CHOICES, initial, group, when, label, blurb)
 *   REAL(name, key, initial, LIMITS(minimum, maximum),
 *        SLIDER(minimum, maximum, step, digits, gamma), unit,
 *        group, when, label, blurb)
 *   SEED(name, key, group, when, label, blurb)
 *
 *   name     the field of NoiseParams
 *   key      its name in recipes, properties and procedures
 *   CHOICES  the list below; choices are only ever appended, because
 *            saved pictures hold them as integers
 *   LIMITS   what noise_params_check() accepts, both ends included
 *   SLIDER   what suits a slider: its ends, one step, the decimals shown,
 *            and the exponent that gives small values more room
 *   unit     "" for plain numbers, "px" for pixels of the picture
 *   when     on which other choices it depends whether the parameter
 *            matters; see noise_parameter_matters()
 *
 * From this list come the struct, its check, the recipe, the operation's
 * properties, the procedures' arguments, the dialogs and docs/parameters.md.
 */
#ifndef NOISE_PARAMETERS_H
#define NOISE_PARAMETERS_H

/* The condition that always holds. */
#define NOISE_ALWAYS "1"

/* Marks a text that people see, so that translators get it. */
#define NOISE_TEXT(text) text

#define NOISE_ALGORITHMS(CHOICE)                                   \
    CHOICE(NOISE_ALGORITHM_VALUE, "value", NOISE_TEXT("Value"))    \
    CHOICE(NOISE_ALGORITHM_PERLIN, "perlin", NOISE_TEXT("Perlin")) \
    CHOICE(NOISE_ALGORITHM_SIMPLEX, "simplex", NOISE_TEXT("Simplex"))

#define NOISE_FRACTALS(CHOICE)                             \
    CHOICE(NOISE_FRACTAL_NONE, "none", NOISE_TEXT("None")) \
    CHOICE(NOISE_FRACTAL_FBM, "fbm", NOISE_TEXT("Octaves (fBm)"))

#define NOISE_NORMALISATIONS(CHOICE)                                      \
    CHOICE(NOISE_NORMALISATION_FULL, "full", NOISE_TEXT("Full contrast")) \
    CHOICE(NOISE_NORMALISATION_EXACT, "exact", NOISE_TEXT("Exact bounds"))

/* Every choice parameter's type and list: TYPE(Type, CHOICES). */
#define NOISE_CHOICE_TYPES(TYPE)           \
    TYPE(NoiseAlgorithm, NOISE_ALGORITHMS) \
    TYPE(NoiseFractal, NOISE_FRACTALS)     \
    TYPE(NoiseNormalisation, NOISE_NORMALISATIONS)

/* MAIN is what everybody sees first; the others are groups that open. */
#define NOISE_PARAMETERS(CHOICE, REAL, SEED)                                   \
    CHOICE(algorithm, "algorithm", NoiseAlgorithm, NOISE_ALGORITHMS,           \
           NOISE_ALGORITHM_PERLIN, MAIN, NOISE_ALWAYS,                         \
           NOISE_TEXT("Algorithm"), NOISE_TEXT("The kind of noise"))           \
    REAL(scale, "scale", 64.0, LIMITS(0.01, 1e6),                              \
         SLIDER(1.0, 1024.0, 1.0, 2, 3.0), "px", MAIN, NOISE_ALWAYS,           \
         NOISE_TEXT("Scale"), NOISE_TEXT("Size of a noise cell, in pixels"))   \
    REAL(octaves, "octaves", 4.0, LIMITS(1.0, 16.0),                           \
         SLIDER(1.0, 10.0, 1.0, 1, 1.0), "", MAIN, "! fractal {none}",         \
         NOISE_TEXT("Octaves"),                                                \
         NOISE_TEXT("How many layers of ever finer noise are added; a "        \
                    "fraction fades the last one in"))                         \
    REAL(persistence, "persistence", 0.5, LIMITS(0.0, 2.0),                    \
         SLIDER(0.0, 1.0, 0.01, 2, 1.0), "", MAIN, "! fractal {none}",         \
         NOISE_TEXT("Persistence"),                                            \
         NOISE_TEXT("Strength of each octave, as a share of the octave "       \
                    "before"))                                                 \
    SEED(seed, "seed", MAIN, NOISE_ALWAYS, NOISE_TEXT("Seed"),                 \
         NOISE_TEXT("Another seed gives another picture of the same kind"))    \
    CHOICE(fractal, "fractal", NoiseFractal, NOISE_FRACTALS,                   \
           NOISE_FRACTAL_FBM, FRACTAL, NOISE_ALWAYS, NOISE_TEXT("Fractal"),    \
           NOISE_TEXT("How octaves are combined"))                             \
    REAL(lacunarity, "lacunarity", 2.0, LIMITS(1.0, 4.0),                      \
         SLIDER(1.0, 4.0, 0.1, 2, 1.0), "", FRACTAL, "! fractal {none}",       \
         NOISE_TEXT("Lacunarity"),                                             \
         NOISE_TEXT("How many times finer each octave is than the octave "     \
                    "before"))                                                 \
    REAL(offset_x, "offset-x", 0.0, LIMITS(-1e9, 1e9),                         \
         SLIDER(-1000.0, 1000.0, 1.0, 1, 1.0), "px", PLACEMENT, NOISE_ALWAYS,  \
         NOISE_TEXT("Offset X"),                                               \
         NOISE_TEXT("Moves the pattern to the right, in pixels"))              \
    REAL(offset_y, "offset-y", 0.0, LIMITS(-1e9, 1e9),                         \
         SLIDER(-1000.0, 1000.0, 1.0, 1, 1.0), "px", PLACEMENT, NOISE_ALWAYS,  \
         NOISE_TEXT("Offset Y"),                                               \
         NOISE_TEXT("Moves the pattern down, in pixels"))                      \
    CHOICE(normalisation, "normalisation", NoiseNormalisation,                 \
           NOISE_NORMALISATIONS, NOISE_NORMALISATION_FULL, TONE, NOISE_ALWAYS, \
           NOISE_TEXT("Normalisation"),                                        \
           NOISE_TEXT("Full contrast for pictures, or the plain bounds for "   \
                      "height data"))

#endif
