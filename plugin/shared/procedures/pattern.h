/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Patterns: a tile in a file that GIMP fills areas with.
 *
 * The file, in bytes from the highest down: its header's length, 1, width,
 * height, components of a pixel, "GPAT"; the name with an ending zero; then the
 * pixels, components of 8 bits, row by row.
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
    LatticeRequest request; /* checked, and with periods */
    int width, height;      /* pixels */
} LatticePattern;

/* What the arguments ask for, with the file that they name or else one below
 * the user's folder of GIMP, called after the pattern; free with
 * lattice_pattern_free(). */
LatticePattern *lattice_pattern_new(const LatticeValues *values,
                                    const char *gimp_folder, GError **error);
void lattice_pattern_free(LatticePattern *pattern);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(LatticePattern, lattice_pattern_free)

/* Whether there is no such file yet: none is overwritten. */
gboolean lattice_pattern_check_file(const LatticePattern *pattern,
                                    GError **error);

/* Two tiles beside and below each other, whose seams nobody shall see. */
void lattice_pattern_show(const LatticePattern *pattern, LatticeShown *shown);

/* Draws and writes the file, whole or not at all, and its folder if that is
 * missing. */
gboolean lattice_pattern_write(const LatticePattern *pattern,
                               LatticeProgress progress, GError **error);

#endif
