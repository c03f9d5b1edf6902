/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The general noises against what the papers say of them.  test-published.c
 * compares them with the published programs.
 */
#include <math.h>

#include "../check.h"

#include "gradients.h"
#include "perlin.h"
#include "simplex.h"

#define MOST PAPER_MOST_DIMENSIONS

/* A value and a gradient of its own for each lattice point. */
static void
random_function(void *data, int n, const int64_t *point, double *value,
                double *gradient)
{
    uint64_t state = 88172645463325252u;

    (void)data;
    for (int axis = 0; axis < n; axis++) {
        state ^= (uint64_t)point[axis] * 0x9e3779b97f4a7c15u;
        for (int i = 0; i < 4; i++)
            check_random(&state);
    }
    *value = check_random_real(&state, -1, 1);
    for (int axis = 0; axis < n; axis++)
        gradient[axis] = check_random_real(&state, -1, 1);
}

static void
random_gradient(void *data, int n, const int64_t *point, double *value,
                double *gradient)
{
    random_function(data, n, point, value, gradient);
    *value = 0;
}

/* 1 + x + 2 y + 3 z + 4 w: at each point, its value. */
static void
plane(void *data, int n, const int64_t *point, double *value, double *gradient)
{
    (void)data;
    (void)gradient;
    *value = 1;
    for (int axis = 0; axis < n; axis++)
        *value += (axis + 1) * (double)point[axis];
}

/* Never on whole numbers, where some derivative of the fades jumps. */
static void
random_place(uint64_t *state, double *place)
{
    for (int axis = 0; axis < MOST; axis++)
        place[axis] = (double)(check_random(state) % 41) - 20 +
                      check_random_real(state, 0.001, 0.999);
}

static void
linear_fade_draws_a_plane_of_values(void)
{
    const PaperLattice lattice = {.fade = PAPER_FADE_LINEAR,
                                  .point_function = plane};
    uint64_t state = 2;

    for (int i = 0; i < 4000; i++) {
        const int n = 1 + i % MOST;
        double place[MOST];
        double gradient[MOST];
        double expected = 1;
        random_place(&state, place);
        for (int axis = 0; axis < n; axis++)
            expected += (axis + 1) * place[axis];
        CHECK(fabs(paper_perlin(n, place, &lattice, gradient) - expected) <
              1e-11);
        for (int axis = 0; axis < n; axis++)
            CHECK(fabs(gradient[axis] - (axis + 1)) < 1e-11);
    }
}

/* At a quarter of the way from the value 1 to the value 2. */
static void
fades_have_their_known_values(void)
{
    static const double known[] = {0.25, 0.15625, 0.103515625};
    const double place = 0.25;

    for (int fade = 0; fade < PAPER_N_FADES; fade++) {
        const PaperLattice lattice = {.fade = (PaperFade)fade,
                                      .point_function = plane};
        CHECK(paper_perlin(1, &place, &lattice, NULL) == 1 + known[fade]);
    }
}

static void
gradient_noise_is_zero_on_lattice_points(void)
{
    uint64_t state = 3;

    for (int i = 0; i < 4000; i++) {
        const int n = 1 + i % MOST;
        const PaperLattice lattice = {.fade = (PaperFade)(i % PAPER_N_FADES),
                                      .point_function = random_gradient};
        double place[MOST];
        for (int axis = 0; axis < n; axis++)
            place[axis] = (double)(check_random(&state) % 100) - 50;
        CHECK(paper_perlin(n, place, &lattice, NULL) == 0);
    }
}

/* Either noise: simplices where there is a radius. */
static double
noise_at(int n, const double *place, int fade, double radius_squared,
         double *gradient)
{
    const PaperLattice lattice = {.fade = (PaperFade)fade,
                                  .point_function = random_function};
    const PaperSimplices simplices = {.radius_squared = radius_squared,
                                      .point_function = random_function};

    return radius_squared > 0 ? paper_simplex(n, place, &simplices, gradient)
                              : paper_perlin(n, place, &lattice, gradient);
}

