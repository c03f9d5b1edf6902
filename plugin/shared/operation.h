/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws with the operation lattice:noise, which is found by name: the program
 * has it linked in, or GEGL loads its module.
 */
#ifndef LATTICE_OPERATION_H
#define LATTICE_OPERATION_H

#include <gegl.h>

#include "bands.h"
#include "request.h"

#define LATTICE_OPERATION "lattice:noise"

/* The operation's properties that depend on the drawable, not the recipe. */
typedef struct LatticePlacement {
    /* Nicks, static: the curve that the stored numbers are in, the depth that
     * they are rounded to, the components of floats, and what becomes of
     * colors. */
    const char *encoding, *depth, *layout, *colors;
    int origin_x, origin_y; /* the pattern's corner in the drawable, pixels */
} LatticePlacement;

/* The placement of a request in a drawable of this format whose corner is, or
 * will be, at x, y on the canvas.  is_mask: of a mask or channel, or a picture
 * of one.  These store the noise's numbers as they are, whatever curve GIMP says
 * they have. */
LatticePlacement lattice_operation_place(const Babl *format, gboolean is_mask,
                                         int x, int y,
                                         const LatticeRequest *request);

/* The operation as a node of graph, which owns it. */
GeglNode *lattice_operation_add(GeglNode *graph, const char *recipe,
                                const LatticePlacement *placement);

/* The format in which the numbers of a mask or channel are those that people
 * see, whatever curve GIMP says they have: Y' of the same type. */
const Babl *lattice_operation_find_mask_format(const Babl *format);

/* The format of pixels in a file, of 8 or 16 bits, with as few components as they
 * need. */
const Babl *lattice_operation_find_file_format(const LatticeRequest *request,
                                               gboolean is_deep);

/* What is drawn into a drawable's buffer or shadow buffer. */
typedef struct LatticeDrawn {
    const char *recipe;
    LatticePlacement placement;
    GeglBuffer *buffer;
} LatticeDrawn;

/* Draws an area of each picture into its buffer, telling progress after each band of
 * rows.  There are NOISE_MAPS_MAX at most, with the same encoding and origin.  Removes
 * the color space of the buffers' formats, so that they store the noise's numbers
 * whatever the image's profile. */
void lattice_operation_render(const LatticeDrawn *pictures, int n,
                              const GeglRectangle *area,
                              LatticeProgress progress);

#endif
