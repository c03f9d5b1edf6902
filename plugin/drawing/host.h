/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * What libgimp 2 and 3 do differently for drawing: each front end has its own
 * host.c.  Images and drawables (a layer, layer group, layer mask or channel)
 * have the types of the generation, from one of two handles.h, and are borrowed
 * from GIMP, never freed; HOST_NONE is none.  Functions that both generations
 * have alike are called by their own names.
 */
#ifndef LATTICE_HOST_H
#define LATTICE_HOST_H

#include <gegl.h>

#include "handles.h"
#include "request.h"

/* Refuses with what GIMP has said last; always FALSE. */
gboolean host_refuse(GError **error);

/* The folder of the plug-in's own file; free with g_free().  NULL where the
 * system does not tell. */
char *host_find_own_folder(void);

/* The text of a parasite, which owns it, and how many bytes it has: it need not
 * end with a zero. */
const char *host_parasite_get_text(GimpParasite *parasite, gsize *size);

/* Whether what a caller has given exists. */
gboolean host_check_given(HostImage image, HostDrawable drawable,
                          GError **error);

/* The stops of GIMP's gradient of this name, or of the active one. */
gboolean host_find_gradient(const char *name, NoiseGradient *stops);

/* ---- Images ----------------------------------------------------------- */

LatticeExtent host_image_get_size(HostImage image);
GimpImageBaseType host_image_get_type(HostImage image);
gboolean host_image_has_floating_selection(HostImage image);

/* The number that is given to no other image while GIMP runs. */
int host_image_get_number(HostImage image);

/* All images that are open in GIMP, and how many; free with g_free(). */
HostImage *host_list_images(int *n_images);

/* The selection, whose pixels are those of the canvas; free with
 * g_object_unref(). */
GeglBuffer *host_image_open_selection(HostImage image);

/* The layer that the user works on, the first of several; HOST_NONE: none. */
HostDrawable host_image_get_layer(HostImage image);
gboolean host_image_set_layer(HostImage image, HostDrawable layer);

/* ---- What is in them -------------------------------------------------- */

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

/* A mask's layer, or the group that something is in, or HOST_NONE; and how many
 * others there are above it. */
HostDrawable host_get_parent(HostDrawable drawable);
int host_get_position(HostDrawable drawable, HostImage image);

/* Where it is on the canvas. */
GeglRectangle host_get_place(HostDrawable drawable);
void host_move_layer(HostDrawable layer, int x, int y);

/* Stores which part is selected, in the drawable's own pixels; an empty one if
 * nothing of it is.  FALSE: GIMP refuses what is in no image. */
gboolean host_find_selected(HostDrawable drawable, GeglRectangle *area);

/* The parasite is copied; that returned, or NULL, is freed with
 * gimp_parasite_free(). */
void host_attach(HostDrawable drawable, const GimpParasite *parasite);
GimpParasite *host_get_parasite(HostDrawable drawable, const char *name);

/* What is new is transparent, a channel black and a mask white, and in no image
 * yet; HOST_NONE: GIMP refuses.  Channels are hidden and as large as the
 * canvas. */
HostDrawable host_new_layer(HostImage image, const char *name,
                            LatticeExtent size, GimpLayerMode mode,
                            double opacity);
HostDrawable host_new_group(HostImage image, const char *name);
HostDrawable host_new_channel(HostImage image, const char *name);
HostDrawable host_new_mask(HostDrawable layer);

/* The mask that a layer has, or HOST_NONE. */
HostDrawable host_get_mask(HostDrawable layer);

/* A copy of a group for another image; stores the layers in it, the lowest
 * first. */
HostDrawable host_copy_group(HostDrawable group, HostImage image,
                             const char *name, HostDrawable *layers,
                             int n_layers);

/* Puts what is new into the image, by one call of GIMP: a mask on its layer, a
 * layer or group into a group or, with HOST_NONE, into none; or ends it. */
gboolean host_insert(HostKind kind, HostDrawable drawable, HostImage image,
                     HostDrawable parent, int position);
void host_delete(HostDrawable drawable);

/* ---- Noise as an editable filter -------------------------------------- */

typedef struct Job Job;

/* Whether the drawable may have one, or that which it has be changed. */
gboolean host_check_filter(HostDrawable drawable, GError **error);

/* Lets a checked job's layer have the noise as a filter, in place of that which
 * it has, in one undo step. */
gboolean host_draw_filter(const Job *job, GError **error);

#endif
