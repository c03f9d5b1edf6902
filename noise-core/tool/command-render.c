/* SPDX-License-Identifier: MIT
 *
 * The command "render": draws the files of each recipe, all of them or none.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "commands.h"
#include "file-list.h"
#include "interrupt.h"
#include "look-size.h"
#include "parallel.h"
#include "preset-files.h"
#include "progress.h"
#include "render-options.h"
#include "text.h"

/* Files being drawn, one at a time; their rows, for the progress. */
typedef struct Render {
    const RenderOptions *options;
    FileList list;
    ImageFile file;
    double n_rows, n_drawn;
} Render;

/* ---- What to draw ----------------------------------------------------- */

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
        if (!new_picture_check(render->list.items[i].path, options->may_replace,
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
        progress_show((int)(100.0 * render->n_drawn / render->n_rows));
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
        .n_components = is_gray                                  ? 1
                        : noise_params_are_opaque(&item->params) ? 3
                                                                 : 4,
        .depth = options->depth,
        /* Gray and maps are numbers, which no program should convert. */
        .has_srgb = !is_gray && (item->params.map == NOISE_MAP_PICTURE ||
                                 item->params.map == NOISE_MAP_COLOR),
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
draw(Render *render, const OptionTexts *given, Failure *failure)
{
    RenderOptions options;

    *render = (Render){.options = &options};
    if (!render_options_read(&options, given, failure))
        return false;
    bool is_drawn = prepare(render, failure);
    interrupt_watch(file_list_abandon, &render->list);
    for (size_t i = 0; is_drawn && i < render->list.n; i++)
        is_drawn = draw_item(render, &render->list.items[i], failure);
    progress_end();
    /* A signal does not come between the names of several files. */
    interrupt_hold();
    is_drawn =
        is_drawn && file_list_name(&render->list, options.may_replace, failure);
    file_list_free(&render->list);
    interrupt_release();
    return is_drawn;
}

/* ---- Folders ---------------------------------------------------------- */

/* The file of recipe k in the folder that is the output: named like the file or
 * preset, or by k if it is a recipe itself or the standard input. */
static char *
name_file(const OptionTexts *given, const char *source, int k)
{
    const char *folder = given->texts[OPTION_OUTPUT];
    const char *format = given->texts[OPTION_FORMAT];
    const char *slash = strrchr(source, '/');
    const char *name = slash != NULL ? slash + 1 : source;
    const char *dot = strrchr(name, '.');
    const size_t length = dot != NULL ? (size_t)(dot - name) : strlen(name);

    if (format == NULL)
        format = image_png.name;
    return picture_is_recipe(source) || strcmp(source, PRESET_FILE_STDIN) == 0
               ? text_print("%s%d.%s", folder, k, format)
               : text_print("%s%.*s.%s", folder, (int)length, name, format);
}

bool
command_render(const OptionTexts *given, Failure *failure)
{
    const char *output = given->texts[OPTION_OUTPUT];
    const bool is_folder = output != NULL && text_ends(output, "/");
    OptionTexts one = *given;
    Render render; /* a signal may come between two of its recipes */
    int n = 1, n_drawn = 0;

    while (n < given->n_words && (strchr(given->words[n], '=') == NULL ||
                                  picture_is_recipe(given->words[n])))
        n++;
    if (n > 1 && !is_folder)
        return failure_refuse(failure,
                              "\"%s\" is no parameter: write name=value, or "
                              "give several recipes a folder, such as "
                              "--output pictures/",
                              given->words[1]);
    if (!is_folder || given->n_words == 0)
        return draw(&render, given, failure);
    char *last = given->words[n - 1];
    one.words += n - 1;
    one.n_words -= n - 1;
    for (int k = 1; k <= n; k++) {
        Failure own = {.status = STATUS_GOOD};
        /* Before the words that set parameters: in the place of the last. */
        one.words[0] = k < n ? given->words[k - 1] : last;
        char *path = name_file(given, one.words[0], k);
        one.texts[OPTION_OUTPUT] = path;
        n_drawn += draw(&render, &one, &own);
        free(path);
        if (own.status != STATUS_GOOD)
            fprintf(stderr, "lattice-noise: %s: %s\n", one.words[0],
                    own.sentence);
        if (own.status > failure->status)
            failure->status = own.status;
    }
    return n_drawn == n ||
           failure_set(failure, failure->status, "%d of %d recipes were drawn",
                       n_drawn, n);
}
