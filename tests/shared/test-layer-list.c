/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks that editing the list of layers does what people expect.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "layer-label.h"
#include "layer-list.h"
#include "layer-values.h"
#include "request.h"

#define STACK                                                         \
    "layer=rock scale=90 relief=40 layer=paint color=#ff0000 mask=m " \
    "scale=40 coverage=0.3 mask=n piece-share=0.5 layer=dust opacity=0.5"

/* Returns a recipe with these layers; free with noise_recipe_free(). */
static NoiseRecipe *
read_layers(const char *text)
{
    g_autofree char *recipe = g_strconcat("lattice-noise/2 ", text, NULL);
    NoiseRecipe *layers = noise_recipe_read(recipe, NULL);

    CHECK(layers != NULL);
    return layers;
}

static NoiseRecipe *
read_stack(void)
{
    return read_layers(STACK);
}

/* True if the layers' text is as expected. */
static gboolean
are(const NoiseRecipe *layers, const char *expected)
{
    g_autofree char *recipe = g_strconcat("lattice-noise/2 ", expected, NULL);
    g_autofree char *text = lattice_recipe_print(layers);

    if (strcmp(text, recipe) != 0)
        printf("# %s\n", text);
    return strcmp(text, recipe) == 0;
}

static gboolean
is_at(LatticePlace place, int layer, int mask)
{
    return place.layer == layer && place.mask == mask;
}

TEST(a_new_layer_lies_above_the_chosen_one_with_a_seed_of_its_own)
{
    g_autoptr(NoiseRecipe) layers = read_stack();
    LatticePlace place = {0, -1};

    const NoiseLayer *layer = lattice_layers_add(layers, &place, "new");
    CHECK(is_at(place, 1, -1));
    CHECK(layer->layer_seed == 3);
    /* The layers above keep their seeds. */
    CHECK(are(layers, "layer=rock scale=90 relief=40 layer=new layer-seed=3 "
                      "layer=paint color=#ff0000 layer-seed=1 mask=m scale=40 "
                      "coverage=0.3 mask=n piece-share=0.5 "
                      "layer=dust opacity=0.5 layer-seed=2"));

    g_autoptr(NoiseRecipe) others = read_stack();
    place = LATTICE_PLACE_WHOLE;
    lattice_layers_add(others, &place, "new");
    CHECK(is_at(place, 3, -1));
    CHECK(are(others, STACK " layer=new"));
}

TEST(a_copy_has_the_seed_of_the_original)
{
    g_autoptr(NoiseRecipe) layers = read_stack();

    CHECK(
        is_at(lattice_layers_duplicate(layers, (LatticePlace){2, -1}), 3, -1));
    CHECK(are(layers, STACK " layer=dust opacity=0.5 layer-seed=2"));
}

TEST(a_copy_of_a_mask_is_beside_it)
{
    g_autoptr(NoiseRecipe) layers = read_stack();

    CHECK(is_at(lattice_layers_duplicate(layers, (LatticePlace){1, 0}), 1, 1));
    CHECK(noise_recipe_layer(layers, 1)->n_masks == 3);
    CHECK(strcmp(lattice_layers_name(layers, (LatticePlace){1, 2}), "n") == 0);
    /* A duplicate of the lowest row also gets a new row. */
    CHECK(is_at(lattice_layers_add_mask(layers, (LatticePlace){0, -1}), 0, 0));
    CHECK(is_at(lattice_layers_duplicate(layers, (LatticePlace){0, 0}), 0, 1));
}

