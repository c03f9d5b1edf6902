/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws on a drawable that is in an image.
 */
#ifndef LATTICE_IN_PLACE_H
#define LATTICE_IN_PLACE_H

#include "target.h"

/* Draws the target's area into a buffer with the pixels of its drawable. */
typedef void (*InPlaceRender)(GeglBuffer *buffer, const Target *target,
                              gconstpointer data);

/* Draws on a target that is in the image, minding selection and locks, in one
 * undo step.  recipe is attached to it; NULL: none. */
gboolean in_place_draw(const Target *target, HostImage image,
                       InPlaceRender render, gconstpointer data,
                       const char *recipe, GError **error);

/* Opens the selection, to be freed with g_object_unref(), and stores where the
 * target's area lies in it. */
GeglBuffer *in_place_open_selection(const Target *target, HostImage image,
                                    GeglRectangle *on_canvas);

#endif
