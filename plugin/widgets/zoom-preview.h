/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The preview of a job in its dialog, for when GIMP cannot show it on the canvas.
 */
#ifndef LATTICE_ZOOM_PREVIEW_H
#define LATTICE_ZOOM_PREVIEW_H

#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>

#include "job.h"

/* Makes a GimpZoomPreview of a job's drawable show the job's noise where it will be
 * drawn.  The job must outlive the widget. */
void zoom_preview_begin(GtkWidget *widget, const Job *job);

/* Updates the preview after the job has changed: at once or, if the preview is
 * still being drawn, after a short pause. */
void zoom_preview_invalidate(GtkWidget *widget);

#endif
