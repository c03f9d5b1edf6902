/* SPDX-License-Identifier: MIT
 *
 * The command "render": draws all files of each recipe, or none.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "commands.h"
#include "file-list.h"
#include "interrupt.h"
#include "look-size.h"
#include "parallel.h"
#include "text.h"

_Static_assert(PICTURES_FILES_MAX <= PARALLEL_PICTURES_MAX &&
                   PARALLEL_PICTURES_MAX <= NOISE_MAPS_MAX,
               "a set is drawn at once");

/* A file being drawn. */
typedef struct Drawing {
    NoisePlan *plan;
    Image image;
    ImageFile file;
    char recipe[NOISE_RECIPE_SIZE]; /* "" if no recipe can draw it again */
} Drawing;

/* The files of a picture, which are drawn a few at a time, and how many of their rows
 * are drawn so far. */
typedef struct Render {
    const RenderOptions *options;
    FileList list;
    Drawing *drawings;
    double n_rows, n_drawn;
    int shown; /* the percentage on the terminal; -1: none */
} Render;

/* ---- What to draw ----------------------------------------------------- */

static bool
prepare(Render *render, Picture *picture, Failure *failure)
{
    const RenderOptions *options = render->options;
    const double given = noise_recipe_params(picture->recipe)->size;

    if (!picture_check(picture, failure))
        return false;
    const double size = noise_recipe_params(picture->recipe)->size;
    if (!file_list_make(&render->list, picture, options, failure))
        return false;
    for (size_t i = 0; i < render->list.n; i++) {
        const FileItem *item = &render->list.items[i];
        if (!new_picture_check(item->path, options->may_replace, failure))
            return false;
        render->n_rows += item->text == NULL ? options->region.height : 0;
    }
    if (size != given && !options->is_quiet)
        fprintf(stderr,
                "lattice-noise: size is %g%% instead of %g%%, because larger "
                "cells do not fit seamlessly\n",
                size, given);
    return true;
}

/* ---- Progress --------------------------------------------------------- */

/* Shows on stderr how much has been drawn, but only if stderr is a terminal, so that
 * redirected progress does not end up in a picture. */
static void
show_progress(Render *render)
{
    const int percent = (int)(100.0 * render->n_drawn / render->n_rows);

    if (render->options->is_quiet || percent == render->shown ||
        !isatty(fileno(stderr)))
        return;
    render->shown = percent;
    fprintf(stderr, "\rDrawing: %d%%", percent);
    fflush(stderr);
}

static void
end_progress(const Render *render)
{
    /* Overwrite "Drawing: 100%" with blanks. */
    if (render->shown != -1)
        fputs("\r              \r", stderr);
    fflush(stderr);
}

/* ---- Drawing ---------------------------------------------------------- */

static bool
take_band(void *data, int picture, void *rows, int n_rows, const PngPart *part)
{
    Render *render = data;
    const ImageKind *kind = render->options->kind;
    ImageFile *file = &render->drawings[picture].file;

    if (kind->pack != NULL && !kind->write_part(file, part))
        return false;
    for (int y = 0; kind->pack == NULL && y < n_rows; y++, file->n_rows++) {
        char *row = (char *)rows + (size_t)y * file->row_size;
        if (!kind->write(file, row))
            return false;
    }
    render->n_drawn += n_rows;
    show_progress(render);
    return true;
}

/* Writes a recipe that draws an item's picture without --at, by adding the position
 * of the item's region to the offset.  Writes "" if no valid recipe can do that. */
static bool
print_recipe(const FileItem *item, char text[NOISE_RECIPE_SIZE],
             Failure *failure)
{
    NoiseRecipe *recipe = noise_recipe_copy(item->view->recipe);

    if (recipe == NULL)
        return failure_no_memory(failure);
    /* Edit the recipe only if necessary: an edited one has to be checked again. */
    if (item->region.x != 0 || item->region.y != 0) {
        NoiseParams *params = noise_recipe_edit(recipe);
        params->offset_x -= item->region.x;
        params->offset_y -= item->region.y;
    }
    text[0] = '\0';
    if (noise_recipe_check(recipe, NULL))
        noise_recipe_print(recipe, text, NOISE_RECIPE_SIZE);
    noise_recipe_free(recipe);
    return true;
}

/* Opens an item's file, and writes its header.  `other` is the plan of an item that
 * probably has the same layers, or NULL. */
static bool
begin(Drawing *drawing, FileItem *item, const ImageKind *kind,
      const NoisePlan *other, Failure *failure)
{
    const NoiseRecipe *recipe = item->view->recipe;
    const NoiseMap map = noise_recipe_params(recipe)->map;
    NoiseError problem;

    drawing->plan =
        noise_plan_new_like(recipe, other, item->region.pictures, &problem);
    if (drawing->plan == NULL)
        return failure_set_problem(failure, &problem);
    if (!print_recipe(item, drawing->recipe, failure))
        return false;
    const bool is_gray = noise_plan_channels(drawing->plan) == 1;
    drawing->image = (Image){
        .region = item->region,
        .n_components = is_gray ? 1
                        : noise_recipe_is_opaque(recipe, item->region.pictures)
                            ? 3
                            : 4,
        .depth = item->view->depth,
        /* Gray pictures and maps hold data, not colors, so programs must not
         * color-manage them. */
        .has_srgb =
            !is_gray && (map == NOISE_MAP_PICTURE || map == NOISE_MAP_COLOR ||
                         map == NOISE_MAP_EMISSION),
    };
    if (drawing->recipe[0] != '\0')
        drawing->image.recipe = drawing->recipe;
    drawing->file = (ImageFile){.picture = &item->file,
                                .image = &drawing->image,
                                .failure = failure,
                                .row_size = image_row_size(&drawing->image)};
    return new_picture_open(&item->file, item->path, failure) &&
           (kind->begin == NULL || kind->begin(&drawing->file));
}

