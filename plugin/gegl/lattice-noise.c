/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The operation lattice:noise, which makes the core's noise available in GEGL.
 *
 * GEGL includes this file many times, each time with different definitions of its
 * property macros.  The first half declares the core's parameters with these
 * macros.
 */
#include <noise-core/choices.h>

#include "properties.h"

#ifdef GEGL_PROPERTIES

/* GEGL's property macros take no semicolon, which confuses clang-format. */
/* clang-format off */

NOISE_CHOICE_TYPES(PROPERTY_ENUM)

enum_start(lattice_encoding)
    enum_value(LATTICE_ENCODING_PERCEPTUAL, "perceptual", N_("Perceptual"))
    enum_value(LATTICE_ENCODING_LINEAR, "linear",
               NOISE_TEXT_IN("encoding", "Linear"))
enum_end(LatticeEncoding)

enum_start(lattice_depth)
    enum_value(LATTICE_DEPTH_FLOAT, "float", N_("Floating point"))
    enum_value(LATTICE_DEPTH_U8, "u8", N_("8 bits"))
    enum_value(LATTICE_DEPTH_U16, "u16", N_("16 bits"))
enum_end(LatticeDepth)

enum_start(lattice_layout)
    enum_value(LATTICE_LAYOUT_ANY, "any", "Same as the noise")
    enum_value(LATTICE_LAYOUT_GRAY, "gray", "Gray")
    enum_value(LATTICE_LAYOUT_GRAY_ALPHA, "gray-alpha", "Gray and alpha")
    enum_value(LATTICE_LAYOUT_RGB, "rgb", "RGB")
    enum_value(LATTICE_LAYOUT_RGBA, "rgba", "RGB and alpha")
enum_end(LatticeLayout)

enum_start(lattice_preview)
    enum_value(LATTICE_PREVIEW_NONE, "none", "None")
    enum_value(LATTICE_PREVIEW_SHOWN, "shown", "Shown")
    enum_value(LATTICE_PREVIEW_INSTEAD, "instead", "Instead of another")
enum_end(LatticePreview)

enum_start(lattice_colors)
    enum_value(LATTICE_COLORS_KEPT, "kept", "Kept")
    enum_value(LATTICE_COLORS_GRAY, "gray", "Gray")
    enum_value(LATTICE_COLORS_MASK, "mask", "Gray over black")
enum_end(LatticeColors)

#define NOISE_EACH(KIND) PROPERTY_##KIND
#include <noise-core/parameters.def>

/* These two properties describe the drawable, so they are not part of a recipe. */
property_enum(encoding, _("Encoding"), LatticeEncoding, lattice_encoding,
              LATTICE_ENCODING_PERCEPTUAL)
    description(_("Tone curve of the values: choose the one the image uses"))

property_enum(depth, _("Precision"), LatticeDepth, lattice_depth,
              LATTICE_DEPTH_FLOAT)
    description(_("Precision to round to, so that an image of that precision "
                  "always stores the same pixels"))

/* Only programs set these.  They are never shown, so they are not
 * translated. */
PROPERTY_ORIGIN
property_enum(layout, "Layout", LatticeLayout, lattice_layout,
              LATTICE_LAYOUT_ANY)
    description("The components in which floats are passed on, so that none of "
                "them is computed again: gray is copied to all colors, and "
                "alpha is dropped if there is no place for it")
    ui_meta("visible", "0")
property_enum(colors, "Colors", LatticeColors, lattice_colors,
              LATTICE_COLORS_KEPT)
    description("What happens to colors: they are kept, or only their "
                "brightness is, with their alpha or, for masks, over black")
    ui_meta("visible", "0")
property_int(preview_level, "Preview level", 0)
    description("For a preview: squares whose sides are 2^n pixels are drawn "
                "as one pixel")
    value_range(0, 8)
    ui_meta("visible", "0")
property_int(preview_from, "Preview from", G_MININT / 2)
    description("For a preview: the first column that is drawn")
    value_range(G_MININT / 2, G_MAXINT / 2)
    ui_meta("visible", "0")
property_enum(preview, "Preview", LatticePreview, lattice_preview,
              LATTICE_PREVIEW_NONE)
    description("Whether this is a preview, and whether it hides the filter "
                "below")
    ui_meta("visible", "0")

property_string(recipe, _("Recipe"), "")
    description(_("A recipe such as \"lattice-noise/1 algorithm=simplex "
                  "scale=32\"; it replaces all settings above. Saved files "
                  "keep it exactly, but other settings only to 7 digits"))

/* clang-format on */

#else

