/* SPDX-License-Identifier: MIT
 *
 * Draws arbitrary places: looks up the numbers of each place's cell, such as the
 * gradients at its corners.
 *
 * Most places are in the same cell as the place before.  So draw_by_list() lists the
 * cells that a block of places goes through, computes their numbers with one cell
 * per lane, and then looks up the numbers of each place's cell.  It never branches
 * on the places' coordinates.
 */
#ifndef NOISE_CELL_LIST_H
#define NOISE_CELL_LIST_H

#include "cell.h"

/* The most numbers that a cell has: in four dimensions, 16 corners have four each. */
#define CELL_NUMBERS 64

/* The most dimensions in which cells are listed.  In four dimensions with 16 lanes,
 * a list is no faster than computing each vector's cells, and needs too much
 * stack. */
#define MOST_LISTED (VEC_LANES < 16 ? 4 : 3)

/* The cells that a block of places goes through. */
typedef struct CellList {
    NOISE_ALIGNED uint32_t whole[MOST_LISTED][NOISE_BLOCK / 2 + NOISE_LANES];
    /* This is large enough for MOST_LISTED dimensions, which need the most room. */
    NOISE_ALIGNED float
        number[(MOST_LISTED << MOST_LISTED) *
               ((NOISE_BLOCK >> (MOST_LISTED - 1)) + NOISE_LANES)];
    /* Each place's cell, counted from the cell of the first place of its vector. */
    NOISE_ALIGNED uint32_t cell[NOISE_BLOCK];
    int first_cell[NOISE_BLOCK / VEC_LANES]; /* of each vector */
} CellList;

/* Where noise and slopes go, and how places are faded. */
typedef struct ToDraw {
    float *sum;
    NoiseSlopes *slopes;
    int n_slopes; /* 0, 2 or 4 */
    NoiseInterpolation interpolation;
} ToDraw;

/* How an algorithm draws places from the numbers of cells. */
typedef struct CellSteps {
    bool has_axes; /* each corner has a number for each axis, not only one */
    void (*fill)(const NoiseOctaveInput *input, int n, const CellLanes *cells,
                 VecF *number);
    /* Returns the noise at VEC_LANES places. */
    VecF (*draw)(int n, const Cell *cell, const VecF *number);
    /* Does the same, and stores at least the wanted slopes at these places, which
     * start at place i. */
    VecF (*draw_slopes)(int n, int i, const Cell *cell, const VecF *number,
                        const ToDraw *draw);
} CellSteps;

/* Draws VEC_LANES places, from place i on. */
VEC_INLINE void
draw_cells(int n, CellSteps steps, const NoiseSplit *split, int i,
           const VecF *number, const ToDraw *draw)
{
    Cell cell;

    cell.inner[1] = cell.fade[1] = vec_splat(0.0f); /* also read in 1D */
    for (int axis = n - 1; axis >= 0; axis--) {
        cell.inner[axis] = vec_load(&split->inner[axis][i]);
        cell.fade[axis] = noise_fade(draw->interpolation, cell.inner[axis]);
    }
    accumulate(&draw->sum[i],
               draw->n_slopes == 0
                   ? steps.draw(n, &cell, number)
                   : steps.draw_slopes(n, i, &cell, number, draw));
}

/* Lists the cells of places `start` to `end` - 1, in order, and returns how many it
 * has listed.  Adds a cell wherever the next place is in another cell. */
VEC_INLINE int
list_cells(int n, const NoiseSplit *split, int start, int end, CellList *list)
{
    int count = 0;

    for (int i = start; i < end; i += VEC_LANES) {
        VecU moves = vec_splat_u(0);
        for (int axis = 0; axis < n; axis++)
            moves = moves | (vec_load_u(&split->whole[axis][i]) ^
                             vec_load_u(&split->whole[axis][i + 1]));
        const unsigned ends = vec_flags(vec_is_negative(moves | (0u - moves)));
        vec_store_u(&list->cell[i], vec_count_below(ends));
        list->first_cell[i / VEC_LANES] = count;
        for (int axis = 1; axis < n; axis++)
            vec_pack(&list->whole[axis][count], &split->whole[axis][i], ends);
        count += vec_pack(&list->whole[0][count], &split->whole[0][i], ends);
    }
    /* The loop adds a cell only when places leave it, so add the last one here.
     * This also fills the rest of the vector. */
    for (int axis = 0; axis < n; axis++)
        vec_store_u(&list->whole[axis][count],
                    vec_splat_u(split->whole[axis][end - 1]));
    return count + 1;
}

