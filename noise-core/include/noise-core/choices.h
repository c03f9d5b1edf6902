/* SPDX-License-Identifier: MIT
 *
 * The choices of the parameters in parameters.def, and conditions that refer to
 * them.
 *
 * Each list calls CHOICE(name, nick, label) for each of its choices, with its name
 * in C, its name in recipes, and the English label that people see.  New choices are
 * always added at the end, because saved pictures store choices as integers.  A nick
 * that a condition mentions must start with a letter, because GIMP cannot parse any
 * other nick there.
 */
#ifndef NOISE_CHOICES_H
#define NOISE_CHOICES_H

/* Mark user-visible strings for extraction by the translation tools.  Use
 * NOISE_TEXT_IN() where the same English string is translated differently elsewhere;
 * a choice's context is the key of its parameter. */
#define NOISE_TEXT(text)             text
#define NOISE_TEXT_IN(context, text) text

#define NOISE_ALGORITHMS(CHOICE)                                         \
    CHOICE(NOISE_ALGORITHM_VALUE, "value",                               \
           NOISE_TEXT_IN("algorithm", "Value"))                          \
    CHOICE(NOISE_ALGORITHM_PERLIN, "perlin", NOISE_TEXT("Perlin"))       \
    CHOICE(NOISE_ALGORITHM_SIMPLEX, "simplex", NOISE_TEXT("Simplex"))    \
    CHOICE(NOISE_ALGORITHM_CELLULAR, "cellular", NOISE_TEXT("Cellular")) \
    CHOICE(NOISE_ALGORITHM_WHITE, "white",                               \
           NOISE_TEXT_IN("algorithm", "White"))                          \
    CHOICE(NOISE_ALGORITHM_PERLIN_2002, "perlin-2002",                   \
           NOISE_TEXT("Perlin 2002"))                                    \
    CHOICE(NOISE_ALGORITHM_SVG_TURBULENCE, "svg-turbulence",             \
           NOISE_TEXT("SVG turbulence"))                                 \
    CHOICE(NOISE_ALGORITHM_WAVES, "waves", NOISE_TEXT("Waves"))          \
    CHOICE(NOISE_ALGORITHM_SCRATCHES, "scratches",                       \
           NOISE_TEXT_IN("algorithm", "Scratches"))                      \
    CHOICE(NOISE_ALGORITHM_PHASOR, "phasor", NOISE_TEXT("Phasor"))       \
    CHOICE(NOISE_ALGORITHM_TILES, "tiles",                               \
           NOISE_TEXT_IN("algorithm", "Tiles"))                          \
    CHOICE(NOISE_ALGORITHM_PICTURE, "picture",                           \
           NOISE_TEXT_IN("algorithm", "Picture"))

#define NOISE_DIMENSIONS(CHOICE)                                              \
    CHOICE(NOISE_DIMENSIONS_1, "one", NOISE_TEXT_IN("dimensions", "One"))     \
    CHOICE(NOISE_DIMENSIONS_2, "two", NOISE_TEXT_IN("dimensions", "Two"))     \
    CHOICE(NOISE_DIMENSIONS_3, "three", NOISE_TEXT_IN("dimensions", "Three")) \
    CHOICE(NOISE_DIMENSIONS_4, "four", NOISE_TEXT_IN("dimensions", "Four"))

#define NOISE_INTERPOLATIONS(CHOICE)                 \
    CHOICE(NOISE_INTERPOLATION_LINEAR, "linear",     \
           NOISE_TEXT_IN("interpolation", "Linear")) \
    CHOICE(NOISE_INTERPOLATION_HERMITE, "hermite",   \
           NOISE_TEXT("Hermite (cubic)"))            \
    CHOICE(NOISE_INTERPOLATION_QUINTIC, "quintic", NOISE_TEXT("Quintic"))

#define NOISE_GRADIENTS(CHOICE)                                   \
    CHOICE(NOISE_GRADIENTS_AXES, "axes", NOISE_TEXT("Axes only")) \
    CHOICE(NOISE_GRADIENTS_UNIT, "unit", NOISE_TEXT("All directions"))

#define NOISE_KERNEL_RADII(CHOICE)                       \
    CHOICE(NOISE_KERNEL_RADIUS_CONTINUOUS, "continuous", \
           NOISE_TEXT("Without creases"))                \
    CHOICE(NOISE_KERNEL_RADIUS_ORIGINAL, "original",     \
           NOISE_TEXT("Softer (original)"))

