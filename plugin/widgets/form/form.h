/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The content of plain dialogs: a widget for each argument of a procedure that
 * is described as data, a picture, and a line that says why it cannot be drawn.
 */
#ifndef LATTICE_FORM_H
#define LATTICE_FORM_H

#include <gtk/gtk.h>

#include "run.h"

/* Sets the arguments that a dialog starts with.  The recipe is the first of
 * these that exists: the one that the drawable carries, what the studio drew
 * last, what the dialog had before, or initial noise at a scale that suits the
 * pictures.  Sizes for which 0 means the image's start with the image's
 * size. */
void form_begin(const Call *call);

/* Fills a dialog, and enables its OK button while the call's arguments are
 * good.  The call must outlive the dialog; the border is in pixels. */
void form_fill(GtkDialog *dialog, Call *call, guint border);

/* Returns a procedure's menu label, turned into a window title; free with
 * g_free(). */
char *form_make_title(const LatticeProcedure *description);

#endif
