/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * How operations refuse parameters.
 */
#ifndef LATTICE_REFUSAL_H
#define LATTICE_REFUSAL_H

#include <glib-object.h>

#include <noise-core/noise.h>

/* Keeps with an operation why its parameters are refused, for
 * lattice_filter_check(), and warns, but not again at every redraw; NULL: they
 * are not refused.  what names the operation and what it does then. */
void refusal_set(gpointer operation, const char *what, const NoiseError *error);

#endif
