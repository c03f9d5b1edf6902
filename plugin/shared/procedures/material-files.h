/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Writes the files of a material: pictures, and perhaps a text that ties them
 * together.
 */
#ifndef LATTICE_MATERIAL_FILES_H
#define LATTICE_MATERIAL_FILES_H

#include "bands.h"
#include "series.h"

/* Refuses files of a series that exist, unless they are to be replaced.  Its
 * pictures have the names of the engine's maps. */
gboolean lattice_files_check(const LatticeSeries *series, GError **error);

/* Draws all, and then writes all or none. */
gboolean lattice_files_write(const LatticeSeries *series,
                             gboolean (*tell)(double share), GError **error);

#endif
