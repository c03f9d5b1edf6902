/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A view of layers and their masks, the uppermost first, as in GIMP's Layers: an
 * eye, a small picture, the name, and the mode and opacity if they are not the
 * usual ones.  Above them stands the whole picture.
 */
#ifndef LATTICE_LAYER_VIEW_H
#define LATTICE_LAYER_VIEW_H

#include <gtk/gtk.h>

#include "layer-list.h"

/* Called when the user clicks or drags a row. */
typedef struct LayerViewActions {
    void (*choose)(gpointer data, LatticePlace place);
    void (*toggle)(gpointer data, LatticePlace place); /* a layer's eye */
    void (*rename)(gpointer data, LatticePlace place, const char *name);
    /* A row was dragged: the rows as they stand now, of LatticePlace, and the number
     * of the one that was moved. */
    void (*order)(gpointer data, const GArray *places, guint moved);
    gpointer data;
} LayerViewActions;

/* An empty view, in a scrolled window. */
GtkWidget *layer_view_new(LayerViewActions actions);

/* Shows the layers of a whole, and chooses a place; its pictures are drawn while
 * there is nothing else to do. */
void layer_view_fill(GtkWidget *view, const GPtrArray *layers,
                     const NoiseParams *whole, LatticePlace chosen);

#endif
