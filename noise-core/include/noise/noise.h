/* SPDX-License-Identifier: MIT
 *
 * noise-core: procedural noise with the same bits everywhere.
 *
 *     NoiseParams params;
 *     noise_params_init(&params);
 *     params.scale = 40;
 *     NoisePlan *plan = noise_plan_new(&params, NULL);
 *     noise_render(plan, &(NoiseRegion){.width = 256, .height = 256},
 *                  pixels, 256);
 *     noise_plan_free(plan);
 *
 * That fills 256 x 256 floats with gray noise in [0, 1].  What there is more:
 *
 *   1. Draw a picture       parameters, recipes, plans, rectangles
 *   2. Draw more of it      colors, levels, slices, points, slopes
 *   3. Set and get          parameters by name, as numbers and as text
 *   4. The list             parameters as data, for dialogs and bindings
 *   5. The library          version, instruction sets
 *
 * Promises
 * --------
 * Values lie in [0, 1].  One recipe gives the same float at the same pixel
 * on every processor and compiler, for any split into rectangles and any
 * number of threads, under round-to-nearest without flush-to-zero; a point
 * evaluated equals the pixel that lies there.  The core needs C11 alone: it
 * never prints, exits, reads the locale, or starts threads, and allocates
 * only in noise_plan_new().  Of the environment it reads NOISE_ISA alone.
 *
 * Rules that hold for every function
 * ----------------------------------
 * Threads    All may be called from any threads at once; a plan never changes
 *            and is shared by as many as there are.
 * Ownership  Nothing that is passed is kept.  What is returned is static, but
 *            for plans, which noise_plan_free() frees.
 * NULL       Is allowed where it is said, and for every NoiseError pointer.
 * Errors     false or NULL, and the reason in *error if that is not NULL;
 *            what would have been written stays as it was.
 * Places     x grows to the right, y downwards, both in pixels; pixel (i, j)
 *            samples the point (i, j).  z and w are in cells of the coarsest
 *            octave.  Negative places are ordinary.
 */
#ifndef NOISE_NOISE_H
#define NOISE_NOISE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <noise/parameters.h>
#include <noise/problems.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(_WIN32) && defined(NOISE_SHARED)
#ifdef NOISE_BUILDING
#define NOISE_API __declspec(dllexport)
#else
#define NOISE_API __declspec(dllimport)
#endif
#elif defined(__GNUC__) && defined(NOISE_SHARED)
#define NOISE_API __attribute__((visibility("default")))
#else
#define NOISE_API
#endif

/* ==== 1. Draw a picture ================================================ */

