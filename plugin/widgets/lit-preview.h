/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A preview of a material on a sphere or a plane; dragging turns the light.
 */
#ifndef LATTICE_LIT_PREVIEW_H
#define LATTICE_LIT_PREVIEW_H

#include <gtk/gtk.h>

#include "lit-maps.h"

/* Makes a preview with this side, in pixels, which shows nothing yet. */
GtkWidget *lit_preview_new(int side);

/* Shows the material of a recipe for an image of this size; a thread draws its maps.
 * Until they are drawn, the preview keeps showing the material before. */
void lit_preview_set_recipe(GtkWidget *widget, const char *recipe,
                            LatticeExtent image);

/* Shows the material on another body. */
void lit_preview_set_body(GtkWidget *widget, LatticeBody body);

/* Shows nothing. */
void lit_preview_clear(GtkWidget *widget);

#endif
