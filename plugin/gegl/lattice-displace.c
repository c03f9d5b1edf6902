/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The operation lattice:displace: moves the pixels of a picture with noise.
 *
 * GEGL includes this file many times; see properties.h.
 */
#include "displace.h"

#include "properties.h"

#ifdef GEGL_PROPERTIES

/* clang-format off */

LATTICE_DISPLACE_CHOICE_TYPES(PROPERTY_ENUM)

#define NOISE_EACH(KIND) PROPERTY_##KIND
#include "displace.def"

PROPERTY_ORIGIN

property_string(recipe, _("Recipe"), "")
    description(_(LATTICE_DISPLACE_RECIPE_BLURB))
    ui_meta("visible", LATTICE_IF_CUSTOM_EFFECT)

/* clang-format on */

#else

#define GEGL_OP_FILTER
#define GEGL_OP_NAME lattice_displace
/* clang-format off */ /* It would put blanks around the hyphen. */
#define GEGL_OP_C_SOURCE lattice-displace.c
/* clang-format on */

#include <gegl-op.h>

#include <math.h>

#include "moving.h"
#include "operating.h"

/* The farthest that a pixel can move, in pixels, no matter how large the strength
 * and magnification are.  This limits how much has to be read around a block. */
#define FARTHEST 2000.0

/* How an effect moves pixels.  The fields up to `kind` are also parameters in
 * displace.def. */
typedef struct Effect {
    double amount, scale, stretch, octaves, persistence;
    LatticeKind kind;
    /* What "Automatic" means for this effect in "Apply to" and in "Edges". */
    gboolean is_of_outline;
    LatticeEdges edges;
} Effect;

/* Chosen by eye; LATTICE_EFFECT_CUSTOM uses the properties instead. */
static const Effect effects[] = {
    [LATTICE_EFFECT_ROUGH_EDGES] = {5, 14, 1, 3, 0.6, LATTICE_KIND_TURBULENT,
                                    TRUE, LATTICE_EDGES_TRANSPARENT},
    [LATTICE_EFFECT_TORN_PAPER] = {18, 70, 1, 6, 0.6, LATTICE_KIND_TURBULENT,
                                   TRUE, LATTICE_EDGES_TRANSPARENT},
    [LATTICE_EFFECT_HEAT_HAZE] = {2.5, 26, 2, 2, 0.5, LATTICE_KIND_TURBULENT,
                                  FALSE, LATTICE_EDGES_REPEAT},
    [LATTICE_EFFECT_WATER] = {16, 60, 8, 2, 0.5, LATTICE_KIND_X, FALSE,
                              LATTICE_EDGES_REPEAT},
    [LATTICE_EFFECT_UNDERWATER] = {14, 160, 1, 1, 0.5, LATTICE_KIND_FLOW, FALSE,
                                   LATTICE_EDGES_REPEAT},
    [LATTICE_EFFECT_HAND_DRAWN] = {4, 60, 1, 2, 0.5, LATTICE_KIND_TURBULENT,
                                   FALSE, LATTICE_EDGES_TRANSPARENT},
    [LATTICE_EFFECT_WOBBLE] = {24, 220, 1, 1, 0.5, LATTICE_KIND_TURBULENT,
                               FALSE, LATTICE_EDGES_TRANSPARENT},
    [LATTICE_EFFECT_SHATTERED] = {26, 120, 1, 1, 0.5, LATTICE_KIND_TWIST, FALSE,
                                  LATTICE_EDGES_REPEAT},
    [LATTICE_EFFECT_MELT] = {40, 160, 1, 3, 0.35, LATTICE_KIND_FLOW, FALSE,
                             LATTICE_EDGES_REPEAT},
    [LATTICE_EFFECT_INTERFERENCE] = {30, 14, 12, 2, 0.5, LATTICE_KIND_X, FALSE,
                                     LATTICE_EDGES_REPEAT},
};

