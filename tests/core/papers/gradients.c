/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include "gradients.h"

#include <math.h>
#include <string.h>

static void
add_row(PaperGradients *set, const double *row)
{
    memcpy(set->rows[set->n_rows++], row, sizeof set->rows[0]);
}

/* Adds rows with the coordinate `here` along this axis and `elsewhere` along all
 * others, with all combinations of signs.  The signs count up in binary, with the
 * first axis as the lowest bit and 1 as a minus; a coordinate of 0 has no sign. */
static void
add_all_signs(PaperGradients *set, int axis, double here, double elsewhere)
{
    for (unsigned minus = 0; minus < 1u << set->n; minus++) {
        double row[PAPER_MOST_DIMENSIONS] = {0};
        if (here == 0 && (minus >> axis & 1))
            continue;
        for (int i = 0; i < set->n; i++) {
            const double length = i == axis ? here : elsewhere;
            row[i] = minus >> i & 1 ? -length : length;
        }
        add_row(set, row);
    }
}

PaperGradients
paper_edges(int n)
{
    PaperGradients set = {.n = n};

    if (n == 1)
        add_all_signs(&set, 0, 1, 0);
    /* Perlin's order begins with the rows in which z is 0. */
    for (int step = 0; step < n && n > 1; step++)
        add_all_signs(&set, n == 4 ? step : n - 1 - step, 0, 1);
    return set;
}

/* For each axis, adds the rows with 0 along it, and a and b along the next two axes,
 * with all combinations of signs. */
static void
add_rectangles(PaperGradients *set, double a, double b)
{
    for (int axis = 0; axis < 3; axis++) {
        for (unsigned minus = 0; minus < 4; minus++) {
            double row[PAPER_MOST_DIMENSIONS] = {0};
            row[(axis + 1) % 3] = minus & 1 ? -a : a;
            row[(axis + 2) % 3] = minus & 2 ? -b : b;
            add_row(set, row);
        }
    }
}

/* Adds the twelve vertices of an icosahedron, then the middles of its twenty
 * faces, eight of which are along the diagonals of the cube. */
static void
add_icosahedron(PaperGradients *set)
{
    const double golden = (1 + sqrt(5)) / 2;
    const double radius = sqrt(1 + golden * golden);
    const double diagonal = 1 / sqrt(3);

    add_rectangles(set, 1 / radius, golden / radius);
    add_all_signs(set, 0, diagonal, diagonal);
    add_rectangles(set, golden * diagonal, diagonal / golden);
}

/* Adds sixteen rows around the circle, none of them along an axis or a diagonal. */
static void
add_circle(PaperGradients *set)
{
    for (int k = 0; k < 16; k++) {
        const double angle = (k + 0.5) * acos(-1) / 8;
        add_row(set, (double[PAPER_MOST_DIMENSIONS]){cos(angle), sin(angle)});
    }
}

/* Adds rows with one long coordinate a and three short ones b, such that the mean
 * fourth power of a coordinate is that of the whole sphere: a^4 + 3 b^4 = 1 / 2. */
static void
add_hypersphere(PaperGradients *set)
{
    const double long_squared = (2 + sqrt(12)) / 8;

    for (int axis = 0; axis < 4; axis++)
        add_all_signs(set, axis, sqrt(long_squared),
                      sqrt((1 - long_squared) / 3));
}

PaperGradients
paper_directions(int n)
{
    PaperGradients set = {.n = n};

    if (n == 1)
        add_all_signs(&set, 0, 1, 0);
    if (n == 2)
        add_circle(&set);
    if (n == 3)
        add_icosahedron(&set);
    if (n == 4)
        add_hypersphere(&set);
    return set;
}