#define NOISE_FEATURES(CHOICE)                                               \
    CHOICE(NOISE_FEATURE_F1, "f1", NOISE_TEXT("Nearest point (F1)"))         \
    CHOICE(NOISE_FEATURE_F2, "f2", NOISE_TEXT("Second nearest point (F2)"))  \
    CHOICE(NOISE_FEATURE_F2_F1, "f2-f1", NOISE_TEXT("Difference (F2 - F1)")) \
    CHOICE(NOISE_FEATURE_EDGE, "edge", NOISE_TEXT("Distance to the edge"))   \
    CHOICE(NOISE_FEATURE_CELL_VALUE, "cell-value",                           \
           NOISE_TEXT("One value per cell"))                                 \
    CHOICE(NOISE_FEATURE_SPOTS, "spots", NOISE_TEXT("Spots"))                \
    CHOICE(NOISE_FEATURE_F3, "f3", NOISE_TEXT("Third nearest point (F3)"))   \
    CHOICE(NOISE_FEATURE_F4, "f4", NOISE_TEXT("Fourth nearest point (F4)"))  \
    CHOICE(NOISE_FEATURE_SUM, "f1-plus-f2", NOISE_TEXT("Sum (F1 + F2)"))     \
    CHOICE(NOISE_FEATURE_PRODUCT, "f1-times-f2",                             \
           NOISE_TEXT("Product (F1 x F2)"))                                  \
    CHOICE(NOISE_FEATURE_RATIO, "f2-over-f1", NOISE_TEXT("Ratio (F2 / F1)")) \
    CHOICE(NOISE_FEATURE_SMOOTH_F1, "smooth-f1",                             \
           NOISE_TEXT("Nearest point, smooth"))                              \
    CHOICE(NOISE_FEATURE_RADIUS, "radius", NOISE_TEXT("Radius of the cell")) \
    CHOICE(NOISE_FEATURE_CELL_NOISE, "cell-noise",                           \
           NOISE_TEXT("Noise of the cells"))

#define NOISE_DISTANCES(CHOICE)                                            \
    CHOICE(NOISE_DISTANCE_EUCLIDEAN, "euclidean", NOISE_TEXT("Euclidean")) \
    CHOICE(NOISE_DISTANCE_SQUARED, "squared",                              \
           NOISE_TEXT("Euclidean, squared"))                               \
    CHOICE(NOISE_DISTANCE_MANHATTAN, "manhattan", NOISE_TEXT("Manhattan")) \
    CHOICE(NOISE_DISTANCE_CHEBYSHEV, "chebyshev", NOISE_TEXT("Chebyshev")) \
    CHOICE(NOISE_DISTANCE_MINKOWSKI, "minkowski", NOISE_TEXT("Minkowski"))

#define NOISE_WHITE_DISTRIBUTIONS(CHOICE)                                      \
    CHOICE(NOISE_WHITE_DISTRIBUTION_UNIFORM, "uniform", NOISE_TEXT("Uniform")) \
    CHOICE(NOISE_WHITE_DISTRIBUTION_NORMAL, "normal",                          \
           NOISE_TEXT("Normal (bell curve)"))

#define NOISE_WAVE_SHAPES(CHOICE)                                         \
    CHOICE(NOISE_WAVE_SHAPE_BANDS, "bands", NOISE_TEXT("Straight bands")) \
    CHOICE(NOISE_WAVE_SHAPE_RINGS, "rings", NOISE_TEXT("Rings"))

#define NOISE_WAVE_PROFILES(CHOICE)                                         \
    CHOICE(NOISE_WAVE_PROFILE_SINE, "sine", NOISE_TEXT("Sine"))             \
    CHOICE(NOISE_WAVE_PROFILE_TRIANGLE, "triangle", NOISE_TEXT("Triangle")) \
    CHOICE(NOISE_WAVE_PROFILE_SAW, "saw",                                   \
           NOISE_TEXT_IN("wave-profile", "Sawtooth"))                       \
    CHOICE(NOISE_WAVE_PROFILE_SQUARE, "square",                             \
           NOISE_TEXT_IN("wave-profile", "Square"))