/* The state of an instance of the operation; kept in user_data. */
typedef struct Displacement {
    gboolean is_moving;  /* FALSE: nothing moves */
    gboolean is_outline; /* only alpha moves */
    Shifts shifts;
    NumberFormat format;
    WindowEdges edges;
} Displacement;

static Effect
effect_settings(const GeglProperties *properties)
{
    if (properties->effect != LATTICE_EFFECT_CUSTOM)
        return effects[properties->effect];
    return (Effect){.amount = properties->amount,
                    .scale = properties->scale,
                    .stretch = properties->stretch,
                    .octaves = properties->octaves,
                    .persistence = properties->persistence,
                    .kind = properties->kind,
                    .edges = LATTICE_EDGES_REPEAT};
}

static void
set_params(const GeglProperties *properties, const Effect *effect,
           NoiseParams *params)
{
    noise_params_init(params);
    params->map = NOISE_MAP_HEIGHT;
    /* A shard is a cell that moves as a whole, so the noise has one value per
     * cell. */
    params->algorithm = properties->effect == LATTICE_EFFECT_SHATTERED
                            ? NOISE_ALGORITHM_CELLULAR
                            : NOISE_ALGORITHM_SIMPLEX;
    params->feature = NOISE_FEATURE_CELL_VALUE;
    params->scale = effect->scale * properties->magnification / 100.0;
    params->stretch = effect->stretch;
    params->octaves = effect->octaves;
    params->persistence = effect->persistence;
    params->evolution = properties->evolution;
    params->period_x = properties->period_x;
    params->period_y = properties->period_y;
    params->seed = properties->seed;
}

/* Returns the checked recipe of the height map that moves pixels: the property
 * "recipe" or, if that is empty, one made from the effect.  Returns NULL if the
 * recipe is invalid; free it with noise_recipe_free(). */
static NoiseRecipe *
read_recipe(const GeglProperties *properties, const Effect *effect,
            NoiseError *error)
{
    NoiseParams params;

    if (properties->recipe == NULL || *properties->recipe == '\0') {
        set_params(properties, effect, &params);
        return operating_make_recipe(&params, error);
    }
    NoiseRecipe *recipe = noise_recipe_parse(properties->recipe, error);
    if (recipe == NULL)
        return NULL;
    noise_recipe_edit(recipe)->map = NOISE_MAP_HEIGHT;
    if (noise_recipe_check(recipe, error))
        return recipe;
    noise_recipe_free(recipe);
    return NULL;
}

/* True if only the outline moves.  A mask's outline is in its gray values, so the
 * whole mask has to move.  A gray picture without alpha may be a mask, so it moves
 * as a whole, too.  The only outline of a color picture without alpha is its
 * border, which can be seen only if the edges are transparent. */
static gboolean
moves_outline(const GeglProperties *properties, const Effect *effect,
              const NumberFormat *format)
{
    const gboolean may_be_transparent =
        format->n_components > 1 &&
        (properties->edges == LATTICE_EDGES_AUTOMATIC ||
         properties->edges == LATTICE_EDGES_TRANSPARENT);

    if (properties->apply_to != LATTICE_PART_AUTOMATIC)
        return properties->apply_to == LATTICE_PART_OUTLINE;
    return effect->is_of_outline && (format->has_alpha || may_be_transparent);
}

/* Returns how the picture continues beyond its edges.  Automatic edges are
 * transparent if only the outline moves. */
static WindowEdges
find_edges(const GeglProperties *properties, const Effect *effect,
           gboolean is_outline)
{
    if (properties->edges != LATTICE_EDGES_AUTOMATIC)
        return (WindowEdges)properties->edges;
    return is_outline ? EDGES_TRANSPARENT : (WindowEdges)effect->edges;
}

