/* SPDX-License-Identifier: MIT
 *
 * Perlin's improved noise exactly as published (K. Perlin, "Improving Noise", 2002,
 * with the permutation of its reference program), for textures that have to match
 * those of games and renderers.  In two dimensions, z is 0.
 */
#include "../common/cell.h"

static const uint8_t permutation[256] = {
    151, 160, 137, 91,  90,  15,  131, 13,  201, 95,  96,  53,  194, 233, 7,
    225, 140, 36,  103, 30,  69,  142, 8,   99,  37,  240, 21,  10,  23,  190,
    6,   148, 247, 120, 234, 75,  0,   26,  197, 62,  94,  252, 219, 203, 117,
    35,  11,  32,  57,  177, 33,  88,  237, 149, 56,  87,  174, 20,  125, 136,
    171, 168, 68,  175, 74,  165, 71,  134, 139, 48,  27,  166, 77,  146, 158,
    231, 83,  111, 229, 122, 60,  211, 133, 230, 220, 105, 92,  41,  55,  46,
    245, 40,  244, 102, 143, 54,  65,  25,  63,  161, 1,   216, 80,  73,  209,
    76,  132, 187, 208, 89,  18,  169, 200, 196, 135, 130, 116, 188, 159, 86,
    164, 100, 109, 198, 173, 186, 3,   64,  52,  217, 226, 250, 124, 123, 5,
    202, 38,  147, 118, 126, 255, 82,  85,  212, 207, 206, 59,  227, 47,  16,
    58,  17,  182, 189, 28,  42,  223, 183, 170, 213, 119, 248, 152, 2,   44,
    154, 163, 70,  221, 153, 101, 155, 167, 43,  172, 9,   129, 22,  39,  253,
    19,  98,  108, 110, 79,  113, 224, 232, 178, 185, 112, 104, 218, 246, 97,
    228, 251, 34,  242, 193, 238, 210, 144, 12,  191, 179, 162, 241, 81,  51,
    145, 235, 249, 14,  239, 107, 49,  192, 214, 31,  181, 199, 106, 157, 184,
    84,  204, 176, 115, 121, 50,  45,  127, 4,   150, 254, 138, 236, 205, 93,
    222, 114, 67,  29,  24,  72,  243, 141, 128, 195, 78,  66,  215, 61,  156,
    180,
};

/* The gradients point to the midpoints of a cube's twelve edges; four of these occur
 * twice. */
static const float cases[16][3] = {
    {1, 1, 0},  {-1, 1, 0},  {1, -1, 0}, {-1, -1, 0}, {1, 0, 1},  {-1, 0, 1},
    {1, 0, -1}, {-1, 0, -1}, {0, 1, 1},  {0, -1, 1},  {0, 1, -1}, {0, -1, -1},
    {1, 1, 0},  {0, -1, 1},  {-1, 1, 0}, {0, -1, -1},
};

/* With independent colors, each channel is drawn this many lattice points farther
 * along z than the previous channel: a quarter of the permutation's period. */
#define CHANNEL_STEP 64

static inline const float *
gradient_at(const NoiseOctaveInput *input, const int64_t point[4])
{
    int64_t reduced[4] = {point[0], point[1], point[2], 0};
    uint8_t hash = 0;

    noise_period_reduce(&input->lattice->period, reduced);
    reduced[2] += CHANNEL_STEP * input->field;
    for (int axis = 0; axis < 3; axis++)
        hash = permutation[(uint8_t)(hash + (uint64_t)reduced[axis])];
    return cases[hash & 15];
}

static void
perlin_2002_points(const NoiseOctaveInput *input, const NoisePlaces *places,
                   int n_places, float *sum, NoiseSlopes *slopes)
{
    const NoiseInterpolation quintic = NOISE_INTERPOLATION_QUINTIC;
    const int n = input->shape->dimensions;

    for (int i = 0; i < n_places; i++) {
        int64_t whole[4] = {0};
        float corner[8];
        Sloped rise[16];
        Cell cell;
        for (int axis = 0; axis < n; axis++) {
            const double place =
                noise_split_place(&input->lattice->map, axis, places, i);
            whole[axis] = noise_floor(place);
            cell.inner[axis] = (float)(place - (double)whole[axis]);
            cell.fade[axis] = noise_fade(quintic, cell.inner[axis]);
        }
        for (int e = 0; e < 1 << n; e++) {
            int64_t point[4] = {0};
            for (int axis = 0; axis < n; axis++)
                point[axis] = whole[axis] + (e >> axis & 1);
            const float *gradient = gradient_at(input, point);
            corner[e] = 0.0f;
            for (int axis = 0; axis < n; axis++)
                corner[e] += gradient[axis] * offset_from(&cell, e, axis);
            if (slopes == NULL)
                continue;
            rise[e].value = corner[e];
            for (int axis = 0; axis < n; axis++)
                rise[e].along[axis] = gradient[axis];
        }
        /* Interpolates in the reference program's order: x first. */
        for (int axis = 0; axis < n; axis++) {
            for (int e = 0; e < 1 << (n - 1 - axis); e++)
                corner[e] = noise_mix(corner[2 * e], corner[2 * e + 1],
                                      cell.fade[axis]);
        }
        sum[i] += corner[0] * input->factor;
        if (slopes == NULL)
            continue;
        collapse_slopes(quintic, n, &cell, rise);
        for (int axis = 0; axis < 4; axis++)
            slopes->along[axis][i] =
                axis < n ? rise[0].along[axis] * input->factor : 0.0f;
    }
}

/* No compute_bound: values are drawn as published, and the rare ones outside [-1, 1]
 * are clipped. */
const NoiseBasis noise_basis_perlin_2002 = {
    .points = perlin_2002_points,
    .has_slopes = true,
};
