/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * What a program's widgets are, for tests.
 */
#ifndef LATTICE_TEST_WIDGETS_H
#define LATTICE_TEST_WIDGETS_H

#include <gtk/gtk.h>

/* All widgets that are shown, of all windows; free with g_ptr_array_unref(). */
GPtrArray *widgets_list(void);

/* Append to a GString: a line about a widget; the same with more about the text
 * on it; and one about each item of an icon view or row of a tree view. */
void widgets_tell(gpointer widget, gpointer answer);
void widgets_tell_text(gpointer widget, gpointer answer);
void widgets_tell_items(gpointer view, gpointer answer);

#endif
