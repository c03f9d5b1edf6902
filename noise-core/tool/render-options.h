/* SPDX-License-Identifier: MIT
 *
 * The options of the command "render".
 */
#ifndef TOOL_RENDER_OPTIONS_H
#define TOOL_RENDER_OPTIONS_H

#include "image-file.h"
#include "loop-frames.h"
#include "material.h"
#include "option-texts.h"
#include "picture.h"

typedef struct RenderOptions {
    Picture picture; /* as requested; not checked */
    const char *output;
    bool may_replace, is_quiet;
    const ImageKind *kind;
    ImageDepth depth;
    NoiseRegion region; /* the part of the noise to draw */
    int n_threads;
    PicturesLoop loop;            /* no loop if n_frames is 0 */
    const PicturesEngine *engine; /* NULL: no material */
    bool has_depth;               /* --depth was given, which maps obey, too */
    int n_columns, n_rows;        /* of tiles; 0: no tiles */
    int column, row;              /* of the only tile to draw; -1: all tiles */
    /* The pictures that the noise is drawn on; region.pictures points to them. */
    NoisePicture pictures[NoisePictureNumberCount];
} RenderOptions;

/* Reads and checks all options of "render".  Free the options even if this fails. */
bool render_options_read(RenderOptions *options, const OptionTexts *given,
                         Failure *failure);

void render_options_free(RenderOptions *options);

#endif
