/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Tries any bytes as a recipe: they have to be refused with a readable reason, or
 * else printed, read back as the same recipe, and drawn with values in [0, 1].
 *
 * Buffers are exactly as large as the core requires, so that the address sanitizer
 * notices if a byte outside is read or written.
 */
#include "fuzz-recipe.h"

#include <noise-core/layers.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    WIDTH = 9,
    HEIGHT = 5,
    /* "320 bytes are enough for English ones", says noise.h. */
    SENTENCE_SIZE = 320,
};

static void
must(bool holds, const char *sentence)
{
    if (holds)
        return;
    fprintf(stderr, "broken: %s\n", sentence);
    abort();
}

static void *
allocate(size_t size)
{
    void *memory = malloc(size);

    must(memory != NULL, "there is memory");
    return memory;
}

/* Returns the bytes up to the first zero as a text. */
static char *
make_text(const uint8_t *data, size_t size)
{
    size_t length = 0;

    while (length < size && data[length] != '\0')
        length++;
    char *text = allocate(length + 1);
    if (length > 0)
        memcpy(text, data, length);
    text[length] = '\0';
    return text;
}

/* Returns a hash of a text (FNV-1a), for choices that depend on the text. */
static uint64_t
hash_text(const char *text)
{
    uint64_t hash = 0xcbf29ce484222325u;

    for (; *text != '\0'; text++)
        hash = (hash ^ (unsigned char)*text) * 0x100000001b3u;
    return hash ^ hash >> 29;
}

/* Returns the length of the UTF-8 character that a text begins with, or 0 if that is
 * invalid (Unicode 15, table 3-7: no surrogates, nothing longer than necessary). */
static size_t
character_size(const unsigned char *text)
{
    const unsigned char first = text[0];

    if (first < 0x80)
        return 1;
    const size_t size = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    uint32_t code = first & (0xff >> (size + 1));
    for (size_t i = 1; i < size; i++) {
        if ((text[i] & 0xc0) != 0x80) /* includes the final zero */
            return 0;
        code = code << 6 | (text[i] & 0x3f);
    }
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const bool is_surrogate = code >= 0xd800 && code <= 0xdfff;
    if (first < 0xc2 || first > 0xf4 || code < least[size] || is_surrogate ||
        code > 0x10ffff)
        return 0;
    return size;
}

static bool
is_utf8(const char *text)
{
    for (size_t size; *text != '\0'; text += size) {
        size = character_size((const unsigned char *)text);
        if (size == 0)
            return false;
    }
    return true;
}

/* Returns the sentence of an error, in an allocated buffer of this size. */
static char *
print_error(const NoiseError *error, size_t size)
{
    char *sentence = allocate(size);

    noise_error_print(error, NULL, sentence, size);
    must(memchr(sentence, '\0', size) != NULL, "a sentence ends");
    return sentence;
}

static void
check_refusal(const char *recipe, const NoiseError *error)
{
    const bool clean = is_utf8(recipe);
    const size_t small = 1 + hash_text(recipe) % SENTENCE_SIZE;
    char *sentence = print_error(error, SENTENCE_SIZE);
    char *longer = print_error(error, 2 * SENTENCE_SIZE);
    char *cut = print_error(error, small);

    must(error->problem != NOISE_PROBLEM_NONE, "a refusal has a reason");
    must(memchr(error->value, '\0', sizeof error->value) != NULL,
         "the value in a refusal ends");
    must(*sentence != '\0', "a refusal is a sentence");
    must(strcmp(sentence, longer) == 0, "320 bytes are enough for a sentence");
    must(strncmp(cut, sentence, strlen(cut)) == 0,
         "a short buffer gets the start of the sentence");
    must(!clean || (is_utf8(sentence) && is_utf8(cut)),
         "what is said of UTF-8 is UTF-8");
    free(sentence);
    free(longer);
    free(cut);
}

/* Returns the text of a recipe, in an allocated buffer that it fills exactly. */
static char *
print_recipe(const NoiseRecipe *recipe)
{
    const size_t size = noise_recipe_print(recipe, NULL, 0) + 1;
    char *text = allocate(size);

    must(size <= NOISE_RECIPE_SIZE, "a text has NOISE_RECIPE_SIZE bytes");
    must(noise_recipe_print(recipe, text, size) == size - 1 &&
             strlen(text) == size - 1,
         "a text is as long as it said");
    return text;
}

