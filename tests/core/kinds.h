/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Lists every kind of noise, and makes random recipes of a kind and random places,
 * for tests of the noise's properties.
 */
#ifndef KINDS_H
#define KINDS_H

#include <noise-core/noise.h>

#include "auto-free.h"
#include "params/algorithms.h"

/* An algorithm with one of the numbers of dimensions that it can have. */
typedef struct Kind {
    const char *name;
    NoiseAlgorithm algorithm;
    NoiseDimensions dimensions;
} Kind;

/* The number of kinds: every algorithm counts once for each number of dimensions
 * that it can have.  test-on-pictures.c draws the one that shows pictures. */
#define N_KINDS_OF(algorithm, basis, least, most, ...) +(most) - (least) + 1
enum { N_KINDS = 0 NOISE_ALGORITHM_ROWS(N_KINDS_OF) - 1 };
#undef N_KINDS_OF

/* Returns kind `number`, from 0 to N_KINDS - 1. */
const Kind *kind_number(int number);

/* Returns the kind with this name, such as "perlin 3D". */
const Kind *kind_named(const char *name);

/* True if the kind's algorithm is drawn as published: without normalization,
 * and without shifts between octaves. */
bool kind_is_exact(const Kind *kind);

/* True if an algorithm draws the same in every cell.  It is then not random unless
 * it is warped. */
bool kind_is_regular(NoiseAlgorithm algorithm);

/* True if the kind has slopes, so maps of it can be drawn. */
bool kind_has_slopes(const Kind *kind);

/* True if the kind changes with depth, z. */
bool kind_has_depth(const Kind *kind);

/* True if some slopes are too steep to be compared with differences: phasor noise
 * has unbounded slopes where its waves end. */
bool kind_has_ends(NoiseAlgorithm algorithm);

/* True if this fractal can combine the kind's octaves. */
bool kind_has_fractal(const Kind *kind, NoiseFractal fractal);

/* Returns a plan's value at a place, from 0 to 1, before it is normalized and
 * shaded.  The place is in pixels from the corner of the pattern. */
double kind_raw_at(const NoisePlan *plan, const double place[4]);

/* Returns the initial parameters, but with the kind's algorithm and dimensions.
 * Makes scratches, waves of phasor noise and edges of tiles about as coarse as other
 * kinds' patterns. */
NoiseParams kind_params(const Kind *kind);

/* Returns one unchanged octave of the kind with this name, with cells of one
 * pixel. */
NoiseParams kind_plain(const char *name);

/* Sets the shape at random: interpolation, gradients, kernel radius, feature,
 * distance, jitter, spots, cell contrast. */
void kind_vary_shape(uint64_t *state, NoiseParams *params);

/* Sets octaves, persistence, lacunarity, and weighted and ping-pong strength at
 * random. */
void kind_vary_octaves(uint64_t *state, NoiseParams *params);

/* Returns the plan of params; ends the test program if they are refused. */
NoisePlan *kind_plan(const NoiseParams *params);

/* Returns a plan's value at a place, and stores the gradient there unless `gradient`
 * is NULL.  x and y are in pixels from the corner of the pattern; z and w are in
 * cells. */
float kind_value_at(const NoisePlan *plan, const double place[4],
                    float gradient[4]);

/* Draws a rectangle row by row, without gaps.  Returns the number of channels. */
int kind_draw(const NoiseParams *params, NoiseRegion region, float *pixels);

bool kind_accepts(const NoiseParams *params);

/* True if params are refused for this problem in this field, and not changed. */
bool kind_refuses(const NoiseParams *params, NoiseProblem problem,
                  const char *key);

/* Does what picture_tell_unless() does, for parameters of one noise. */
bool kind_tell_unless(bool holds, const NoiseParams *params);

#define CHECK_KIND(condition, params) CHECK(kind_tell_unless(condition, params))

/* Many places: x and y in pixels, z and w in cells. */
enum { N_PLACES = 2048 };
typedef struct Places {
    double at[4][N_PLACES];
} Places;

/* Chooses n random places, up to 20000 cells of octave 0 away from the origin, in
 * every direction. */
void places_draw(uint64_t *state, const NoiseParams *params, int n,
                 Places *places);

NoisePoints places_points(const Places *places);

#endif
