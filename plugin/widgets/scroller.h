/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * What scrolls its content up and down: each front end has its own.
 */
#ifndef LATTICE_SCROLLER_H
#define LATTICE_SCROLLER_H

#include <gtk/gtk.h>

/* Pixels: enough to scroll in; and what shows the first rows, all headings and
 * one group that is open. */
#define SCROLLER_MINIMUM 120
#define SCROLLER_HEIGHT  480

/* The window beside its scroller: buttons, a sentence, and gaps, in pixels. */
#define SCROLLER_OTHERS 200

/* Puts the content into a scrolled window, which becomes as wide as that and a
 * bar, so that it stays as wide when the bar comes.  Its window begins as high
 * whatever the content is, if the screen is high enough, and may be made
 * lower. */
void scroller_fill(GtkWidget *scroller, GtkWidget *content);

#endif
