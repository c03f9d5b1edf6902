/* SPDX-License-Identifier: MIT
 *
 * Gradients as literal tables: the same everywhere, and without sines.
 *
 * Each table is one half of a set; the other half has the opposite directions.
 */
#include "gradients.h"

static const float line[1][4] = {
    {1},
};

static const float axes_2d[2][4] = {
    {1},
    {0, 1},
};

/* The edges of a cube, six in a half; the last two rows are never chosen. */
static const float edges_3d[8][4] = {
    {1, 1, 0}, {1, -1, 0}, {1, 0, 1}, {1, 0, -1}, {0, 1, 1}, {0, 1, -1},
};

/* The middles of a hypercube's edges. */
static const float edges_4d[16][4] = {
    {0, 1, 1, 1}, {0, 1, -1, 1}, {0, 1, 1, -1}, {0, 1, -1, -1},
    {1, 0, 1, 1}, {1, 0, -1, 1}, {1, 0, 1, -1}, {1, 0, -1, -1},
    {1, 1, 0, 1}, {1, -1, 0, 1}, {1, 1, 0, -1}, {1, -1, 0, -1},
    {1, 1, 1, 0}, {1, -1, 1, 0}, {1, 1, -1, 0}, {1, -1, -1, 0},
};

/* cos and sin of (k + 1/2) x 22.5 degrees: no direction along an axis or a
 * diagonal. */
static const float unit_2d[8][4] = {
    {0.98078528f, 0.195090322f},   {0.831469612f, 0.555570233f},
    {0.555570233f, 0.831469612f},  {0.195090322f, 0.98078528f},
    {0.195090322f, -0.98078528f},  {0.555570233f, -0.831469612f},
    {0.831469612f, -0.555570233f}, {0.98078528f, -0.195090322f},
};

/* The twelve vertices of an icosahedron and the twenty middles of its faces:
 * no solid has more symmetries. */
static const float unit_3d[16][4] = {
    {0, 0.525731112f, 0.850650808f},
    {0, 0.525731112f, -0.850650808f},
    {0.850650808f, 0, 0.525731112f},
    {0.850650808f, 0, -0.525731112f},
    {0.525731112f, 0.850650808f, 0},
    {0.525731112f, -0.850650808f, 0},
    {0.577350269f, 0.577350269f, 0.577350269f},
    {0.577350269f, -0.577350269f, 0.577350269f},
    {0.577350269f, 0.577350269f, -0.577350269f},
    {0.577350269f, -0.577350269f, -0.577350269f},
    {0, 0.934172359f, 0.356822090f},
    {0, 0.934172359f, -0.356822090f},
    {0.356822090f, 0, 0.934172359f},
    {0.356822090f, 0, -0.934172359f},
    {0.934172359f, 0.356822090f, 0},
    {0.934172359f, -0.356822090f, 0},
};

/* All orders and signs of (a, b, b, b) with a^2 = (2 + sqrt(12)) / 8: the
 * fourth moments of these directions are then those of the sphere. */
static const float unit_4d[32][4] = {
    {0.826445825f, 0.325057584f, 0.325057584f, 0.325057584f},
    {0.826445825f, -0.325057584f, 0.325057584f, 0.325057584f},
    {0.826445825f, 0.325057584f, -0.325057584f, 0.325057584f},
    {0.826445825f, -0.325057584f, -0.325057584f, 0.325057584f},
    {0.826445825f, 0.325057584f, 0.325057584f, -0.325057584f},
    {0.826445825f, -0.325057584f, 0.325057584f, -0.325057584f},
    {0.826445825f, 0.325057584f, -0.325057584f, -0.325057584f},
    {0.826445825f, -0.325057584f, -0.325057584f, -0.325057584f},
    {0.325057584f, 0.826445825f, 0.325057584f, 0.325057584f},
    {0.325057584f, -0.826445825f, 0.325057584f, 0.325057584f},
    {0.325057584f, 0.826445825f, -0.325057584f, 0.325057584f},
    {0.325057584f, -0.826445825f, -0.325057584f, 0.325057584f},
    {0.325057584f, 0.826445825f, 0.325057584f, -0.325057584f},
    {0.325057584f, -0.826445825f, 0.325057584f, -0.325057584f},
    {0.325057584f, 0.826445825f, -0.325057584f, -0.325057584f},
    {0.325057584f, -0.826445825f, -0.325057584f, -0.325057584f},
    {0.325057584f, 0.325057584f, 0.826445825f, 0.325057584f},
    {0.325057584f, -0.325057584f, 0.826445825f, 0.325057584f},
    {0.325057584f, 0.325057584f, -0.826445825f, 0.325057584f},
    {0.325057584f, -0.325057584f, -0.826445825f, 0.325057584f},
    {0.325057584f, 0.325057584f, 0.826445825f, -0.325057584f},
    {0.325057584f, -0.325057584f, 0.826445825f, -0.325057584f},
    {0.325057584f, 0.325057584f, -0.826445825f, -0.325057584f},
    {0.325057584f, -0.325057584f, -0.826445825f, -0.325057584f},
    {0.325057584f, 0.325057584f, 0.325057584f, 0.826445825f},
    {0.325057584f, -0.325057584f, 0.325057584f, 0.826445825f},
    {0.325057584f, 0.325057584f, -0.325057584f, 0.826445825f},
    {0.325057584f, -0.325057584f, -0.325057584f, 0.826445825f},
    {0.325057584f, 0.325057584f, 0.325057584f, -0.826445825f},
    {0.325057584f, -0.325057584f, 0.325057584f, -0.826445825f},
    {0.325057584f, 0.325057584f, -0.325057584f, -0.826445825f},
    {0.325057584f, -0.325057584f, -0.325057584f, -0.826445825f},
};

/* By NoiseGradients, and by dimensions - 1. */
static const struct {
    const float (*gradient)[4];
    int bits;
} sets[2][4] = {
    [NOISE_GRADIENTS_AXES] = {{line, 0},
                              {axes_2d, 1},
                              {edges_3d, 3},
                              {edges_4d, 4}},
    [NOISE_GRADIENTS_UNIT] = {{line, 0},
                              {unit_2d, 3},
                              {unit_3d, 4},
                              {unit_4d, 5}},
};

void
noise_gradients_fill(NoiseGradientTable *table, NoiseGradients gradients,
                     int dimensions, float factor)
{
    const bool is_large = gradients == NOISE_GRADIENTS_UNIT;
    const int bits = noise_gradient_bits(dimensions, is_large);
    const int own_bits = sets[gradients][dimensions - 1].bits;

    table->is_large = is_large;
    for (int i = 0; i < NOISE_GRADIENTS_MAX; i++) {
        const int own = (i & ((1 << bits) - 1)) >> (bits - own_bits);
        const float *gradient = sets[gradients][dimensions - 1].gradient[own];
        for (int axis = 0; axis < 4; axis++)
            table->along[axis][i] = gradient[axis] * factor;
    }
}