TEST(masks_are_added_up_to_four)
{
    g_autoptr(NoiseRecipe) layers = read_stack();
    LatticePlace place = {0, -1};

    for (int i = 0; i < NOISE_MASKS_MAX; i++) {
        place = lattice_layers_add_mask(layers, place);
        CHECK(is_at(place, 0, i));
    }
    place = lattice_layers_add_mask(layers, place);
    CHECK(is_at(place, 0, NOISE_MASKS_MAX - 1));
    CHECK(
        is_at(lattice_layers_duplicate(layers, place), 0, NOISE_MASKS_MAX - 1));
    CHECK(noise_recipe_layer(layers, 0)->n_masks == NOISE_MASKS_MAX);
    /* A mask cannot be moved there, either. */
    CHECK(is_at(lattice_layers_lower(layers, (LatticePlace){1, 1}), 1, 1));
}

TEST(what_takes_the_turn_of_something_removed_is_chosen)
{
    g_autoptr(NoiseRecipe) layers = read_stack();

    CHECK(is_at(lattice_layers_remove(layers, (LatticePlace){1, 0}), 1, -1));
    CHECK(strcmp(lattice_layers_name(layers, (LatticePlace){1, 0}), "n") == 0);
    CHECK(is_at(lattice_layers_remove(layers, (LatticePlace){2, -1}), 1, -1));
    CHECK(is_at(lattice_layers_remove(layers, (LatticePlace){0, -1}), 0, -1));
    CHECK(are(layers, "layer=paint color=#ff0000 layer-seed=1 mask=n "
                      "piece-share=0.5"));
}

TEST(layers_and_masks_move)
{
    g_autoptr(NoiseRecipe) layers = read_stack();

    CHECK(is_at(lattice_layers_lower(layers, (LatticePlace){0, -1}), 0, -1));
    CHECK(is_at(lattice_layers_raise(layers, (LatticePlace){2, -1}), 2, -1));
    CHECK(is_at(lattice_layers_raise(layers, (LatticePlace){0, -1}), 1, -1));
    CHECK(strcmp(lattice_layers_name(layers, (LatticePlace){1, -1}), "rock") ==
          0);
    CHECK(is_at(lattice_layers_lower(layers, (LatticePlace){0, 0}), 0, 1));
    /* This moves the mask from one layer to another. */
    CHECK(is_at(lattice_layers_raise(layers, (LatticePlace){0, 0}), 1, 0));
    CHECK(are(layers, "layer=paint color=#ff0000 layer-seed=1 mask=m scale=40 "
                      "coverage=0.3 layer=rock scale=90 relief=40 layer-seed=0 "
                      "mask=n piece-share=0.5 layer=dust opacity=0.5"));
}

/* Makes a recipe with n different layers, of which each has n_masks different masks;
 * free with noise_recipe_free(). */
static NoiseRecipe *
make_layers(int n, const int *n_masks)
{
    NoiseRecipe *layers = read_layers("layer=lowest");
    LatticePlace place = {0, -1};

    while (noise_recipe_count_layers(layers) < n)
        lattice_layers_add(layers, &place, "new");
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < n_masks[i]; k++) {
            lattice_layers_add_mask(layers, (LatticePlace){i, -1});
            noise_recipe_edit_layer(layers, i)->mask[k].coverage =
                0.01 * (10 * i + k);
        }
    }
    return layers;
}

typedef struct Change {
    gboolean (*can)(const NoiseRecipe *recipe, LatticePlace place);
    LatticePlace (*change)(NoiseRecipe *recipe, LatticePlace place);
} Change;

static const Change changes[] = {
    {lattice_layers_can_add_mask, lattice_layers_add_mask},
    {lattice_layers_can_remove, lattice_layers_remove},
    {lattice_layers_can_duplicate, lattice_layers_duplicate},
    {lattice_layers_can_raise, lattice_layers_raise},
    {lattice_layers_can_lower, lattice_layers_lower},
};

/* True if each change does something to a layer or mask exactly when its can() says
 * that it does. */
