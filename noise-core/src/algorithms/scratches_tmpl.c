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
 *
 * Few of those strokes reach the place.  So if cells are large, the strokes that can
 * reach any of VEC_LANES neighboring places are chosen first, with one stroke per
 * lane, and then drawn, with one place per lane (Together).  If cells are small,
 * each lane has a place and strokes of its own (Apart).
 */
#include "common/directions.h"
#include "common/neighbors.h"

/* The strengths of strokes range from 1 - WEAKER to 1. */
#define WEAKER 0.75f

#define STROKES_MAX 8 /* in a cell; density is limited to this */

/* Strokes, one in each lane. */
typedef struct Stroke {
    VecF middle[2]; /* relative to a cell, plus SNAP */
    VecF number;    /* from 0 to 1; sets the direction */
    VecF direction[2];
    VecF strength; /* 0 where there is no stroke */
} Stroke;

/* Computes everything about strokes except their directions from their hashes.
 * `rest` is the density minus the number of earlier strokes in the same cell.  If
 * the density is not a whole number, its fraction is the probability that a cell's
 * last stroke exists.  `right` is the distance along x, in cells, of the strokes'
 * cells from the cell that their middles are relative to. */
VEC_INLINE void
compute_stroke(const NoiseOctaveInput *input, VecU hash, VecF rest, int right,
               Stroke *stroke)
{
    const VecU properties = noise_hash_properties(hash);
    const VecF chance = noise_unit_of_hash(properties, 0, 1.0f);
    const VecF strength = 1.0f - noise_unit_of_hash(properties, 1, WEAKER);

    stroke->middle[0] = compute_coordinate(hash, 0, right);
    stroke->middle[1] = compute_coordinate(hash, 1, 0);
    stroke->number = noise_unit_of_hash(hash, 2, 1.0f);
    stroke->strength = vec_select(vec_less(chance, rest),
                                  strength * input->gain, vec_splat(0.0f));
}

/* The value of the strongest stroke at a place, and its slopes. */
typedef struct Mark {
    VecF value;
    VecF slope[2];
} Mark;

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

    rise[0] = stroke->strength * (rise[0] * across) * scale[0];
    rise[1] = stroke->strength * (along * rise[1]) * scale[1];
    return (Mark){
        .value = stroke->strength * (along * across),
        .slope = {rise[0] * cosine - rise[1] * sine,
                  rise[0] * sine + rise[1] * cosine},
    };
}

/* Replaces the strongest mark in lanes where `mark` is stronger. */
VEC_INLINE void
keep_stronger(bool with_slopes, Mark mark, Mark *strongest)
{
    const VecMask is_new = vec_less(strongest->value, mark.value);

    strongest->value = vec_max(strongest->value, mark.value);
    for (int axis = 0; with_slopes && axis < 2; axis++)
        strongest->slope[axis] =
            vec_select(is_new, mark.slope[axis], strongest->slope[axis]);
}

/* Strokes can reach a place from its own row of cells and from the rows above and
 * below, and in each row, from three cells. */
#define ROWS_NEAR 3
#define ROW_MAX   (3 * STROKES_MAX)

/* VEC_LANES places, each of which has strokes of its own. */
typedef struct Apart {
    const NoiseOctaveInput *input;
    Block block;
    Home home;
} Apart;

/* Computes the strokes of the row that is `down` cells below the places' own. */
VEC_INLINE void
fill_row(Apart *apart, int first, int down, Stroke *stroke)
{
    const NoiseOctaveInput *input = apart->input;
    const int n = input->shape->dimensions;
    const float density = input->shape->density;
    const Block block = apart->block;
    Home *home = &apart->home;
    int n_strokes = 0;

    home->is_reduced =
        is_reduced(input, n, block.reduction, home->whole, -1, 1);
    for (int right = -1; right <= 1; right++) {
        const int step[3] = {right, down, 0};
        const VecU hash =
            n > 2 ? hash_neighbor(input, 3, block, first, home, step)
                  : hash_neighbor(input, 2, block, first, home, step);
        for (int k = 0; (float)k < density; k++)
            compute_stroke(input, hash_of_point(hash, k),
                           vec_splat(density - (float)k), right,
                           &stroke[n_strokes++]);
    }
    /* Processors look ahead only so far.  In a separate loop, they can work on the
     * directions of several strokes at the same time. */
    for (int i = 0; i < n_strokes; i++)
        compute_direction(input->shape, stroke[i].number, stroke[i].direction);
}

