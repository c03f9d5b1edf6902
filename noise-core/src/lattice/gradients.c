/* SPDX-License-Identifier: MIT
 *
 * The sets of gradients, as literal tables, so that they are the same on every
 * machine.
 *
 * Each table is one half of a set; the other half has the opposite directions.
 *
 * Evolution turns every gradient in its own plane, so the noise seethes in place (K.
 * Perlin, F. Neyret, "Flow Noise", 2001; S. Gustavson, I. McEwan, "Tiling Simplex
 * Noise and Flow Noise in Two and Three Dimensions", JCGT 11(1), 2022).  During one
 * turn of the evolution, each gradient makes a whole number of turns, so one turn
 * closes a loop.  For some gradients this number is odd and for others even; if all
 * were odd, half a turn would negate the noise.  At any angle, gradients that turn
 * together have the same second moments in all directions; otherwise the noise would
 * stretch and shrink as it evolves.
 */
#include "gradients.h"

#include "rotation.h"

static const float line[1][4] = {
    {1},
};

static const float axes_2d[2][4] = {
    {1},
    {0, 1},
};

/* The midpoints of a cube's edges.  Half a set has six gradients; hashes never
 * select the last two rows. */
static const float edges_3d[8][4] = {
    {1, 1, 0}, {1, -1, 0}, {1, 0, 1}, {1, 0, -1}, {0, 1, 1}, {0, 1, -1},
};

/* In three dimensions, a gradient turns around an axis at right angles to it.  Here,
 * each pair of gradients turns in the plane that the two span. */
static const float edge_axes_3d[8][3] = {
    {0, 0, 1}, {0, 0, 1}, {0, 1, 0}, {0, 1, 0}, {1, 0, 0}, {1, 0, 0},
};

/* The midpoints of a hypercube's edges. */
static const float edges_4d[16][4] = {
    {0, 1, 1, 1}, {0, 1, -1, 1}, {0, 1, 1, -1}, {0, 1, -1, -1},
    {1, 0, 1, 1}, {1, 0, -1, 1}, {1, 0, 1, -1}, {1, 0, -1, -1},
    {1, 1, 0, 1}, {1, -1, 0, 1}, {1, 1, 0, -1}, {1, -1, 0, -1},
    {1, 1, 1, 0}, {1, -1, 1, 0}, {1, 1, -1, 0}, {1, -1, -1, 0},
};

/* cos and sin of (k + 1/2) x 22.5 degrees: no direction is along an axis or a
 * diagonal. */
static const float unit_2d[8][4] = {
    {0.98078528f, 0.195090322f},   {0.831469612f, 0.555570233f},
    {0.555570233f, 0.831469612f},  {0.195090322f, 0.98078528f},
    {0.195090322f, -0.98078528f},  {0.555570233f, -0.831469612f},
    {0.831469612f, -0.555570233f}, {0.98078528f, -0.195090322f},
};

/* The twelve vertices of an icosahedron, and the middles of its twenty faces: no
 * regular solid has more symmetries. */
#define C 0.525731112f
#define D 0.850650808f
#define E 0.577350269f
#define F 0.934172359f
#define G 0.356822090f
static const float unit_3d[16][4] = {
    {0, C, D}, {0, C, -D}, {D, 0, C},  {D, 0, -C},  {C, D, 0}, {C, -D, 0},
    {E, E, E}, {E, -E, E}, {E, E, -E}, {E, -E, -E}, {0, F, G}, {0, F, -G},
    {G, 0, F}, {G, 0, -F}, {F, G, 0},  {F, -G, 0},
};

/* Gradients in the plane of two coordinate axes turn within that plane, in pairs
 * that stay mirror images of each other.  The cube's diagonals turn in different
 * planes. */
#define H 0.707106781f
static const float unit_axes_3d[16][3] = {
    {1, 0, 0},  {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1},
    {H, -H, 0}, {0, H, H},  {H, 0, H}, {H, H, 0},  {1, 0, 0}, {-1, 0, 0},
    {0, 1, 0},  {0, -1, 0}, {0, 0, 1}, {0, 0, -1},
};

/* (A, B, B, B) in all orders and with all signs.  A^2 = (2 + sqrt(12)) / 8 makes the
 * fourth moments of these directions equal to the sphere's. */
