/* SPDX-License-Identifier: MIT
 *
 * The noise of SVG's feTurbulence (W3C, "Filter Effects Module", section on
 * feTurbulence), in each of its four channels.
 */
#include <math.h>
#include <string.h>

#include "../../params/splitmix.h"
#include "../common/fade.h"
#include "../common/split.h"

/* The length of the tables that lattice points are looked up in. */
#define SIZE 256

/* The standard's tables, which depend on the seed and the size of the tile. */
typedef struct Tables {
    uint8_t lattice[2 * SIZE];  /* the same table twice */
    float gradient[4][SIZE][2]; /* for each channel */
    /* The size of octave 0's tile, in cells; 0: not stitched. */
    int64_t tile[2];
} Tables;

/* The standard's program adds this to places, because it truncates them, which does
 * not work for negative places. */
#define OFFSET 4096.0

#define MODULUS 2147483647 /* 2^31 - 1 */

/* The "minimal standard" generator (S. Park, K. Miller, "Random Number
 * Generators: Good Ones Are Hard to Find", 1988). */
static int64_t
next_random(int64_t *state)
{
    *state = *state * 16807 % MODULUS;
    return *state;
}

/* Returns the initial state for a seed.  Seeds within the standard's range get the
 * standard's state, except for the highest one, 2^31 - 1, which would share a state
 * with the seed below it.  The highest seed and all seeds outside the range are
 * spread over all states. */
static int64_t
begin_random(uint64_t seed)
{
    int64_t state;

    memcpy(&state, &seed, sizeof state);
    if (state < INT32_MIN || state >= MODULUS)
        return (int64_t)(noise_splitmix(seed, 0) % (MODULUS - 1)) + 1;
    return state > 0 ? state : -(state % (MODULUS - 1)) + 1;
}

/* Implements NoiseBasis.fill_tables().  The seed is read as a signed number. */
static void
fill_tables(void *tables, uint64_t seed, const double period[2],
            const double frequency[2])
{
    Tables *svg = (Tables *)tables;
    int64_t state = begin_random(seed);

    for (int channel = 0; channel < 4; channel++) {
        for (int i = 0; i < SIZE; i++) {
            double gradient[2];
            for (int axis = 0; axis < 2; axis++) {
                const int64_t random = next_random(&state);
                gradient[axis] = (double)(random % (2 * SIZE) - SIZE) / SIZE;
            }
            const double length =
                sqrt(gradient[0] * gradient[0] + gradient[1] * gradient[1]);
            for (int axis = 0; axis < 2; axis++)
                svg->gradient[channel][i][axis] =
                    length > 0.0 ? (float)(gradient[axis] / length) : 0.0f;
        }
    }
    for (int i = 0; i < SIZE; i++)
        svg->lattice[i] = (uint8_t)i;
    for (int i = SIZE - 1; i > 0; i--) {
        const int64_t j = next_random(&state) % SIZE;
        const uint8_t swapped = svg->lattice[i];
        svg->lattice[i] = svg->lattice[j];
        svg->lattice[j] = swapped;
    }
    memcpy(svg->lattice + SIZE, svg->lattice, SIZE);
    for (int axis = 0; axis < 2; axis++)
        svg->tile[axis] = noise_floor(period[axis] * frequency[axis] + 0.5);
}

/* The lattice points on both sides of a place along one axis, as indices
 * into the tables. */
typedef struct SvgSide {
    int index[2];
    float offset[2]; /* from the points to the place */
    float fade;
} SvgSide;

static inline SvgSide
compute_svg_side(const NoiseOctaveInput *input, const NoisePlaces *places,
                 int at, int axis)
{
    const double moved =
        noise_split_place(&input->lattice->map, axis, places, at) + OFFSET;
    const int64_t cell = noise_floor(moved);
    const Tables *svg = (const Tables *)input->shape->tables;
    const int64_t tile = svg->tile[axis] << input->octave;
    const float t = (float)(moved - (double)cell);
    SvgSide side = {.offset = {t, t - 1.0f}, .fade = t * t * (3.0f - 2.0f * t)};

    for (int i = 0; i < 2; i++) {
        int64_t point = cell + i;
        /* The standard covers only places within the first tile.  For these, the
         * tile's size is subtracted at most once, at the tile's end, as in the
         * standard. */
        if (tile != 0)
            point -= tile * noise_floor_div(point - (int64_t)OFFSET, tile);
        side.index[i] = (int)(point & (SIZE - 1));
    }
    return side;
}

static inline float
corner(const NoiseOctaveInput *input, const SvgSide *x, const SvgSide *y,
       int right, int lower)
{
    const Tables *svg = (const Tables *)input->shape->tables;
    const int index = svg->lattice[x->index[right]] + y->index[lower];
    const float *gradient = svg->gradient[input->field][svg->lattice[index]];

    return x->offset[right] * gradient[0] + y->offset[lower] * gradient[1];
}

static void
svg_turbulence_points(const NoiseOctaveInput *input, const NoisePlaces *places,
                      int n, float *sum, NoiseSlopes *slopes)
{
    (void)slopes;
    for (int i = 0; i < n; i++) {
        const SvgSide x = compute_svg_side(input, places, i, 0);
        const SvgSide y = compute_svg_side(input, places, i, 1);
        const float upper = noise_mix(corner(input, &x, &y, 0, 0),
                                      corner(input, &x, &y, 1, 0), x.fade);
        const float lower = noise_mix(corner(input, &x, &y, 0, 1),
                                      corner(input, &x, &y, 1, 1), x.fade);
        sum[i] += noise_mix(upper, lower, y.fade) * input->factor;
    }
}

/* No compute_bound: values are drawn as the standard says. */
const NoiseBasis noise_basis_svg_turbulence = {
    .points = svg_turbulence_points,
    .fill_tables = fill_tables,
    .tables_size = sizeof(Tables),
};
