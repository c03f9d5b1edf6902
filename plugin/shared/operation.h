/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws with the operation lattice:noise, which is looked up by name.  Either
 * it is linked into the program, or GEGL loads it from its module.
 */
#ifndef LATTICE_OPERATION_H
#define LATTICE_OPERATION_H

#include <gegl.h>

#include "bands.h"
#include "request.h"

#define LATTICE_OPERATION "lattice:noise"

/* The operation's properties that depend on the drawable rather than on the
 * recipe. */
typedef struct LatticePlacement {
    /* Nicks of the properties' choices, as static strings: the tone curve of the
     * stored values, the depth that they are rounded to, the components of float
     * formats, and how colors are converted. */
    const char *encoding, *depth, *layout, *colors;
    int origin_x, origin_y; /* where the pattern's (0, 0) is in the drawable,
                             * in pixels */
} LatticePlacement;

/* Returns the placement of a request in a drawable of this format, whose corner
 * is, or will be, at x, y on the canvas. is_mask is TRUE for a mask, a channel,
 * or a preview of one.  These store the noise's values unchanged, whatever
 * curve GIMP says they have. */
LatticePlacement lattice_operation_place(const Babl *format, gboolean is_mask,
                                         int x, int y,
                                         const LatticeRequest *request);

/* Adds the operation, with a checked recipe, to the graph, which owns the
 * node. */
GeglNode *lattice_operation_add(GeglNode *graph, const NoiseRecipe *recipe,
                                const LatticePlacement *placement);

/* Returns the format in which to draw on a mask or channel: Y' with the component
 * type of `format`.  It stores the noise's values unchanged, whatever curve GIMP
 * says they have. */
const Babl *lattice_operation_find_mask_format(const Babl *format);

/* Returns the format of the pixels in a file, with 8 bits per component or, if
 * is_deep is TRUE, 16.  It has only the components that the picture needs. */
const Babl *lattice_operation_find_file_format(const LatticeRequest *request,
                                               gboolean is_deep);

/* A picture with a checked recipe, and the buffer that it is drawn into. */
typedef struct LatticeDrawn {
    const NoiseRecipe *recipe;
    LatticePlacement placement;
    GeglBuffer *buffer;
} LatticeDrawn;

/* Draws an area of each picture into its buffer, and reports progress after
 * each band of rows.  There can be at most NOISE_MAPS_MAX pictures, all with
 * the same encoding and origin.  While it draws, removes the color space from
 * the buffers' formats, so that they store the noise's values unchanged,
 * whatever the image's color profile. */
void lattice_operation_render(const LatticeDrawn *pictures, int n,
                              const GeglRectangle *area,
                              LatticeProgress progress);

#endif
