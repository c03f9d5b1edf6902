/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The operation lattice:noise by its name and properties, as a program uses it
 * that draws with GEGL itself.
 */
#ifndef LATTICE_OPERATION_H
#define LATTICE_OPERATION_H

#include <gegl.h>

#include "request.h"

#define LATTICE_OPERATION "lattice:noise"

/* What a drawable gives the operation besides the recipe. */
typedef struct LatticePlacement {
    const char *encoding;   /* of lattice_encoding_of(); static */
    const char *depth;      /* of lattice_depth_of(); static */
    const char *layout;     /* of lattice_layout_of(); static */
    const char *colors;     /* of lattice_colors_of(); static */
    int origin_x, origin_y; /* the pattern's corner in the drawable, pixels */
} LatticePlacement;

/* How a request is drawn into pixels of a format whose corner is, or will be,
 * at x, y on the canvas.  Masks and channels store numbers, which are the noise
 * whatever curve GIMP says they are in. */
LatticePlacement lattice_operation_place(const Babl *format, gboolean is_mask,
                                         int x, int y,
                                         const LatticeRequest *request);

/* Lets a placement show in a picture the numbers of a mask or channel. */
void lattice_operation_show_mask(LatticePlacement *placement);

/* Who is told how far drawing has come, on the calling thread, and which part
 * of the whole it is: from 0 to 1 if it is all. */
typedef struct LatticeProgress {
    gboolean (*tell)(double share);
    double from, to;
} LatticeProgress;

/* Instead of gegl_init(): where the operation is installed for the user alone,
 * GEGL loads no other folder's modules, which take half of a plug-in's start
 * and of which nothing is used.  A GEGL_PATH that is set is left alone. */
void lattice_operation_init(void);

/* Whether the operation is installed and draws this recipe: an older one may
 * not know all of its words. */
gboolean lattice_operation_check(const char *recipe, GError **error);

/* The operation as a node of graph, which owns it. */
GeglNode *lattice_operation_add(GeglNode *graph, const char *recipe,
                                const LatticePlacement *placement);

/* Draws an area into a drawable's buffer or shadow buffer, telling progress now
 * and then.  The buffer loses its color space: whatever the image's profile,
 * the numbers stored are the noise's. */
void lattice_operation_render(GeglBuffer *buffer, const GeglRectangle *area,
                              const char *recipe,
                              const LatticePlacement *placement,
                              LatticeProgress progress);

#endif
