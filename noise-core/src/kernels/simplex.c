/* SPDX-License-Identifier: MIT
 *
 * Simplex noise in the plane (K. Perlin, "Noise Hardware", 2001; S. Gustavson,
 * "Simplex noise demystified", 2005), with kernel radius r^2 = 0.5, at which
 * it is continuous everywhere, and sixteen directions evenly around the
 * circle.
 *
 * The lattice of triangles is a square lattice squeezed along its diagonal:
 * the point (i, j) lies at (i, j) - (i + j) UNSKEW.  Three corners, summed in
 * the order of the diagonal, reach a place.
 */
#include "../lattice.h"

#define SKEW           0.36602540378443864676 /* (sqrt(3) - 1) / 2 */
#define UNSKEW         0.21132486540518711775 /* (3 - sqrt(3)) / 6 */
#define RADIUS_SQUARED 0.5f

typedef struct Gradient {
    float x, y;
} Gradient;

/* cos and sin of (k + 1/2) x 22.5 degrees: no direction along an axis or a
 * diagonal. */
static const Gradient directions[16] = {
    {0.98078528f, 0.19509032f},   {0.83146961f, 0.55557023f},
    {0.55557023f, 0.83146961f},   {0.19509032f, 0.98078528f},
    {-0.19509032f, 0.98078528f},  {-0.55557023f, 0.83146961f},
    {-0.83146961f, 0.55557023f},  {-0.98078528f, 0.19509032f},
    {-0.98078528f, -0.19509032f}, {-0.83146961f, -0.55557023f},
    {-0.55557023f, -0.83146961f}, {-0.19509032f, -0.98078528f},
    {0.19509032f, -0.98078528f},  {0.55557023f, -0.83146961f},
    {0.83146961f, -0.55557023f},  {0.98078528f, -0.19509032f},
};

/* What the lattice point with this hash adds at (x, y) from it. */
static inline float
kernel(uint32_t hash, float x, float y)
{
    const Gradient gradient = directions[hash >> 28];
    float reach = (RADIUS_SQUARED - y * y) - x * x;

    reach = reach > 0.0f ? reach : 0.0f;
    reach *= reach;
    return reach * reach * (gradient.x * x + gradient.y * y);
}

static inline float
simplex_at(const NoiseOctave *octave, double x, double y)
{
    const double skew = (x + y) * SKEW;
    const int64_t i = noise_floor(x + skew);
    const int64_t j = noise_floor(y + skew);
    const double unskew = (double)(i + j) * UNSKEW;
    const float x0 = (float)((x - (double)i) + unskew);
    const float y0 = (float)((y - (double)j) + unskew);
    const uint32_t step_i = x0 > y0; /* the middle corner: along i, or j */
    const uint32_t step_j = 1 - step_i;
    const uint32_t cell_i = (uint32_t)i;
    const uint32_t cell_j = (uint32_t)j + octave->key_y;
    const uint32_t upper = noise_hash_fold(octave->key, cell_j);
    const uint32_t lower = noise_hash_fold(octave->key, cell_j + 1);
    const float middle_x = (x0 - (float)step_i) + (float)UNSKEW;
    const float middle_y = (y0 - (float)step_j) + (float)UNSKEW;
    const float far_x = x0 - (float)(1.0 - 2.0 * UNSKEW);
    const float far_y = y0 - (float)(1.0 - 2.0 * UNSKEW);
    const float near_part = kernel(noise_hash_fold(upper, cell_i), x0, y0);
    const float middle_part =
        kernel(noise_hash_fold(step_j ? lower : upper, cell_i + step_i),
               middle_x, middle_y);
    const float far_part =
        kernel(noise_hash_fold(lower, cell_i + 1), far_x, far_y);

    return (near_part + middle_part) + far_part;
}

static void
simplex_prepare(NoiseColumns *columns, int n_columns)
{
    (void)columns; /* the lattice is slanted: columns share nothing */
    (void)n_columns;
}

static void
simplex_add_row(const NoiseOctave *octave, const NoiseColumns *columns,
                int n_columns, double y, float *sum)
{
    for (int i = 0; i < n_columns; i++)
        sum[i] += octave->weight * simplex_at(octave, columns->x[i], y);
}

const NoiseBasis noise_basis_simplex = {
    .bound = 0.0100803, /* every gradient pointing at the place, by search */
    .deviation = 0.0054333667, /* by integration over the kernel */
    .prepare = simplex_prepare,
    .add_row = simplex_add_row,
};
