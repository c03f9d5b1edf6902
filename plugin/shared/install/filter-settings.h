/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The shipped presets among the settings that GIMP's own dialog of
 * lattice:noise offers.
 *
 * GIMP keeps these in a file of its own, which the user's entries stay in, and
 * reads it when that dialog first opens.  Grain and displacement need none:
 * the first row of their dialogs has their looks.
 */
#ifndef LATTICE_FILTER_SETTINGS_H
#define LATTICE_FILTER_SETTINGS_H

#include "presets.h"

/* Adds an entry for each shipped preset, named in the user's language, unless
 * there is one of that name; replaces those of an earlier call.  NULL only
 * removes these, and no other.  `settings` is the user's GIMP folder.  If it
 * fails, no file has changed. */
gboolean lattice_filter_settings_replace(const char *settings,
                                         const LatticePresets *presets,
                                         GError **error);

#endif
