/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The operations that filter pictures, one row for each.
 */
#include "table.h"

#include <noise-core/rows.h>

#include "displace.h"
#include "grain.h"

/* The parameters are properties of an object, not fields of a struct, so they
 * have no offsets. */
#define NOISE_ROW_OFFSET(name) 0
#define CHOICES_OF(Type, CHOICES)              \
    enum Type { CHOICES(LATTICE_ENUMERATOR) }; \
    NOISE_ROW_CHOICES(Type, CHOICES)

LATTICE_GRAIN_CHOICE_TYPES(CHOICES_OF)
LATTICE_DISPLACE_CHOICE_TYPES(CHOICES_OF)
static const NoiseParameter grain[] = {
#define NOISE_EACH(KIND) NOISE_ROW_##KIND
#include "grain.def"
};
static const NoiseParameter displace[] = {
#define NOISE_EACH(KIND) NOISE_ROW_##KIND
#include "displace.def"
};

#define PARAMETERS(table) \
    .parameters = table, .n_parameters = sizeof(table) / sizeof(table)[0]

const LatticeFilter lattice_filters[] = {
    {
        .operation = LATTICE_GRAIN_OPERATION,
        .procedure = "plug-in-lattice-grain",
        .label = LATTICE_GRAIN_LABEL,
        .title = LATTICE_GRAIN_TITLE,
        .menu = LATTICE_GRAIN_MENU,
        .blurb = LATTICE_GRAIN_BLURB,
        .help = LATTICE_GRAIN_HELP,
        PARAMETERS(grain),
        .positions = (const char *const[]){LATTICE_GRAIN_POSITIONS, NULL},
        .heading = "Grain",
        .note = "A film sets what matters for `custom` alone.",
    },
    {
        .operation = LATTICE_DISPLACE_OPERATION,
        .procedure = "plug-in-lattice-displace",
        .label = LATTICE_DISPLACE_LABEL,
        .title = LATTICE_DISPLACE_TITLE,
        .menu = LATTICE_DISPLACE_MENU,
        .blurb = LATTICE_DISPLACE_BLURB,
        .help = LATTICE_DISPLACE_HELP,
        PARAMETERS(displace),
        .recipe_blurb = LATTICE_DISPLACE_RECIPE_BLURB,
        .recipe_when = LATTICE_IF_CUSTOM_EFFECT,
        .positions = (const char *const[]){LATTICE_DISPLACE_POSITIONS, NULL},
        .heading = "Displacement",
        .note = "An effect sets what matters for `custom` alone.",
    },
};

const size_t lattice_n_filters =
    sizeof lattice_filters / sizeof lattice_filters[0];
