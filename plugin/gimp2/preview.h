/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The preview of a job in its dialog.
 */
#ifndef LATTICE_PREVIEW_H
#define LATTICE_PREVIEW_H

#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>

#include "job.h"

/* A GimpZoomPreview that shows the job's noise in place of its drawable; the
 * job must live as long as the widget. */
GtkWidget *preview_new(const Job *job);

/* Updates the preview after a change of the job; if it is being drawn, after a
 * short rest. */
void preview_invalidate(GtkWidget *widget);

#endif
