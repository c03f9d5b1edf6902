/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Our operations, for the module that GEGL loads and for programs that have
 * them linked in.
 */
#ifndef LATTICE_OPERATIONS_H
#define LATTICE_OPERATIONS_H

#include <glib-object.h>

/* Registers the operations that no other module of this process has registered yet.
 * `module` is NULL for the program itself, which should register its operations
 * before GEGL loads modules. */
void operations_register(GTypeModule *module);

#endif
