/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The layers in the studio's dialog.  The argument "layers" has them as text,
 * which every change rewrites.
 */
#include "layer-form.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "defaults.h"
#include "explorer-button.h"
#include "history.h"
#include "label.h"
#include "layer-values.h"
#include "layer-view.h"
#include "recipe-bar.h"
#include "toolkit.h"

/* Pixels between the list and its buttons, and between these. */
#define SPACE 3

/* Changes layers; returns the place that is chosen then. */
typedef LatticePlace (*Change)(GPtrArray *layers, LatticePlace place);

#define N_TOOLS 5

/* The controls of layers, and of masks. */
typedef struct Side {
    GObject *values;
    Controls *controls;
} Side;

struct LayerForm {
    const RecipeOwner *owner; /* of the whole */
    RecipeOwner layer;        /* of the chosen layer, as a noise */
    LatticePlace place;       /* what is chosen */
    char *shown;              /* the text of the layers that are shown */
    GtkWidget *view, *controls, *whole, *explorer;
    GtkWidget *tools; /* what there is only with layers */
    GtkWidget *tool[N_TOOLS], *alone;
    Side side[2];        /* of layers, and of masks */
    gboolean is_showing; /* the form sets values, not the user */
    gboolean is_moving;  /* the user changes values, which show them already */
};

static Side *
get_side(LayerForm *form)
{
    return &form->side[form->place.mask >= 0];
}

/* ---- The text --------------------------------------------------------- */

/* The recipe's layers; NULL: they are refused.  Free with g_ptr_array_unref(). */
static GPtrArray *
read_layers(const LayerForm *form)
{
    g_autofree char *text =
        lattice_read_text(form->owner->config, LATTICE_LAYERS_ARGUMENT);

    return lattice_layers_read(text);
}

/* The present recipe; FALSE: it is refused. */
static gboolean
read_request(const LayerForm *form, LatticeRequest *request)
{
    g_autofree char *recipe = form->owner->get(form->owner->data, NULL);

    if (recipe == NULL || !lattice_request_parse(request, recipe, NULL))
        return FALSE;
    request->canvas = form->owner->size;
    return TRUE;
}

/* Stores changed layers as a step of undo, and chooses a place.  ground: where
 * there were none, the request that they belong to; or NULL. */
static void
put(LayerForm *form, const GPtrArray *layers, LatticePlace place,
    LatticeRequest *ground)
{
    GObject *config = form->owner->config;
    g_autofree char *text = lattice_layers_print(layers);

    if (text == NULL) {
        form->owner->say(form->owner->data,
                         _("There is no room for another layer"));
        return;
    }
    form->place = place;
    if (ground != NULL) {
        strcpy(ground->noise.layers, text);
        lattice_seamless_recognize(ground);
        g_autofree char *recipe = lattice_seamless_print(ground);
        recipe_owner_put(form->owner, recipe);
        return;
    }
    lattice_history_end_step(config);
    g_object_set(config, LATTICE_LAYERS_ARGUMENT, text, NULL);
    lattice_history_end_step(config);
}

/* ---- The chosen layer ------------------------------------------------- */

/* The user has moved a control of the layer or mask. */
static void
on_value(LayerForm *form)
{
    g_autoptr(GPtrArray) layers = read_layers(form);

    if (form->is_showing || layers == NULL ||
        lattice_layers_name(layers, form->place) == NULL)
        return;
    if (!lattice_layer_read(g_ptr_array_index(layers, form->place.layer),
                            form->place.mask, get_side(form)->values))
        return;
    g_autofree char *text = lattice_layers_print(layers);
    form->is_moving = TRUE;
    if (text != NULL)
        g_object_set(form->owner->config, LATTICE_LAYERS_ARGUMENT, text, NULL);
    form->is_moving = FALSE;
}

/* Shows the values of what is chosen. */
static void
show_values(LayerForm *form, const GPtrArray *layers)
{
    const LatticePlace place = form->place;

    gtk_widget_set_visible(form->whole, place.layer < 0);
    for (int i = 0; i < 2; i++)
        gtk_widget_set_visible(controls_get_widget(form->side[i].controls),
                               place.layer >= 0 && (place.mask >= 0) == i);
    if (place.layer < 0)
        return;
    form->is_showing = TRUE;
    if (!form->is_moving)
        lattice_layer_show(g_ptr_array_index(layers, place.layer), place.mask,
                           get_side(form)->values);
    form->is_showing = FALSE;
    controls_update(get_side(form)->controls, NULL);
}

