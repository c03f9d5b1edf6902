/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * What was drawn last, kept by GIMP until it ends.
 */
#ifndef LATTICE_LAST_VALUES_H
#define LATTICE_LAST_VALUES_H

#include "job.h"

/* Sets what the job last stored was; the job stays as it is if none was. */
void last_values_load(Job *job);

/* Stores a checked job, apart from its image and drawable. */
void last_values_store(const Job *job);

/* Sets the recipe that the job's drawable carries, if it carries one. */
void last_values_load_drawable(Job *job);

#endif
