/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The values of a procedure's arguments as an object; GIMP 3 makes such an
 * object by itself.
 */
#ifndef LATTICE_CONFIG_H
#define LATTICE_CONFIG_H

#include "values.h"

/* Makes an object whose properties are named after the arguments and have their
 * initial values; it is never freed.  The properties take any number and any
 * text: wrong ones are refused when they are read.  Seeds have 64 bits. */
GObject *config_new(const LatticeProcedure *description);

/* Sets the arguments to their initial values, except those in which a dialog
 * remembers something; the layers are reset, too. */
void config_reset(GObject *config);

/* Restores the values that config_keep() has kept, if any. */
void config_load(GObject *config);

/* Makes GIMP keep the values until it ends. */
void config_keep(GObject *config);

#endif
