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
 * With `float pixels[256 * 256]`, that draws gray noise in [0, 1].  The rest:
 *
 *   1. Draw a picture       parameters, recipes, plans, rectangles
 *   2. Draw more of it      points, slopes, terrain, volumes
 *   3. Recipes              read, checked, changed, printed
 *   4. Set and get          parameters by name, as numbers and as text
 *   5. The list             parameters as data, for dialogs and bindings
 *   6. The library          version, instruction sets
 *
 * Promises
 * --------
 * Values lie in [0, 1].  One recipe gives the same float at the same pixel
 * on every processor and compiler, for any split into rectangles and any
 * number of threads, under round-to-nearest without flush-to-zero; a point
 * evaluated equals the gray pixel that lies there, unless that pixel is
 * antialiased.  The core needs C11 alone:
 * it never prints, exits, reads the locale, or starts threads, and allocates
 * only for new recipes, their layers and plans and, while pictures or volumes
 * are drawn, 400 KiB, or 4 MiB for layers, or 16 where maps look around (57 if
 * 500 pixels far).  Of the environment it reads NOISE_ISA alone.
 *
 * Rules that hold for every function
 * ----------------------------------
 * Threads    Any number of threads may call any function at once, except that
 *            only one may change a recipe.  A plan never changes, so that they
 *            can share it.
 * Ownership  No pointer that is passed is kept.  What is returned is static,
 *            except plans and recipes, which noise_plan_free() and
 *            noise_recipe_free() free.
 * NULL       Is allowed where a comment says so, and for every error that a
 *            function fills in.
 * Errors     A function that fails returns false or NULL, stores the reason
 *            in *error unless that is NULL, and writes nothing else.
 * Stack      No function needs more than 96 KiB.
 * Places     x grows to the right, y downwards, both in pixels; pixel (i, j)
 *            samples the point (i, j) or, antialiased, next to an edge, is the
 *            mean of its middle and its corners.  z and w are in cells of the
 *            coarsest octave.  Negative places are ordinary.
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

/* Make enumerations of the lists of choices and, NOISE_FIELD_... below, fields of
 * the lists of parameters.  layers.h uses them, too; define none of these names. */
