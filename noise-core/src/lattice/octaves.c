/* SPDX-License-Identifier: MIT
 *
 * Computes the lattices of octaves, and fits them into periods.  Computes powers by
 * repeated multiplication, which rounds the same everywhere, unlike pow().
 *
 * On the lattice, the vector of a period rarely ends on a lattice point.  So each
 * vector is snapped to the nearest lattice point, and places first go through the
 * small linear map that takes the exact vectors to the snapped ones.
 */
#include "octaves.h"

#include <math.h>
#include <string.h>

#include "rotation.h"
#include "simplex.h"
#include "tiles.h"

/* Octave k's lattice is shifted by k times these numbers, so that the lattice points
 * of different octaves, where gradient noise vanishes, do not coincide.  The numbers
 * are generalized golden ratios (M. Roberts, "The Unreasonable Effectiveness of
 * Quasirandom Sequences", 2018): those of two dimensions for x and y, of three for
 * z, and of one for w. */
static const double shifts[4] = {0.75487766624669276, 0.56984029099805327,
                                 0.81917251339616444, 0.61803398874989485};

static double
whole_power(double base, int exponent)
{
    double power = 1.0;

    for (int i = 0; i < exponent; i++)
        power *= base;
    return power;
}

/* Adjusts a frequency so that a whole number of cells fits into the period, which is
 * in pixels.  Returns the next lower or higher such frequency, whichever is nearer
 * as a ratio.  SVG's feTurbulence makes the same choice. */
static double
stitch(double period, double frequency)
{
    const double cells = period * frequency;
    const double low = floor(cells) / period;
    const double high = ceil(cells) / period;

    return frequency / low < high / frequency ? low : high;
}

NoiseOctaveLayout
noise_layout_of_params(const NoiseParams *params)
{
    const NoiseTraits *traits = &noise_traits[params->algorithm];
    const bool is_single = params->fractal == NOISE_FRACTAL_NONE ||
                           traits->last_fractal == NOISE_FRACTAL_NONE;
    const double period[3] = {params->period_x, params->period_y,
                              params->period_z};
    double scale[2] = {params->scale * params->stretch, params->scale};

    for (int axis = 0; axis < 2; axis++) {
        if (traits->scale_is_of_detail)
            scale[axis] /= noise_detail_cells(params, traits);
        if (traits->tiling == NOISE_TILING_CROSS_FADED && period[axis] > 0.0)
            scale[axis] = 1.0 / stitch(period[axis], 1.0 / scale[axis]);
    }
    NoiseOctaveLayout layout = {
        .traits = traits,
        .dimensions = (int)params->dimensions + 1,
        .n_octaves = is_single ? 1 : (int)ceil(params->octaves),
        .octaves = is_single ? 1.0 : params->octaves,
        .persistence = params->persistence,
        .lacunarity = params->lacunarity,
        .scale = {scale[0], scale[1]},
        .rotation = params->rotation,
        .period = {period[0], period[1], period[2]},
        .center = traits->drawing == NOISE_DRAWING_REFERENCE ? 0.0 : 0.5,
    };

    noise_tiles_lattice(params, layout.tiles);
    return layout;
}

NoiseOctaveLayout
noise_layout_of_warp(const NoiseParams *params)
{
    int dimensions = noise_layout_of_params(params).dimensions;

    /* In a loop, the warp goes around a circle along z and w, even if the noise
     * cannot have four dimensions and goes back and forth along z. */
    if (dimensions == 3 && params->loop_path > 0.0)
        dimensions = 4;
    return (NoiseOctaveLayout){
        .traits = &noise_traits[NOISE_WARP_ALGORITHM],
        .dimensions = dimensions < 2 ? 2 : dimensions,
        .n_octaves = (int)ceil(params->warp_octaves),
        .octaves = params->warp_octaves,
        .persistence = 0.5,
        .lacunarity = NOISE_WARP_LACUNARITY,
        .scale = {params->warp_scale, params->warp_scale},
        .period = {params->period_x, params->period_y, params->period_z},
        .center = 0.5,
    };
}

