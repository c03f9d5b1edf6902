/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * What a dialog has been through, so that it can go back: whole states of an
 * object's properties.
 */
#ifndef LATTICE_HISTORY_H
#define LATTICE_HISTORY_H

#include <glib-object.h>

/* In ms: changes of the same property that follow each other sooner, as while a
 * slider is dragged, are one step. */
#define LATTICE_HISTORY_PAUSE 700

typedef struct LatticeHistory LatticeHistory;

/* Called when there is something else to go back or forward to, or another
 * look. */
typedef void (*LatticeHistoryChanged)(gpointer data);

/* The history of those of the named properties that an object has, which begins
 * with its present state.  What changes until GLib is idle is one step.  The
 * list ends with NULL. */
LatticeHistory *lattice_history_new(GObject *object, const char *const *names,
                                    LatticeHistoryChanged changed,
                                    gpointer data);
void lattice_history_free(LatticeHistory *history);

/* Forgets what was: the present state is the beginning. */
void lattice_history_begin(LatticeHistory *history);

gboolean lattice_history_can_undo(LatticeHistory *history);
gboolean lattice_history_can_redo(LatticeHistory *history);

/* Go one step back, or forward again, if there is one. */
void lattice_history_undo(LatticeHistory *history);
void lattice_history_redo(LatticeHistory *history);

/* The name of the look that the present state was made from; NULL: none.  It
 * stays for those that follow, and comes back with the state. */
void lattice_history_set_look(LatticeHistory *history, const char *look);
const char *lattice_history_get_look(const LatticeHistory *history);

#endif
