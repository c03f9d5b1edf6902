/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Objects whose properties are the values of arguments.
 */
#ifndef LATTICE_ARGUMENT_OBJECT_H
#define LATTICE_ARGUMENT_OBJECT_H

#include "values.h"

/* A type of objects with a property for each argument, which has its initial
 * value at first.  They take any number and any text: wrong ones are refused when
 * they are read.  Seeds have 64 bits.  The name must be new; description must
 * stay, and its arguments are those of the type.  flags are added to the
 * properties'. */
GType lattice_argument_object_register(const char *name,
                                       const LatticeProcedure *description,
                                       GParamFlags flags);

/* The description that the type of an object was made from. */
const LatticeProcedure *lattice_argument_object_describe(GObject *object);

#endif
