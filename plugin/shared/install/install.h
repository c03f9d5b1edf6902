/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedure that installs our operations, or removes them.  It copies the
 * module, if the plug-in's folder has it, to the user's folder of GEGL's
 * modules, where GIMP finds it when it starts, and adds our presets to GIMP's
 * dialog for it.  Our dialogs may offer this, too.
 */
#ifndef LATTICE_INSTALL_H
#define LATTICE_INSTALL_H

#include "presets.h"
#include "procedure.h"

#define LATTICE_ACTION_KEY "action"

typedef enum LatticeAction {
    LATTICE_ACTION_INSTALL,
    LATTICE_ACTION_REMOVE,
} LatticeAction;

extern const LatticeProcedure lattice_install;

/* Returns the translated message that an action has succeeded. */
const char *lattice_action_describe_done(LatticeAction action);

/* Below, plugin_dir is NULL if the plug-in's folder is unknown; `settings` is
 * the user's GIMP folder. */

/* True if the plug-in's folder has the module. */
gboolean lattice_install_is_possible(const char *plugin_dir);

/* True if there is a copy, of any version. */
gboolean lattice_install_has_copy(void);

/* Installs or removes the filters.  In place of the copy, only a file is
 * replaced or removed.  If this fails, an earlier copy is left as it was. */
gboolean lattice_install_do(LatticeAction action, const char *plugin_dir,
                            const char *settings, const LatticePresets *presets,
                            GError **error);

/* ---- What dialogs say ------------------------------------------------- */

/* Whether the running GIMP has our operations: it looks for them only when it
 * starts. */
typedef enum LatticeFilterState {
    LATTICE_FILTER_ABSENT, /* or an older version that lacks some of them */
    LATTICE_FILTER_PRESENT,
    LATTICE_FILTER_UNKNOWN, /* GIMP 2.10 does not tell */
} LatticeFilterState;

/* A sentence, and the label of a button that installs, both translated; NULL if
 * there is nothing to say or to do. */
typedef struct LatticeOffer {
    const char *sentence, *button;
} LatticeOffer;

/* Returns a sentence about whether there is a copy, or can be one. */
LatticeOffer lattice_install_describe(const char *plugin_dir);

/* Returns what a dialog with another purpose offers: nothing that the user has
 * declined. */
LatticeOffer lattice_install_offer(LatticeFilterState filter,
                                   const char *plugin_dir,
                                   const char *settings);

/* Remembers that the user declined, until there is another version.  Ignores
 * errors. */
void lattice_install_decline(const char *settings);

#endif
