/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Patterns: a tile in a file that GIMP fills areas with.
 *
 * The file has big-endian numbers of 32 bits: the header's length with the
 * name, the version 1, width, height, components of a pixel, and "GPAT".  The
 * name follows, ended by a zero, and then the pixels, row by row, with 8 bits
 * for each component.
 */
#ifndef LATTICE_PATTERN_H
#define LATTICE_PATTERN_H

#include "operation.h"
#include "series.h"

extern const LatticeProcedure lattice_pattern;

/* Draws the pattern of a series that this procedure made, and writes it, whole
 * or not at all.  The file is the one that the arguments name, or else one in
 * the user's GIMP folder that is named after the pattern.  Makes the folder if
 * it is missing.  Refuses to replace a file, even one that was made while it
 * drew. */
gboolean lattice_pattern_write(const LatticeSeries *series,
                               LatticeProgress progress, GError **error);

/* Turns a name into that of a file, of at most `most` bytes; free with
 * g_free(). */
char *lattice_file_name(const char *name, gsize most);

/* Refuses a file that exists already. */
gboolean lattice_file_check_new(const char *file, GError **error);

#endif
