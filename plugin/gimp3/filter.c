/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Noise as a filter on a drawable.  The filter's coordinates can differ from the
 * drawable's: see filter_find_placement().
 */
#include "filter.h"

#include <gegl.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "operation.h"

GimpDrawableFilter *
filter_new(GimpDrawable *drawable, const char *name)
{
    GimpDrawableFilter *filter =
        gimp_drawable_filter_new(drawable, LATTICE_OPERATION, name);

    if (filter != NULL)
        gimp_drawable_filter_set_blend_mode(filter, GIMP_LAYER_MODE_REPLACE);
    return filter;
}

/* True if an object has this property, with all its choices. */
static gboolean
has_property(GObject *config, const GParamSpec *wanted)
{
    GParamSpec *found =
        g_object_class_find_property(G_OBJECT_GET_CLASS(config), wanted->name);
    gboolean has_all = found != NULL;

    if (!has_all || !G_IS_PARAM_SPEC_ENUM(wanted))
        return has_all;
    GimpChoice *choice = gimp_param_spec_choice_get_choice(found);
    const GEnumClass *choices = G_PARAM_SPEC_ENUM(wanted)->enum_class;
    for (guint i = 0; i < choices->n_values && has_all; i++)
        has_all = gimp_choice_is_valid(choice, choices->values[i].value_nick);
    return has_all;
}

/* True if a filter's operation, which runs in GIMP, has all properties of the
 * operation linked into the plug-in. */
static gboolean
has_properties(GimpDrawableFilter *filter)
{
    GObject *config = G_OBJECT(gimp_drawable_filter_get_config(filter));
    guint n_properties;
    g_autofree GParamSpec **properties =
        gegl_operation_list_properties(LATTICE_OPERATION, &n_properties);
    gboolean has_all = TRUE;

    for (guint i = 0; i < n_properties && has_all; i++)
        has_all = has_property(config, properties[i]);
    return has_all;
}

gboolean
filter_is_known(GimpDrawable *drawable)
{
    GimpDrawableFilter *filter = filter_new(drawable, "");

    if (filter == NULL)
        return FALSE;
    const gboolean is_known = has_properties(filter);
    gimp_drawable_filter_delete(filter);
    return is_known;
}

/* Uses Replace instead of Normal for opaque noise, which looks the same in both
 * modes.  In Normal, GIMP would convert the noise's colors to linear light and
 * back. */
void
filter_blend(GimpDrawableFilter *filter, const Job *job)
{
    const gboolean covers = job->mode == GIMP_LAYER_MODE_NORMAL &&
                            job->request.opacity == 100.0 &&
                            noise_recipe_is_opaque(job->request.recipe, NULL);

    gimp_drawable_filter_set_blend_mode(filter, covers ? GIMP_LAYER_MODE_REPLACE
                                                       : job->mode);
    gimp_drawable_filter_set_opacity(filter, job->request.opacity / 100.0);
}

/* If there is a selection, a filter's coordinates start at the top left corner of
 * the selection's bounds within the drawable. */
LatticePlacement
filter_find_placement(GimpDrawable *drawable, gboolean is_mask,
                      const LatticeRequest *request)
{
    GeglRectangle selected;
    int x, y;

    gimp_drawable_get_offsets(drawable, &x, &y);
    LatticePlacement placement = lattice_operation_place(
        gimp_drawable_get_format(drawable), is_mask, x, y, request);
    host_find_selected(drawable, &selected);
    placement.origin_x -= selected.x;
    placement.origin_y -= selected.y;
    return placement;
}

void
filter_set_request(GimpDrawableFilter *filter,
                   const LatticePlacement *placement,
                   const LatticeRequest *request)
{
    g_autofree char *recipe = lattice_recipe_print(request->recipe);

    g_object_set(gimp_drawable_filter_get_config(filter), "recipe", recipe,
                 "encoding", placement->encoding, "depth", placement->depth,
                 "colors", placement->colors, "origin-x", placement->origin_x,
                 "origin-y", placement->origin_y, NULL);
    gimp_drawable_filter_update(filter);
}

char *
filter_get_preview(GimpDrawableFilter *filter)
{
    g_autofree char *operation =
        gimp_drawable_filter_get_operation_name(filter);

    return g_strcmp0(operation, LATTICE_OPERATION) == 0
               ? lattice_read_text(gimp_drawable_filter_get_config(filter),
                                   "preview")
               : NULL;
}

static gboolean
has_filter(GimpDrawable *drawable, GimpDrawableFilter *filter)
{
    g_autofree GimpDrawableFilter **filters =
        gimp_drawable_get_filters(drawable);
    gboolean has = FALSE;

    for (int i = 0; filters != NULL && filters[i] != NULL && !has; i++)
        has = gimp_drawable_filter_get_id(filters[i]) ==
              gimp_drawable_filter_get_id(filter);
    return has;
}

