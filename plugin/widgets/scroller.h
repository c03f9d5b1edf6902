/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * How a scrolled window gets its size; each front end has its own.
 */
#ifndef LATTICE_SCROLLER_H
#define LATTICE_SCROLLER_H

#include <gtk/gtk.h>

/* Heights in pixels: the lowest that one can scroll in; and the initial one,
 * which shows the first rows, all headings and one open group. */
#define SCROLLER_MINIMUM 120
#define SCROLLER_HEIGHT  480

/* The height of what else is in the window, in pixels: buttons, a sentence and
 * gaps. */
#define SCROLLER_OTHERS 200

/* Puts the content into a scrolled window, and makes that as wide as the
 * content and a scroll bar.  It begins with SCROLLER_HEIGHT, whatever the
 * content, if the screen is high enough, and the user may make it lower. */
void scroller_fill(GtkWidget *scroller, GtkWidget *content);

#endif
