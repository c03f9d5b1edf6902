/* SPDX-License-Identifier: MIT
 *
 * Scratches: short, straight strokes in the cells of the lattice, which run in all
 * directions or in nearly the same one.
 *
 * A stroke's value is s B(2 a / length) B(2 b / width), where s is the stroke's
 * strength, and a and b are the distances of a place from the stroke's middle, along
 * the stroke and across it.  B(q) is (1 - q^2)^2, or 0 from q = 1 on, so the stroke
 * is strongest in the middle, and fades out with slope 0 on all sides.  Where
 * strokes cross, the largest value wins.
 *
 * The middle of a stroke is within its cell, and no stroke reaches farther than 0.99
 * cells from there, so it is enough to look at a place's cell and the cells around
 * it.  In space, each layer of cells along z has its own strokes.
 */
#include "common/directions.h"
#include "common/neighbors.h"

#define N_NEAR      9 /* cells at one z whose strokes can reach a place */
#define STROKES_MAX 8 /* in a cell; density is limited to this */

/* The strengths of strokes range from 1 - WEAKER to 1. */
#define WEAKER 0.75f

/* A stroke, whose middle is relative to the home cell, plus SNAP. */
typedef struct Stroke {
    VecF middle[2];
    VecF direction[2];
    VecF strength; /* 0 where there is no stroke */
} Stroke;

/* The strokes that can reach VEC_LANES places. */
typedef struct Strokes {
    Home home;
    int n_in_cell;
    Stroke at[N_NEAR * STROKES_MAX];
} Strokes;

/* The value of the strongest stroke at a place, and its slopes. */
typedef struct Mark {
    VecF value;
    VecF slope[2];
} Mark;

/* Computes stroke k of the cell that is `step` cells away, whose hash is cell_hash.
 * If the density is not a whole number, its fraction is the probability that the
 * last stroke of a cell exists. */
VEC_INLINE void
compute_stroke(const NoiseShape *shape, VecU cell_hash, int k,
               const int step[3], Stroke *stroke)
{
    const VecU hash = hash_of_point(cell_hash, k);
    const VecU properties = noise_hash_properties(hash);
    const VecF chance = noise_unit_of_hash(properties, 0, 1.0f);

    for (int axis = 0; axis < 2; axis++)
        stroke->middle[axis] = compute_coordinate(hash, axis, step[axis]);
    compute_direction(shape, noise_unit_of_hash(hash, 2, 1.0f),
                      stroke->direction);
    stroke->strength = vec_select(
        vec_less(chance, vec_splat(shape->density - (float)k)),
        1.0f - noise_unit_of_hash(properties, 1, WEAKER), vec_splat(0.0f));
}

/* Computes the strokes around VEC_LANES places, unless these are in the same cells
 * as the previous places. */
VEC_INLINE void
enter_strokes(const NoiseOctaveInput *input, int n, Block block, int first,
              Strokes *strokes)
{
    const NoiseShape *shape = input->shape;

    if (!enter_home(input, n, block, first, &strokes->home))
        return;
    strokes->n_in_cell = (int)ceilf(shape->density);
    for (int i = 0; i < N_NEAR; i++) {
        const int step[3] = {i % 3 - 1, i / 3 - 1, 0};
        const VecU hash =
            hash_neighbor(input, n, block, first, &strokes->home, step);
        for (int k = 0; k < strokes->n_in_cell; k++)
            compute_stroke(shape, hash, k, step,
                           &strokes->at[i * strokes->n_in_cell + k]);
    }
}

/* Returns B(q), and stores its derivative. */
VEC_INLINE VecF
compute_bump(VecF q, VecF *slope)
{
    const VecF rest = vec_max(1.0f - q * q, vec_splat(0.0f));

    *slope = -4.0f * q * rest;
    return rest * rest;
}

/* Returns the value of a stroke at a place, and its slopes. */
VEC_INLINE Mark
compute_mark(const NoiseOctaveInput *input, const Stroke *stroke,
             const VecF place[2])
{
    const float scale[2] = {2.0f / input->shape->length, 2.0f / input->width};
    const VecF x = place[0] - stroke->middle[0];
    const VecF y = place[1] - stroke->middle[1];
    const VecF cosine = stroke->direction[0];
    const VecF sine = stroke->direction[1];
    VecF rise[2];
    const VecF along =
        compute_bump((x * cosine + y * sine) * scale[0], &rise[0]);
    const VecF across =
        compute_bump((y * cosine - x * sine) * scale[1], &rise[1]);

    const VecF strength = stroke->strength * input->gain;
    rise[0] = strength * (rise[0] * across) * scale[0];
    rise[1] = strength * (along * rise[1]) * scale[1];
    return (Mark){
        .value = strength * (along * across),
        .slope = {rise[0] * cosine - rise[1] * sine,
                  rise[0] * sine + rise[1] * cosine},
    };
}

VEC_INLINE void
draw_scratches(const NoiseOctaveInput *input, int n, Block block, int n_places,
               float *sum, NoiseSlopes *slopes)
{
    const VecF none = vec_splat(0.0f);
    Strokes strokes;

    for (int i = 0; i < n_places; i += VEC_LANES) {
        Mark strongest = {none, {none, none}};
        enter_strokes(input, n, block, i, &strokes);
        for (int k = 0; k < N_NEAR * strokes.n_in_cell; k++) {
            const Mark mark =
                compute_mark(input, &strokes.at[k], strokes.home.inner);
            const VecMask is_new = vec_less(strongest.value, mark.value);
            strongest.value = vec_max(strongest.value, mark.value);
            for (int axis = 0; axis < 2; axis++)
                strongest.slope[axis] =
                    vec_select(is_new, mark.slope[axis], strongest.slope[axis]);
        }
        accumulate(&sum[i], (2.0f * strongest.value - 1.0f) * input->factor);
        if (slopes != NULL)
            store_slopes(2, strongest.slope, vec_splat(2.0f * input->factor), i,
                         slopes);
    }
}

DEFINE_POINTS(scratches_points, draw_scratches, FOR_PLANE_AND_SPACE)

/* No compute_bound: strokes are within [0, 1]. */
const NoiseBasis NOISE_STAMP(noise_basis_scratches) = {
    .points = scratches_points,
    .has_slopes = true,
};
