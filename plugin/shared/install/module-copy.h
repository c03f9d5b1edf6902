/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The module that a plug-in may carry in a folder beside itself, and its copy
 * in the user's folder of GEGL's modules, where GIMP finds it at its start.
 */
#ifndef LATTICE_MODULE_COPY_H
#define LATTICE_MODULE_COPY_H

#include <glib.h>

typedef enum LatticeCopy {
    LATTICE_COPY_NONE, /* there is no copy */
    LATTICE_COPY_OLDER,
    LATTICE_COPY_CURRENT, /* the same version, or a newer one */
} LatticeCopy;

/* Whether a plug-in in the folder `beside` (NULL: not known) carries the
 * module. */
gboolean lattice_module_is_carried(const char *beside);

/* The copy, compared with the version of this plug-in. */
LatticeCopy lattice_module_find_copy(void);

/* Whether programs of this environment look for modules where the copy is: not
 * if GEGL_PATH names other folders, as that of an AppImage does. */
gboolean lattice_module_copy_is_read(void);

/* Makes the copy, with its translations, or replaces it.  If it fails, an
 * earlier copy is left as it was. */
gboolean lattice_module_copy(const char *beside, GError **error);

/* Removes the copy, its translations, and folders of them that are empty then.
 * Fails if there is no copy. */
gboolean lattice_module_remove_copy(GError **error);

#endif
