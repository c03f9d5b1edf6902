/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Labels: alone, on buttons, and in lines that say why nothing can be drawn.
 */
#ifndef LATTICE_LABEL_H
#define LATTICE_LABEL_H

#include <gtk/gtk.h>

/* Aligns a label to the left. */
void label_align_left(GtkWidget *label);

/* Makes a label for a widget, aligned to the left, with the widget's tooltip. */
GtkWidget *label_new_for(const char *text, GtkWidget *widget);

/* Makes a label with an attribute, such as bold or small, and takes ownership
 * of the attribute. */
GtkWidget *label_new_styled(const char *text, PangoAttribute *attribute);

/* Makes a button with a text; help is its tooltip. */
GtkWidget *label_new_button(const char *text, const char *help);

/* Adds such a button to a box; a click calls clicked(data). */
GtkWidget *label_add_button(GtkWidget *box, const char *text, const char *help,
                            GCallback clicked, gpointer data);

/* Makes a button with an icon; help is its tooltip. */
GtkWidget *label_new_icon_button(const char *icon, const char *help);

/* Makes a line with a warning sign and a sentence, hidden until there is one.
 * The sentence is wrapped after n_letters, so that it does not widen the
 * window. */
GtkWidget *label_new_refusal(int n_letters);

/* Shows a sentence in such a line; NULL hides it. */
void label_refuse(GtkWidget *line, const char *sentence);

#endif