/* Makes the next check look at everything again, without changing anything. */
static void
touch(NoiseRecipe *recipe)
{
    noise_recipe_edit(recipe);
    for (int i = 0; i < noise_recipe_count_layers(recipe); i++)
        noise_recipe_edit_layer(recipe, i);
}

static void
check_text(const NoiseRecipe *recipe)
{
    char *text = print_recipe(recipe);
    NoiseRecipe *read = noise_recipe_parse(text, NULL);
    NoiseRecipe *copy = noise_recipe_copy(recipe);

    must(read != NULL, "what is printed is read again");
    must(noise_recipe_equals(recipe, read),
         "what is printed is the same thing");
    must(memcmp(noise_recipe_params(recipe), noise_recipe_params(read),
                sizeof(NoiseParams)) == 0,
         "what is printed has the same bits");
    char *again = print_recipe(read);
    must(strcmp(text, again) == 0, "what is read is printed the same");
    touch(copy);
    must(noise_recipe_check(copy, NULL) && noise_recipe_equals(recipe, copy),
         "what is read is not changed by a check");
    free(text);
    free(again);
    noise_recipe_free(read);
    noise_recipe_free(copy);
}

/* Returns a random rectangle that can be drawn, at any place and level. */
static NoiseRegion
choose_region(uint64_t random)
{
    const int32_t level = (int32_t)(random % 28);
    const int32_t end = INT32_MAX >> level;
    const uint32_t n_places = 2 * (uint32_t)end - WIDTH;
    const uint64_t random_x = random >> 5 & 0xffffffff;
    const uint64_t random_y = random * 0x9e3779b97f4a7c15u >> 32;

    return (NoiseRegion){
        .x = (int32_t)((int64_t)(random_x % n_places) - end),
        .y = (int32_t)((int64_t)(random_y % n_places) - end),
        .width = WIDTH,
        .height = HEIGHT,
        .level = level,
    };
}

/* How far maps of layers may look around, in px.  With larger radii, they draw 60
 * places for each pixel, and the slowest noise takes half a millisecond for each
 * place. */
#define MAP_RADIUS 4.0

static void
check_picture(NoiseRecipe *recipe, uint64_t random)
{
    NoiseParams *near = noise_recipe_edit(recipe);

    near->map_radius =
        fmin(near->map_radius, fmax(MAP_RADIUS * 100.0 / near->size, 1.0));
    if (near->map >= NOISE_MAP_OCCLUSION && near->size > MAP_RADIUS * 100.0)
        near->map = NOISE_MAP_ROUGHNESS; /* does not look around */
    NoisePlan *plan = noise_plan_new(recipe, NULL);

    must(plan != NULL, "what is read can be drawn");
    const NoiseRegion region = choose_region(random);
    const ptrdiff_t size = noise_plan_channels(plan);
    const ptrdiff_t row = WIDTH * size;
    NoiseRegion dot = region;
    float *pixels = allocate(sizeof *pixels * (size_t)row * HEIGHT);
    float *pixel = allocate(sizeof *pixel * (size_t)size);

    must(noise_render(plan, &region, pixels, row), "a region is drawn");
    for (ptrdiff_t i = 0; i < row * HEIGHT; i++)
        must(pixels[i] >= 0.0f && pixels[i] <= 1.0f, "values are in [0, 1]");
    dot.x += WIDTH - 2;
    dot.y += HEIGHT - 2;
    dot.width = 1;
    dot.height = 1;
    must(noise_render(plan, &dot, pixel, size), "a pixel is drawn");
    must(memcmp(pixel, &pixels[(HEIGHT - 2) * row + (WIDTH - 2) * size],
                sizeof *pixel * (size_t)size) == 0,
         "a pixel alone has the same bits");
    free(pixels);
    free(pixel);
    noise_plan_free(plan);
}

void
fuzz_recipe(const uint8_t *data, size_t size, bool draw_all)
{
    char *text = make_text(data, size);
    const uint64_t random = hash_text(text);
    NoiseError error;

    memset(&error, 0x5a, sizeof error);
    NoiseRecipe *recipe = noise_recipe_parse(text, &error);
    if (recipe == NULL) {
        check_refusal(text, &error);
    } else {
        check_text(recipe);
        if (draw_all || random % 8 == 0)
            check_picture(recipe, random / 8);
    }
    noise_recipe_free(recipe);
    free(text);
}
