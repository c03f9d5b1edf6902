/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The values of a procedure's arguments, as the properties of an object.  GIMP
 * 3 provides such an object itself.
 */
#ifndef LATTICE_CONFIG_H
#define LATTICE_CONFIG_H

#include "values.h"

/* Makes an object with one property for each argument, with the same name and
 * initial value.  The object is never freed.  The properties accept any number and
 * any text; invalid ones are refused when they are read.  Seeds have 64 bits. */
GObject *config_new(const LatticeProcedure *description);

/* Resets the arguments to their initial values.  Keeps the arguments in which a
 * dialog remembers something, except the layers. */
void config_reset(GObject *config);

/* Restores the values that config_keep() saved, if any. */
void config_load(GObject *config);

/* Makes GIMP keep the values until it exits. */
void config_keep(GObject *config);

#endif
