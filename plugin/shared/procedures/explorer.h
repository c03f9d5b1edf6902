/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A sheet of variations of one picture, from which the user chooses the next
 * picture.  Variations have other seeds, or other values of one or two
 * parameters.
 */
#ifndef LATTICE_EXPLORER_H
#define LATTICE_EXPLORER_H

#include "axis.h"

/* The number of pictures along an axis of seeds. */
#define LATTICE_EXPLORER_SEEDS 4

typedef struct LatticeExplorer {
    LatticeAxes axes; /* the sheet's pictures, for lattice_axes_get() */
    guint n_turned;   /* how many sheets of seeds come before this one */
} LatticeExplorer;

/* Makes a sheet of variations of a checked request.  The request is one of its
 * pictures; on an axis of seeds, the first one.  `down` and `across` are each
 * NULL, for seeds, or a parameter for which lattice_explorer_offers() returns
 * TRUE.  Free with lattice_explorer_free(). */
LatticeExplorer *lattice_explorer_new(const LatticeRequest *request,
                                      const NoiseParameter *down,
                                      const NoiseParameter *across);
void lattice_explorer_free(LatticeExplorer *explorer);

/* Changes the sheet to variations of another checked request; keeps its seeds
 * and values if the request's are among them. */
void lattice_explorer_follow(LatticeExplorer *explorer,
                             const LatticeRequest *request);

/* True if a parameter is a number or a choice that changes the picture. */
gboolean lattice_explorer_offers(const LatticeRequest *request,
                                 const NoiseParameter *parameter);

/* Returns how many seeds a sheet shows; 0 if it shows only the request's
 * own. */
guint lattice_explorer_count_seeds(const LatticeExplorer *explorer);

/* Turns to the next sheet of seeds, or back to the one before, if any. */
void lattice_explorer_turn(LatticeExplorer *explorer, gboolean is_forward);

/* Returns the translated heading of row or column i along one of the sheet's axes;
 * NULL if both axes vary the seed, because then each picture has its own.  Free with
 * g_free(). */
char *lattice_explorer_get_heading(const LatticeExplorer *explorer,
                                   const LatticeAxis *axis, guint i);

/* Returns the size of the part of an image that thumbnails show: the whole image or,
 * if it has one noise that is so fine that thumbnails would average it away, its
 * upper left part, with the same aspect ratio.  `side` is the longer side of the
 * thumbnails, in pixels.  An image of unknown size stays unknown. */
LatticeExtent lattice_explorer_find_shown(const LatticeRequest *request,
                                          LatticeExtent image, int side);

#endif
