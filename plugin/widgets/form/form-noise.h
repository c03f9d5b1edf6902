/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The noise of a plain dialog: what it begins with, and presets to choose it
 * from.
 */
#ifndef LATTICE_FORM_NOISE_H
#define LATTICE_FORM_NOISE_H

#include "form.h"

/* Sets the arguments that a dialog begins with.  The recipe is the first of
 * these that there is: the one that the drawable carries, what the studio drew
 * last, what the dialog had before, or initial noise at a scale that suits the
 * pictures.  Sizes that may be the image's begin with that. */
void form_noise_begin(const Run *run);

/* A button that opens the sheet of presets and stores the recipe of the one
 * chosen in the argument "recipe".  The run must live as long as the button. */
GtkWidget *form_noise_new(const Run *run);

/* Changes the word of the recipe for a parameter; beside the size, where pictures
 * need not be seamless, stands a box for that.  The run's config must live as
 * long as this. */
GtkWidget *form_noise_new_word(const Run *run, const NoiseParameter *parameter);

#endif
