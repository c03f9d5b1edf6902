/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Presets in a plain dialog.
 */
#ifndef LATTICE_FORM_PRESETS_H
#define LATTICE_FORM_PRESETS_H

#include "form.h"

/* A button that opens the sheet of presets, and puts the recipe of the one that
 * is chosen into the dialog's argument "recipe"; beside it what that is called.
 * The run must live as long as the button. */
GtkWidget *form_presets_new(const Run *run);

#endif
