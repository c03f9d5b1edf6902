/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Draws the pictures in hashes.txt, and prints the table with the hashes that this
 * build computes:
 *
 *     print-hashes < hashes.txt
 *     print-hashes --isas        prints instruction sets, and whether they are
 *                                there
 *
 * Each picture is drawn whole and in pieces.  If the two differ in any bit, prints a
 * message to stderr and exits with status 1.
 */
#include <noise-core/noise.h>

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    /* Leaves room for any recipe and the numbers before it. */
    LINE_SIZE = NOISE_RECIPE_SIZE + 100,
    PIXELS_MAX = 1 << 24,
    /* The pieces have odd sizes, so that hardly any begins where a vector or block
     * does. */
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

/* FNV-1a, 64 bits (G. Fowler, L. C. Noll, K.-P. Vo), of the floats' bit patterns,
 * with the low byte first on every machine. */
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

/* Draws the picture in pieces, column by column, starting with the last piece. */
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

enum { PICTURE_WIDTH = 90, PICTURE_HEIGHT = 70 };

/* Returns what noise is drawn on: colors with alpha in 8 bits, and grays in 16. */
static const NoisePicture *
get_pictures(void)
{
    static uint8_t colors[PICTURE_HEIGHT][PICTURE_WIDTH][4];
    static uint16_t grays[PICTURE_HEIGHT][PICTURE_WIDTH];
    static const NoisePicture pictures[NoisePictureNumberCount] = {
        {.x = -9,
         .y = 4,
         .width = PICTURE_WIDTH,
         .height = PICTURE_HEIGHT,
         .pixels = colors,
         .numbers = NOISE_NUMBERS_U8,
         .n_channels = 4,
         .row_stride = sizeof colors[0]},
        {.width = PICTURE_WIDTH,
         .height = PICTURE_HEIGHT,
         .pixels = grays,
         .numbers = NOISE_NUMBERS_U16,
         .n_channels = 1,
         .row_stride = sizeof grays[0]},
    };

    for (int j = 0; j < PICTURE_HEIGHT; j++) {
        for (int i = 0; i < PICTURE_WIDTH; i++) {
            for (int c = 0; c < 3; c++)
                colors[j][i][c] = (uint8_t)(i * (c + 1) + j * j / 8);
            colors[j][i][3] = i + j > 130 ? 0 : i > 70 ? 99 : 255;
            grays[j][i] = (uint16_t)(i * j * 10 + i / 8 % 2 * 9000);
        }
    }
    return pictures;
}

static NoisePlan *
make_plan(int line, const char *text)
{
    NoiseError error;
    NoiseRecipe *recipe = noise_recipe_parse(text, &error);
    NoisePlan *plan = recipe != NULL
                          ? noise_plan_new_on(recipe, get_pictures(), &error)
                          : NULL;

    noise_recipe_free(recipe);
    if (plan == NULL) {
        char sentence[256];
        noise_error_print(&error, NULL, sentence, sizeof sentence);
        refuse(line, sentence);
    }
    return plan;
}

/* Prints a picture's line.  Returns true if the pieces equal the whole. */
static bool
print_picture(int line, const NoiseRegion *region, const char *recipe)
{
    NoisePlan *plan = make_plan(line, recipe);
    const ptrdiff_t row = floats_in_row(plan, region);
    const size_t n = (size_t)row * (size_t)region->height;
    float *pixels = malloc(sizeof *pixels * n);

    if (pixels == NULL)
        abort();
    if (!noise_render(plan, region, pixels, row))
        refuse(line, "such a picture cannot be drawn");
    const uint64_t hash = hash_floats(pixels, n);
    printf("%016" PRIx64 " %d %d %d %d %d %s\n", hash, region->width,
           region->height, region->x, region->y, region->level, recipe);
    memset(pixels, 0xff, sizeof *pixels * n); /* NaN: not drawn */
    draw_pieces(plan, region, pixels);
    const bool is_same = hash_floats(pixels, n) == hash;
    if (!is_same)
        fprintf(stderr, "line %d: pieces differ from the whole\n", line);
    free(pixels);
    noise_plan_free(plan);
    return is_same;
}

/* Draws the picture of the line "HASH WIDTH HEIGHT X Y LEVEL recipe"; HASH may be
 * any word. */
static bool
print_line(int line, const char *text)
{
    int width, height, x, y, level;
    int start = 0;

    if (sscanf(text, "%*s %d %d %d %d %d %n", &width, &height, &x, &y, &level,
               &start) != 5 ||
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
        .pictures = get_pictures(),
    };
    return print_picture(line, &region, text + start);
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
        /* Print comments unchanged. */
        if (*text == '\0' || *text == '#')
            printf("%s\n", text);
        else
            same = print_line(line, text) && same;
    }
    if (fflush(stdout) != 0 || ferror(stdout) || ferror(stdin)) {
        fprintf(stderr, "the table could not be read and written\n");
        return 2;
    }
    return same ? 0 : 1;
}