/* The owner of the layer: its recipe is that of its noise, with the layer's seed
 * as its seed. */
static char *
get_layer_recipe(gpointer data, GError **error G_GNUC_UNUSED)
{
    LayerForm *form = data;
    g_autoptr(GPtrArray) layers = read_layers(form);

    if (layers == NULL || lattice_layers_name(layers, form->place) == NULL)
        return NULL;
    const NoiseLayer *layer = g_ptr_array_index(layers, form->place.layer);
    NoiseParams noise = layer->noise;
    noise.seed = layer->layer_seed;
    if ((layer->color & 0xffff) != 0 || !noise_params_check(&noise, NULL))
        return NULL;
    return lattice_recipe_print(&noise);
}

/* The layers with such a recipe in the chosen one; NULL: there is none, as when
 * the explorer draws what was chosen before, or one is refused. */
static GPtrArray *
set_layer_recipe(const LayerForm *form, const char *recipe)
{
    GPtrArray *layers = read_layers(form);
    NoiseParams noise;

    if (layers == NULL || lattice_layers_name(layers, form->place) == NULL ||
        !noise_recipe_parse(recipe, &noise, NULL)) {
        g_clear_pointer(&layers, g_ptr_array_unref);
        return NULL;
    }
    NoiseLayer *layer = g_ptr_array_index(layers, form->place.layer);
    layer->layer_seed = noise.seed;
    noise.seed = layer->noise.seed;
    layer->noise = noise;
    return layers;
}

static gboolean
take_layer_recipe(gpointer data, const char *recipe,
                  GError **error G_GNUC_UNUSED)
{
    LayerForm *form = data;
    g_autoptr(GPtrArray) layers = set_layer_recipe(form, recipe);

    if (layers != NULL)
        put(form, layers, form->place, NULL);
    return layers != NULL;
}

static char *
show_layer_recipe(gpointer data, const char *recipe)
{
    const LayerForm *form = data;
    g_autoptr(GPtrArray) layers = set_layer_recipe(form, recipe);
    g_autofree char *text =
        layers != NULL ? lattice_layers_print(layers) : NULL;
    LatticeRequest request;

    if (text == NULL || !read_request(form, &request))
        return NULL;
    strcpy(request.noise.layers, text);
    return lattice_recipe_print(&request.noise);
}

/* ---- The list --------------------------------------------------------- */

/* The buttons below the list. */
static const struct {
    const char *icon, *help;
    Change change;
} tools[N_TOOLS] = {
    {GIMP_ICON_LAYER_MASK, NOISE_TEXT("Add a mask to the layer"),
     lattice_layers_add_mask},
    {GIMP_ICON_OBJECT_DUPLICATE, NOISE_TEXT("Duplicate the layer or mask"),
     lattice_layers_duplicate},
    {GIMP_ICON_GO_UP, NOISE_TEXT("Raise the layer or mask"),
     lattice_layers_raise},
    {GIMP_ICON_GO_DOWN, NOISE_TEXT("Lower the layer or mask"),
     lattice_layers_lower},
    {GIMP_ICON_EDIT_DELETE, NOISE_TEXT("Remove the layer or mask"),
     lattice_layers_remove},
};

/* Whether a change of the layers would change their text, and leave any. */
static gboolean
can_change(const LayerForm *form, Change change)
{
    g_autoptr(GPtrArray) layers = read_layers(form);
    g_autofree char *before = lattice_layers_print(layers);

    if (form->place.layer < 0)
        return FALSE;
    change(layers, form->place);
    g_autofree char *after = lattice_layers_print(layers);
    return after != NULL && *after != '\0' && strcmp(after, before) != 0;
}

static void
show(LayerForm *form, const GPtrArray *layers, const NoiseParams *whole)
{
    layer_view_fill(form->view, layers, whole, form->place);
    show_values(form, layers);
    for (int i = 0; i < N_TOOLS; i++)
        gtk_widget_set_sensitive(form->tool[i],
                                 can_change(form, tools[i].change));
    gtk_widget_set_sensitive(form->alone, form->place.layer >= 0);
}

