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
 * Until they are drawn, the preview keeps showing the previous material. */
void lit_preview_set_recipe(GtkWidget *widget, const char *recipe,
                            LatticeExtent image);

/* Makes the preview show nothing. */
void lit_preview_clear(GtkWidget *widget);

/* Makes a column of buttons that choose what the preview shows the material on.
 * Unless `maps` is NULL, the last one shows that widget in place of the preview. */
GtkWidget *lit_preview_new_views(GtkWidget *widget, GtkWidget *maps);

#endif
