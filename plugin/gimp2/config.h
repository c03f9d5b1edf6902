/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The values of a procedure's arguments as an object, as GIMP 3 has it.
 */
#ifndef LATTICE_CONFIG_H
#define LATTICE_CONFIG_H

#include "job.h"
#include "procedure.h"

/* Initial values, as properties by the arguments' keys, of any number and any
 * text: what is wrong is refused when they are read.  Seeds have 64 bits. */
GObject *config_new(const LatticeProcedure *description);

/* Sets the studio's arguments to their initial values for a fresh job. */
void config_reset(GObject *config, const Job *fresh);

/* Values are kept by GIMP until it ends: sets those that were kept last. */
void config_load(GObject *config);
void config_keep(GObject *config);

#endif
