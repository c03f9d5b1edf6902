/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The list of layers is edited as a person expects.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "layer-label.h"
#include "layer-list.h"
#include "layer-values.h"

#define STACK                                                         \
    "layer=rock scale=90 relief=40 layer=paint color=#ff0000 mask=m " \
    "scale=40 coverage=0.3 mask=n piece-share=0.5 layer=dust opacity=0.5"

static GPtrArray *
read_stack(void)
{
    GPtrArray *layers = lattice_layers_read(STACK);

    CHECK(layers != NULL && layers->len == 3);
    return layers;
}

/* Whether the layers are printed as expected; frees them. */
static gboolean
are(GPtrArray *layers, const char *expected)
{
    g_autofree char *text = lattice_layers_print(layers);

    if (g_strcmp0(text, expected) != 0)
        printf("# %s\n", text);
    g_ptr_array_unref(layers);
    return g_strcmp0(text, expected) == 0;
}

static gboolean
is_at(LatticePlace place, int layer, int mask)
{
    return place.layer == layer && place.mask == mask;
}

TEST(what_is_read_is_printed)
{
    CHECK(are(read_stack(), STACK));
    CHECK(are(lattice_layers_read(""), ""));
    CHECK(lattice_layers_read("layer=a scale=0") == NULL);
    CHECK(lattice_layers_read("rock") == NULL);
}

TEST(a_new_layer_lies_above_the_chosen_one_with_a_seed_of_its_own)
{
    GPtrArray *layers = read_stack();
    LatticePlace place = {0, -1};

    const NoiseLayer *layer = lattice_layers_add(layers, &place, "new");
    CHECK(is_at(place, 1, -1));
    CHECK(layer->layer_seed == 3);
    /* Those above keep their seeds. */
    CHECK(are(layers, "layer=rock scale=90 relief=40 layer=new layer-seed=3 "
                      "layer=paint color=#ff0000 layer-seed=1 mask=m scale=40 "
                      "coverage=0.3 mask=n piece-share=0.5 "
                      "layer=dust opacity=0.5 layer-seed=2"));

    layers = read_stack();
    place = LATTICE_PLACE_WHOLE;
    lattice_layers_add(layers, &place, "new");
    CHECK(is_at(place, 3, -1));
    CHECK(are(layers, STACK " layer=new"));
}

TEST(a_copy_has_the_seed_of_the_original)
{
    GPtrArray *layers = read_stack();

    CHECK(
        is_at(lattice_layers_duplicate(layers, (LatticePlace){2, -1}), 3, -1));
    CHECK(are(layers, STACK " layer=dust opacity=0.5 layer-seed=2"));
    layers = read_stack();
    CHECK(is_at(lattice_layers_duplicate(layers, (LatticePlace){1, 0}), 1, 1));
    CHECK(((NoiseLayer *)layers->pdata[1])->n_masks == 3);
    CHECK(strcmp(lattice_layers_name(layers, (LatticePlace){1, 2}), "n") == 0);
    /* That of the lowest row is a new row. */
    CHECK(is_at(lattice_layers_add_mask(layers, (LatticePlace){0, -1}), 0, 0));
    CHECK(is_at(lattice_layers_duplicate(layers, (LatticePlace){0, 0}), 0, 1));
    g_ptr_array_unref(layers);
}

TEST(masks_are_added_up_to_four)
{
    GPtrArray *layers = read_stack();
    LatticePlace place = {0, -1};

    for (int i = 0; i < NOISE_MASKS_MAX; i++) {
        place = lattice_layers_add_mask(layers, place);
        CHECK(is_at(place, 0, i));
    }
    place = lattice_layers_add_mask(layers, place);
    CHECK(is_at(place, 0, NOISE_MASKS_MAX - 1));
    CHECK(
        is_at(lattice_layers_duplicate(layers, place), 0, NOISE_MASKS_MAX - 1));
    CHECK(((NoiseLayer *)layers->pdata[0])->n_masks == NOISE_MASKS_MAX);
    /* Nor does a mask move there. */
    CHECK(is_at(lattice_layers_lower(layers, (LatticePlace){1, 1}), 1, 1));
    g_ptr_array_unref(layers);
}

