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
    LatticeRequest request; /* checked, and with periods */
    int width, height;      /* pixels */
} LatticePattern;

/* What the arguments ask for; free with lattice_pattern_free(). */
LatticePattern *lattice_pattern_new(const LatticeValues *values,
                                    GError **error);
void lattice_pattern_free(LatticePattern *pattern);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(LatticePattern, lattice_pattern_free)

/* The file that the arguments name or else one in the folder, called after the
 * pattern; free with g_free(). */
char *lattice_pattern_find_file(const LatticePattern *pattern,
                                const LatticeValues *values,
                                const char *folder);

/* Whether there is no such file yet: none is overwritten. */
gboolean lattice_pattern_check_file(const char *file, GError **error);

/* Draws and writes the file, whole or not at all, and its folder if that is
 * missing. */
gboolean lattice_pattern_write(const LatticePattern *pattern, const char *file,
                               LatticeProgress progress, GError **error);

#endif
