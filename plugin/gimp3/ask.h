/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A plain dialog for the arguments of a described procedure.
 */
#ifndef LATTICE_ASK_H
#define LATTICE_ASK_H

#include <libgimp/gimp.h>

#include "procedure.h"

/* Why the arguments would be refused now. */
typedef gboolean (*AskCheck)(gpointer data, GError **error);

/* What the dialog shows: a recipe, to be freed with g_free(), and how many
 * pixels of it; NULL for nothing. */
typedef char *(*AskPicture)(gpointer data, int *width, int *height);

/* Lets the user change the arguments; the recipe begins as that which the
 * drawable carries, if there is one.  FALSE: cancelled. */
gboolean ask_run(GimpProcedure *procedure, const LatticeProcedure *description,
                 GimpProcedureConfig *config, GimpDrawable *drawable,
                 AskCheck check, AskPicture picture, gpointer data);

/* For procedures that need no image: declares the run mode, and the image that
 * the menu passes on if there is one. */
void ask_declare_place(GimpProcedure *procedure);
GimpRunMode ask_get_run_mode(GimpProcedureConfig *config);
GimpDrawable *ask_get_drawable(GimpProcedureConfig *config); /* or NULL */

#endif