/* When a layer is deleted, merged or converted, its filters move from the layer to
 * the undo history.  GIMP then treats such a filter as one that has never been
 * used: deleting it would free it while the history still needs it, and the next
 * undo would crash.  So a filter that has left its drawable is only hidden. */
void
filter_remove(GimpDrawable *drawable, GimpDrawableFilter *filter)
{
    if (!gimp_drawable_filter_is_valid(filter))
        return;
    gimp_drawable_filter_set_visible(filter, FALSE);
    if (has_filter(drawable, filter))
        gimp_drawable_filter_delete(filter);
}

GimpDrawableFilter *
filter_find(GimpDrawable *drawable, gboolean *is_on_top)
{
    g_autofree GimpDrawableFilter **filters =
        gimp_drawable_get_filters(drawable);
    GimpDrawableFilter *found = NULL;

    *is_on_top = TRUE;
    for (int i = 0; filters != NULL && filters[i] != NULL; i++) {
        g_autofree char *preview = filter_get_preview(filters[i]);
        if (preview == NULL)
            *is_on_top = FALSE;
        if (g_strcmp0(preview, "none") == 0) {
            found = filters[i];
            break;
        }
    }
    return found;
}

gboolean
filter_get_job(GimpDrawable *drawable, Job *job)
{
    LatticeRequest *request = &job->request;
    gboolean is_on_top;
    GimpDrawableFilter *filter = filter_find(drawable, &is_on_top);
    g_autofree char *recipe = NULL;
    int x, y;

    lattice_request_init(request);
    if (filter == NULL)
        return FALSE;
    GObject *config = G_OBJECT(gimp_drawable_filter_get_config(filter));
    g_object_get(config, "recipe", &recipe, "origin-x", &x, "origin-y", &y,
                 NULL);
    const gboolean is_read =
        lattice_request_read(request, recipe, config, NULL);
    const LatticePlacement on_canvas =
        filter_find_placement(drawable, FALSE, request);
    if (x != on_canvas.origin_x || y != on_canvas.origin_y)
        request->anchor = LATTICE_ANCHOR_LAYER;
    request->output = LATTICE_OUTPUT_FILTER;
    request->opacity = 100.0 * gimp_drawable_filter_get_opacity(filter);
    /* A mode that layers cannot have becomes Normal. */
    job->mode = GIMP_LAYER_MODE_NORMAL;
    job_set_mode(job, gimp_drawable_filter_get_blend_mode(filter), NULL);
    return is_read && lattice_request_check(request, NULL);
}

gboolean
host_has_filters(HostDrawable drawable)
{
    g_autofree GimpDrawableFilter **filters =
        gimp_drawable_get_filters(GIMP_DRAWABLE(drawable));
    gboolean has = FALSE;

    for (int i = 0; filters != NULL && filters[i] != NULL && !has; i++) {
        g_autofree char *preview = filter_get_preview(filters[i]);
        has = gimp_drawable_filter_get_visible(filters[i]) &&
              (preview == NULL || strcmp(preview, "none") == 0);
    }
    return has;
}

gboolean
host_check_filter(HostDrawable drawable, GError **error)
{
    gboolean is_on_top;

    if (!GIMP_IS_LAYER(drawable))
        return lattice_refuse(
            error, _("Channels and masks have no filters: choose a layer"));
    if (!filter_is_known(GIMP_DRAWABLE(drawable)))
        return lattice_refuse(
            error, _("The Lattice Noise filter is missing or too old: install "
                     "it, and restart GIMP"));
    if (filter_find(drawable, &is_on_top) != NULL && !is_on_top)
        return lattice_refuse(
            error, _("Other filters are above the noise: move it to the top"));
    return TRUE;
}

gboolean
host_draw_filter(const Job *job, GError **error)
{
    gboolean is_on_top;
    GimpDrawableFilter *before = filter_find(job->drawable, &is_on_top);
    GimpDrawableFilter *filter = filter_new(job->drawable, _("Lattice Noise"));

    if (filter == NULL)
        return host_refuse(error);
    const LatticePlacement placement =
        filter_find_placement(job->drawable, FALSE, &job->request);
    filter_blend(filter, job);
    filter_set_request(filter, &placement, &job->request);
    /* GIMP cannot undo a change to a filter, but it can undo adding the new
     * filter and deleting the old one. */
    gimp_image_undo_group_start(job->image);
    if (job_keeps_alpha(job))
        gimp_layer_set_lock_alpha(GIMP_LAYER(job->drawable), TRUE);
    gimp_drawable_append_filter(job->drawable, filter);
    if (before != NULL)
        gimp_drawable_filter_delete(before);
    host_attach_origin(
        job->drawable, &host_filter_origin,
        &(HostOrigin){job->request.recipe, job->look, job->request.asked_size});
    gimp_image_undo_group_end(job->image);
    return TRUE;
}
