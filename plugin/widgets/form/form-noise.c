/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The noise of a plain dialog, which is its argument "recipe".
 */
#include "form-noise.h"

#include <libgimp/gimp.h>

#include "defaults.h"
#include "folders.h"
#include "preset-button.h"

/* The value of a whole-number argument, or `otherwise` if there is no argument
 * with this key. */
static int
get_number(const Run *run, const char *key, int otherwise)
{
    int number = otherwise;

    if (lattice_argument_find(run->description, key) != NULL)
        g_object_get(run->config, key, &number, NULL);
    return number;
}

/* Sets an argument for which 0 stands for the image's size to that size, so
 * that the user sees it. */
static void
begin_side(const Run *run, const char *key, int side)
{
    const LatticeArgument *argument =
        lattice_argument_find(run->description, key);

    if (argument != NULL && argument->parameter.minimum <= 0.0 && side != 0)
        g_object_set(run->config, key, side, NULL);
}

/* The size of each picture, in pixels: what the dialog asks for, or else that
 * of the image; 0: not known. */
static LatticeExtent
find_size(const Run *run)
{
    /* A contact sheet has square cells. */
    const int width = get_number(run, "cell", run->place.request.canvas.width);
    const int height =
        get_number(run, "cell", run->place.request.canvas.height);

    return (LatticeExtent){get_number(run, "width", width),
                           get_number(run, "height", height)};
}

/* The initial noise, at a scale that suits the pictures; free with g_free(). */
static char *
make_first_recipe(const Run *run)
{
    const LatticeExtent size = find_size(run);
    LatticeRequest request;

    lattice_request_init(&request);
    if (size.width > 0 && size.height > 0)
        request.picture.noise.scale =
            lattice_default_scale(size, request.picture.noise.algorithm);
    return lattice_request_get_recipe(&request);
}

void
form_noise_begin(const Run *run, const char *recipe)
{
    g_autofree char *before = NULL;
    g_autofree char *begun = recipe != NULL
                                 ? g_strdup(recipe)
                                 : lattice_last_noise_load(gimp_directory());

    begin_side(run, "width", run->place.request.canvas.width);
    begin_side(run, "height", run->place.request.canvas.height);
    g_object_get(run->config, "recipe", &before, NULL);
    if (begun == NULL && (before == NULL || *before == '\0'))
        begun = make_first_recipe(run);
    if (begun != NULL)
        g_object_set(run->config, "recipe", begun, NULL);
}

static char *
get_recipe(gpointer config, GError **error)
{
    g_autofree char *recipe = NULL;
    LatticeRequest request;

    g_object_get(config, "recipe", &recipe, NULL);
    lattice_request_init(&request);
    if (!lattice_request_set_recipe(&request, recipe, error))
        return NULL;
    return lattice_request_get_recipe(&request);
}

static gboolean
take_recipe(gpointer config, const char *recipe, GError **error G_GNUC_UNUSED)
{
    g_object_set(config, "recipe", recipe, NULL);
    return TRUE;
}

/* Tells the button the size of the pictures, to which presets are scaled. */
static void
follow_size(GObject *config G_GNUC_UNUSED, GParamSpec *property G_GNUC_UNUSED,
            GtkWidget *button)
{
    RecipeOwner *recipes = g_object_get_data(G_OBJECT(button), "recipes");
    const LatticeExtent size =
        find_size(g_object_get_data(G_OBJECT(button), "run"));

    recipes->width = size.width;
    recipes->height = size.height;
}

GtkWidget *
form_noise_new(const Run *run)
{
    GObject *config = run->config;
    RecipeOwner *recipes = g_new(RecipeOwner, 1);

    *recipes =
        (RecipeOwner){config, get_recipe, take_recipe, NULL, config, 0, 0};
    GtkWidget *button =
        preset_button_new(recipes, folders_find_presets(), NULL, NULL);
    g_object_set_data_full(G_OBJECT(button), "recipes", recipes, g_free);
    g_object_set_data(G_OBJECT(button), "run", (gpointer)run);
    g_signal_connect_object(config, "notify", G_CALLBACK(follow_size), button,
                            0);
    follow_size(config, NULL, button);
    return button;
}
