/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Operations lattice:noise that are drawn together.  Maps of one recipe take hardly
 * longer than one of them; but a node of GEGL has one output.  So the first one draws
 * the others, too, into buffers that it is told of.
 */
#ifndef LATTICE_COMPANY_H
#define LATTICE_COMPANY_H

#include <gegl.h>

#include <noise-core/noise.h>

/* The key of the data of the first node's operation that is its LatticeCompany. */
#define LATTICE_COMPANY "lattice-company"

/* All of them, the first one included; they have the same encoding and origin.
 * buffers: what is drawn of each; GEGL stores that of the first one. */
typedef struct LatticeCompany {
    int n; /* NOISE_MAPS_MAX at most */
    GeglNode *nodes[NOISE_MAPS_MAX];
    GeglBuffer *buffers[NOISE_MAPS_MAX];
} LatticeCompany;

#endif
