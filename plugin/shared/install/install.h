/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedure that copies the module with our operations, which a plug-in may
 * carry in its folder, to the user's folder of GEGL's modules, where GIMP finds
 * it when it starts, with our presets for GIMP's dialog of it; or removes that
 * copy.  A dialog may offer it, too.
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

/* The message that an action has succeeded; translated. */
const char *lattice_action_describe_done(LatticeAction action);

/* The plug-in's folder may be NULL below, if it is not known; `settings` is the
 * user's GIMP folder. */

/* Whether a plug-in carries the module. */
gboolean lattice_install_is_possible(const char *plugin_dir);

/* Whether there is a copy, of any version. */
gboolean lattice_install_has_copy(void);

/* Does it.  Where the copy would go, nothing but a file is replaced or removed.
 * If it fails, an earlier copy is left as it was. */
gboolean lattice_install_do(LatticeAction action, const char *plugin_dir,
                            const char *settings, const LatticePresets *presets,
                            GError **error);

/* ---- What dialogs say ------------------------------------------------- */

/* Whether the running GIMP has our operations: it looks for them only when it
 * starts. */
typedef enum LatticeFilterState {
    LATTICE_FILTER_ABSENT, /* or an older version, without all that we know */
    LATTICE_FILTER_PRESENT,
    LATTICE_FILTER_UNKNOWN, /* GIMP 2.10 does not tell */
} LatticeFilterState;

/* A sentence, and the label of a button that installs; both are translated, and
 * NULL if there is nothing to say or to do. */
typedef struct LatticeOffer {
    const char *sentence, *button;
} LatticeOffer;

/* Whether there is a copy, or can be one. */
LatticeOffer lattice_install_describe(const char *plugin_dir);

/* What a dialog with work of its own offers: nothing that the user has
 * declined. */
LatticeOffer lattice_install_offer(LatticeFilterState filter,
                                   const char *plugin_dir,
                                   const char *settings);

/* Remembers that the user declined it, until there is another version.  Errors
 * are ignored. */
void lattice_install_decline(const char *settings);

#endif
