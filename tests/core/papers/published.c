/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include "published.h"

#include <stdbool.h>
#include <stddef.h>

#include "perlin.h"
#include "simplex.h"

/* The numbers 0 to 255 as shuffled in K. Perlin, "Improving Noise", 2002.  All these
 * programs have this table.  They store it twice in a row to avoid the reduction
 * modulo 256. */
static const int permutation[256] = {
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

/* How a program chooses the gradient of a lattice point. */
typedef struct Choice {
    bool is_last_axis_first; /* the order in which the axes enter the hash */
    int repeat;              /* the period in lattice points, or 0 */
    void (*gradient_of_hash)(int hash, int n, double *gradient);
} Choice;

static void
choose(void *data, int n, const int64_t *point, double *value, double *gradient)
{
    const Choice *choice = data;
    int hash = 0;

    (void)value;
    for (int step = 0; step < n; step++) {
        const int axis = choice->is_last_axis_first ? n - 1 - step : step;
        int64_t coordinate = point[axis];
        if (choice->repeat > 0) {
            coordinate %= choice->repeat;
            coordinate += coordinate < 0 ? choice->repeat : 0;
        }
        hash = permutation[(hash + coordinate) & 255];
    }
    choice->gradient_of_hash(hash, n, gradient);
}

static int
sign_of_bit(int hash, int bit)
{
    return hash >> bit & 1 ? -1 : 1;
}

/* K. Perlin, "Improving Noise", 2002: the twelve edges of a cube, four of them
 * twice. */
static void
perlin_2002_gradient(int hash, int n, double *gradient)
{
    const int h = hash & 15;
    const int first = h < 8 ? 0 : 1;
    const int second = h < 4 ? 1 : (h == 12 || h == 14) ? 0 : 2;

    (void)n;
    gradient[first] += sign_of_bit(h, 0);
    gradient[second] += sign_of_bit(h, 1);
}

double
paper_perlin_2002(const double *place, int repeat)
{
    Choice choice = {.repeat = repeat,
                     .gradient_of_hash = perlin_2002_gradient};
    const PaperLattice lattice = {
        .fade = PAPER_FADE_QUINTIC, .point_function = choose, .data = &choice};

    return paper_perlin(3, place, &lattice, NULL);
}

/* The twelve edges of a cube, starting with those where z is 0, and the 32 edges of
 * a hypercube, starting with those where x is 0.  In the plane, the projections of
 * the cube's edges.  Signs count up in binary: the first axis is the lowest bit for
 * the cube, and the last axis for the hypercube. */
static void
simplex_2005_gradient(int hash, int n, double *gradient)
{
    const int row = n == 4 ? hash % 32 : hash % 12;
    const int axis_at_zero = n == 4 ? row / 8 : 2 - row / 4;
    int bit = n == 4 ? 2 : 0;

    for (int axis = 0; axis < n; axis++) {
        if (axis == axis_at_zero)
            continue;
        gradient[axis] = sign_of_bit(row, bit);
        bit += n == 4 ? -1 : 1;
    }
}

double
paper_simplex_2005(int n, const double *place)
{
    /* In three and four dimensions, the kernels reach across the simplices'
     * borders. */
    static const double radius_squared[] = {[2] = 0.5, [3] = 0.6, [4] = 0.6};
    static const double factors[] = {[2] = 70, [3] = 32, [4] = 27};
    Choice choice = {.is_last_axis_first = true,
                     .gradient_of_hash = simplex_2005_gradient};

    const PaperSimplices simplices = {.radius_squared = radius_squared[n],
                                      .point_function = choose,
                                      .data = &choice};

    return factors[n] * paper_simplex(n, place, &simplices, NULL);
}
