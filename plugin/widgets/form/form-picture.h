/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Small pictures of recipes, drawn by the core when nothing else is to do.
 */
#ifndef LATTICE_FORM_PICTURE_H
#define LATTICE_FORM_PICTURE_H

#include <gtk/gtk.h>

#include "procedure.h"

/* An empty picture; it keeps its room. */
GtkWidget *form_picture_new(void);

/* Lets the picture show recipes, from the pattern's corner, halved until they
 * fit, and play them if they are several.  Takes what is shown; a recipe that
 * is refused leaves the picture empty. */
void form_picture_show(GtkWidget *picture, LatticeShown *shown);

#endif