/* Random places hardly ever lie where the wide kernel jumps, on borders. */
static void
check_gradients(int fade, double radius_squared)
{
    const double step = 1e-5;
    uint64_t state = 4;

    for (int i = 0; i < 4000; i++) {
        const int n = 1 + i % MOST;
        double place[MOST];
        double gradient[MOST];
        random_place(&state, place);
        const double value = noise_at(n, place, fade, radius_squared, gradient);
        CHECK(value == noise_at(n, place, fade, radius_squared, NULL));
        for (int axis = 0; axis < n; axis++) {
            const double middle = place[axis];
            place[axis] = middle + step;
            const double after = noise_at(n, place, fade, radius_squared, NULL);
            place[axis] = middle - step;
            const double before =
                noise_at(n, place, fade, radius_squared, NULL);
            place[axis] = middle;
            CHECK(fabs((after - before) / (2 * step) - gradient[axis]) < 1e-8);
        }
    }
}

static void
gradients_are_central_differences(void)
{
    for (int fade = 0; fade < PAPER_N_FADES; fade++)
        check_gradients(fade, 0);
    check_gradients(0, 0.5);
    check_gradients(0, 0.6);
}

/* The largest jump of the value or a derivative over borders of simplices: the
 * faces of a cell, or those within it, where two coordinates have the same
 * fraction. */
static double
largest_jump(int n, double radius_squared, bool is_within_cell)
{
    uint64_t state = 5;
    double largest = 0;

    for (int i = 0; i < 4000; i++) {
        double point[MOST];
        double place[MOST];
        double sides[2][MOST + 1];
        random_place(&state, point);
        point[0] = floor(point[0]);
        if (is_within_cell)
            point[0] += point[n - 1] - floor(point[n - 1]);
        for (int side = 0; side < 2; side++) {
            point[0] += side == 0 ? -1e-9 : 2e-9;
            paper_simplex_place(n, point, place);
            sides[side][n] = noise_at(n, place, 0, radius_squared, sides[side]);
        }
        for (int k = 0; k <= n; k++)
            largest = fmax(largest, fabs(sides[1][k] - sides[0][k]));
    }
    return largest;
}

static void
narrow_kernel_is_smooth_across_simplices(void)
{
    for (int n = 1; n <= MOST; n++) {
        CHECK(largest_jump(n, 0.5, false) < 1e-8);
        CHECK(largest_jump(n, 0.6, false) > 1e-4);
        if (n > 1) {
            CHECK(largest_jump(n, 0.5, true) < 1e-8);
            CHECK(largest_jump(n, 0.6, true) > 1e-4);
        }
    }
}

/* The sum over all points within reach: no simplices, no sorting. */
static double
sum_of_kernels(int n, const double *place)
{
    double sum = 0;

    for (int i = 0; i < 1 << 3 * n; i++) {
        double corner[MOST];
        double offset[MOST];
        int64_t point[MOST];
        double gradient[MOST] = {0};
        double value = 0;
        double reach = 0.5;
        double along = 0;
        for (int axis = 0; axis < n; axis++)
            along += place[axis] * (sqrt(n + 1) - 1) / n;
        for (int axis = 0; axis < n; axis++) {
            point[axis] =
                (int64_t)floor(place[axis] + along) - 3 + (i >> 3 * axis & 7);
            corner[axis] = (double)point[axis];
        }
        paper_simplex_place(n, corner, offset);
        for (int axis = 0; axis < n; axis++) {
            offset[axis] = place[axis] - offset[axis];
            reach -= offset[axis] * offset[axis];
        }
        random_function(NULL, n, point, &value, gradient);
        for (int axis = 0; axis < n; axis++)
            value += gradient[axis] * offset[axis];
        sum += reach > 0 ? pow(reach, 4) * value : 0;
    }
    return sum;
}