/* Lists cells and computes their numbers, then draws places. */
VEC_INLINE void
draw_by_list(const NoiseOctaveInput *input, int n, CellSteps steps,
             NoiseSplit *split, int n_places, ToDraw draw)
{
    const int n_numbers = steps.has_axes ? n << n : 1 << n;
    /* In more dimensions, fewer places share a list, so that the numbers of their
     * cells fit into the cache and onto the stack. */
    const int most = n < 3 ? NOISE_BLOCK / 2 : NOISE_BLOCK >> (n - 1);
    const int stride = most + NOISE_LANES;
    CellLanes cells; /* no initializer: it would be stored for each vector */
    CellList list;

    if (n > MOST_LISTED)
        return; /* never happens; lets compilers drop the rest */
    cells.block = (Block){compute_reduction(input, split), split};
    cells.first = 0; /* not read, since the reduction is not scalar */
    for (int axis = 0; axis < n; axis++) /* no place leaves the last cell */
        split->whole[axis][n_places] = split->whole[axis][n_places - 1];
    for (int start = 0; start < n_places; start += most) {
        const int end = n_places - start < most ? n_places : start + most;
        const int n_cells = list_cells(n, split, start, end, &list);
        for (int i = 0; i < n_cells; i += VEC_LANES) {
            VecF number[CELL_NUMBERS];
            for (int axis = 0; axis < n; axis++)
                cells.whole[axis] = vec_load_u(&list.whole[axis][i]);
            steps.fill(input, n, &cells, number);
            VEC_UNROLL
            for (int m = 0; m < n_numbers; m++)
                vec_store(&list.number[m * stride + i], number[m]);
        }
        for (int i = start; i < end; i += VEC_LANES) {
            const VecU cell = vec_load_u(&list.cell[i]);
            const float *from = &list.number[list.first_cell[i / VEC_LANES]];
            VecF number[CELL_NUMBERS];
            VEC_UNROLL
            for (int m = 0; m < n_numbers; m++)
                number[m] = vec_window(from + m * stride, cell);
            draw_cells(n, steps, split, i, number, &draw);
        }
    }
}

/* True if a list is faster: according to benchmarks, for many places of common
 * noise, if most neighbors share a cell but most vectors span several. */
VEC_INLINE bool
is_worth_listing(const NoiseOctaveInput *input, Reduction reduction,
                 int n_places, const NoiseSlopes *slopes)
{
    const double cells = input->lattice->frequency * (double)input->pixel;

#ifdef __wasm__
    return false; /* web pages would have to download more code */
#endif
    return VEC_LANES > 1 && n_places > 4 * NOISE_LANES && cells < 0.7 &&
           cells * (5 * VEC_LANES) > 1.0 && input->shape->dimensions > 1 &&
           input->shape->dimensions <= MOST_LISTED &&
           reduction != REDUCTION_SCALAR &&
           input->shape->interpolation == NOISE_INTERPOLATION_QUINTIC &&
           (slopes == NULL || slopes->n_axes == 2);
}

/* Draws places without a list: computes the numbers of their cells only when the
 * next VEC_LANES places are in different cells than the previous ones. */
VEC_INLINE void
draw_by_vector(const NoiseOctaveInput *input, int n, Block block,
               CellSteps steps, int n_places, ToDraw draw)
{
    const int n_numbers = steps.has_axes ? n << n : 1 << n;
    CellLanes cells = {.block = block};
    VecF inner[4], number[CELL_NUMBERS];

    /* Compilers cannot see that these are always filled in before they are read. */
    VEC_UNROLL
    for (int m = 0; m < n_numbers; m++)
        number[m] = vec_splat(0.0f);
    for (int i = 0; i < n_places; i += VEC_LANES) {
        cells.first = i;
        if (move_to_cells(n, block, i, cells.whole, inner))
            steps.fill(input, n, &cells, number);
        draw_cells(n, steps, block.split, i, number, &draw);
    }
}

/* Defines a function that draws with a list.  It is separate from DEFINE_CELL_POINTS,
 * because it needs a lot of stack. */
#define DEFINE_CELL_LIST(name, steps)                                       \
    VEC_OUTLINE void name(const NoiseOctaveInput *input, NoiseSplit *split, \
                          int n, float *sum, NoiseSlopes *slopes)           \
    {                                                                       \
        if (slopes == NULL)                                                 \
            FOR_DIMENSIONS(                                                 \
                draw_by_list, input, steps, split, n,                       \
                (ToDraw){sum, NULL, 0, NOISE_INTERPOLATION_QUINTIC})        \
        else                                                                \
            FOR_DIMENSIONS(                                                 \
                draw_by_list, input, steps, split, n,                       \
                (ToDraw){sum, slopes, 2, NOISE_INTERPOLATION_QUINTIC})      \
    }

/* Defines a function that draws without a list.  It is separate for the same
 * reason. */
#define DEFINE_CELL_VECTORS(name, steps)                                     \
    VEC_OUTLINE void name(const NoiseOctaveInput *input, Block block, int n, \
                          float *sum, NoiseSlopes *slopes)                   \
    {                                                                        \
        const NoiseInterpolation fade = input->shape->interpolation;         \
                                                                             \
        if (slopes == NULL)                                                  \
            FOR_BLOCKS(draw_by_vector, input, block, steps, n,               \
                       (ToDraw){sum, NULL, 0, fade});                        \
        else                                                                 \
            FOR_BLOCKS(draw_by_vector, input, block, steps, n,               \
                       (ToDraw){sum, slopes, slopes->n_axes, fade});         \
    }

/* Defines NoiseBasis.points() from these two functions. */
#define DEFINE_CELL_POINTS(name, by_list, by_vector)                    \
    VEC_OUTLINE void name(const NoiseOctaveInput *input,                \
                          const NoisePlaces *places, int n, float *sum, \
                          NoiseSlopes *slopes)                          \
    {                                                                   \
        NoiseSplit split;                                               \
        const Block block = split_block(input, places, n, &split);      \
                                                                        \
        if (is_worth_listing(input, block.reduction, n, slopes))        \
            by_list(input, &split, n, sum, slopes);                     \
        else                                                            \
            by_vector(input, block, n, sum, slopes);                    \
    }

#endif