/* Draws the strokes that fill_row() has computed, and keeps the strongest marks. */
VEC_INLINE void
mark_row(const Apart *apart, int down, const Stroke *stroke, bool with_slopes,
         Mark *strongest)
{
    const int n_strokes = 3 * (int)ceilf(apart->input->shape->density);
    const VecF place[2] = {apart->home.inner[0],
                           apart->home.inner[1] - (float)down};

    for (int k = 0; k < n_strokes; k++)
        keep_stronger(with_slopes,
                      compute_mark(apart->input, &stroke[k], place), strongest);
}

VEC_OUTLINE Mark
mark_apart(Apart *apart, int first, bool with_slopes)
{
    Stroke stroke[ROW_MAX];
    Mark strongest = {0};

    for (int down = -1; down <= 1; down++) {
        fill_row(apart, first, down, stroke);
        mark_row(apart, down, stroke, with_slopes, &strongest);
    }
    return strongest;
}

/* The most strokes in a bunch.  A bunch contains the strokes of one cell or, if
 * these would not fill a vector, of 2, 4 or 8 neighboring cells along x. */
#define BUNCH_MAX (VEC_LANES > STROKES_MAX ? VEC_LANES : STROKES_MAX)

typedef struct Bunch {
    NOISE_ALIGNED float middle[2][BUNCH_MAX]; /* relative to the first cell */
    float direction[2][BUNCH_MAX];
    float strength[BUNCH_MAX];
} Bunch;

/* The coordinate, in cells, given to strokes that do not exist.  It is too far away
 * for them to reach any place. */
#define BEYOND 64.0f

/* The largest width and height of an area, in cells.  According to benchmarks,
 * larger areas take longer to draw than lanes with their own strokes.  The strokes
 * of at most SLOTS cells along each axis can reach an area of up to 5 cells, and
 * each of these cells has a slot of its own. */
#define AREA_MAX (2.2f + 0.13f * VEC_LANES)
#define SLOTS    8

/* The most rows of an area, and the most that they can be apart, in cells. */
#define AREA_ROWS   8
#define AREA_HEIGHT 0.4f

/* The bunches computed so far, and the strokes that can reach the current area.  An
 * area is the box around VEC_LANES places and those below them in the next rows. */
typedef struct Together {
    const NoiseOctaveInput *input;
    Reduction reduction;
    /* A bunch has 2^cell_bits cells, with room for 2^stroke_bits strokes each. */
    int stroke_bits, cell_bits;
    float half[2]; /* half the length and width of strokes, in cells */
    Bunch kept[SLOTS * SLOTS];
    uint32_t first_cell[SLOTS * SLOTS][3]; /* of bunches; z is 0 in the plane */
    uint32_t whole[3]; /* the cell that the area is relative to */
    VecF place[2];     /* in the first row of the area */
    int n_rows;
    float down[AREA_ROWS]; /* how far each row is below the first, in cells */
    float area_middle[2], area_half[2];
    int n_chosen;
    uint32_t chosen[SLOTS * SLOTS * BUNCH_MAX + VEC_LANES];
} Together;

static inline int
size_of_bunch(const Together *together)
{
    return 1 << (together->cell_bits + together->stroke_bits);
}

static inline void
begin_together(const NoiseOctaveInput *input, Reduction reduction,
               Together *together)
{
    together->input = input;
    together->reduction = reduction;
    /* A bunch never has more than 8 cells: middles are multiples of 2^-21, because
     * SNAP was added to them, and floats below 8 hold such numbers exactly. */
    together->stroke_bits = VEC_LANES > 8 ? 1 : 0;
    while ((float)(1 << together->stroke_bits) < input->shape->density)
        together->stroke_bits++;
    together->cell_bits = 0;
    while (size_of_bunch(together) < VEC_LANES)
        together->cell_bits++;
    together->half[0] = 0.5f * input->shape->length;
    together->half[1] = 0.5f * input->width;
    /* Begin each slot with a cell whose y belongs in a different slot, so that no
     * bunch looks as if it had already been computed. */
    memset(together->first_cell, 0, sizeof together->first_cell);
    for (uint32_t slot = 0; slot < SLOTS * SLOTS; slot++)
        together->first_cell[slot][1] = slot / SLOTS + 1;
    together->n_rows = 1;
    together->down[0] = 0.0f;
}

