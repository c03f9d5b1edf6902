/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Pictures that lattice:displace moves, for its tests.
 */
#ifndef DISPLACED_H
#define DISPLACED_H

#include "filtered.h"

static const char *const all_edges[] = {"transparent", "repeat", "wrap",
                                        "mirror"};
static const char *const kinds[] = {"turbulent", "flow", "x", "y", "twist"};
static const char *const samplers[] = {"nearest", "linear", "cubic"};

/* A displacement of 12 pixels, by default. */
static inline Filtered
displace(GeglBuffer *picture)
{
    Filtered filtered = filtered_new(picture, "lattice:displace");

    filtered_choose(&filtered, "effect", "custom");
    gegl_node_set(filtered.filter, "amount", 12.0, "scale", 25.0, "octaves",
                  2.0, NULL);
    return filtered;
}

#endif