#define GEGL_OP_FILTER
#define GEGL_OP_NAME lattice_noise
/* clang-format off */ /* It would put blanks around the hyphen. */
#define GEGL_OP_C_SOURCE lattice-noise.c
/* clang-format on */

#include <gegl-op.h>
#include <gegl-parallel.h>
#include <math.h>

#include <noise-core/noise.h>

#include "company.h"
#include "drawing.h"
#include "operating.h"

#define SAME_VALUE(name, nick, label) \
    G_STATIC_ASSERT((int)LATTICE_##name == (int)name);
#define SAME_VALUES(Type, CHOICES)        CHOICES(SAME_VALUE)
NOISE_CHOICE_TYPES(SAME_VALUES)
G_STATIC_ASSERT((int)LATTICE_COLORS_GRAY == (int)DRAWING_COLORS_GRAY);
G_STATIC_ASSERT((int)LATTICE_COLORS_MASK == (int)DRAWING_COLORS_MASK);

/* Packs a color as the core does: red, green, blue and alpha, with 16 bits each. */
static guint64
pack_color(GeglColor *color)
{
    float channel[4] = {0};
    guint64 packed = 0;

    /* Round here, because babl's conversions to 16 bits do not all round
     * alike. */
    if (color != NULL)
        gegl_color_get_pixel(color, babl_format("R'G'B'A float"), channel);
    for (int i = 0; i < 4; i++)
        packed = packed << 16 |
                 (guint64)(CLAMP(channel[i], 0.0f, 1.0f) * 65535.0 + 0.5);
    return packed;
}

/* True if the property "recipe" is set; it then replaces the other properties. */
static gboolean
has_recipe(const GeglProperties *properties)
{
    return properties->recipe != NULL && *properties->recipe != '\0';
}

/* Reads the properties that hold the core's parameters. */
static gboolean
read_params(const GeglProperties *properties, NoiseParams *params,
            NoiseError *error)
{
#define COPY_CHOICE(name, key, Type, ...) params->name = (Type)properties->name;
#define COPY_REAL(name, ...)              params->name = properties->name;
#define COPY_SEED(name, ...)              params->name = properties->name;
#define COPY_COLOR(name, ...)             params->name = pack_color(properties->name);
#define COPY_GRADIENT(name, key, ...)                                 \
    if (!noise_params_set_text(                                       \
            params, noise_parameter_find(key),                        \
            properties->name != NULL ? properties->name : "", error)) \
        return FALSE;
#define NOISE_EACH(KIND) COPY_##KIND
#include <noise-core/parameters.def>
    return TRUE;
}

/* Returns a checked recipe: the property "recipe" or, if that is empty, one made
 * from the other properties.  Returns NULL if the recipe is invalid; free it with
 * noise_recipe_free(). */
static NoiseRecipe *
read_recipe(const GeglProperties *properties, NoiseError *error)
{
    NoiseParams params;

    if (has_recipe(properties))
        return noise_recipe_parse(properties->recipe, error);
    return read_params(properties, &params, error)
               ? operating_make_recipe(&params, error)
               : NULL;
}

/* Returns the layout of the output for noise with n_channels channels. */
static LatticeLayout
output_layout(LatticeLayout wanted, int n_channels)
{
    switch (n_channels) {
    case 2:
        return wanted == LATTICE_LAYOUT_GRAY ? wanted
                                             : LATTICE_LAYOUT_GRAY_ALPHA;
    case 4:
        return wanted == LATTICE_LAYOUT_RGB ? wanted : LATTICE_LAYOUT_RGBA;
    default:
        return wanted == LATTICE_LAYOUT_ANY ? LATTICE_LAYOUT_GRAY : wanted;
    }
}

/* Returns the format of the operation's output, in the color space of the picture
 * below, so that the drawable stores the noise's values unchanged.  In spaces other
 * than sRGB, babl rounds when it turns gray into colors, so for colored pictures in
 * these spaces the operation copies gray to all colors itself. */
static const Babl *
output_format(GeglOperation *operation, const NoisePlan *plan)
{
    static const char *const formats[][2] = {
        [LATTICE_LAYOUT_GRAY] = {"Y' float", "Y float"},
        [LATTICE_LAYOUT_GRAY_ALPHA] = {"Y'A float", "YA float"},
        [LATTICE_LAYOUT_RGB] = {"R'G'B' float", "RGB float"},
        [LATTICE_LAYOUT_RGBA] = {"R'G'B'A float", "RGBA float"},
    };
    const GeglProperties *properties = GEGL_PROPERTIES(operation);
    const Babl *below = gegl_operation_get_source_format(operation, "input");
    const Babl *space = below != NULL ? babl_format_get_space(below) : NULL;
    LatticeLayout layout = LATTICE_LAYOUT_RGBA;

    if (plan == NULL && below != NULL)
        return below;
    /* Keep RGBA if part of the picture below is passed on, as in a split
     * view. */
    if (plan != NULL && properties->preview_from == G_MININT / 2)
        layout = output_layout(
            properties->layout,
            drawing_count_channels(plan, (DrawingColors)properties->colors));
    if (layout == LATTICE_LAYOUT_GRAY && space != NULL &&
        space != babl_space("sRGB") && babl_format_get_n_components(below) > 2)
        layout = LATTICE_LAYOUT_RGB;
    return babl_format_with_space(
        formats[layout][properties->encoding == LATTICE_ENCODING_LINEAR],
        space);
}

/* Returns operation i of those that this one draws together (company.h), or NULL if
 * there is none.  Operation 0 is this one. */
static GeglOperation *
get_other(GeglOperation *operation, int i)
{
    const LatticeCompany *company =
        g_object_get_data(G_OBJECT(operation), LATTICE_COMPANY);

    return company != NULL && i < company->n
               ? gegl_node_get_gegl_operation(company->nodes[i])
               : NULL;
}

/* The key of the GObject data that holds the value of the property "recipe" from
 * which the plan was made. */
#define PLANNED_RECIPE        "lattice-planned-recipe"

/* Makes the plan and stores it in user_data, or stores NULL if the parameters are
 * invalid.  GEGL often calls prepare() again with the same parameters; this then
 * keeps the plan without parsing the recipe again.  `other` is the plan of another
 * operation that is drawn together with this one, or NULL. */
static void
update_plan(GeglOperation *operation, const NoisePlan *other, NoiseError *error)
{
    GeglProperties *properties = GEGL_PROPERTIES(operation);
    NoisePlan *plan = properties->user_data;
    const char *planned =
        g_object_get_data(G_OBJECT(operation), PLANNED_RECIPE);

    if (plan != NULL && has_recipe(properties) &&
        g_strcmp0(planned, properties->recipe) == 0)
        return;
    NoiseRecipe *recipe = read_recipe(properties, error);
    if (recipe != NULL)
        operating_update_plan(&plan, other, recipe, error);
    else
        g_clear_pointer(&plan, noise_plan_free);
    noise_recipe_free(recipe);
    properties->user_data = plan;
    g_object_set_data_full(G_OBJECT(operation), PLANNED_RECIPE,
                           g_strdup(properties->recipe), g_free);
}

static void
prepare_beside(GeglOperation *operation, const NoisePlan *other)
{
    GeglProperties *properties = GEGL_PROPERTIES(operation);
    NoiseError error;

    update_plan(operation, other, &error);
    operating_refuse(operation, "lattice:noise draws nothing",
                     properties->user_data == NULL ? &error : NULL);
    gegl_operation_set_format(operation, "output",
                              output_format(operation, properties->user_data));
}

static void
prepare(GeglOperation *operation)
{
    const GeglProperties *properties = GEGL_PROPERTIES(operation);

    prepare_beside(operation, NULL);
    for (int i = 1; get_other(operation, i) != NULL; i++)
        prepare_beside(get_other(operation, i), properties->user_data);
}

static void
finalize(GObject *object)
{
    GeglProperties *properties = GEGL_PROPERTIES(object);

    noise_plan_free(properties->user_data);
    properties->user_data = NULL;
    G_OBJECT_CLASS(gegl_op_parent_class)->finalize(object);
}

/* Returns the part of an area that shows the picture below: all of it if the
 * parameters are invalid. */
static GeglRectangle
find_below(GeglOperation *operation, const char *pad G_GNUC_UNUSED,
           const GeglRectangle *area)
{
    const GeglProperties *properties = GEGL_PROPERTIES(operation);
    const gint64 left = (gint64)properties->preview_from - area->x;
    GeglRectangle below = *area;

    if (properties->user_data != NULL)
        below.width = (int)CLAMP(left, 0, area->width);
    return below;
}

static GeglRectangle
get_bounding_box(GeglOperation *operation)
{
    const GeglRectangle all = gegl_rectangle_infinite_plane();
    const GeglRectangle *picture =
        gegl_operation_source_get_bounding_box(operation, "input");
    const GeglRectangle below = find_below(operation, NULL, &all);
    GeglRectangle box = {all.x + below.width, all.y, all.width - below.width,
                         all.height};

    if (below.width > 0 && picture != NULL)
        gegl_rectangle_bounding_box(&box, &box, picture);
    return box;
}

/* When pixels are slow to draw, callers request only a few at a time
 * (shared/bands.c).  GEGL would draw so few pixels in one thread, because it does
 * not know that they are slow.  So in areas of at most FEW_PIXELS, another thread
 * costs only FEW_PIXELS_PER_THREAD. */
#define FEW_PIXELS            4096
#define FEW_PIXELS_PER_THREAD 256.0

/* Returns the cost of another thread, in pixels.  GEGL divides the number of pixels
 * by this cost, and uses the square root of the quotient as the number of threads.
 * The returned cost is high enough for each thread to draw at least
 * NOISE_FRAMES_WORTH * frame rows or columns. */
static double
find_thread_cost(GeglOperation *operation, const GeglRectangle *area, int frame)
{
    const double n_pixels = (double)area->width * area->height;
    const double cost = n_pixels <= FEW_PIXELS
                            ? FEW_PIXELS_PER_THREAD
                            : gegl_operation_get_pixels_per_thread(operation);
    const double n_threads = frame > 0
                                 ? floor(MAX(area->width, area->height) /
                                         (double)(NOISE_FRAMES_WORTH * frame))
                                 : n_pixels;

    return n_threads > 1.0 ? MAX(cost, n_pixels / (n_threads * n_threads))
                           : n_pixels;
}

/* The largest integer of each depth; 0 for floats. */
static const double largest_of[3] = {
    [LATTICE_DEPTH_U8] = 255.0, [LATTICE_DEPTH_U16] = 65535.0};

static Drawing
make_drawing(GeglOperation *operation, GeglBuffer *output, int level)
{
    const GeglProperties *properties = GEGL_PROPERTIES(operation);
    const DrawingColors colors = (DrawingColors)properties->colors;

    return (Drawing){
        .plan = properties->user_data,
        .output = output,
        .format = gegl_operation_get_format(operation, "output"),
        .colors = colors,
        .n_channels = drawing_count_channels(properties->user_data, colors),
        .is_linear = properties->encoding == LATTICE_ENCODING_LINEAR,
        .largest = largest_of[properties->depth],
        .origin_x = properties->origin_x,
        .origin_y = properties->origin_y,
        .level = level,
        .preview_level = properties->preview_level,
    };
}

static gboolean
process(GeglOperation *operation, GeglOperationContext *context,
        const char *pad, const GeglRectangle *roi, gint level)
{
    GObject *input = gegl_operation_context_get_object(context, "input");
    GeglBuffer *output = gegl_operation_context_get_target(context, "output");
    const LatticeCompany *company =
        g_object_get_data(G_OBJECT(operation), LATTICE_COMPANY);
    const GeglRectangle below = find_below(operation, pad, roi);
    const GeglRectangle drawn = {roi->x + below.width, roi->y,
                                 roi->width - below.width, roi->height};

    if (below.width > 0 && input != NULL)
        gegl_buffer_copy(GEGL_BUFFER(input), &below, GEGL_ABYSS_NONE, output,
                         &below);
    if (drawn.width == 0)
        return TRUE;
    DrawingSet set = {.n = 1,
                      .drawings = {make_drawing(operation, output, level)}};
    for (; get_other(operation, set.n) != NULL; set.n++)
        set.drawings[set.n] = make_drawing(get_other(operation, set.n),
                                           company->buffers[set.n], level);
    gegl_parallel_distribute_area(
        &drawn, find_thread_cost(operation, &drawn, drawing_find_frame(&set)),
        GEGL_SPLIT_STRATEGY_AUTO, drawing_fill, &set);
    return TRUE;
}

static void
gegl_op_class_init(GeglOpClass *klass)
{
    GeglOperationClass *operation_class = GEGL_OPERATION_CLASS(klass);

    G_OBJECT_CLASS(klass)->finalize = finalize;
    operation_class->prepare = prepare;
    operation_class->get_bounding_box = get_bounding_box;
    operation_class->process = process;
    operation_class->get_required_for_output = find_below;
    operation_class->get_invalidated_by_change = find_below;

    /* GIMP's search includes the title.  The title does not begin with our
     * name, so that a search for our name lists the studio first.
     *
     * Change op-version only if saved pictures would change: GIMP discards
     * filters saved with another version. */
    gegl_operation_class_set_keys(
        operation_class, "name", "lattice:noise", "title", _("Noise (Lattice)"),
        "description",
        _("Clouds, stone, wood, fabric and other textures from noise"),
        "categories", "render", "reference-composition",
        REFERENCE_COMPOSITION(""), "reference-hash",
        "78c97ad2eb369f8bef4dcadae18edaa4", "position-dependent", "true",
        "op-version", "1:0", "gimp:menu-path", "<Image>/Filters/Render/Noise",
        "gimp:menu-label", _("Lattice Noise (Live Filter)..."), NULL);
}

#endif