/* Computes the strokes of a bunch.  To save memory, stores the numbers that set
 * their directions in direction[0]; turn_bunch() replaces them. */
VEC_INLINE void
fill_bunch(const Together *together, const uint32_t whole[3], Bunch *bunch)
{
    const NoiseOctaveInput *input = together->input;
    const int n = input->shape->dimensions;

    for (int at = 0; at < size_of_bunch(together); at += VEC_LANES) {
        const VecU number = vec_count_from((uint32_t)at);
        const VecU right = number >> together->stroke_bits;
        const VecU k = number - (right << together->stroke_bits);
        VecU cell[4] = {whole[0] + right, vec_splat_u(whole[1]),
                        vec_splat_u(whole[2])};
        Stroke stroke;

        if (together->reduction == REDUCTION_LANES)
            reduce_lanes(&input->lattice->period, n, cell);
        const VecU hash =
            n > 2 ? hash_reduced(input, 3, cell) : hash_reduced(input, 2, cell);
        compute_stroke(input,
                       vec_select_u(vec_is_negative(k - 1u), hash,
                                    noise_hash_fold(hash, k)),
                       input->shape->density - vec_to_float(k), 0, &stroke);
        vec_store(&bunch->middle[0][at],
                  vec_select(vec_less(vec_splat(0.0f), stroke.strength),
                             stroke.middle[0] - SNAP + vec_to_float(right),
                             vec_splat(BEYOND)));
        vec_store(&bunch->middle[1][at], stroke.middle[1] - SNAP);
        vec_store(&bunch->direction[0][at], stroke.number);
        vec_store(&bunch->strength[at], stroke.strength);
    }
}

/* Turns the numbers that fill_bunch() has stored in direction[0] into directions. */
VEC_INLINE void
turn_bunch(const Together *together, Bunch *bunch)
{
    for (int at = 0; at < size_of_bunch(together); at += VEC_LANES) {
        VecF direction[2];

        compute_direction(together->input->shape,
                          vec_load(&bunch->direction[0][at]), direction);
        for (int axis = 0; axis < 2; axis++)
            vec_store(&bunch->direction[axis][at], direction[axis]);
    }
}

/* Returns the slot for the bunch that begins with this cell, and claims it.  Sets
 * *is_new if the slot held another bunch, so that this one must be computed. */
VEC_INLINE int
assign_slot(Together *together, const uint32_t whole[3], bool *is_new)
{
    const uint32_t column = whole[0] >> together->cell_bits;
    const int slot = (int)(whole[1] % SLOTS * SLOTS + column % SLOTS);
    uint32_t *kept = together->first_cell[slot];

    *is_new = ((kept[0] ^ whole[0]) | (kept[1] ^ whole[1]) |
               (kept[2] ^ whole[2])) != 0;
    memcpy(kept, whole, sizeof together->first_cell[slot]);
    return slot;
}

/* Returns how many cells a bunch is from the cell that the area is relative to. */
static inline float
offset_of_bunch(const Together *together, int slot, int axis)
{
    return (float)(int32_t)(together->first_cell[slot][axis] -
                            together->whole[axis]);
}

/* An upper bound of the rounding error of distances, in cells. */
#define GRAIN 0x1p-10f

/* Lists the strokes of a bunch that can reach the area. */
VEC_INLINE void
choose_in_bunch(Together *together, int slot)
{
    const Bunch *bunch = &together->kept[slot];
    const float *half = together->half, *width = together->area_half;
    float middle[2];

    for (int axis = 0; axis < 2; axis++)
        middle[axis] =
            together->area_middle[axis] - offset_of_bunch(together, slot, axis);
    for (int at = 0; at < size_of_bunch(together); at += VEC_LANES) {
        const VecF x = middle[0] - vec_load(&bunch->middle[0][at]);
        const VecF y = middle[1] - vec_load(&bunch->middle[1][at]);
        const VecF cosine = vec_load(&bunch->direction[0][at]);
        const VecF sine = vec_load(&bunch->direction[1][at]);
        const VecF right = vec_abs(cosine), down = vec_abs(sine);
        const VecF along = vec_abs(x * cosine + y * sine) -
                           (right * width[0] + down * width[1]);
        const VecF across = vec_abs(y * cosine - x * sine) -
                            (down * width[0] + right * width[1]);
        const VecMask reach = vec_less(
            vec_max(along - half[0], across - half[1]), vec_splat(GRAIN));
        uint32_t number[VEC_LANES];
        vec_store_u(number, vec_count_from((uint32_t)(slot * BUNCH_MAX + at)));
        together->n_chosen += vec_pack(&together->chosen[together->n_chosen],
                                       number, vec_flags(reach));
    }
}