TEST(what_takes_the_turn_of_something_removed_is_chosen)
{
    GPtrArray *layers = read_stack();

    CHECK(is_at(lattice_layers_remove(layers, (LatticePlace){1, 0}), 1, -1));
    CHECK(strcmp(lattice_layers_name(layers, (LatticePlace){1, 0}), "n") == 0);
    CHECK(is_at(lattice_layers_remove(layers, (LatticePlace){2, -1}), 1, -1));
    CHECK(is_at(lattice_layers_remove(layers, (LatticePlace){0, -1}), 0, -1));
    CHECK(are(layers, "layer=paint color=#ff0000 layer-seed=1 mask=n "
                      "piece-share=0.5"));
}

TEST(layers_and_masks_move)
{
    GPtrArray *layers = read_stack();

    CHECK(is_at(lattice_layers_lower(layers, (LatticePlace){0, -1}), 0, -1));
    CHECK(is_at(lattice_layers_raise(layers, (LatticePlace){2, -1}), 2, -1));
    CHECK(is_at(lattice_layers_raise(layers, (LatticePlace){0, -1}), 1, -1));
    CHECK(strcmp(lattice_layers_name(layers, (LatticePlace){1, -1}), "rock") ==
          0);
    CHECK(is_at(lattice_layers_lower(layers, (LatticePlace){0, 0}), 0, 1));
    /* From layer to layer. */
    CHECK(is_at(lattice_layers_raise(layers, (LatticePlace){0, 0}), 1, 0));
    CHECK(are(layers, "layer=paint color=#ff0000 layer-seed=1 mask=m scale=40 "
                      "coverage=0.3 layer=rock scale=90 relief=40 layer-seed=0 "
                      "mask=n piece-share=0.5 layer=dust opacity=0.5"));
}

TEST(names_have_letters_digits_and_dashes)
{
    GPtrArray *layers = read_stack();
    const LatticePlace place = {0, -1};

    lattice_layers_rename(layers, place, "old Rock 2");
    CHECK(strcmp(lattice_layers_name(layers, place), "old-Rock-2") == 0);
    lattice_layers_rename(layers, place, "");
    CHECK(strcmp(lattice_layers_name(layers, place), "old-Rock-2") == 0);
    lattice_layers_rename(layers, place, "Grün");
    CHECK(strcmp(lattice_layers_name(layers, place), "Gr-n") == 0);
    lattice_layers_rename(layers, place,
                          "a-name-that-is-longer-than-any-can-be");
    CHECK(strlen(lattice_layers_name(layers, place)) ==
          NOISE_LAYER_NAME_SIZE - 1);
    CHECK(lattice_layers_name(layers, (LatticePlace){3, -1}) == NULL);
    CHECK(lattice_layers_name(layers, (LatticePlace){1, 2}) == NULL);
    CHECK(lattice_layers_name(layers, LATTICE_PLACE_WHOLE) == NULL);
    g_ptr_array_unref(layers);
}

static gboolean
is_shown_as(const char *name, const char *label)
{
    g_autofree char *shown = lattice_layer_label(name);

    return strcmp(shown, label) == 0;
}

TEST(names_of_presets_are_shown_in_words)
{
    CHECK(is_shown_as("fine-cracks", "Fine cracks"));
    CHECK(is_shown_as("fine-cracks-12", "Fine cracks 12"));
    /* One noise added as a layer. */
    CHECK(is_shown_as("agate", "Agate"));
    CHECK(is_shown_as("over-moss", "Moss patches"));
    CHECK(is_shown_as("old-Rock-2", "old-Rock-2"));
    CHECK(is_shown_as("2", "2"));
    CHECK(is_shown_as("-2", "-2"));
    CHECK(is_shown_as("grain-", "grain-"));
    CHECK(is_shown_as("", ""));
}