/* Chooses what was put over the layers shown, such as a look: the new top. */
static void
choose_added(LayerForm *form, const GPtrArray *layers)
{
    g_autofree char *text =
        lattice_read_text(form->owner->config, LATTICE_LAYERS_ARGUMENT);
    g_autoptr(GPtrArray) shown = lattice_layers_read(form->shown);

    if (shown->len > 0 && layers->len > shown->len &&
        g_str_has_prefix(text, form->shown))
        form->place = (LatticePlace){(int)layers->len - 1, -1};
    g_free(form->shown);
    form->shown = g_steal_pointer(&text);
}

void
layer_form_update(LayerForm *form, const NoiseParams *whole)
{
    g_autoptr(GPtrArray) layers = read_layers(form);
    const gboolean has_layers = layers != NULL && layers->len > 0;

    gtk_widget_set_visible(form->tools, has_layers);
    if (layers != NULL)
        choose_added(form, layers);
    if (!has_layers || (form->place.layer >= 0 &&
                        lattice_layers_name(layers, form->place) == NULL))
        form->place = LATTICE_PLACE_WHOLE;
    if (has_layers)
        show(form, layers, whole);
    else
        show_values(form, NULL);
    explorer_button_update(form->explorer);
}

void
layer_form_show_alone(const LayerForm *form, NoiseParams *noise)
{
    g_autoptr(GPtrArray) layers = read_layers(form);

    if (layers != NULL && form->place.layer >= 0 &&
        gtk_toggle_button_get_active(GTK_TOGGLE_BUTTON(form->alone)))
        lattice_layers_show_alone(layers, form->place, noise);
}

/* ---- What the user does ----------------------------------------------- */

/* Lets the dialog follow what is chosen. */
static void
follow(const LayerForm *form)
{
    g_object_notify(form->owner->config, LATTICE_LAYERS_ARGUMENT);
}

static void
choose(gpointer data, LatticePlace place)
{
    LayerForm *form = data;

    form->place = place;
    follow(form);
}

static void
toggle(gpointer data, LatticePlace place)
{
    LayerForm *form = data;
    g_autoptr(GPtrArray) layers = read_layers(form);
    NoiseLayer *layer = g_ptr_array_index(layers, place.layer);

    layer->visible =
        layer->visible == NOISE_SWITCH_YES ? NOISE_SWITCH_NO : NOISE_SWITCH_YES;
    put(form, layers, form->place, NULL);
}

static void
rename_layer(gpointer data, LatticePlace place, const char *name)
{
    LayerForm *form = data;
    g_autoptr(GPtrArray) layers = read_layers(form);

    lattice_layers_rename(layers, place, name);
    put(form, layers, form->place, NULL);
}

static void
order(gpointer data, const GArray *places, guint moved)
{
    LayerForm *form = data;
    g_autoptr(GPtrArray) layers = read_layers(form);
    LatticePlace place;

    if (lattice_layers_order(layers, places, moved, &place))
        put(form, layers, place, NULL);
    else
        follow(form); /* shows the old order again */
}

/* Adds a layer of initial noise, or of a plain color (0: none). */
static void
add_layer(LayerForm *form, const char *name, guint64 color)
{
    g_autoptr(GPtrArray) layers = read_layers(form);
    const gboolean is_first = layers != NULL && layers->len == 0;
    LatticePlace place = form->place;
    LatticeRequest request;
    NoiseParams other;

    noise_params_init(&other);
    if (layers == NULL || (is_first && (!read_request(form, &request) ||
                                        !noise_params_add_layers(
                                            &request.noise, &other, "", NULL))))
        return;
    if (is_first) { /* the noise alone becomes the lowest one */
        g_ptr_array_unref(layers);
        layers = lattice_layers_read(request.noise.layers);
        g_ptr_array_set_size(layers, 1);
    }
    NoiseLayer *layer = lattice_layers_add(layers, &place, name);
    layer->color = color;
    if (color == 0)
        lattice_default_noise(form->owner->size, "perlin", &layer->noise);
    put(form, layers, place, is_first ? &request : NULL);
}

static void
on_add_noise(LayerForm *form)
{
    add_layer(form, "noise", 0);
}

static void
on_add_color(LayerForm *form)
{
    guint64 foreground, background;

    toolkit_get_gimps_colors(&foreground, &background);
    add_layer(form, "color", foreground);
}

static void
on_tool(GtkWidget *button, LayerForm *form)
{
    g_autoptr(GPtrArray) layers = read_layers(form);
    int i = 0;

    while (form->tool[i] != button)
        i++;
    const LatticePlace place = tools[i].change(layers, form->place);
    put(form, layers, place, NULL);
}