#define A 0.826445825f
#define B 0.325057584f
static const float unit_4d[32][4] = {
    {A, B, B, B},  {A, -B, B, B},  {A, B, -B, B},  {A, -B, -B, B},
    {A, B, B, -B}, {A, -B, B, -B}, {A, B, -B, -B}, {A, -B, -B, -B},
    {B, A, B, B},  {B, -A, B, B},  {B, A, -B, B},  {B, -A, -B, B},
    {B, A, B, -B}, {B, -A, B, -B}, {B, A, -B, -B}, {B, -A, -B, -B},
    {B, B, A, B},  {B, -B, A, B},  {B, B, -A, B},  {B, -B, -A, B},
    {B, B, A, -B}, {B, -B, A, -B}, {B, B, -A, -B}, {B, -B, -A, -B},
    {B, B, B, A},  {B, -B, B, A},  {B, B, -B, A},  {B, -B, -B, A},
    {B, B, B, -A}, {B, -B, B, -A}, {B, B, -B, -A}, {B, -B, -B, -A},
};

/* How many turns each gradient makes during one turn of the evolution.  turns_2d is
 * for tables with eight entries, which repeat the smaller set.  Gradients at right
 * angles to each other make the same number of turns. */
static const int8_t turns_2d[8] = {1, 2, -1, -2, 1, 2, -1, -2};
static const int8_t edge_turns_3d[8] = {1, 1, 2, 2, -1, -1};
static const int8_t unit_turns_3d[16] = {1, 1,  1, 1, 1, 1, 1, -1,
                                         2, -2, 2, 2, 2, 2, 2, 2};
static const int8_t edge_turns_4d[16] = {1,  1,  1,  1,  1,  1,  1,  1,
                                         -2, -2, -2, -2, -2, -2, -2, -2};
static const int8_t unit_turns_4d[32] = {
    1, -1, -1, 1, -1, 1, 1, -1, 1, -1, -1, 1, -1, 1, 1, -1,
    2, -2, -2, 2, -2, 2, 2, -2, 2, -2, -2, 2, -2, 2, 2, -2,
};

/* Indexed by NoiseGradients, and by dimensions - 1. */
static const struct {
    const float (*gradient)[4];
    int bits;
    const int8_t *turns;    /* per table entry; NULL in one dimension */
    const float (*axis)[3]; /* per gradient; NULL except in three dimensions */
} sets[2][4] = {
    [NOISE_GRADIENTS_AXES] = {{line, 0, NULL, NULL},
                              {axes_2d, 1, turns_2d, NULL},
                              {edges_3d, 3, edge_turns_3d, edge_axes_3d},
                              {edges_4d, 4, edge_turns_4d, NULL}},
    [NOISE_GRADIENTS_UNIT] = {{line, 0, NULL, NULL},
                              {unit_2d, 3, turns_2d, NULL},
                              {unit_3d, 4, unit_turns_3d, unit_axes_3d},
                              {unit_4d, 5, unit_turns_4d, NULL}},
};

/* Turns a gradient by a right angle without changing its length.  In two and four
 * dimensions, x turns toward y, and z toward w. */
static void
compute_quarter_turn(const float *gradient, const float *axis,
                     double quarter[4])
{
    const double x = gradient[0], y = gradient[1], z = gradient[2];

    quarter[0] = axis == NULL ? -y : axis[1] * z - axis[2] * y;
    quarter[1] = axis == NULL ? x : axis[2] * x - axis[0] * z;
    quarter[2] = axis == NULL ? -gradient[3] : axis[0] * y - axis[1] * x;
    quarter[3] = axis == NULL ? z : 0.0;
}

void
noise_gradients_fill(NoiseGradientTable *table, NoiseGradients gradients,
                     int dimensions, double evolution, float factor)
{
    const bool is_large = gradients == NOISE_GRADIENTS_UNIT;
    const int bits = noise_gradient_bits(dimensions, is_large);
    const int own_bits = sets[gradients][dimensions - 1].bits;
    const int8_t *turns = sets[gradients][dimensions - 1].turns;
    const float(*axes)[3] = sets[gradients][dimensions - 1].axis;

    table->is_large = is_large;
    for (int i = 0; i < NOISE_GRADIENTS_MAX; i++) {
        const int entry = i & ((1 << bits) - 1);
        const int own = entry >> (bits - own_bits);
        const float *gradient = sets[gradients][dimensions - 1].gradient[own];
        double quarter[4], cosine, sine;
        noise_rotation(turns != NULL ? turns[entry] * evolution : 0.0, &cosine,
                       &sine);
        compute_quarter_turn(gradient, axes != NULL ? axes[own] : NULL,
                             quarter);
        for (int axis = 0; axis < 4; axis++)
            table->along[axis][i] =
                (float)(gradient[axis] * cosine + quarter[axis] * sine) *
                factor;
    }
}
