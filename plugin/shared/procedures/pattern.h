/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Patterns: a tile in a file that GIMP fills areas with.
 *
 * The file has big-endian numbers of 32 bits: the header's length with the
 * name, the version 1, width, height, components of a pixel, and "GPAT".  Then
 * follow the name, ended by a zero, and the pixels row by row, 8 bits a
 * component.
 */
#ifndef LATTICE_PATTERN_H
#define LATTICE_PATTERN_H

#include "operation.h"
#include "series.h"

extern const LatticeProcedure lattice_pattern;

/* Draws and writes the pattern that a series of this procedure is: whole or not at
 * all, into the file that the arguments name, or else into one in the user's GIMP
 * folder that is named after it.  Makes the folder if that is missing.  Refuses a
 * file that was made while it drew. */
gboolean lattice_pattern_write(const LatticeSeries *series,
                               LatticeProgress progress, GError **error);

/* A name as that of a file, of at most so many bytes; free with g_free(). */
char *lattice_file_name(const char *name, gsize most);

/* Refuses a file that exists already. */
gboolean lattice_file_check_new(const char *file, GError **error);

#endif
