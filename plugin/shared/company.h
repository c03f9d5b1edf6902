/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws several lattice:noise operations together.  Drawing all maps of one recipe,
 * such as color and height, takes hardly any longer than drawing one map, but a GEGL
 * node has only one output.  So the first operation also draws the maps of the
 * others, into buffers that the caller provides.
 */
#ifndef LATTICE_COMPANY_H
#define LATTICE_COMPANY_H

#include <gegl.h>

#include <noise-core/noise.h>

/* The key of the GObject data in which the first node's operation holds a
 * pointer to its LatticeCompany. */
#define LATTICE_COMPANY "lattice-company"

/* The operations that are drawn together, including the first one.  They have the
 * same encoding and origin.  The first operation draws each of the others into its
 * buffer.  GEGL stores the first operation's own output in buffers[0]. */
typedef struct LatticeCompany {
    int n; /* at most NOISE_MAPS_MAX */
    GeglNode *nodes[NOISE_MAPS_MAX];
    GeglBuffer *buffers[NOISE_MAPS_MAX];
} LatticeCompany;

#endif
