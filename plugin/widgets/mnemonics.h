/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Keys for the labels of a dialog.
 */
#ifndef LATTICE_MNEMONICS_H
#define LATTICE_MNEMONICS_H

#include <gtk/gtk.h>

/* Underlines in each label of a control that has no mnemonic yet the first
 * letter that no other label or button in the window uses, in any language; a
 * label of which all letters are taken stays as it is.  What is hidden comes
 * after what is shown. */
void mnemonics_assign(GtkWidget *window);

#endif
