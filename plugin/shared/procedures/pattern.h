/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Writes patterns.  A pattern is a file that contains a tile, with which GIMP can
 * fill areas.
 *
 * The file begins with big-endian 32-bit numbers: the length of the header
 * including the name, the version 1, the width, the height, the number of
 * components per pixel, and "GPAT".  The name follows, with a zero at its end,
 * and then the pixels, row by row, with 8 bits for each component.
 */
#ifndef LATTICE_PATTERN_H
#define LATTICE_PATTERN_H

#include "operation.h"
#include "series.h"

/* The procedure that saves patterns.  If its arguments name no file, the file is
 * named after the pattern, and goes into the folder that they name or, by
 * default, into the user's pattern folder. */
extern const LatticeProcedure lattice_pattern;

/* Draws the pattern of a series that lattice_pattern made, and writes the series'
 * file, completely or not at all.  Makes the folder if it is missing.  Refuses to
 * replace a file, even one that appears while we draw. */
gboolean lattice_pattern_write(const LatticeSeries *series,
                               LatticeProgress progress, GError **error);

/* Turns a name into a file name of at most `most` bytes; free with g_free(). */
char *lattice_file_name(const char *name, gsize most);

/* Refuses a file that already exists. */
gboolean lattice_file_check_new(const char *file, GError **error);

#endif
