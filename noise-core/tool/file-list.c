/* SPDX-License-Identifier: MIT
 *
 * Makes lists of files.
 */
#include "file-list.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "map-set.h"
#include "text.h"

/* Sets an item to a copy of the picture with these params, and checks it.  Its
 * path is `path` with `more` before the suffix: "out.png" and "-01" make
 * "out-01.png". */
static bool
fill(FileItem *item, Picture picture, const NoiseParams *params,
     const char *path, const char *more, Failure *failure)
{
    const char *dot = strrchr(path, '.');

    if (dot == NULL || strpbrk(dot, "/\\") != NULL)
        dot = path + strlen(path);
    *item = (FileItem){.path = NULL};
    item->path = text_print("%.*s%s%s", (int)(dot - path), path, more, dot);
    picture.params = *params;
    const bool is_good = picture_check(&picture, failure);
    item->params = picture.params;
    return is_good;
}

static bool
fit_loop(Picture *picture, const PicturesLoop *loop, Failure *failure)
{
    const char *refusal = pictures_close_loop(&picture->params, loop);

    if (refusal != NULL)
        return failure_refuse(failure, "%s", refusal);
    if (!picture_check(picture, failure))
        return false;
    pictures_fit_drift(&picture->params, loop, picture->width, picture->height);
    return picture_check(picture, failure);
}

bool
file_list_make(FileList *list, Picture picture, const PicturesLoop *loop,
               bool makes_maps, const char *path, Failure *failure)
{
    static const char *const names[PICTURES_N_MAPS] = {
        [PICTURES_HEIGHT] = "-height",
        [PICTURES_NORMAL] = "-normal",
        [PICTURES_SLOPE] = "-slope",
        [PICTURES_COLOR] = "-color",
    };
    const bool is_loop = loop->n_frames > 0;
    const int n = is_loop ? loop->n_frames : makes_maps ? PICTURES_N_MAPS : 1;
    /* At least two, so that most loops sort alike. */
    const int n_digits = n > 999 ? 4 : n > 99 ? 3 : 2;

    if (is_loop && !fit_loop(&picture, loop, failure))
        return false;
    list->items = failure_realloc(NULL, (size_t)n * sizeof *list->items);
    for (int k = 0; k < n; k++) {
        NoiseParams params = picture.params;
        char more[16] = "";
        if (is_loop) {
            snprintf(more, sizeof more, "-%0*d", n_digits, k + 1);
            pictures_set_frame(&picture.params, loop, k, &params);
        } else if (makes_maps) {
            strcpy(more, names[k]);
            pictures_set_map(&picture.params, (PicturesMap)k, &params);
        }
        if (!fill(&list->items[list->n++], picture, &params, path, more,
                  failure))
            return false;
    }
    return true;
}

void
file_list_abandon(void *data)
{
    const FileList *list = data;

    for (size_t i = 0; i < list->n; i++)
        new_picture_abandon(&list->items[i].file);
}

bool
file_list_name(FileList *list, bool may_replace, Failure *failure)
{
    /* Once more, as drawing takes its time. */
    for (size_t i = 0; i < list->n; i++) {
        if (list->items[i].file.temporary != NULL &&
            !new_picture_check(list->items[i].path, may_replace, failure))
            return false;
    }
    for (size_t i = 0; i < list->n; i++) {
        if (!new_picture_name(&list->items[i].file, may_replace, failure))
            return false;
    }
    for (size_t i = 0; i < list->n; i++)
        list->items[i].file.is_new = false;
    return true;
}

void
file_list_free(FileList *list)
{
    for (size_t i = 0; i < list->n; i++) {
        new_picture_discard(&list->items[i].file);
        free(list->items[i].path);
    }
    free(list->items);
    list->n = 0; /* for file_list_abandon() */
}
