/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The noise that the studio drew last, with which the other dialogs begin.
 */
#ifndef LATTICE_LAST_NOISE_H
#define LATTICE_LAST_NOISE_H

#include "request.h"

/* Keeps a checked request's recipe below the user's folder of GIMP, without the
 * periods of the image that it was drawn on.  Where that cannot be written,
 * nothing is kept. */
void lattice_last_noise_save(const char *gimp_folder,
                             const LatticeRequest *request);

/* The recipe; NULL: there is none that can be drawn.  Free with g_free(). */
char *lattice_last_noise_load(const char *gimp_folder);

#endif