#define NOISE_PATTERNS(CHOICE)                                            \
    CHOICE(NOISE_PATTERN_BRICKS, "bricks", NOISE_TEXT("Bricks"))          \
    CHOICE(NOISE_PATTERN_SQUARES, "squares", NOISE_TEXT("Squares"))       \
    CHOICE(NOISE_PATTERN_PLANKS, "planks", NOISE_TEXT("Planks"))          \
    CHOICE(NOISE_PATTERN_HERRINGBONE, "herringbone",                      \
           NOISE_TEXT("Herringbone"))                                     \
    CHOICE(NOISE_PATTERN_BASKET, "basket", NOISE_TEXT("Basket weave"))    \
    CHOICE(NOISE_PATTERN_HEXAGONS, "hexagons", NOISE_TEXT("Hexagons"))    \
    CHOICE(NOISE_PATTERN_TRIANGLES, "triangles", NOISE_TEXT("Triangles")) \
    CHOICE(NOISE_PATTERN_DIAMONDS, "diamonds", NOISE_TEXT("Diamonds"))    \
    CHOICE(NOISE_PATTERN_OCTAGONS, "octagons",                            \
           NOISE_TEXT("Octagons and squares"))                            \
    CHOICE(NOISE_PATTERN_SCALES, "scales", NOISE_TEXT("Scales"))          \
    CHOICE(NOISE_PATTERN_WEAVE, "weave", NOISE_TEXT("Plain weave"))       \
    CHOICE(NOISE_PATTERN_TWILL, "twill", NOISE_TEXT("Twill weave"))

/* Which of the pictures that are given for drawing; see NoisePicture. */
#define NOISE_PICTURE_NUMBERS(CHOICE)                     \
    CHOICE(NOISE_PICTURE_1, "first", NOISE_TEXT("First")) \
    CHOICE(NOISE_PICTURE_2, "second", NOISE_TEXT("Second"))

#define NOISE_PICTURE_CHANNELS(CHOICE)                                       \
    CHOICE(NOISE_PICTURE_BRIGHTNESS, "brightness", NOISE_TEXT("Brightness")) \
    CHOICE(NOISE_PICTURE_RED, "red", NOISE_TEXT("Red"))                      \
    CHOICE(NOISE_PICTURE_GREEN, "green", NOISE_TEXT("Green"))                \
    CHOICE(NOISE_PICTURE_BLUE, "blue", NOISE_TEXT("Blue"))                   \
    CHOICE(NOISE_PICTURE_ALPHA, "alpha", NOISE_TEXT("Alpha"))

/* How a picture goes on outside its edges. */
#define NOISE_PICTURE_BEYONDS(CHOICE)                                          \
    CHOICE(NOISE_BEYOND_TRANSPARENT, "transparent", NOISE_TEXT("Transparent")) \
    CHOICE(NOISE_BEYOND_REPEAT, "repeat", NOISE_TEXT("Repeat the edge"))       \
    CHOICE(NOISE_BEYOND_WRAP, "wrap", NOISE_TEXT("Wrap around"))               \
    CHOICE(NOISE_BEYOND_MIRROR, "mirror", NOISE_TEXT("Mirror"))

#define NOISE_TILE_FEATURES(CHOICE)                     \
    CHOICE(NOISE_TILE_FEATURE_HEIGHT, "height",         \
           NOISE_TEXT_IN("tile-feature", "Height"))     \
    CHOICE(NOISE_TILE_FEATURE_EDGE, "edge",             \
           NOISE_TEXT("Distance to the edge"))          \
    CHOICE(NOISE_TILE_FEATURE_CELL_VALUE, "cell-value", \
           NOISE_TEXT("One value per tile"))            \
    CHOICE(NOISE_TILE_FEATURE_CELL_NOISE, "cell-noise", \
           NOISE_TEXT("Noise of the tiles"))

#define NOISE_FRACTALS(CHOICE)                                                 \
    CHOICE(NOISE_FRACTAL_NONE, "none", NOISE_TEXT_IN("fractal", "None"))       \
    CHOICE(NOISE_FRACTAL_FBM, "fbm", NOISE_TEXT("Octaves (fBm)"))              \
    CHOICE(NOISE_FRACTAL_TURBULENCE, "turbulence", NOISE_TEXT("Turbulence"))   \
    CHOICE(NOISE_FRACTAL_BILLOW, "billow", NOISE_TEXT("Billow"))               \
    CHOICE(NOISE_FRACTAL_RIDGED, "ridged", NOISE_TEXT("Ridged"))               \
    CHOICE(NOISE_FRACTAL_PING_PONG, "ping-pong", NOISE_TEXT("Ping-pong"))      \
    CHOICE(NOISE_FRACTAL_HYBRID, "hybrid", NOISE_TEXT("Hybrid (rough peaks)")) \
    CHOICE(NOISE_FRACTAL_HETERO, "hetero",                                     \
           NOISE_TEXT("Hetero (smooth valleys)"))                              \
    CHOICE(NOISE_FRACTAL_DAMPED, "damped", NOISE_TEXT("Damped (eroded)"))

