/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * What a plain dialog begins with, and how large its pictures will be.
 */
#ifndef LATTICE_FORM_BEGIN_H
#define LATTICE_FORM_BEGIN_H

#include "form.h"

/* Begins with a layer's recipe, or if that is NULL with what the studio drew
 * last, what the dialog had before, or noise that suits its pictures; pictures
 * begin with the size of the image, where that is theirs. */
void form_begin(const Run *run, const char *recipe);

/* The size of each picture, in pixels: what the dialog asks for, or else that
 * of the image; 0: not known. */
LatticeExtent form_find_size(const Run *run);

#endif
