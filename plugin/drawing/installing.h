/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Our operations in GIMP itself: the functions of install.h for this plug-in's
 * own folder and GIMP's settings.
 */
#ifndef LATTICE_INSTALLING_H
#define LATTICE_INSTALLING_H

#include <libgimp/gimp.h>

#include "install.h"

/* Whether the plug-in carries what can be installed. */
gboolean installing_is_possible(void);

gboolean installing_do(LatticeAction action, GError **error);

LatticeOffer installing_describe(void);
LatticeOffer installing_offer(LatticeFilterState filter);
void installing_decline(void);

/* Does what the arguments of lattice_install say and, unless a script runs it,
 * says what follows from it. */
GimpPDBStatusType installing_run(GObject *config, GimpRunMode mode,
                                 GError **error);

#endif