#define NOISE_WARP_ROUNDS(CHOICE)                                           \
    CHOICE(NOISE_WARP_ROUNDS_1, "one", NOISE_TEXT_IN("warp-rounds", "One")) \
    CHOICE(NOISE_WARP_ROUNDS_2, "two", NOISE_TEXT_IN("warp-rounds", "Two"))

#define NOISE_NORMALIZATIONS(CHOICE)                                  \
    CHOICE(NOISE_NORMALIZATION_FULL, "full", NOISE_TEXT("Automatic")) \
    CHOICE(NOISE_NORMALIZATION_EXACT, "exact", NOISE_TEXT("Raw values"))

#define NOISE_SWITCHES(CHOICE)                      \
    CHOICE(NOISE_SWITCH_NO, "no", NOISE_TEXT("No")) \
    CHOICE(NOISE_SWITCH_YES, "yes", NOISE_TEXT("Yes"))

#define NOISE_GROWTHS(CHOICE)                                       \
    CHOICE(NOISE_GROWTH_FULL, "full", NOISE_TEXT("With the image")) \
    CHOICE(NOISE_GROWTH_ROOT, "root", NOISE_TEXT("More slowly"))    \
    CHOICE(NOISE_GROWTH_NONE, "none", NOISE_TEXT_IN("growth", "None"))

/* Occlusion and the maps after it are drawn from layers; a single noise is first
 * turned into a layer.  Emission and the maps after it have four channels.  Orm and
 * the maps after it combine several maps in their channels; the last two also use
 * alpha. */
#define NOISE_MAPS(CHOICE)                                                     \
    CHOICE(NOISE_MAP_PICTURE, "picture", NOISE_TEXT_IN("map", "Picture"))      \
    CHOICE(NOISE_MAP_NORMAL, "normal", NOISE_TEXT("Normals"))                  \
    CHOICE(NOISE_MAP_SLOPE, "slope", NOISE_TEXT("Slope"))                      \
    CHOICE(NOISE_MAP_CURL, "curl", NOISE_TEXT("Flow (curl)"))                  \
    CHOICE(NOISE_MAP_HEIGHT, "height", NOISE_TEXT_IN("map", "Height"))         \
    CHOICE(NOISE_MAP_COLOR, "color", NOISE_TEXT("Unlit colors"))               \
    CHOICE(NOISE_MAP_OCCLUSION, "occlusion", NOISE_TEXT("Occlusion"))          \
    CHOICE(NOISE_MAP_CURVATURE, "curvature", NOISE_TEXT("Curvature"))          \
    CHOICE(NOISE_MAP_ROUGHNESS, "roughness", NOISE_TEXT("Roughness"))          \
    CHOICE(NOISE_MAP_METALLIC, "metallic", NOISE_TEXT("Metallic"))             \
    CHOICE(NOISE_MAP_EMISSION, "emission", NOISE_TEXT("Emission"))             \
    CHOICE(NOISE_MAP_ORM, "orm", NOISE_TEXT("Occlusion, roughness, metallic")) \
    CHOICE(NOISE_MAP_MASK, "mask-map",                                         \
           NOISE_TEXT("Metallic, occlusion, smoothness"))                      \
    CHOICE(NOISE_MAP_SMOOTHNESS, "metallic-smoothness",                        \
           NOISE_TEXT("Metallic, smoothness"))

#define NOISE_NORMAL_YS(CHOICE)                                \
    CHOICE(NOISE_NORMAL_Y_UP, "up", NOISE_TEXT("Up (OpenGL)")) \
    CHOICE(NOISE_NORMAL_Y_DOWN, "down", NOISE_TEXT("Down (DirectX)"))

#define NOISE_COLORINGS(CHOICE)                                               \
    CHOICE(NOISE_COLORING_GRAY, "gray", NOISE_TEXT_IN("coloring", "Gray"))    \
    CHOICE(NOISE_COLORING_TWO_COLORS, "two-colors", NOISE_TEXT("Two colors")) \
    CHOICE(NOISE_COLORING_RGB, "rgb", NOISE_TEXT("Independent RGB"))          \
    CHOICE(NOISE_COLORING_RGBA, "rgba",                                       \
           NOISE_TEXT("Independent RGB and alpha"))                           \
    CHOICE(NOISE_COLORING_GRADIENT, "gradient", NOISE_TEXT("Gradient"))       \
    CHOICE(NOISE_COLORING_CELLS, "cells", NOISE_TEXT("Color per cell"))       \
    CHOICE(NOISE_COLORING_OWN, "own", NOISE_TEXT("Own colors"))

