/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * What scrolls its content up and down, and wants room for all of it: each
 * front end has its own.
 */
#ifndef LATTICE_SCROLLER_H
#define LATTICE_SCROLLER_H

#include <gtk/gtk.h>

/* The least height, in pixels: enough to scroll in. */
#define SCROLLER_MINIMUM 120

/* Puts the content into a scrolled window, which becomes as wide as that and a
 * bar, so that it stays as wide when the bar comes. */
void scroller_fill(GtkWidget *scroller, GtkWidget *content);

/* The height of the window with all of the content, in pixels. */
int scroller_measure_window(GtkWidget *scroller);

#endif
