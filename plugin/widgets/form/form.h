/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * What plain dialogs hold: a widget for each argument of a described procedure,
 * a picture, and what stands in the way.
 */
#ifndef LATTICE_FORM_H
#define LATTICE_FORM_H

#include <gtk/gtk.h>

#include "run.h"

/* Fills a dialog, whose OK can be pressed while nothing stands in the way of
 * the run, which must live as long as the dialog; the border is in pixels. */
void form_fill(GtkDialog *dialog, Run *run, guint border);

/* The menu's label as a window's title; free with g_free(). */
char *form_make_title(const LatticeProcedure *description);

#endif
