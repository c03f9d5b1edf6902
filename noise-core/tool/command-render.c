/* SPDX-License-Identifier: MIT
 *
 * The command "render": draws files, all of them or none.
 */
#include <stdio.h>
#include <string.h>

#include "commands.h"
#include "file-list.h"
#include "interrupt.h"
#include "look-size.h"
#include "parallel.h"
#include "progress.h"
#include "render-options.h"

/* Files being drawn, one at a time; their rows, for the progress. */
typedef struct Render {
    const RenderOptions *options;
    FileList list;
    ImageFile file;
    double n_rows, n_drawn;
} Render;

/* ---- What to draw ----------------------------------------------------- */

static bool
check_path(const char *path, bool may_replace, Failure *failure)
{
    if (strcmp(path, NEW_PICTURE_STDOUT) != 0)
        return new_picture_check(path, may_replace, failure);
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
        !file_list_make(&render->list, picture, &options->loop,
                        options->makes_maps, options->output, failure))
        return false;
    for (size_t i = 0; i < render->list.n; i++) {
        if (!check_path(render->list.items[i].path, options->may_replace,
                        failure))
            return false;
    }
    render->n_rows = (double)render->list.n * picture.height;
    if (picture.params.size != size && !options->is_quiet)
        fprintf(stderr,
                "lattice-noise: size is %g %% instead of %g %%, because larger "
                "cells do not fit seamlessly\n",
                picture.params.size, size);
    return true;
}

/* ---- Drawing ---------------------------------------------------------- */

static bool
take_band(void *data, void *rows, int n_rows)
{
    Render *render = data;
    ImageFile *file = &render->file;

    for (int y = 0; y < n_rows; y++, file->n_rows++) {
        char *row = (char *)rows + (size_t)y * file->row_size;
        if (!render->options->kind->write(file, row))
            return false;
    }
    render->n_drawn += n_rows;
    if (!render->options->is_quiet)
        progress_show((int)(1000.0 * render->n_drawn / render->n_rows));
    return true;
}

static bool
draw_plan(Render *render, FileItem *item, const NoisePlan *plan,
          Failure *failure)
{
    const RenderOptions *options = render->options;
    const bool is_gray = noise_plan_channels(plan) == 1;
    char recipe[NOISE_RECIPE_SIZE];
    const Image image = {
        .region = options->region,
        .n_components = is_gray                              ? 1
                        : pictures_are_opaque(&item->params) ? 3
                                                             : 4,
        .depth = options->depth,
        /* Gray and maps are numbers, which no program should convert. */
        .has_srgb = !is_gray && item->params.map == NOISE_MAP_HEIGHT,
        .recipe = recipe,
    };

    noise_recipe_print(&item->params, recipe);
    render->file = (ImageFile){.picture = &item->file,
                               .image = &image,
                               .failure = failure,
                               .row_size = image_row_size(&image)};
    const ImageKind *kind = options->kind;
    const bool is_drawn = (kind->begin == NULL || kind->begin(&render->file)) &&
                          parallel_draw(plan, &image, options->n_threads,
                                        take_band, render, failure) &&
                          (kind->end == NULL || kind->end(&render->file));
    if (kind->close != NULL)
        kind->close(&render->file);
    return is_drawn;
}

static bool
draw_item(Render *render, FileItem *item, Failure *failure)
{
    NoiseError problem;
    NoisePlan *plan = noise_plan_new(&item->params, &problem);

    if (plan == NULL)
        return failure_set_problem(failure, &problem);
    const bool is_drawn = new_picture_open(&item->file, item->path, failure) &&
                          draw_plan(render, item, plan, failure) &&
                          new_picture_close(&item->file, failure);
    noise_plan_free(plan);
    return is_drawn;
}

static bool
draw_all(Render *render, Failure *failure)
{
    for (size_t i = 0; i < render->list.n; i++) {
        if (!draw_item(render, &render->list.items[i], failure))
            return false;
    }
    return true;
}

bool
command_render(const OptionTexts *given, Failure *failure)
{
    RenderOptions options;
    Render render = {.options = &options};

    if (!render_options_read(&options, given, failure))
        return false;
    const bool is_ready = prepare(&render, failure);
    interrupt_watch(file_list_abandon, &render.list);
    const bool is_drawn = is_ready && draw_all(&render, failure);
    progress_end();
    /* A signal does not come between the names of several files. */
    interrupt_hold();
    const bool is_done =
        is_drawn && file_list_name(&render.list, options.may_replace, failure);
    file_list_free(&render.list);
    interrupt_release();
    return is_done;
}
