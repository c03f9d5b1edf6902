/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A job as an object, whose properties controls show and change.
 */
#ifndef LATTICE_SETTINGS_H
#define LATTICE_SETTINGS_H

#include <glib-object.h>

#include "job.h"

#define SETTINGS_TYPE settings_get_type()
G_DECLARE_FINAL_TYPE(Settings, settings, LATTICE, SETTINGS, GObject)

/* The job's parameters as properties, by key: choices and colors as words,
 * the seed with 64 bits; and the layer mode as a number, "mode".  The job
 * outlives them. */
Settings *settings_new(Job *job);

/* Replaces the picture's parameters by a recipe's, which may be seamless. */
gboolean settings_put_recipe(Settings *settings, const char *recipe,
                             GError **error);

/* Gives a job of which nothing is known the scale that suits its image. */
void settings_start(Job *job);

/* Sets everything to its initial value. */
void settings_reset(Settings *settings);

#endif
