/* SPDX-License-Identifier: MIT
 *
 * The command "render": draws files, all of them or none.
 */
#include <stdlib.h>
#include <string.h>

#include "bands.h"
#include "commands.h"
#include "file-list.h"
#include "interrupt.h"
#include "look-size.h"
#include "progress.h"
#include "render-options.h"

/* Files being drawn; their rows, for the progress. */
typedef struct Render {
    const RenderOptions *options;
    FileList list;
    NewPicture *pictures; /* as many as list.n; those opened have a name */
    double n_rows, n_drawn;
} Render;

/* ---- What to draw ----------------------------------------------------- */

static bool
make_list(Render *render, const Picture *picture, Failure *failure)
{
    const RenderOptions *options = render->options;
    FileList *list = &render->list;

    if (options->loop.n_frames > 0)
        return file_list_add_frames(list, picture, &options->loop,
                                    options->output, failure);
    if (options->makes_maps)
        return file_list_add_maps(list, picture, options->output, failure);
    if (options->across.n > 0)
        return file_list_add_sheet(list, picture, &options->across,
                                   options->down.n > 0 ? &options->down : NULL,
                                   options->n_columns, options->output,
                                   failure);
    return file_list_add_one(list, picture, options->output, failure);
}

/* Refuses a picture that the format has no room for, and paths that cannot be
 * written. */
static bool
check_item(const Render *render, const FileItem *item, Failure *failure)
{
    const RenderOptions *options = render->options;

    if (strcmp(item->path, NEW_PICTURE_STDOUT) != 0)
        return new_picture_check(item->path, options->may_replace, failure);
    return !progress_stdout_is_terminal() ||
           failure_refuse(failure, "the standard output is a terminal, which "
                                   "shows no pictures: redirect it");
}

static bool
prepare(Render *render, Failure *failure)
{
    const RenderOptions *options = render->options;
    Picture picture = options->picture;
    const double size = picture.params.size;

    if (!picture_check(&picture, failure) ||
        !make_list(render, &picture, failure))
        return false;
    for (size_t i = 0; i < render->list.n; i++) {
        Canvas *canvas = &render->list.items[i].canvas;
        canvas->start_x = options->start_x;
        canvas->start_y = options->start_y;
        canvas->encoding = options->encoding;
        render->n_rows += canvas->height;
        if (!check_item(render, &render->list.items[i], failure))
            return false;
    }
    if (picture.params.size != size)
        fprintf(stderr,
                "lattice-noise: size is %g %% instead of %g %%, because larger "
                "cells do not fit seamlessly\n",
                picture.params.size, size);
    return true;
}

/* ---- Drawing ---------------------------------------------------------- */

/* A file that takes bands. */
typedef struct Taking {
    Render *render;
    ImageFile *file;
} Taking;

static bool
take_band(void *data, const void *rows, int n_rows, Failure *failure)
{
    const Taking *taking = data;
    Render *render = taking->render;

    if (!render->options->kind->write(taking->file, rows, n_rows, failure))
        return false;
    render->n_drawn += n_rows;
    progress_show((int)(1000.0 * render->n_drawn / render->n_rows));
    return true;
}

static Image
describe(const Render *render, const Canvas *canvas, const char *recipe)
{
    const int n_channels = canvas_channels(canvas);

    return (Image){
        .width = canvas->width,
        .height = canvas->height,
        .n_components = n_channels == 1            ? 1
                        : canvas_is_opaque(canvas) ? 3
                                                   : 4,
        .depth = render->options->depth,
        /* Gray and maps are numbers, which no program should convert. */
        .has_srgb = n_channels > 1 && !canvas_is_map(canvas),
        .recipe = canvas->n_cells == 1 ? recipe : NULL,
    };
}

static bool
draw_into(Render *render, NewPicture *picture, const Canvas *canvas,
          Failure *failure)
{
    const RenderOptions *options = render->options;
    char recipe[NOISE_RECIPE_SIZE];

    noise_recipe_print(&canvas->cells[0].params, recipe);
    const Image image = describe(render, canvas, recipe);
    Taking taking = {render, options->kind->begin(picture, &image, failure)};
    if (taking.file == NULL)
        return false;
    const bool is_drawn = bands_draw(canvas, &image, options->n_threads,
                                     take_band, &taking, failure) &&
                          options->kind->end(taking.file, failure);
    options->kind->close(taking.file);
    return is_drawn;
}

static bool
draw_item(Render *render, size_t i, Failure *failure)
{
    FileItem *item = &render->list.items[i];
    NewPicture *picture = &render->pictures[i];

    const bool is_drawn = canvas_prepare(&item->canvas, failure) &&
                          new_picture_open(picture, item->path, failure) &&
                          draw_into(render, picture, &item->canvas, failure) &&
                          new_picture_close(picture, failure);
    canvas_finish(&item->canvas);
    return is_drawn;
}

/* Draws all files, and only then gives them their names. */
static bool
draw_all(Render *render, Failure *failure)
{
    for (size_t i = 0; i < render->list.n; i++) {
        if (!draw_item(render, i, failure))
            return false;
    }
    for (size_t i = 0; i < render->list.n; i++) {
        if (!new_picture_name(&render->pictures[i],
                              render->options->may_replace, failure))
            return false;
    }
    return true;
}

bool
command_render(const OptionTexts *given, Failure *failure)
{
    static const Option allowed[] = {
        OPTION_AT,      OPTION_CELLS,   OPTION_COLUMNS,    OPTION_DEPTH,
        OPTION_DRIFT_X, OPTION_DRIFT_Y, OPTION_FIT,        OPTION_FORCE,
        OPTION_FORMAT,  OPTION_FRAMES,  OPTION_LINEAR,     OPTION_MAPS,
        OPTION_OUTPUT,  OPTION_SHEET,   OPTION_SHEET_DOWN, OPTION_SIZE,
        OPTION_THREADS, OPTION_TURNS,
    };
    RenderOptions options;
    Render render = {.options = &options};

    if (!option_texts_allow(given, "render", allowed,
                            sizeof allowed / sizeof *allowed, failure) ||
        !render_options_read(&options, given, failure))
        return false;
    interrupt_watch();
    bool is_done = prepare(&render, failure);
    if (is_done) {
        render.pictures = calloc(render.list.n, sizeof *render.pictures);
        is_done = render.pictures != NULL ? draw_all(&render, failure)
                                          : failure_no_memory(failure);
        for (size_t i = 0; render.pictures != NULL && i < render.list.n; i++)
            new_picture_discard(&render.pictures[i]);
    }
    progress_end();
    free(render.pictures);
    file_list_free(&render.list);
    return is_done;
}