double
noise_layout_frequency(const NoiseOctaveLayout *layout, int k)
{
    const double smallest = fmin(layout->scale[0], layout->scale[1]);

    return whole_power(layout->lacunarity, k) / smallest;
}

/* Vectors can split places up to this many cells away from 0 into cell and fraction.
 * The limit leaves room for the skew of simplices. */
#define CELLS_MAX 0x1p48

bool
noise_layout_is_far(const NoiseOctaveLayout *layout)
{
    const double frequency =
        noise_layout_frequency(layout, layout->n_octaves - 1);
    const double smallest = fmin(layout->scale[0], layout->scale[1]);

    return frequency * 0x1p33 > CELLS_MAX ||
           frequency * smallest * 0x1p32 > CELLS_MAX;
}

/* Returns the amplitude of octave k, persistence^k.  If the last octave is only a
 * fraction of one, its amplitude is multiplied by that fraction. */
static double
layout_amplitude(const NoiseOctaveLayout *layout, int k)
{
    const double full = whole_power(layout->persistence, k);
    const double fraction = layout->octaves - k;

    return fraction >= 1.0 ? full : full * fraction;
}

/* Returns how far to shift the lattice, in cells, if the noise jumps between cells.
 * A place on the border of two cells may be rounded to just below it; without the
 * shift, some cells would then be a pixel wider or narrower. */
static double
edge_bias(const NoiseTraits *traits)
{
    return traits->border == NOISE_BORDER_DISCONTINUOUS ? 0x1p-32 : 0.0;
}

/* Sets the octave's map, without regard to periods. */
static void
map_aperiodic(NoiseOctave *octave, const NoiseOctaveLayout *layout, int k)
{
    const double power = whole_power(layout->lacunarity, k);
    double cosine, sine;

    noise_rotation(layout->rotation, &cosine, &sine);
    memset(&octave->map, 0, sizeof octave->map);
    octave->map.factor[0][0] = cosine * (power / layout->scale[0]);
    octave->map.factor[0][1] = sine * (power / layout->scale[0]);
    octave->map.factor[1][0] = -sine * (power / layout->scale[1]);
    octave->map.factor[1][1] = cosine * (power / layout->scale[1]);
    octave->map.factor[2][2] = power;
    octave->map.factor[3][3] = power;
    for (int axis = 0; axis < 4; axis++) {
        const double shift = k * shifts[axis];
        octave->map.shift[axis] =
            layout->traits->drawing == NOISE_DRAWING_REFERENCE
                ? 0.0
                : shift - floor(shift) + edge_bias(layout->traits);
    }
}

/* Shifts the lattice so that pixels are sampled at the layout's center. */
static void
center_pixels(NoiseOctave *octave, const NoiseOctaveLayout *layout)
{
    for (int axis = 0; axis < 4; axis++)
        octave->map.shift[axis] +=
            layout->center *
            (octave->map.factor[axis][0] + octave->map.factor[axis][1]);
}

static double
dot(const double a[4], const double b[4])
{
    return ((a[0] * b[0] + a[1] * b[1]) + a[2] * b[2]) + a[3] * b[3];
}

/* Maps the cubes of a lattice to its cells, and back.  In either direction, a place
 * is multiplied by a matrix, and the product is added to the place. */
typedef struct Skew {
    bool is_none;
    double from_cubes[4][4], to_cubes[4][4];
} Skew;

/* Fills in the skew that squeezes cubes along their diagonals into simplices. */
static void
skew_simplices(int n, Skew *skew)
{
    for (int row = 0; row < n; row++) {
        for (int column = 0; column < n; column++) {
            skew->from_cubes[row][column] = -noise_simplex_unskew(n);
            skew->to_cubes[row][column] = noise_simplex_skew(n);
        }
    }
}

static void
skew_tiles(const double basis[2][2], Skew *skew)
{
    double gradient[2][2];

    noise_tiles_invert(basis[0], basis[1], gradient);
    for (int row = 0; row < 2; row++) {
        for (int column = 0; column < 2; column++) {
            const double unit = row == column ? 1.0 : 0.0;
            skew->from_cubes[row][column] = basis[column][row] - unit;
            skew->to_cubes[row][column] = gradient[row][column] - unit;
        }
    }
}

