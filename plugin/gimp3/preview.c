/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The preview is a filter on the drawable, or on a layer that is added for it.
 * Both are added and removed without undo steps.  The filter's property "preview"
 * tells it apart from the user's noise.
 */
#include "preview.h"

#include <gegl.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "filter.h"
#include "pace.h"
#include "preview-marks.h"
#include "work-time.h"

/* The largest number of pixels that a window is likely to show.  A larger layer is
 * first drawn coarsely, in squares of one color.  The squares are hardly visible
 * while the window shows the whole image, because GIMP then scales the image
 * down. */
#define SEEN_PIXELS (2 << 20)

/* GIMP draws the canvas in square pieces, and does not react to the user while it
 * draws one.  PIECE_SIDE is the side of a piece in pixels, and PIECE_SECONDS is how
 * long drawing one may take. */
#define LEVEL_MAX     8 /* the largest "preview-level": one pixel per piece */
#define PIECE_SIDE    (1 << LEVEL_MAX)
#define PIECE_SECONDS 0.1
#define MEASURED_SIDE 16 /* the largest side of the measured part, in pixels */

struct Preview {
    GimpImage *image;
    GimpDrawable **selected; /* the user's selection, terminated by NULL */
    /* The preview's filter; NULL if nothing is shown. */
    GimpDrawableFilter *filter;
    GimpDrawable *drawable; /* the drawable that the filter is on */
    GimpLayer *layer;       /* the drawable if we added it; else NULL */
    /* The image's layer order just after `layer` was added; see find_order(). */
    char *order;
    GimpDrawableFilter *hidden; /* the user's filter that we hide, or NULL */
    /* The layer whose alpha is locked for the preview, or NULL. */
    GimpLayer *locked;
    Job shown;
    LatticePlacement placement;
    int level;          /* squares of side 2^level are drawn as one pixel */
    int finest;         /* lower levels, which are finer, would be too slow */
    gboolean is_split;  /* the left half shows no noise */
    gboolean is_stale;  /* the image may have been changed */
    gboolean is_saved;  /* the image was saved with the preview in it */
    char *files;        /* the image's files and their versions */
    GeglRectangle area; /* the selected part of the drawable, in its pixels */
    LatticePace pace;
};

/* Begins changes to the image that get no undo steps.  They do not mark a saved
 * image as changed, unless it was saved with the preview in it.  Returns whether the
 * image is dirty; pass this to end_no_undo(). */
static gboolean
begin_no_undo(const Preview *preview)
{
    const gboolean was_dirty = gimp_image_is_dirty(preview->image);

    preview_marks_freeze(preview->image);
    return was_dirty;
}

static void
end_no_undo(const Preview *preview, gboolean was_dirty)
{
    preview_marks_thaw(preview->image);
    if (!was_dirty && !preview->is_saved)
        gimp_image_clean_all(preview->image);
}

static void
add_file(GString *text, GFile *file)
{
    g_autoptr(GFileInfo) info =
        file != NULL ? g_file_query_info(file, G_FILE_ATTRIBUTE_ETAG_VALUE,
                                         G_FILE_QUERY_INFO_NONE, NULL, NULL)
                     : NULL;

    if (info == NULL)
        return;
    g_autofree char *name = g_file_get_uri(file);
    g_string_append_printf(
        text, "%s %s\n", name,
        g_file_info_get_attribute_string(info, G_FILE_ATTRIBUTE_ETAG_VALUE));
}

/* Sets is_saved if the image's files have been written since the last call.  They
 * then contain the preview, because GIMP saves and exports all filters and
 * layers. */
static void
notice_saving(Preview *preview)
{
    GString *text = g_string_new(NULL);

    add_file(text, gimp_image_get_xcf_file(preview->image));
    add_file(text, gimp_image_get_exported_file(preview->image));
    if (preview->filter != NULL && strcmp(preview->files, text->str) != 0)
        preview->is_saved = TRUE;
    g_free(preview->files);
    preview->files = g_string_free(text, FALSE);
}

Preview *
preview_new(const Job *job)
{
    Preview *preview = g_new0(Preview, 1);

    preview->image = job->image;
    preview->selected = gimp_image_get_selected_drawables(job->image);
    lattice_pace_init(&preview->pace);
    preview_marks_begin(job->image);
    return preview;
}

/* Restores the user's selection of layers or channels. */
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

