/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The operations that filter pictures, as data.
 */
#ifndef LATTICE_FILTER_TABLE_H
#define LATTICE_FILTER_TABLE_H

#include <noise-core/noise.h>

typedef struct LatticeFilter {
    const char *operation; /* its name in GEGL */
    const char *procedure;
    const char *label, *title; /* for the menu; the same without the dots */
    const char *menu, *blurb;
    const char *help; /* for programmers; not translated */
    /* The operation's properties, except the recipe and those that only
     * programs set. */
    const NoiseParameter *parameters;
    size_t n_parameters;
    /* The blurb of the property "recipe"; NULL if there is no such property. */
    const char *recipe_blurb;
    const char *recipe_when;
    /* The keys of the procedure's arguments, in the order of
     * LatticeProcedure.positions. */
    const char *const *positions;
    /* The heading of the filter's table in docs/parameters.md, and a note for it. */
    const char *heading, *note;
} LatticeFilter;

extern const LatticeFilter lattice_filters[];
extern const size_t lattice_n_filters;

/* If an operation refuses its parameters, it stores a NoiseError under this
 * key, with g_object_set_data(). */
#define LATTICE_REFUSAL "lattice-refusal"

#endif
