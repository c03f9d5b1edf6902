/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Writes the files of a material: pictures and, for some engines, a text file
 * that refers to them.
 */
#ifndef LATTICE_MATERIAL_FILES_H
#define LATTICE_MATERIAL_FILES_H

#include "bands.h"
#include "series.h"

/* Refuses a series if any of its files already exists, unless the series may replace
 * files.  The name of each picture in the series is the ending of its file's name. */
gboolean lattice_files_check(const LatticeSeries *series, GError **error);

/* Draws all pictures, and then writes either all files or none.  Calls tell()
 * with the fraction of the work that is done. */
gboolean lattice_files_write(const LatticeSeries *series,
                             gboolean (*tell)(double share), GError **error);

#endif