static void
prepare(GeglOperation *operation)
{
    GeglProperties *properties = GEGL_PROPERTIES(operation);
    const Effect effect = effect_settings(properties);
    const double amount = effect.amount * properties->magnification / 100.0 *
                          properties->strength / 100.0;
    Displacement *displacement = properties->user_data;
    NoiseError error;

    if (displacement == NULL)
        properties->user_data = displacement = g_new0(Displacement, 1);
    NoiseRecipe *recipe = read_recipe(properties, &effect, &error);
    const gboolean is_refused =
        recipe == NULL ||
        !moving_set_shifts(&displacement->shifts, (ShiftKind)effect.kind,
                           MIN(amount, FARTHEST), recipe, &error);
    noise_recipe_free(recipe);
    operating_refuse(operation, "lattice:displace moves nothing",
                     is_refused ? &error : NULL);
    displacement->format = number_format_set(operation);
    displacement->is_outline =
        moves_outline(properties, &effect, &displacement->format);
    displacement->edges =
        find_edges(properties, &effect, displacement->is_outline);
    displacement->is_moving = !is_refused && displacement->shifts.amount > 0.0;
    /* Masks and channels, which are gray, cannot be transparent. */
    if (displacement->edges == EDGES_TRANSPARENT && displacement->is_moving &&
        (displacement->is_outline || displacement->format.n_components > 1))
        number_format_add_alpha(operation, &displacement->format);
    if (displacement->edges == EDGES_TRANSPARENT &&
        !displacement->format.has_alpha)
        displacement->edges = EDGES_REPEAT;
    /* Without alpha, the outline cannot be seen, so it need not move. */
    displacement->is_moving &=
        !displacement->is_outline || displacement->format.has_alpha;
}

static void
finalize(GObject *object)
{
    GeglProperties *properties = GEGL_PROPERTIES(object);
    Displacement *displacement = properties->user_data;

    if (displacement != NULL)
        moving_clear_shifts(&displacement->shifts);
    g_clear_pointer(&properties->user_data, g_free);
    G_OBJECT_CLASS(gegl_op_parent_class)->finalize(object);
}

/* Grows an area by the farthest that a pixel can move, plus the sampler's reach. */
static GeglRectangle
widen(const GeglRectangle *area, const Displacement *displacement, int level)
{
    const int reach =
        (int)ceil(displacement->shifts.amount / (double)(1 << level)) +
        MOVING_REACH;

    return (GeglRectangle){area->x - reach, area->y - reach,
                           area->width + 2 * reach, area->height + 2 * reach};
}

static GeglRectangle
get_picture(GeglOperation *operation)
{
    const GeglRectangle *box =
        gegl_operation_source_get_bounding_box(operation, "input");

    return box != NULL ? *box : (GeglRectangle){0, 0, 0, 0};
}

static GeglRectangle
get_bounding_box(GeglOperation *operation)
{
    const Displacement *displacement = GEGL_PROPERTIES(operation)->user_data;
    const GeglRectangle picture = get_picture(operation);

    /* A torn outline stays inside the picture. */
    if (displacement == NULL || !displacement->is_moving ||
        displacement->is_outline || displacement->edges != EDGES_TRANSPARENT ||
        gegl_rectangle_is_empty(&picture) ||
        gegl_rectangle_is_infinite_plane(&picture))
        return picture;
    return widen(&picture, displacement, 0);
}

static GeglRectangle
get_required_for_output(GeglOperation *operation, const char *pad G_GNUC_UNUSED,
                        const GeglRectangle *roi)
{
    const Displacement *displacement = GEGL_PROPERTIES(operation)->user_data;
    const GeglRectangle picture = get_picture(operation);

    if (displacement == NULL || !displacement->is_moving)
        return *roi;
    const GeglRectangle area = widen(roi, displacement, 0);
    if (gegl_rectangle_is_infinite_plane(&picture))
        return area;
    return window_find_source(&area, &picture, displacement->edges);
}

