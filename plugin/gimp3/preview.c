/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A preview is a filter on the drawable or on a layer put there for the time
 * being, quietly: taken away, they leave no trace.
 */
#include "preview.h"

#include <gegl.h>
#include <string.h>

#include "filter.h"
#include "pace.h"
#include "preview-mark.h"
#include "quiet.h"

/* As many pixels as a window may show: where a layer has more, they are drawn
 * in squares first, and look the same where the image fits its window. */
#define SEEN_PIXELS (2 << 20)

struct Preview {
    GimpImage *image;
    GimpDrawable **selected;
    /* What is shown; NULL for nothing. */
    GimpDrawableFilter *filter;
    GimpDrawableFilter *eraser; /* below it; NULL: nothing is to be erased */
    GimpDrawable *drawable;     /* the filter's */
    GimpLayer *layer; /* the same, if it is there for the time being */
    GimpDrawableFilter *hidden; /* for which it stands; NULL for none */
    Job shown;
    LatticePlacement placement;
    int level;          /* squares of 2^level pixels are drawn as one */
    gboolean is_split;  /* the left half shows no noise */
    gboolean is_whole;  /* nothing is selected */
    gboolean is_stale;  /* others may have changed the image */
    GeglRectangle area; /* what was selected of the drawable */
    LatticePace pace;
};

Preview *
preview_new(const Job *job)
{
    Preview *preview = g_new0(Preview, 1);

    preview->image = job->image;
    preview->selected = gimp_image_get_selected_drawables(job->image);
    lattice_pace_init(&preview->pace);
    preview_mark_begin(job->image);
    return preview;
}

/* Puts the user's selection of layers or channels back. */
static void
select_again(const Preview *preview)
{
    GimpDrawable **selected = preview->selected;

    if (selected[0] == NULL)
        return;
    if (GIMP_IS_LAYER_MASK(selected[0])) {
        GimpLayer *layers[] = {
            gimp_layer_from_mask(GIMP_LAYER_MASK(selected[0])), NULL};
        gimp_image_set_selected_layers(preview->image,
                                       (const GimpLayer **)layers);
    } else if (GIMP_IS_LAYER(selected[0])) {
        gimp_image_set_selected_layers(preview->image,
                                       (const GimpLayer **)selected);
    } else {
        gimp_image_set_selected_channels(preview->image,
                                         (const GimpChannel **)selected);
    }
}

static void
delete_filter(GimpDrawableFilter *filter)
{
    if (filter != NULL && gimp_drawable_filter_is_valid(filter))
        gimp_drawable_filter_delete(filter);
}

static void
clear(Preview *preview)
{
    /* In this order: killed in between, a preview still tells of it. */
    if (preview->hidden != NULL &&
        gimp_drawable_filter_is_valid(preview->hidden))
        gimp_drawable_filter_set_visible(preview->hidden, TRUE);
    delete_filter(preview->filter);
    delete_filter(preview->eraser);
    if (preview->layer != NULL &&
        gimp_item_is_valid(GIMP_ITEM(preview->layer))) {
        preview_mark_remove_layer(preview->image, preview->layer);
        select_again(preview);
    }
    preview->filter = preview->eraser = preview->hidden = NULL;
    preview->drawable = NULL;
    preview->layer = NULL;
}

void
preview_free(Preview *preview)
{
    if (gimp_image_is_valid(preview->image))
        preview_show(preview, NULL);
    preview_mark_end(preview->image);
    g_free(preview->selected);
    g_free(preview);
}

static GeglRectangle
find_area(GimpDrawable *drawable)
{
    GeglRectangle area = {0, 0, 0, 0};

    gimp_drawable_mask_intersect(drawable, &area.x, &area.y, &area.width,
                                 &area.height);
    return area;
}

static gboolean
is_opaque(const Job *job)
{
    return job_makes_mask(job) || lattice_request_is_opaque(&job->request);
}

/* Whether the job puts transparent colors in the place of what is there, which
 * a filter without input only covers. */
static gboolean
wants_eraser(const Job *job)
{
    return job->request.output == LATTICE_OUTPUT_DRAWABLE && !is_opaque(job) &&
           gimp_drawable_has_alpha(job->drawable);
}

