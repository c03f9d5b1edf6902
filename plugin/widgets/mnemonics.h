/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Access keys for rows and buttons.
 */
#ifndef LATTICE_MNEMONICS_H
#define LATTICE_MNEMONICS_H

#include <gtk/gtk.h>

/* Underlines a letter in the labels of the named rows, check boxes and buttons of a
 * window. `names` lists their widgets' names, in the order in which they get letters,
 * and ends with NULL.  Call this after the window's other buttons have their letters.
 *
 * If `panel` is not NULL, it contains the rows.  It is never shown together with its
 * siblings, so it may use the same letters as they do. */
void mnemonics_assign(GtkWidget *window, GtkWidget *panel,
                      const char *const *names);

#endif
