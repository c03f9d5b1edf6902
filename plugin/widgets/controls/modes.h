/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * GIMP's layer modes as a combo box.
 */
#ifndef LATTICE_MODES_H
#define LATTICE_MODES_H

#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>

/* A GimpIntComboBox of the modes that a new layer may have, except legacy ones;
 * domain is the text domain of GIMP's translations. */
GtkWidget *modes_combo_new(const char *domain);

/* Binds the combo box to an int property of config. */
void modes_combo_bind(GtkWidget *combo, GObject *config, const char *key);

#endif