static GeglRectangle
get_invalidated_by_change(GeglOperation *operation,
                          const char *pad G_GNUC_UNUSED,
                          const GeglRectangle *changed)
{
    const Displacement *displacement = GEGL_PROPERTIES(operation)->user_data;
    const GeglRectangle picture = get_picture(operation);

    if (displacement == NULL || !displacement->is_moving)
        return *changed;
    const GeglRectangle near = widen(changed, displacement, 0);
    const gboolean is_inside = gegl_rectangle_is_infinite_plane(&picture) ||
                               gegl_rectangle_contains(&picture, &near);
    /* A change near one edge may also show at another edge. */
    return is_inside || displacement->edges == EDGES_TRANSPARENT ? near
                                                                 : picture;
}

/* Returns the picture's area minus a margin.  The picture's border is part of the
 * outline, and the margin lets it be torn on all sides without leaving the picture.
 * The margin is the farthest that noise can move pixels, but at most a quarter of
 * the shorter side. */
static GeglRectangle
inset(const GeglRectangle *picture, double amount)
{
    const int most = MIN(picture->width, picture->height) / 4;
    const int margin = MIN((int)ceil(amount), most);

    if (gegl_rectangle_is_infinite_plane(picture))
        return *picture;
    return (GeglRectangle){picture->x + margin, picture->y + margin,
                           picture->width - 2 * margin,
                           picture->height - 2 * margin};
}

static gboolean
process(GeglOperation *operation, GeglBuffer *input, GeglBuffer *output,
        const GeglRectangle *roi, gint level)
{
    const GeglProperties *properties = GEGL_PROPERTIES(operation);
    const Displacement *displacement = properties->user_data;
    const GeglRectangle picture = get_picture(operation);
    const gboolean is_torn =
        displacement->is_outline && displacement->edges == EDGES_TRANSPARENT;
    const GeglRectangle moved =
        is_torn ? inset(&picture, displacement->shifts.amount) : picture;
    const Moving moving = {
        .shifts = &displacement->shifts,
        .is_outline = displacement->is_outline,
        .format = &displacement->format,
        .edges = displacement->edges,
        .sampler = (SamplerKind)properties->sampler,
        .input = input,
        .output = output,
        .picture = operating_find_squares(&picture, level),
        .moved = operating_find_squares(&moved, level),
        .level = level,
        .origin_x = properties->origin_x,
        .origin_y = properties->origin_y,
    };

    moving_draw(&moving, roi);
    return TRUE;
}

static gboolean
process_or_pass(GeglOperation *operation, GeglOperationContext *context,
                const char *pad, const GeglRectangle *roi, gint level)
{
    const Displacement *displacement = GEGL_PROPERTIES(operation)->user_data;

    return displacement->is_moving
               ? GEGL_OPERATION_CLASS(gegl_op_parent_class)
                     ->process(operation, context, pad, roi, level)
               : operating_pass(context);
}

static void
gegl_op_class_init(GeglOpClass *klass)
{
    GeglOperationClass *operation_class = GEGL_OPERATION_CLASS(klass);

    G_OBJECT_CLASS(klass)->finalize = finalize;
    operation_class->prepare = prepare;
    operation_class->process = process_or_pass;
    operation_class->get_bounding_box = get_bounding_box;
    operation_class->get_required_for_output = get_required_for_output;
    operation_class->get_invalidated_by_change = get_invalidated_by_change;
    GEGL_OPERATION_FILTER_CLASS(klass)->process = process;

    /* Change op-version only if saved pictures would change: GIMP discards
     * filters saved with another version. */
    gegl_operation_class_set_keys(
        operation_class, "name", LATTICE_DISPLACE_OPERATION, "title",
        _(LATTICE_DISPLACE_TITLE), "description", _(LATTICE_DISPLACE_BLURB),
        "categories", "distort", "reference-composition",
        REFERENCE_OF_FILTER(LATTICE_DISPLACE_OPERATION), "reference-hash",
        "ffbbec1e50f0e39cfce0ba72662af186", "position-dependent", "true",
        "needs-alpha", "true", "op-version", "1:0", "gimp:menu-path",
        LATTICE_DISPLACE_MENU, "gimp:menu-label", _(LATTICE_DISPLACE_LABEL),
        NULL);
}

#endif
