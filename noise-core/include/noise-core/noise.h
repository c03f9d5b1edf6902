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
 * Values are in [0, 1].  One recipe gives the same float at the same pixel on
 * every processor and compiler, for any split into rectangles and any number
 * of threads, under round-to-nearest without flush-to-zero.  A point that is
 * evaluated equals the gray pixel there, unless that pixel is antialiased.
 *
 * The core needs only C11: it never prints, exits, reads the locale, or starts
 * threads.  It allocates memory only for new recipes, their layers and plans
 * and, while pictures or volumes are drawn, 400 KiB; for layers, that is 4 MiB,
 * or 16 MiB if maps look around (57 MiB if they look 500 pixels far).  The only
 * environment variable that it reads is NOISE_ISA.
 *
 * Rules that hold for every function
 * ----------------------------------
 * Threads    Any number of threads may call any function at once, except that
 *            only one of them may change a recipe.  A plan never changes, so
 *            threads can share it.
 * Ownership  Functions keep no pointers that are passed to them.  Free new
 *            recipes with noise_recipe_free(), and plans with
 *            noise_plan_free().  All else that is returned is static, or
 *            belongs to a recipe or plan.
 * NULL       May be passed where a comment says so, and for any error that a
 *            function would fill in.
 * Errors     A function that fails returns false or NULL, stores the reason
 *            in *error unless that is NULL, and writes nothing else.
 * Stack      No function needs more than 96 KiB.
 * Places     x grows to the right and y downwards, both in pixels.  Pixel
 *            (i, j) samples the point (i, j); if it is next to an edge and
 *            antialiased, it is the mean of its middle and its corners.  z and
 *            w are in cells of the coarsest octave.  Places may be negative.
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

/* Turn the lists of choices into enumerations and, as NOISE_FIELD_... below, the
 * lists of parameters into fields.  layers.h uses these macros, too; do not define
 * any of their names. */
