/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The texts of axes, such as "octaves=1..6", as a dialog's controls have them.
 */
#ifndef LATTICE_AXIS_TEXT_H
#define LATTICE_AXIS_TEXT_H

#include <glib.h>

#include <noise/noise.h>

typedef struct LatticeAxisText {
    const NoiseParameter *parameter; /* a number or a choice; NULL: the seed */
    double first, last;              /* of a number */
    guint64 chosen;                  /* of a choice: bit i for choice i */
} LatticeAxisText;

/* Whether controls can have it: it is a number or a choice. */
gboolean lattice_axis_text_offers(const NoiseParameter *parameter);

/* Begins with the whole slider, or all choices. */
void lattice_axis_text_begin(LatticeAxisText *axis,
                             const NoiseParameter *parameter);

/* FALSE: the text is another, such as a list of numbers. */
gboolean lattice_axis_text_read(LatticeAxisText *axis, const char *text);

/* The text; free with g_free(). */
char *lattice_axis_text_write(const LatticeAxisText *axis);

#endif
