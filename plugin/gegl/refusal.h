/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * How operations refuse parameters.
 */
#ifndef LATTICE_REFUSAL_H
#define LATTICE_REFUSAL_H

#include <noise-core/noise.h>

/* Warns that the parameters are refused, but not again at every redraw.  what
 * names the operation and what it does then. */
void refusal_warn_once(const char *what, const NoiseError *error);

#endif