/* Whether what is shown can be changed into the job: a filter keeps the
 * selection that it began with. */
static gboolean
fits(const Preview *preview, const Job *job)
{
    if (preview->filter == NULL ||
        job->request.output != preview->shown.request.output ||
        (preview->eraser != NULL) != wants_eraser(job))
        return FALSE;
    if (!preview->is_stale)
        return TRUE;
    const GeglRectangle area = find_area(preview->drawable);
    return gimp_drawable_filter_is_valid(preview->filter) &&
           gegl_rectangle_equal(&area, &preview->area);
}

/* The filter that the job will replace and the preview stands for; NULL for
 * none. */
static GimpDrawableFilter *
find_replaced(const Preview *preview, const Job *job)
{
    gboolean is_on_top;

    return job->request.output == LATTICE_OUTPUT_FILTER
               ? filter_find(preview->drawable, &is_on_top)
               : NULL;
}

static void
find_placement(Preview *preview, const Job *job)
{
    preview->placement =
        filter_find_placement(preview->drawable, &job->request);
    if (job_makes_mask(job))
        lattice_operation_show_mask(&preview->placement);
}

static int
find_level(const Preview *preview)
{
    const gint64 n_pixels = (gint64)preview->area.width * preview->area.height;
    int level = 0;

    while (n_pixels >> (2 * level) > SEEN_PIXELS)
        level++;
    return level;
}

/* Where the noise begins. */
static int
find_first_column(const Preview *preview)
{
    return preview->is_split ? preview->area.width / 2 : G_MININT / 2;
}

/* Lets the eraser begin where the noise does. */
static void
split_eraser(const Preview *preview)
{
    g_object_set(gimp_drawable_filter_get_config(preview->eraser),
                 "preview-from", find_first_column(preview), NULL);
    gimp_drawable_filter_update(preview->eraser);
}

/* A preview that is yet to be appended; NULL if GIMP refuses. */
static GimpDrawableFilter *
new_filter(GimpDrawable *drawable, gboolean is_instead)
{
    GimpDrawableFilter *filter = filter_new(drawable, preview_mark_get_name());

    if (filter != NULL)
        preview_mark_filter(filter, is_instead);
    return filter;
}

/* Opaque noise, the quickest there is, as a source of what is erased. */
static void
begin_eraser(Preview *preview)
{
    preview->eraser = new_filter(preview->drawable, FALSE);
    if (preview->eraser == NULL)
        return;
    gimp_drawable_filter_set_blend_mode(preview->eraser, GIMP_LAYER_MODE_ERASE);
    g_object_set(gimp_drawable_filter_get_config(preview->eraser), "recipe",
                 "lattice-noise/1 algorithm=white fractal=none",
                 "preview-level", 8, NULL);
    split_eraser(preview);
}

/* Begins to show the job; its numbers come later. */
static void
begin(Preview *preview, const Job *job)
{
    preview->drawable = job->drawable;
    if (job->request.output == LATTICE_OUTPUT_NEW_LAYER ||
        job_makes_mask(job)) {
        preview->layer = preview_mark_add_layer(job);
        if (preview->layer == NULL)
            return;
        preview->drawable = GIMP_DRAWABLE(preview->layer);
    }
    preview->area = find_area(preview->drawable);
    preview->is_whole = gimp_selection_is_empty(preview->image);
    GimpDrawableFilter *replaced = find_replaced(preview, job);
    const gboolean is_instead =
        replaced != NULL && gimp_drawable_filter_get_visible(replaced);
    preview->filter = new_filter(preview->drawable, is_instead);
    preview->shown = *job;
    find_placement(preview, job);
    if (preview->filter == NULL)
        return;
    if (wants_eraser(job))
        begin_eraser(preview);
    if (is_instead)
        preview->hidden = replaced;
}

/* Whether opaque noise hides all that lies below the filter. */
static gboolean
is_plain(const Preview *preview, const Job *job)
{
    return preview->is_whole && (job->request.output != LATTICE_OUTPUT_FILTER ||
                                 (job->mode == GIMP_LAYER_MODE_NORMAL &&
                                  job->request.opacity == 100.0));
}

