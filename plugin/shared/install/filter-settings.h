/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Puts the shipped presets among the settings that GIMP's own dialog of
 * lattice:noise offers.
 *
 * GIMP keeps these settings in a file of their own, and reads it when that
 * dialog first opens; the user's entries stay in it.  Grain and displacement
 * need none: the first row of their dialogs offers their looks.
 */
#ifndef LATTICE_FILTER_SETTINGS_H
#define LATTICE_FILTER_SETTINGS_H

#include "presets.h"

/* Adds an entry for each shipped preset, named in the user's language, unless
 * another entry has that name, and removes the entries of an earlier call.  If
 * presets is NULL, only removes those.  `settings` is the user's GIMP folder.
 * If it fails, GIMP's file has not changed. */
gboolean lattice_filter_settings_replace(const char *settings,
                                         const LatticePresets *presets,
                                         GError **error);

#endif