/* Whether a layer of this name, edited as this text, has the other name then. */
static gboolean
is_renamed(const char *name, const char *label, const char *renamed)
{
    g_autofree char *text = g_strconcat("layer=", name, NULL);
    g_autoptr(GPtrArray) layers = lattice_layers_read(text);
    const LatticePlace place = {0, -1};

    lattice_layers_rename(layers, place, label);
    return strcmp(lattice_layers_name(layers, place), renamed) == 0;
}

TEST(what_is_shown_names_what_it_is_shown_of)
{
    CHECK(is_renamed("dust", "Fine cracks", "fine-cracks"));
    CHECK(is_renamed("dust", "Fine cracks 2", "fine-cracks-2"));
    CHECK(is_renamed("dust", "Fine cracks too", "Fine-cracks-too"));
    /* What is not changed stays as it is. */
    CHECK(is_renamed("fine-cracks-2", "Fine cracks 2", "fine-cracks-2"));
    CHECK(is_renamed("over-moss", "Moss patches", "over-moss"));
}

/* The stack in the order of places that are written as "layer.mask", from the
 * top; NULL: it is refused, and nothing is changed. */
static GPtrArray *
order(const char *words, guint chosen, LatticePlace *place)
{
    g_autoptr(GArray) places = g_array_new(FALSE, FALSE, sizeof(LatticePlace));
    GPtrArray *layers = read_stack();
    g_auto(GStrv) list = g_strsplit(words, " ", -1);

    for (int i = 0; list[i] != NULL; i++) {
        LatticePlace read = LATTICE_PLACE_WHOLE;
        sscanf(list[i], "%d.%d", &read.layer, &read.mask);
        g_array_append_val(places, read);
    }
    if (lattice_layers_order(layers, places, chosen, place))
        return layers;
    CHECK(are(layers, STACK));
    return NULL;
}

TEST(dragged_rows_are_the_new_order)
{
    LatticePlace place = LATTICE_PLACE_WHOLE;

    CHECK(are(order("-1 2 1 1.0 1.1 0", 0, &place), STACK));
    CHECK(is_at(place, -1, -1));
    CHECK(are(order("2 1.1 -1 0 1.0 1", 4, &place),
              "layer=paint color=#ff0000 layer-seed=1 layer=rock scale=90 "
              "relief=40 layer-seed=0 mask=m scale=40 coverage=0.3 "
              "layer=dust opacity=0.5 mask=n piece-share=0.5"));
    CHECK(is_at(place, 1, 0));
    /* A layer takes its masks along. */
    CHECK(are(order("-1 2 1.0 1.1 0 1", 5, &place),
              "layer=paint color=#ff0000 layer-seed=1 mask=m scale=40 "
              "coverage=0.3 mask=n piece-share=0.5 layer=rock scale=90 "
              "relief=40 layer-seed=0 layer=dust opacity=0.5"));
    CHECK(is_at(place, 0, -1));
    /* A mask above all layers has none. */
    CHECK(order("1.0 -1 2 1 1.1 0", 0, &place) == NULL);
}

static NoiseParams
whole(void)
{
    NoiseParams params;

    noise_params_init(&params);
    params.period_x = params.period_y = 64.0;
    return params;
}

/* The mean of a picture's red, and whether all of it is black or white. */
static double
draw_mean(const NoiseParams *params)
{
    enum { SIDE = 64 };
    static float pixels[4 * SIDE * SIDE];
    const NoiseRegion region = {.width = SIDE, .height = SIDE};
    NoisePlan *plan = noise_plan_new(params, NULL);
    double sum = 0.0;

    CHECK(plan != NULL);
    const int n = noise_plan_channels(plan);
    CHECK(noise_render(plan, &region, pixels, (size_t)(n * SIDE)));
    noise_plan_free(plan);
    for (int i = 0; i < SIDE * SIDE; i++)
        sum += pixels[n * i] / (SIDE * SIDE);
    return sum;
}

