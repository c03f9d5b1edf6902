/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A gradient as a band with a handle for each stop, which are added, moved and
 * removed by the mouse or the keyboard.
 */
#ifndef LATTICE_GRADIENT_BAR_H
#define LATTICE_GRADIENT_BAR_H

#include <gtk/gtk.h>

#include <noise-core/noise.h>

/* Functions that are called when the user does something. */
typedef struct GradientBarOwner {
    /* The stops have changed. */
    void (*changed)(const NoiseGradient *stops, gpointer data);
    /* Another stop is selected, or the selected one may have another color. */
    void (*selected)(gpointer data);
    /* The user wants to choose another color for the selected stop. */
    void (*recolor)(gpointer data);
    gpointer data;
} GradientBarOwner;

/* A band without stops: call gradient_bar_show() next.  Copies the owner. */
GtkWidget *gradient_bar_new(const GradientBarOwner *owner);

/* Shows these stops, without calling changed(). */
void gradient_bar_show(GtkWidget *bar, const NoiseGradient *stops);

/* The stops shown, owned by the bar; and the number of the selected one. */
const NoiseGradient *gradient_bar_get(GtkWidget *bar);
int gradient_bar_get_selected(GtkWidget *bar);

/* Removes the selected stop, unless only two are left. */
void gradient_bar_remove(GtkWidget *bar);

#endif
