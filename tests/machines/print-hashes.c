/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws the pictures of hashes.txt and prints the table with the hashes that
 * this build gives:
 *
 *     print-hashes < hashes.txt
 *     print-hashes --keep NAME < hashes.txt
 *                                also writes pictures whose hash is not that of
 *                                the table, as NAME-LINE.pgm, or .ppm in color
 *     print-hashes --isas        prints instruction sets, and whether they are
 *                                there
 *
 * Each picture is drawn whole, in pieces, and (at level 0) point by point;
 * if these differ in any bit, stderr says so and the status is 1.
 */
#include <noise-core/noise.h>

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    /* Room for any recipe and the numbers before it. */
    LINE_SIZE = NOISE_RECIPE_SIZE + 100,
    PIXELS_MAX = 1 << 24,
    HASH_SIZE = 17, /* 16 digits */
    /* Pieces: odd sizes, so that none begins where a vector or block does. */
    PIECE_WIDTH = 29,
    PIECE_HEIGHT = 7,
};

/* Ends the program with a sentence about a line of the table. */
static void
refuse(int line, const char *sentence)
{
    fprintf(stderr, "line %d: %s\n", line, sentence);
    exit(2);
}

/* FNV-1a, 64 bits (G. Fowler, L. C. Noll, K.-P. Vo), over the floats' bit
 * patterns, the low byte first on every machine. */
static uint64_t
hash_floats(const float *value, size_t n)
{
    uint64_t hash = 0xcbf29ce484222325u;

    for (size_t i = 0; i < n; i++) {
        uint32_t bits;
        memcpy(&bits, &value[i], sizeof bits);
        for (int shift = 0; shift < 32; shift += 8)
            hash = (hash ^ (bits >> shift & 0xff)) * 0x100000001b3u;
    }
    return hash;
}

static ptrdiff_t
floats_in_row(const NoisePlan *plan, const NoiseRegion *region)
{
    return (ptrdiff_t)noise_plan_channels(plan) * region->width;
}

/* Draws the picture in pieces, column by column, the last one first. */
static void
draw_pieces(const NoisePlan *plan, const NoiseRegion *region, float *pixels)
{
    const int last_x = (region->width - 1) / PIECE_WIDTH * PIECE_WIDTH;
    const int last_y = (region->height - 1) / PIECE_HEIGHT * PIECE_HEIGHT;
    const ptrdiff_t row = floats_in_row(plan, region);

    for (int x = last_x; x >= 0; x -= PIECE_WIDTH) {
        for (int y = last_y; y >= 0; y -= PIECE_HEIGHT) {
            NoiseRegion piece = *region;
            piece.x += x;
            piece.y += y;
            piece.width = PIECE_WIDTH;
            if (piece.width > region->width - x)
                piece.width = region->width - x;
            piece.height = PIECE_HEIGHT;
            if (piece.height > region->height - y)
                piece.height = region->height - y;
            noise_render(plan, &piece,
                         pixels + y * row + x * noise_plan_channels(plan), row);
        }
    }
}

/* Evaluates points where the pixels of a row at level 0 lie; in every other row
 * with gradients, which must not change the values.  places has room for two
 * numbers of each point, gradient for four. */
static void
evaluate_row(const NoisePlan *plan, const NoiseRegion *region, int row,
             double *places, float *gradient, float *value)
{
    double *x = places;
    double *y = places + region->width;

    for (int i = 0; i < region->width; i++) {
        x[i] = (double)region->x + i;
        y[i] = (double)region->y + row;
    }
    noise_evaluate(plan, (size_t)region->width, &(NoisePoints){.x = x, .y = y},
                   value, row % 2 == 0 ? gradient : NULL);
}

static void
draw_points(const NoisePlan *plan, const NoiseRegion *region, float *pixels)
{
    const size_t width = (size_t)region->width;
    double *places = malloc(sizeof *places * 2 * width);
    float *gradient = malloc(sizeof *gradient * 4 * width);

    if (places == NULL || gradient == NULL)
        abort();
    for (int j = 0; j < region->height; j++)
        evaluate_row(plan, region, j, places, gradient,
                     pixels + (ptrdiff_t)j * region->width);
    free(gradient);
    free(places);
}

typedef void Draw(const NoisePlan *plan, const NoiseRegion *region,
                  float *pixels);

/* Whether `draw` gives the same bits as the whole picture. */
static bool
is_same(Draw *draw, const NoisePlan *plan, const NoiseRegion *region,
        const float *whole)
{
    const size_t size = sizeof *whole * (size_t)floats_in_row(plan, region) *
                        (size_t)region->height;
    float *pixels = malloc(size);

    if (pixels == NULL)
        abort();
    memset(pixels, 0xff, size); /* NaN, where nothing is drawn */
    draw(plan, region, pixels);
    const bool same = memcmp(pixels, whole, size) == 0;
    free(pixels);
    return same;
}

/* Whether points, which are heights, are the picture's pixels. */
static bool
points_are_pixels(const NoiseParams *params)
{
    return params->map == NOISE_MAP_HEIGHT && params->relief == 0.0 &&
           noise_params_channels(params) == 1;
}

