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
    LatticePlace place = lattice_place_layer(0);

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
        is_at(lattice_layers_duplicate(layers, lattice_place_layer(2)), 3, -1));
    CHECK(are(layers, STACK " layer=dust opacity=0.5 layer-seed=2"));
}

TEST(a_copy_of_a_mask_is_beside_it)
{
    g_autoptr(NoiseRecipe) layers = read_stack();

    CHECK(is_at(lattice_layers_duplicate(layers, lattice_place_mask(1, 0)), 1,
                1));
    CHECK(noise_recipe_layer(layers, 1)->n_masks == 3);
    CHECK(strcmp(lattice_layers_name(layers, lattice_place_mask(1, 2)), "n") ==
          0);
    /* A duplicate of the lowest row also gets a new row. */
    CHECK(is_at(lattice_layers_add_mask(layers, lattice_place_layer(0)), 0, 0));
    CHECK(is_at(lattice_layers_duplicate(layers, lattice_place_mask(0, 0)), 0,
                1));
}

TEST(masks_are_added_up_to_four)
{
    g_autoptr(NoiseRecipe) layers = read_stack();
    LatticePlace place = lattice_place_layer(0);

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
    CHECK(is_at(lattice_layers_lower(layers, lattice_place_mask(1, 1)), 1, 1));
}

TEST(what_takes_the_turn_of_something_removed_is_chosen)
{
    g_autoptr(NoiseRecipe) layers = read_stack();

    CHECK(
        is_at(lattice_layers_remove(layers, lattice_place_mask(1, 0)), 1, -1));
    CHECK(strcmp(lattice_layers_name(layers, lattice_place_mask(1, 0)), "n") ==
          0);
    CHECK(is_at(lattice_layers_remove(layers, lattice_place_layer(2)), 1, -1));
    CHECK(is_at(lattice_layers_remove(layers, lattice_place_layer(0)), 0, -1));
    CHECK(are(layers, "layer=paint color=#ff0000 layer-seed=1 mask=n "
                      "piece-share=0.5"));
}