static Skew
find_skew(const NoiseOctaveLayout *layout)
{
    const NoiseLattice lattice = layout->traits->lattice;
    Skew skew = {.is_none = lattice == NOISE_LATTICE_CUBES};

    if (lattice == NOISE_LATTICE_SIMPLICES)
        skew_simplices(layout->dimensions, &skew);
    else if (lattice == NOISE_LATTICE_TILES)
        skew_tiles(layout->tiles, &skew);
    return skew;
}

static void
apply_skew(double matrix[4][4], const double place[4], double skewed[4])
{
    for (int row = 0; row < 4; row++) {
        skewed[row] = place[row];
        for (int column = 0; column < 4; column++)
            skewed[row] += matrix[row][column] * place[column];
    }
}

/* Turning a vector counts this many times as much as lengthening it, because people
 * notice turned tiles sooner than longer ones. */
#define TILES_TURN_WEIGHT 16.0

/* The periods as vectors on the lattice, and the lattice points nearest to their
 * ends, both as places (`snapped`) and as whole-number coordinates (`point`). */
typedef struct Vectors {
    int n;
    int n_axes;
    Skew skew;
    double turn_weight; /* TILES_TURN_WEIGHT, or 1 */
    double exact[3][4], snapped[3][4];
    int64_t point[3][4];
} Vectors;

/* Finds the lattice point nearest to the end of vector i.  On a lattice of cubes,
 * this is the rounded vector.  On other lattices, it is the rounded vector or one of
 * the points around it. */
static void
snap(Vectors *vectors, int i)
{
    const double *exact = vectors->exact[i];
    const int n = vectors->n_axes;
    /* 3^4 points; with fewer axes, some of them are tried several times */
    const int n_around = vectors->skew.is_none ? 1 : 81;
    int64_t rounded[4] = {0};
    double cubes[4];
    double least = INFINITY;

    apply_skew(vectors->skew.to_cubes, exact, cubes);
    for (int axis = 0; axis < n; axis++)
        rounded[axis] = (int64_t)floor(cubes[axis] + 0.5);
    for (int k = 0; k < n_around; k++) {
        int64_t tried[4] = {0};
        double point[4] = {0}, place[4], miss[4];
        for (int axis = 0, rest = k; axis < n; axis++, rest /= 3) {
            tried[axis] = rounded[axis] + (rest + 1) % 3 - 1;
            point[axis] = (double)tried[axis];
        }
        apply_skew(vectors->skew.from_cubes, point, place);
        for (int axis = 0; axis < 4; axis++)
            miss[axis] = place[axis] - exact[axis];
        const double along = dot(miss, exact);
        const double square =
            dot(miss, miss) * vectors->turn_weight -
            along * along / dot(exact, exact) * (vectors->turn_weight - 1.0);
        if (square >= least)
            continue;
        least = square;
        memcpy(vectors->snapped[i], place, sizeof place);
        memcpy(vectors->point[i], tried, sizeof tried);
    }
}

static void
compute_vectors(const NoiseOctave *octave, const NoiseOctaveLayout *layout,
                Vectors *vectors)
{
    const int n_periods = layout->dimensions > 2 ? 3 : 2;

    memset(vectors, 0, sizeof *vectors);
    vectors->n_axes = layout->dimensions;
    vectors->skew = find_skew(layout);
    vectors->turn_weight = layout->traits->lattice == NOISE_LATTICE_TILES
                               ? TILES_TURN_WEIGHT
                               : 1.0;
    for (int axis = 0; axis < n_periods; axis++) {
        const int i = vectors->n;
        bool is_nothing = true;
        if (layout->period[axis] == 0.0)
            continue;
        for (int row = 0; row < layout->dimensions; row++) {
            vectors->exact[i][row] =
                octave->map.factor[row][axis] * layout->period[axis];
            is_nothing = is_nothing && vectors->exact[i][row] == 0.0;
        }
        if (is_nothing) /* stripes along this axis: any period fits */
            continue;
        snap(vectors, i);
        vectors->n++;
    }
}