static bool
knows_changes(int n, const int *n_masks)
{
    g_autoptr(NoiseRecipe) layers = make_layers(n, n_masks);
    g_autoptr(GArray) places = lattice_layers_list(layers, TRUE);
    bool is_known = true;

    for (guint i = 1; i < places->len; i++) {
        const LatticePlace place = g_array_index(places, LatticePlace, i);
        for (size_t k = 0; k < G_N_ELEMENTS(changes); k++) {
            g_autoptr(NoiseRecipe) changed = noise_recipe_copy(layers);
            changes[k].change(changed, place);
            const bool has_changed = !noise_recipe_equals(changed, layers) &&
                                     noise_recipe_count_layers(changed) > 0;
            is_known &= changes[k].can(layers, place) == has_changed;
        }
    }
    return is_known;
}

TEST(what_a_change_does_is_known_before)
{
    CHECK(knows_changes(1, (int[]){0}));
    CHECK(knows_changes(1, (int[]){2}));
    CHECK(knows_changes(3, (int[]){1, 0, 2}));
    CHECK(knows_changes(3, (int[]){4, 1, 4}));
    CHECK(knows_changes(2, (int[]){3, 4}));
    CHECK(knows_changes(NOISE_LAYERS_MAX, (int[NOISE_LAYERS_MAX]){1, 4}));
}

TEST(names_have_letters_digits_and_dashes)
{
    g_autoptr(NoiseRecipe) layers = read_stack();
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
    /* This is the name of noise that was added as a layer. */
    CHECK(is_shown_as("agate", "Agate"));
    CHECK(is_shown_as("over-moss", "Moss patches"));
    CHECK(is_shown_as("old-Rock-2", "old-Rock-2"));
    CHECK(is_shown_as("2", "2"));
    CHECK(is_shown_as("-2", "-2"));
    CHECK(is_shown_as("grain-", "grain-"));
    CHECK(is_shown_as("", ""));
}

/* True if a layer with this name has the name `renamed` after the user changes its
 * label to `label`. */
static gboolean
is_renamed(const char *name, const char *label, const char *renamed)
{
    g_autofree char *text = g_strconcat("layer=", name, NULL);
    g_autoptr(NoiseRecipe) layers = read_layers(text);
    const LatticePlace place = {0, -1};

    lattice_layers_rename(layers, place, label);
    return strcmp(lattice_layers_name(layers, place), renamed) == 0;
}

TEST(what_is_shown_names_what_it_is_shown_of)
{
    CHECK(is_renamed("dust", "Fine cracks", "fine-cracks"));
    CHECK(is_renamed("dust", "Fine cracks 2", "fine-cracks-2"));
    CHECK(is_renamed("dust", "Fine cracks too", "Fine-cracks-too"));
    /* A label that is not changed leaves the name unchanged. */
    CHECK(is_renamed("fine-cracks-2", "Fine cracks 2", "fine-cracks-2"));
    CHECK(is_renamed("over-moss", "Moss patches", "over-moss"));
}

/* True if the stack becomes `expected` when its rows are in this order, from the
 * top, written as "layer.mask".  If `expected` is NULL, true if the order is refused
 * and the stack unchanged. */
static gboolean
becomes(const char *words, guint chosen, LatticePlace *place,
        const char *expected)
{
    g_autoptr(GArray) places = g_array_new(FALSE, FALSE, sizeof(LatticePlace));
    g_autoptr(NoiseRecipe) layers = read_stack();
    g_auto(GStrv) list = g_strsplit(words, " ", -1);

    for (int i = 0; list[i] != NULL; i++) {
        LatticePlace read = LATTICE_PLACE_WHOLE;
        sscanf(list[i], "%d.%d", &read.layer, &read.mask);
        g_array_append_val(places, read);
    }
    return lattice_layers_order(layers, places, chosen, place) ==
               (expected != NULL) &&
           are(layers, expected != NULL ? expected : STACK);
}