TEST(one_layer_is_shown_without_the_others)
{
    g_autoptr(GPtrArray) layers = read_stack();
    NoiseParams params = whole();

    CHECK(lattice_layers_show_alone(layers, (LatticePlace){1, -1}, &params));
    CHECK(strcmp(params.layers, "layer=paint color=#ff0000 layer-seed=1") == 0);
    CHECK(params.map == NOISE_MAP_PICTURE);
    params = whole();
    CHECK(lattice_layers_show_alone(layers, (LatticePlace){2, -1}, &params));
    CHECK(strcmp(params.layers, "layer=dust layer-seed=2") == 0);
}

TEST(a_mask_is_shown_in_white_where_it_covers)
{
    g_autoptr(GPtrArray) layers =
        lattice_layers_read("layer=rock scale=9 relief=40 layer=paint "
                            "scale=20 coloring=rgb mask=m scale=9 "
                            "coverage=0.3 mask=n coverage=0.8 high=1");
    NoiseParams params = whole();

    CHECK(lattice_layers_show_alone(layers, (LatticePlace){1, 0}, &params));
    CHECK(fabs(draw_mean(&params) - 0.3) < 0.08);
    params = whole();
    CHECK(lattice_layers_show_alone(layers, (LatticePlace){1, 1}, &params));
    CHECK(fabs(draw_mean(&params) - 0.8) < 0.1);
}

TEST(the_mask_of_a_twelfth_layer_has_no_room_to_be_shown)
{
    GString *text = g_string_new("layer=a");
    NoiseParams params = whole();

    for (int i = 1; i < NOISE_LAYERS_MAX; i++)
        g_string_append(text, " layer=b mask=m");
    g_autoptr(GPtrArray) layers = lattice_layers_read(text->str);
    CHECK(!lattice_layers_show_alone(layers, (LatticePlace){11, 0}, &params));
    CHECK(strcmp(params.layers, "") == 0);
    CHECK(params.map == NOISE_MAP_PICTURE);
    CHECK(lattice_layers_show_alone(layers, (LatticePlace){10, 0}, &params));
    /* Nor is there for a thirteenth layer. */
    LatticePlace place = LATTICE_PLACE_WHOLE;
    lattice_layers_add(layers, &place, "c");
    CHECK(lattice_layers_print(layers) == NULL);
    g_string_free(text, TRUE);
}

/* ---- Values ----------------------------------------------------------- */

TEST(values_of_objects_are_those_of_layers_and_masks)
{
    g_autoptr(GPtrArray) layers = read_stack();
    NoiseLayer *layer = layers->pdata[1];

    for (int mask = -1; mask < layer->n_masks; mask++) {
        g_autoptr(GObject) object = lattice_layer_values_new(mask >= 0);
        lattice_layer_show(layer, mask, object);
        CHECK(lattice_layer_read(layer, mask, object));
    }
    g_autofree char *text = lattice_layers_print(layers);
    CHECK(strcmp(text, STACK) == 0);

    g_autoptr(GObject) object = lattice_layer_values_new(FALSE);
    lattice_layer_show(layer, -1, object);
    g_object_set(object, "opacity", 2.0, NULL);
    CHECK(!lattice_layer_read(layer, -1, object));
}

TEST(only_what_changes_the_picture_matters)
{
    g_autoptr(GObject) layer = lattice_layer_values_new(FALSE);
    g_autoptr(GObject) mask = lattice_layer_values_new(TRUE);

    CHECK(lattice_layer_matters(layer, "scale"));
    CHECK(!lattice_layer_matters(layer, "feature"));
    g_object_set(layer, "algorithm", "cellular", NULL);
    CHECK(lattice_layer_matters(layer, "feature"));
    g_object_set(layer, "color", "#123456", NULL);
    CHECK(!lattice_layer_matters(layer, "scale"));
    CHECK(lattice_layer_matters(layer, "opacity"));
    CHECK(lattice_layer_matters(mask, "scale"));
    g_object_set(mask, LATTICE_HAS_NOISE_KEY, "no", NULL);
    CHECK(!lattice_layer_matters(mask, "scale"));
    CHECK(lattice_layer_matters(mask, "hollows"));
    CHECK(lattice_layer_matters(mask, LATTICE_HAS_NOISE_KEY));
}
