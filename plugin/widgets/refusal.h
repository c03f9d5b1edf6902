/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Sentences that stand in the way of drawing.
 */
#ifndef LATTICE_REFUSAL_H
#define LATTICE_REFUSAL_H

#include <gtk/gtk.h>

/* A line with a warning sign for a sentence, hidden until there is one.  What
 * is longer than so many letters is wrapped, so that it does not widen the
 * window. */
GtkWidget *refusal_new(int n_letters);

/* Shows a sentence; NULL hides the line. */
void refusal_say(GtkWidget *line, const char *sentence);

#endif
