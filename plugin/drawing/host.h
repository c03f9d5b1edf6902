/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Drawing with libgimp 2 and 3.  Images and drawables (layers, layer groups,
 * layer masks and channels) have the types of their generation, from one of the
 * two handles.h.  GIMP owns them: never free them.  HOST_NONE stands for none.
 * handles.h also lets libgimp 2 be called by the names of libgimp 3, so that
 * functions that do the same in both are called directly.
 */
#ifndef LATTICE_HOST_H
#define LATTICE_HOST_H

#include <gegl.h>

#include "handles.h"
#include "request.h"

/* Sets the error to GIMP's last error message; always returns FALSE. */
gboolean host_refuse(GError **error);

LatticeExtent host_image_get_size(HostImage image);

typedef enum HostKind {
    HOST_LAYER,
    HOST_GROUP,
    HOST_MASK, /* of a layer */
    HOST_CHANNEL,
} HostKind;

/* Returns the drawable's bounds on the canvas, in pixels. */
GeglRectangle host_get_place(HostDrawable drawable);

/* Returns the pixel format that libgimp's previews of a drawable take. */
const Babl *host_get_preview_format(HostDrawable drawable);

/* Stores the bounds of the selection within the drawable, in the drawable's
 * pixels, or an empty area if none of it is selected.  Returns FALSE if GIMP
 * refuses because the drawable is not in an image. */
gboolean host_find_selected(HostDrawable drawable, GeglRectangle *area);

/* Makes a transparent layer without inserting it into the image; returns
 * HOST_NONE if GIMP refuses. */
HostDrawable host_new_layer(HostImage image, const char *name,
                            LatticeExtent size, GimpLayerMode mode,
                            double opacity);

/* Attaches a text to a drawable as a parasite of this name.  It is saved with the
 * image, and attaching it can be undone. */
void host_attach_text(HostDrawable drawable, const char *name,
                      const char *text);

/* What a drawable's parasites say about its pixels or its filter. */
typedef struct HostOrigin {
    const char *recipe;
    const char *look; /* the preset that the recipe was made from, or NULL */
} HostOrigin;

void host_attach_origin(HostDrawable drawable, const HostOrigin *origin);
void host_attach_filter_origin(HostDrawable drawable, const HostOrigin *origin);

/* Returns the text of a drawable's parasite of this name, or NULL; free with
 * g_free().  The text need not be a recipe or a look: another program may have
 * written it. */
char *host_get_text(HostDrawable drawable, const char *name);

/* Inserts a new item into the image with one call to GIMP.  For a mask, parent
 * is its layer; for a layer or group, the group that it goes into, or
 * HOST_NONE. */
gboolean host_insert(HostKind kind, HostDrawable drawable, HostImage image,
                     HostDrawable parent, int position);

/* Stores the stops of a gradient, which is a name in GIMP 2.10 and an object in
 * GIMP 3.  Returns FALSE if GIMP does not answer. */
gboolean host_fit_gradient(gpointer gradient, NoiseGradient *stops);

/* ---- What the generations do differently ------------------------------ */

/* Each front end implements these itself, most of them in host-gimp2.c or
 * host-gimp3.c. */

/* Returns the folder of the plug-in's own file, or NULL; static. */
const char *host_get_plugin_dir(void);

/* Refuses an image or drawable that a caller passed but that does not exist. */
gboolean host_check_given(HostImage image, HostDrawable drawable,
                          GError **error);

/* Stores the stops of GIMP's gradient of this name, or of the active one for
 * "active".  Returns FALSE if there is none, or GIMP does not answer. */
gboolean host_find_gradient(const char *name, NoiseGradient *stops);

/* Samples the colors of a gradient, in the way that LatticeGradient
 * describes. */
gboolean host_sample_gradient(gpointer gradient, int n, const double *position,
                              double *rgba);

/* Returns all images that are open in GIMP, and stores how many; free with
 * g_free(). */
HostImage *host_list_images(int *n_images);

/* Returns the active layer, or the first of several selected ones, or HOST_NONE. */
HostDrawable host_image_get_layer(HostImage image);
gboolean host_image_set_layer(HostImage image, HostDrawable layer);

/* Makes a hidden black channel that covers the canvas, without inserting it;
 * returns HOST_NONE if GIMP refuses. */
HostDrawable host_new_channel(HostImage image, const char *name);

typedef struct Job Job;

/* Whether noise can be added to the drawable as an editable filter, or can
 * replace the noise filter that it has. */
gboolean host_check_filter(HostDrawable drawable, GError **error);

/* Adds the noise of a checked job to its layer as a filter, replacing the
 * layer's noise filter if there is one, in one undo step. */
gboolean host_draw_filter(const Job *job, GError **error);

#endif
