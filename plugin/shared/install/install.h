/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedure that installs our operations, or removes them.  It copies their
 * module, if the plug-in's folder has it, to the user's folder for GEGL modules,
 * where GIMP will find it the next time it starts.  It also adds our presets to
 * GIMP's own dialog for lattice:noise.  Our dialogs may also offer to do this.
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

/* Returns a translated message saying that an action has succeeded. */
const char *lattice_action_describe_done(LatticeAction action);

/* In the functions below, plugin_dir is NULL if the plug-in's folder is
 * unknown; `settings` is the user's GIMP folder. */

/* True if the plug-in's folder contains the module. */
gboolean lattice_install_is_possible(const char *plugin_dir);

/* True if the module has been copied, whatever its version. */
gboolean lattice_install_has_copy(void);

/* Installs or removes the filters.  Replaces or removes the module only if it
 * is a regular file.  If installing fails, an earlier copy is left
 * unchanged. */
gboolean lattice_install_do(LatticeAction action, const char *plugin_dir,
                            const char *settings, const LatticePresets *presets,
                            GError **error);

/* ---- What dialogs say ------------------------------------------------- */

/* Whether the running GIMP has our operations.  Installing them does not change
 * this, because GIMP looks for operations only when it starts. */
typedef enum LatticeFilterState {
    LATTICE_FILTER_ABSENT, /* missing, or too old to have all of them */
    LATTICE_FILTER_PRESENT,
    LATTICE_FILTER_UNKNOWN, /* GIMP 2.10 provides no way to tell */
} LatticeFilterState;

/* A sentence, and the label of a button that installs the filters, both
 * translated.  Each is NULL if there is nothing to say or to do. */
typedef struct LatticeOffer {
    const char *sentence, *button;
} LatticeOffer;

/* Returns a sentence about whether the filters are installed, or can be, with a
 * button if installing them makes sense. */
LatticeOffer lattice_install_describe(const char *plugin_dir);

/* Returns the sentence and the button to show in a dialog that is not mainly about
 * installing.  There is no button for a version that the user has declined. */
LatticeOffer lattice_install_offer(LatticeFilterState filter,
                                   const char *plugin_dir,
                                   const char *settings);

/* Remembers that the user declined this version; other versions will still be
 * offered.  Ignores errors. */
void lattice_install_decline(const char *settings);

#endif
