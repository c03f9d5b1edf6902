/* SPDX-License-Identifier: MIT
 *
 * Every reason for a refusal, once, and the sentence that users see.
 */
#ifndef NOISE_REFUSALS_H
#define NOISE_REFUSALS_H

#include <noise-core/choices.h>

/* What can be wrong: PROBLEM(name, English sentence).  In a sentence {field}
 * stands for the parameter's label and key, {value} for what was given,
 * {minimum} and {maximum} for its limits, {choices} for its nicks.  Nicks have
 * quotes, and kinds of noise their labels. */
#define NOISE_PROBLEMS(PROBLEM)                                                \
    PROBLEM(NOISE_PROBLEM_NONE, "")                                            \
    PROBLEM(NOISE_PROBLEM_NOT_A_NUMBER,                                        \
            NOISE_TEXT("{field} is \"{value}\": it must be a number between "  \
                       "{minimum} and {maximum}"))                             \
    PROBLEM(                                                                   \
        NOISE_PROBLEM_OUT_OF_RANGE,                                            \
        NOISE_TEXT(                                                            \
            "{field} is {value}: it must be between {minimum} and {maximum}")) \
    PROBLEM(NOISE_PROBLEM_NOT_A_CHOICE,                                        \
            NOISE_TEXT("{field} is \"{value}\": choose one of {choices}"))     \
    PROBLEM(NOISE_PROBLEM_NOT_A_SEED,                                          \
            NOISE_TEXT(                                                        \
                "{field} is \"{value}\": it must be a whole number from 0 to " \
                "18446744073709551615, or text in straight double quotes"))    \
    PROBLEM(NOISE_PROBLEM_NOT_A_COLOR,                                         \
            NOISE_TEXT("{field} is \"{value}\": it must be a color such as "   \
                       "#ff8000 or, with alpha, #ff800080"))                   \
    PROBLEM(                                                                   \
        NOISE_PROBLEM_NOT_A_STOP,                                              \
        NOISE_TEXT(                                                            \
            "{field} has \"{value}\": write stops such as 0.5:#ff8000, each "  \
            "a position from 0 to 1 and a color, separated by commas"))        \
    PROBLEM(NOISE_PROBLEM_FALLING_STOPS,                                       \
            NOISE_TEXT("{field} has the stop {value} after a higher one: "     \
                       "sort the stops by position"))                          \
    PROBLEM(                                                                   \
        NOISE_PROBLEM_N_STOPS,                                                 \
        NOISE_TEXT("{field} needs {minimum} to {maximum} stops, not {value}")) \
    PROBLEM(NOISE_PROBLEM_NOT_HALVES,                                          \
            NOISE_TEXT("{field} is {value}: it must be a multiple of 0.5, "    \
                       "such as 2 or 2.5"))                                    \
    PROBLEM(NOISE_PROBLEM_NO_SUCH_DIMENSIONS,                                  \
            NOISE_TEXT(                                                        \
                "{field} is {value}: value, Perlin and white noise have 1 "    \
                "to 4 dimensions, simplex noise has 2 to 4, cellular noise, "  \
                "Perlin 2002, waves, scratches and phasor noise have 2 or 3")) \
    PROBLEM(                                                                   \
        NOISE_PROBLEM_NO_SUCH_FRACTAL,                                         \
        NOISE_TEXT("{field} is {value}: SVG turbulence takes only \"none\", "  \
                   "\"fbm\" and \"turbulence\""))                              \
    PROBLEM(                                                                   \
        NOISE_PROBLEM_NO_CELLS,                                                \
        NOISE_TEXT("{field} is {value}: only cellular noise and tiles have "   \
                   "cells to color; choose other colors or algorithms"))       \
    PROBLEM(NOISE_PROBLEM_BAD_PERIOD,                                          \
            NOISE_TEXT("{field} is {value}: the cells are larger than that; "  \
                       "use a larger value, or a smaller scale or size"))      \
    PROBLEM(NOISE_PROBLEM_LONG_PERIOD,                                         \
            NOISE_TEXT("{field} is {value}: the tile has too many cells; use " \
                       "a smaller value, a larger scale or fewer octaves"))    \
    PROBLEM(NOISE_PROBLEM_COARSE_WARP,                                         \
            NOISE_TEXT("{field} is {value}: the cells of the warp do not fit " \
                       "the tile; use a smaller value or size, or a larger "   \
                       "tile"))                                                \
    PROBLEM(NOISE_PROBLEM_FINE_WARP,                                           \
            NOISE_TEXT("{field} is {value}: the tile has too many cells of "   \
                       "the warp; use a larger value or size, or a smaller "   \
                       "tile"))                                                \
    PROBLEM(NOISE_PROBLEM_NOT_WHOLE_CELLS,                                     \
            NOISE_TEXT("{field} is {value}: Perlin 2002 repeats only after "   \
                       "multiples of the scale"))                              \
    PROBLEM(NOISE_PROBLEM_ROTATED_PERIOD,                                      \
            NOISE_TEXT("{field} is {value}: Perlin 2002 and SVG turbulence "   \
                       "tile only without rotation"))                          \
    PROBLEM(                                                                   \
        NOISE_PROBLEM_PERIODIC_RINGS,                                          \
        NOISE_TEXT("rings around one place, as of trees or ripples, cannot "   \
                   "tile: turn off Seamless (tile width and height 0), or "    \
                   "choose straight bands as wave shape"))                     \
    PROBLEM(NOISE_PROBLEM_TOO_FINE,                                            \
            NOISE_TEXT("{field} is {value}: the finest octave would have "     \
                       "more than 16777216 cells in a pixel; use fewer "       \
                       "octaves, a lower lacunarity or a larger scale"))       \
    PROBLEM(NOISE_PROBLEM_NOT_A_RECIPE,                                        \
            NOISE_TEXT("the recipe must start with \"lattice-noise/1\" or "    \
                       "\"lattice-noise/2\", but starts with \"{value}\""))    \
    PROBLEM(NOISE_PROBLEM_UNKNOWN_KEY,                                         \
            NOISE_TEXT("the recipe has \"{value}\", which is not a parameter " \
                       "of Lattice Noise"))                                    \
    PROBLEM(NOISE_PROBLEM_REPEATED_KEY,                                        \
            NOISE_TEXT("the recipe has {field} twice: remove one"))            \
    PROBLEM(NOISE_PROBLEM_NO_VALUE,                                            \
            NOISE_TEXT("the recipe has \"{value}\" without a value: write "    \
                       "name=value"))                                          \
    PROBLEM(NOISE_PROBLEM_LONG_WORD,                                           \
            NOISE_TEXT("a word of the recipe is too long: \"{value}\""))       \
    PROBLEM(                                                                   \
        NOISE_PROBLEM_NO_LAYER,                                                \
        NOISE_TEXT("the recipe starts with \"lattice-noise/2\" and has no "    \
                   "layer: write layer=name before its parameters"))           \
    PROBLEM(NOISE_PROBLEM_MANY_LAYERS,                                         \
            NOISE_TEXT("the recipe has more than 12 layers"))                  \
    PROBLEM(NOISE_PROBLEM_MANY_MASKS,                                          \
            NOISE_TEXT("a layer has 4 masks at most"))                         \
    PROBLEM(NOISE_PROBLEM_NOT_A_NAME,                                          \
            NOISE_TEXT("\"{value}\" is not a name of a layer or mask: use up " \
                       "to 31 letters, digits and \"-\""))                     \
    PROBLEM(NOISE_PROBLEM_LONG_LAYERS,                                         \
            NOISE_TEXT("the layers have more than 8191 bytes"))                \
    PROBLEM(                                                                   \
        NOISE_PROBLEM_OF_WHOLE,                                                \
        NOISE_TEXT("{field} belongs to the whole picture: write it before "    \
                   "the first layer"))                                         \
    PROBLEM(NOISE_PROBLEM_OF_LAYER,                                            \
            NOISE_TEXT("{field} belongs to a layer: write it after "           \
                       "layer=name"))                                          \
    PROBLEM(NOISE_PROBLEM_NOT_OF_MASK,                                         \
            NOISE_TEXT("a mask has no {field}, for it has neither colors nor " \
                       "light: remove it"))                                    \
    PROBLEM(NOISE_PROBLEM_NO_MEMORY, NOISE_TEXT("there is not enough memory")) \
    PROBLEM(NOISE_PROBLEM_SLOW_MASKS,                                          \
            NOISE_TEXT("its masks would take too long to draw: use fewer "     \
                       "octaves in them and in the layers below, or one "      \
                       "radius for all"))                                      \
    PROBLEM(NOISE_PROBLEM_OF_MASK,                                             \
            NOISE_TEXT("{field} belongs to a mask: write it after mask=name "  \
                       "in a layer"))

/* The beginning of a refusal in a layer, or in one of its masks. */
#define NOISE_TEXT_OF_LAYER NOISE_TEXT("layer {number} ({name}): ")
#define NOISE_TEXT_OF_MASK  NOISE_TEXT("layer {number} ({name}), mask {mask}: ")

#endif
