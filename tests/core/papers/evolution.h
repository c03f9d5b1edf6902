/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Gradients that turn, from docs/algorithms.md.
 */
#ifndef PAPERS_EVOLUTION_H
#define PAPERS_EVOLUTION_H

#include "perlin.h"

/* Returns how often a gradient turns while the evolution turns once.  The
 * gradient is row k, from 0, of the rows in a set of n dimensions whose first
 * coordinate other than 0 is positive: in the set of edges or, with is_edges 0,
 * of directions.  In the plane, k is the eighth of all hashes that chose the
 * gradient. */
int paper_turns(int is_edges, int n, int k, const double *row);

/* Turns row k by an angle in degrees, in the plane that is its own. */
void paper_turn(int is_edges, int n, int k, const double *row, double degrees,
                double turned[PAPER_MOST_DIMENSIONS]);

#endif
