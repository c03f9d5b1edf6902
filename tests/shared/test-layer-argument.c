/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Checks that a dialog keeps its layers as one text and one recipe.
 */
#include "given.h"
#include "layer-argument.h"

#define STACK "layer=rock scale=90 layer=paint color=#ff0000 mask=m scale=40"

static const LatticeArgument arguments[] = {
    {LATTICE_TEXT_ARGUMENT(LATTICE_TEXT_PLAIN, LATTICE_LAYERS_ARGUMENT, "",
                           "")},
};

static const LatticeProcedure procedure = {
    .name = "layers",
    .arguments = arguments,
    .n_arguments = G_N_ELEMENTS(arguments),
};

/* Makes a dialog's arguments with this text of layers. */
static LatticeValues *
given_layers(const char *text)
{
    LatticeValues *values = given_values(&procedure);

    given_text(values, LATTICE_LAYERS_ARGUMENT, text);
    return values;
}

static bool
has_text(const LatticeValues *values, const char *expected)
{
    g_autofree char *text =
        lattice_read_text(values->config, LATTICE_LAYERS_ARGUMENT);

    return strcmp(text, expected) == 0;
}

/* Reads a dialog's noise and its layers into a request. */
static bool
read_request(LatticeRequest *request, const LatticeValues *values,
             GError **error)
{
    return lattice_request_read(request, NULL, values->config, error) &&
           lattice_layers_read(values->config, request, error);
}

TEST(a_text_is_parsed_once)
{
    g_autoptr(LatticeValues) values = given_layers(STACK);
    const NoiseRecipe *recipe = lattice_layers_get(values->config);

    CHECK(recipe != NULL && noise_recipe_count_layers(recipe) == 2);
    CHECK(noise_recipe_layer(recipe, 1)->n_masks == 1);
    CHECK(lattice_layers_get(values->config) == recipe);
    /* Undo would set another text. */
    given_text(values, LATTICE_LAYERS_ARGUMENT, "layer=dust");
    recipe = lattice_layers_get(values->config);
    CHECK(recipe != NULL && noise_recipe_count_layers(recipe) == 1);
    CHECK(strcmp(noise_recipe_layer(recipe, 0)->name, "dust") == 0);
}

TEST(no_text_has_no_layers)
{
    g_autoptr(LatticeValues) values = given_layers(NULL);
    g_autoptr(LatticeValues) others = given_values(&lattice_loop);

    CHECK(noise_recipe_count_layers(lattice_layers_get(values->config)) == 0);
    CHECK(noise_recipe_count_layers(lattice_layers_get(others->config)) == 0);
}

TEST(a_refused_text_is_told_of)
{
    g_autoptr(LatticeValues) values = given_layers("layer=a scale=0");
    g_auto(LatticeRequest) request = given_request("lattice-noise/1 seed=7");
    GError *error = NULL;

    CHECK(lattice_layers_get(values->config) == NULL);
    CHECK(!lattice_layers_read(values->config, &request, &error));
    CHECK(given_error_says(&error, "Scale is 0"));
    CHECK(given_has_recipe(&request, "lattice-noise/1 seed=7"));
    given_text(values, LATTICE_LAYERS_ARGUMENT, "rock");
    CHECK(!lattice_layers_read(values->config, &request, NULL));
    given_text(values, LATTICE_LAYERS_ARGUMENT, STACK);
    CHECK(lattice_layers_read(values->config, &request, NULL));
}

/* The user can then change it until it can be drawn. */
TEST(what_cannot_be_drawn_is_not_refused)
{
    g_autoptr(LatticeValues) values =
        given_layers("layer=a algorithm=cellular dimensions=one");
    g_auto(LatticeRequest) request;
    GError *error = NULL;

    CHECK(lattice_layers_get(values->config) != NULL);
    lattice_request_init(&request);
    CHECK(read_request(&request, values, NULL));
    CHECK(!lattice_request_check(&request, &error));
    CHECK(given_error_says(&error, "Dimensions"));
}

TEST(what_is_put_is_remembered_without_the_whole)
{
    g_autoptr(LatticeValues) values = given_layers("layer=dust");
    g_autoptr(NoiseRecipe) recipe = noise_recipe_parse(
        "lattice-noise/2 seed=7 light-angle=40 " STACK, NULL);
    g_autoptr(NoiseRecipe) layers =
        noise_recipe_parse("lattice-noise/2 " STACK, NULL);

    CHECK(lattice_layers_put(values->config, recipe));
    CHECK(has_text(values, STACK));
    const NoiseRecipe *put = lattice_layers_get(values->config);
    CHECK(noise_recipe_equals(put, layers));
    CHECK(lattice_layers_get(values->config) == put);
    /* The object's own layers may also be put. */
    CHECK(lattice_layers_put(values->config, put));
    CHECK(has_text(values, STACK));
}

#define GROUPED                                             \
    "group=snow visible=no opacity=0.5 coverage=1.5 " STACK \
    " group=none layer=top"

TEST(groups_are_put_and_got_again)
{
    g_autoptr(LatticeValues) values = given_layers(GROUPED);
    g_auto(LatticeRequest) request = given_request("lattice-noise/1 seed=7");

    const NoiseRecipe *layers = lattice_layers_get(values->config);
    CHECK(layers != NULL && lattice_layers_put(values->config, layers));
    CHECK(has_text(values, GROUPED));
    CHECK(read_request(&request, values, NULL));
    CHECK(given_has_recipe(&request, "lattice-noise/2 seed=7 " GROUPED));
}

TEST(one_noise_has_no_layers_to_put)
{
    g_autoptr(LatticeValues) values = given_layers(STACK);
    g_autoptr(NoiseRecipe) recipe =
        noise_recipe_parse("lattice-noise/1 scale=9", NULL);

    CHECK(lattice_layers_put(values->config, recipe));
    CHECK(has_text(values, ""));
}

TEST(layers_without_room_are_not_put)
{
    g_autoptr(LatticeValues) values = given_layers("layer=dust");
    g_autoptr(NoiseRecipe) recipe =
        noise_recipe_read("lattice-noise/2 layer=a", NULL);
    NoiseLayer layer = *noise_recipe_layer(recipe, 0);
    NoiseGradient *gradient = &layer.noise.gradient;

    for (int i = 0; i < NOISE_STOPS_MAX; i++)
        gradient->stops[i] = (NoiseStop){i / 100.0, 0x123456789abcU};
    gradient->count = NOISE_STOPS_MAX;
    for (int i = 1; i < NOISE_LAYERS_MAX; i++)
        CHECK(noise_recipe_add_layer(recipe, i, &layer, NULL));
    CHECK(!lattice_layers_put(values->config, recipe));
    CHECK(has_text(values, "layer=dust"));
}

TEST(a_request_takes_the_layers_of_an_object)
{
    g_autoptr(LatticeValues) values = given_layers(STACK);
    g_auto(LatticeRequest) request = given_request("lattice-noise/1 seed=7");
    GError *error = NULL;

    CHECK(read_request(&request, values, NULL));
    CHECK(given_has_recipe(&request, "lattice-noise/2 seed=7 " STACK));
    given_text(values, LATTICE_LAYERS_ARGUMENT, "");
    CHECK(read_request(&request, values, NULL));
    CHECK(given_has_recipe(&request, "lattice-noise/1 seed=7"));
    given_text(values, LATTICE_LAYERS_ARGUMENT, "rock");
    CHECK(!read_request(&request, values, &error));
    CHECK(given_error_says(&error, "rock"));
}

int
main(void)
{
    return check_run_all();
}