/* True if the image still has the preview's layer.  It is not enough that the layer
 * is valid, because a deleted layer stays valid in the undo history. */
static gboolean
has_layer(const Preview *preview)
{
    GeglRectangle area;

    return gimp_item_is_valid(GIMP_ITEM(preview->layer)) &&
           host_find_selected(GIMP_DRAWABLE(preview->layer), &area);
}

static void
add_layers(GString *order, GimpItem **layers)
{
    for (int i = 0; layers != NULL && layers[i] != NULL; i++) {
        g_string_append_printf(order, "%d ", gimp_item_get_id(layers[i]));
        if (!gimp_item_is_group(layers[i]))
            continue;
        g_autofree GimpItem **children = gimp_item_get_children(layers[i]);
        g_string_append_c(order, '(');
        add_layers(order, children);
        g_string_append_c(order, ')');
    }
}

/* Returns the IDs of the image's layers, from the top; free with g_free(). */
static char *
find_order(const Preview *preview)
{
    g_autofree GimpItem **layers =
        (GimpItem **)gimp_image_get_layers(preview->image);
    GString *order = g_string_new(NULL);

    add_layers(order, layers);
    return g_string_free(order, FALSE);
}

/* Removes the preview's layer.  If other layers have been added, removed or moved in
 * the meantime, their undo steps hold positions that count this layer, so removing
 * it also becomes an undo step. */
static void
remove_layer(const Preview *preview)
{
    g_autofree char *order = find_order(preview);
    const gboolean is_step = strcmp(order, preview->order) != 0;

    if (is_step)
        preview_marks_thaw(preview->image);
    gimp_image_remove_layer(preview->image, preview->layer);
    if (is_step)
        preview_marks_freeze(preview->image);
}

/* Removes everything that the preview shows.  Also hides its layer, because the undo
 * history may bring the layer back. */
static void
clear(Preview *preview)
{
    GimpItem *layer = GIMP_ITEM(preview->layer);

    if (preview->hidden != NULL &&
        gimp_drawable_filter_is_valid(preview->hidden))
        gimp_drawable_filter_set_visible(preview->hidden, TRUE);
    if (preview->filter != NULL)
        filter_remove(preview->drawable, preview->filter);
    if (layer != NULL && gimp_item_is_valid(layer))
        gimp_item_set_visible(layer, FALSE);
    if (layer != NULL && has_layer(preview))
        remove_layer(preview);
    g_clear_pointer(&preview->order, g_free);
    if (preview->locked != NULL &&
        gimp_item_is_valid(GIMP_ITEM(preview->locked)))
        preview_marks_unlock(preview->locked);
    preview->filter = preview->hidden = NULL;
    preview->drawable = NULL;
    preview->layer = preview->locked = NULL;
}

void
preview_free(Preview *preview)
{
    preview_show(preview, NULL, 0, FALSE);
    preview_marks_end(preview->image);
    if (preview->is_saved)
        gimp_message(_("The image was saved with the Lattice Noise preview in "
                       "it: save or export it again"));
    job_clear(&preview->shown);
    g_free(preview->files);
    g_free(preview->selected);
    g_free(preview);
}

/* True if the current filter can also show this job.  It cannot if the selection has
 * changed, because a filter keeps the selection that it was made with. */
static gboolean
fits(Preview *preview, const Job *job)
{
    if (preview->filter == NULL ||
        job->request.output != preview->shown.request.output ||
        job_keeps_alpha(job) != job_keeps_alpha(&preview->shown))
        return FALSE;
    /* The filter's layer may be gone.  Time the call: if it takes long, GIMP is
     * still drawing. */
    lattice_pace_begin(&preview->pace, g_get_monotonic_time());
    const gboolean is_valid = gimp_drawable_filter_is_valid(preview->filter);
    lattice_pace_answer(&preview->pace, g_get_monotonic_time());
    if (!is_valid || !preview->is_stale)
        return is_valid;
    if (preview->layer != NULL && !has_layer(preview))
        return FALSE;
    GeglRectangle area;
    host_find_selected(preview->drawable, &area);
    return gegl_rectangle_equal(&area, &preview->area);
}

static void
keep_shown(Preview *preview, const Job *job)
{
    job_clear(&preview->shown);
    preview->shown = job_copy(job);
}

