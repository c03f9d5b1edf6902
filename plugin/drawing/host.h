/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * What libgimp 2 and 3 do differently for drawing: each front end has its own
 * host.c.  Images and drawables (a layer, layer group, layer mask or channel)
 * have the types of the generation, from one of two handles.h, and are borrowed
 * from GIMP, never freed; HOST_NONE stands for none.  Functions that are the
 * same in both generations are called directly.
 */
#ifndef LATTICE_HOST_H
#define LATTICE_HOST_H

#include <gegl.h>

#include "handles.h"
#include "request.h"

/* Refuses with GIMP's last error message; always FALSE. */
gboolean host_refuse(GError **error);

/* The folder of the plug-in's own file, or NULL; free with g_free(). */
char *host_find_own_folder(void);

/* The text of a parasite, which owns it, and how many bytes it has: it need not
 * end with a zero. */
const char *host_parasite_get_text(GimpParasite *parasite, gsize *size);

/* Refuses an image or drawable, given by a caller, that does not exist. */
gboolean host_check_given(HostImage image, HostDrawable drawable,
                          GError **error);

/* Stores the stops of GIMP's gradient of this name, or with "active" of the
 * active one.  FALSE: there is none. */
gboolean host_find_gradient(const char *name, NoiseGradient *stops);

/* ---- Images ----------------------------------------------------------- */

LatticeExtent host_image_get_size(HostImage image);
GimpImageBaseType host_image_get_type(HostImage image);
gboolean host_image_has_floating_selection(HostImage image);

/* GIMP's ID, which no other image gets while GIMP runs. */
int host_image_get_number(HostImage image);

/* All images that are open in GIMP, and how many; free with g_free(). */
HostImage *host_list_images(int *n_images);

/* The selection, as large as the canvas; free with g_object_unref(). */
GeglBuffer *host_image_open_selection(HostImage image);

/* The active layer, the first of several selected ones; HOST_NONE: none. */
HostDrawable host_image_get_layer(HostImage image);
gboolean host_image_set_layer(HostImage image, HostDrawable layer);

/* ---- Drawables -------------------------------------------------------- */

typedef enum HostKind {
    HOST_LAYER,
    HOST_GROUP,
    HOST_MASK, /* of a layer */
    HOST_CHANNEL,
} HostKind;

HostKind host_get_kind(HostDrawable drawable);
HostImage host_get_image(HostDrawable drawable);

/* Whether its own pixels are locked. */
gboolean host_is_locked(HostDrawable drawable);

/* The layer of a mask, or else the group that a drawable is in; HOST_NONE if
 * there is none. */
HostDrawable host_get_parent(HostDrawable drawable);

/* How many others lie above it in its group or image. */
int host_get_position(HostDrawable drawable, HostImage image);

/* Where it is on the canvas, in pixels. */
GeglRectangle host_get_place(HostDrawable drawable);
void host_move_layer(HostDrawable layer, int x, int y);

/* Stores the bounds of the selection within the drawable, in its own pixels;
 * an empty area if nothing of it is selected.  FALSE: GIMP refuses, because the
 * drawable is not in an image. */
gboolean host_find_selected(HostDrawable drawable, GeglRectangle *area);

/* Attaches a copy of a parasite; and returns a copy of the parasite of a name,
 * to be freed with gimp_parasite_free(), or NULL. */
void host_attach(HostDrawable drawable, const GimpParasite *parasite);
GimpParasite *host_get_parasite(HostDrawable drawable, const char *name);

/* Make something that is not inserted into the image yet; HOST_NONE: GIMP
 * refuses.  New layers are transparent, channels black, masks white.  Channels
 * are hidden and as large as the canvas. */
HostDrawable host_new_layer(HostImage image, const char *name,
                            LatticeExtent size, GimpLayerMode mode,
                            double opacity);
HostDrawable host_new_group(HostImage image, const char *name);
HostDrawable host_new_channel(HostImage image, const char *name);
HostDrawable host_new_mask(HostDrawable layer);

/* The mask that a layer has, or HOST_NONE. */
HostDrawable host_get_mask(HostDrawable layer);

/* A copy of a group for another image, not inserted yet; stores its n_layers
 * layers, the lowest first. */
HostDrawable host_copy_group(HostDrawable group, HostImage image,
                             const char *name, HostDrawable *layers,
                             int n_layers);

/* Inserts something new into the image by one call of GIMP.  parent is a mask's
 * layer; for a layer or group the group that it goes into, or HOST_NONE. */
gboolean host_insert(HostKind kind, HostDrawable drawable, HostImage image,
                     HostDrawable parent, int position);

/* Deletes something new that was not inserted. */
void host_delete(HostDrawable drawable);

/* ---- Noise as an editable filter -------------------------------------- */

typedef struct Job Job;

/* Whether the noise can be added to the drawable as a filter, or replace the
 * one that it has. */
gboolean host_check_filter(HostDrawable drawable, GError **error);

/* Adds the noise of a checked job to its layer as a filter, in place of the one
 * that the layer has, in one undo step. */
gboolean host_draw_filter(const Job *job, GError **error);

#endif
