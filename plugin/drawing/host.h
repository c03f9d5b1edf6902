/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Drawing with libgimp 2 and 3.  Images and drawables (a layer, layer group,
 * layer mask or channel) have the types of the generation, from one of two
 * handles.h, and are borrowed from GIMP, never freed; HOST_NONE stands for
 * none. handles.h also lets libgimp 2 be called like libgimp 3, so that
 * functions that do the same in both are called directly.
 */
#ifndef LATTICE_HOST_H
#define LATTICE_HOST_H

#include <gegl.h>

#include "handles.h"
#include "request.h"

/* Refuses with GIMP's last error message; always FALSE. */
gboolean host_refuse(GError **error);

LatticeExtent host_image_get_size(HostImage image);

typedef enum HostKind {
    HOST_LAYER,
    HOST_GROUP,
    HOST_MASK, /* of a layer */
    HOST_CHANNEL,
} HostKind;

/* Where it is on the canvas, in pixels. */
GeglRectangle host_get_place(HostDrawable drawable);

/* The format in which libgimp's previews of a drawable take pixels. */
const Babl *host_get_preview_format(HostDrawable drawable);

/* Stores the bounds of the selection within the drawable, in its own pixels;
 * an empty area if nothing of it is selected.  FALSE: GIMP refuses, because the
 * drawable is not in an image. */
gboolean host_find_selected(HostDrawable drawable, GeglRectangle *area);

/* Makes a transparent layer that is not inserted into the image yet; HOST_NONE:
 * GIMP refuses. */
HostDrawable host_new_layer(HostImage image, const char *name,
                            LatticeExtent size, GimpLayerMode mode,
                            double opacity);

/* Attaches a text to a drawable as a parasite of this name, which is saved with the
 * image and can be undone. */
void host_attach_text(HostDrawable drawable, const char *name,
                      const char *text);

/* What a drawable carries about its pixels or its filter, as parasites. */
typedef struct HostOrigin {
    const char *recipe;
    const char *look; /* the preset that it was made from; NULL: none */
} HostOrigin;

void host_attach_origin(HostDrawable drawable, const HostOrigin *origin);
void host_attach_filter_origin(HostDrawable drawable, const HostOrigin *origin);

/* The text of a drawable's parasite of this name, or NULL; free with g_free().
 * It need not be a recipe or a look: another program may have written it. */
char *host_get_text(HostDrawable drawable, const char *name);

/* Inserts something new into the image by one call of GIMP.  parent is a mask's
 * layer; for a layer or group the group that it goes into, or HOST_NONE. */
gboolean host_insert(HostKind kind, HostDrawable drawable, HostImage image,
                     HostDrawable parent, int position);

/* Stores the stops of a gradient: its name in GIMP 2.10, or an object.  FALSE: GIMP
 * does not answer. */
gboolean host_fit_gradient(gpointer gradient, NoiseGradient *stops);

/* ---- What the generations do differently ------------------------------ */

/* Each front end has these in its own host.c. */

/* The folder of the plug-in's own file, or NULL; static. */
const char *host_get_plugin_dir(void);

/* Refuses an image or drawable, given by a caller, that does not exist. */
gboolean host_check_given(HostImage image, HostDrawable drawable,
                          GError **error);

/* Stores the stops of GIMP's gradient of this name, or with "active" of the
 * active one.  FALSE: there is none, or GIMP does not answer. */
gboolean host_find_gradient(const char *name, NoiseGradient *stops);

/* The colors of a gradient, as LatticeGradient wants them. */
gboolean host_sample_gradient(gpointer gradient, int n, const double *position,
                              double *rgba);

/* All images that are open in GIMP, and how many; free with g_free(). */
HostImage *host_list_images(int *n_images);

/* The active layer, the first of several selected ones; HOST_NONE: none. */
HostDrawable host_image_get_layer(HostImage image);
gboolean host_image_set_layer(HostImage image, HostDrawable layer);

/* Makes a hidden black channel, as large as the canvas, that is not inserted
 * yet; HOST_NONE: GIMP refuses. */
HostDrawable host_new_channel(HostImage image, const char *name);

typedef struct Job Job;

/* Whether the noise can be added to the drawable as an editable filter, or
 * replace the one that it has. */
gboolean host_check_filter(HostDrawable drawable, GError **error);

/* Adds the noise of a checked job to its layer as a filter, in place of the one
 * that the layer has, in one undo step. */
gboolean host_draw_filter(const Job *job, GError **error);

#endif
