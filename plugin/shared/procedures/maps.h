/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Maps: height, normals, slope and colors of one landscape.
 */
#ifndef LATTICE_MAPS_H
#define LATTICE_MAPS_H

#include "series.h"

#define LATTICE_MAPS LATTICE_PROCEDURE "-maps"
extern const LatticeProcedure lattice_maps;

#endif