/* ---- Widgets ---------------------------------------------------------- */

/* "Add layer: Look, Noise, Color". */
static GtkWidget *
new_adding_line(LayerForm *form, GtkWidget *recipe_bar)
{
    GtkWidget *line = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, SPACE);
    /* TRANSLATORS: before buttons that say of what. */
    GtkWidget *label = gtk_label_new(_("Add layer:"));

    toolkit_pack(line, label, FALSE);
    label_add_button(line, C_("layer", "Look..."),
                     _("Add a look or a covering from pictures"),
                     G_CALLBACK(recipe_bar_add_look), recipe_bar);
    label_add_button(line, C_("layer", "Noise"),
                     _("Add noise above the chosen layer"),
                     G_CALLBACK(on_add_noise), form);
    label_add_button(line, C_("layer", "Color"),
                     _("Add GIMP's foreground color above the chosen layer"),
                     G_CALLBACK(on_add_color), form);
    return line;
}

static GtkWidget *
new_tools_line(LayerForm *form)
{
    GtkWidget *line = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, SPACE);

    for (int i = 0; i < N_TOOLS; i++) {
        form->tool[i] = label_new_icon_button(tools[i].icon,
                                              lattice_translate(tools[i].help));
        g_signal_connect(form->tool[i], "clicked", G_CALLBACK(on_tool), form);
        toolkit_pack(line, form->tool[i], FALSE);
    }
    form->alone = gtk_check_button_new_with_label(_("Alone"));
    gtk_widget_set_tooltip_text(form->alone,
                                _("Preview only the chosen layer or mask"));
    g_signal_connect_swapped(form->alone, "toggled", G_CALLBACK(follow), form);
    toolkit_pack(line, form->alone, FALSE);
    return line;
}

static void
add_list(LayerForm *form, GtkWidget *recipe_bar, GtkWidget *box)
{
    GtkWidget *list = toolkit_box_new(GTK_ORIENTATION_VERTICAL, SPACE);
    const LayerViewActions actions = {choose, toggle, rename_layer, order,
                                      form};

    form->view = layer_view_new(actions);
    form->tools = toolkit_box_new(GTK_ORIENTATION_VERTICAL, SPACE);
    toolkit_pack(form->tools, form->view, FALSE);
    toolkit_pack(form->tools, new_tools_line(form), FALSE);
    toolkit_pack(list, form->tools, FALSE);
    toolkit_pack(list, new_adding_line(form, recipe_bar), FALSE);
    toolkit_make_dense(list);
    gtk_widget_show_all(list);
    toolkit_pack(box, list, FALSE);
}

static void
build_controls(LayerForm *form, ControlsImage image)
{
    form->controls = toolkit_box_new(GTK_ORIENTATION_VERTICAL, 0);
    toolkit_pack(form->controls, form->whole, FALSE);
    form->explorer = explorer_button_new(&form->layer);
    for (int i = 0; i < 2; i++) {
        Side *side = &form->side[i];
        side->values = lattice_layer_values_new(i);
        side->controls = controls_new(lattice_layer_describe(i), side->values,
                                      image, i == 0 ? form->explorer : NULL);
        g_signal_connect_swapped(side->values, "notify", G_CALLBACK(on_value),
                                 form);
        toolkit_pack(form->controls, controls_get_widget(side->controls),
                     FALSE);
    }
    gtk_widget_show(form->controls);
}

LayerForm *
layer_form_new(const RecipeOwner *owner, ControlsImage image, GtkWidget *whole,
               GtkWidget *recipe_bar, GtkWidget *box)
{
    LayerForm *form = g_new0(LayerForm, 1);

    form->owner = owner;
    form->layer = *owner;
    form->layer.get = get_layer_recipe;
    form->layer.take = take_layer_recipe;
    form->layer.show = show_layer_recipe;
    form->layer.say = NULL;
    form->layer.data = form;
    form->place = LATTICE_PLACE_WHOLE;
    form->shown = g_strdup("");
    form->whole = whole;
    add_list(form, recipe_bar, box);
    build_controls(form, image);
    return form;
}

void
layer_form_free(LayerForm *form)
{
    for (int i = 0; i < 2; i++) {
        controls_free(form->side[i].controls);
        g_object_unref(form->side[i].values);
    }
    g_free(form->shown);
    g_free(form);
}

GtkWidget *
layer_form_get_controls(LayerForm *form)
{
    return form->controls;
}