TEST(dragged_rows_are_the_new_order)
{
    LatticePlace place = LATTICE_PLACE_WHOLE;

    CHECK(becomes("-1 2 1 1.0 1.1 0", 0, &place, STACK));
    CHECK(is_at(place, -1, -1));
    CHECK(becomes("2 1.1 -1 0 1.0 1", 4, &place,
                  "layer=paint color=#ff0000 layer-seed=1 layer=rock scale=90 "
                  "relief=40 layer-seed=0 mask=m scale=40 coverage=0.3 "
                  "layer=dust opacity=0.5 mask=n piece-share=0.5"));
    CHECK(is_at(place, 1, 0));
    /* A layer takes its masks with it. */
    CHECK(becomes("-1 2 1.0 1.1 0 1", 5, &place,
                  "layer=paint color=#ff0000 layer-seed=1 mask=m scale=40 "
                  "coverage=0.3 mask=n piece-share=0.5 layer=rock scale=90 "
                  "relief=40 layer-seed=0 layer=dust opacity=0.5"));
    CHECK(is_at(place, 0, -1));
    /* A mask above all layers would have no layer. */
    CHECK(becomes("1.0 -1 2 1 1.1 0", 0, &place, NULL));
}

/* Returns the mean of a picture's red. */
static double
draw_mean(const NoiseRecipe *recipe)
{
    enum { SIDE = 64 };
    static float pixels[4 * SIDE * SIDE];
    const NoiseRegion region = {.width = SIDE, .height = SIDE};
    NoisePlan *plan = noise_plan_new(recipe, NULL);
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
    g_autoptr(NoiseRecipe) layers = read_stack();
    g_autoptr(NoiseRecipe) others =
        read_layers("period-x=64 period-y=64 " STACK);

    CHECK(lattice_layers_show_alone(layers, (LatticePlace){1, -1}));
    CHECK(are(layers, "layer=paint color=#ff0000 layer-seed=1"));
    CHECK(lattice_layers_show_alone(others, (LatticePlace){2, -1}));
    CHECK(are(others, "period-x=64 period-y=64 layer=dust layer-seed=2"));
}

#define MASKED                                                               \
    "period-x=64 period-y=64 layer=rock scale=9 relief=40 layer=paint "      \
    "scale=20 coloring=rgb mask=m scale=9 coverage=0.3 mask=n coverage=0.8 " \
    "prefer-heights=1"

TEST(a_mask_is_shown_in_white_where_it_covers)
{
    g_autoptr(NoiseRecipe) layers = read_layers(MASKED);
    g_autoptr(NoiseRecipe) others = read_layers(MASKED);

    CHECK(lattice_layers_show_alone(layers, (LatticePlace){1, 0}));
    CHECK(fabs(draw_mean(layers) - 0.3) < 0.08);
    CHECK(lattice_layers_show_alone(others, (LatticePlace){1, 1}));
    CHECK(fabs(draw_mean(others) - 0.8) < 0.1);
}

TEST(twelve_layers_leave_no_room)
{
    g_autoptr(GString) text = g_string_new("layer=a");
    LatticePlace place = LATTICE_PLACE_WHOLE;

    for (int i = 1; i < NOISE_LAYERS_MAX; i++)
        g_string_append(text, " layer=b mask=m");
    g_autoptr(NoiseRecipe) layers = read_layers(text->str);
    /* Showing a mask alone takes one more layer. */
    CHECK(!lattice_layers_show_alone(layers, (LatticePlace){11, 0}));
    CHECK(lattice_layers_add(layers, &place, "c") == NULL);
    CHECK(is_at(place, -1, -1));
    CHECK(
        is_at(lattice_layers_duplicate(layers, (LatticePlace){3, -1}), 3, -1));
    CHECK(are(layers, text->str));
    CHECK(lattice_layers_show_alone(layers, (LatticePlace){10, 0}));
    CHECK(noise_recipe_count_layers(layers) == 12);
    CHECK(noise_recipe_params(layers)->map == NOISE_MAP_COLOR);
}

/* ---- Groups ----------------------------------------------------------- */

#define GROUPED                                                              \
    "layer=rock scale=90 group=snow opacity=0.5 coverage=2 layer=a layer=b " \
    "layer=c group=none layer=dust"

