/* SPDX-License-Identifier: MIT
 *
 * Reads and checks the options of "render".
 */
#include "render-options.h"

#include <string.h>

#include "look-size.h"
#include "parallel.h"
#include "picture-file.h"
#include "text.h"

/* Pictures that start farther from the origin might exceed the core's range. */
#define PLACE_MAX 1000000000

/* The maximum number of columns, and of rows, of tiles. */
#define TILES_MAX 1000

/* ---- Single values ---------------------------------------------------- */

/* Reads an option whose value is a whole number.  If the option is not given, leaves
 * *number unchanged. */
static bool
read_whole(const OptionTexts *given, Option option, int minimum, int maximum,
           int *number, Failure *failure)
{
    const char *text = given->texts[option];

    return text == NULL ||
           text_read_whole(text, strlen(text), minimum, maximum, number) ||
           failure_refuse(failure,
                          "%s is \"%s\": give a whole number between %d and %d",
                          option_name(option), text, minimum, maximum);
}

/* Reads two whole numbers with a mark between them, such as 'x'. */
static bool
read_pair(const char *text, char mark, int minimum, int maximum, int *first,
          int *second)
{
    const char *at = strchr(text, mark);

    return at != NULL &&
           text_read_whole(text, (size_t)(at - text), minimum, maximum,
                           first) &&
           text_read_whole(at + 1, strlen(at + 1), minimum, maximum, second);
}

/* Reads the size or, if it is not given, takes that of the picture that the noise is
 * drawn on. */
static bool
read_size(Picture *picture, const NoisePicture *below, const char *text,
          Failure *failure)
{
    if (text == NULL && below->pixels != NULL) {
        picture->width = below->width;
        picture->height = below->height;
        return true;
    }
    if (text == NULL)
        return failure_refuse(
            failure, "--size is missing: give one such as --size 2048x2048");
    return read_pair(text, 'x', 1, IMAGE_SIDE_MAX, &picture->width,
                     &picture->height) ||
           failure_refuse(failure,
                          "--size is \"%s\": give width x height, such as "
                          "2048x1024, each between 1 and %d",
                          text, IMAGE_SIDE_MAX);
}

static bool
read_place(RenderOptions *options, const char *text, Failure *failure)
{
    return text == NULL ||
           read_pair(text, ',', -PLACE_MAX, PLACE_MAX, &options->region.x,
                     &options->region.y) ||
           failure_refuse(failure,
                          "--at is \"%s\": give the coordinates of the upper "
                          "left pixel, such as 2048,0, each between %d and %d",
                          text, -PLACE_MAX, PLACE_MAX);
}

/* ---- Formats ---------------------------------------------------------- */

/* Returns the format with this name or, if `name` is NULL, the format for the path's
 * ending.  Returns NULL if there is none. */
static const ImageKind *
find_kind(const char *name, const char *path)
{
    const ImageKind *const *kind = image_kinds;

    for (; *kind != NULL; kind++) {
        if (name != NULL && strcmp((*kind)->name, name) == 0)
            break;
        for (int k = 0; name == NULL && (*kind)->endings[k] != NULL; k++) {
            if (text_ends(path, (*kind)->endings[k]))
                return *kind;
        }
    }
    return *kind;
}

#ifdef TOOL_HAS_TIFF
#define ENDINGS ".png, .tif, .tiff, .raw, .r16 or .pfm"
#define NAMES   "png, tiff, raw, r16 or pfm"
#else
#define ENDINGS ".png, .raw, .r16 or .pfm (this build has no TIFF)"
#define NAMES   "png, raw, r16 or pfm (this build has no TIFF)"
#endif

static bool
read_format(RenderOptions *options, const char *format, Failure *failure)
{
    const char *path = options->output;
    const bool is_stdout = new_picture_is_stdout(path);

    options->kind = find_kind(format, path);
    if (options->kind == NULL && format == NULL &&
        (is_stdout || options->engine != NULL))
        options->kind = &image_png;
    if (options->kind == NULL && format != NULL)
        return failure_refuse(failure, "--format is \"%s\": choose " NAMES,
                              format);
    if (options->kind == NULL)
        return failure_refuse(failure,
                              "\"%s\" has no known extension: use " ENDINGS
                              ", or give --format",
                              path);
    if (options->engine != NULL && options->engine->text != NULL &&
        options->kind != &image_png)
        return failure_refuse(failure,
                              "--material %s makes only PNG files: choose png",
                              options->engine->name);
    return !is_stdout || options->kind->can_stream ||
           failure_refuse(failure,
                          "%s cannot be written to standard output: give a "
                          "file, or choose png, raw, r16 or pfm",
                          options->kind->name);
}