TEST(layers_and_masks_move)
{
    g_autoptr(NoiseRecipe) layers = read_stack();

    CHECK(is_at(lattice_layers_lower(layers, lattice_place_layer(0)), 0, -1));
    CHECK(is_at(lattice_layers_raise(layers, lattice_place_layer(2)), 2, -1));
    CHECK(is_at(lattice_layers_raise(layers, lattice_place_layer(0)), 1, -1));
    CHECK(strcmp(lattice_layers_name(layers, lattice_place_layer(1)), "rock") ==
          0);
    CHECK(is_at(lattice_layers_lower(layers, lattice_place_mask(0, 0)), 0, 1));
    /* This moves the mask from one layer to another. */
    CHECK(is_at(lattice_layers_raise(layers, lattice_place_mask(0, 0)), 1, 0));
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
    LatticePlace place = lattice_place_layer(0);

    while (noise_recipe_count_layers(layers) < n)
        lattice_layers_add(layers, &place, "new");
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < n_masks[i]; k++) {
            lattice_layers_add_mask(layers, lattice_place_layer(i));
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

/* True if each change does something to a layer, mask or group of a recipe exactly when
 * its can() says that it does. */
static bool
knows_changes_of(const NoiseRecipe *layers)
{
    g_autoptr(GArray) places = lattice_layers_list(layers, NULL);
    bool is_known = true;

    for (guint i = 1; i < places->len; i++) {
        const LatticePlace place = g_array_index(places, LatticePlace, i);
        for (size_t k = 0; k < G_N_ELEMENTS(changes); k++) {
            /* A group has no masks. */
            if (place.is_group && changes[k].change == lattice_layers_add_mask)
                continue;
            g_autoptr(NoiseRecipe) changed = noise_recipe_copy(layers);
            changes[k].change(changed, place);
            const bool has_changed = !noise_recipe_equals(changed, layers) &&
                                     noise_recipe_count_layers(changed) > 0;
            is_known &= changes[k].can(layers, place) == has_changed;
        }
    }
    return is_known;
}

/* True if each change does something to n layers, which have these numbers of masks,
 * exactly when its can() says that it does. */
static bool
knows_changes(int n, const int *n_masks)
{
    g_autoptr(NoiseRecipe) layers = make_layers(n, n_masks);

    return knows_changes_of(layers);
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
    const LatticePlace place = lattice_place_layer(0);

    lattice_layers_rename(layers, place, "old Rock 2");
    CHECK(strcmp(lattice_layers_name(layers, place), "old-Rock-2") == 0);
    lattice_layers_rename(layers, place, "");
    CHECK(strcmp(lattice_layers_name(layers, place), "old-Rock-2") == 0);
    lattice_layers_rename(layers, place, "Grün");
    CHECK(strcmp(lattice_layers_name(layers, place), "Gr-n") == 0);
    CHECK(lattice_layers_name(layers, lattice_place_layer(3)) == NULL);
    CHECK(lattice_layers_name(layers, lattice_place_mask(1, 2)) == NULL);
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
    /* This is the name of the group of a covering. */
    CHECK(is_shown_as("worn-edges-2", "Worn edges 2"));
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
    const LatticePlace place = lattice_place_layer(0);

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

/* Moves a row of the list of layers, in which all groups are unfolded unless `folded`
 * is true, to another index.  True if the layers become `expected`; if that is NULL,
 * true if the move is refused and the layers are unchanged. */
static gboolean
drags(const char *text, gboolean folded, int from, int to, LatticePlace *place,
      const char *expected)
{
    g_autoptr(GHashTable) none = g_hash_table_new(g_str_hash, g_str_equal);
    g_autoptr(NoiseRecipe) layers = read_layers(text);
    g_autoptr(GArray) places =
        lattice_layers_list(layers, folded ? none : NULL);
    const LatticePlace moved = g_array_index(places, LatticePlace, from);

    g_array_remove_index(places, (guint)from);
    g_array_insert_val(places, to, moved);
    return lattice_layers_order(layers, places, (guint)to, place) ==
               (expected != NULL) &&
           are(layers, expected != NULL ? expected : text);
}

TEST(a_dragged_row_moves)
{
    LatticePlace place = LATTICE_PLACE_WHOLE;

    CHECK(drags(STACK, FALSE, 0, 3, &place, STACK));
    CHECK(is_at(place, -1, -1));
    /* The rows: the whole picture, dust, paint, its two masks, rock. */
    CHECK(drags(STACK, FALSE, 3, 5, &place,
                "layer=rock scale=90 relief=40 mask=m scale=40 coverage=0.3 "
                "layer=paint color=#ff0000 mask=n piece-share=0.5 layer=dust "
                "opacity=0.5"));
    CHECK(is_at(place, 0, 0));
    CHECK(drags(STACK, FALSE, 4, 3, &place,
                "layer=rock scale=90 relief=40 layer=paint color=#ff0000 "
                "mask=n piece-share=0.5 mask=m scale=40 coverage=0.3 "
                "layer=dust opacity=0.5"));
    CHECK(is_at(place, 1, 0));
    /* A layer takes its masks with it. */
    CHECK(drags(STACK, FALSE, 2, 5, &place,
                "layer=paint color=#ff0000 layer-seed=1 mask=m scale=40 "
                "coverage=0.3 mask=n piece-share=0.5 layer=rock scale=90 "
                "relief=40 layer-seed=0 layer=dust opacity=0.5"));
    CHECK(is_at(place, 0, -1));
    CHECK(drags(STACK, FALSE, 1, 3, &place,
                "layer=rock scale=90 relief=40 layer=dust opacity=0.5 "
                "layer-seed=2 layer=paint color=#ff0000 layer-seed=1 mask=m "
                "scale=40 coverage=0.3 mask=n piece-share=0.5"));
    CHECK(is_at(place, 1, -1));
    /* A mask above all layers would have no layer. */
    CHECK(drags(STACK, FALSE, 3, 0, &place, NULL));
    CHECK(drags(STACK, FALSE, 3, 1, &place, NULL));
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

    CHECK(lattice_layers_show_alone(layers, lattice_place_layer(1)));
    CHECK(are(layers, "layer=paint color=#ff0000 layer-seed=1"));
    CHECK(lattice_layers_show_alone(others, lattice_place_layer(2)));
    CHECK(are(others, "period-x=64 period-y=64 layer=dust layer-seed=2"));
}

TEST(a_layer_that_is_height_alone_is_shown_as_its_height)
{
    static const char stack[] = "layer=rock relief=9 layer=cracks scale=20 "
                                "mode=none relief=-4 layer=level mode=none "
                                "visible=no color=#ff0000 lift=2 mask=m "
                                "layer=dust";
    g_autoptr(NoiseRecipe) layers = read_layers(stack);
    g_autoptr(NoiseRecipe) others = read_layers(stack);

    CHECK(lattice_layers_show_alone(layers, lattice_place_layer(1)));
    CHECK(are(layers, "map=height layer=cracks scale=20 relief=-4 "
                      "layer-seed=1"));
    /* A flat layer is seen only together with those below. */
    CHECK(lattice_layers_show_alone(others, lattice_place_layer(2)));
    CHECK(are(others, "map=height layer=rock relief=9 layer=cracks scale=20 "
                      "mode=none relief=-4 layer=level mode=none "
                      "color=#ff0000 lift=2 mask=m"));
}

#define MASKED                                                               \
    "period-x=64 period-y=64 layer=rock scale=9 relief=40 layer=paint "      \
    "scale=20 coloring=rgb mask=m scale=9 coverage=0.3 mask=n coverage=0.8 " \
    "prefer-heights=1"

TEST(a_mask_is_shown_in_white_where_it_covers)
{
    g_autoptr(NoiseRecipe) layers = read_layers(MASKED);
    g_autoptr(NoiseRecipe) others = read_layers(MASKED);

    CHECK(lattice_layers_show_alone(layers, lattice_place_mask(1, 0)));
    CHECK(fabs(draw_mean(layers) - 0.3) < 0.08);
    CHECK(lattice_layers_show_alone(others, lattice_place_mask(1, 1)));
    CHECK(fabs(draw_mean(others) - 0.8) < 0.1);
}

TEST(a_mask_is_shown_with_its_own_noise_even_if_it_is_hidden)
{
    g_autoptr(NoiseRecipe) layers =
        read_layers("layer=rock layer=paint mask=m coverage=0.3 mask=n "
                    "scale=9 coverage=0.3 visible=no mask=o");

    CHECK(lattice_layers_show_alone(layers, lattice_place_mask(1, 1)));
    CHECK(are(layers,
              "map=color layer=rock layer=black color=#000000 "
              "layer-seed=0 layer=paint coloring=two-colors color-low=#ffffff "
              "layer-seed=1 mask=hidden visible=no mask=n scale=9 "
              "coverage=0.3"));
}

TEST(twelve_layers_leave_no_room)
{
    g_autoptr(GString) text = g_string_new("layer=a");
    LatticePlace place = LATTICE_PLACE_WHOLE;

    for (int i = 1; i < NOISE_LAYERS_MAX; i++)
        g_string_append(text, " layer=b mask=m");
    g_autoptr(NoiseRecipe) layers = read_layers(text->str);
    /* Showing a mask alone takes one more layer. */
    CHECK(!lattice_layers_show_alone(layers, lattice_place_mask(11, 0)));
    CHECK(lattice_layers_add(layers, &place, "c") == NULL);
    CHECK(is_at(place, -1, -1));
    CHECK(
        is_at(lattice_layers_duplicate(layers, lattice_place_layer(3)), 3, -1));
    CHECK(are(layers, text->str));
    CHECK(lattice_layers_show_alone(layers, lattice_place_mask(10, 0)));
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
    LatticePlace place = lattice_place_layer(2);

    lattice_layers_rename(layers, place, "d");
    noise_recipe_edit_layer(layers, 2)->opacity = 0.5;
    lattice_layers_add_mask(layers, place);
    lattice_layers_remove(layers, lattice_place_layer(1));
    CHECK(
        are(layers,
            "layer=rock scale=90 group=snow opacity=0.5 coverage=2 layer=d "
            "opacity=0.5 layer-seed=2 mask=mask scale=64 layer=c layer-seed=3 "
            "group=none layer=dust layer-seed=4"));
    /* New layers and copies are in the group of the chosen layer. */
    place = lattice_place_layer(2);
    lattice_layers_add(layers, &place, "new");
    CHECK(
        is_at(lattice_layers_duplicate(layers, lattice_place_layer(3)), 4, -1));
    CHECK(strcmp(noise_recipe_layer(layers, 3)->group.name, "snow") == 0);
    CHECK(strcmp(noise_recipe_layer(layers, 4)->group.name, "snow") == 0);
    CHECK(strcmp(noise_recipe_layer(layers, 5)->group.name, "") == 0);
    CHECK(noise_recipe_check(layers, NULL));
    lattice_layers_remove(layers, lattice_place_layer(4));
    lattice_layers_remove(layers, lattice_place_layer(3));
    lattice_layers_remove(layers, lattice_place_layer(2));
    lattice_layers_remove(layers, lattice_place_layer(1));
    CHECK(are(layers, "layer=rock scale=90 layer=dust layer-seed=4"));
}

#define SNOW "group=snow opacity=0.5 coverage=2 "
#define LEFT "opacity=0.5 layer-seed="

TEST(groups_are_passed_by_layers_and_groups)
{
    g_autoptr(NoiseRecipe) layers = read_layers(GROUPED);
    const LatticePlace group = lattice_place_group(1);

    CHECK(is_at(lattice_layers_raise(layers, lattice_place_layer(0)), 3, -1));
    CHECK(are(layers, SNOW "layer=a layer-seed=1 layer=b layer-seed=2 layer=c "
                           "layer-seed=3 group=none layer=rock scale=90 "
                           "layer-seed=0 layer=dust"));
    CHECK(is_at(lattice_layers_lower(layers, lattice_place_layer(3)), 0, -1));
    CHECK(are(layers, GROUPED));

    LatticePlace place = lattice_layers_raise(layers, group);
    CHECK(place.layer == 2 && place.is_group);
    place = lattice_layers_raise(layers, place);
    CHECK(place.layer == 2);
    place = lattice_layers_lower(layers, place);
    CHECK(are(layers, GROUPED));
    place = lattice_layers_lower(layers, place);
    CHECK(place.layer == 0 && place.is_group);
    CHECK(are(layers, SNOW "layer=a layer-seed=1 layer=b layer-seed=2 layer=c "
                           "layer-seed=3 group=none layer=rock scale=90 "
                           "layer-seed=0 layer=dust"));

    /* Groups also pass each other. */
    g_autoptr(NoiseRecipe) two =
        read_layers("group=g layer=a layer=b group=h layer=c");
    place = lattice_layers_raise(two, lattice_place_group(0));
    CHECK(place.layer == 1 && place.is_group);
    CHECK(are(two, "group=h layer=c layer-seed=2 group=g layer=a layer-seed=0 "
                   "layer=b layer-seed=1"));
}

TEST(layers_move_in_their_group_and_leave_it_at_its_ends)
{
    g_autoptr(NoiseRecipe) layers = read_layers(GROUPED);
    g_autoptr(NoiseRecipe) others = read_layers(GROUPED);
    LatticePlace place = lattice_place_layer(2);

    place = lattice_layers_raise(layers, place);
    CHECK(is_at(place, 3, -1));
    CHECK(strcmp(noise_recipe_layer(layers, 3)->group.name, "snow") == 0);
    CHECK(is_at(lattice_layers_raise(layers, place), 3, -1));
    CHECK(are(layers, "layer=rock scale=90 " SNOW
                      "layer=a layer=c layer-seed=3 group=none layer=b " LEFT
                      "2 layer=dust"));

    place = lattice_layers_lower(others, lattice_place_layer(1));
    CHECK(is_at(place, 1, -1));
    CHECK(are(others, "layer=rock scale=90 layer=a opacity=0.5 " SNOW
                      "layer=b layer=c group=none layer=dust"));
}

TEST(dragged_layers_join_and_leave_groups)
{
    LatticePlace place;

    /* The rows: the whole picture, dust, snow, c, b, a, rock. */
    CHECK(drags(GROUPED, FALSE, 4, 1, &place,
                "layer=rock scale=90 " SNOW
                "layer=a layer=c layer-seed=3 group=none layer=dust "
                "layer-seed=4 layer=b " LEFT "2"));
    CHECK(is_at(place, 4, -1));
    CHECK(drags(GROUPED, FALSE, 4, 6, &place,
                "layer=b " LEFT "2 layer=rock scale=90 layer-seed=0 " SNOW
                "layer=a layer-seed=1 layer=c group=none "
                "layer=dust"));
    CHECK(is_at(place, 0, -1));
    /* A layer stays in its group while it touches it. */
    CHECK(drags(GROUPED, FALSE, 4, 3, &place,
                "layer=rock scale=90 " SNOW
                "layer=a layer=c layer-seed=3 layer=b layer-seed=2 group=none "
                "layer=dust"));
    CHECK(drags(GROUPED, FALSE, 3, 5, &place,
                "layer=rock scale=90 " SNOW
                "layer=c layer-seed=3 layer=a layer-seed=1 layer=b "
                "layer-seed=2 group=none layer=dust"));
    /* A layer below the row of an unfolded group is in the group; below that of a
     * folded one, and below the lowest layer, it is not. */
    CHECK(drags(GROUPED, FALSE, 6, 3, &place,
                SNOW "layer=a layer-seed=1 layer=b layer-seed=2 layer=c "
                     "layer-seed=3 layer=rock scale=90 layer-seed=0 group=none "
                     "layer=dust"));
    CHECK(is_at(place, 3, -1));
    CHECK(
        drags(GROUPED, FALSE, 1, 3, &place,
              "layer=rock scale=90 " SNOW
              "layer=a layer=b layer=dust layer-seed=4 layer=c layer-seed=3"));
    CHECK(drags(GROUPED, TRUE, 1, 2, &place,
                "layer=rock scale=90 layer=dust layer-seed=4 " SNOW
                "layer=a layer-seed=1 layer=b layer-seed=2 layer=c "
                "layer-seed=3"));
    CHECK(is_at(place, 1, -1));
    CHECK(drags(GROUPED, FALSE, 1, 5, &place,
                "layer=rock scale=90 layer=dust layer-seed=4 " SNOW
                "layer=a layer-seed=1 layer=b layer-seed=2 layer=c "
                "layer-seed=3"));
    CHECK(is_at(place, 1, -1));
}

TEST(a_layer_that_leaves_its_group_draws_what_it_drew)
{
    LatticePlace place;

    CHECK(drags("layer=rock group=snow visible=no opacity=0.5 coverage=3 "
                "layer=a opacity=0.6 mask=m scale=9 coverage=0.2 layer=b",
                FALSE, 3, 1, &place,
                "layer=rock group=snow visible=no opacity=0.5 coverage=3 "
                "layer=b layer-seed=2 group=none layer=a opacity=0.3 "
                "visible=no layer-seed=1 mask=m scale=9 coverage=0.6"));
}

TEST(a_dragged_group_takes_its_layers_along)
{
    static const char lowest[] =
        SNOW "layer=a layer-seed=1 layer=b layer-seed=2 layer=c layer-seed=3 "
             "group=none layer=rock scale=90 layer-seed=0 layer=dust";
    LatticePlace place;

    CHECK(drags(GROUPED, FALSE, 2, 6, &place, lowest));
    CHECK(place.layer == 0 && place.is_group);
    CHECK(drags(GROUPED, TRUE, 2, 3, &place, lowest));
    CHECK(place.layer == 0 && place.is_group);
    /* Below its own layers is where it was. */
    CHECK(drags(GROUPED, FALSE, 2, 4, &place, GROUPED));
    /* A group cannot be in another one; masks cannot be either. */
    CHECK(drags("group=g layer=a layer=b group=h layer=c", FALSE, 1, 4, &place,
                NULL));
    CHECK(drags("group=g layer=a layer=b mask=m scale=9 coverage=0.3", FALSE, 3,
                2, &place, NULL));
    CHECK(drags("layer=a mask=m scale=9 coverage=0.3 group=g layer=b", TRUE, 3,
                2, &place, NULL));
}

TEST(a_group_is_added_to_copied_and_removed_as_one)
{
    g_autoptr(NoiseRecipe) layers = read_layers(GROUPED);
    const LatticePlace group = lattice_place_group(1);
    LatticePlace place = group;

    lattice_layers_add(layers, &place, "new");
    CHECK(is_at(place, 4, -1));
    CHECK(strcmp(noise_recipe_layer(layers, 4)->group.name, "") == 0);
    lattice_layers_remove(layers, place);
    CHECK(are(layers, GROUPED));

    place = lattice_layers_duplicate(layers, group);
    CHECK(place.layer == 4 && place.is_group);
    CHECK(are(layers, "layer=rock scale=90 " SNOW
                      "layer=a layer=b layer=c group=snow-2 opacity=0.5 "
                      "coverage=2 layer=a layer-seed=1 layer=b layer-seed=2 "
                      "layer=c layer-seed=3 group=none layer=dust "
                      "layer-seed=4"));
    place = lattice_layers_duplicate(layers, place);
    CHECK(strcmp(lattice_layers_name(layers, place), "snow-3") == 0);
    CHECK(noise_recipe_check(layers, NULL));
    /* Three more layers would be too many. */
    place = lattice_layers_duplicate(layers, place);
    CHECK(noise_recipe_count_layers(layers) == 11);
    CHECK(place.layer == 7);
    CHECK(is_at(lattice_layers_remove(layers, place), 7, -1));
    place.layer = 4;
    CHECK(is_at(lattice_layers_remove(layers, place), 4, -1));
    CHECK(are(layers, GROUPED));
}

TEST(groups_are_renamed_to_names_of_their_own)
{
    g_autoptr(NoiseRecipe) layers =
        read_layers("group=snow layer=a layer=b group=moss layer=c");
    const LatticePlace place = lattice_place_group(2);

    lattice_layers_rename(layers, place, "Snow");
    CHECK(are(layers, "group=snow layer=a layer=b group=snow-2 layer=c"));
    lattice_layers_rename(layers, place, "Snow 2");
    lattice_layers_rename(layers, place, "");
    CHECK(are(layers, "group=snow layer=a layer=b group=snow-2 layer=c"));
    lattice_layers_rename(layers, place, "Snow");
    CHECK(are(layers, "group=snow layer=a layer=b group=snow-2 layer=c"));
    lattice_layers_rename(layers, lattice_place_group(0), "In hollows");
    CHECK(are(layers, "group=hollows layer=a layer=b group=snow-2 layer=c"));
    CHECK(lattice_layers_name(layers, lattice_place_group(1)) == NULL);
    lattice_layers_rename(layers, lattice_place_group(1), "moss");
    CHECK(noise_recipe_check(layers, NULL));
}

/* True if these rows are listed, from the top, as "Label Label"; the first row is the
 * whole picture, and has none. */
static gboolean
lists(const NoiseRecipe *layers, GHashTable *unfolded, const char *expected)
{
    g_autoptr(GArray) places = lattice_layers_list(layers, unfolded);
    g_autoptr(GPtrArray) labels = lattice_layers_label(layers, places);
    g_autoptr(GString) text = g_string_new("");

    CHECK(labels->len == places->len && labels->pdata[0] == NULL);
    for (guint i = 1; i < labels->len; i++)
        g_string_append_printf(text, "%s%s", i > 1 ? ", " : "",
                               (const char *)labels->pdata[i]);
    if (strcmp(text->str, expected) != 0)
        printf("# %s\n", text->str);
    return strcmp(text->str, expected) == 0;
}

TEST(layers_of_a_folded_group_are_not_listed)
{
    g_autoptr(NoiseRecipe) layers =
        read_layers("layer=rock group=snow layer=sand mask=m coverage=0.3 "
                    "layer=ice group=moss layer=a group=none layer=dust");
    g_autoptr(GHashTable) unfolded = g_hash_table_new(g_str_hash, g_str_equal);

    CHECK(lists(layers, unfolded, "Dust, Moss, Snow, Rock"));
    g_autoptr(GArray) folded = lattice_layers_list(layers, unfolded);
    CHECK(lattice_layers_find(layers, folded, LATTICE_PLACE_WHOLE) == 0);
    CHECK(lattice_layers_find(layers, folded, lattice_place_mask(1, 0)) == 3);
    CHECK(lattice_layers_find(layers, folded, lattice_place_layer(2)) == 3);
    CHECK(lattice_layers_find(layers, folded, lattice_place_group(1)) == 3);
    CHECK(lattice_layers_find(layers, folded, lattice_place_layer(0)) == 4);
    /* A group or mask that is gone leaves its layer. */
    CHECK(lattice_layers_find(layers, folded, lattice_place_group(0)) == 4);
    CHECK(lattice_layers_find(layers, folded, lattice_place_mask(0, 0)) == 4);
    CHECK(lattice_layers_find(layers, folded, lattice_place_group(2)) == 3);
    CHECK(lattice_layers_find(layers, folded, lattice_place_layer(5)) < 0);

    g_hash_table_add(unfolded, (gpointer) "snow");
    CHECK(lists(layers, unfolded, "Dust, Moss, Snow, Ice, Sand, m, Rock"));
    CHECK(lists(layers, NULL, "Dust, Moss, a, Snow, Ice, Sand, m, Rock"));
}

TEST(a_group_may_have_the_name_of_its_layer)
{
    g_autoptr(NoiseRecipe) layers =
        read_layers("group=sand layer=sand layer=ice mask=sand-2");

    CHECK(lists(layers, NULL, "Sand, Ice, Sand 2, Sand"));
}

TEST(rows_of_one_name_are_told_apart)
{
    g_autoptr(NoiseRecipe) layers =
        read_layers("layer=ice layer=sand mask=sand-2 coverage=0.3 "
                    "layer=mine layer=sand layer=mine layer=sand");

    CHECK(
        lists(layers, NULL, "Sand, mine, Sand 3, mine 2, Sand 4, Sand 2, Ice"));
    CHECK(strcmp(lattice_layers_name(layers, lattice_place_layer(1)), "sand") ==
          0);
}

TEST(what_a_change_does_to_groups_is_known_before)
{
    static const char *const texts[] = {
        GROUPED,
        "group=g layer=a mask=m coverage=0.3 layer=b",
        "group=g layer=a group=h layer=b layer=c",
        "group=g layer=a layer=b layer=c layer=d layer=e layer=f group=h "
        "layer=g layer=h layer=i layer=j layer=k layer=l",
    };

    for (size_t i = 0; i < G_N_ELEMENTS(texts); i++) {
        g_autoptr(NoiseRecipe) layers = read_layers(texts[i]);
        CHECK(knows_changes_of(layers));
        CHECK(!lattice_layers_can_add_mask(layers, lattice_place_group(1)));
    }
}

/* Puts a row to any other place in the list. */
static void
drag(uint64_t *state, NoiseRecipe *layers)
{
    g_autoptr(GArray) places = lattice_layers_list(layers, NULL);
    const guint from = (guint)(check_random(state) % places->len);
    const guint to = (guint)(check_random(state) % places->len);
    LatticePlace place = g_array_index(places, LatticePlace, from);

    g_array_remove_index(places, from);
    g_array_insert_val(places, to, place);
    lattice_layers_order(layers, places, to, &place);
}

/* Returns any layer or group. */
static LatticePlace
pick(uint64_t *state, const NoiseRecipe *layers)
{
    g_autoptr(GArray) places = lattice_layers_list(layers, NULL);

    return g_array_index(places, LatticePlace,
                         1 + check_random(state) % (places->len - 1));
}

TEST(any_changes_leave_groups_in_one_piece)
{
    g_autoptr(NoiseRecipe) layers = read_layers(GROUPED);
    uint64_t state = 1;
    int n_grouped = 0;

    for (int i = 0; i < 3000; i++) {
        const int n = noise_recipe_count_layers(layers);
        LatticePlace place = pick(&state, layers);
        const int change = (int)(check_random(&state) % 8);
        if (change == 0)
            lattice_layers_add(layers, &place, "new");
        else if (change == 1)
            lattice_layers_duplicate(layers, place);
        else if (change == 2)
            lattice_layers_raise(layers, place);
        else if (change == 3)
            lattice_layers_lower(layers, place);
        else if (change < 6 && n > 6)
            lattice_layers_remove(layers, place);
        else
            drag(&state, layers);
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

TEST(a_group_is_shown_alone_a_layer_without_it_a_mask_with_its_coverage)
{
    g_autoptr(NoiseRecipe) layers = read_layers(GROUPED);
    g_autoptr(NoiseRecipe) masked =
        read_layers("layer=rock group=snow visible=no opacity=0.5 coverage=3 "
                    "layer=a mask=m scale=9 coverage=0.2 layer=b mask=m "
                    "scale=9 coverage=0.3");

    g_autoptr(NoiseRecipe) group = read_layers("seed=3 " GROUPED);

    CHECK(lattice_layers_show_alone(group, lattice_place_group(1)));
    CHECK(are(group,
              "seed=3 group=snow coverage=2 layer=a layer-seed=1 layer=b "
              "layer-seed=2 layer=c layer-seed=3"));
    CHECK(lattice_layers_show_alone(layers, lattice_place_layer(2)));
    CHECK(are(layers, "layer=b layer-seed=2"));
    CHECK(lattice_layers_show_alone(masked, lattice_place_mask(2, 0)));
    CHECK(noise_recipe_layer(masked, 3)->mask[0].coverage == 0.9);
    CHECK(noise_recipe_check(masked, NULL));
    CHECK(fabs(draw_mean(masked) - 0.9) < 0.1);
}

/* ---- Values ----------------------------------------------------------- */

TEST(values_of_objects_are_those_of_layers_masks_and_groups)
{
    static const char text[] = STACK " " SNOW "layer=a layer=b";
    g_autoptr(NoiseRecipe) layers = read_layers(text);
    g_autoptr(GArray) places = lattice_layers_list(layers, NULL);

    for (guint i = 1; i < places->len; i++) {
        const LatticePlace place = g_array_index(places, LatticePlace, i);
        g_autoptr(GObject) object =
            lattice_layer_values_new(lattice_place_kind(place));
        lattice_layer_show(layers, place, object);
        CHECK(lattice_layer_read(layers, place, object));
    }
    CHECK(are(layers, text));

    const LatticePlace place = lattice_place_layer(1);
    g_autoptr(GObject) object = lattice_layer_values_new(LATTICE_PLACE_LAYER);
    lattice_layer_show(layers, place, object);
    g_object_set(object, "opacity", 2.0, NULL);
    CHECK(!lattice_layer_read(layers, place, object));
}

TEST(values_of_a_group_are_those_of_all_its_layers)
{
    g_autoptr(NoiseRecipe) layers = read_layers(GROUPED);
    const LatticePlace place = lattice_place_group(1);
    g_autoptr(GObject) object = lattice_layer_values_new(LATTICE_PLACE_GROUP);

    lattice_layer_show(layers, place, object);
    g_object_set(object, "coverage", 1.5, "opacity", 1.0, NULL);
    CHECK(lattice_layer_read(layers, place, object));
    CHECK(are(layers, "layer=rock scale=90 group=snow coverage=1.5 layer=a "
                      "layer=b layer=c group=none layer=dust"));
}

static bool
matters(GObject *object, const char *key)
{
    return lattice_argument_matters(lattice_argument_object_describe(object),
                                    key, object);
}

TEST(only_what_changes_the_picture_matters)
{
    g_autoptr(GObject) layer = lattice_layer_values_new(LATTICE_PLACE_LAYER);
    g_autoptr(GObject) mask = lattice_layer_values_new(LATTICE_PLACE_MASK);
    g_autoptr(GObject) group = lattice_layer_values_new(LATTICE_PLACE_GROUP);

    CHECK(matters(group, "coverage") && matters(group, "opacity"));

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