/* Computes the dual of vector i: its dot product is 1 with vector i, and 0 with the
 * other vectors and with everything at right angles to all vectors.  One step of
 * orthogonalization is enough, since all periods are at right angles, except perhaps
 * those of x and y. */
static void
compute_dual(const Vectors *vectors, int i, double dual[4])
{
    const double *own = vectors->exact[i];
    double rest[4];

    memcpy(rest, own, sizeof rest);
    for (int j = 0; j < vectors->n; j++) {
        const double *other = vectors->exact[j];
        if (j == i)
            continue;
        const double share = dot(own, other) / dot(other, other);
        for (int axis = 0; axis < 4; axis++)
            rest[axis] -= share * other[axis];
    }
    const double length = dot(rest, own);
    for (int axis = 0; axis < 4; axis++)
        dual[axis] = rest[axis] / length;
}

/* Bends the lattice so that the vectors end on lattice points.  Returns how strongly
 * it is bent: the Frobenius norm of the relative change to the map. */
static double
bend_to(NoiseOctave *octave, const Vectors *vectors)
{
    double bend[4][4] = {{0}}; /* bend * map is added to the map */
    double square = 0.0;
    double bent[4][4];

    for (int i = 0; i < vectors->n; i++) {
        double dual[4];
        compute_dual(vectors, i, dual);
        for (int row = 0; row < 4; row++) {
            const double miss =
                vectors->snapped[i][row] - vectors->exact[i][row];
            for (int column = 0; column < 4; column++)
                bend[row][column] += miss * dual[column];
        }
    }
    for (int row = 0; row < 4; row++) {
        square += dot(bend[row], bend[row]);
        for (int column = 0; column < 4; column++) {
            bent[row][column] = octave->map.factor[row][column];
            for (int i = 0; i < 4; i++)
                bent[row][column] +=
                    bend[row][i] * octave->map.factor[i][column];
        }
    }
    memcpy(octave->map.factor, bent, sizeof bent);
    return sqrt(square);
}

static void
map_to_cubes(NoiseOctave *octave, const NoiseOctaveLayout *layout)
{
    const NoiseTransform *map = &octave->map;
    const int n = layout->dimensions;
    const Skew skew = find_skew(layout);
    NoiseTransform *cubes = &octave->cubes;

    *cubes = *map;
    octave->is_skewed = layout->traits->lattice == NOISE_LATTICE_SIMPLICES;
    for (int axis = 0; !skew.is_none && axis < n; axis++) {
        for (int i = 0; i < n; i++) {
            const double share = skew.to_cubes[axis][i];
            for (int k = 0; k < 4; k++)
                cubes->factor[axis][k] += share * map->factor[i][k];
            cubes->shift[axis] += share * map->shift[i];
        }
    }
}

NoiseProblem
noise_octave_init(NoiseOctave *octave, const NoiseOctaveLayout *layout, int k,
                  double *distortion)
{
    Vectors vectors;

    *distortion = 0.0;
    memset(octave, 0, sizeof *octave);
    map_aperiodic(octave, layout, k);
    octave->frequency = noise_layout_frequency(layout, k);
    octave->amplitude = layout_amplitude(layout, k);
    if (layout->traits->tiling == NOISE_TILING_CROSS_FADED) {
        map_to_cubes(octave, layout);
        return NOISE_PROBLEM_NONE; /* the algorithm itself repeats the noise */
    }
    compute_vectors(octave, layout, &vectors);
    const NoiseProblem problem =
        noise_period_init(&octave->period, vectors.point, vectors.n);
    if (problem == NOISE_PROBLEM_NONE)
        *distortion = bend_to(octave, &vectors);
    center_pixels(octave, layout);
    map_to_cubes(octave, layout);
    /* On simplices, a lattice point's whole-number coordinates can be larger than
     * those of its place, so `near` has to be smaller. */
    if (octave->is_skewed)
        octave->period.near *=
            1.0 - layout->dimensions * noise_simplex_unskew(layout->dimensions);
    return problem;
}
