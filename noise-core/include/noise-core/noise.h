/* SPDX-License-Identifier: MIT
 *
 * noise-core: procedural noise with the same bits everywhere.
 *
 *     NoiseParams params;
 *     noise_params_init(&params);
 *     params.scale = 40;
 *     NoisePlan *plan = noise_plan_new_from_params(&params, NULL);
 *     noise_render(plan, &(NoiseRegion){.width = 256, .height = 256},
 *                  pixels, 256);
 *     noise_plan_free(plan);
 *
 * With `float pixels[256 * 256]`, this draws gray noise in [0, 1].  The parts of
 * this manual:
 *
 *   1. Draw a picture       parameters, recipes, plans, rectangles
 *   2. Draw more of it      points, slopes, terrain, volumes
 *   3. Recipes              read, checked, changed, printed
 *   4. Set and get          parameters, as numbers and as text
 *   5. The list             parameters as data, for dialogs and bindings
 *   6. The library          version, instruction sets
 *
 * Promises
 * --------
 * Values are in [0, 1].  A recipe gives the same float at the same pixel on every
 * processor, with every compiler and any number of threads, and however a picture is
 * split into rectangles, provided that floats are rounded to nearest and denormals
 * are not flushed to zero.  noise_evaluate() stores the same value for a point as
 * noise_render() does for a gray pixel there, unless the pixel is antialiased.
 *
 * The core needs only C11: it never prints, exits, reads the locale, or starts
 * threads.  It allocates memory only for recipes, layers and plans, and 510 KiB
 * while it draws a picture or a volume.  For layers, it allocates 4 MiB while it
 * draws or evaluates points, or 16 MiB for maps that depend on the surroundings of
 * each pixel, such as occlusion (57 MiB if their radius is 500 pixels).  The only
 * environment variable that it reads is NOISE_ISA.
 *
 * Rules that hold for every function
 * ----------------------------------
 * Threads    Any number of threads may call any function at once, but while one
 *            of them changes a recipe, no other may use that recipe.  A plan
 *            never changes, so threads can share it.
 * Ownership  Functions keep no pointers that are passed to them.  Free new
 *            recipes with noise_recipe_free(), and plans with
 *            noise_plan_free().  Anything else that is returned is static,
 *            or belongs to a recipe or plan.
 * NULL       May be passed where a comment says so, and for any `error` that a
 *            function fills in.
 * Errors     A function that fails returns false or NULL, stores the reason
 *            in *error unless `error` is NULL, and writes nothing else.
 * Stack      No function needs more than 96 KiB.
 * Places     x grows to the right and y downwards, both in pixels.  Pixel
 *            (i, j) samples the point (i, j).  If it is antialiased and next to
 *            an edge, half of its color comes from its middle, and half from
 *            its corners.  z and w are in cells of the coarsest octave.
 *            Coordinates may be negative.
 */
#ifndef NOISE_NOISE_H
#define NOISE_NOISE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <noise-core/choices.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifndef NOISE_SHARED
#define NOISE_API
#elif !defined(_WIN32)
#define NOISE_API __attribute__((visibility("default")))
#elif defined(NOISE_BUILDING)
#define NOISE_API __declspec(dllexport)
#else
#define NOISE_API __declspec(dllimport)
#endif

/* ==== 1. Draw a picture ================================================ */

/* These macros turn the lists of choices into enumerations, and the NOISE_FIELD_...
 * macros below turn the lists of parameters into fields.  layers.h also uses them,
 * so do not define these names yourself. */
