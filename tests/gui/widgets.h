/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Describes a program's widgets for tests.
 */
#ifndef LATTICE_TEST_WIDGETS_H
#define LATTICE_TEST_WIDGETS_H

#include <gtk/gtk.h>

/* Returns all visible widgets of all windows; free with g_ptr_array_unref(). */
GPtrArray *widgets_list(void);

/* Append to a GString: a line about a widget; the same line, with more about the
 * widget's text; and a line about each item of an icon view or row of a tree
 * view. */
void widgets_tell(gpointer widget, gpointer answer);
void widgets_tell_text(gpointer widget, gpointer answer);
void widgets_tell_items(gpointer view, gpointer answer);

#endif