static void
update_placement(Preview *preview, const Job *job)
{
    preview->placement = filter_find_placement(
        preview->drawable, job_makes_mask(job), &job->request);
}

/* Draws part of a piece at a level, and estimates from it how long the whole piece
 * would take, in seconds. */
static double
measure_piece(const NoisePlan *plan, int level)
{
    const int side = PIECE_SIDE >> level;
    const int n = MIN(side, MEASURED_SIDE);
    const int frame = 2 * noise_plan_frame(plan, level);
    const double share = (double)(side + frame) / (n + frame);
    const NoiseRegion region = {.width = n, .height = n, .level = level};
    float pixels[MEASURED_SIDE * MEASURED_SIDE * 4];
    const double begin = lattice_work_seconds();

    noise_render(plan, &region, pixels, MEASURED_SIDE * 4);
    return (lattice_work_seconds() - begin) * share * share;
}

/* Starts at the coarsest level, because finer ones may be slow: some noise takes 10
 * ms per pixel. */
int
preview_find_finest(const NoiseRecipe *recipe)
{
    NoisePlan *plan = noise_plan_new(recipe, NULL);
    int level = plan != NULL ? LEVEL_MAX : 0;

    /* The next level has four times as many pixels. */
    while (level > 0 && 4.0 * measure_piece(plan, level) < PIECE_SECONDS)
        level--;
    noise_plan_free(plan);
    return level;
}

/* Sets the level to `finest` or, if that would draw more than SEEN_PIXELS squares,
 * to the finest coarser level that does not. */
static void
choose_level(Preview *preview)
{
    const gint64 n_pixels = (gint64)preview->area.width * preview->area.height;

    preview->level = preview->finest;
    while (n_pixels >> (2 * preview->level) > SEEN_PIXELS)
        preview->level++;
}

/* Makes a layer that covers the same area as the noise will, but does not insert
 * it. */
static HostDrawable
make_layer(const Job *job)
{
    const gboolean is_mask = job_makes_mask(job);
    const HostDrawable masked =
        is_mask && job->request.output != LATTICE_OUTPUT_NEW_CHANNEL
            ? job->layer
            : NULL;
    const LatticeExtent canvas = host_image_get_size(job->image);
    const GeglRectangle place =
        masked != NULL ? host_get_place(masked)
                       : (GeglRectangle){0, 0, canvas.width, canvas.height};
    HostDrawable layer =
        host_new_layer(job->image, _("Lattice Noise preview"),
                       (LatticeExtent){place.width, place.height},
                       is_mask ? GIMP_LAYER_MODE_NORMAL : job->mode,
                       is_mask ? 100.0 : job->request.opacity);

    if (layer != NULL && masked != NULL)
        gimp_layer_set_offsets(GIMP_LAYER(layer), place.x, place.y);
    return layer;
}

/* Adds to the image a transparent layer that will show what a new layer, mask or
 * channel would hold.  For masks and channels, it is above all other layers.  GIMP
 * selects the layer.  Returns NULL if GIMP refuses. */
static GimpLayer *
add_layer(const Job *job)
{
    HostDrawable layer = make_layer(job);
    HostDrawable group = NULL;
    int position = 0;

    if (layer == NULL)
        return NULL;
    preview_marks_own(GIMP_LAYER(layer));
    if (!job_makes_mask(job))
        job_find_place(job, &group, &position);
    if (host_insert(HOST_LAYER, layer, job->image, group, position))
        return GIMP_LAYER(layer);
    gimp_item_delete(GIMP_ITEM(layer));
    return NULL;
}

/* Makes the filter for a job, and a layer if the job needs one, and finds the
 * filter that the job will replace.  The caller then calls set_job() and appends
 * the filter. */
static void
make_filters(Preview *preview, const Job *job)
{
    GimpDrawableFilter *replaced = NULL;
    gboolean is_on_top;

    preview->drawable = job->drawable;
    if (job_makes_layer(job) || job_makes_mask(job)) {
        preview->layer = add_layer(job);
        if (preview->layer == NULL)
            return;
        /* Undo steps remember which layers were selected, and GIMP crashes if those
         * layers are gone when a step is undone.  So do not leave the preview's
         * layer selected. */
        select_again(preview);
        preview->order = find_order(preview);
        preview->drawable = GIMP_DRAWABLE(preview->layer);
    }
    host_find_selected(preview->drawable, &preview->area);
    preview->filter = filter_new(preview->drawable, _("Lattice Noise preview"));
    keep_shown(preview, job);
    update_placement(preview, job);
    if (preview->filter == NULL)
        return;
    if (job->request.output == LATTICE_OUTPUT_FILTER)
        replaced = filter_find(preview->drawable, &is_on_top);
    if (replaced != NULL && gimp_drawable_filter_get_visible(replaced))
        preview->hidden = replaced;
    g_object_set(gimp_drawable_filter_get_config(preview->filter), "preview",
                 preview->hidden != NULL ? "instead" : "shown", NULL);
}

