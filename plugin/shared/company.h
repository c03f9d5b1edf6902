/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws several lattice:noise operations together.  All maps of one recipe take
 * hardly longer than one of them, but a node of GEGL has only one output.  So
 * the first operation draws the others' maps, too, into buffers that it is
 * given.
 */
#ifndef LATTICE_COMPANY_H
#define LATTICE_COMPANY_H

#include <gegl.h>

#include <noise-core/noise.h>

/* The key under which the first node's operation has its LatticeCompany as
 * data. */
#define LATTICE_COMPANY "lattice-company"

/* All the operations, including the first one; they have the same encoding and
 * origin.  buffers: what each is drawn into; GEGL itself stores that of the
 * first one. */
typedef struct LatticeCompany {
    int n; /* NOISE_MAPS_MAX at most */
    GeglNode *nodes[NOISE_MAPS_MAX];
    GeglBuffer *buffers[NOISE_MAPS_MAX];
} LatticeCompany;

#endif