/* Lists the strokes that can reach the area, ordered along x, then y. */
VEC_OUTLINE void
choose_strokes(Together *together)
{
    const uint32_t width = 1u << together->cell_bits;
    const NoiseShape *shape = together->input->shape;
    const float *half = together->half;
    const float diagonal = sqrtf(half[0] * half[0] + half[1] * half[1]);
    uint8_t near[SLOTS * SLOTS], added[SLOTS * SLOTS];
    uint32_t low[2], high[2];
    int n_near = 0, n_added = 0;

    for (int axis = 0; axis < 2; axis++) {
        const float middle = together->area_middle[axis];
        /* No stroke extends along this axis by more than this fraction of its
         * length. */
        const float part = fabsf(shape->direction[axis]) + shape->spread;
        const float reach = together->area_half[axis] + GRAIN +
                            fminf(half[0] * part + half[1], diagonal);
        low[axis] =
            together->whole[axis] + (uint32_t)(int)floorf(middle - reach);
        high[axis] =
            together->whole[axis] + (uint32_t)(int)floorf(middle + reach);
    }
    low[0] &= 0u - width;
    for (uint32_t y = low[1]; (int32_t)(y - high[1]) <= 0; y++) {
        for (uint32_t x = low[0]; (int32_t)(x - high[0]) <= 0; x += width) {
            const uint32_t whole[3] = {x, y, together->whole[2]};
            bool is_new;
            const int slot = assign_slot(together, whole, &is_new);
            near[n_near++] = added[n_added] = (uint8_t)slot;
            n_added += is_new;
        }
    }
    /* With two loops, processors can work on several bunches at the same time,
     * instead of waiting for the directions of each. */
    for (int i = 0; i < n_added; i++)
        fill_bunch(together, together->first_cell[added[i]],
                   &together->kept[added[i]]);
    for (int i = 0; i < n_added; i++)
        turn_bunch(together, &together->kept[added[i]]);
    together->n_chosen = 0;
    for (int i = 0; i < n_near; i++)
        choose_in_bunch(together, near[i]);
}

/* Returns the smallest lane. */
VEC_INLINE float
find_least(VecF x)
{
    float lane[VEC_LANES];

    for (uint32_t half = VEC_LANES / 2; half > 0; half /= 2) {
        vec_store(lane, x);
        x = vec_min(x, vec_window(lane, vec_count_from(0) ^ half));
    }
    vec_store(lane, x);
    return lane[0];
}

/* Moves the area to new places, whose positions within their cells are in `inner`,
 * plus SNAP.  Returns false if the places are too far apart. */
VEC_INLINE bool
enter_area(Together *together, const VecU whole[3], const VecF inner[2])
{
    const float height = together->down[together->n_rows - 1];
    float width[2];
    VecU step[3];

    for (int axis = 0; axis < 3; axis++) {
        uint32_t lane[VEC_LANES];
        vec_store_u(lane, whole[axis]);
        together->whole[axis] = lane[0];
        step[axis] = whole[axis] - lane[0];
    }
    for (int axis = 0; axis < 2; axis++) {
        const VecF place = (inner[axis] - SNAP) + vec_to_float(step[axis]);
        const float from = find_least(place);
        const float to = (axis > 0 ? height : 0.0f) - find_least(0.0f - place);
        together->place[axis] = place;
        together->area_middle[axis] = 0.5f * (from + to);
        together->area_half[axis] = 0.5f * (to - from);
        width[axis] = to - from;
    }
    return together->reduction != REDUCTION_SCALAR && width[0] <= AREA_MAX &&
           width[1] <= AREA_MAX &&
           !vec_any(vec_is_negative(step[2] | (0u - step[2])));
}

