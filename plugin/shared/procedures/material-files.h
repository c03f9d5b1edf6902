/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Writes the files of a material: pictures, and perhaps a text that ties them
 * together.
 */
#ifndef LATTICE_MATERIAL_FILES_H
#define LATTICE_MATERIAL_FILES_H

#include "bands.h"
#include "series.h"

/* Refuses a series if any of its files exists already, unless it may replace
 * them.  The names of its pictures are the endings of their files' names. */
gboolean lattice_files_check(const LatticeSeries *series, GError **error);

/* Draws all pictures, and then writes all files or none. */
gboolean lattice_files_write(const LatticeSeries *series,
                             gboolean (*tell)(double share), GError **error);

#endif
