/* SPDX-License-Identifier: MIT
 *
 * Makes lists of files.
 */
#include "file-list.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "image-file.h"
#include "map-set.h"
#include "text.h"

static bool
make_items(FileList *list, size_t n, Failure *failure)
{
    list->items = calloc(n, sizeof *list->items);
    list->n = list->items != NULL ? n : 0;
    return list->items != NULL || failure_no_memory(failure);
}

/* Gives an item n cells of the picture's size, and itself the size of one. */
static bool
make_cells(FileItem *item, const Picture *picture, size_t n, Failure *failure)
{
    Canvas *canvas = &item->canvas;

    canvas->cells = calloc(n, sizeof *canvas->cells);
    if (canvas->cells == NULL || item->path == NULL)
        return failure_no_memory(failure);
    canvas->n_cells = n;
    canvas->width = canvas->cell_width = picture->width;
    canvas->height = canvas->cell_height = picture->height;
    return true;
}

/* Puts a checked copy of the picture with these params on an item of one. */
static bool
fill(FileItem *item, const Picture *picture, const NoiseParams *params,
     Failure *failure)
{
    Picture checked = *picture;

    checked.params = *params;
    if (!picture_check(&checked, failure) ||
        !make_cells(item, picture, 1, failure))
        return false;
    item->canvas.cells[0].params = checked.params;
    return true;
}

/* A path with more before its suffix: "out.png" and "-01" are "out-01.png". */
static char *
insert(const char *path, const char *more)
{
    const char *dot = strrchr(path, '.');

    if (dot == NULL || strpbrk(dot, "/\\") != NULL)
        dot = path + strlen(path);
    return text_print("%.*s%s%s", (int)(dot - path), path, more, dot);
}

bool
file_list_add_one(FileList *list, const Picture *picture, const char *path,
                  Failure *failure)
{
    if (!make_items(list, 1, failure))
        return false;
    list->items[0].path = text_print("%s", path);
    return fill(&list->items[0], picture, &picture->params, failure);
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
    if (!picture_check(&first, failure) ||
        !make_items(list, (size_t)loop->n_frames, failure))
        return false;
    for (int k = 0; k < loop->n_frames; k++) {
        char number[16];
        NoiseParams frame;
        snprintf(number, sizeof number, "-%0*d", count_digits(loop->n_frames),
                 k + 1);
        pictures_set_frame(&first.params, loop, k, &frame);
        list->items[k].path = insert(path, number);
        if (!fill(&list->items[k], &first, &frame, failure))
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

    if (!make_items(list, PICTURES_N_MAPS, failure))
        return false;
    for (int which = 0; which < PICTURES_N_MAPS; which++) {
        NoiseParams map;
        pictures_set_map(&picture->params, (PicturesMap)which, &map);
        list->items[which].path = insert(path, names[which]);
        if (!fill(&list->items[which], picture, &map, failure))
            return false;
    }
    return true;
}

/* Sets the cell in a row and a column of a sheet. */
static bool
fill_cell(FileItem *item, const Picture *picture, const Steps *across,
          const Steps *down, int row, int column, int n_columns,
          Failure *failure)
{
    Picture cell = *picture;
    const int i = row * n_columns + column;
    CanvasCell *place = &item->canvas.cells[i];

    if (!steps_set(across, down != NULL ? column : i, &cell.params, failure) ||
        (down != NULL && !steps_set(down, row, &cell.params, failure)) ||
        !picture_check(&cell, failure))
        return false;
    *place = (CanvasCell){
        .params = cell.params,
        .x = column * (picture->width + FILE_LIST_GAP),
        .y = row * (picture->height + FILE_LIST_GAP),
    };
    return true;
}

bool
file_list_add_sheet(FileList *list, const Picture *picture, const Steps *across,
                    const Steps *down, int n_columns, const char *path,
                    Failure *failure)
{
    const int n = across->n * (down != NULL ? down->n : 1);
    const int n_rows = (n + n_columns - 1) / n_columns;

    if (n > STEPS_MAX)
        return failure_refuse(failure,
                              "--sheet: %d pictures are too many; give values "
                              "for at most %d",
                              n, STEPS_MAX);
    const double width =
        n_columns * ((double)picture->width + FILE_LIST_GAP) - FILE_LIST_GAP;
    const double height =
        n_rows * ((double)picture->height + FILE_LIST_GAP) - FILE_LIST_GAP;
    if (width > IMAGE_SIDE_MAX || height > IMAGE_SIDE_MAX)
        return failure_refuse(failure,
                              "--sheet: %.0f x %.0f pixels are too many, at "
                              "most %d each; choose a smaller --size",
                              width, height, IMAGE_SIDE_MAX);
    if (!make_items(list, 1, failure))
        return false;
    FileItem *item = &list->items[0];
    item->path = text_print("%s", path);
    if (!make_cells(item, picture, (size_t)n, failure))
        return false;
    item->canvas.width = (int)width;
    item->canvas.height = (int)height;
    for (int i = 0; i < n; i++) {
        if (!fill_cell(item, picture, across, down, i / n_columns,
                       i % n_columns, n_columns, failure))
            return false;
    }
    return true;
}

void
file_list_free(FileList *list)
{
    for (size_t i = 0; i < list->n; i++) {
        free(list->items[i].path);
        free(list->items[i].canvas.cells);
    }
    free(list->items);
}
