/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Labels on their own, on buttons, and in lines that say why nothing can be drawn.
 */
#ifndef LATTICE_LABEL_H
#define LATTICE_LABEL_H

#include <gtk/gtk.h>

/* Aligns a label to the left. */
void label_align_left(GtkWidget *label);

/* Makes a left-aligned label for a widget, with the widget's tooltip. */
GtkWidget *label_new_for(const char *text, GtkWidget *widget);

/* Makes a label with an attribute, such as bold or small.  Takes ownership of the
 * attribute. */
GtkWidget *label_new_styled(const char *text, PangoAttribute *attribute);

/* Makes a button with this text; `help` is its tooltip. */
GtkWidget *label_new_button(const char *text, const char *help);

/* Makes a button as label_new_button() does, and adds it to a box.  A click calls
 * clicked(data). */
GtkWidget *label_add_button(GtkWidget *box, const char *text, const char *help,
                            GCallback clicked, gpointer data);

/* A key and the modifiers that are held down with it. */
typedef struct LabelKey {
    guint value;
    GdkModifierType modifiers;
} LabelKey;

/* Reads a key in the form that gtk_accelerator_parse() reads, such as "<Control>z". */
LabelKey label_parse_key(const char *key);

/* Returns a tooltip that ends with a key, as in "Undo (Ctrl+Z)".  `key` has the form
 * that label_parse_key() reads; NULL: no key.  Free with g_free(). */
char *label_help_with_key(const char *help, const char *key);

/* True if the event is a press of a key, which has the form that label_parse_key()
 * reads.  If the keyboard's layout has no Latin letters, those of the user's other
 * layouts count, as they do for GTK's own accelerators. */
gboolean label_is_pressed(const GdkEventKey *event, const char *key);

/* Makes a button with the named icon; `help` is its tooltip. */
GtkWidget *label_new_icon_button(const char *icon, const char *help);

/* Makes a line with a warning sign and a sentence, hidden until label_refuse() sets
 * the sentence.  The sentence is wrapped after n_letters letters, so that it does
 * not widen the window. */
GtkWidget *label_new_refusal(int n_letters);

/* Shows a sentence in a line from label_new_refusal(), or hides the line if the
 * sentence is NULL. */
void label_refuse(GtkWidget *line, const char *sentence);

#endif
