/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The texts of tables, marked with NOISE_TEXT() or NOISE_TEXT_IN(), in the
 * user's language; all results are static.
 */
#ifndef LATTICE_TRANSLATE_H
#define LATTICE_TRANSLATE_H

#include <noise-core/noise.h>

const char *lattice_translate(const char *text);

/* A text of a table in which some are marked with NOISE_TEXT_IN() and this
 * context. */
const char *lattice_translate_in(const char *context, const char *text);

/* The label of a parameter's choice. */
const char *lattice_translate_choice(const NoiseParameter *parameter,
                                     size_t choice);

#endif
