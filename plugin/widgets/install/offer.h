/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The line in a dialog that offers to install our filters in GIMP itself.
 */
#ifndef LATTICE_OFFER_H
#define LATTICE_OFFER_H

#include <gtk/gtk.h>

#include "install.h"

/* A line that says what GIMP lacks, with buttons to install it or to decline
 * that; NULL if there is nothing to say.  The sentence is wrapped after
 * n_letters. */
GtkWidget *offer_new(LatticeHas has, int n_letters);

#endif
