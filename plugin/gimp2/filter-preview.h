/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The preview of a filter in its dialog.
 */
#ifndef LATTICE_FILTER_PREVIEW_H
#define LATTICE_FILTER_PREVIEW_H

#include <gtk/gtk.h>

#include "run.h"

/* A GimpDrawablePreview that shows the run's filter on its drawable, at full
 * size; the run must live as long as the widget. */
GtkWidget *filter_preview_new(const Run *run);

/* Draws the preview anew after a change of the arguments, which are good. */
void filter_preview_update(GtkWidget *widget);

#endif
