/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The undo history of a dialog.  It stores complete states of an object's
 * properties.
 */
#ifndef LATTICE_HISTORY_H
#define LATTICE_HISTORY_H

#include <glib-object.h>

/* Changes to the same properties that follow each other within this time, in
 * milliseconds, count as one step of undo.  So dragging a slider is a single step. */
#define LATTICE_HISTORY_PAUSE 700

typedef struct LatticeHistory LatticeHistory;

/* The property that holds the name of the preset that a state started from.
 * Undo and redo restore it with the rest of the state, but changing it alone is
 * not a step. */
#define LATTICE_HISTORY_LOOK "look"

/* Makes a history of the object's properties with these names; its first state is
 * the current one.  `names` ends with NULL; names that the object lacks are skipped.
 * All changes made until GLib is idle form one step.  The history keeps a reference
 * to the object.  It calls `changed` when the result of lattice_history_can_undo()
 * or lattice_history_can_redo() may have changed.  Free it with
 * lattice_history_free(). */
LatticeHistory *lattice_history_new(GObject *object, const char *const *names,
                                    void (*changed)(gpointer data),
                                    gpointer data);
void lattice_history_free(LatticeHistory *history);

/* Forgets all steps: the current state becomes the first one. */
void lattice_history_begin(LatticeHistory *history);

/* Ends the current step of the object's history, if it has one, so that the
 * next change can be undone by itself. */
void lattice_history_end_step(GObject *object);

gboolean lattice_history_can_undo(LatticeHistory *history);
gboolean lattice_history_can_redo(LatticeHistory *history);

/* Undo or redo one step, if there is one. */
void lattice_history_undo(LatticeHistory *history);
void lattice_history_redo(LatticeHistory *history);

#endif
