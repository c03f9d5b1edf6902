/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The operations that filter pictures, as data.
 */
#ifndef LATTICE_FILTER_TABLE_H
#define LATTICE_FILTER_TABLE_H

#include <noise-core/noise.h>

typedef struct LatticeFilter {
    const char *operation; /* of GEGL */
    const char *procedure;
    const char *label, *title; /* for a menu, and without its dots */
    const char *menu, *blurb;
    const char *help; /* for programmers, and not translated */
    /* The operation's properties, without those that only programs set, and
     * without a recipe. */
    const NoiseParameter *parameters;
    size_t n_parameters;
    const char
        *recipe_blurb; /* of the property "recipe"; NULL: there is none */
    const char *recipe_when;
    /* The keys of the procedure's arguments in the order of positions
     * (procedure.h). */
    const char *const *positions;
    const char *heading, *note; /* of its table in docs/parameters.md */
} LatticeFilter;

extern const LatticeFilter lattice_filters[];
extern const size_t lattice_n_filters;

/* The key under which an operation stores the NoiseError of parameters that it
 * refuses, with g_object_set_data(). */
#define LATTICE_REFUSAL "lattice-refusal"

#endif
