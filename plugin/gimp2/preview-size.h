/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The size of a preview in its dialog.
 */
#ifndef LATTICE_PREVIEW_SIZE_H
#define LATTICE_PREVIEW_SIZE_H

#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>

/* Gives the picture of a GimpZoomPreview the aspect ratio of the selected part
 * of its drawable.  It begins as large as width x height pixels allow, and
 * grows with the dialog. */
void preview_size_fit(GtkWidget *preview, gint32 drawable, int width,
                      int height);

#endif
