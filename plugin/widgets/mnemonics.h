/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Access keys for the studio's most used rows.
 */
#ifndef LATTICE_MNEMONICS_H
#define LATTICE_MNEMONICS_H

#include <gtk/gtk.h>

/* Underlines a letter in the label of each of the window's most used rows.  Call
 * this after the window's buttons have their letters. */
void mnemonics_assign(GtkWidget *window);

#endif
