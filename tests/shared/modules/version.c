/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Takes the place of a module of another version; tests read nothing but the version
 * from it.
 */
#include <gmodule.h>

G_MODULE_EXPORT extern const char lattice_noise_version[];
const char lattice_noise_version[] = "lattice-noise module 0.0.9";
