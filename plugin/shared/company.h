/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws several lattice:noise operations together.  Drawing all maps of one
 * recipe takes hardly longer than drawing one of them, but a GEGL node has only
 * one output.  So the first operation also draws the others' maps, into buffers
 * that it is given.
 */
#ifndef LATTICE_COMPANY_H
#define LATTICE_COMPANY_H

#include <gegl.h>

#include <noise-core/noise.h>

/* The key under which the first node's operation holds a pointer to its
 * LatticeCompany, as GObject data. */
#define LATTICE_COMPANY "lattice-company"

/* All the operations, including the first one, with the same encoding and
 * origin.  Each has a buffer that it is drawn into; GEGL itself fills the first
 * one's. */
typedef struct LatticeCompany {
    int n; /* at most NOISE_MAPS_MAX */
    GeglNode *nodes[NOISE_MAPS_MAX];
    GeglBuffer *buffers[NOISE_MAPS_MAX];
} LatticeCompany;

#endif