#define NOISE_ENUMERATOR(name, ...) name,
#define NOISE_COUNTED(...)          +1
#define NOISE_ENUM(Type, CHOICES)                         \
    typedef enum Type { CHOICES(NOISE_ENUMERATOR) } Type; \
    enum { Type##Count = CHOICES(NOISE_COUNTED) };
NOISE_CHOICE_TYPES(NOISE_ENUM)

/* A stop of a gradient: the color of the values at its position.  A color has 16
 * bits each for red, green, blue and alpha, with red in the highest bits.  Alpha is
 * straight (not premultiplied). */
typedef struct NoiseStop {
    double position; /* 0 (dark) to 1 (bright) */
    uint64_t color;
} NoiseStop;

#define NOISE_STOPS_MIN 2
#define NOISE_STOPS_MAX 64
/* Maps values to colors.  A value at a stop has the stop's color, and a value
 * between two stops has a mix of their colors.  Two stops at the same position make
 * an edge; a value there has the color of the later one.  Values before the first
 * stop or after the last one have that stop's color. */
typedef struct NoiseGradient {
    int count;                        /* NOISE_STOPS_MIN to _MAX */
    NoiseStop stops[NOISE_STOPS_MAX]; /* positions never decrease */
} NoiseGradient;

#define NOISE_FIELD_CHOICE(name, key, Type, ...) Type name;
#define NOISE_FIELD_REAL(name, ...)              double name;
#define NOISE_FIELD_SEED(name, ...)              uint64_t name;
#define NOISE_FIELD_COLOR(name, ...)             uint64_t name;
#define NOISE_FIELD_GRADIENT(name, ...)          NoiseGradient name;

/* The parameters of one noise.  parameters.def lists the meaning, unit and range of
 * each field. */
typedef struct NoiseParams {
#define NOISE_EACH(KIND) NOISE_FIELD_##KIND
#include <noise-core/parameters.def>
} NoiseParams;

typedef struct NoiseParameter NoiseParameter; /* see part 5 */

/* The reasons for refusals.  refusals.def has a sentence for each. */
typedef enum NoiseProblem {
#define NOISE_PROBLEM NOISE_ENUMERATOR
#include <noise-core/refusals.def>
} NoiseProblem;

/* Why something was refused.  This is a plain value; there is nothing to free. */
typedef struct NoiseError {
    NoiseProblem problem;
    const NoiseParameter *parameter; /* the offending field, or NULL */
    char value[64];                  /* what was given, cut to fit */
    int layer, mask;                 /* the layer and mask, from 1; 0: none */
    char layer_name[32];             /* if layer is 0, a group's name, or "" */
} NoiseError;

/* Writes a sentence about an error into `text`, with a terminating null byte.  The
 * sentence gives the parameter's label and, unless the two are alike, its key.  If
 * it does not fit into `size` bytes, it is cut after a whole UTF-8 character.
 * `translate` returns the translation of an English sentence or label; if it is
 * NULL, the sentence stays English.  Any English sentence fits into 320 bytes. */
NOISE_API void noise_error_print(const NoiseError *error,
                                 const char *(*translate)(const char *),
                                 char *text, size_t size);

/* Sets all parameters to their initial values. */
NOISE_API void noise_params_init(NoiseParams *params);

/* Sets all parameters to good starting values for an algorithm with cells `scale`
 * pixels wide.  They are the initial values, with these exceptions: cellular noise,
 * waves and phasor noise have one octave; waves have a warp; tiles have joints and
 * bevels of a sixteenth of the scale; white noise has cells of one pixel; a picture
 * has its own colors, and no scale.  If the
 * algorithm does not exist, uses the initial one. */
NOISE_API void noise_params_begin(NoiseParams *params, NoiseAlgorithm algorithm,
                                  double scale);

/* A picture as it is stored: one noise, or several layers of noise and the
 * parameters of the whole picture. */
typedef struct NoiseRecipe NoiseRecipe; /* see part 3 */

/* A picture ready to be drawn: a checked recipe, and what was computed from it. */
typedef struct NoisePlan NoisePlan;

/* How the numbers of a picture's pixels are stored: as fractions of 255 or 65535, or
 * as floats. */
typedef enum NoiseNumbers {
    NOISE_NUMBERS_U8,
    NOISE_NUMBERS_U16,
    NOISE_NUMBERS_FLOAT,
} NoiseNumbers;

/* A picture that noise is drawn on, or a window of one: the noise `picture` draws it,
 * and layers cover what it shows.  Colors are perceptual, and alpha is straight.
 * Places are in pixels of level 0, on the same canvas as NoiseRegion; neither the
 * origin nor the parameters move a picture.  A pixel of the noise depends on the
 * picture only within noise_plan_reach() of it, so a window that goes this far beyond
 * a region draws the same as the whole picture. */
typedef struct NoisePicture {
    int32_t x, y, width, height; /* of the whole picture */
    const void *pixels;          /* the window's first row; NULL: no picture */
    NoiseNumbers numbers;
    int n_channels;       /* gray, gray and alpha, RGB, RGB and alpha: 1 to 4 */
    ptrdiff_t row_stride; /* bytes from row to row, in memory */
    /* The window, counted from the picture's first pixel.  All 0: the whole. */
    int32_t window_x, window_y, window_width, window_height;
} NoisePicture;

/* Make a plan from a recipe (which is copied), from one noise, or from a recipe's
 * text.  Free the plan with noise_plan_free().  Return NULL if noise_recipe_check()
 * or noise_recipe_parse() refuses the recipe, or if memory runs out.  Making a plan
 * of one noise takes up to a few milliseconds, and the plan takes up tens of
 * kilobytes.  A plan of layers takes longer to make, and takes up 0.25 to 2 MiB. */
NOISE_API NoisePlan *noise_plan_new(const NoiseRecipe *recipe,
                                    NoiseError *error);
NOISE_API NoisePlan *noise_plan_new_from_params(const NoiseParams *params,
                                                NoiseError *error);
NOISE_API NoisePlan *noise_plan_new_from_text(const char *text,
                                              NoiseError *error);

/* Makes the plan of a recipe that is drawn on pictures: NoisePictureNumberCount of
 * them, whole, or NULL.  Where masks end is measured within the first picture that the
 * recipe needs.  Refuses a recipe that needs a picture that is not there. */
NOISE_API NoisePlan *noise_plan_new_on(const NoiseRecipe *recipe,
                                       const NoisePicture *pictures,
                                       NoiseError *error);

/* Makes the same plan as noise_plan_new_on(), but several times faster if `other` is a
 * plan of the same layers for another map, on the same pictures, because it reuses the
 * measurements of their masks; `pictures` may then be NULL.  `other` may also be NULL or
 * any other plan.  You may free it afterwards. */
NOISE_API NoisePlan *noise_plan_new_like(const NoiseRecipe *recipe,
                                         const NoisePlan *other,
                                         const NoisePicture *pictures,
                                         NoiseError *error);

/* Returns which pictures a checked recipe needs: bit 0 is 1 if it needs the first
 * one, and bit 1 if it needs the second. */
NOISE_API unsigned noise_recipe_pictures(const NoiseRecipe *recipe);

/* Writes what was measured for a plan as one line of text, so that
 * noise_plan_new_measured() can make the same plan again without the pictures.
 * Truncates it as noise_recipe_print() does, and returns the whole length. */
#define NOISE_MEASURES_SIZE 8192 /* enough for any plan */
NOISE_API size_t noise_plan_print_measures(const NoisePlan *plan, char *text,
                                           size_t size);
NOISE_API NoisePlan *noise_plan_new_measured(const NoiseRecipe *recipe,
                                             const char *measures,
                                             NoiseError *error);

/* Returns how far from a pixel of a level, in pixels of level 0, a picture can change
 * it; INT32_MAX if all of the picture can.  For a pixel beyond the picture, the distance
 * counts from the nearest pixel within it. */
NOISE_API int32_t noise_plan_reach(const NoisePlan *plan, int32_t level);

/* Frees a plan, or NULL.  No thread may still be using it. */
NOISE_API void noise_plan_free(NoisePlan *plan);

/* How a picture's colors are encoded.  They are always mixed and lit in perceptual
 * (sRGB) values; for a linear picture, they are then decoded with the sRGB curve
 * (IEC 61966-2-1), so both pictures look the same.  Gray pictures, and maps other
 * than color and emission, have the same values in either encoding. */
typedef enum NoiseEncoding {
    NOISE_ENCODING_PERCEPTUAL,
    NOISE_ENCODING_LINEAR,
} NoiseEncoding;

/* A rectangle of a picture.  At level L, each pixel stands for 2^L x 2^L pixels of
 * the full-size picture, and shows the noise at their center.  The origin is the
 * position of the pattern's (0, 0), in full-size pixels: a layer whose upper left
 * corner is at (30, 20) on the canvas needs the origin (-30, -20) to show the
 * canvas's pattern. */
typedef struct NoiseRegion {
    int32_t x, y;          /* the upper left pixel, at this level */
    int32_t width, height; /* in pixels, at this level; 0: draws nothing */
    int32_t level;         /* 0: full size */
    int32_t origin_x, origin_y;
    NoiseEncoding encoding;
    /* The NoisePictureNumberCount pictures that the noise is drawn on, or NULL. */
    const NoisePicture *pictures;
} NoiseRegion;

/* Draws a region: region->height rows of region->width pixels, each of which has
 * noise_plan_channels() floats in [0, 1].  `pixels` points to the first row.  Each
 * row starts row_stride floats after the one above it; row_stride can be negative.
 * Returns false if `width`, `height` or `level` is negative, if the level is above
 * 30, if coordinates exceed the int32 range when they are multiplied by 2^level, or
 * if memory runs out.
 *
 * At levels above 0, octaves finer than the level's pixels fade to their mean, so
 * the picture looks like the full-size one scaled down. */
NOISE_API bool noise_render(const NoisePlan *plan, const NoiseRegion *region,
                            float *pixels, ptrdiff_t row_stride);

/* Draws n pictures of the same region, each as noise_render() would.  If the plans
 * are maps of one recipe with layers, and differ only in `map` and `normal_y`,
 * drawing all of them takes little longer than drawing one; noise_plan_new_like()
 * makes such plans quickly.  Returns false if n is above NOISE_MAPS_MAX, or if
 * noise_render() would return false for any of the plans; some pictures may have been
 * drawn by then. */
#define NOISE_MAPS_MAX 16
NOISE_API bool noise_render_maps(size_t n, const NoisePlan *const plans[],
                                 const NoiseRegion *region,
                                 float *const pixels[],
                                 const ptrdiff_t row_strides[]);

/* Return the width of a region's frame: the band of pixels around the region that is
 * also drawn, but not stored.  The width is 0 for one noise, unless its map is
 * occlusion or a later one in NoiseMap.  For layers it is 1, because slopes need the
 * neighbors of each pixel; for maps that depend on wider surroundings, such as
 * occlusion, it is 1 more than their radius.  A region of w x h pixels with a frame
 * of f takes as long as one of (w + 2 f) x (h + 2 f) without a frame, so many small
 * regions take much longer than a large one.  Along an axis on which the region is
 * NOISE_FRAMES_WORTH frames long, the frame adds a quarter to the time.  The recipe
 * must be checked; `level` is as in NoiseRegion. */
#define NOISE_FRAMES_WORTH 8
NOISE_API int noise_plan_frame(const NoisePlan *plan, int32_t level);
NOISE_API int noise_recipe_frame(const NoiseRecipe *recipe, int32_t level);

/* Return how many floats each pixel of a plan, or of a checked recipe, has: 1
 * (gray), or 4 (red, green, blue and straight alpha). */
NOISE_API int noise_plan_channels(const NoisePlan *plan);
NOISE_API int noise_recipe_channels(const NoiseRecipe *recipe);

/* True if no pixel of a checked recipe can be transparent.  On pictures, as in
 * NoiseRegion, this holds within them; without, what they show may be
 * transparent. */
NOISE_API bool noise_recipe_is_opaque(const NoiseRecipe *recipe,
                                      const NoisePicture *pictures);

/* True if a noise with checked params changes abruptly along z instead of smoothly.
 * White noise and scratches do: they stay the same within a cell along z, and change
 * completely at its end.  So do cells without jitter whose `feature` is cell-value,
 * cell-noise or spots.  A loop path does not move this noise around a circle.
 * Instead, it makes z jump ahead by one whole cell at a time, loop_path *
 * NOISE_LEAPS times in all.  Returns false if there is a warp: the noise then stays
 * at its depth, and only the warp follows the path. */
#define NOISE_LEAPS 200
NOISE_API bool noise_params_leap(const NoiseParams *params);

/* ==== 2. Draw more of it =============================================== */

/* Returns the checked recipe that the plan draws; the plan owns it. */
NOISE_API const NoiseRecipe *noise_plan_recipe(const NoisePlan *plan);

/* Arrays of coordinates: x and y in pixels, z and w in cells, all between -2^32 and
 * 2^32.  If your z and w are also in pixels, divide them by the scale.  If `y` is
 * NULL, all y are 0; if `z` or `w` is NULL, the parameter of that name is used. */
typedef struct NoisePoints {
    const double *x, *y, *z, *w;
    const NoisePicture *pictures; /* as in NoiseRegion; may be NULL */
} NoisePoints;

/* Stores the height at point k, in [0, 1], in value[k]: the value that a gray pixel
 * there would have at level 0 without antialiasing, map, colors and light.  For
 * independent colors, this is the value of red.  Unless `gradient` is NULL, stores
 * four numbers there for each point: the height's slopes along x and y in 1 / pixel,
 * then along z and w in 1 / cell.  Slopes are 0 for noise with steps (white, cell
 * values, bands), svg-turbulence and the damped fractal.  If a point is not finite
 * or is beyond 2^32, its height and slopes are NaN.  For layers, the height is that
 * of all layers together; its slopes along x and y are half the difference between
 * the pixels on either side, and its slopes along z and w are 0.  If memory is
 * short, which can only happen with layers, all numbers are NaN.  Pass many points
 * at once: a separate call for each point takes several times as long.
 *
 * Points that are a period apart along x or y get the same bits if their coordinates
 * are whole numbers of pixels.  Along z, this holds only if z + period is exact in
 * floating point, so it is better to close loops with `phase`. */
NOISE_API void noise_evaluate(const NoisePlan *plan, size_t n_points,
                              const NoisePoints *points, float *value,
                              float *gradient);

/* Does the same as noise_evaluate(), but before normalization and tone: stores sums
 * of octaves, in [-1, 1].  For perlin-2002 and svg-turbulence, these are the values
 * as published, which may be outside that range.  For layers, they are heights in
 * pixels. */
NOISE_API void noise_evaluate_raw(const NoisePlan *plan, size_t n_points,
                                  const NoisePoints *points, float *value);

/* Draws terrain: stores the heights of a region's pixels in `value`.  They are the
 * same heights that noise_evaluate() stores for points.  Rows are row_stride floats
 * apart, as for noise_render().  Unless `slope` is NULL, it points to two more such
 * arrays, for the height's slopes along x and y, in 1 / pixel of level 0: half the
 * difference between the pixels on either side.  This also draws the pixels next to
 * the region, so the slopes of neighboring regions have no seam.  If white is h
 * pixels above black, the ground's normal is (-h slope[0], -h slope[1], 1), not yet
 * scaled to length 1.  At levels above 0, fine octaves fade as in noise_render();
 * the encoding has no effect.  Returns false when noise_render() would. */
NOISE_API bool noise_render_heights(const NoisePlan *plan,
                                    const NoiseRegion *region, float *value,
                                    float *const slope[2],
                                    ptrdiff_t row_stride);

/* A box of voxels, such as a chunk of a world.  Relative to the origin, voxel (i, j,
 * k) is at ((x + i) step, (y + j) step, (z + k) step), in pixels.  Here, even z is
 * in pixels: the depth in cells is the noise's `z` plus the voxel's z divided by
 * `scale`.  Octaves finer than the step do not fade, although they would in a
 * picture at a level above 0. */
typedef struct NoiseVolume {
    int64_t x, y, z;              /* the first voxel */
    int32_t width, height, depth; /* in voxels; 0: draws nothing */
    double step;                  /* pixels between voxels; at least 1e-30 */
    ptrdiff_t row_stride;         /* floats from row to row in memory */
    ptrdiff_t slice_stride;       /* floats from slice to slice */
} NoiseVolume;

/* Stores the height of each voxel in value[i + j row_stride + k slice_stride].  It
 * is the same height that noise_evaluate() stores for a point.  Unless `gradient` is
 * NULL, it points to three more such arrays, for the height's slopes along x, y and
 * z, in 1 / pixel: half the difference between the voxels on either side.  This also
 * draws the voxels next to the volume, so the slopes of neighboring volumes have no
 * seam.  Returns false if a length is negative; if `step` is too small; if `x`, `y`
 * or `z` is beyond 2^52; if a voxel or its neighbor is farther away than 2^32 pixels
 * or, along z, 2^32 cells; if the plan has layers, which have no depth; or if memory
 * runs out. */
NOISE_API bool noise_render_volume(const NoisePlan *plan,
                                   const NoiseVolume *volume, float *value,
                                   float *const gradient[3]);

/* ==== 3. Recipes ======================================================= */

/* Returns a recipe of one noise, not yet checked, or NULL if memory runs out.  Free
 * it, and the recipes that the next functions return, with noise_recipe_free(). */
NOISE_API NoiseRecipe *noise_recipe_new(const NoiseParams *params);

/* Reads and checks a recipe's text, `lattice-noise/1 key=value ...` or, with layers,
 * `lattice-noise/2 ...`.  Parameters that it does not mention get their initial
 * values.  Spaces, tabs or line ends separate words, except within double quotes.
 * The decimal separator is a dot in every locale.  If a key is unknown or repeated,
 * or a value is bad, the error names it. */
NOISE_API NoiseRecipe *noise_recipe_parse(const char *text, NoiseError *error);

/* Reads a recipe's text like noise_recipe_parse(), but does not check whether it can
 * be drawn.  This is for editors, where people can correct the recipe. */
NOISE_API NoiseRecipe *noise_recipe_read(const char *text, NoiseError *error);

/* Returns a copy of a recipe, or NULL if memory runs out. */
NOISE_API NoiseRecipe *noise_recipe_copy(const NoiseRecipe *recipe);

/* Frees a recipe, or NULL. */
NOISE_API void noise_recipe_free(NoiseRecipe *recipe);

/* Checks whether a recipe can be drawn; if it cannot, the error names the layer,
 * mask and field.  Refuses NaN, infinities, values that are outside their limits
 * even after rounding, octaves with more than 2^24 cells in a pixel, periods that
 * cells do not fit into, choices that the algorithm does not support, masks that
 * would take too long to measure, and layers whose text would be too long.  On
 * success, rounds every real, and the position of every stop, to 9 significant
 * digits, as a recipe's text does, so a recipe and its text mean the same; also
 * zeroes the unused stops of every gradient.  Returns at once if the recipe has
 * passed before and has not changed since. */
NOISE_API bool noise_recipe_check(NoiseRecipe *recipe, NoiseError *error);

/* Checks the parameters of one noise, as noise_recipe_check() checks a recipe. */
NOISE_API bool noise_params_check(NoiseParams *params, NoiseError *error);

/* Enough bytes for the text of any checked recipe, with its terminating null byte. */
#define NOISE_RECIPE_SIZE 16384

/* Writes a recipe as one line, `lattice-noise/1 key=value ...` or, with layers,
 * `lattice-noise/2 ...`.  The line contains only the parameters that differ from
 * their initial values, in the order of parameters.def.  Truncates it to `size`
 * bytes, including the terminating null byte; `size` may be 0.  Returns the length of
 * the whole text in bytes, without the null byte. */
NOISE_API size_t noise_recipe_print(const NoiseRecipe *recipe, char *text,
                                    size_t size);

/* True if two checked recipes have the same text. */
NOISE_API bool noise_recipe_equals(const NoiseRecipe *recipe,
                                   const NoiseRecipe *other);

/* Return a recipe's parameters, which belong to the recipe.  If it has layers, these
 * are the parameters of the whole picture, and the ones that each layer sets for
 * itself have their initial values here.  To change the parameters, use
 * noise_recipe_edit(); the recipe then has to be checked again. */
NOISE_API const NoiseParams *noise_recipe_params(const NoiseRecipe *recipe);
NOISE_API NoiseParams *noise_recipe_edit(NoiseRecipe *recipe);

/* ==== 4. Set and get =================================================== */

/* Multiplies the lengths in checked params (scales, warp, heights of maps and
 * relief, but not offsets and tiles) by `size` percent, and sets `size` to 100.  If
 * that enlarges the noise, adds octaves, and fractions of octaves, so that the
 * finest cells keep their size.  Adds at most one octave for each one beyond the
 * first, because a single octave is meant to be smooth, and never exceeds the limit
 * on octaves.  Plans do this to their copy of the params.  Afterwards, lengths may
 * be beyond their limits, so noise_params_check() may refuse the params. */
NOISE_API void noise_params_apply_size(NoiseParams *params);

/* Sets one parameter from a number: a real, which is rounded to 9 digits; the index
 * of a choice; or a seed or color, which must be whole and below 2^53.  Refuses
 * anything else, and any number for a gradient; the error names the parameter.
 *
 * In this and the next three functions, `fields` is a NoiseParams, or any other
 * struct that the parameters' offsets refer to.  A program can therefore describe
 * its own struct with its own NoiseParameters; the struct's fields are then read,
 * written and checked like the core's. */
NOISE_API bool noise_params_set_number(void *fields,
                                       const NoiseParameter *parameter,
                                       double number, NoiseError *error);

/* Sets one parameter from text in the form that recipes use: "0.5", "perlin", "42",
 * "#ff8000", "0:#000000,0.4:#aa3300,1:#ffffff".  A seed may also be any text in
 * double quotes that contains no double quotes; the text is hashed. */
NOISE_API bool noise_params_set_text(void *fields,
                                     const NoiseParameter *parameter,
                                     const char *text, NoiseError *error);

/* Returns a parameter of checked fields as a number: a real, the index of a choice,
 * or a seed or color (rounded to a double if it is 2^53 or more).  Returns 0 for a
 * gradient. */
NOISE_API double noise_params_get_number(const void *fields,
                                         const NoiseParameter *parameter);

/* Enough bytes for any parameter's text.  The longest is that of a gradient: each of
 * its stops takes up to 24 bytes for the position, 17 for the color, and 2 for a
 * colon and a comma. */
#define NOISE_TEXT_SIZE (43 * NOISE_STOPS_MAX)
/* Writes a parameter of checked fields as text, with a terminating null byte. */
NOISE_API void noise_params_get_text(const void *fields,
                                     const NoiseParameter *parameter,
                                     char text[NOISE_TEXT_SIZE]);

/* ==== 5. The list ====================================================== */

/* The type of a parameter's field.  In order, these are an enum (the index of a
 * choice), a double, a uint64_t, a color as in NoiseStop, and a NoiseGradient. */
typedef enum NoiseKind {
    NOISE_KIND_CHOICE,
    NOISE_KIND_REAL,
    NOISE_KIND_SEED,
    NOISE_KIND_COLOR,
    NOISE_KIND_GRADIENT,
} NoiseKind;

/* The part of a dialog that shows a parameter. */
typedef enum NoiseGroup {
    NOISE_GROUP_LOOK,
    NOISE_GROUP_MAIN,
    NOISE_GROUP_SHAPE,
    NOISE_GROUP_PICTURE,
    NOISE_GROUP_FRACTAL,
    NOISE_GROUP_WARP,
    NOISE_GROUP_PLACEMENT,
    NOISE_GROUP_TILE,
    NOISE_GROUP_TONE,
    NOISE_GROUP_LIGHT,
    NOISE_GROUP_OUTPUT,
} NoiseGroup;

/* A choice: its name in recipes and its English label. */
typedef struct NoiseChoice {
    const char *nick;
    const char *label;
} NoiseChoice;

/* A parameter as data, for programs that build dialogs or bindings.  parameters.def
 * explains `key`, `blurb`, `unit`, `when` and the slider's numbers.  The labels and
 * blurbs are in English; a front end translates them. */
struct NoiseParameter {
    NoiseKind kind;
    NoiseGroup group;
    bool is_of_whole; /* one value for all layers, written before the first */
    const char *key;
    const char *label;
    const char *blurb;
    const char *unit;
    const char *when;
    size_t offset;  /* offset of the field in its struct, in bytes */
    double initial; /* a choice's index; 0 for seeds, colors and gradients */
    const char *initial_color;    /* colors only, else NULL */
    const char *initial_gradient; /* gradients only, else NULL */
    double minimum; /* inclusive limits; for choices, 0 and the last index; for
                       gradients, the number of stops */
    double maximum;
    double slider_minimum; /* reals only, like the next four fields */
    double slider_maximum;
    double slider_step;
    int slider_digits;
    double slider_gamma;
    const NoiseChoice *choices; /* choices only, else NULL */
    size_t n_choices;
};

/* Returns all parameters, in the order of parameters.def, and stores how many there
 * are. */
NOISE_API const NoiseParameter *noise_parameters(size_t *n_parameters);

/* Returns the parameter with this key, or NULL. */
NOISE_API const NoiseParameter *noise_parameter_find(const char *key);

/* True if a parameter can change the picture of one noise, given the choices in
 * checked params.  NoiseParameter.when holds the condition: `1` for always, or terms
 * joined by `&`.  The term `key {nick, nick}` is true if one of these choices is
 * set, and `! key {nick, nick}` if none of them is.  GIMP understands this syntax in
 * the `visible` key of an operation's property. */
NOISE_API bool noise_parameter_matters(const NoiseParameter *parameter,
                                       const NoiseParams *params);

/* True if a recipe has this parameter, which is one of noise_parameters().  A recipe
 * of one noise has all of them; a recipe with layers has only those of the whole
 * picture. */
NOISE_API bool noise_recipe_has(const NoiseRecipe *recipe,
                                const NoiseParameter *parameter);

/* True if a checked recipe has this parameter, and it can change the picture. */
NOISE_API bool noise_recipe_uses(const NoiseRecipe *recipe,
                                 const NoiseParameter *parameter);

/* ==== 6. The library =================================================== */

/* The version of this header, and the version of recipes.  A recipe of a given
 * version draws the same pixels in every release. */
#define NOISE_VERSION_MAJOR  0
#define NOISE_VERSION_MINOR  9
#define NOISE_VERSION_PATCH  0
#define NOISE_RECIPE_VERSION 2

/* Returns the version of the library in use, such as "0.9.0". */
NOISE_API const char *noise_version(void);

/* Returns the instruction set that this process draws with, such as "avx2": the one
 * that NOISE_ISA names, if the processor and the operating system support it;
 * otherwise, the best that they support.  It is chosen once, when it is first
 * needed.  All sets give the same bits. */
NOISE_API const char *noise_isa(void);

/* Returns the name of an instruction set that the library was built for, or NULL if
 * there is none with this number.  Number 0 is the simplest set.  Stores in
 * *is_there whether the processor and the operating system support it. */
NOISE_API const char *noise_isa_name(size_t number, bool *is_there);

#ifdef __cplusplus
}
#endif

#endif
