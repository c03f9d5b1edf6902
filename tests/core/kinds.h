/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Every kind of noise, random recipes of a kind, and random places, for tests
 * of the noise's properties.
 */
#ifndef KINDS_H
#define KINDS_H

#include <noise-core/noise.h>

#include "auto-free.h"
#include "params/algorithms.h"

/* An algorithm in one of its numbers of dimensions. */
typedef struct Kind {
    const char *name;
    NoiseAlgorithm algorithm;
    NoiseDimensions dimensions;
} Kind;

/* The number of kinds: each row of the algorithms, in all its numbers of
 * dimensions. */
#define N_KINDS_OF(algorithm, basis, least, most, ...) +(most) - (least) + 1
enum { N_KINDS = 0 NOISE_ALGORITHM_ROWS(N_KINDS_OF) };
#undef N_KINDS_OF

/* Returns kind `number`, from 0 to N_KINDS - 1. */
const Kind *kind_number(int number);

/* Returns the kind of this name, such as "perlin 3D". */
const Kind *kind_named(const char *name);

/* True if the kind's algorithm is drawn as published: without normalization,
 * and without shifts between octaves. */
bool kind_is_exact(const Kind *kind);

/* True if an algorithm draws the same in every cell.  Then it is not random,
 * unless it is warped. */
bool kind_is_regular(NoiseAlgorithm algorithm);

/* True if the kind has slopes, so that maps can be drawn of it. */
bool kind_has_slopes(const Kind *kind);

/* True if the kind changes with depth, z. */
bool kind_has_depth(const Kind *kind);

/* True if slopes are too steep at some points to be compared with differences:
 * phasor noise has unbounded slopes where its waves end. */
bool kind_has_ends(NoiseAlgorithm algorithm);

/* True if this fractal can combine the kind's octaves. */
bool kind_has_fractal(const Kind *kind, NoiseFractal fractal);

/* Returns the value of a plan at a place, in pixels from the corner of the
 * pattern, from 0 to 1, before it is normalized and shaded. */
double kind_raw_at(const NoisePlan *plan, const double place[4]);

/* Returns the initial parameters, with the kind's algorithm and dimensions;
 * scratches, waves of phasor noise and edges of tiles are about as coarse as
 * the patterns of other kinds. */
NoiseParams kind_params(const Kind *kind);

/* Returns one unchanged octave of the kind of this name, with cells of one
 * pixel. */
NoiseParams kind_plain(const char *name);

/* Draws the shape at random: interpolation, gradients, kernel radius, feature,
 * distance, jitter, spots, cell contrast. */
void kind_vary_shape(uint64_t *state, NoiseParams *params);

/* Draws octaves, persistence, lacunarity, weighted and ping-pong strength. */
void kind_vary_octaves(uint64_t *state, NoiseParams *params);

/* Returns the plan of params; ends the test program if they are refused. */
NoisePlan *kind_plan(const NoiseParams *params);

/* Returns the value, and stores the gradient unless that is NULL, at x and y in
 * pixels from the corner of the pattern, and z and w in cells. */
float kind_value_at(const NoisePlan *plan, const double place[4],
                    float gradient[4]);

/* Draws a rectangle, with its rows one after another; returns the number of
 * channels. */
int kind_draw(const NoiseParams *params, NoiseRegion region, float *pixels);

bool kind_accepts(const NoiseParams *params);

/* True if params are refused for this problem, naming this field, and left as
 * they are. */
bool kind_refuses(const NoiseParams *params, NoiseProblem problem,
                  const char *key);

/* Like picture_tell_unless(), for one noise. */
bool kind_tell_unless(bool holds, const NoiseParams *params);

#define CHECK_KIND(condition, params) CHECK(kind_tell_unless(condition, params))

/* Many places: x and y in pixels, z and w in cells. */
enum { N_PLACES = 2048 };
typedef struct Places {
    double at[4][N_PLACES];
} Places;

/* Draws n places up to 20000 cells of octave 0 from the origin, in every
 * direction. */
void places_draw(uint64_t *state, const NoiseParams *params, int n,
                 Places *places);

NoisePoints places_points(const Places *places);

#endif