TEST(changes_of_layers_keep_their_groups)
{
    g_autoptr(NoiseRecipe) layers = read_layers(GROUPED);
    LatticePlace place = {2, -1};

    lattice_layers_rename(layers, place, "d");
    noise_recipe_edit_layer(layers, 2)->opacity = 0.5;
    lattice_layers_add_mask(layers, place);
    lattice_layers_remove(layers, (LatticePlace){1, -1});
    CHECK(
        are(layers,
            "layer=rock scale=90 group=snow opacity=0.5 coverage=2 layer=d "
            "opacity=0.5 layer-seed=2 mask=mask scale=64 layer=c layer-seed=3 "
            "group=none layer=dust layer-seed=4"));
    /* New layers and copies are in the group of the chosen layer. */
    place = (LatticePlace){2, -1};
    lattice_layers_add(layers, &place, "new");
    CHECK(
        is_at(lattice_layers_duplicate(layers, (LatticePlace){3, -1}), 4, -1));
    CHECK(strcmp(noise_recipe_layer(layers, 3)->group.name, "snow") == 0);
    CHECK(strcmp(noise_recipe_layer(layers, 4)->group.name, "snow") == 0);
    CHECK(strcmp(noise_recipe_layer(layers, 5)->group.name, "") == 0);
    CHECK(noise_recipe_check(layers, NULL));
    lattice_layers_remove(layers, (LatticePlace){4, -1});
    lattice_layers_remove(layers, (LatticePlace){3, -1});
    lattice_layers_remove(layers, (LatticePlace){2, -1});
    lattice_layers_remove(layers, (LatticePlace){1, -1});
    CHECK(are(layers, "layer=rock scale=90 layer=dust layer-seed=4"));
}

/* True if a layer that is moved has this group then, and the recipe can be drawn. */
static gboolean
moves(int from, int to, const char *group)
{
    g_autoptr(NoiseRecipe) layers = read_layers(GROUPED);
    LatticePlace place = {from, -1};

    while (place.layer < to)
        place = lattice_layers_raise(layers, place);
    while (place.layer > to)
        place = lattice_layers_lower(layers, place);
    return strcmp(noise_recipe_layer(layers, to)->group.name, group) == 0 &&
           noise_recipe_check(layers, NULL);
}

TEST(moved_layers_join_and_leave_groups)
{
    for (int to = 0; to < 5; to++) {
        const char *group = to > 0 && to < 4 ? "snow" : "";
        CHECK(moves(2, to, group));
        CHECK(moves(1, to, group));
        CHECK(moves(3, to, group));
    }
    CHECK(moves(0, 1, "snow") && moves(0, 3, "snow") && moves(0, 4, ""));
    CHECK(moves(4, 3, "snow") && moves(4, 1, "snow") && moves(4, 0, ""));

    /* The last layer of a group takes the group along. */
    g_autoptr(NoiseRecipe) layers =
        read_layers("group=g layer=a group=none layer=b layer=c");
    lattice_layers_raise(layers, (LatticePlace){0, -1});
    CHECK(are(layers, "layer=b layer-seed=1 group=g layer=a layer-seed=0 "
                      "group=none layer=c"));
}

/* Puts a layer to any other place in the list. */
static void
drag(uint64_t *state, NoiseRecipe *layers, LatticePlace place)
{
    g_autoptr(GArray) places = lattice_layers_list(layers, FALSE);
    const guint from = places->len - 1 - (guint)place.layer;
    const guint to = (guint)(check_random(state) % places->len);

    g_array_remove_index(places, from);
    g_array_insert_val(places, to, place);
    CHECK(lattice_layers_order(layers, places, to, &place));
}

