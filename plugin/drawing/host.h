/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Drawing with libgimp 2 and 3.  For each generation, a file handles.h defines the
 * types of images and drawables (layers, layer groups, layer masks and channels).
 * GIMP owns these: never free them.  HOST_NONE stands for no image or no drawable.
 * For libgimp 2, handles.h also defines names from libgimp 3, so that functions that
 * do the same in both can be called directly.
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
    HOST_MASK, /* a layer mask */
    HOST_CHANNEL,
} HostKind;

/* Returns the drawable's bounds on the canvas, in pixels. */
GeglRectangle host_get_place(HostDrawable drawable);

/* Returns the pixel format that libgimp's previews of a drawable expect. */
const Babl *host_get_preview_format(HostDrawable drawable);

/* Stores the bounds of the selection within the drawable, in the drawable's pixels,
 * or an empty area if no part of the drawable is selected.  Returns FALSE if GIMP
 * refuses because the drawable is not in an image. */
gboolean host_find_selected(HostDrawable drawable, GeglRectangle *area);

/* Makes a transparent layer, but does not insert it into the image.  Returns
 * HOST_NONE if GIMP refuses. */
HostDrawable host_new_layer(HostImage image, const char *name,
                            LatticeExtent size, GimpLayerMode mode,
                            double opacity);

/* Attaches text to a drawable as a parasite with this name.  The parasite is saved
 * with the image, and attaching it can be undone. */
void host_attach_text(HostDrawable drawable, const char *name,
                      const char *text);

/* What parasites say about the origin of a drawable's pixels or filter. */
typedef struct HostOrigin {
    const NoiseRecipe *recipe;
    const char *look;  /* the preset that the recipe was made from, or NULL */
    double asked_size; /* see LatticeRequest */
} HostOrigin;

/* The names of these parasites. */
typedef struct HostOriginNames {
    const char *recipe, *look, *size;
} HostOriginNames;

extern const HostOriginNames host_pixels_origin, host_filter_origin;

void host_attach_origin(HostDrawable drawable, const HostOriginNames *names,
                        const HostOrigin *origin);

/* Returns the text of a drawable's parasite with this name, or NULL; free with
 * g_free().  Do not trust the text: another program may have written it. */
char *host_get_text(HostDrawable drawable, const char *name);

/* Returns the number in such a text; 0 if there is none. */
double host_get_number(HostDrawable drawable, const char *name);

/* Inserts a new item into the image with one call to GIMP.  For a mask, `parent` is
 * its layer; for a layer or group, it is the group to insert into, or HOST_NONE. */
gboolean host_insert(HostKind kind, HostDrawable drawable, HostImage image,
                     HostDrawable parent, int position);

/* Stores the stops of a gradient; `gradient` is a name in GIMP 2.10 and an object in
 * GIMP 3.  Returns FALSE if GIMP cannot provide them. */
gboolean host_fit_gradient(gpointer gradient, NoiseGradient *stops);

/* ---- What the generations do differently ------------------------------ */

/* Each front end implements the functions below, most of them in host-gimp2.c or
 * host-gimp3.c. */

/* Returns the folder of the plug-in's own file, or NULL; do not free it. */
const char *host_get_plugin_dir(void);

/* Returns FALSE with an error if the image or drawable that a caller passed does
 * not exist. */
gboolean host_check_given(HostImage image, HostDrawable drawable,
                          GError **error);

/* Stores the stops of the GIMP gradient with this name or, for "active", of the
 * active gradient.  Returns FALSE if there is no such gradient, or if GIMP cannot
 * provide its stops. */
gboolean host_find_gradient(const char *name, NoiseGradient *stops);

/* Stores a gradient's colors at n positions, as LatticeGradient's sample() does. */
gboolean host_sample_gradient(gpointer gradient, int n, const double *position,
                              double *rgba);

/* Returns all images that are open in GIMP, and stores how many there are; free
 * with g_free(). */
HostImage *host_list_images(int *n_images);

/* Returns the active layer (the first one if several are selected), or HOST_NONE if
 * there is none. */
HostDrawable host_image_get_layer(HostImage image);
gboolean host_image_set_layer(HostImage image, HostDrawable layer);

/* Makes a hidden black channel that covers the canvas, but does not insert it.
 * Returns HOST_NONE if GIMP refuses. */
HostDrawable host_new_channel(HostImage image, const char *name);

typedef struct Job Job;

/* Returns FALSE with an error if noise cannot be added to the drawable as an
 * editable filter, or cannot replace the drawable's noise filter. */
gboolean host_check_filter(HostDrawable drawable, GError **error);

/* True if the drawable has visible filters, other than a preview of the studio. */
gboolean host_has_filters(HostDrawable drawable);

/* Adds the noise of a checked job to its layer as a filter, replacing the
 * layer's noise filter if there is one, in one undo step. */
gboolean host_draw_filter(const Job *job, GError **error);

#endif
