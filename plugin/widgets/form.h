/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * What plain dialogs hold: a widget for each argument of a described procedure,
 * a picture, and what stands in the way.
 */
#ifndef LATTICE_FORM_H
#define LATTICE_FORM_H

#include <gtk/gtk.h>

#include "procedure.h"

/* Whose arguments they are. */
typedef struct FormOwner {
    const LatticeProcedure *description;
    GObject *config; /* has a property for each argument, by its key */
    /* Why the arguments would be refused now. */
    gboolean (*check)(gpointer data, GError **error);
    /* What the picture shows; nothing if that is left alone. */
    void (*show)(gpointer data, LatticeShown *shown);
    gpointer data;
    int width, height; /* of the image at hand, in pixels; 0: there is none */
} FormOwner;

/* Fills a dialog, whose OK can be pressed while nothing stands in the way.  The
 * owner must live as long as the dialog; the border is in pixels. */
void form_fill(GtkDialog *dialog, const FormOwner *owner, guint border);

/* The menu's label as a window's title; free with g_free(). */
char *form_make_title(const LatticeProcedure *description);

#endif
