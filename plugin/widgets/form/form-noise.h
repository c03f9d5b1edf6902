/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The noise of a plain dialog: with which it begins, and by which presets it is
 * chosen.
 */
#ifndef LATTICE_FORM_NOISE_H
#define LATTICE_FORM_NOISE_H

#include "form.h"

/* Begins with a layer's recipe, or if that is NULL with what the studio drew
 * last, what the dialog had before, or noise that suits its pictures; pictures
 * begin with the size of the image, where that is theirs. */
void form_begin(const Run *run, const char *recipe);

/* A button that opens the sheet of presets, and puts the recipe of the one that
 * is chosen into the dialog's argument "recipe"; beside it what that is called.
 * The run must live as long as the button. */
GtkWidget *form_presets_new(const Run *run);

#endif
