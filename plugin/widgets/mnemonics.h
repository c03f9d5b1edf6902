/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Assigns mnemonics to the labels of a dialog.
 */
#ifndef LATTICE_MNEMONICS_H
#define LATTICE_MNEMONICS_H

#include <gtk/gtk.h>

/* Underlines a letter in each label of a control that has no mnemonic yet, in
 * any language: the first that no other label or button of the window uses.
 * Labels that are shown choose before hidden ones; one whose letters are all
 * taken stays without. */
void mnemonics_assign(GtkWidget *window);

#endif
