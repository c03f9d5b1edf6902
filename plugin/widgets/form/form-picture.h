/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Small pictures of recipes, drawn by the core when GTK is idle.
 */
#ifndef LATTICE_FORM_PICTURE_H
#define LATTICE_FORM_PICTURE_H

#include <gtk/gtk.h>

#include "procedure.h"

/* An empty picture of LATTICE_SHOWN_SIDE x LATTICE_SHOWN_SIDE pixels. */
GtkWidget *form_picture_new(void);

/* Shows recipes from the pattern's corner, halved until they fit; several are
 * played as an animation, or shown as a sheet.  Takes the recipes of shown; if
 * one is refused, the picture is empty. */
void form_picture_show(GtkWidget *picture, LatticeShown *shown);

#endif
