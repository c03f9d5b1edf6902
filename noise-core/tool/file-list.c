/* SPDX-License-Identifier: MIT
 *
 * Makes lists of files.
 */
#include "file-list.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "text.h"

/* Each file takes a few hundred bytes of memory. */
#define FILES_MAX 10000

/* The state while a list is made. */
typedef struct Making {
    FileList *list;
    const RenderOptions *options;
    int length;         /* of the output's path without its suffix */
    const char *suffix; /* the pictures' suffix */
    Picture *picture;
    NoiseRegion region; /* of the tile, or of the picture */
    char tile[32];      /* the tile's place, as it appears in file names */
    Failure *failure;
} Making;

/* Finds where the suffix of the output's path starts.  The name of a material does
 * not need a suffix: if it ends with an unknown one, such as "stone.v2", the maps get
 * the suffix of their format. */
static void
find_suffix(Making *making)
{
    const RenderOptions *options = making->options;
    const char *path = options->output;
    const char *dot = strrchr(path, '.');
    bool is_known = options->engine == NULL;

    for (int k = 0; options->kind->endings[k] != NULL; k++)
        is_known |= text_ends(path, options->kind->endings[k]);
    making->suffix =
        is_known && dot != NULL && dot >= path + new_file_folder_length(path)
            ? dot
            : path + strlen(path);
    making->length = (int)(making->suffix - path);
    if (*making->suffix == '\0' && options->engine != NULL)
        making->suffix = options->kind->endings[0];
}

/* Returns the output's path with `more` and the tile's place inserted before
 * its suffix: "out.png" and "-01" make "out-01.png". */
static char *
make_path(const Making *making, const char *more, const char *suffix)
{
    return text_print("%.*s%s%s%s", making->length, making->options->output,
                      more, making->tile, suffix);
}

/* ---- Views ------------------------------------------------------------ */

/* Adds a view that takes ownership of a recipe, and checks the recipe.  Returns NULL
 * if the check fails, or if `recipe` is NULL because memory ran out. */
static FileView *
add_view(Making *making, NoiseRecipe *recipe, const char *name)
{
    FileList *list = making->list;
    Picture picture = *making->picture;

    if (recipe == NULL) {
        failure_no_memory(making->failure);
        return NULL;
    }
    list->views =
        failure_realloc(list->views, (list->n_views + 1) * sizeof *list->views);
    FileView *view = &list->views[list->n_views++];
    *view = (FileView){.recipe = recipe, .depth = making->options->depth};
    snprintf(view->name, sizeof view->name, "%s", name);
    picture.recipe = recipe;
    return picture_check(&picture, making->failure) ? view : NULL;
}

static bool
fit_loop(Picture *picture, const PicturesLoop *loop, Failure *failure)
{
    const char *refusal = pictures_close_loop(picture->recipe, loop);

    if (refusal != NULL)
        return failure_refuse(failure, "%s", refusal);
    if (!picture_check(picture, failure))
        return false;
    pictures_fit_drift(picture->recipe, loop, picture->width, picture->height);
    return picture_check(picture, failure);
}

static bool
add_frames(Making *making)
{
    const PicturesLoop *loop = &making->options->loop;
    /* Use at least two digits, so that names have the same length in most loops. */
    const int n_digits = loop->n_frames > 999 ? 4 : loop->n_frames > 99 ? 3 : 2;

    if (!fit_loop(making->picture, loop, making->failure))
        return false;
    for (int k = 0; k < loop->n_frames; k++) {
        char name[16];
        snprintf(name, sizeof name, "-%0*d", n_digits, k + 1);
        if (add_view(making,
                     pictures_set_frame(making->picture->recipe, loop, k),
                     name) == NULL)
            return false;
    }
    return true;
}

static bool
add_maps(Making *making)
{
    const RenderOptions *options = making->options;
    const PicturesEngine *engine = options->engine;
    const NoiseRecipe *recipe = making->picture->recipe;

    for (const PicturesFile *map = engine->files; map->ending != NULL; map++) {
        if (!pictures_has_map(recipe, map->map))
            continue;
        FileView *view = add_view(
            making, pictures_set_map(recipe, engine, map->map), map->ending);
        if (view == NULL)
            return false;
        if (map->is_deep && !options->has_depth &&
            options->kind->depths[IMAGE_16])
            view->depth = IMAGE_16;
    }
    return true;
}

