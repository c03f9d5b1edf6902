/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * GEGL with our operations, which are linked into the plug-in: it draws
 * wherever it lies, and whatever modules of ours GEGL would find.
 */
#ifndef LATTICE_ENGINE_H
#define LATTICE_ENGINE_H

#include <glib.h>

/* Call it instead of gegl_init(), and before gimp_ui_init(), which calls that.
 * Unless GEGL's own operations are needed, no modules are loaded: that takes
 * half of a plug-in's start.  From then on the plug-in ends with GIMP. */
void engine_start(gboolean needs_others);

#endif
