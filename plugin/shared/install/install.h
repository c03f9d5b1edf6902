/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedure that copies our operations to where GIMP finds them, or removes
 * that copy.
 */
#ifndef LATTICE_INSTALL_H
#define LATTICE_INSTALL_H

#include "module-copy.h"
#include "procedure.h"

#define LATTICE_INSTALL "plug-in-lattice-install-filters"

#define LATTICE_ACTION_KEY "action"

typedef enum LatticeAction {
    LATTICE_ACTION_INSTALL,
    LATTICE_ACTION_REMOVE,
} LatticeAction;

extern const LatticeProcedure lattice_install;

/* The nick of an action; static. */
const char *lattice_action_nick(LatticeAction action);

/* The message that an action has succeeded; translated. */
const char *lattice_action_describe_done(LatticeAction action);

/* Why there is nothing to copy if a plug-in carries no operations; translated.
 */
const char *lattice_install_explain_nothing(void);

/* Does it for a plug-in in the folder `beside` (NULL: not known). */
gboolean lattice_install_do(LatticeAction action, const char *beside,
                            GError **error);

/* ---- What a dialog offers --------------------------------------------- */

/* Whether the running GIMP has our operations: it looks for them only when it
 * starts. */
typedef enum LatticeHas {
    LATTICE_HAS_NOT, /* or an older version, without all that we know */
    LATTICE_HAS,
    LATTICE_HAS_UNKNOWN, /* GIMP 2.10 does not tell */
} LatticeHas;

/* A sentence about what is missing, and the label of a button that copies our
 * operations; both are translated, and NULL if there is nothing to say or to
 * do. */
typedef struct LatticeOffer {
    const char *sentence, *button;
} LatticeOffer;

/* Whether GIMP has a copy, and the button that makes it or replaces an older
 * one. */
LatticeOffer lattice_copy_describe(LatticeCopy copy);

/* What a dialog says and offers beside its own work: no button once the user
 * has declined it.  `settings` is the user's GIMP folder. */
LatticeOffer lattice_offer_find(LatticeHas has, const char *beside,
                                const char *settings);

/* Remembers that the user declined it: it is offered again only by a newer
 * version.  Errors are ignored. */
void lattice_offer_decline(const char *settings);

#endif
