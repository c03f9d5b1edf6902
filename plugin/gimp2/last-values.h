/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * What was drawn last, kept by GIMP until it ends.
 */
#ifndef LATTICE_LAST_VALUES_H
#define LATTICE_LAST_VALUES_H

#include "job.h"
#include "procedure.h"

/* Sets what the job last stored was; the job stays as it is if none was. */
void last_values_load(Job *job);

/* Stores a checked job, apart from its image and drawable. */
void last_values_store(const Job *job);

/* The same for the values of a described procedure; those that are refused
 * stay as they are. */
void last_values_load_arguments(const LatticeProcedure *description,
                                LatticeValues *values);
void last_values_store_arguments(const LatticeProcedure *description,
                                 const LatticeValues *values);

/* The names of the dialog's open groups; free with g_free(). */
char *last_values_load_groups(void);
void last_values_store_groups(const char *names);

/* The output with which the dialog begins. */
LatticeOutput last_values_load_output(void);
void last_values_store_output(LatticeOutput output);

#endif
