/* SPDX-License-Identifier: MIT
 *
 * Every parameter of a noise recipe, once.
 *
 * NOISE_PARAMETERS(CHOICE, REAL, SEED, COLOR, GRADIENT) calls one of the five
 * macros for each parameter, in the order in which people meet them:
 *
 *   CHOICE(name, key, Type, CHOICES, initial, group, when, label, blurb)
 *   REAL(name, key, initial, LIMITS(minimum, maximum),
 *        SLIDER(minimum, maximum, step, digits, gamma), unit,
 *        group, when, label, blurb)
 *   SEED(name, key, group, when, label, blurb)
 *   COLOR(name, key, initial, group, when, label, blurb)
 *   GRADIENT(name, key, initial, group, when, label, blurb)
 *
 *   name     the field of NoiseParams
 *   key      its name in recipes, properties and procedures
 *   CHOICES  one of the lists of choices.h
 *   LIMITS   what noise_params_check() accepts, both ends included
 *   SLIDER   a slider's ends, its step, the decimals that it shows, and an
 *            exponent, which above 1 gives small values more room
 *   unit     "" for plain numbers, "px" for pixels of the picture, "cells",
 *            "%" or a degree sign
 *   group    where a dialog shows it: a NoiseGroup without its prefix; written
 *            WHOLE(group) if the parameter belongs to the whole picture, not to
 *            a layer
 *   when     the choices with which the parameter matters; see
 *            noise_parameter_matters()
 *   label    its name for people, in English, and
 *   blurb    a sentence about it, for tooltips
 *
 * From this list come the struct, its check, the recipe, the operation's
 * properties, the procedures' arguments, the dialogs and docs/parameters.md.
 */
#ifndef NOISE_PARAMETERS_H
#define NOISE_PARAMETERS_H

#include <noise-core/choices.h>

/* The condition that always holds. */
#define NOISE_ALWAYS "1"

/* Which algorithms read which parameters, for the conditions below. */
#define NOISE_IF_INTERPOLATED   "algorithm {value, perlin}"
#define NOISE_IF_GRADIENTS      "algorithm {perlin} & ! dimensions {one}"
#define NOISE_IF_KERNELS        "algorithm {simplex}"
#define NOISE_IF_CELLS          "algorithm {cellular}"
#define NOISE_IF_WHITE          "algorithm {white}"
#define NOISE_IF_WAVES          "algorithm {waves}"
#define NOISE_IF_SCRATCHES      "algorithm {scratches}"
#define NOISE_IF_TILES          "algorithm {tiles}"
#define NOISE_IF_CELLS_OR_TILES "algorithm {cellular, tiles}"
#define NOISE_IF_OCTAVES        "! fractal {none} & ! algorithm {tiles}"
#define NOISE_IF_PROFILE        "algorithm {waves, phasor}"
#define NOISE_IF_DIRECTED       "algorithm {scratches, phasor}"
#define NOISE_IF_NORMALIZED     "! algorithm {perlin-2002, svg-turbulence}"
#define NOISE_IF_FREE_OCTAVES   "! algorithm {svg-turbulence}"
#define NOISE_IF_DIMENSIONS     "! algorithm {svg-turbulence, tiles}"
#define NOISE_IF_SEEDED         "! algorithm {perlin-2002}"

/* The groups LOOK and MAIN are always visible in a dialog; the others can be
 * opened. */
