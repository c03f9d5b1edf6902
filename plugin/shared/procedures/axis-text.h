/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Converts the text of an axis, such as "octaves=1..6", to and from the values
 * of a dialog's controls.
 */
#ifndef LATTICE_AXIS_TEXT_H
#define LATTICE_AXIS_TEXT_H

#include <glib.h>

#include <noise-core/noise.h>

typedef struct LatticeAxisText {
    const NoiseParameter *parameter; /* a number or a choice; NULL: the seed */
    double first, last;              /* of a number */
    guint64 chosen;                  /* of a choice: bit i for choice i */
} LatticeAxisText;

/* Whether the controls offer a parameter: numbers and choices only. */
gboolean lattice_axis_text_offers(const NoiseParameter *parameter);

/* Sets an axis to the range of the parameter's slider, or to all choices. */
void lattice_axis_text_begin(LatticeAxisText *axis,
                             const NoiseParameter *parameter);

/* Parses a text; FALSE if the controls cannot show it, such as a list of
 * numbers. */
gboolean lattice_axis_text_read(LatticeAxisText *axis, const char *text);

/* The text; free with g_free(). */
char *lattice_axis_text_write(const LatticeAxisText *axis);

#endif