static void
narrow_kernels_reach_their_own_simplices_only(void)
{
    uint64_t state = 6;

    for (int n = 1; n <= MOST; n++) {
        for (int i = 0; i < 100; i++) {
            double place[MOST];
            random_place(&state, place);
            CHECK(fabs(noise_at(n, place, 0, 0.5, NULL) -
                       sum_of_kernels(n, place)) < 1e-15);
        }
    }
}

/* The mean over the rows of the product of powers of two coordinates. */
static double
moment(const PaperGradients *set, int a, int power_a, int b, int power_b)
{
    double sum = 0;

    for (int row = 0; row < set->n_rows; row++)
        sum +=
            pow(set->rows[row][a], power_a) * pow(set->rows[row][b], power_b);
    return sum / set->n_rows;
}

/* No side is preferred, and no pair of axes goes together. */
static void
check_balance(const PaperGradients *set)
{
    for (int a = 0; a < set->n; a++) {
        CHECK(fabs(moment(set, a, 1, a, 0)) < 1e-15);
        for (int b = 0; b < a; b++)
            CHECK(fabs(moment(set, a, 1, b, 1)) < 1e-15);
    }
}

/* The second and fourth moments of the sphere with radius 1. */
static void
check_roundness(const PaperGradients *set)
{
    const int n = set->n;
    const double fourth = 1.0 / (n * (n + 2));

    for (int a = 0; a < n; a++) {
        CHECK(fabs(moment(set, a, 2, a, 0) - 1.0 / n) < 1e-15);
        CHECK(fabs(moment(set, a, 4, a, 0) - 3 * fourth) < 1e-15);
        for (int b = 0; b < a; b++)
            CHECK(fabs(moment(set, a, 2, b, 2) - fourth) < 1e-15);
    }
    for (int row = 0; row < set->n_rows; row++) {
        double square = 0;
        for (int axis = 0; axis < n; axis++)
            square += pow(set->rows[row][axis], 2);
        CHECK(fabs(square - 1) < 1e-15);
    }
}

static void
sets_of_gradients_are_balanced(void)
{
    static const int n_edges[] = {0, 2, 4, 12, 32};
    static const int n_directions[] = {0, 2, 16, 32, 64};

    for (int n = 1; n <= MOST; n++) {
        const PaperGradients edges = paper_edges(n);
        const PaperGradients directions = paper_directions(n);
        CHECK(edges.n_rows == n_edges[n]);
        CHECK(directions.n_rows == n_directions[n]);
        check_balance(&edges);
        check_balance(&directions);
        check_roundness(&directions);
    }
}

/* Rows 0 to 11 are an icosahedron's vertices, and each later one has three of
 * them nearest, alike: it is the middle of a face. */
static void
directions_in_space_are_an_icosahedron_and_its_faces(void)
{
    const PaperGradients set = paper_directions(3);
    const double to_vertex = sqrt((5 + 2 * sqrt(5)) / 15);

    for (int face = 12; face < set.n_rows; face++) {
        int n_nearest = 0;
        for (int vertex = 0; vertex < 12; vertex++) {
            double cosine = 0;
            for (int axis = 0; axis < 3; axis++)
                cosine += set.rows[face][axis] * set.rows[vertex][axis];
            CHECK(cosine < to_vertex + 1e-15);
            n_nearest += fabs(cosine - to_vertex) < 1e-15;
        }
        CHECK(n_nearest == 3);
    }
}

int
main(void)
{
    RUN(linear_fade_draws_a_plane_of_values);
    RUN(fades_have_their_known_values);
    RUN(gradient_noise_is_zero_on_lattice_points);
    RUN(gradients_are_central_differences);
    RUN(narrow_kernel_is_smooth_across_simplices);
    RUN(narrow_kernels_reach_their_own_simplices_only);
    RUN(sets_of_gradients_are_balanced);
    RUN(directions_in_space_are_an_icosahedron_and_its_faces);
    return check_end();
}