#define NOISE_ENUMERATOR(name, ...) name,
#define NOISE_COUNTED(...)          +1
#define NOISE_ENUM(Type, CHOICES)                         \
    typedef enum Type { CHOICES(NOISE_ENUMERATOR) } Type; \
    enum { Type##Count = CHOICES(NOISE_COUNTED) };
NOISE_CHOICE_TYPES(NOISE_ENUM)

/* A color at a position between dark and bright.  It has 16 bits each for red,
 * green, blue and alpha, with red in the highest bits; alpha is straight (not
 * premultiplied). */
typedef struct NoiseStop {
    double position; /* 0 to 1 */
    uint64_t color;
} NoiseStop;

#define NOISE_STOPS_MIN 2
#define NOISE_STOPS_MAX 64
/* Colors for values: the stops' colors, and between two stops a mix of theirs.  Two
 * stops at one position are an edge, and a value there has the color of the later
 * one.  Values before the first stop or after the last one have that stop's
 * color. */
typedef struct NoiseGradient {
    int count;                        /* NOISE_STOPS_MIN to _MAX */
    NoiseStop stops[NOISE_STOPS_MAX]; /* positions never decrease */
} NoiseGradient;

#define NOISE_FIELD_CHOICE(name, key, Type, ...) Type name;
#define NOISE_FIELD_REAL(name, ...)              double name;
#define NOISE_FIELD_SEED(name, ...)              uint64_t name;
#define NOISE_FIELD_COLOR(name, ...)             uint64_t name;
#define NOISE_FIELD_GRADIENT(name, ...)          NoiseGradient name;

/* One noise.  parameters.def lists the meaning, unit and range of each field. */
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

/* Why something was refused.  This is a plain value; there is nothing to free. */
typedef struct NoiseError {
    NoiseProblem problem;
    const NoiseParameter *parameter; /* the offending field, or NULL */
    char value[64];                  /* what was given, shortened to fit */
    int layer, mask; /* in which layer and mask, from 1; 0: in none */
    char layer_name[32];
} NoiseError;

/* Writes an error's sentence, with the field's label and, unless they are alike, its
 * key, into text.  The sentence ends with a zero; if it does not fit into size
 * bytes, it is cut after a whole UTF-8 character.  translate puts English sentences
 * and labels into the user's language; NULL leaves them in English.  Any English
 * sentence fits into 320 bytes. */
NOISE_API void noise_error_print(const NoiseError *error,
                                 const char *(*translate)(const char *),
                                 char *text, size_t size);

/* Fills params with the initial value of every parameter. */
NOISE_API void noise_params_init(NoiseParams *params);

/* Fills params with good starting values for an algorithm with cells `scale` pixels
 * wide.  They are the initial values, except: one octave for cells, waves and phasor
 * noise; a warp for waves; joints and bevels of a sixteenth of the scale for tiles;
 * cells of one pixel for white noise.  An algorithm that is not in the list becomes
 * the initial one. */
NOISE_API void noise_params_begin(NoiseParams *params, NoiseAlgorithm algorithm,
                                  double scale);

/* A picture as people store it: one noise, or several layers of noise and what
 * belongs to the whole picture. */
typedef struct NoiseRecipe NoiseRecipe; /* part 3 */

/* A picture ready to be drawn: a checked recipe, and what was computed from it. */
typedef struct NoisePlan NoisePlan;

/* Make a plan from a copy of a recipe, from one noise, or from a recipe's text; free
 * it with noise_plan_free().  Return NULL if noise_recipe_check() or
 * noise_recipe_parse() refuses the recipe, or if memory is short.  A plan of one
 * noise takes up to a few milliseconds and tens of kilobytes; a plan of layers takes
 * longer, and 0.25 to 2 MiB. */
NOISE_API NoisePlan *noise_plan_new(const NoiseRecipe *recipe,
                                    NoiseError *error);
NOISE_API NoisePlan *noise_plan_new_from_params(const NoiseParams *params,
                                                NoiseError *error);
NOISE_API NoisePlan *noise_plan_new_from_text(const char *text,
                                              NoiseError *error);

/* Frees a plan, or NULL.  No thread may still be using it. */
NOISE_API void noise_plan_free(NoisePlan *plan);

/* The curve that a picture's numbers follow.  Colors of all kinds are meant as
 * people see them: for a linear picture, they are mixed and lit as for a perceptual
 * one, and then decoded with the sRGB curve (IEC 61966-2-1), so that both pictures
 * look the same.  Gray and maps have the same numbers in both. */
typedef enum NoiseEncoding {
    NOISE_ENCODING_PERCEPTUAL,
    NOISE_ENCODING_LINEAR,
} NoiseEncoding;

/* A rectangle of a picture.  At level L, each pixel covers 2^L x 2^L pixels of the
 * full picture and samples their middle.  The origin is where, in full pixels, the
 * pattern's (0, 0) is: a layer whose corner is at (30, 20) of the canvas needs the
 * origin (-30, -20) to show the canvas's pattern. */
typedef struct NoiseRegion {
    int32_t x, y;          /* upper left pixel, at the level */
    int32_t width, height; /* pixels, at the level; 0 draws nothing */
    int32_t level;         /* 0 is full size */
    int32_t origin_x, origin_y;
    NoiseEncoding encoding;
} NoiseRegion;

/* Fills region.height rows of region.width pixels, each of noise_plan_channels()
 * floats in [0, 1].  pixels is the start of the first row.  Each row starts
 * row_stride floats after the one before it, or earlier in memory if row_stride is
 * negative.  Returns false if width, height or level is negative, if the level is
 * above 30, if the rectangle times 2^level leaves the int32 range, or if memory is
 * short.
 *
 * At levels above 0, octaves finer than the level's pixels fade to their mean, so
 * that the picture looks like the full one scaled down. */
NOISE_API bool noise_render(const NoisePlan *plan, const NoiseRegion *region,
                            float *pixels, ptrdiff_t row_stride);

/* Draws n pictures of one region, at most NOISE_MAPS_MAX, each as noise_render()
 * draws it.  Maps of one recipe with layers, which differ only in `map` and
 * `normal_y`, hardly take longer together than one of them alone.  Returns false
 * when noise_render() would. */
#define NOISE_MAPS_MAX 16
NOISE_API bool noise_render_maps(size_t n, const NoisePlan *const plans[],
                                 const NoiseRegion *region,
                                 float *const pixels[],
                                 const ptrdiff_t row_strides[]);

/* Return the width of the frame: how many pixels beyond each side of a region are
 * drawn, too, but not stored.  It is 0 for one noise.  Slopes of layers need one
 * pixel, and maps such as occlusion need as many as their radius has.  So w x h
 * pixels with a frame of f take as long as (w + 2 f) x (h + 2 f) without one, and
 * many small regions take much longer than a large one: a row or column that is
 * NOISE_FRAMES_WORTH frames long takes a quarter longer.  The recipe must be
 * checked; level is as in NoiseRegion. */
#define NOISE_FRAMES_WORTH 8
NOISE_API int noise_plan_frame(const NoisePlan *plan, int32_t level);
NOISE_API int noise_recipe_frame(const NoiseRecipe *recipe, int32_t level);

/* Return how many floats a pixel of a plan, or of a checked recipe, has: 1 (gray),
 * or 4 (red, green, blue and straight alpha). */
NOISE_API int noise_plan_channels(const NoisePlan *plan);
NOISE_API int noise_recipe_channels(const NoiseRecipe *recipe);

/* True if no pixel of a checked recipe can be transparent. */
NOISE_API bool noise_recipe_is_opaque(const NoiseRecipe *recipe);

/* True if one noise, with checked params, leaps in depth.  White noise and scratches
 * do: within a cell they stay as they are, and where it ends they change everywhere
 * at once.  So do cells without jitter whose feature is cell-value, cell-noise or
 * spots.  On a loop-path, such noise moves on by a whole cell at a time, NOISE_LEAPS
 * times in each cell of the path.  With a warp it does not leap: it stays where it
 * is in depth, and only the warp moves along the path. */
#define NOISE_LEAPS 200
NOISE_API bool noise_params_leap(const NoiseParams *params);

/* ==== 2. Draw more of it =============================================== */

/* Returns the checked recipe that the plan draws; the plan owns it. */
NOISE_API const NoiseRecipe *noise_plan_recipe(const NoisePlan *plan);

/* Arrays of coordinates: x and y in pixels, z and w in cells, up to 2^32 from 0.  In
 * a volume with one unit for all axes, divide z and w by the scale.  If y is NULL,
 * it is 0; if z or w is NULL, it is the parameter of that name. */
typedef struct NoisePoints {
    const double *x, *y, *z, *w;
} NoisePoints;

/* Stores in value[k] the height at point k, in [0, 1], at level 0 and before map,
 * colors and light: what a gray pixel shows without antialiasing, or the red channel
 * of independent colors.  Unless NULL, gradient gets four numbers for each point:
 * the slopes of the value along x and y, in 1 / pixel, then along z and w, in
 * 1 / cell.  Slopes are 0 for noise with steps (white, cell values, bands),
 * svg-turbulence and the damped fractal.  A point that is not finite, or is beyond
 * 2^32, gives NaN in both.  For layers, the value is the composed height; its slopes
 * along x and y are half the difference between the pixels on either side, and along
 * z and w they are 0.  All are NaN if memory is short, which only layers need.  Ask
 * for many points at once: a point in a call of its own takes several times as long
 * as one in an array.
 *
 * Points a period apart in x or y give the same bits if they are whole pixels.  In
 * z, that holds only as far as z + period is exact in floating point, so it is
 * better to close loops with `phase`. */
NOISE_API void noise_evaluate(const NoisePlan *plan, size_t n_points,
                              const NoisePoints *points, float *value,
                              float *gradient);

/* Does the same as noise_evaluate(), but before normalization and tone: stores the
 * sum of octaves, in [-1, 1].  For perlin-2002 and svg-turbulence, these are the
 * numbers as published, which may be outside that range.  For layers, they are
 * heights in pixels. */
NOISE_API void noise_evaluate_raw(const NoisePlan *plan, size_t n_points,
                                  const NoisePoints *points, float *value);

/* Draws terrain: stores the heights of a region's pixels, as noise_evaluate() has
 * them at points, in value, whose rows are row_stride floats apart as for
 * noise_render().  Unless NULL, slope has two more such arrays, for the slopes of
 * the height along x and y, in 1 / pixel of level 0: half the difference between the
 * pixels on either side.  Those beyond the region are drawn for this, too, so that
 * the slopes of neighboring regions have no seam.  With heights of h pixels, the
 * ground's normal is (-h slope[0], -h slope[1], 1), not yet of length 1.  At levels
 * above 0, fine octaves fade as in noise_render(); the encoding changes nothing.
 * Returns false when noise_render() would. */
NOISE_API bool noise_render_heights(const NoisePlan *plan,
                                    const NoiseRegion *region, float *value,
                                    float *const slope[2],
                                    ptrdiff_t row_stride);

/* A box of voxels, such as a chunk of a world: voxel (i, j, k) is ((x + i) step,
 * (y + j) step, (z + k) step) pixels from the origin.  Here z is in pixels, like x
 * and y: in cells, the depth is the noise's `z` plus that distance divided by
 * `scale`. Octaves finer than the step stay as they are; they do not fade as at the
 * levels of pictures. */
typedef struct NoiseVolume {
    int64_t x, y, z;              /* the first voxel */
    int32_t width, height, depth; /* voxels; 0 draws nothing */
    double step;                  /* pixels between voxels; at least 1e-30 */
    ptrdiff_t row_stride;         /* floats from row to row in memory */
    ptrdiff_t slice_stride;       /* floats from slice to slice */
} NoiseVolume;

/* Stores the height of each voxel, as noise_evaluate() has it, in
 * value[i + j row_stride + k slice_stride].  Unless NULL, gradient has three more
 * such arrays, for the slopes of the height along x, y and z, in 1 / pixel: half the
 * difference between the voxels on either side.  Those beyond the volume are drawn
 * for this, too, so that the slopes of neighboring volumes have no seam.  Returns
 * false if a length is negative; if the step is too small; if a voxel or its
 * neighbor is farther away than 2^32 pixels or, along z, cells; if its number is
 * above 2^52; if the plan has layers, which have no depth; or if memory is short. */
NOISE_API bool noise_render_volume(const NoisePlan *plan,
                                   const NoiseVolume *volume, float *value,
                                   float *const gradient[3]);

/* ==== 3. Recipes ======================================================= */

/* Returns a recipe of one noise, not yet checked, or NULL if memory is short.  Free
 * it, and the recipes that the next functions return, with noise_recipe_free(). */
NOISE_API NoiseRecipe *noise_recipe_new(const NoiseParams *params);

/* Reads and checks a recipe's text, `lattice-noise/1 key=value ...` or, with layers,
 * `lattice-noise/2 ...`.  Parameters that it does not mention get their initial
 * values.  Spaces, tabs or line ends separate words, except within double quotes;
 * decimals have a dot in every locale; unknown or repeated keys and bad values are
 * refused by name. */
NOISE_API NoiseRecipe *noise_recipe_parse(const char *text, NoiseError *error);

/* Does the same without the check, for editors: they also show what cannot be drawn,
 * so that people can change it. */
NOISE_API NoiseRecipe *noise_recipe_read(const char *text, NoiseError *error);

/* Returns a copy, or NULL if memory is short. */
NOISE_API NoiseRecipe *noise_recipe_copy(const NoiseRecipe *recipe);

/* Frees a recipe, or NULL. */
NOISE_API void noise_recipe_free(NoiseRecipe *recipe);

/* Refuses a recipe that cannot be drawn, and names the layer, mask and field.  It
 * refuses NaN, infinities, values that are outside their limits even when they are
 * rounded, octaves finer than 2^24 cells in a pixel, periods that cells do not fit,
 * choices that the algorithm does not have, masks that would take too long to
 * measure, and layers whose text would be too long.  On success, every real, and
 * every stop's position, is rounded to the 9 significant digits that a text holds,
 * so that recipe and text are the same thing; what follows a gradient's last stop
 * becomes zero.  A recipe that has passed, and has not changed since, passes at
 * once. */
NOISE_API bool noise_recipe_check(NoiseRecipe *recipe, NoiseError *error);

/* Does the same for one noise. */
NOISE_API bool noise_params_check(NoiseParams *params, NoiseError *error);

/* Enough bytes for the text of any checked recipe, with the ending zero. */
#define NOISE_RECIPE_SIZE 16384

/* Writes a recipe as one line, `lattice-noise/1 key=value ...` or, with layers,
 * `lattice-noise/2 ...`, with only what differs from the initial values, in the
 * order of parameters.def.  Cuts it to fit `size` bytes, the last of which is a
 * zero; size may be 0.  Returns how many bytes the whole text has, without the
 * zero. */
NOISE_API size_t noise_recipe_print(const NoiseRecipe *recipe, char *text,
                                    size_t size);

/* True if two checked recipes have the same text. */
NOISE_API bool noise_recipe_equals(const NoiseRecipe *recipe,
                                   const NoiseRecipe *other);

/* Return the parameters of a recipe, which belong to it.  They are those of its one
 * noise or, with layers, those of the whole picture, in which parameters that each
 * layer has for itself keep their initial values.  To change them, call
 * noise_recipe_edit(); the recipe then has to be checked again. */
NOISE_API const NoiseParams *noise_recipe_params(const NoiseRecipe *recipe);
NOISE_API NoiseParams *noise_recipe_edit(NoiseRecipe *recipe);

/* ==== 4. Set and get =================================================== */

/* Multiplies the lengths of checked params (scales, warp, height of maps and relief,
 * but not offsets and tiles) by `size` percent, and sets `size` to 100.  Enlarged
 * noise gets more octaves, and fractions of octaves, so that its finest cells keep
 * their size: within the limits, and at most as many as it has beyond the first,
 * because a single octave is meant to be smooth.  This is what a plan draws.
 * Lengths may then be beyond their limits, so that the check may refuse them. */
NOISE_API void noise_params_apply_size(NoiseParams *params);

/* Sets one parameter from a number: a real, which is rounded to 9 digits, a
 * choice's index, or a seed or color (whole, below 2^53).  Anything else, and
 * any number for a gradient, is refused by name.
 *
 * fields: NoiseParams or, here and in the next three functions, any struct from
 * whose start NoiseParameter.offset counts.  A program can therefore describe a
 * struct of its own with its own NoiseParameters; the fields are read, written and
 * refused like the core's. */
NOISE_API bool noise_params_set_number(void *fields,
                                       const NoiseParameter *parameter,
                                       double number, NoiseError *error);

/* Does the same from text, as written in a recipe: "0.5", "perlin", "42", "#ff8000",
 * "0:#000000,0.4:#aa3300,1:#ffffff".  A seed may also be any text in double quotes
 * that has no double quotes itself; the text is hashed. */
NOISE_API bool noise_params_set_text(void *fields,
                                     const NoiseParameter *parameter,
                                     const char *text, NoiseError *error);

/* Returns a parameter of checked fields as a number: a real, a choice's index, or
 * the seed or color (rounded to a double if it is 2^53 or more).  A gradient has no
 * number, and gives 0. */
NOISE_API double noise_params_get_number(const void *fields,
                                         const NoiseParameter *parameter);

/* Enough bytes for any parameter's text.  The longest is a gradient: each of its
 * stops has up to 24 bytes of position, 17 of color, and two marks. */
#define NOISE_TEXT_SIZE (43 * NOISE_STOPS_MAX)
/* Writes a parameter of checked fields as text that ends with a zero. */
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

/* A choice: its name in recipes, and its English label. */
typedef struct NoiseChoice {
    const char *nick;
    const char *label;
} NoiseChoice;

/* A parameter as data, for programs that build dialogs or bindings.  parameters.def
 * says what key, blurb, unit, when and the slider's numbers mean.  The texts are
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
    size_t offset;  /* offset of the field in its struct, in bytes */
    double initial; /* a choice's index; 0 for seeds, colors and gradients */
    const char *initial_color;    /* colors only, else NULL */
    const char *initial_gradient; /* gradients only, else NULL */
    double minimum; /* limits, inclusive; for choices 0 and the last index, for
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

/* Returns all parameters, in the order of parameters.def, and stores how many there
 * are. */
NOISE_API const NoiseParameter *noise_parameters(size_t *n_parameters);

/* Returns the parameter with this key, or NULL. */
NOISE_API const NoiseParameter *noise_parameter_find(const char *key);

/* True if the parameter can change the picture of one noise, given the choices of
 * checked params.  The condition, NoiseParameter.when, is `1` for always, or has
 * terms joined by `&`, each `key {nick, nick}` or, negated, `! key {nick, nick}`:
 * part of what GIMP understands as the `visible` of an operation's property. */
NOISE_API bool noise_parameter_matters(const NoiseParameter *parameter,
                                       const NoiseParams *params);

/* Does the same for a checked recipe.  With layers, only parameters of the whole
 * picture can matter. */
NOISE_API bool noise_recipe_uses(const NoiseRecipe *recipe,
                                 const NoiseParameter *parameter);

/* ==== 6. The library =================================================== */

/* The version of this header, and of recipes.  A recipe of one version means the
 * same pixels in all releases. */
#define NOISE_VERSION_MAJOR  0
#define NOISE_VERSION_MINOR  9
#define NOISE_VERSION_PATCH  0
#define NOISE_RECIPE_VERSION 2

/* Returns the version of the library in use, such as "0.9.0". */
NOISE_API const char *noise_version(void);

/* Returns the instruction set that this process draws with, such as "avx2": the best
 * that the processor and the operating system have or, if they have it, the one that
 * NOISE_ISA names.  The first call chooses it.  All give the same bits. */
NOISE_API const char *noise_isa(void);

/* Returns the name of an instruction set that the library was built for, by number
 * from 0, the plainest first; or NULL after the last.  Stores in *is_there whether
 * the processor and the operating system have it. */
NOISE_API const char *noise_isa_name(size_t number, bool *is_there);

#ifdef __cplusplus
}
#endif

#endif