#define NOISE_ENUMERATOR(name, ...) name,
#define NOISE_COUNTED(...)          +1
#define NOISE_ENUM(Type, CHOICES)                         \
    typedef enum Type { CHOICES(NOISE_ENUMERATOR) } Type; \
    enum { Type##Count = CHOICES(NOISE_COUNTED) };
NOISE_CHOICE_TYPES(NOISE_ENUM)

/* A color at a position between dark and bright: red, green, blue and alpha of
 * 16 bits each, red in the highest bits, alpha straight (not premultiplied). */
typedef struct NoiseStop {
    double position; /* 0 to 1 */
    uint64_t color;
} NoiseStop;

#define NOISE_STOPS_MIN 2
#define NOISE_STOPS_MAX 64
/* Colors for values: those of the stops, and between two stops a mix.  Two
 * stops at one position are an edge, and the value there has the later one's
 * color.  Before the first and after the last stop their colors hold. */
typedef struct NoiseGradient {
    int count;                        /* NOISE_STOPS_MIN to _MAX */
    NoiseStop stops[NOISE_STOPS_MAX]; /* positions never fall */
} NoiseGradient;

#define NOISE_FIELD_CHOICE(name, key, Type, ...) Type name;
#define NOISE_FIELD_REAL(name, ...)              double name;
#define NOISE_FIELD_SEED(name, ...)              uint64_t name;
#define NOISE_FIELD_COLOR(name, ...)             uint64_t name;
#define NOISE_FIELD_GRADIENT(name, ...)          NoiseGradient name;

/* One noise.  Meaning, unit and range of each field: parameters.def. */
typedef struct NoiseParams {
#define NOISE_EACH(KIND) NOISE_FIELD_##KIND
#include <noise-core/parameters.def>
} NoiseParams;

typedef struct NoiseParameter NoiseParameter; /* part 5 */

/* The reasons for refusals, whose sentences are in refusals.def. */
typedef enum NoiseProblem {
#define NOISE_PROBLEM NOISE_ENUMERATOR
#include <noise-core/refusals.def>
} NoiseProblem;

/* Why something was refused.  A plain value; nothing to free. */
typedef struct NoiseError {
    NoiseProblem problem;
    const NoiseParameter *parameter; /* the offending field, or NULL */
    char value[64];                  /* what was given, shortened to fit */
    int layer, mask; /* in which layer, and its mask, from 1; 0: in none */
    char layer_name[32];
} NoiseError;

/* Writes an error's sentence, with the field's label and, unless they are
 * alike, its key, into size bytes of text: cut after a whole UTF-8 character,
 * and ended by a zero.  translate puts English sentences and labels into the
 * user's language; NULL leaves them.  320 bytes are enough for English ones. */
NOISE_API void noise_error_print(const NoiseError *error,
                                 const char *(*translate)(const char *),
                                 char *text, size_t size);

/* Fills params with the initial value of every parameter. */
NOISE_API void noise_params_init(NoiseParams *params);

/* Fills params with good starting values for an algorithm with cells `scale` pixels
 * wide.  They are the initial ones, except: one octave for cells, waves and phasor
 * noise; a warp for waves; joints and bevels of a sixteenth of the scale for tiles; cells
 * of one pixel for white noise.  An algorithm that is not in the list becomes the initial
 * one. */
NOISE_API void noise_params_begin(NoiseParams *params, NoiseAlgorithm algorithm,
                                  double scale);

/* A picture as people store it: one noise, or several layers of noise and what
 * belongs to the whole picture. */
typedef struct NoiseRecipe NoiseRecipe; /* part 3 */

/* A picture made ready: a checked recipe and what follows from it. */
typedef struct NoisePlan NoisePlan;

/* Makes a plan from a copy of a recipe, from one noise, or from a recipe's text;
 * free it with noise_plan_free().  NULL if noise_recipe_check() or
 * noise_recipe_parse() refuses it, or when memory is short.  It takes up to a few
 * milliseconds for one noise, whose plan has tens of kilobytes, and longer for
 * layers, whose plan has 0.25 to 2 MiB. */
NOISE_API NoisePlan *noise_plan_new(const NoiseRecipe *recipe,
                                    NoiseError *error);
NOISE_API NoisePlan *noise_plan_new_from_params(const NoiseParams *params,
                                                NoiseError *error);
NOISE_API NoisePlan *noise_plan_new_from_text(const char *text,
                                              NoiseError *error);

/* Frees a plan that no thread uses any more, or NULL. */
NOISE_API void noise_plan_free(NoisePlan *plan);

/* The curve that a picture's numbers follow.  Colors of all kinds are meant as
 * people see them: for a linear picture they are mixed and lit as for a
 * perceptual one, and then decoded by the curve of sRGB (IEC 61966-2-1), so
 * that both look the same.  Gray and maps are the same numbers in both. */
typedef enum NoiseEncoding {
    NOISE_ENCODING_PERCEPTUAL,
    NOISE_ENCODING_LINEAR,
} NoiseEncoding;

/* A rectangle of a picture.  At level L each pixel covers 2^L x 2^L pixels of
 * the full picture and samples their middle.  The origin is the place, in full
 * pixels, where the pattern's (0, 0) lies: a layer whose corner is at (30, 20)
 * of the canvas needs the origin (-30, -20) to show the canvas's pattern. */
typedef struct NoiseRegion {
    int32_t x, y;          /* upper left pixel, at the level */
    int32_t width, height; /* pixels, at the level; 0 draws nothing */
    int32_t level;         /* 0 is full size */
    int32_t origin_x, origin_y;
    NoiseEncoding encoding;
} NoiseRegion;

/* Fills region.height rows of region.width pixels, each of
 * noise_plan_channels() floats in [0, 1].  pixels is the start of the first
 * row; each next one starts row_stride floats later, or earlier if that is
 * negative.  False if width, height or level is negative, if the level is above
 * 30, or if the rectangle times 2^level leaves the int32 range; or if memory is
 * short.
 *
 * At levels above 0, octaves finer than the level's pixels fade to their mean,
 * so that the picture looks like the full one made smaller. */
NOISE_API bool noise_render(const NoisePlan *plan, const NoiseRegion *region,
                            float *pixels, ptrdiff_t row_stride);

/* Draws n pictures of one region, NOISE_MAPS_MAX at most, as noise_render() draws
 * each.  Maps of one recipe with layers, which differ in `map` and `normal_y`
 * alone, take hardly longer together than one.  False as noise_render(). */
#define NOISE_MAPS_MAX 16
NOISE_API bool noise_render_maps(size_t n, const NoisePlan *const plans[],
                                 const NoiseRegion *region,
                                 float *const pixels[],
                                 const ptrdiff_t row_strides[]);

/* Pixels that are drawn around a region, too, on each side, and left out of it: 0
 * for one noise.  Slopes of layers need one, and maps such as occlusion need as many
 * as they look far.  So w x h pixels with a frame f take as long as (w + 2 f) x
 * (h + 2 f) without, and many small regions much longer than a large one: at
 * NOISE_FRAMES_WORTH frames, a row or column takes a quarter longer.  The recipe is
 * checked; level is that of NoiseRegion. */
#define NOISE_FRAMES_WORTH 8
NOISE_API int noise_plan_frame(const NoisePlan *plan, int32_t level);
NOISE_API int noise_recipe_frame(const NoiseRecipe *recipe, int32_t level);

/* Floats in a pixel of a plan, or of a checked recipe: 1 (gray), or 4: red, green,
 * blue and straight alpha. */
NOISE_API int noise_plan_channels(const NoisePlan *plan);
NOISE_API int noise_recipe_channels(const NoiseRecipe *recipe);

/* True if no pixel of a checked recipe can be transparent. */
NOISE_API bool noise_recipe_is_opaque(const NoiseRecipe *recipe);

/* True if one noise, with checked params, leaps in depth: white noise and scratches,
 * which stay as they are within a cell and change everywhere at once where it ends, and
 * so do cells without jitter whose feature is cell-value, cell-noise or spots.  On a
 * loop-path it goes on by a whole cell at a time, NOISE_LEAPS times in each cell of the
 * path.  With a warp it does not leap: it stays where it is in depth, and only the warp
 * goes along the path. */
#define NOISE_LEAPS 200
NOISE_API bool noise_params_leap(const NoiseParams *params);

/* ==== 2. Draw more of it =============================================== */

/* Returns the checked recipe that the plan draws; the plan owns it. */
NOISE_API const NoiseRecipe *noise_plan_recipe(const NoisePlan *plan);

/* Arrays of coordinates: x and y in pixels, z and w in cells, up to 2^32 from
 * 0; in a volume with one unit, z and w are divided by the scale.  Where y is
 * NULL it is 0; where z or w is NULL it is the parameter. */
typedef struct NoisePoints {
    const double *x, *y, *z, *w;
} NoisePoints;

/* Stores in value[k] the height at point k, in [0, 1], at level 0 and before
 * map, colors and light: that of a gray pixel without antialiasing, or of the
 * red one of independent colors.  gradient, unless NULL, gets four numbers for
 * each point: how the value rises along x and y, in 1 / pixel, then along z and
 * w, in 1 / cell; 0 for noise of steps (white, cell values, bands),
 * svg-turbulence and the damped fractal.  A point that is not finite, or is
 * beyond 2^32, gives NaN in both.  Of layers: the composed height and half its
 * difference from pixel to pixel, 0 along z and w; or NaN everywhere when memory
 * is short, which only layers take.  Ask for many points at once: one point in a
 * call takes several times as long as one of an array.
 *
 * Points a period apart in x or y have the same bits if they are whole pixels.
 * In z that holds only as far as z + period is exact in floating point, so that
 * loops are better closed by `phase`. */
NOISE_API void noise_evaluate(const NoisePlan *plan, size_t n_points,
                              const NoisePoints *points, float *value,
                              float *gradient);

/* As noise_evaluate(), before normalization and tone: the sum of octaves, in
 * [-1, 1]; from perlin-2002 and svg-turbulence the numbers as published, which
 * may lie beyond. */
NOISE_API void noise_evaluate_raw(const NoisePlan *plan, size_t n_points,
                                  const NoisePoints *points, float *value);

/* Stores the heights of a region's pixels, as noise_evaluate() has them at points, in
 * value, rows of which lie row_stride floats apart as for noise_render(): terrain.
 * slope, unless NULL, has two arrays like it: for how the height rises along x and
 * y, in 1 / pixel of level 0, as half the difference between the pixels to either
 * side.  These are drawn, too, so that neighboring regions have slopes without a
 * seam.  With heights of h pixels the ground's normal is (-h slope[0], -h slope[1],
 * 1), not yet of length 1.  At levels above 0 fine octaves fade as in
 * noise_render(); the encoding changes nothing.  False as noise_render(). */
NOISE_API bool noise_render_heights(const NoisePlan *plan,
                                    const NoiseRegion *region, float *value,
                                    float *const slope[2],
                                    ptrdiff_t row_stride);

/* A box of voxels, such as a chunk of a world: voxel (i, j, k) of its width,
 * height and depth lies ((x + i) step, (y + j) step, (z + k) step) pixels from
 * the origin.  z is in pixels here like x and y: the noise's `z` plus that
 * distance divided by `scale`, in cells.  Octaves finer than the step stay as
 * they are; they do not fade as at the levels of pictures. */
typedef struct NoiseVolume {
    int64_t x, y, z;              /* the first voxel */
    int32_t width, height, depth; /* voxels; 0 draws nothing */
    double step;                  /* from voxel to voxel, pixels; from 1e-30 */
    ptrdiff_t row_stride;         /* voxels from row to row in memory, */
    ptrdiff_t slice_stride;       /* and from slice to slice */
} NoiseVolume;

/* Stores the height of each voxel, as noise_evaluate() has it, in
 * value[i + j row_stride + k slice_stride].  gradient, unless NULL, has three
 * arrays like it: for how the height rises along x, y and z, in 1 / pixel, as
 * half the difference between the voxels to either side.  These are drawn, too,
 * so that neighboring volumes have slopes without a seam.  False if a length is
 * negative, the step too small, a voxel or its neighbor farther away than 2^32
 * pixels or, along z, cells, or its number above 2^52; if the plan has layers,
 * which lie in the plane; or if memory is short. */
NOISE_API bool noise_render_volume(const NoisePlan *plan,
                                   const NoiseVolume *volume, float *value,
                                   float *const gradient[3]);

/* ==== 3. Recipes ======================================================= */

/* Returns a recipe of one noise, not yet checked, or NULL when memory is short.  Free
 * it, like the recipes that the next functions return, with noise_recipe_free(). */
NOISE_API NoiseRecipe *noise_recipe_new(const NoiseParams *params);

/* Reads and checks a recipe's text, `lattice-noise/1 key=value ...` or, with
 * layers, `lattice-noise/2 ...`: what it does not mention gets its initial value.
 * Spaces, tabs or line ends separate words, except within double quotes;
 * decimals have a dot in every locale; unknown or repeated keys and bad values
 * are refused by name. */
NOISE_API NoiseRecipe *noise_recipe_parse(const char *text, NoiseError *error);

/* Does the same without the check: an editor shows what cannot be drawn, too, so
 * that people can change it. */
NOISE_API NoiseRecipe *noise_recipe_read(const char *text, NoiseError *error);

/* Returns a copy, or NULL when memory is short. */
NOISE_API NoiseRecipe *noise_recipe_copy(const NoiseRecipe *recipe);

/* Frees a recipe, or NULL. */
NOISE_API void noise_recipe_free(NoiseRecipe *recipe);

/* Refuses a recipe that cannot be drawn, naming the layer, mask and field: NaN,
 * infinities, values that are outside their limits even when they are rounded,
 * octaves finer than 2^24 cells in a pixel, periods that cells do not fit, choices
 * that the algorithm does not have, and layers when their text would be too long.
 * On success every real, and every stop's position, is rounded to the 9
 * significant digits that a text holds, so that recipe and text are the same
 * thing; what lies after a gradient's last stop is zero.  A recipe that passed, and
 * was not changed since, passes at once. */
NOISE_API bool noise_recipe_check(NoiseRecipe *recipe, NoiseError *error);

/* The same for one noise. */
NOISE_API bool noise_params_check(NoiseParams *params, NoiseError *error);

/* Enough for the text of any checked recipe, with the ending zero. */
#define NOISE_RECIPE_SIZE 16384

/* Writes a recipe as one line, `lattice-noise/1 key=value ...` or, with layers,
 * `lattice-noise/2 ...`, with only what differs from the initial values, in the
 * order of parameters.def.  Cuts it to fit `size` bytes, the last of which is a
 * zero; size may be 0.  Returns the bytes of the whole text, without a zero. */
NOISE_API size_t noise_recipe_print(const NoiseRecipe *recipe, char *text,
                                    size_t size);

/* True if two checked recipes have the same text. */
NOISE_API bool noise_recipe_equals(const NoiseRecipe *recipe,
                                   const NoiseRecipe *other);

/* Return the parameters of a recipe: of its one noise or, with layers, of the whole
 * picture, where all that layers have of their own keep their initial values.  They
 * belong to the recipe.  noise_recipe_edit() is for changes: the recipe has to be
 * checked again. */
NOISE_API const NoiseParams *noise_recipe_params(const NoiseRecipe *recipe);
NOISE_API NoiseParams *noise_recipe_edit(NoiseRecipe *recipe);

/* ==== 4. Set and get =================================================== */

/* Multiplies the lengths of checked params (scales, warp, height of maps and
 * relief, but not offsets and tiles) by `size` percent, which becomes 100.
 * Enlarged noise gets octaves, and fractions of them, so that its finest cells
 * keep their size: within the limits, and up to as many as it has beyond the
 * first, for a single octave is meant to be smooth.  This is what a plan draws;
 * lengths may lie beyond their limits, so that the check may refuse them. */
NOISE_API void noise_params_apply_size(NoiseParams *params);

/* Sets one parameter from a number: a real, which is rounded to 9 digits, a
 * choice's index, or a seed or color (whole, below 2^53).  Anything else, and
 * any number for a gradient, is refused by name.
 *
 * fields: NoiseParams or, here and in the next three functions, any struct that
 * NoiseParameter.offset counts from.  So a program's own NoiseParameters can
 * describe its own struct, whose fields are read, written and refused like the
 * core's. */
NOISE_API bool noise_params_set_number(void *fields,
                                       const NoiseParameter *parameter,
                                       double number, NoiseError *error);

/* The same from text as it stands in a recipe: "0.5", "perlin", "42",
 * "#ff8000", "0:#000000,0.4:#aa3300,1:#ffffff".  A seed may also be a text in
 * double quotes, without such quotes within it, which is hashed. */
NOISE_API bool noise_params_set_text(void *fields,
                                     const NoiseParameter *parameter,
                                     const char *text, NoiseError *error);

/* A parameter of checked fields as a number: a real, a choice's index, or the
 * seed or color (rounded to a double if it is 2^53 or more); a gradient has
 * none, and gives 0. */
NOISE_API double noise_params_get_number(const void *fields,
                                         const NoiseParameter *parameter);

/* Enough for any parameter's text: the longest is a gradient, each of whose
 * stops has up to 24 bytes of position, 17 of color, and two marks. */
#define NOISE_TEXT_SIZE (43 * NOISE_STOPS_MAX)
/* A parameter of checked fields as text that ends with a zero. */
NOISE_API void noise_params_get_text(const void *fields,
                                     const NoiseParameter *parameter,
                                     char text[NOISE_TEXT_SIZE]);

/* ==== 5. The list ====================================================== */

/* What a parameter's field holds: an index of choices (its enum), a double, a
 * uint64_t, a color as in NoiseStop, or a NoiseGradient. */
typedef enum NoiseKind {
    NOISE_KIND_CHOICE,
    NOISE_KIND_REAL,
    NOISE_KIND_SEED,
    NOISE_KIND_COLOR,
    NOISE_KIND_GRADIENT,
} NoiseKind;

/* Where a dialog shows a parameter. */
typedef enum NoiseGroup {
    NOISE_GROUP_LOOK,
    NOISE_GROUP_MAIN,
    NOISE_GROUP_SHAPE,
    NOISE_GROUP_FRACTAL,
    NOISE_GROUP_WARP,
    NOISE_GROUP_PLACEMENT,
    NOISE_GROUP_TILE,
    NOISE_GROUP_TONE,
    NOISE_GROUP_LIGHT,
    NOISE_GROUP_OUTPUT,
} NoiseGroup;

/* One choice: its name in recipes, and its English label. */
typedef struct NoiseChoice {
    const char *nick;
    const char *label;
} NoiseChoice;

/* A parameter as data, for programs that build dialogs or bindings.  What key,
 * blurb, unit, when and the slider's numbers mean: parameters.def.  The texts are
 * English; a front end translates them. */
struct NoiseParameter {
    NoiseKind kind;
    NoiseGroup group;
    bool is_of_whole; /* stands before the first layer: see layers.h */
    const char *key;
    const char *label;
    const char *blurb;
    const char *unit;
    const char *when;
    size_t offset;  /* of the field in its struct, in bytes */
    double initial; /* a choice's index; 0 for seeds, colors and gradients */
    const char *initial_color;    /* colors only, else NULL */
    const char *initial_gradient; /* gradients only, else NULL */
    double minimum; /* limits, included; of choices 0 and the last index, of
                       gradients the number of stops */
    double maximum;
    double slider_minimum; /* reals only, like the next four */
    double slider_maximum;
    double slider_step;
    int slider_digits;
    double slider_gamma;
    const NoiseChoice *choices; /* choices only, else NULL */
    size_t n_choices;
};

/* All parameters, in the order of parameters.def, and how many there are. */
NOISE_API const NoiseParameter *noise_parameters(size_t *n_parameters);

/* The parameter with this key, or NULL. */
NOISE_API const NoiseParameter *noise_parameter_find(const char *key);

/* True if the parameter can change the picture of one noise, given the choices of
 * checked params.  The condition, NoiseParameter.when, is `1` for always, or terms
 * joined by `&`, each `key {nick, nick}` or, negated, `! key {nick, nick}`: a
 * part of what GIMP understands in the `visible` of an operation's property. */
NOISE_API bool noise_parameter_matters(const NoiseParameter *parameter,
                                       const NoiseParams *params);

/* The same for a checked recipe: with layers, only what belongs to the whole does. */
NOISE_API bool noise_recipe_uses(const NoiseRecipe *recipe,
                                 const NoiseParameter *parameter);

/* ==== 6. The library =================================================== */

/* The version of this header, and of recipes: a recipe of one version means the
 * same pixels in all releases. */
#define NOISE_VERSION_MAJOR  0
#define NOISE_VERSION_MINOR  9
#define NOISE_VERSION_PATCH  0
#define NOISE_RECIPE_VERSION 2

/* The version of the library in use, such as "0.9.0". */
NOISE_API const char *noise_version(void);

/* The instruction set that this process draws with, such as "avx2": the best
 * that processor and operating system have, or what NOISE_ISA names, if they
 * have it.  The first call chooses.  All give the same bits. */
NOISE_API const char *noise_isa(void);

/* The names of the instruction sets that the library was built for, by number
 * from 0, the plainest first; NULL after the last.  Stores in *is_there whether
 * the processor and the operating system have it. */
NOISE_API const char *noise_isa_name(size_t number, bool *is_there);

#ifdef __cplusplus
}
#endif

#endif