TEST(any_changes_leave_groups_in_one_piece)
{
    g_autoptr(NoiseRecipe) layers = read_layers(GROUPED);
    uint64_t state = 1;
    int n_grouped = 0;

    for (int i = 0; i < 3000; i++) {
        const int n = noise_recipe_count_layers(layers);
        LatticePlace place = {(int)(check_random(&state) % (uint64_t)n), -1};
        const int change = (int)(check_random(&state) % 6);
        if (change == 0)
            lattice_layers_add(layers, &place, "new");
        else if (change == 1)
            lattice_layers_duplicate(layers, place);
        else if (change < 4 && n > 6)
            lattice_layers_remove(layers, place);
        else
            drag(&state, layers, place);
        CHECK(noise_recipe_check(layers, NULL));
        for (int k = 0; k < noise_recipe_count_layers(layers); k++) {
            int first;
            n_grouped += noise_recipe_find_group(layers, k, &first) > 1;
        }
        if (check_random(&state) % 10 == 0) {
            const int number =
                (int)(check_random(&state) %
                      (uint64_t)noise_recipe_count_layers(layers));
            NoiseLayerGroup group;
            g_autofree char *name = g_strdup_printf("g-%d", i);
            noise_group_init(&group, name);
            noise_recipe_set_group(layers, number, &group);
        }
    }
    CHECK(n_grouped > 3000);
}

TEST(a_layer_is_shown_without_its_group_and_a_mask_with_its_coverage)
{
    g_autoptr(NoiseRecipe) layers = read_layers(GROUPED);
    g_autoptr(NoiseRecipe) masked =
        read_layers("layer=rock group=snow visible=no opacity=0.5 coverage=3 "
                    "layer=a mask=m scale=9 coverage=0.2 layer=b mask=m "
                    "scale=9 coverage=0.3");

    CHECK(lattice_layers_show_alone(layers, (LatticePlace){2, -1}));
    CHECK(are(layers, "layer=b layer-seed=2"));
    CHECK(lattice_layers_show_alone(masked, (LatticePlace){2, 0}));
    CHECK(noise_recipe_layer(masked, 3)->mask[0].coverage == 0.9);
    CHECK(noise_recipe_check(masked, NULL));
    CHECK(fabs(draw_mean(masked) - 0.9) < 0.1);
}

/* ---- Values ----------------------------------------------------------- */

TEST(values_of_objects_are_those_of_layers_and_masks)
{
    g_autoptr(NoiseRecipe) layers = read_stack();
    NoiseLayer *layer = noise_recipe_edit_layer(layers, 1);

    for (int mask = -1; mask < layer->n_masks; mask++) {
        g_autoptr(GObject) object = lattice_layer_values_new(mask >= 0);
        lattice_layer_show(layer, mask, object);
        CHECK(lattice_layer_read(layer, mask, object));
    }
    CHECK(are(layers, STACK));

    g_autoptr(GObject) object = lattice_layer_values_new(FALSE);
    lattice_layer_show(layer, -1, object);
    g_object_set(object, "opacity", 2.0, NULL);
    CHECK(!lattice_layer_read(layer, -1, object));
}

static bool
matters(GObject *object, const char *key)
{
    return lattice_argument_matters(lattice_argument_object_describe(object),
                                    key, object);
}

TEST(only_what_changes_the_picture_matters)
{
    g_autoptr(GObject) layer = lattice_layer_values_new(FALSE);
    g_autoptr(GObject) mask = lattice_layer_values_new(TRUE);

    CHECK(matters(layer, "scale"));
    CHECK(!matters(layer, "feature"));
    g_object_set(layer, "algorithm", "cellular", NULL);
    CHECK(matters(layer, "feature"));
    g_object_set(layer, "color", "#123456", NULL);
    CHECK(!matters(layer, "scale"));
    CHECK(matters(layer, "opacity"));
    CHECK(matters(mask, "scale"));
    g_object_set(mask, LATTICE_HAS_NOISE_KEY, "no", NULL);
    CHECK(!matters(mask, "scale"));
    CHECK(matters(mask, "prefer-hollows"));
    CHECK(matters(mask, LATTICE_HAS_NOISE_KEY));
}
