/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The undo history of a dialog: whole states of an object's properties.
 */
#ifndef LATTICE_HISTORY_H
#define LATTICE_HISTORY_H

#include <glib-object.h>

/* Changes of the same properties that follow each other within this time, in
 * milliseconds, are one step, as when a slider is dragged. */
#define LATTICE_HISTORY_PAUSE 700

typedef struct LatticeHistory LatticeHistory;

/* The property with the name of the preset that a state started from.  Undo and
 * redo restore it with its state, but changing it alone is not a step. */
#define LATTICE_HISTORY_LOOK "look"

/* Makes a history of an object's named properties, which begins with their
 * current state; free with lattice_history_free(). names ends with NULL;
 * properties that the object lacks are skipped.  All changes until GLib is idle
 * are one step.  Keeps a reference to the object.  Calls `changed` when the
 * result of lattice_history_can_undo() or lattice_history_can_redo() may have
 * changed. */
LatticeHistory *lattice_history_new(GObject *object, const char *const *names,
                                    void (*changed)(gpointer data),
                                    gpointer data);
void lattice_history_free(LatticeHistory *history);

/* Forgets all steps: the current state becomes the first one. */
void lattice_history_begin(LatticeHistory *history);

/* Ends the current step of an object's history, if the object has one, so that
 * the next change can be undone by itself. */
void lattice_history_end_step(GObject *object);

gboolean lattice_history_can_undo(LatticeHistory *history);
gboolean lattice_history_can_redo(LatticeHistory *history);

/* Go one step back or forward, if there is such a step. */
void lattice_history_undo(LatticeHistory *history);
void lattice_history_redo(LatticeHistory *history);

#endif
