/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A plain dialog for the arguments of a described procedure.
 */
#ifndef LATTICE_ASK_H
#define LATTICE_ASK_H

#include "form.h"
#include "host.h"

/* Lets the user change the arguments; the recipe begins as that which the
 * drawable, or HOST_NONE, carries, or else as what the studio drew last. FALSE:
 * canceled. */
gboolean ask_run(const FormOwner *owner, HostDrawable drawable);

#endif