/* Lets the filter draw the job.  GIMP blends in linear light, and to get there
 * and back takes as long as all else.  The legacy mode blends the numbers as
 * they are: the same where there is nothing to blend with. */
static void
set_job(const Preview *preview, const Job *job)
{
    if (job->request.output == LATTICE_OUTPUT_FILTER)
        filter_blend(preview->filter, job);
    if (is_plain(preview, job))
        gimp_drawable_filter_set_blend_mode(
            preview->filter,
            is_opaque(job) && strcmp(preview->placement.encoding, "linear") != 0
                ? GIMP_LAYER_MODE_NORMAL_LEGACY
                : GIMP_LAYER_MODE_REPLACE);
    g_object_set(gimp_drawable_filter_get_config(preview->filter),
                 "preview-level", preview->level, "preview-from",
                 find_first_column(preview), NULL);
    filter_set_request(preview->filter, &preview->placement, &job->request);
}

/* Gives the layer that is there for the preview what is new in the job. */
static void
show_layer(const Preview *preview, const Job *job)
{
    const Job *shown = &preview->shown;

    if (job_makes_mask(job) || (job->mode == shown->mode &&
                                job->request.opacity == shown->request.opacity))
        return;
    const Quiet quiet = quiet_begin(preview->image);
    gimp_layer_set_opacity(preview->layer, job->request.opacity);
    gimp_layer_set_mode(preview->layer, job->mode);
    quiet_end(&quiet);
}

/* Begins to show a job. */
static void
show_anew(Preview *preview, const Job *job)
{
    const Quiet quiet = quiet_begin(preview->image);

    clear(preview);
    begin(preview, job);
    if (preview->filter != NULL) {
        preview->level = find_level(preview);
        set_job(preview, job);
        if (preview->eraser != NULL)
            gimp_drawable_append_filter(preview->drawable, preview->eraser);
        gimp_drawable_append_filter(preview->drawable, preview->filter);
        if (preview->hidden != NULL)
            gimp_drawable_filter_set_visible(preview->hidden, FALSE);
    }
    quiet_end(&quiet);
}

/* Follows the job.  While GIMP draws, each call of it may take as long as a
 * piece of the canvas, so there are few; this change is no undo step. */
static void
follow(Preview *preview, const Job *job)
{
    if (job->request.anchor != preview->shown.request.anchor)
        find_placement(preview, job);
    preview->level = find_level(preview);
    lattice_pace_begin(&preview->pace, g_get_monotonic_time());
    set_job(preview, job);
    lattice_pace_answer(&preview->pace, g_get_monotonic_time());
    if (preview->layer != NULL)
        show_layer(preview, job);
    preview->shown = *job;
}

void
preview_show(Preview *preview, const Job *job)
{
    if (job == NULL) {
        if (preview->filter == NULL && preview->layer == NULL)
            return;
        const Quiet quiet = quiet_begin(preview->image);
        clear(preview);
        quiet_end(&quiet);
    } else if (fits(preview, job)) {
        follow(preview, job);
    } else {
        show_anew(preview, job);
    }
    preview->is_stale = FALSE;
    gimp_displays_flush();
    lattice_pace_end(&preview->pace, g_get_monotonic_time());
}

guint
preview_get_wait(const Preview *preview)
{
    const gint64 wait_us =
        lattice_pace_get_wait_us(&preview->pace, g_get_monotonic_time());

    return (guint)((wait_us + 999) / 1000);
}

gboolean
preview_is_rough(const Preview *preview)
{
    return preview->filter != NULL && preview->level > 0;
}

void
preview_refine(Preview *preview)
{
    preview->level = 0;
    set_job(preview, &preview->shown);
    gimp_displays_flush();
    lattice_pace_leave(&preview->pace);
}

void
preview_split(Preview *preview, gboolean is_split)
{
    preview->is_split = is_split;
    if (preview->eraser != NULL &&
        gimp_drawable_filter_is_valid(preview->eraser))
        split_eraser(preview);
}

void
preview_distrust(Preview *preview)
{
    preview->is_stale = TRUE;
}
