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

static void
make_items(FileList *list, size_t n)
{
    list->items = failure_realloc(NULL, n * sizeof *list->items);
    list->n = n;
    for (size_t i = 0; i < n; i++)
        list->items[i] = (FileItem){.path = NULL};
}

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
    item->path = text_print("%.*s%s%s", (int)(dot - path), path, more, dot);
    picture.params = *params;
    const bool is_good = picture_check(&picture, failure);
    item->params = picture.params;
    return is_good;
}

bool
file_list_add_one(FileList *list, const Picture *picture, const char *path,
                  Failure *failure)
{
    make_items(list, 1);
    return fill(list->items, *picture, &picture->params, path, "", failure);
}

static int
count_digits(int n)
{
    /* At least two, so that most loops sort alike. */
    return n > 999 ? 4 : n > 99 ? 3 : 2;
}

bool
file_list_add_frames(FileList *list, const Picture *picture,
                     const PicturesLoop *loop, const char *path,
                     Failure *failure)
{
    Picture first = *picture;
    const char *refusal = pictures_close_loop(&first.params, loop);

    if (refusal != NULL)
        return failure_refuse(failure, "%s", refusal);
    if (!picture_check(&first, failure))
        return false;
    pictures_fit_drift(&first.params, loop, first.width, first.height);
    if (!picture_check(&first, failure))
        return false;
    make_items(list, (size_t)loop->n_frames);
    for (int k = 0; k < loop->n_frames; k++) {
        char number[16];
        NoiseParams frame;
        snprintf(number, sizeof number, "-%0*d", count_digits(loop->n_frames),
                 k + 1);
        pictures_set_frame(&first.params, loop, k, &frame);
        if (!fill(&list->items[k], first, &frame, path, number, failure))
            return false;
    }
    return true;
}

bool
file_list_add_maps(FileList *list, const Picture *picture, const char *path,
                   Failure *failure)
{
    static const char *const names[PICTURES_N_MAPS] = {
        [PICTURES_HEIGHT] = "-height",
        [PICTURES_NORMAL] = "-normal",
        [PICTURES_SLOPE] = "-slope",
        [PICTURES_COLOR] = "-color",
    };

    make_items(list, PICTURES_N_MAPS);
    for (int which = 0; which < PICTURES_N_MAPS; which++) {
        NoiseParams map;
        pictures_set_map(&picture->params, (PicturesMap)which, &map);
        if (!fill(&list->items[which], *picture, &map, path, names[which],
                  failure))
            return false;
    }
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
}
