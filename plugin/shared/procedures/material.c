/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The procedure that draws materials.
 */
#include "series.h"

#include <glib/gi18n-lib.h>

#include <noise-core/rows.h>

#include "pattern.h"

/* Where the layers go, for each choice in lattice_canvases. */
static const LatticeCanvas canvas_of[] = {
    LATTICE_CANVAS_GROUP, LATTICE_CANVAS_FLOAT, LATTICE_CANVAS_FILES};

/* The nicks are the names to pass to pictures_find_engine(). */
static const NoiseChoice engines[] = {
    {"all", NOISE_TEXT("Any program: all maps")},
    {"godot", "Godot 4"},
    {"unreal", "Unreal Engine 5"},
    {"unity", "Unity (URP)"},
    {"unity-hdrp", "Unity (HDRP)"},
    {"blender", "Blender"},
    {"gltf", "glTF"},
};

NOISE_ROW_CHOICES(NoiseSwitch, NOISE_SWITCHES)

/* The condition for the arguments that apply only to files: their folder, their
 * name, and whether to replace existing ones. */
#define FILES "output {files}"

static const LatticeArgument arguments[] = {
    LATTICE_RECIPE_ARGUMENT,
    {.parameter = {LATTICE_ARGUMENT_CHOICES(
         "engine", NOISE_TEXT("For"),
         NOISE_TEXT("The program that will read the maps"), 0, engines,
         G_N_ELEMENTS(engines))}},
    {.parameter = {LATTICE_ARGUMENT_CHOICES(
         "output", NOISE_TEXT("Output"),
         NOISE_TEXT("Where the maps go: into a layer group, a new 32-bit "
                    "image, or PNG files"),
         0, lattice_canvases, 3)},
     .beside = "engine"},
    {LATTICE_WHOLE_ARGUMENT(
        "width", NOISE_TEXT("Width"),
        NOISE_TEXT("Width of the maps, in pixels; 0 for the image's width"), 0,
        0, LATTICE_SIZE_MAX)},
    {LATTICE_WHOLE_ARGUMENT(
         "height", NOISE_TEXT("Height"),
         NOISE_TEXT("Height of the maps, in pixels; 0 for the image's height"),
         0, 0, LATTICE_SIZE_MAX),
     .beside = "width"},
    {.use = LATTICE_TEXT_FOLDER,
     .parameter = {LATTICE_ARGUMENT_TEXTS(
                       LATTICE_FILE_KEY, NOISE_TEXT("Folder"),
                       NOISE_TEXT("Folder to save to; leave empty for your "
                                  "pictures folder")),
                   .when = FILES}},
    {.use = LATTICE_TEXT_PLAIN,
     .parameter = {LATTICE_ARGUMENT_TEXTS(
                       "name", NOISE_TEXT("Name"),
                       NOISE_TEXT("How the file names begin; leave empty to "
                                  "name them after the noise")),
                   .when = FILES}},
    {.parameter = {LATTICE_ARGUMENT_CHOICES(
                       "overwrite", NOISE_TEXT("Replace files"),
                       NOISE_TEXT("Whether to replace existing files with "
                                  "these names"),
                       0, choices_of_NoiseSwitch, NoiseSwitchCount),
                   .when = FILES},
     .beside = "name"},
};

/* The maximum length of a name, in bytes.  File names can have 255, but the
 * maps' endings need some of them. */
#define NAME_MAX_BYTES 220

static const char *const words[] = {"relief", "map-strength", "normal-y", NULL};

static char *
find_folder(const LatticeValues *values G_GNUC_UNUSED)
{
    const char *pictures = g_get_user_special_dir(G_USER_DIRECTORY_PICTURES);

    return g_strdup(pictures != NULL ? pictures : g_get_home_dir());
}

static gboolean
read_files(const LatticeValues *values, const LatticeRequest *request,
           LatticeSeries *series, GError **error)
{
    g_autofree char *name = lattice_values_get_name(values, request);
    g_autofree char *file = lattice_file_name(name, NAME_MAX_BYTES);
    /* Engines misread spaces and commas in file names. */
    g_autoptr(GRegex) blanks = g_regex_new("[\\s,]+", 0, 0, NULL);

    series->file = lattice_values_get_path(values, error);
    g_free(series->name);
    series->name = g_regex_replace_literal(blanks, file, -1, 0, "-", 0, NULL);
    series->may_replace = lattice_values_get_number(values, "overwrite") != 0.0;
    return series->file != NULL;
}

/* Adds the engine's maps in reverse order, so that the first one becomes the top
 * layer, which is the one that shows. */
static gboolean
add_maps(LatticeSeries *series, const LatticeRequest *base, GError **error)
{
    const PicturesEngine *engine = series->engine;
    int n = 0;

    while (engine->files[n].ending != NULL)
        n++;
    while (n-- > 0) {
        const PicturesFile *file = &engine->files[n];
        /* Files get the endings that the engine expects. */
        const char *name = series->canvas == LATTICE_CANVAS_FILES ? file->ending
                           : file->map == NOISE_MAP_COLOR
                               ? _("Colors")
                               : lattice_translate_choice(
                                     noise_parameter_find("map"), file->map);
        if (!pictures_has_map(base->recipe, file->map))
            continue;
        g_auto(LatticeRequest) request = lattice_request_copy(base);
        lattice_request_take(&request,
                             pictures_set_map(base->recipe, engine, file->map));
        if (!lattice_series_add(series, &request, g_strdup(name), error))
            return FALSE;
    }
    return TRUE;
}

static LatticeSeries *
make_series(const LatticeValues *values, GError **error)
{
    const LatticeCanvas canvas =
        canvas_of[(int)lattice_values_get_number(values, "output")];
    g_autofree char *name = lattice_read_text(values->config, "engine");
    g_auto(LatticeRequest) request = {.recipe = NULL};

    if (!lattice_values_get_request(values, &request, error))
        return NULL;

    g_autoptr(LatticeSeries) series = lattice_series_new(canvas, &request);
    series->size = series->canvas_size = lattice_values_get_size(values);
    series->engine = pictures_find_engine(name);
    series->recipe = lattice_recipe_copy(request.recipe);
    if (!add_maps(series, &request, error))
        return NULL;
    if (canvas == LATTICE_CANVAS_FILES &&
        !read_files(values, &request, series, error))
        return NULL;
    return g_steal_pointer(&series);
}

const LatticeProcedure lattice_material = {
    .name = LATTICE_PROCEDURE "-material",
    .task = LATTICE_TASK_SERIES,
    .menu_label = NOISE_TEXT("Make _Material..."),
    .blurb = NOISE_TEXT(
        "Color, normal, height, roughness and other maps of Lattice Noise, "
        "ready for an engine"),
    .help =
        "Draws maps of one recipe: as layers, or as PNG files with the names, "
        "channels and depths that an engine reads.  Each map is what "
        "plug-in-lattice-noise draws with the map's recipe, which its layer "
        "keeps.  Colors are unlit, because engines light them with the "
        "normals.  The height of the normals is the recipe's relief or, "
        "without one, its map-strength, which scales the heights of layers.  "
        "Roughness, metallic and emission come from layers.  The argument file "
        "names a folder; layers have the precision of the image, and the "
        "output \"new-image\" makes an image of 32-bit floats.  The maps fill "
        "the canvas, whatever is selected.",
    .arguments = arguments,
    .n_arguments = G_N_ELEMENTS(arguments),
    .takes_image = TRUE,
    .words = words,
    .find_folder = find_folder,
    .make_series = make_series,
};
