/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A gradient as a band with a handle for each stop, which are added, moved and
 * removed by the mouse or the keyboard.
 */
#ifndef LATTICE_GRADIENT_BAR_H
#define LATTICE_GRADIENT_BAR_H

#include <gtk/gtk.h>

#include <noise/noise.h>

/* Who is told of what a person does. */
typedef struct GradientBarOwner {
    void (*changed)(const NoiseGradient *stops, gpointer data);
    /* Another stop is selected, or it has another color. */
    void (*selected)(gpointer data);
    /* A person wants another color for the selected stop. */
    void (*recolor)(gpointer data);
    gpointer data;
} GradientBarOwner;

/* A band without stops yet; the owner is copied. */
GtkWidget *gradient_bar_new(const GradientBarOwner *owner);

/* Shows these stops. */
void gradient_bar_show(GtkWidget *bar, const NoiseGradient *stops);

/* What it shows, and the number of the stop selected. */
const NoiseGradient *gradient_bar_get(GtkWidget *bar);
int gradient_bar_get_selected(GtkWidget *bar);

/* Removes the selected stop, if two remain. */
void gradient_bar_remove(GtkWidget *bar);

#endif
