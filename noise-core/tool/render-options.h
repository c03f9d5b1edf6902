/* SPDX-License-Identifier: MIT
 *
 * The options of the command "render".
 */
#ifndef TOOL_RENDER_OPTIONS_H
#define TOOL_RENDER_OPTIONS_H

#include "image-file.h"
#include "loop-frames.h"
#include "option-texts.h"
#include "picture.h"
#include "steps.h"

#define THREADS_MAX 256

typedef struct RenderOptions {
    Picture picture; /* as asked for, not checked */
    const char *output;
    bool may_replace;
    const ImageKind *kind;
    ImageDepth depth;
    NoiseEncoding encoding;
    int start_x, start_y; /* the upper left pixel */
    int n_threads;
    PicturesLoop loop; /* n_frames: 0 for no loop */
    bool makes_maps;
    Steps across, down; /* of a sheet; n is 0 where there is none */
    int n_columns;
} RenderOptions;

bool render_options_read(RenderOptions *options, const OptionTexts *given,
                         Failure *failure);

#endif