/* Computes the strongest mark at each place of the area. */
VEC_INLINE void
mark_together(Together *together, bool with_slopes, Mark strongest[AREA_ROWS])
{
    for (int row = 0; row < together->n_rows; row++)
        strongest[row] = (Mark){0};
    choose_strokes(together);
    for (int i = 0; i < together->n_chosen; i++) {
        const int slot = (int)(together->chosen[i] / BUNCH_MAX);
        const uint32_t k = together->chosen[i] % BUNCH_MAX;
        const Bunch *bunch = &together->kept[slot];
        Stroke stroke;
        for (int axis = 0; axis < 2; axis++) {
            stroke.middle[axis] = vec_splat(
                bunch->middle[axis][k] + offset_of_bunch(together, slot, axis));
            stroke.direction[axis] = vec_splat(bunch->direction[axis][k]);
        }
        stroke.strength = vec_splat(bunch->strength[k]);
        for (int row = 0; row < together->n_rows; row++) {
            const VecF place[2] = {together->place[0],
                                   together->place[1] + together->down[row]};
            keep_stronger(with_slopes,
                          compute_mark(together->input, &stroke, place),
                          &strongest[row]);
        }
    }
}

VEC_INLINE VecF
noise_of_mark(const NoiseOctaveInput *input, const Mark *mark)
{
    return (2.0f * mark->value - 1.0f) * input->factor;
}

/* True if it is faster to give each lane its own strokes.  `step` is the distance
 * between neighboring places, in cells.  According to benchmarks, `most` should be
 * 1.6 or, if the lanes' strokes are kept for the rows below, 0.6. */
static inline bool
are_apart(double step, double most)
{
    return (fabs(step) - 0.2) * VEC_LANES > most;
}

VEC_INLINE void
draw_scratches(const NoiseOctaveInput *input, Block block, int n_places,
               float *sum, NoiseSlopes *slopes)
{
    const NoiseTransform *map = &input->lattice->map;
    const bool is_apart =
        are_apart(map->factor[0][0], 1.6) || are_apart(map->factor[1][0], 1.6);
    Apart apart = {.input = input, .block = block};
    Home *home = &apart.home;
    Together together;
    Mark mark[AREA_ROWS];

    begin_together(input, block.reduction, &together);
    home->whole[2] = vec_splat_u(0);
    for (int i = 0; i < n_places; i += VEC_LANES) {
        for (int axis = 0; axis < input->shape->dimensions; axis++) {
            load_split(block.split, axis, i, &home->whole[axis],
                       &home->inner[axis]);
            home->inner[axis] = home->inner[axis] + SNAP;
        }
        if (!is_apart && enter_area(&together, home->whole, home->inner))
            mark_together(&together, slopes != NULL, mark);
        else
            mark[0] = mark_apart(&apart, i, slopes != NULL);
        accumulate(&sum[i], noise_of_mark(input, &mark[0]));
        if (slopes != NULL)
            store_slopes(2, mark[0].slope, vec_splat(2.0f * input->factor), i,
                         slopes);
    }
}

/* Calls a function that reads the number of dimensions itself.  This number does not
 * have to be a constant, because only hashes depend on it. */
#define FOR_ANY_DIMENSIONS(function, input, block, ...) \
    function((input), (block), __VA_ARGS__)

DEFINE_POINTS(scratches_points, draw_scratches, FOR_ANY_DIMENSIONS)

/* Draws a grid in which each column has its own strokes, which are kept for the rows
 * below. */
static void
draw_grid_apart(const NoiseOctaveInput *input, Block block,
                const NoiseGrid *grid, float *value)
{
    const NoiseSplit *split = block.split;
    Apart apart = {.input = input, .block = block};
    Stroke stroke[ROWS_NEAR][ROW_MAX];
    Home *home = &apart.home;

    home->whole[2] = vec_splat_u(split->whole[2][0]);
    for (int i = 0; i < grid->n_columns; i += VEC_LANES) {
        int64_t kept[ROWS_NEAR] = {-1, -1, -1};
        home->whole[0] = vec_load_u(&split->whole[0][i]);
        home->inner[0] = vec_load(&split->inner[0][i]) + SNAP;
        for (int row = 0; row < grid->n_rows; row++) {
            const uint32_t own = split->whole[1][row];
            Mark strongest = {0};
            home->whole[1] = vec_splat_u(own);
            home->inner[1] = vec_splat(split->inner[1][row]) + SNAP;
            for (int down = -1; down <= 1; down++) {
                const uint32_t cell = own + (uint32_t)down;
                const uint32_t slot = cell % ROWS_NEAR;
                if (kept[slot] != cell)
                    fill_row(&apart, i, down, stroke[slot]);
                kept[slot] = cell;
                mark_row(&apart, down, stroke[slot], false, &strongest);
            }
            vec_store(&value[row * NOISE_BLOCK + i],
                      noise_of_mark(input, &strongest));
        }
    }
}

