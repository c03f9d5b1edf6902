/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Gradients that turn, as docs/algorithms.md describes them.
 */
#ifndef PAPERS_EVOLUTION_H
#define PAPERS_EVOLUTION_H

#include "perlin.h"

/* Returns how often a gradient turns while the evolution turns once.  The set is
 * paper_edges(n) or, if is_edges is 0, paper_directions(n). `row` is row k, from 0,
 * of those rows of the set whose first coordinate other than 0 is positive.  In the
 * plane, k is instead the number of the eighth of all hashes that chose the
 * gradient. */
int paper_turns(int is_edges, int n, int k, const double *row);

/* Turns row k by an angle in degrees, in the plane in which it turns. */
void paper_turn(int is_edges, int n, int k, const double *row, double degrees,
                double turned[PAPER_MOST_DIMENSIONS]);

#endif
