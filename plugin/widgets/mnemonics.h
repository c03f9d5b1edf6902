/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Access keys for rows and buttons.
 */
#ifndef LATTICE_MNEMONICS_H
#define LATTICE_MNEMONICS_H

#include <gtk/gtk.h>

/* Underlines a letter in the labels of the named rows, check boxes and buttons of a
 * window. `names` has the names of their widgets, in the order in which they get
 * letters; it ends with NULL.  Call this after the window's other buttons have their
 * letters.
 *
 * If `panel` is not NULL, it has the rows, and is shown in place of its siblings: it
 * may have the same letters as they do. */
void mnemonics_assign(GtkWidget *window, GtkWidget *panel,
                      const char *const *names);

#endif
