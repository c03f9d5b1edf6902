/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The preview of a job in its dialog, where it cannot be shown on the canvas.
 */
#ifndef LATTICE_ZOOM_PREVIEW_H
#define LATTICE_ZOOM_PREVIEW_H

#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>

#include "job.h"

/* Makes a GimpZoomPreview of a job's drawable show the job's noise in its
 * place; the job must live as long as the widget. */
void zoom_preview_begin(GtkWidget *widget, const Job *job);

/* Updates the preview after a change of the job; if it is being drawn, after a
 * short rest. */
void zoom_preview_invalidate(GtkWidget *widget);

#endif
