/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The content of plain dialogs: a widget for each argument in a procedure's
 * description, a picture, and a line that says why the picture cannot be drawn.
 */
#ifndef LATTICE_FORM_H
#define LATTICE_FORM_H

#include <gtk/gtk.h>

#include "run.h"

/* Sets a call's arguments to the values that its dialog starts with.  The recipe is
 * the first of these that exists: the one attached to the drawable, the last one
 * that the studio drew, the last one in this dialog, or initial noise at a scale
 * that suits the pictures.  An argument in which 0 stands for the image's width or
 * height is set to that width or height. */
void form_begin(const Call *call);

/* Fills a dialog, and enables its OK button while the call's arguments are valid.
 * The call must outlive the dialog. `border` is in pixels. */
void form_fill(GtkDialog *dialog, Call *call, guint border);

/* Makes a window title from a procedure's menu label; free with g_free(). */
char *form_make_title(const LatticeProcedure *description);

#endif