/* Returns the depth of the picture file that the recipe comes from, if there is one
 * and the format supports its depth.  Otherwise, returns the format's first depth. */
static ImageDepth
find_depth(const RenderOptions *options)
{
    const bool *depths = options->kind->depths;
    const char *file = options->picture.file;
    ImageDepth depth;

    /* The maps of a material have their own depths. */
    if (options->engine == NULL && file != NULL &&
        image_find_depth(file, &depth) && depths[depth])
        return depth;
    depth = IMAGE_8;
    while (!depths[depth])
        depth++;
    return depth;
}

static bool
read_depth(RenderOptions *options, const OptionTexts *given, Failure *failure)
{
    static const char *const names[IMAGE_N_DEPTHS] = {"8", "16", "float"};
    const char *text = given->texts[OPTION_DEPTH];
    const bool is_linear = given->texts[OPTION_LINEAR] != NULL;
    const ImageKind *kind = options->kind;
    int depth = text != NULL ? 0 : (int)find_depth(options);

    while (text != NULL && depth < IMAGE_N_DEPTHS &&
           strcmp(names[depth], text) != 0)
        depth++;
    if (depth == IMAGE_N_DEPTHS)
        return failure_refuse(failure,
                              "--depth is \"%s\": choose 8, 16 or float", text);
    if (!kind->depths[depth])
        return failure_refuse(failure,
                              "--depth is %s, which %s does not support; "
                              "choose another depth or format",
                              names[depth], kind->name);
    options->depth = (ImageDepth)depth;
    options->has_depth = text != NULL;
    if (is_linear && depth != IMAGE_FLOAT)
        return failure_refuse(failure,
                              "--linear is for floats only: add --depth float, "
                              "and choose a TIFF, PFM or raw file");
    options->region.encoding =
        is_linear ? NOISE_ENCODING_LINEAR : NOISE_ENCODING_PERCEPTUAL;
    return true;
}

/* ---- Loops ------------------------------------------------- */

static bool
read_cells(PicturesLoop *loop, const char *text, Failure *failure)
{
    return text == NULL ||
           (text_read_real(text, &loop->cells) &&
            loop->cells >= PICTURES_CELLS_MIN &&
            loop->cells <= PICTURES_CELLS_MAX) ||
           failure_refuse(failure,
                          "--cells is \"%s\": give a number between %g and %g",
                          text, PICTURES_CELLS_MIN, PICTURES_CELLS_MAX);
}

static bool
read_loop(RenderOptions *options, const OptionTexts *given, Failure *failure)
{
    static const Option owned[] = {OPTION_CELLS, OPTION_DRIFT_X, OPTION_DRIFT_Y,
                                   OPTION_TURNS};
    const int most = PICTURES_DRIFT_MAX;
    PicturesLoop *loop = &options->loop;

    for (size_t i = 0; i < sizeof owned / sizeof *owned; i++) {
        if (given->texts[owned[i]] != NULL &&
            given->texts[OPTION_FRAMES] == NULL)
            return failure_refuse(failure, "%s has no effect without --frames",
                                  option_name(owned[i]));
    }
    loop->cells = PICTURES_CELLS_INITIAL;
    return read_cells(loop, given->texts[OPTION_CELLS], failure) &&
           read_whole(given, OPTION_FRAMES, PICTURES_FRAMES_MIN,
                      PICTURES_FRAMES_MAX, &loop->n_frames, failure) &&
           read_whole(given, OPTION_DRIFT_X, -most, most, &loop->drift_x,
                      failure) &&
           read_whole(given, OPTION_DRIFT_Y, -most, most, &loop->drift_y,
                      failure) &&
           read_whole(given, OPTION_TURNS, -most, most, &loop->n_turns,
                      failure);
}

/* ---- Everything ------------------------------------------------------- */