/* Calls TYPE(Type, CHOICES) for each type of choice, with the list of its
 * choices. */
#define NOISE_CHOICE_TYPES(TYPE)                            \
    TYPE(NoiseAlgorithm, NOISE_ALGORITHMS)                  \
    TYPE(NoiseDimensions, NOISE_DIMENSIONS)                 \
    TYPE(NoiseInterpolation, NOISE_INTERPOLATIONS)          \
    TYPE(NoiseGradients, NOISE_GRADIENTS)                   \
    TYPE(NoiseKernelRadius, NOISE_KERNEL_RADII)             \
    TYPE(NoiseFeature, NOISE_FEATURES)                      \
    TYPE(NoiseDistance, NOISE_DISTANCES)                    \
    TYPE(NoiseWhiteDistribution, NOISE_WHITE_DISTRIBUTIONS) \
    TYPE(NoiseWaveShape, NOISE_WAVE_SHAPES)                 \
    TYPE(NoiseWaveProfile, NOISE_WAVE_PROFILES)             \
    TYPE(NoisePattern, NOISE_PATTERNS)                      \
    TYPE(NoiseTileFeature, NOISE_TILE_FEATURES)             \
    TYPE(NoisePictureNumber, NOISE_PICTURE_NUMBERS)         \
    TYPE(NoisePictureChannel, NOISE_PICTURE_CHANNELS)       \
    TYPE(NoisePictureBeyond, NOISE_PICTURE_BEYONDS)         \
    TYPE(NoiseFractal, NOISE_FRACTALS)                      \
    TYPE(NoiseWarpRounds, NOISE_WARP_ROUNDS)                \
    TYPE(NoiseNormalization, NOISE_NORMALIZATIONS)          \
    TYPE(NoiseSwitch, NOISE_SWITCHES)                       \
    TYPE(NoiseGrowth, NOISE_GROWTHS)                        \
    TYPE(NoiseMap, NOISE_MAPS)                              \
    TYPE(NoiseNormalY, NOISE_NORMAL_YS)                     \
    TYPE(NoiseColoring, NOISE_COLORINGS)

/* The kinds of rows in lists such as parameters.def.  Before you include a list,
 * define NOISE_EACH(KIND) as the name of the macro that expands a row of that
 * kind. */
#define NOISE_CHOICE   NOISE_EACH(CHOICE)
#define NOISE_REAL     NOISE_EACH(REAL)
#define NOISE_SEED     NOISE_EACH(SEED)
#define NOISE_COLOR    NOISE_EACH(COLOR)
#define NOISE_GRADIENT NOISE_EACH(GRADIENT)

/* The condition that is always true. */
#define NOISE_ALWAYS "1"

/* Conditions for parameters that only some algorithms use. */
#define NOISE_IF_INTERPOLATED   "algorithm {value, perlin}"
#define NOISE_IF_GRADIENTS      "algorithm {perlin} & ! dimensions {one}"
#define NOISE_IF_KERNELS        "algorithm {simplex}"
#define NOISE_IF_CELLS          "algorithm {cellular}"
#define NOISE_IF_WHITE          "algorithm {white}"
#define NOISE_IF_WAVES          "algorithm {waves}"
#define NOISE_IF_SCRATCHES      "algorithm {scratches}"
#define NOISE_IF_TILES          "algorithm {tiles}"
#define NOISE_IF_CELLS_OR_TILES "algorithm {cellular, tiles}"
#define NOISE_IF_PICTURE        "algorithm {picture}"
#define NOISE_IF_LATTICE        "! algorithm {picture}"
#define NOISE_IF_FRACTAL        "! algorithm {tiles, picture}"
#define NOISE_IF_OCTAVES        "! fractal {none} & " NOISE_IF_FRACTAL
#define NOISE_IF_PROFILE        "algorithm {waves, phasor}"
#define NOISE_IF_DIRECTED       "algorithm {scratches, phasor}"
#define NOISE_IF_NORMALIZED     "! algorithm {perlin-2002, svg-turbulence, picture}"
#define NOISE_IF_FREE_OCTAVES   "! algorithm {svg-turbulence}"
#define NOISE_IF_DIMENSIONS     "! algorithm {svg-turbulence, tiles, picture}"
#define NOISE_IF_SEEDED         "! algorithm {perlin-2002}"

#endif
