/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Access keys of the studio's rows that people use most.
 */
#ifndef LATTICE_MNEMONICS_H
#define LATTICE_MNEMONICS_H

#include <gtk/gtk.h>

/* Underlines a letter in the labels of these rows of a window whose buttons have
 * theirs already. */
void mnemonics_assign(GtkWidget *window);

#endif