/* Sets how many of the grid's rows, from `first` on, make up the next area. */
static inline void
set_rows(const NoiseSplit *split, int first, int n, Together *together)
{
    float down = 0.0f;
    int k = 0;

    do {
        together->down[k++] = down;
        down = (float)(int32_t)(split->whole[1][first + k] -
                                split->whole[1][first]) +
               ((split->inner[1][first + k] + SNAP) -
                (split->inner[1][first] + SNAP));
    } while (k < n && k < AREA_ROWS && down >= 0.0f && down <= AREA_HEIGHT);
    together->n_rows = k;
}

static bool
draw_grid_together(const NoiseOctaveInput *input, Block block,
                   const NoiseGrid *grid, float *value)
{
    const NoiseSplit *split = block.split;
    Together together;
    Mark mark[AREA_ROWS];

    begin_together(input, block.reduction, &together);
    for (int i = 0; i < grid->n_columns; i += VEC_LANES) {
        for (int row = 0; row < grid->n_rows; row += together.n_rows) {
            const VecU whole[3] = {vec_load_u(&split->whole[0][i]),
                                   vec_splat_u(split->whole[1][row]),
                                   vec_splat_u(split->whole[2][0])};
            const VecF inner[2] = {vec_load(&split->inner[0][i]) + SNAP,
                                   vec_splat(split->inner[1][row]) + SNAP};
            set_rows(split, row, grid->n_rows - row, &together);
            if (!enter_area(&together, whole, inner))
                return false;
            mark_together(&together, false, mark);
            for (int k = 0; k < together.n_rows; k++)
                vec_store(&value[(row + k) * NOISE_BLOCK + i],
                          noise_of_mark(input, &mark[k]));
        }
    }
    return true;
}

static inline void
split_lines(NoiseSplit *split, int axis, const double *place, int n)
{
    for (int i = 0; i < n; i++) {
        uint32_t fraction;
        split->whole[axis][i] =
            (uint32_t)noise_place_split(place[i], &fraction);
        split->inner[axis][i] = noise_fraction_to_cell(fraction);
    }
}

/* Draws a strip.  Returns false if it is too far from 0 to reduce its cells to the
 * period in 32 bits, or if a period starts over in it. */
static bool
scratches_grid(const NoiseOctaveInput *input, const NoiseGrid *grid,
               float *value)
{
    const NoisePeriod *period = &input->lattice->period;
    const bool is_space = input->shape->dimensions > 2;
    const double near = fmin(period->near, NOISE_NEAR) - SLOTS;
    NoiseSplit split;
    const Block block = {
        period->n_vectors > 0 ? REDUCTION_LANES : REDUCTION_NONE, &split};

    if (block.reduction == REDUCTION_LANES &&
        (noise_max_distance(grid->x, grid->n_columns) > near ||
         noise_max_distance(grid->y, grid->n_rows) > near ||
         noise_max_distance(grid->depth, is_space) > near))
        return false;
    split.whole[2][0] = 0;
    split_lines(&split, 0, grid->x, NOISE_BLOCK);
    split_lines(&split, 1, grid->y, NOISE_STRIP);
    split_lines(&split, 2, grid->depth, is_space);
    if (!are_apart(grid->step[0], 0.6))
        return draw_grid_together(input, block, grid, value);
    draw_grid_apart(input, block, grid, value);
    return true;
}

/* No compute_bound: strokes are within [0, 1]. */
const NoiseBasis NOISE_STAMP(noise_basis_scratches) = {
    .grid = scratches_grid,
    .points = scratches_points,
    .has_slopes = true,
};
