/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The undo history of a dialog: whole states of an object's properties.
 */
#ifndef LATTICE_HISTORY_H
#define LATTICE_HISTORY_H

#include <glib-object.h>

/* In milliseconds: changes of the same properties that are closer together than
 * this, as when a slider is dragged, are one step. */
#define LATTICE_HISTORY_PAUSE 700

typedef struct LatticeHistory LatticeHistory;

/* The property with the name of the preset that a state started from.  Undo and
 * redo restore it with its state, but changing it alone is not a step. */
#define LATTICE_HISTORY_LOOK "look"

/* Makes a history of an object's named properties, which begins with its
 * present state; free with lattice_history_free().  names ends with NULL;
 * properties that the object lacks are skipped.  All changes until GLib is idle
 * are one step.  Keeps a reference to the object.  Calls `changed` when the
 * result of undo or redo may have changed. */
LatticeHistory *lattice_history_new(GObject *object, const char *const *names,
                                    void (*changed)(gpointer data),
                                    gpointer data);
void lattice_history_free(LatticeHistory *history);

/* Forgets all steps: the present state becomes the first one. */
void lattice_history_begin(LatticeHistory *history);

/* Ends the present step of an object's history, if it has one, so that the next
 * change can be undone alone. */
void lattice_history_end_step(GObject *object);

gboolean lattice_history_can_undo(LatticeHistory *history);
gboolean lattice_history_can_redo(LatticeHistory *history);

/* Go one step back, or forward again, if there is one. */
void lattice_history_undo(LatticeHistory *history);
void lattice_history_redo(LatticeHistory *history);

#endif