static bool
add_views(Making *making)
{
    const RenderOptions *options = making->options;

    if (options->loop.n_frames > 0)
        return add_frames(making);
    if (options->engine != NULL)
        return add_maps(making);
    return add_view(making, noise_recipe_copy(making->picture->recipe), "") !=
           NULL;
}

/* ---- Files ------------------------------------------------------------ */

/* Adds a file that shows the current region.  Inserts `name` into the output's
 * path. */
static FileItem *
add_file(Making *making, const char *name, const char *suffix)
{
    FileList *list = making->list;

    if (list->n == FILES_MAX) {
        failure_refuse(making->failure,
                       "that makes more than %d files: draw the tiles one by "
                       "one with --tile",
                       FILES_MAX);
        return NULL;
    }
    list->items =
        failure_realloc(list->items, (list->n + 1) * sizeof *list->items);
    FileItem *item = &list->items[list->n++];
    *item = (FileItem){.region = making->region,
                       .path = make_path(making, name, suffix)};
    return item;
}

/* Adds the text file that combines the maps into a material. */
static bool
add_text(Making *making)
{
    const PicturesEngine *engine = making->options->engine;
    const char *path = making->options->output;
    const int folder = (int)new_file_folder_length(path);
    FileItem *item = add_file(making, "", engine->text_ending);

    if (item == NULL)
        return false;
    char *base = text_print("%.*s", making->length - folder, path + folder);
    char *suffix = text_print("%s%s", making->tile, making->suffix);
    item->text = pictures_tie(engine, making->picture->recipe, base, suffix);
    free(base);
    free(suffix);
    return item->text != NULL || failure_no_memory(making->failure);
}

/* Adds all files of the current region. */
static bool
add_region(Making *making)
{
    const FileList *list = making->list;
    const PicturesEngine *engine = making->options->engine;

    for (size_t i = 0; i < list->n_views; i++) {
        const FileView *view = &list->views[i];
        FileItem *item = add_file(making, view->name, making->suffix);
        if (item == NULL)
            return false;
        item->view = view;
        item->is_with_last = engine != NULL && i > 0;
    }
    return engine == NULL || engine->text == NULL || add_text(making);
}

static bool
add_tiles(Making *making)
{
    const RenderOptions *options = making->options;

    for (int row = 0; row < options->n_rows; row++) {
        for (int column = 0; column < options->n_columns; column++) {
            if (options->row >= 0 &&
                (options->row != row || options->column != column))
                continue;
            making->region.x =
                options->region.x + column * (options->region.width - 1);
            making->region.y =
                options->region.y + row * (options->region.height - 1);
            snprintf(making->tile, sizeof making->tile, "_x%d_y%d", column,
                     row);
            if (!add_region(making))
                return false;
        }
    }
    return true;
}

bool
file_list_make(FileList *list, Picture *picture, const RenderOptions *options,
               Failure *failure)
{
    Making making = {.list = list,
                     .options = options,
                     .picture = picture,
                     .region = options->region,
                     .failure = failure};

    find_suffix(&making);
    return add_views(&making) &&
           (options->n_columns > 0 ? add_tiles(&making) : add_region(&making));
}

void
file_list_abandon(void *data)
{
    const FileList *list = data;

    for (size_t i = 0; i < list->n; i++)
        new_file_abandon(&list->items[i].file);
}

bool
file_list_name(FileList *list, bool may_replace, Failure *failure)
{
    NewFile **files = failure_realloc(NULL, list->n * sizeof *files);
    bool is_good = true;
    size_t n = 0;

    for (size_t i = 0; is_good && i < list->n; i++) {
        /* The standard output has no temporary name. */
        if (list->items[i].file.temporary == NULL)
            continue;
        files[n++] = &list->items[i].file;
        /* Check again, because drawing takes a while, and another program may have
         * made this file. */
        is_good = new_picture_check(list->items[i].path, may_replace, failure);
    }
    is_good = is_good && new_pictures_name(files, n, may_replace, failure);
    free(files);
    return is_good;
}

void
file_list_free(FileList *list)
{
    for (size_t i = 0; i < list->n; i++) {
        new_file_discard(&list->items[i].file);
        free(list->items[i].path);
        free(list->items[i].text);
    }
    for (size_t i = 0; i < list->n_views; i++)
        noise_recipe_free(list->views[i].recipe);
    free(list->items);
    free(list->views);
    list->n = 0; /* file_list_abandon() has nothing left to remove */
}
