/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Settings with which an operation leaves its picture as it is, to the bit.
 */
#ifndef LATTICE_PASSING_H
#define LATTICE_PASSING_H

#include <gegl-plugin.h>

/* Keeps with an operation, while it is prepared, whether its settings change
 * nothing; lattice_filter_changes() reads it. */
void passing_set(gpointer operation, gboolean passes);

/* If they change nothing, hands the picture itself on; FALSE: they do. */
gboolean passing_process(GeglOperation *operation,
                         GeglOperationContext *context);

#endif
