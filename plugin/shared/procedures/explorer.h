/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A sheet of pictures around one, to choose the next one from: other seeds,
 * or values of one or two parameters.
 */
#ifndef LATTICE_EXPLORER_H
#define LATTICE_EXPLORER_H

#include "axis.h"

/* Rows and columns of seeds. */
#define LATTICE_EXPLORER_SEEDS 4

typedef struct LatticeExplorer {
    LatticeAxes axes;
    guint n_turned; /* how many sheets of seeds lie before this one */
} LatticeExplorer;

/* Begins a sheet around a checked request, which its first or an inner picture
 * is.  The parameters are two that are offered, or NULL for seeds.  Free with
 * lattice_explorer_free(). */
LatticeExplorer *lattice_explorer_new(const LatticeRequest *request,
                                      const NoiseParameter *down,
                                      const NoiseParameter *across);
void lattice_explorer_free(LatticeExplorer *explorer);

/* Lays the sheet around another checked request, with the same seeds and
 * values as far as the request's are among them. */
void lattice_explorer_follow(LatticeExplorer *explorer,
                             const LatticeRequest *request);

/* Whether a parameter is a number or a choice that changes the picture. */
gboolean lattice_explorer_offers(const LatticeRequest *request,
                                 const NoiseParameter *parameter);

/* How many seeds a sheet has; 0: none but the request's. */
guint lattice_explorer_count_seeds(const LatticeExplorer *explorer);

/* Goes on to the next seeds, or back to those before, if there are any. */
void lattice_explorer_turn(LatticeExplorer *explorer, gboolean is_forward);

/* The picture in a row and a column, checked; FALSE: it is refused.  Seeds go
 * on from 0 behind LATTICE_SEED_MAX. */
gboolean lattice_explorer_get(const LatticeExplorer *explorer, guint row,
                              guint column, LatticeRequest *request,
                              GError **error);

/* What stands at the edge of the sheet beside a row or above a column of one of
 * its axes, translated; NULL: nothing, because all pictures have seeds of their
 * own.  Free with g_free(). */
char *lattice_explorer_get_heading(const LatticeExplorer *explorer,
                                   const LatticeAxis *axis, guint i);

/* The level at which thumbnails with this side show an image's pattern: 0, the
 * image's own scale, if at least three of the coarsest cells are seen at it,
 * or else reduced until they are, but not below a thumbnail of the whole image
 * (width x height pixels).  So the character is seen, whatever the image's
 * size, and fine grain is not averaged away where the image shows it. */
int lattice_explorer_find_level(const LatticeRequest *request, int side,
                                int width, int height);

#endif
