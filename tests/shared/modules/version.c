/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Stands for a module of another version, of which only that is read.
 */
#include <gmodule.h>

G_MODULE_EXPORT extern const char lattice_noise_version[];
const char lattice_noise_version[] = "lattice-noise module 0.0.9";
