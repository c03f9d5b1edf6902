/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Small parts of dialogs: labels, buttons, lines that say why nothing can be
 * drawn, and pictures of recipes.
 */
#ifndef LATTICE_PARTS_H
#define LATTICE_PARTS_H

#include <gtk/gtk.h>

/* A label with an attribute, such as bold or small; takes the attribute. */
GtkWidget *label_new_styled(const char *text, PangoAttribute *attribute);

/* A button with a text; help is its tooltip. */
GtkWidget *buttons_new(const char *text, const char *help);

/* A small button with an icon. */
GtkWidget *buttons_new_icon(const char *icon, const char *help);

/* A line with a warning sign and a sentence, hidden until there is one.  The
 * sentence is wrapped after n_letters, so that it does not widen the window. */
GtkWidget *refusal_new(int n_letters);

/* Shows a sentence in such a line; NULL hides it. */
void refusal_say(GtkWidget *line, const char *sentence);

/* A picture of a recipe, drawn as lattice_thumbnail_draw() does; NULL if
 * the recipe is refused. */
GdkPixbuf *picture_new(const char *recipe, int width, int height, int level);

/* A square of one color: red, green, blue and alpha, 8 bits each. */
GdkPixbuf *picture_new_plain(int side, guint32 rgba);

/* The color of pictures that are not drawn yet. */
#define PICTURE_GRAY 0x80808040

#endif
