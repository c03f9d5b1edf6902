/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * What people see of the names of layers and masks: those of data/presets in the
 * user's language, also with a number, "grain-2" as "Grain 2"; others as they are.
 */
#ifndef LATTICE_LAYER_LABEL_H
#define LATTICE_LAYER_LABEL_H

#include <noise-core/noise.h>

/* What is shown of a name; free with g_free(). */
char *lattice_layer_label(const char *name);

/* The name of which a label is shown, of those of data/presets, to be freed with
 * g_free(); NULL: there is none. */
char *lattice_layer_label_find_name(const char *label);

/* What is shown of the name of a picture's lowest layer, to be freed with g_free();
 * NULL: it is one noise. */
char *lattice_layer_label_lowest(const NoiseParams *noise);

#endif