/* Draws n items, all of the same region. */
static bool
draw_items(Render *render, FileItem *items, int n, Failure *failure)
{
    const RenderOptions *options = render->options;
    const ImageKind *kind = options->kind;
    Drawing *drawings = failure_realloc(NULL, (size_t)n * sizeof *drawings);
    ParallelPicture pictures[PARALLEL_PICTURES_MAX];
    bool is_drawn = true;

    memset(drawings, 0, (size_t)n * sizeof *drawings);
    render->drawings = drawings;
    for (int i = 0; is_drawn && i < n; i++) {
        is_drawn =
            begin(&drawings[i], &items[i], kind, drawings[0].plan, failure);
        pictures[i] = (ParallelPicture){.plan = drawings[i].plan,
                                        .image = &drawings[i].image,
                                        .kind = kind};
    }
    is_drawn = is_drawn && parallel_draw(pictures, n, options->n_threads,
                                         take_band, render, failure);
    for (int i = 0; i < n; i++) {
        Drawing *drawing = &drawings[i];
        is_drawn = is_drawn && (kind->end == NULL || kind->end(&drawing->file));
        if (kind->close != NULL && drawing->file.image != NULL)
            kind->close(&drawing->file);
        is_drawn = is_drawn && new_picture_close(&items[i].file, failure);
        noise_plan_free(drawing->plan);
    }
    free(drawings);
    return is_drawn;
}

static bool
write_text(FileItem *item, Failure *failure)
{
    return new_picture_open(&item->file, item->path, failure) &&
           new_picture_write(&item->file, item->text, strlen(item->text),
                             failure) &&
           new_picture_close(&item->file, failure);
}

static bool
draw_list(Render *render, Failure *failure)
{
    const FileList *list = &render->list;
    size_t next;

    for (size_t i = 0; i < list->n; i = next) {
        FileItem *item = &list->items[i];
        for (next = i + 1; next < list->n && list->items[next].is_with_last;)
            next++;
        if (item->text != NULL
                ? !write_text(item, failure)
                : !draw_items(render, item, (int)(next - i), failure))
            return false;
    }
    return true;
}

static bool
draw(Render *render, const OptionTexts *given, Failure *failure)
{
    RenderOptions options;

    *render = (Render){.options = &options, .shown = -1};
    if (!render_options_read(&options, given, failure)) {
        render_options_free(&options);
        return false;
    }
    bool is_drawn = prepare(render, &options.picture, failure);
    interrupt_watch(file_list_abandon, &render->list);
    is_drawn = is_drawn && draw_list(render, failure);
    end_progress(render);
    /* Block signals while the files get their final names, so that a signal cannot
     * leave only some of them renamed. */
    interrupt_hold();
    is_drawn =
        is_drawn && file_list_name(&render->list, options.may_replace, failure);
    file_list_free(&render->list);
    render_options_free(&options);
    interrupt_release();
    return is_drawn;
}

/* ---- Folders ---------------------------------------------------------- */

/* Returns the path of recipe k's picture in the output folder.  The picture is named
 * after the recipe's file or preset, or after k if the recipe is given as text or on
 * the standard input. */
static char *
name_file(const OptionTexts *given, const char *source, int k)
{
    const char *folder = given->texts[OPTION_OUTPUT];
    const char *format = given->texts[OPTION_FORMAT];
    char *name = picture_find_name(source);

    if (format == NULL)
        format = image_png.name;
    char *path = name != NULL ? text_print("%s%s.%s", folder, name, format)
                              : text_print("%s%d.%s", folder, k, format);
    free(name);
    return path;
}

bool
command_render(const OptionTexts *given, Failure *failure)
{
    const char *output = given->texts[OPTION_OUTPUT];
    const bool is_folder = output != NULL && text_ends(output, "/");
    OptionTexts one = *given;
    Render render; /* outlives draw(): a signal may come between two recipes */
    bool is_new;   /* true if this function makes the folder */
    int n = 1, n_drawn = 0;

    while (n < given->n_words && (strchr(given->words[n], '=') == NULL ||
                                  picture_is_recipe(given->words[n])))
        n++;
    if (n > 1 && !is_folder)
        return failure_refuse(failure,
                              "\"%s\" is not a setting: write name=value or, "
                              "to draw several recipes, give a folder, such as "
                              "--output pictures/",
                              given->words[1]);
    if (!is_folder || given->n_words == 0)
        return draw(&render, given, failure);
    if (!new_picture_make_folder(output, &is_new, failure))
        return false;
    char *last = given->words[n - 1];
    one.words += n - 1;
    one.n_words -= n - 1;
    for (int k = 1; k <= n; k++) {
        Failure own = {.status = STATUS_GOOD};
        /* Put each recipe right before the words that set parameters, in the place of
         * the last recipe. */
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
    if (is_new && n_drawn == 0)
        rmdir(output);
    return n_drawn == n ||
           failure_set(failure, failure->status, "%d of %d recipes were drawn",
                       n_drawn, n);
}
