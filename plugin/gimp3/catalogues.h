/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The translations.
 */
#ifndef LATTICE_CATALOGUES_H
#define LATTICE_CATALOGUES_H

/* Binds those beside the plug-in or, installed with a prefix, the system's.
 * To be called after GEGL began: the operation's module binds its own. */
void catalogues_bind(void);

#endif