#define NOISE_ENUMERATOR(name, nick, label) name,
#define NOISE_ENUM(Type, CHOICES) \
    typedef enum Type { CHOICES(NOISE_ENUMERATOR) Type##Count } Type;
NOISE_CHOICE_TYPES(NOISE_ENUM)
#undef NOISE_ENUM
#undef NOISE_ENUMERATOR

/* A place on the way from dark to bright, and its color: red, green, blue and
 * alpha of 16 bits each, red uppermost, alpha straight. */
typedef struct NoiseStop {
    double position; /* 0 to 1 */
    uint64_t color;
} NoiseStop;

/* Colors for values: those of the stops, and between two of them a mix.  Two
 * stops at one position are an edge, and the value there has the later one's
 * color.  Before the first and after the last stop their colors hold. */
#define NOISE_STOPS_MIN 2
#define NOISE_STOPS_MAX 64
typedef struct NoiseGradient {
    int count;                        /* NOISE_STOPS_MIN to _MAX */
    NoiseStop stops[NOISE_STOPS_MAX]; /* positions never fall */
} NoiseGradient;

#define NOISE_FIELD_CHOICE(name, key, Type, ...) Type name;
#define NOISE_FIELD_REAL(name, ...)              double name;
#define NOISE_FIELD_SEED(name, ...)              uint64_t name;
#define NOISE_FIELD_COLOR(name, ...)             uint64_t name;
#define NOISE_FIELD_GRADIENT(name, ...)          NoiseGradient name;
/* One picture.  Meaning, unit and range of each field: parameters.h. */
typedef struct NoiseParams {
    NOISE_PARAMETERS(NOISE_FIELD_CHOICE, NOISE_FIELD_REAL, NOISE_FIELD_SEED,
                     NOISE_FIELD_COLOR, NOISE_FIELD_GRADIENT)
} NoiseParams;
#undef NOISE_FIELD_CHOICE
#undef NOISE_FIELD_REAL
#undef NOISE_FIELD_SEED
#undef NOISE_FIELD_COLOR
#undef NOISE_FIELD_GRADIENT

typedef struct NoiseParameter NoiseParameter; /* part 4 */

/* What can be wrong; problems.h has a sentence for each. */
#define NOISE_ENUMERATOR(name, text) name,
typedef enum NoiseProblem { NOISE_PROBLEMS(NOISE_ENUMERATOR) } NoiseProblem;
#undef NOISE_ENUMERATOR

/* Why something was refused.  A plain value; nothing to free. */
typedef struct NoiseError {
    NoiseProblem problem;
    const NoiseParameter *parameter; /* the offending field, or NULL */
    char value[64];                  /* what was given, shortened to fit */
} NoiseError;

/* Writes the sentence of an error into text (size bytes, always ended by a
 * zero, cut at a whole UTF-8 character), with a field's label and, unless they
 * are alike, its key.  translate puts an English sentence or label into another
 * language; NULL leaves it English.  256 bytes do for the English ones. */
NOISE_API void noise_error_print(const NoiseError *error,
                                 const char *(*translate)(const char *),
                                 char *text, size_t size);

/* Fills params with the initial value of every parameter. */
NOISE_API void noise_params_init(NoiseParams *params);

/* Reads and checks a recipe, `lattice-noise/1 key=value ...`: what it does not
 * mention gets its initial value.  Words are separated by spaces (not within
 * double quotes); decimals have a dot in every locale; unknown or repeated keys
 * and bad values are refused by name. */
NOISE_API bool noise_recipe_parse(const char *recipe, NoiseParams *params,
                                  NoiseError *error);

/* A picture made ready: checked parameters and what follows from them. */
typedef struct NoisePlan NoisePlan;

/* Makes a plan of a copy of params; free it with noise_plan_free().  NULL if
 * noise_params_check() refuses them, or when memory is short.  Takes up to some
 * milliseconds, and a plan tens of kilobytes. */
NOISE_API NoisePlan *noise_plan_new(const NoiseParams *params,
                                    NoiseError *error);

/* Frees a plan that no thread uses any more, or NULL. */
NOISE_API void noise_plan_free(NoisePlan *plan);

/* The curve that a picture's numbers follow.  The colors of recipes, whether of
 * two colors, a gradient or independent noises, are meant as people see them:
 * in a linear picture they are mixed and lit as ever, and then decoded by the
 * curve of sRGB (IEC 61966-2-1), so that it looks the same.  Gray and maps are
 * plain numbers in both. */
typedef enum NoiseEncoding {
    NOISE_ENCODING_PERCEPTUAL,
    NOISE_ENCODING_LINEAR,
} NoiseEncoding;

/* A rectangle of a picture.  At level L each pixel covers 2^L x 2^L pixels of
 * the full picture and samples their middle.  The origin is where the
 * pattern's (0, 0) lies, in full pixels: a layer whose corner lies at (30, 20)
 * of the canvas takes (-30, -20) to show the canvas' pattern. */
typedef struct NoiseRegion {
    int32_t x, y;          /* upper left pixel, at the level */
    int32_t width, height; /* pixels, at the level; 0 draws nothing */
    int32_t level;         /* 0 is full size */
    int32_t origin_x, origin_y;
    NoiseEncoding encoding;
} NoiseRegion;

/* Fills region.height rows of region.width pixels, each of
 * noise_plan_channels() floats in [0, 1].  row_stride is the distance between
 * the starts of rows, in floats (negative with pixels at the start of the
 * first row).  Uses up to 192 KiB of stack.  Returns false, with nothing
 * written, if width, height or level is negative, if the level is above 30, or
 * if the rectangle times 2^level leaves the int32 range.
 *
 * At levels above 0, octaves finer than the level's pixels fade to their mean,
 * so that the picture looks like the full one made smaller. */
NOISE_API bool noise_render(const NoisePlan *plan, const NoiseRegion *region,
                            float *pixels, ptrdiff_t row_stride);

/* Floats in a pixel: 1 (gray), or 4: red, green, blue and straight alpha. */
NOISE_API int noise_plan_channels(const NoisePlan *plan);
NOISE_API int noise_params_channels(const NoiseParams *params);

/* ==== 2. Draw more of it =============================================== */

/* Whether the plan was made of these checked params: then there is no need for
 * another. */
NOISE_API bool noise_plan_draws(const NoisePlan *plan,
                                const NoiseParams *params);

/* By how much the pattern is bent so that periods hold whole cells, as a share
 * of its size: at most 0.25, and below 0.035 where they hold 32 cells of the
 * coarsest octave, unless these are stretched or, in one dimension, rotated.
 * svg-turbulence changes the size of its cells instead, by any share. */
NOISE_API double noise_plan_distortion(const NoisePlan *plan);

/* The same for n_slices places z[k] in the third dimension, in cells, in place
 * of the parameter `z`: slice k starts at pixels + k * slice_stride floats.
 * Also false, with nothing written, if a z is beyond 1e9 or not a number. */
#define NOISE_Z_MAX 1e9
NOISE_API bool noise_render_slices(const NoisePlan *plan,
                                   const NoiseRegion *region, size_t n_slices,
                                   const double *z, float *pixels,
                                   ptrdiff_t row_stride,
                                   ptrdiff_t slice_stride);

/* Arrays of coordinates: x and y in pixels, z and w in cells, up to 2^32
 * from 0.  y may be NULL for 0, z and w for the parameters. */
typedef struct NoisePoints {
    const double *x, *y, *z, *w;
} NoisePoints;

/* Evaluates n points into value[k]: as pixels of level 0, gray or red, and
 * always the height, whatever map is drawn of it, tint it gets or light falls
 * on it; a point that is not finite or beyond gives NaN.  Unless gradient is
 * NULL, it gets how the value rises at point k: gradient[4 * k] and the next
 * along x and y, in 1 / pixel, then along z and w, in 1 / cell.  Noise of steps
 * (white, cell values, bands) and svg-turbulence give 0.
 *
 * x and y a period apart are the same bits where they are whole pixels; z is,
 * as far as z + period is the same number in floating point, so that loops are
 * better closed by `phase`. */
NOISE_API void noise_evaluate(const NoisePlan *plan, size_t n_points,
                              const NoisePoints *points, float *value,
                              float *gradient);

/* The same before normalization and tone: the sum of octaves, in [-1, 1];
 * from perlin-2002 and svg-turbulence the numbers that were published. */
NOISE_API void noise_evaluate_raw(const NoisePlan *plan, size_t n_points,
                                  const NoisePoints *points, float *value);

/* ==== 3. Set and get =================================================== */

/* Refuses parameters that cannot be drawn, naming the field: NaN, infinities,
 * values that are outside their limits even when they are rounded, octaves
 * finer than 2^24 cells in a pixel, periods that cells do not fit, what an
 * algorithm does not have.
 * On success every real, and every stop's position, is rounded to the 9
 * significant digits that a recipe holds, so that recipe and parameters are the
 * same thing; what lies after a gradient's last stop is zero then. */
NOISE_API bool noise_params_check(NoiseParams *params, NoiseError *error);

/* Enough for any recipe that noise_recipe_print() writes. */
#define NOISE_RECIPE_SIZE 8192

/* Writes checked params as one line, `lattice-noise/1 key=value ...`, with
 * only what differs from the initial values, in the order of parameters.h. */
NOISE_API void noise_recipe_print(const NoiseParams *params,
                                  char recipe[NOISE_RECIPE_SIZE]);

/* Multiplies every length of checked params (scale, warp, the height of maps,
 * not places and tiles) by `size`, which becomes 100.  What is enlarged gets as
 * many octaves more as its cells have grown by, fractions included, so that its
 * finest cells stay: at most twice as many less one, for what has one octave is
 * meant to be smooth, and no more than the limits.  Then it is what is drawn;
 * lengths may lie beyond their limits, and no check takes them. */
NOISE_API void noise_params_apply_size(NoiseParams *params);

/* In the functions that take a NoiseParameter, params may also be the first
 * member of a larger struct: then a program's own NoiseParameters can describe
 * its further fields, with their offset from the start of that struct, and are
 * read, written and refused like the core's. */

/* Sets one parameter from a number: a real, a choice's index, or a seed or a
 * color (whole, below 2^53).  Anything else, and any number for a gradient, is
 * refused by name, and params stays as it was. */
NOISE_API bool noise_params_set_number(NoiseParams *params,
                                       const NoiseParameter *parameter,
                                       double number, NoiseError *error);

/* The same from text as it stands in a recipe: "0.5", "perlin", "42",
 * "#ff8000", "0:#000000,0.4:#aa3300,1:#ffffff".  A seed may also be a text in
 * double quotes, up to 100 bytes without such quotes, which is hashed. */
NOISE_API bool noise_params_set_text(NoiseParams *params,
                                     const NoiseParameter *parameter,
                                     const char *text, NoiseError *error);

/* A parameter of checked params as a number: a real, a choice's index, or the
 * seed or color (rounded to a double if it is 2^53 or more); a gradient has
 * none, and gives 0. */
NOISE_API double noise_params_get_number(const NoiseParams *params,
                                         const NoiseParameter *parameter);

/* A parameter of checked params as recipe text, at most NOISE_TEXT_SIZE bytes
 * with the ending zero: the longest is a gradient, each of whose stops has up
 * to 24 bytes of position, 17 of color, and two marks. */
#define NOISE_TEXT_SIZE (43 * NOISE_STOPS_MAX)
NOISE_API void noise_params_get_text(const NoiseParams *params,
                                     const NoiseParameter *parameter,
                                     char text[NOISE_TEXT_SIZE]);

/* ==== 4. The list ====================================================== */

/* What a parameter holds: an index of choices, a double, 64 bits, a color as
 * stops have it, or a NoiseGradient. */
typedef enum NoiseKind {
    NOISE_KIND_CHOICE,
    NOISE_KIND_REAL,
    NOISE_KIND_SEED,
    NOISE_KIND_COLOR,
    NOISE_KIND_GRADIENT,
} NoiseKind;

/* Where a dialog shows a parameter. */
typedef enum NoiseGroup {
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

/* A parameter as data, for programs that build dialogs or bindings.
 * The texts are English; a front end translates them. */
struct NoiseParameter {
    NoiseKind kind;
    NoiseGroup group;
    const char *key;
    const char *label;
    const char *blurb;
    const char *unit;
    const char *when;
    double initial; /* a choice's index; 0 for seeds, colors and gradients */
    const char *initial_color;    /* colors only, else NULL */
    const char *initial_gradient; /* gradients only, else NULL */
    double minimum; /* hard limits, included; choices: 0 and the last;
                       gradients: numbers of stops */
    double maximum;
    double slider_minimum; /* reals only, like the next four */
    double slider_maximum;
    double slider_step;
    int slider_digits;
    double slider_gamma;
    const NoiseChoice *choices; /* choices only, else NULL */
    size_t n_choices;
    size_t offset; /* of the field in NoiseParams, in bytes */
};

/* All parameters, in the order of parameters.h.  Stores their number in
 * *n_parameters. */
NOISE_API const NoiseParameter *noise_parameters(size_t *n_parameters);

/* The parameter with this key, or NULL. */
NOISE_API const NoiseParameter *noise_parameter_find(const char *key);

/* Whether the parameter changes the picture, given the other choices of
 * checked params.  The condition, NoiseParameter.when, reads `1` for always, or
 * `key {nick, nick}` and, negated, `! key {nick, nick}`, as many as there are,
 * joined by `&`: part of what GIMP understands in an operation's `visible`. */
NOISE_API bool noise_parameter_matters(const NoiseParameter *parameter,
                                       const NoiseParams *params);

/* ==== 5. The library =================================================== */

/* The version of this header, and of the pictures: the same recipe version
 * always means the same pixels. */
#define NOISE_VERSION_MAJOR  0
#define NOISE_VERSION_MINOR  1
#define NOISE_VERSION_PATCH  0
#define NOISE_RECIPE_VERSION 1

/* The version of the library in use, such as "0.1.0". */
NOISE_API const char *noise_version(void);

/* The instruction set that this process draws with, such as "avx2": the best
 * one that the processor and the operating system have, or the one that the
 * environment's NOISE_ISA named at the first call, if it is there.  All give
 * the same bits. */
NOISE_API const char *noise_isa(void);

/* The instruction sets that the library was built for, by number from 0, the
 * plainest first; NULL after the last.  Stores in *is_there whether this
 * processor has it. */
NOISE_API const char *noise_isa_name(size_t number, bool *is_there);

#ifdef __cplusplus
}
#endif

#endif
