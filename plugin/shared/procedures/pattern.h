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
#include "procedure.h"

#define LATTICE_PATTERN LATTICE_PROCEDURE "-pattern"
extern const LatticeProcedure lattice_pattern;

typedef struct LatticePattern {
    char *name;
    char *file;
    LatticeRequest request; /* checked; its periods are the size */
    LatticeExtent size;
} LatticePattern;

/* The pattern that the arguments ask for, not drawn yet; NULL if it is refused.
 * Its file is the one that they name, or else one in the user's GIMP folder,
 * named after the pattern.  Free with lattice_pattern_free(). */
LatticePattern *lattice_pattern_new(const LatticeValues *values,
                                    const char *gimp_folder, GError **error);
void lattice_pattern_free(LatticePattern *pattern);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(LatticePattern, lattice_pattern_free)

/* Stores a picture of two by two tiles, so that the dialog shows the seams. */
void lattice_pattern_show(const LatticePattern *pattern, LatticeShown *shown);

/* Draws and writes the file, whole or not at all; makes its folder if that is
 * missing.  Refuses a file that was made while it drew. */
gboolean lattice_pattern_write(const LatticePattern *pattern,
                               LatticeProgress progress, GError **error);

/* A name as that of a file, of at most so many bytes; free with g_free(). */
char *lattice_file_name(const char *name, gsize most);

/* Refuses a file that exists already. */
gboolean lattice_file_check_new(const char *file, GError **error);

#endif