static NoisePlan *
make_plan(int line, const char *recipe, NoiseParams *params)
{
    NoiseError error;
    NoisePlan *plan = NULL;

    if (noise_recipe_parse(recipe, params, &error))
        plan = noise_plan_new(params, &error);
    if (plan == NULL) {
        char sentence[256];
        noise_error_print(&error, NULL, sentence, sizeof sentence);
        refuse(line, sentence);
    }
    return plan;
}

/* Writes a picture to be looked at, in 16 bits, without its alpha. */
static void
keep_picture(const char *name, int line, const NoiseRegion *region,
             int n_channels, const float *pixels)
{
    const int n_colors = n_channels < 3 ? 1 : 3;
    char path[4096];
    FILE *file;

    snprintf(path, sizeof path, "%s-%d.%s", name, line,
             n_colors == 1 ? "pgm" : "ppm");
    file = fopen(path, "wb");
    if (file == NULL) {
        perror(path);
        return;
    }
    fprintf(file, "P%d\n%d %d\n65535\n", n_colors == 1 ? 5 : 6, region->width,
            region->height);
    for (int i = 0; i < region->width * region->height; i++) {
        for (int k = 0; k < n_colors; k++) {
            const float value = pixels[(size_t)i * (size_t)n_channels + k];
            /* Within the range, whatever a broken build has drawn. */
            const int number =
                value > 0 ? value < 1 ? (int)(value * 65535) : 65535 : 0;
            putc(number >> 8, file);
            putc(number & 0xff, file);
        }
    }
    fclose(file);
    fprintf(stderr, "kept: %s\n", path);
}

/* Prints the picture's line; returns whether all ways to draw it agree. */
static bool
print_picture(int line, const char *hash, const NoiseRegion *region,
              const char *recipe, const char *kept_name)
{
    NoiseParams params;
    NoisePlan *plan = make_plan(line, recipe, &params);
    const ptrdiff_t row = floats_in_row(plan, region);
    const size_t n = (size_t)row * (size_t)region->height;
    float *whole = malloc(sizeof *whole * n);
    char drawn[HASH_SIZE];
    bool same = true;

    if (whole == NULL)
        abort();
    if (!noise_render(plan, region, whole, row))
        refuse(line, "such a picture cannot be drawn");
    snprintf(drawn, sizeof drawn, "%016" PRIx64, hash_floats(whole, n));
    printf("%s %d %d %d %d %d %s\n", drawn, region->width, region->height,
           region->x, region->y, region->level, recipe);
    if (kept_name != NULL && strcmp(drawn, hash) != 0)
        keep_picture(kept_name, line, region, noise_plan_channels(plan), whole);
    if (!is_same(draw_pieces, plan, region, whole)) {
        fprintf(stderr, "line %d: pieces differ from the whole\n", line);
        same = false;
    }
    if (region->level == 0 && points_are_pixels(&params) &&
        !is_same(draw_points, plan, region, whole)) {
        fprintf(stderr, "line %d: points differ from pixels\n", line);
        same = false;
    }
    free(whole);
    noise_plan_free(plan);
    return same;
}

/* Draws the picture of the line "HASH WIDTH HEIGHT X Y LEVEL recipe"; HASH
 * matters only where pictures are kept. */
static bool
print_line(int line, const char *text, const char *kept_name)
{
    char hash[HASH_SIZE] = "";
    int width, height, x, y, level;
    int start = 0;

    if (sscanf(text, "%16s %d %d %d %d %d %n", hash, &width, &height, &x, &y,
               &level, &start) != 6 ||
        start == 0)
        refuse(line, "write HASH WIDTH HEIGHT X Y LEVEL recipe");
    if (width < 1 || height < 1 || level < 0 || width > PIXELS_MAX / height)
        refuse(line, "such a picture cannot be drawn");
    const NoiseRegion region = {
        .x = x,
        .y = y,
        .width = width,
        .height = height,
        .level = level,
    };
    return print_picture(line, hash, &region, text + start, kept_name);
}

static void
print_isas(void)
{
    const char *name;
    bool is_there;

    for (size_t i = 0; (name = noise_isa_name(i, &is_there)) != NULL; i++)
        printf("%s %s\n", name, is_there ? "there" : "missing");
}

int
main(int argc, char **argv)
{
    const char *kept_name =
        argc == 3 && strcmp(argv[1], "--keep") == 0 ? argv[2] : NULL;
    char text[LINE_SIZE];
    bool same = true;

    if (argc == 2 && strcmp(argv[1], "--isas") == 0) {
        print_isas();
        return 0;
    }

    for (int line = 1; fgets(text, sizeof text, stdin) != NULL; line++) {
        const size_t length = strcspn(text, "\r\n");
        if (length == sizeof text - 1)
            refuse(line, "is too long");
        text[length] = '\0';
        /* Comments stay as they are. */
        if (*text == '\0' || *text == '#')
            printf("%s\n", text);
        else
            same = print_line(line, text, kept_name) && same;
    }
    if (fflush(stdout) != 0 || ferror(stdout) || ferror(stdin)) {
        fprintf(stderr, "the table could not be read and written\n");
        return 2;
    }
    return same ? 0 : 1;
}
