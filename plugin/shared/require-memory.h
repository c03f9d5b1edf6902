/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Ends the program, as GLib does, when the core runs out of memory.
 */
#ifndef LATTICE_REQUIRE_MEMORY_H
#define LATTICE_REQUIRE_MEMORY_H

#include <glib.h>

/* Ends the program if the core has run out of memory, as g_malloc() does: neither
 * operations nor previews can report that pixels are missing. */
static inline void
lattice_require_memory(gboolean is_enough)
{
    if (!is_enough)
        g_error("there is not enough memory");
}

#endif
