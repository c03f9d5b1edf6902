/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Writes the files of a material: pictures, and perhaps a text that ties them
 * together.
 */
#ifndef LATTICE_MATERIAL_FILES_H
#define LATTICE_MATERIAL_FILES_H

#include "bands.h"
#include "material.h"
#include "series.h"

/* The files of a series, whose pictures have the names of the engine's maps. */
typedef struct LatticeFiles {
    const PicturesEngine *engine;
    NoiseParams noise; /* that the maps are of */
    char *folder, *name;
    gboolean may_replace;
} LatticeFiles;

/* NULL: free nothing. */
void lattice_files_free(LatticeFiles *files);

/* Refuses files that exist, unless they are to be replaced. */
gboolean lattice_files_check(const LatticeSeries *series, GError **error);

/* Draws and writes them, each whole or not at all; where one fails, those before it
 * stay. */
gboolean lattice_files_write(const LatticeSeries *series,
                             gboolean (*tell)(double share), GError **error);

#endif