/* Makes the filter draw a job. */
static void
set_job(const Preview *preview, const Job *job)
{
    if (job->request.output == LATTICE_OUTPUT_FILTER)
        filter_blend(preview->filter, job);
    g_object_set(gimp_drawable_filter_get_config(preview->filter),
                 "preview-level", preview->level, "preview-from",
                 preview->is_split ? preview->area.width / 2 : G_MININT / 2,
                 NULL);
    filter_set_request(preview->filter, &preview->placement, &job->request);
}

/* Sets the mode and opacity of the preview's layer, if they have changed. */
static void
update_layer(const Preview *preview, const Job *job)
{
    const Job *shown = &preview->shown;

    if (job_makes_mask(job) || (job->mode == shown->mode &&
                                job->request.opacity == shown->request.opacity))
        return;
    const gboolean was_dirty = begin_no_undo(preview);
    gimp_layer_set_opacity(preview->layer, job->request.opacity);
    gimp_layer_set_mode(preview->layer, job->mode);
    end_no_undo(preview, was_dirty);
}

/* Replaces what is shown with a new preview of a job, or with nothing if job is
 * NULL. */
static void
show_anew(Preview *preview, const Job *job)
{
    notice_saving(preview);
    const gboolean was_dirty = begin_no_undo(preview);

    clear(preview);
    if (job != NULL)
        make_filters(preview, job);
    if (preview->filter != NULL) {
        if (job_keeps_alpha(job) &&
            !gimp_layer_get_lock_alpha(GIMP_LAYER(preview->drawable))) {
            preview->locked = GIMP_LAYER(preview->drawable);
            preview_marks_lock(preview->locked);
        }
        choose_level(preview);
        set_job(preview, job);
        gimp_drawable_append_filter(preview->drawable, preview->filter);
        if (preview->hidden != NULL)
            gimp_drawable_filter_set_visible(preview->hidden, FALSE);
    }
    end_no_undo(preview, was_dirty);
}

/* Makes the current filter show the job, with few calls to libgimp: while GIMP
 * draws, each call may have to wait for a piece of the canvas.  This does not need
 * begin_no_undo(), because GIMP makes no undo step when a filter is changed. */
static void
update_filter(Preview *preview, const Job *job)
{
    if (job->request.anchor != preview->shown.request.anchor)
        update_placement(preview, job);
    choose_level(preview);
    set_job(preview, job);
    if (preview->layer != NULL)
        update_layer(preview, job);
    keep_shown(preview, job);
}

gboolean
preview_show(Preview *preview, const Job *job, int finest, gboolean is_split)
{
    preview->finest = finest;
    preview->is_split = is_split;
    if (job == NULL && preview->filter == NULL && preview->layer == NULL)
        return FALSE;
    if (job != NULL && fits(preview, job))
        update_filter(preview, job);
    else if (gimp_image_is_valid(preview->image))
        show_anew(preview, job);
    preview->is_stale = FALSE;
    gimp_displays_flush();
    lattice_pace_end(&preview->pace, g_get_monotonic_time());
    return preview->filter != NULL && preview->level > preview->finest;
}

guint
preview_get_wait(const Preview *preview)
{
    const gint64 wait_us =
        lattice_pace_get_wait_us(&preview->pace, g_get_monotonic_time());

    return (guint)((wait_us + 999) / 1000);
}

void
preview_refine(Preview *preview)
{
    preview->level = preview->finest;
    /* The filter's layer may have been deleted since the filter was shown. */
    if (!gimp_drawable_filter_is_valid(preview->filter))
        return;
    set_job(preview, &preview->shown);
    gimp_displays_flush();
    lattice_pace_leave(&preview->pace);
}

void
preview_invalidate(Preview *preview)
{
    preview->is_stale = TRUE;
}