/* Reads --material, --tiles and --tile. */
static bool
read_set(RenderOptions *options, const OptionTexts *given, Failure *failure)
{
    const char *material = given->texts[OPTION_MATERIAL];
    const char *tiles = given->texts[OPTION_TILES];
    const char *tile = given->texts[OPTION_TILE];

    options->column = options->row = -1;
    if (material != NULL)
        options->engine = pictures_find_engine(material);
    if (material != NULL && options->engine == NULL)
        return failure_refuse(failure,
                              "--material is \"%s\": choose godot, unreal, "
                              "unity, unity-hdrp, blender, gltf or all",
                              material);
    if (tiles != NULL && !read_pair(tiles, 'x', 1, TILES_MAX,
                                    &options->n_columns, &options->n_rows))
        return failure_refuse(failure,
                              "--tiles is \"%s\": give columns x rows, such as "
                              "4x4, each between 1 and %d",
                              tiles, TILES_MAX);
    if (tile == NULL)
        return true;
    if (tiles == NULL)
        return failure_refuse(failure, "--tile has no effect without --tiles");
    return (read_pair(tile, ',', 0, TILES_MAX - 1, &options->column,
                      &options->row) &&
            options->column < options->n_columns &&
            options->row < options->n_rows) ||
           failure_refuse(failure,
                          "--tile is \"%s\": give its column and row from 0, "
                          "such as 0,%d",
                          tile, options->n_rows - 1);
}

static bool
read_kinds(RenderOptions *options, const OptionTexts *given, Failure *failure)
{
    const bool has_frames = given->texts[OPTION_FRAMES] != NULL;
    const bool has_set = options->engine != NULL || options->n_columns > 0;

    if (has_frames && has_set)
        return failure_refuse(failure, "--frames cannot be combined with "
                                       "--material or --tiles: choose one");
    if ((has_frames || options->engine != NULL ||
         (options->n_columns > 0 && options->row < 0)) &&
        new_picture_is_stdout(options->output))
        return failure_refuse(failure,
                              "--frames, --material and --tiles make several "
                              "files: name them with --output");
    return read_loop(options, given, failure);
}

/* Reads the picture files that the noise is drawn on. */
static bool
read_pictures(RenderOptions *options, const OptionTexts *given,
              Failure *failure)
{
    static const Option owned[] = {
        [NOISE_PICTURE_1] = OPTION_PICTURE, [NOISE_PICTURE_2] = OPTION_MAP};

    for (int i = 0; i < NoisePictureNumberCount; i++) {
        const char *path = given->texts[owned[i]];
        if (path != NULL &&
            !picture_file_read(&options->pictures[i], path, failure))
            return false;
    }
    options->region.pictures = options->pictures;
    return true;
}

static bool
read_picture(RenderOptions *options, const OptionTexts *given, Failure *failure)
{
    Picture *picture = &options->picture;

    if (!picture_read(picture, given->words, given->n_words, failure) ||
        !picture_cover(picture, given->texts[OPTION_OVER], failure) ||
        !read_pictures(options, given, failure) ||
        !read_size(picture, &options->pictures[NOISE_PICTURE_1],
                   given->texts[OPTION_SIZE], failure))
        return false;
    options->region.width = picture->width;
    options->region.height = picture->height;
    if (options->n_columns > 0 && (picture->width < 2 || picture->height < 2))
        return failure_refuse(failure,
                              "--size is the size of a tile, and tiles share "
                              "edges: give at least 2 pixels each way");
    /* Neighboring tiles share the pixels of their common edge, so each tile adds
     * only its width - 1 and its height - 1 to the whole picture. */
    if (options->n_columns > 0) {
        picture->width = options->n_columns * (picture->width - 1);
        picture->height = options->n_rows * (picture->height - 1);
    }
    if (given->texts[OPTION_FIT] != NULL)
        pictures_grow(picture->recipe,
                      pictures_look_factor(picture->width, picture->height));
    return true;
}

bool
render_options_read(RenderOptions *options, const OptionTexts *given,
                    Failure *failure)
{
    *options = (RenderOptions){
        .n_threads = parallel_processors(),
        .output = given->texts[OPTION_OUTPUT],
        .may_replace = given->texts[OPTION_FORCE] != NULL,
        .is_quiet = given->texts[OPTION_QUIET] != NULL,
    };
    if (!read_set(options, given, failure) ||
        !read_picture(options, given, failure))
        return false;
    if (options->output == NULL)
        return failure_refuse(failure, "--output is missing: give a file, "
                                       "such as --output noise.png");
    return read_place(options, given->texts[OPTION_AT], failure) &&
           read_format(options, given->texts[OPTION_FORMAT], failure) &&
           read_depth(options, given, failure) &&
           read_kinds(options, given, failure) &&
           read_whole(given, OPTION_THREADS, 1, PARALLEL_THREADS_MAX,
                      &options->n_threads, failure);
}

void
render_options_free(RenderOptions *options)
{
    picture_free(&options->picture);
    for (int i = 0; i < NoisePictureNumberCount; i++)
        picture_file_free(&options->pictures[i]);
}
