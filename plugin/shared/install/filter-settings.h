/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Adds the shipped presets to the settings that GIMP's own dialog for
 * lattice:noise offers.
 *
 * GIMP keeps these settings in a separate file, which it reads when that dialog
 * first opens.  The user's entries in it are kept.  Grain and displacement need
 * no entries: their dialogs begin with a choice of looks.
 */
#ifndef LATTICE_FILTER_SETTINGS_H
#define LATTICE_FILTER_SETTINGS_H

#include "presets.h"

/* Removes the entries that an earlier call added.  Unless `presets` is NULL,
 * adds an entry for each shipped preset, named in the user's language, but
 * skips names that other entries already have.  `settings` is the user's GIMP
 * folder.  If this fails, GIMP's file has not changed. */
gboolean lattice_filter_settings_replace(const char *settings,
                                         const LatticePresets *presets,
                                         GError **error);

#endif
