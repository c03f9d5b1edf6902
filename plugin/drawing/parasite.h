/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The parasite in which a drawable carries the recipe of its pixels.
 */
#ifndef LATTICE_PARASITE_H
#define LATTICE_PARASITE_H

#include "host.h"

/* Attaches a recipe to a drawable. */
void parasite_attach_recipe(HostDrawable drawable, const char *recipe);

/* The text of a drawable's parasite, or NULL; free with g_free().  It need not
 * be a recipe: another program may have written it. */
char *parasite_get_recipe(HostDrawable drawable);

#endif
