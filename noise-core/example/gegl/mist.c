/* SPDX-License-Identifier: MIT
 *
 * An operation that lays white mist over a picture.  Noise controls how dense it is.
 * GEGL includes this file many times, each time with different definitions of its
 * macros.
 */
#ifdef GEGL_PROPERTIES

/* clang-format off */ /* These macros take no semicolons. */

property_string(recipe, "Recipe", "lattice-noise/1 scale=80 octaves=5")
    description("The noise, as a recipe of Lattice Noise")
property_double(density, "Density", 0.8)
    description("How dense the mist is at most")
    value_range(0.0, 1.0)

/* clang-format on */

#else

#define GEGL_OP_POINT_FILTER
#define GEGL_OP_NAME     mist
#define GEGL_OP_C_SOURCE mist.c

#include <gegl-op.h>
#include <noise-core/noise.h>

/* Makes the plan that all threads share, and keeps it in user_data. */
static void
prepare(GeglOperation *operation)
{
    GeglProperties *properties = GEGL_PROPERTIES(operation);
    const Babl *format = babl_format("R'G'B'A float");
    NoiseError error;

    noise_plan_free(properties->user_data);
    properties->user_data = NULL;
    NoiseRecipe *recipe = noise_recipe_parse(properties->recipe, &error);
    if (recipe != NULL) {
        noise_recipe_edit(recipe)->map = NOISE_MAP_HEIGHT;
        properties->user_data = noise_plan_new(recipe, &error);
        noise_recipe_free(recipe);
    }
    if (properties->user_data == NULL) {
        char sentence[256];
        noise_error_print(&error, NULL, sentence, sizeof sentence);
        g_warning("there is no mist: %s", sentence);
    }
    gegl_operation_set_format(operation, "input", format);
    gegl_operation_set_format(operation, "output", format);
}

static void
finalize(GObject *object)
{
    noise_plan_free(GEGL_PROPERTIES(object)->user_data);
    G_OBJECT_CLASS(gegl_op_parent_class)->finalize(object);
}

static gboolean
process(GeglOperation *operation, void *input, void *output, glong n_pixels,
        const GeglRectangle *roi, gint level)
{
    const GeglProperties *properties = GEGL_PROPERTIES(operation);
    const float *in = input;
    float *out = output;
    const NoiseRegion region = {.x = roi->x,
                                .y = roi->y,
                                .width = roi->width,
                                .height = roi->height,
                                .level = level};

    if (properties->user_data == NULL)
        return FALSE;
    g_autofree float *noise = g_new(float, n_pixels);
    noise_render(properties->user_data, &region, noise, roi->width);
    for (glong i = 0; i < n_pixels; i++, in += 4, out += 4) {
        const float mist = noise[i] * (float)properties->density;
        for (int k = 0; k < 3; k++)
            out[k] = in[k] + mist * (1.0f - in[k]);
        out[3] = in[3];
    }
    return TRUE;
}

static void
gegl_op_class_init(GeglOpClass *klass)
{
    GeglOperationClass *operation_class = GEGL_OPERATION_CLASS(klass);

    G_OBJECT_CLASS(klass)->finalize = finalize;
    operation_class->prepare = prepare;
    GEGL_OPERATION_POINT_FILTER_CLASS(klass)->process = process;
    gegl_operation_class_set_keys(operation_class, "name", "example:mist",
                                  "title", "Mist", "description",
                                  "Lays mist over a picture", NULL);
}

#endif