#define NOISE_PARAMETERS(CHOICE, REAL, SEED, COLOR, GRADIENT)                  \
    CHOICE(algorithm, "algorithm", NoiseAlgorithm, NOISE_ALGORITHMS,           \
           NOISE_ALGORITHM_PERLIN, MAIN, NOISE_ALWAYS,                         \
           NOISE_TEXT("Algorithm"), NOISE_TEXT("The kind of noise"))           \
    REAL(scale, "scale", 64.0, LIMITS(0.01, 1e6),                              \
         SLIDER(1.0, 1024.0, 1.0, 2, 3.0), "px", MAIN, NOISE_ALWAYS,           \
         NOISE_TEXT("Scale"),                                                  \
         NOISE_TEXT("Cell size when Size is 100, in pixels"))                  \
    REAL(                                                                      \
        size, "size", 100.0, LIMITS(0.01, 10000.0),                            \
        SLIDER(10.0, 1000.0, 1.0, 0, 3.0), "%", WHOLE(LOOK), NOISE_ALWAYS,     \
        NOISE_TEXT("Size"),                                                    \
        NOISE_TEXT("Scales the whole look; fine detail is added as it grows")) \
    REAL(octaves, "octaves", 6.0, LIMITS(1.0, 16.0),                           \
         SLIDER(1.0, 10.0, 1.0, 1, 1.0), "", MAIN, NOISE_IF_OCTAVES,           \
         NOISE_TEXT("Octaves"),                                                \
         NOISE_TEXT("Number of layers of finer and finer detail; a fraction "  \
                    "fades in the last one"))                                  \
    REAL(persistence, "persistence", 0.5, LIMITS(0.0, 2.0),                    \
         SLIDER(0.0, 1.0, 0.01, 2, 1.0), "", MAIN,                             \
         NOISE_IF_OCTAVES " & " NOISE_IF_FREE_OCTAVES,                         \
         NOISE_TEXT("Persistence"),                                            \
         NOISE_TEXT("Strength of each octave relative to the one before"))     \
    SEED(seed, "seed", WHOLE(LOOK), NOISE_IF_SEEDED, NOISE_TEXT("Seed"),       \
         NOISE_TEXT("Each seed gives a different pattern of the same kind"))   \
    CHOICE(dimensions, "dimensions", NoiseDimensions, NOISE_DIMENSIONS,        \
           NOISE_DIMENSIONS_2, SHAPE, NOISE_IF_DIMENSIONS,                     \
           NOISE_TEXT("Dimensions"),                                           \
           NOISE_TEXT("Dimensions of the noise; the image is a slice of it, "  \
                      "and one dimension gives stripes"))                      \
    REAL(z, "z", 0.5, LIMITS(-1e6, 1e6), SLIDER(0.0, 10.0, 0.01, 2, 1.0),      \
         "cells", WHOLE(SHAPE),                                                \
         "dimensions {three, four} & " NOISE_IF_DIMENSIONS,                    \
         NOISE_TEXT("Depth"),                                                  \
         NOISE_TEXT("Position in the 3rd dimension, in cells and not pixels: " \
                    "depth or time"))                                          \
    REAL(w, "w", 0.5, LIMITS(-1e6, 1e6), SLIDER(0.0, 10.0, 0.01, 2, 1.0),      \
         "cells", SHAPE, "dimensions {four} & " NOISE_IF_DIMENSIONS,           \
         NOISE_TEXT("Position in the 4th dimension"),                          \
         NOISE_TEXT("Position in the 4th dimension, in cells"))                \
    CHOICE(interpolation, "interpolation", NoiseInterpolation,                 \
           NOISE_INTERPOLATIONS, NOISE_INTERPOLATION_QUINTIC, SHAPE,           \
           NOISE_IF_INTERPOLATED, NOISE_TEXT("Interpolation"),                 \
           NOISE_TEXT("Curve that blends from one lattice point to the next")) \
    CHOICE(gradients, "gradients", NoiseGradients, NOISE_GRADIENTS,            \
           NOISE_GRADIENTS_UNIT, SHAPE, NOISE_IF_GRADIENTS,                    \
           NOISE_TEXT("Gradients"),                                            \
           NOISE_TEXT("Directions of the gradients; axes only gives a blocky " \
                      "pattern, like streets"))                                \
    REAL(evolution, "evolution", 0.0, LIMITS(-360.0, 360.0),                   \
         SLIDER(0.0, 360.0, 1.0, 1, 1.0), "°", SHAPE,                          \
         "algorithm {perlin, simplex} & ! dimensions {one}",                   \
         NOISE_TEXT("Evolution"),                                              \
         NOISE_TEXT("Animates the noise in place; 360 degrees make a loop"))   \
    CHOICE(kernel_radius, "kernel-radius", NoiseKernelRadius,                  \
           NOISE_KERNEL_RADII, NOISE_KERNEL_RADIUS_CONTINUOUS, SHAPE,          \
           NOISE_IF_KERNELS, NOISE_TEXT("Softness"),                           \
           NOISE_TEXT("Radius of each lattice point; the softer choice "       \
                      "leaves faint creases"))                                 \
    CHOICE(feature, "feature", NoiseFeature, NOISE_FEATURES, NOISE_FEATURE_F1, \
           SHAPE, NOISE_IF_CELLS, NOISE_TEXT("Feature"),                       \
           NOISE_TEXT("Which feature of the cells to draw"))                   \
    CHOICE(distance, "distance", NoiseDistance, NOISE_DISTANCES,               \
           NOISE_DISTANCE_EUCLIDEAN, SHAPE,                                    \
           NOISE_IF_CELLS " & ! feature {edge}", NOISE_TEXT("Distance"),       \
           NOISE_TEXT("How the distance to the cell points is measured"))      \
    REAL(minkowski_power, "minkowski-power", 3.0, LIMITS(0.5, 8.0),            \
         SLIDER(0.5, 8.0, 0.5, 1, 1.0), "", SHAPE,                             \
         NOISE_IF_CELLS " & ! feature {edge} & distance {minkowski}",          \
         NOISE_TEXT("Power"),                                                  \
         NOISE_TEXT("Shape of equal distances: 0.5 is a star, 1 a diamond, 2 " \
                    "a circle, 8 nearly a square"))                            \
    REAL(smoothness, "smoothness", 0.5, LIMITS(0.0, 1.0),                      \
         SLIDER(0.0, 1.0, 0.01, 2, 1.0), "", SHAPE,                            \
         NOISE_IF_CELLS " & feature {smooth-f1}", NOISE_TEXT("Smoothness"),    \
         NOISE_TEXT("How much neighboring cells blend into each other"))       \
    REAL(jitter, "jitter", 1.0, LIMITS(0.0, 1.0),                              \
         SLIDER(0.0, 1.0, 0.01, 2, 1.0), "", SHAPE, NOISE_IF_CELLS,            \
         NOISE_TEXT("Jitter"),                                                 \
         NOISE_TEXT("Irregularity of the cells; 0 is a regular grid"))         \
    REAL(spot_presence, "spot-presence", 1.0, LIMITS(0.0, 1.0),                \
         SLIDER(0.0, 1.0, 0.01, 2, 1.0), "", SHAPE,                            \
         NOISE_IF_CELLS " & feature {spots}", NOISE_TEXT("Spot presence"),     \
         NOISE_TEXT("Fraction of the cells that have a spot"))                 \
    REAL(spot_size, "spot-size", 0.5, LIMITS(0.01, 1.0),                       \
         SLIDER(0.01, 1.0, 0.01, 2, 1.0), "", SHAPE,                           \
         NOISE_IF_CELLS " & feature {spots}", NOISE_TEXT("Spot size"),         \
         NOISE_TEXT("Radius of the largest spots, in cells"))                  \
    REAL(spot_variation, "spot-variation", 0.5, LIMITS(0.0, 1.0),              \
         SLIDER(0.0, 1.0, 0.01, 2, 1.0), "", SHAPE,                            \
         NOISE_IF_CELLS " & feature {spots}", NOISE_TEXT("Spot variation"),    \
         NOISE_TEXT("How much the spots vary in size"))                        \
    REAL(cell_contrast, "cell-contrast", 0.0, LIMITS(0.0, 1.0),                \
         SLIDER(0.0, 1.0, 0.01, 2, 1.0), "", SHAPE,                            \
         NOISE_IF_CELLS_OR_TILES " & ! feature {cell-value}",                  \
         NOISE_TEXT("Cell contrast"),                                          \
         NOISE_TEXT("How much the brightness varies from cell to cell"))       \
    CHOICE(distribution, "distribution", NoiseWhiteDistribution,               \
           NOISE_WHITE_DISTRIBUTIONS, NOISE_WHITE_DISTRIBUTION_UNIFORM, SHAPE, \
           NOISE_IF_WHITE, NOISE_TEXT("Distribution"),                         \
           NOISE_TEXT("Uniform, or concentrated around middle gray, as in "    \
                      "film and sensors"))                                     \
    CHOICE(wave_shape, "wave-shape", NoiseWaveShape, NOISE_WAVE_SHAPES,        \
           NOISE_WAVE_SHAPE_BANDS, SHAPE, NOISE_IF_WAVES,                      \
           NOISE_TEXT("Wave shape"),                                           \
           NOISE_TEXT("Straight bands, or rings around the origin"))           \
    CHOICE(wave_profile, "wave-profile", NoiseWaveProfile,                     \
           NOISE_WAVE_PROFILES, NOISE_WAVE_PROFILE_SINE, SHAPE,                \
           NOISE_IF_PROFILE, NOISE_TEXT("Wave profile"),                       \
           NOISE_TEXT("Brightness across each wave; the saw rises slowly and " \
                      "falls at once"))                                        \
    REAL(length, "length", 1.2, LIMITS(0.05, 1.8),                             \
         SLIDER(0.05, 1.8, 0.05, 2, 1.0), "cells", SHAPE, NOISE_IF_SCRATCHES,  \
         NOISE_TEXT("Length"),                                                 \
         NOISE_TEXT("Length of the scratches, in cells"))                      \
    REAL(width, "width", 0.04, LIMITS(0.001, 0.8),                             \
         SLIDER(0.001, 0.8, 0.01, 3, 3.0), "cells", SHAPE, NOISE_IF_SCRATCHES, \
         NOISE_TEXT("Width"), NOISE_TEXT("Width of the scratches, in cells"))  \
    REAL(density, "density", 1.0, LIMITS(0.0, 8.0),                            \
         SLIDER(0.0, 8.0, 0.1, 2, 2.0), "", SHAPE, NOISE_IF_SCRATCHES,         \
         NOISE_TEXT("Density"), NOISE_TEXT("Scratches per cell"))              \
    REAL(angle, "angle", 0.0, LIMITS(-360.0, 360.0),                           \
         SLIDER(-180.0, 180.0, 1.0, 1, 1.0), "°", SHAPE, NOISE_IF_DIRECTED,    \
         NOISE_TEXT("Angle"),                                                  \
         NOISE_TEXT("Direction of the scratches, and across the waves, in "    \
                    "degrees clockwise"))                                      \
    REAL(spread, "spread", 20.0, LIMITS(0.0, 90.0),                            \
         SLIDER(0.0, 90.0, 1.0, 1, 1.0), "°", SHAPE, NOISE_IF_DIRECTED,        \
         NOISE_TEXT("Spread"),                                                 \
         NOISE_TEXT("How far directions vary to each side, in degrees; 90 is " \
                    "all directions"))                                         \
    REAL(bandwidth, "bandwidth", 0.25, LIMITS(0.1, 1.0),                       \
         SLIDER(0.1, 1.0, 0.01, 2, 1.0), "", SHAPE, "algorithm {phasor}",      \
         NOISE_TEXT("Bandwidth"),                                              \
         NOISE_TEXT("How quickly waves change: low values give long, even "    \
                    "waves, 1 a tangle"))                                      \
    CHOICE(pattern, "pattern", NoisePattern, NOISE_PATTERNS,                   \
           NOISE_PATTERN_BRICKS, SHAPE, NOISE_IF_TILES, NOISE_TEXT("Pattern"), \
           NOISE_TEXT("How the tiles are laid"))                               \
    CHOICE(tile_feature, "tile-feature", NoiseTileFeature,                     \
           NOISE_TILE_FEATURES, NOISE_TILE_FEATURE_HEIGHT, SHAPE,              \
           NOISE_IF_TILES, NOISE_TEXT("Feature"),                              \
           NOISE_TEXT("Which feature of the tiles to draw"))                   \
    REAL(shift, "shift", 0.5, LIMITS(0.0, 1.0),                                \
         SLIDER(0.0, 1.0, 0.05, 2, 1.0), "", SHAPE,                            \
         NOISE_IF_TILES " & pattern {bricks}", NOISE_TEXT("Shift"),            \
         NOISE_TEXT("How far each row is shifted, in bricks; 0 is a grid"))    \
    REAL(joint, "joint", 4.0, LIMITS(0.0, 1e5),                                \
         SLIDER(0.0, 50.0, 1.0, 1, 2.0), "px", SHAPE, NOISE_IF_TILES,          \
         NOISE_TEXT("Joint"),                                                  \
         NOISE_TEXT("Width of the gap between tiles, in pixels"))              \
    REAL(bevel, "bevel", 4.0, LIMITS(0.0, 1e5),                                \
         SLIDER(0.0, 50.0, 1.0, 1, 2.0), "px", SHAPE,                          \
         NOISE_IF_TILES " & tile-feature {height}", NOISE_TEXT("Bevel"),       \
         NOISE_TEXT("Width of the rounded edge of tiles, in pixels"))          \
    REAL(roundness, "roundness", 0.0, LIMITS(0.0, 1.0),                        \
         SLIDER(0.0, 1.0, 0.01, 2, 1.0), "", SHAPE,                            \
         NOISE_IF_TILES " & ! pattern {scales}", NOISE_TEXT("Roundness"),      \
         NOISE_TEXT("How round the corners of tiles are"))                     \
    REAL(tile_jitter, "tile-jitter", 0.0, LIMITS(0.0, 1.0),                    \
         SLIDER(0.0, 1.0, 0.01, 2, 1.0), "", SHAPE,                            \
         NOISE_IF_TILES                                                        \
         " & ! pattern {herringbone, basket, scales, weave, twill}",           \
         NOISE_TEXT("Jitter"),                                                 \
         NOISE_TEXT("Irregularity of the tiles; 0 makes all alike"))           \
    REAL(tilt, "tilt", 0.0, LIMITS(0.0, 1.0), SLIDER(0.0, 1.0, 0.01, 2, 1.0),  \
         "", SHAPE, NOISE_IF_TILES " & tile-feature {height}",                 \
         NOISE_TEXT("Tilt"),                                                   \
         NOISE_TEXT("How far each tile leans its own way"))                    \
    CHOICE(fractal, "fractal", NoiseFractal, NOISE_FRACTALS,                   \
           NOISE_FRACTAL_FBM, FRACTAL, "! algorithm {tiles}",                  \
           NOISE_TEXT("Fractal"), NOISE_TEXT("How octaves are combined"))      \
    REAL(                                                                      \
        lacunarity, "lacunarity", 2.0, LIMITS(1.0, 4.0),                       \
        SLIDER(1.0, 4.0, 0.1, 2, 1.0), "", FRACTAL,                            \
        NOISE_IF_OCTAVES " & " NOISE_IF_FREE_OCTAVES,                          \
        NOISE_TEXT("Lacunarity"),                                              \
        NOISE_TEXT("How many times finer each octave is than the one before")) \
    REAL(weighted_strength, "weighted-strength", 0.0, LIMITS(0.0, 1.0),        \
         SLIDER(0.0, 1.0, 0.01, 2, 1.0), "", FRACTAL,                          \
         "! fractal {none, damped} & ! algorithm {svg-turbulence, tiles}",     \
         NOISE_TEXT("Detail on peaks"),                                        \
         NOISE_TEXT("Keeps dark areas smooth and bright areas rough"))         \
    REAL(ping_pong_strength, "ping-pong-strength", 2.0, LIMITS(0.5, 10.0),     \
         SLIDER(0.5, 5.0, 0.1, 2, 1.0), "", FRACTAL,                           \
         "fractal {ping-pong} & ! algorithm {tiles}",                          \
         NOISE_TEXT("Ping-pong strength"),                                     \
         NOISE_TEXT("How often values bounce between dark and bright"))        \
    REAL(warp_amount, "warp-amount", 0.0, LIMITS(0.0, 1e5),                    \
         SLIDER(0.0, 500.0, 1.0, 1, 3.0), "px", WARP, NOISE_ALWAYS,            \
         NOISE_TEXT("Warp"),                                                   \
         NOISE_TEXT("How far another noise moves each point, in pixels; 0 "    \
                    "turns the warp off"))                                     \
    REAL(warp_scale, "warp-scale", 128.0, LIMITS(0.01, 1e6),                   \
         SLIDER(1.0, 1024.0, 1.0, 2, 3.0), "px", WARP, NOISE_ALWAYS,           \
         NOISE_TEXT("Warp scale"),                                             \
         NOISE_TEXT("Cell size of the warping noise, in pixels"))              \
    REAL(warp_octaves, "warp-octaves", 1.0, LIMITS(1.0, 8.0),                  \
         SLIDER(1.0, 8.0, 1.0, 1, 1.0), "", WARP, NOISE_ALWAYS,                \
         NOISE_TEXT("Warp octaves"),                                           \
         NOISE_TEXT("Octaves of the warping noise"))                           \
    CHOICE(warp_rounds, "warp-rounds", NoiseWarpRounds, NOISE_WARP_ROUNDS,     \
           NOISE_WARP_ROUNDS_1, WARP, NOISE_ALWAYS, NOISE_TEXT("Warp passes"), \
           NOISE_TEXT("Two passes warp the warp itself"))                      \
    REAL(stretch, "stretch", 1.0, LIMITS(0.01, 100.0),                         \
         SLIDER(0.1, 10.0, 0.1, 2, 3.0), "", PLACEMENT, NOISE_ALWAYS,          \
         NOISE_TEXT("Stretch"), NOISE_TEXT("Cell width divided by height"))    \
    REAL(rotation, "rotation", 0.0, LIMITS(-360.0, 360.0),                     \
         SLIDER(-180.0, 180.0, 1.0, 1, 1.0), "°", PLACEMENT, NOISE_ALWAYS,     \
         NOISE_TEXT("Rotation"),                                               \
         NOISE_TEXT("Clockwise rotation of the pattern, in degrees"))          \
    REAL(offset_x, "offset-x", 0.0, LIMITS(-1e9, 1e9),                         \
         SLIDER(-1000.0, 1000.0, 1.0, 1, 1.0), "px", WHOLE(PLACEMENT),         \
         NOISE_ALWAYS, NOISE_TEXT("Offset X"),                                 \
         NOISE_TEXT("Moves the pattern to the right, in pixels"))              \
    REAL(offset_y, "offset-y", 0.0, LIMITS(-1e9, 1e9),                         \
         SLIDER(-1000.0, 1000.0, 1.0, 1, 1.0), "px", WHOLE(PLACEMENT),         \
         NOISE_ALWAYS, NOISE_TEXT("Offset Y"),                                 \
         NOISE_TEXT("Moves the pattern down, in pixels"))                      \
    CHOICE(growth, "growth", NoiseGrowth, NOISE_GROWTHS, NOISE_GROWTH_FULL,    \
           WHOLE(PLACEMENT), NOISE_ALWAYS, NOISE_TEXT("Growth"),               \
           NOISE_TEXT("How Size follows that of the image when a preset is "   \
                      "chosen; slowly for threads, not at all for grain"))     \
    REAL(period_x, "period-x", 0.0, LIMITS(0.0, 1e6),                          \
         SLIDER(0.0, 4096.0, 1.0, 0, 2.0), "px", WHOLE(TILE), NOISE_ALWAYS,    \
         NOISE_TEXT("Tile width"),                                             \
         NOISE_TEXT("Width in pixels after which the pattern repeats; 0 for "  \
                    "no tiling"))                                              \
    REAL(period_y, "period-y", 0.0, LIMITS(0.0, 1e6),                          \
         SLIDER(0.0, 4096.0, 1.0, 0, 2.0), "px", WHOLE(TILE), NOISE_ALWAYS,    \
         NOISE_TEXT("Tile height"),                                            \
         NOISE_TEXT("Height in pixels after which the pattern repeats; 0 for " \
                    "no tiling"))                                              \
    REAL(period_z, "period-z", 0.0, LIMITS(0.0, 1e6),                          \
         SLIDER(0.0, 100.0, 1.0, 1, 2.0), "cells", WHOLE(TILE),                \
         "dimensions {three, four} & " NOISE_IF_DIMENSIONS,                    \
         NOISE_TEXT("Loop length"),                                            \
         NOISE_TEXT("Depth in cells after which the pattern repeats, closing " \
                    "a loop; 0 for none"))                                     \
    REAL(loop_path, "loop-path", 0.0, LIMITS(0.0, 1e6),                        \
         SLIDER(0.0, 10.0, 0.1, 2, 2.0), "cells", WHOLE(TILE),                 \
         "dimensions {three, four} & " NOISE_IF_DIMENSIONS,                    \
         NOISE_TEXT("Loop path"),                                              \
         NOISE_TEXT("Length of a circle through depth, in cells; a loop on "   \
                    "it needs no loop length; 0 for none"))                    \
    REAL(phase, "phase", 0.0, LIMITS(0.0, 1.0),                                \
         SLIDER(0.0, 1.0, 0.01, 3, 1.0), "", WHOLE(TILE),                      \
         "dimensions {three, four} & " NOISE_IF_DIMENSIONS,                    \
         NOISE_TEXT("Loop position"),                                          \
         NOISE_TEXT("Position in the loop: 0 is the first frame, 0.375 the "   \
                    "fourth of 8"))                                            \
    CHOICE(normalization, "normalization", NoiseNormalization,                 \
           NOISE_NORMALIZATIONS, NOISE_NORMALIZATION_FULL, TONE,               \
           NOISE_IF_NORMALIZED, NOISE_TEXT("Normalization"),                   \
           NOISE_TEXT("Automatic uses the whole range from dark to bright; "   \
                      "raw values suit height data"))                          \
    REAL(contrast, "contrast", 0.0, LIMITS(-100.0, 100.0),                     \
         SLIDER(-100.0, 100.0, 1.0, 0, 1.0), "", TONE,                         \
         "normalization {full} & " NOISE_IF_NORMALIZED,                        \
         NOISE_TEXT("Contrast"),                                               \
         NOISE_TEXT("Contrast around middle gray; high values flatten dark "   \
                    "and bright areas"))                                       \
    REAL(brightness, "brightness", 0.0, LIMITS(-100.0, 100.0),                 \
         SLIDER(-100.0, 100.0, 1.0, 0, 1.0), "", TONE, NOISE_ALWAYS,           \
         NOISE_TEXT("Brightness"),                                             \
         NOISE_TEXT("Above 0 brightens the midtones, below darkens them"))     \
    REAL(hardness, "hardness", 0.0, LIMITS(-100.0, 100.0),                     \
         SLIDER(-100.0, 100.0, 1.0, 0, 1.0), "", TONE, NOISE_ALWAYS,           \
         NOISE_TEXT("Hardness"),                                               \
         NOISE_TEXT("Above 0 pushes values toward dark and bright, below "     \
                    "pulls them toward the middle"))                           \
    REAL(bands, "bands", 1.0, LIMITS(1.0, 256.0),                              \
         SLIDER(1.0, 32.0, 1.0, 0, 1.0), "", TONE,                             \
         "map {picture, height, color}", NOISE_TEXT("Bands"),                  \
         NOISE_TEXT("Number of brightness steps; 1 for none"))                 \
    CHOICE(invert, "invert", NoiseSwitch, NOISE_SWITCHES, NOISE_SWITCH_NO,     \
           TONE, NOISE_ALWAYS, NOISE_TEXT("Invert"),                           \
           NOISE_TEXT("Swaps bright and dark"))                                \
    REAL(low, "low", 0.0, LIMITS(0.0, 1.0), SLIDER(0.0, 1.0, 0.01, 3, 1.0),    \
         "", TONE, NOISE_ALWAYS, NOISE_TEXT("Low"),                            \
         NOISE_TEXT("Value of the darkest areas"))                             \
    REAL(high, "high", 1.0, LIMITS(0.0, 1.0), SLIDER(0.0, 1.0, 0.01, 3, 1.0),  \
         "", TONE, NOISE_ALWAYS, NOISE_TEXT("High"),                           \
         NOISE_TEXT("Value of the brightest areas"))                           \
    REAL(relief, "relief", 0.0, LIMITS(0.0, 1e5),                              \
         SLIDER(0.0, 200.0, 1.0, 1, 3.0), "px", LIGHT, "map {picture}",        \
         NOISE_TEXT("Relief"),                                                 \
         NOISE_TEXT("Height of white above black when lit, in pixels; 0 for "  \
                    "no relief"))                                              \
    REAL(light_angle, "light-angle", 135.0, LIMITS(-360.0, 360.0),             \
         SLIDER(-180.0, 180.0, 1.0, 1, 1.0), "°", WHOLE(LIGHT),                \
         "map {picture}", NOISE_TEXT("Light angle"),                           \
         NOISE_TEXT("Direction of the light, in degrees counterclockwise: 0 "  \
                    "is from the right, 90 from the top"))                     \
    REAL(light_height, "light-height", 45.0, LIMITS(1.0, 90.0),                \
         SLIDER(1.0, 90.0, 1.0, 1, 1.0), "°", WHOLE(LIGHT), "map {picture}",   \
         NOISE_TEXT("Light height"),                                           \
         NOISE_TEXT("Height of the light above the horizon, in degrees; a "    \
                    "low light shows every bump"))                             \
    CHOICE(map, "map", NoiseMap, NOISE_MAPS, NOISE_MAP_PICTURE, WHOLE(OUTPUT), \
           NOISE_ALWAYS, NOISE_TEXT("Map"),                                    \
           NOISE_TEXT("The picture, or a map of it seen as a landscape"))      \
    REAL(map_strength, "map-strength", 32.0, LIMITS(0.0, 1e5),                 \
         SLIDER(0.0, 500.0, 1.0, 1, 3.0), "px", WHOLE(OUTPUT),                 \
         "map {normal, slope, curl, occlusion, curvature, orm, mask-map}",     \
         NOISE_TEXT("Map strength"),                                           \
         NOISE_TEXT("Height of white above black, in pixels; layers have "     \
                    "their own heights at 32, twice these at 64"))             \
    CHOICE(normal_y, "normal-y", NoiseNormalY, NOISE_NORMAL_YS,                \
           NOISE_NORMAL_Y_UP, WHOLE(OUTPUT), "map {normal}",                   \
           NOISE_TEXT("Green channel"),                                        \
           NOISE_TEXT("Which way green points in a normal map"))               \
    REAL(map_radius, "map-radius", 16.0, LIMITS(1.0, 500.0),                   \
         SLIDER(1.0, 100.0, 1.0, 1, 2.0), "px", WHOLE(OUTPUT),                 \
         "map {occlusion, curvature, orm, mask-map}",                          \
         NOISE_TEXT("Map radius"),                                             \
         NOISE_TEXT("How far around hollows and edges are looked for, in "     \
                    "pixels"))                                                 \
    CHOICE(                                                                    \
        antialiasing, "antialiasing", NoiseSwitch, NOISE_SWITCHES,             \
        NOISE_SWITCH_YES, WHOLE(OUTPUT),                                       \
        "! map {normal, slope, curl, height} & ! algorithm {white}",           \
        NOISE_TEXT("Antialiasing"),                                            \
        NOISE_TEXT("Smooths hard edges; turn it off for data, whose values "   \
                   "must be exact"))                                           \
    CHOICE(coloring, "coloring", NoiseColoring, NOISE_COLORINGS,               \
           NOISE_COLORING_GRAY, OUTPUT, "map {picture, color}",                \
           NOISE_TEXT("Colors"),                                               \
           NOISE_TEXT("Gray, or how values become colors"))                    \
    COLOR(color_low, "color-low", "#000000", OUTPUT,                           \
          "map {picture, color} & coloring {two-colors, cells}",               \
          NOISE_TEXT("Dark color"), NOISE_TEXT("Color of dark areas"))         \
    COLOR(color_high, "color-high", "#ffffff", OUTPUT,                         \
          "map {picture, color} & coloring {two-colors}",                      \
          NOISE_TEXT("Bright color"), NOISE_TEXT("Color of bright areas"))     \
    REAL(saturation, "saturation", 1.0, LIMITS(0.0, 1.0),                      \
         SLIDER(0.0, 1.0, 0.01, 2, 1.0), "", OUTPUT,                           \
         "map {picture, color} & coloring {rgb, rgba}",                        \
         NOISE_TEXT("Saturation"),                                             \
         NOISE_TEXT("How independently red, green and blue vary; at 0 they "   \
                    "vary together"))                                          \
    COLOR(color_base, "color-base", "#808080", OUTPUT,                         \
          "map {picture, color} & coloring {rgb, rgba}",                       \
          NOISE_TEXT("Base color"),                                            \
          NOISE_TEXT("Color that replaces middle gray; black and white stay")) \
    GRADIENT(gradient, "gradient", "0:#000000,1:#ffffff", OUTPUT,              \
             "map {picture, color} & coloring {gradient, cells}",              \
             NOISE_TEXT("Gradient"),                                           \
             NOISE_TEXT("Colors from dark to bright areas: stops such as "     \
                        "0:#000000,0.4:#aa3300,1:#ffffff"))

#endif
