/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The layers in the studio's dialog.  They are kept in the argument "layers"
 * (layer-argument.h).  To change them, the form edits a copy and stores it in the
 * argument.
 */
#include "layer-form.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "area.h"
#include "defaults.h"
#include "explorer-button.h"
#include "history.h"
#include "label.h"
#include "layer-argument.h"
#include "layer-values.h"
#include "recipe-bar.h"
#include "recipe-picture.h"
#include "toolkit.h"

/* In pixels: a picture's side; how far the layers of a group are indented; the width of
 * the arrows; the margin beside the mode and opacity; the list's frame; and the space
 * between the buttons, and between them and the list. */
#define PICTURE 24
#define INDENT  12
#define ARROW   18
#define MARGIN  6
#define FRAME   2
#define SPACE   3

/* In milliseconds: how long to wait before drawing the layers' pictures, so that the
 * canvas is drawn first. */
#define REST_MS 400

/* A layer's thumbnail shows the upper left SEEN x SEEN pixels of the whole picture.
 * Each pixel of the thumbnail is the mean of AVERAGED x AVERAGED drawn ones, which
 * smooths the sharp edges of masks. */
#define SEEN     384
#define AVERAGED 4

/* The arrow of a group, as a UTF-8 character. */
#define FOLDED   "\342\226\270" /* a small triangle that points to the right */
#define UNFOLDED "\342\226\276" /* or down */

enum {
    COLUMN_EYE = RECIPE_PICTURE_N_COLUMNS, /* the name of an icon */
    COLUMN_DETAIL,
    COLUMN_ARROW, /* FOLDED or UNFOLDED; NULL unless the row is a group */
    COLUMN_ALIGN, /* the picture's alignment, which indents it */
    COLUMN_LAYER, /* the row's LatticePlace */
    COLUMN_MASK,
    COLUMN_IS_GROUP,
    N_COLUMNS
};

#define N_TOOLS 5

struct LayerForm {
    const RecipeOwner *owner; /* owns the whole picture's recipe */
    RecipeOwner layer;        /* owns the recipe of the chosen layer's noise */
    LatticePlace place;       /* the chosen row */
    LatticePlace controlled;  /* the row whose controls are shown */
    GHashTable *unfolded; /* the names of the groups whose layers are shown */
    NoiseRecipe *before;  /* the picture that was shown last, or NULL */
    RecipePictures pictures; /* a thumbnail for each row */
    GtkTreeView *rows;
    GtkTreeViewColumn *eye, *arrow, *picture, *name;
    GtkWidget *scroller, *controls, *whole, *explorer;
    GtkWidget *tools; /* shown only if there are layers */
    GtkWidget *tool[N_TOOLS], *alone;
    /* The values of the chosen layer, mask or group, and the controls that show them.
     * Each kind of place has its own. */
    GObject *values[LATTICE_N_PLACE_KINDS];
    Controls *own[LATTICE_N_PLACE_KINDS];
    LatticePlace pressed; /* the row that was clicked last */
    int height;          /* of the list, in pixels, when it was last laid out */
    gboolean is_showing; /* our code is changing rows and values */
    gboolean is_moving;  /* the user is moving a control: keep its value */
    gboolean is_dragging; /* a row is being dragged: ignore selections */
};

/* ---- The argument ----------------------------------------------------- */

/* Returns the current layers, or NULL if their text is invalid. */
static const NoiseRecipe *
get_layers(const LayerForm *form)
{
    return lattice_layers_get(form->owner->config);
}

/* Returns a copy of the current layers for the caller to change; free with
 * noise_recipe_free().  Call this only if get_layers() does not return NULL. */
static NoiseRecipe *
copy_layers(const LayerForm *form)
{
    return lattice_recipe_copy(get_layers(form));
}

/* Tells the user that a layer cannot be added, because there would be too many or their
 * text would be too long. */
static void
say_full(const LayerForm *form)
{
    form->owner->say(form->owner->data,
                     _("There is no room for another layer"));
}

/* Stores changed layers as one undo step, and makes `place` the chosen row. */
static void
put(LayerForm *form, const NoiseRecipe *layers, LatticePlace place)
{
    GObject *config = form->owner->config;
    const LatticePlace before = form->place;

    lattice_history_end_step(config);
    form->place = place;
    if (!lattice_layers_put(config, layers)) {
        form->place = before;
        say_full(form);
    }
    lattice_history_end_step(config);
}

/* ---- The chosen layer ------------------------------------------------- */

/* Called when the user has moved a control of the chosen row. */
static void
on_value(LayerForm *form)
{
    const NoiseRecipe *present = get_layers(form);
    const LatticePlace place = form->place;

    if (form->is_showing || present == NULL ||
        lattice_layers_name(present, place) == NULL)
        return;
    g_autoptr(NoiseRecipe) layers = copy_layers(form);
    if (!lattice_layer_read(layers, place,
                            form->values[lattice_place_kind(place)]))
        return;
    form->is_moving = TRUE;
    lattice_layers_put(form->owner->config, layers);
    form->is_moving = FALSE;
}

/* Shows the controls and values of the chosen row.  If the row has just been chosen,
 * scrolls to the top of its controls, and opens the groups whose values differ from
 * their initial ones. */
static void
show_values(LayerForm *form, const NoiseRecipe *layers)
{
    const LatticePlace place = form->place;
    const int kind = lattice_place_kind(place);
    const gboolean is_other = !lattice_place_equals(place, form->controlled);

    form->controlled = place;
    if (is_other)
        area_show_top(form->controls);
    gtk_widget_set_visible(form->whole, place.layer < 0);
    for (int i = 0; i < LATTICE_N_PLACE_KINDS; i++)
        gtk_widget_set_visible(controls_get_widget(form->own[i]),
                               place.layer >= 0 && i == kind);
    if (place.layer < 0)
        return;
    form->is_showing = TRUE;
    if (!form->is_moving)
        lattice_layer_show(layers, place, form->values[kind]);
    form->is_showing = FALSE;
    controls_update(form->own[kind]);
    if (is_other)
        controls_open_changed(form->own[kind]);
}

/* True if the chosen row is a layer or a mask that this picture has. */
static gboolean
is_layer_in(const LayerForm *form, const NoiseRecipe *picture)
{
    return !form->place.is_group &&
           lattice_layers_name(picture, form->place) != NULL;
}

/* Returns the chosen layer, or the layer that the chosen mask belongs to.  Returns NULL
 * if neither is chosen, or if the text of the layers is invalid. */
static const NoiseLayer *
get_chosen(const LayerForm *form)
{
    const NoiseRecipe *layers = get_layers(form);

    return layers != NULL && is_layer_in(form, layers)
               ? noise_recipe_layer(layers, form->place.layer)
               : NULL;
}

/* Fills in a request for the chosen layer's noise alone, with the layer's seed and the
 * picture's size.  Returns FALSE if no layer is chosen, if the layer has no noise, or if
 * the picture is invalid. */
static gboolean
get_layer_noise(gpointer data, LatticeRequest *request)
{
    const LayerForm *form = data;
    const NoiseLayer *layer = get_chosen(form);
    g_auto(LatticeRequest) whole = {.recipe = NULL};

    lattice_request_init(request);
    if (layer == NULL || !noise_layer_has_noise(layer) ||
        !form->owner->get(form->owner->data, &whole))
        return FALSE;
    NoiseParams *noise = noise_recipe_edit(request->recipe);
    *noise = layer->noise;
    noise->seed = layer->layer_seed;
    noise->size = noise_recipe_params(whole.recipe)->size;
    return noise_recipe_check(request->recipe, NULL);
}

/* Replaces the noise of the chosen layer in `picture` with the noise of `recipe`.
 * Returns FALSE if the recipe is invalid, or if `picture` does not have the chosen
 * layer.  The latter can happen while the explorer still draws variations of a layer
 * that was chosen before. */
static gboolean
set_layer_noise(const LayerForm *form, const char *recipe, NoiseRecipe *picture)
{
    g_autoptr(NoiseRecipe) parsed = noise_recipe_parse(recipe, NULL);

    if (parsed == NULL || !is_layer_in(form, picture))
        return FALSE;
    NoiseLayer *layer = noise_recipe_edit_layer(picture, form->place.layer);
    NoiseParams noise = *noise_recipe_params(parsed);
    layer->layer_seed = noise.seed;
    noise.seed = layer->noise.seed;
    noise.size = layer->noise.size;
    layer->noise = noise;
    return TRUE;
}

static gboolean
take_layer_recipe(gpointer data, const char *recipe,
                  GError **error G_GNUC_UNUSED)
{
    LayerForm *form = data;

    if (get_chosen(form) == NULL)
        return FALSE;
    g_autoptr(NoiseRecipe) layers = copy_layers(form);
    const gboolean is_good = set_layer_noise(form, recipe, layers);
    if (is_good)
        put(form, layers, form->place);
    return is_good;
}

static char *
show_layer_recipe(gpointer data, const char *recipe)
{
    const LayerForm *form = data;
    g_auto(LatticeRequest) whole = {.recipe = NULL};

    return form->owner->get(form->owner->data, &whole) &&
                   set_layer_noise(form, recipe, whole.recipe)
               ? lattice_recipe_print(whole.recipe)
               : NULL;
}

/* ---- The rows ---------------------------------------------------------
 *
 * The whole picture comes first, then the layers from the top, as in GIMP's Layers
 * dialog.  A layer's row has an eye, a thumbnail, the name, and the text that
 * describe() returns; the rows of its masks follow.  A group has a row like a layer's,
 * with an arrow.  The rows of its layers follow while the group is unfolded, which a
 * click on the arrow changes. */

static LatticePlace
get_place(const LayerForm *form, GtkTreeIter *row)
{
    LatticePlace place;

    gtk_tree_model_get(GTK_TREE_MODEL(form->pictures.store), row, COLUMN_LAYER,
                       &place.layer, COLUMN_MASK, &place.mask, COLUMN_IS_GROUP,
                       &place.is_group, -1);
    return place;
}

/* Returns a string such as "Multiply, 50 %", without the mode if it is Normal, and
 * without the opacity if it is full; free with g_free(). */
static char *
describe(NoiseMode mode, double opacity)
{
    const LatticeArgument *modes = lattice_argument_find(
        lattice_layer_describe(LATTICE_PLACE_LAYER), "mode");
    GString *text = g_string_new(NULL);

    if (mode != NOISE_MODE_NORMAL)
        g_string_append(text,
                        lattice_translate_choice(&modes->parameter, mode));
    if (opacity < 1.0)
        g_string_append_printf(text, "%s%.0f %%", text->len > 0 ? ", " : "",
                               100.0 * opacity);
    return g_string_free(text, FALSE);
}

/* Returns the text from describe() for a layer or group, or NULL for other places; free
 * with g_free(). */
static char *
describe_place(const NoiseRecipe *layers, LatticePlace place)
{
    if (place.layer < 0 || place.mask >= 0)
        return NULL;
    const NoiseLayer *layer = noise_recipe_layer(layers, place.layer);
    return place.is_group ? describe(NOISE_MODE_NORMAL, layer->group.opacity)
                          : describe(layer->mode, layer->opacity);
}

/* Returns the switch that the eye in a row stands for, or NULL for the whole picture,
 * which has no eye. */
static const NoiseSwitch *
get_eye(const NoiseRecipe *layers, LatticePlace place)
{
    if (place.layer < 0)
        return NULL;
    const NoiseLayer *layer = noise_recipe_layer(layers, place.layer);
    switch (lattice_place_kind(place)) {
    case LATTICE_PLACE_GROUP:
        return &layer->group.visible;
    case LATTICE_PLACE_MASK:
        return &layer->mask[place.mask].visible;
    default:
        return &layer->visible;
    }
}

/* Returns the width of the column of pictures.  It leaves room to indent masks and, if
 * there are groups, the layers in them. */
static int
find_picture_width(gboolean has_groups)
{
    return 2 * PICTURE + (has_groups ? INDENT : 0);
}

/* Returns the alignment that indents a picture in a column of this width. */
static float
find_align(const NoiseRecipe *layers, LatticePlace place, int width)
{
    int indent = place.mask >= 0 ? PICTURE : 0;

    if (place.layer >= 0 && !place.is_group &&
        noise_recipe_layer(layers, place.layer)->group.name[0] != '\0')
        indent += INDENT;
    return (float)indent / (float)(width - PICTURE);
}

static gboolean
is_unfolded(const LayerForm *form, const char *group)
{
    return g_hash_table_contains(form->unfolded, group);
}

/* Returns the text of a recipe that draws only this layer, mask or group, or the whole
 * picture.  Returns NULL if `whole` has no such place, or if the recipe is invalid.
 * Free with g_free(). */
static char *
print_alone(const NoiseRecipe *whole, LatticePlace place)
{
    g_autoptr(NoiseRecipe) shown = lattice_recipe_copy(whole);
    const gboolean has_picture =
        place.layer < 0 || (lattice_layers_name(whole, place) != NULL &&
                            lattice_layers_show_alone(shown, place));

    return has_picture && noise_recipe_check(shown, NULL)
               ? lattice_recipe_print(shown)
               : NULL;
}

/* True if a row shows this place already, under this label. */
static gboolean
shows_place(const LayerForm *form, GtkTreeIter *row, LatticePlace place,
            const char *label)
{
    g_autofree char *shown = NULL;

    gtk_tree_model_get(GTK_TREE_MODEL(form->pictures.store), row,
                       RECIPE_PICTURE_LABEL, &shown, -1);
    return g_strcmp0(shown, label) == 0 &&
           lattice_place_equals(get_place(form, row), place);
}

/* Fills in a row.  A layer that has moved to this row brings its picture along, if that
 * is kept, and never shows the picture of the layer that was here before. */
static void
fill_row(LayerForm *form, GtkTreeIter *row, const NoiseRecipe *layers,
         LatticePlace place, const char *label, const NoiseRecipe *whole)
{
    const int width = gtk_tree_view_column_get_fixed_width(form->picture);
    const NoiseSwitch *eye = get_eye(layers, place);
    g_autofree char *detail = describe_place(layers, place);
    g_autofree char *recipe = print_alone(whole, place);
    const char *arrow = NULL;

    if (!shows_place(form, row, place, label))
        recipe_picture_reset(&form->pictures, row);
    if (place.is_group)
        arrow = is_unfolded(form, lattice_layers_name(layers, place)) ? UNFOLDED
                                                                      : FOLDED;
    gtk_list_store_set(
        form->pictures.store, row, COLUMN_EYE,
        eye != NULL && *eye == NOISE_SWITCH_YES ? GIMP_ICON_VISIBLE : NULL,
        RECIPE_PICTURE_LABEL, label, COLUMN_DETAIL, detail, COLUMN_ARROW, arrow,
        COLUMN_ALIGN, find_align(layers, place, width), COLUMN_LAYER,
        place.layer, COLUMN_MASK, place.mask, COLUMN_IS_GROUP, place.is_group,
        -1);
    recipe_picture_set(&form->pictures, row, recipe);
}

/* The buttons above the list.  change() returns the row to choose afterwards.  `key`
 * presses the button while the list has the focus; gtk_accelerator_parse() reads it. */
static const struct {
    const char *icon, *help, *key;
    gboolean (*can_change)(const NoiseRecipe *layers, LatticePlace place);
    LatticePlace (*change)(NoiseRecipe *layers, LatticePlace place);
} tools[N_TOOLS] = {
    {GIMP_ICON_LAYER_MASK, NOISE_TEXT("Add a mask to the layer"), NULL,
     lattice_layers_can_add_mask, lattice_layers_add_mask},
    {GIMP_ICON_OBJECT_DUPLICATE,
     NOISE_TEXT("Duplicate the layer, mask or group"), "<Control><Shift>d",
     lattice_layers_can_duplicate, lattice_layers_duplicate},
    {GIMP_ICON_GO_UP, NOISE_TEXT("Raise the layer, mask or group"), "<Alt>Up",
     lattice_layers_can_raise, lattice_layers_raise},
    {GIMP_ICON_GO_DOWN, NOISE_TEXT("Lower the layer, mask or group"),
     "<Alt>Down", lattice_layers_can_lower, lattice_layers_lower},
    {GIMP_ICON_EDIT_DELETE, NOISE_TEXT("Remove the layer, mask or group"),
     "Delete", lattice_layers_can_remove, lattice_layers_remove},
};

/* Returns the largest height that the list may have: half of the height that it shares
 * with the controls below it. */
static int
find_most_height(const LayerForm *form)
{
    GtkWidget *area =
        gtk_widget_get_ancestor(form->controls, GTK_TYPE_SCROLLED_WINDOW);
    GtkAllocation list = {.height = 0}, below;
    int height;

    if (!gtk_widget_get_mapped(area)) {
        gtk_widget_get_size_request(area, NULL, &height);
        return height / 2;
    }
    if (gtk_widget_get_visible(form->tools))
        gtk_widget_get_allocation(form->scroller, &list);
    gtk_widget_get_allocation(area, &below);
    return (list.height + below.height) / 2;
}

/* Returns the height of a row.  Asks the cells instead of the view, which measures some
 * of its rows only later, and until then requests less height than it needs. */
static int
find_row_height(const LayerForm *form)
{
    g_autoptr(GList) columns = gtk_tree_view_get_columns(form->rows);
    GtkTreeModel *model = GTK_TREE_MODEL(form->pictures.store);
    int highest = 0, separator;
    GtkTreeIter row;

    if (!gtk_tree_model_get_iter_first(model, &row))
        return 0;
    for (GList *at = columns; at != NULL; at = at->next) {
        int height;
        gtk_tree_view_column_cell_set_cell_data(at->data, model, &row, FALSE,
                                                FALSE);
        gtk_tree_view_column_cell_get_size(at->data, NULL, NULL, NULL, NULL,
                                           &height);
        highest = MAX(highest, height);
    }
    gtk_widget_style_get(GTK_WIDGET(form->rows), "vertical-separator",
                         &separator, NULL);
    return highest + separator;
}

/* Makes the list as high as its rows, or lets it scroll if that is too high. */
static void
fit_height(const LayerForm *form)
{
    const int n = gtk_tree_model_iter_n_children(
        GTK_TREE_MODEL(form->pictures.store), NULL);
    const int most = find_most_height(form);
    const int wanted = n * find_row_height(form) + 2 * FRAME;
    const gboolean is_fitting = wanted <= most;

    gtk_scrolled_window_set_policy(
        GTK_SCROLLED_WINDOW(form->scroller), GTK_POLICY_NEVER,
        is_fitting ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC);
    /* Request the height here: until the view has measured all its rows, it requests
     * too little.  GTK would place the window for that height, and the window would
     * then outgrow the screen. */
    gtk_widget_set_size_request(form->scroller, -1, MIN(wanted, most));
}

/* Scrolls to the chosen row again if the list has become higher or lower, because the
 * row may then be out of sight.  Otherwise leaves the list where the user has scrolled
 * it to. */
static void
on_resized(GtkWidget *rows, const GtkAllocation *area, LayerForm *form)
{
    GtkTreePath *cursor;

    if (area->height == form->height)
        return;
    form->height = area->height;
    gtk_tree_view_get_cursor(GTK_TREE_VIEW(rows), &cursor, NULL);
    if (cursor != NULL)
        gtk_tree_view_scroll_to_cell(form->rows, cursor, NULL, FALSE, 0, 0);
    gtk_tree_path_free(cursor);
}

/* Selects a row, gives it the cursor and scrolls to it. */
static void
choose_row(const LayerForm *form, int number)
{
    GtkTreePath *path = gtk_tree_path_new_from_indices(number, -1);
    GtkTreePath *cursor;

    gtk_tree_view_get_cursor(form->rows, &cursor, NULL);
    /* Setting the cursor would end the editing of a name. */
    if (cursor == NULL || gtk_tree_path_compare(cursor, path) != 0)
        gtk_tree_view_set_cursor(form->rows, path, NULL, FALSE);
    gtk_tree_selection_select_path(gtk_tree_view_get_selection(form->rows),
                                   path);
    gtk_tree_view_scroll_to_cell(form->rows, path, NULL, FALSE, 0, 0);
    gtk_tree_path_free(cursor);
    gtk_tree_path_free(path);
}

static gboolean
has_groups(const GArray *places)
{
    guint i = 0;

    while (i < places->len && !g_array_index(places, LatticePlace, i).is_group)
        i++;
    return i < places->len;
}

/* Fills the list with these places.  Their thumbnails are drawn later. */
static void
fill_list(LayerForm *form, const NoiseRecipe *layers, const GArray *places,
          const NoiseRecipe *whole)
{
    const int n = (int)places->len;
    const gboolean has_place = form->place.layer >= 0;
    g_autoptr(GPtrArray) labels = lattice_layers_label(layers, places);
    GtkTreeModel *model = GTK_TREE_MODEL(form->pictures.store);
    GtkTreeIter row;

    form->is_showing = TRUE;
    recipe_picture_keep(&form->pictures);
    recipe_picture_set_length(&form->pictures, n);
    gtk_tree_view_column_set_visible(form->arrow, has_groups(places));
    gtk_tree_view_column_set_fixed_width(
        form->picture, find_picture_width(has_groups(places)));
    for (int i = 0; i < n; i++) {
        const LatticePlace place =
            g_array_index(places, LatticePlace, (guint)i);
        gtk_tree_model_iter_nth_child(model, &row, NULL, i);
        fill_row(form, &row, layers, place,
                 /* TRANSLATORS: in a list of layers, what belongs to all of
                  * them. */
                 place.layer < 0 ? _("Whole picture") : labels->pdata[i],
                 whole);
    }
    choose_row(form, lattice_layers_find(layers, places, form->place));
    form->is_showing = FALSE;
    fit_height(form);
    recipe_picture_draw(&form->pictures);
    for (int i = 0; i < N_TOOLS; i++)
        gtk_widget_set_sensitive(form->tool[i],
                                 has_place &&
                                     tools[i].can_change(layers, form->place));
    gtk_widget_set_sensitive(form->alone, has_place);
}

/* If layers have been added on top of the picture that was shown last, for example by a
 * preset, chooses the new top layer or its group.  That picture may also have been one
 * noise, which has now become the lowest layer. */
static void
choose_added(LayerForm *form, const NoiseRecipe *layers)
{
    const int n = noise_recipe_count_layers(layers);
    const int n_before = form->before != NULL
                             ? MAX(noise_recipe_count_layers(form->before), 1)
                             : n;
    int first;

    if (n <= n_before || !noise_recipe_cover(form->before, NULL, "", NULL))
        return;
    g_autofree char *before = lattice_layers_print(form->before);
    g_autofree char *text = lattice_layers_print(layers);
    if (!g_str_has_prefix(text, before))
        return;
    form->place = lattice_place_layer(n - 1);
    noise_recipe_find_group(layers, n - 1, &first);
    const LatticePlace group = lattice_place_group(first);
    if (first >= n_before && lattice_layers_name(layers, group) != NULL)
        form->place = group;
}

/* Shows the rows of a picture with layers. */
static void
show_rows(LayerForm *form, const NoiseRecipe *layers, const NoiseRecipe *whole)
{
    g_autoptr(GArray) places = lattice_layers_list(layers, form->unfolded);
    const int chosen = lattice_layers_find(layers, places, form->place);

    form->place = chosen >= 0
                      ? g_array_index(places, LatticePlace, (guint)chosen)
                      : LATTICE_PLACE_WHOLE;
    fill_list(form, layers, places, whole);
}

void
layer_form_update(LayerForm *form, const NoiseRecipe *whole)
{
    const NoiseRecipe *layers = get_layers(form);
    const gboolean has_layers =
        layers != NULL && noise_recipe_count_layers(layers) > 0;

    if (has_layers) {
        choose_added(form, layers);
        show_rows(form, layers, whole);
    } else {
        form->place = LATTICE_PLACE_WHOLE;
    }
    if (layers != NULL) {
        noise_recipe_free(form->before);
        form->before = lattice_recipe_copy(has_layers ? layers : whole);
    }
    gtk_widget_set_visible(form->tools, has_layers);
    show_values(form, layers);
    const NoiseLayer *chosen = get_chosen(form);
    /* A plain color has nothing to explore. */
    gtk_widget_set_sensitive(form->explorer,
                             chosen != NULL && noise_layer_has_noise(chosen));
    explorer_button_update(form->explorer);
}

void
layer_form_show_alone(const LayerForm *form, NoiseRecipe *picture)
{
    if (lattice_layers_name(picture, form->place) != NULL &&
        gtk_toggle_button_get_active(GTK_TOGGLE_BUTTON(form->alone)))
        lattice_layers_show_alone(picture, form->place);
}

/* ---- What the user does ----------------------------------------------- */

/* Makes the dialog update its controls and preview, as if the layers had changed. */
static void
follow(const LayerForm *form)
{
    g_object_notify(form->owner->config, LATTICE_LAYERS_ARGUMENT);
}

static void
on_selected(GtkTreeSelection *selection, LayerForm *form)
{
    GtkTreeIter row;

    if (form->is_showing || form->is_dragging ||
        !gtk_tree_selection_get_selected(selection, NULL, &row))
        return;
    form->place = get_place(form, &row);
    follow(form);
}

/* Renames a row.  A group stays unfolded. */
static void
rename_row(LayerForm *form, LatticePlace place, const char *label)
{
    g_autoptr(NoiseRecipe) layers = copy_layers(form);
    g_autofree char *before = g_strdup(lattice_layers_name(layers, place));

    lattice_layers_rename(layers, place, label);
    if (place.is_group && is_unfolded(form, before))
        g_hash_table_add(form->unfolded,
                         g_strdup(lattice_layers_name(layers, place)));
    put(form, layers, form->place);
}

static void
on_edited(GtkCellRendererText *cell G_GNUC_UNUSED, const char *path,
          const char *label, LayerForm *form)
{
    GtkTreeModel *model = GTK_TREE_MODEL(form->pictures.store);
    g_autofree char *before = NULL;
    GtkTreeIter row;

    if (!gtk_tree_model_get_iter_from_string(model, &row, path))
        return;
    gtk_tree_model_get(model, &row, RECIPE_PICTURE_LABEL, &before, -1);
    /* Rename the row only if the user has changed its label, which may contain a number
     * that is not part of the name: it tells rows with the same name apart. */
    if (strcmp(label, before) != 0)
        rename_row(form, get_place(form, &row), label);
    else
        recipe_picture_draw(&form->pictures);
}

/* Lets the user edit the name of a row after a double click or Enter.  If
 * names were always editable, a second single click would also start editing. */
static void
on_activated(GtkTreeView *tree, GtkTreePath *path,
             GtkTreeViewColumn *column G_GNUC_UNUSED, LayerForm *form)
{
    g_autoptr(GList) cells =
        gtk_cell_layout_get_cells(GTK_CELL_LAYOUT(form->name));
    GtkTreeIter row;

    gtk_tree_model_get_iter(GTK_TREE_MODEL(form->pictures.store), &row, path);
    if (get_place(form, &row).layer < 0)
        return;
    /* Stop drawing the rows' pictures: changing this row would end the editing. */
    recipe_picture_stop(&form->pictures);
    g_object_set(cells->data, "editable", TRUE, NULL);
    gtk_tree_view_set_cursor(tree, path, form->name, TRUE);
    g_object_set(cells->data, "editable", FALSE, NULL);
}

/* Hides or shows a layer, mask or group. */
static void
toggle_eye(LayerForm *form, LatticePlace place)
{
    g_autoptr(NoiseRecipe) layers = copy_layers(form);
    NoiseLayer *layer = noise_recipe_edit_layer(layers, place.layer);
    NoiseLayerGroup group = layer->group;
    const NoiseSwitch toggled = *get_eye(layers, place) == NOISE_SWITCH_YES
                                    ? NOISE_SWITCH_NO
                                    : NOISE_SWITCH_YES;

    switch (lattice_place_kind(place)) {
    case LATTICE_PLACE_GROUP:
        group.visible = toggled;
        noise_recipe_set_group(layers, place.layer, &group);
        break;
    case LATTICE_PLACE_MASK:
        layer->mask[place.mask].visible = toggled;
        break;
    default:
        layer->visible = toggled;
    }
    put(form, layers, form->place);
}

/* Folds or unfolds a group. */
static void
toggle_fold(LayerForm *form, LatticePlace place)
{
    const char *name = lattice_layers_name(get_layers(form), place);

    if (!g_hash_table_remove(form->unfolded, name))
        g_hash_table_add(form->unfolded, g_strdup(name));
    follow(form);
}

/* ---- Keys ------------------------------------------------------------- */

/* Presses the button above the list that has this key.  Returns FALSE if none has it. */
static gboolean
press_tool(const LayerForm *form, const GdkEventKey *event)
{
    for (int i = 0; i < N_TOOLS; i++) {
        if (tools[i].key == NULL || !label_is_pressed(event, tools[i].key))
            continue;
        if (gtk_widget_is_sensitive(form->tool[i]))
            gtk_button_clicked(GTK_BUTTON(form->tool[i]));
        return TRUE;
    }
    return FALSE;
}

/* Starts editing the name of the chosen row. */
static void
edit_name(LayerForm *form)
{
    GtkTreeModel *model;
    GtkTreeIter row;

    if (!gtk_tree_selection_get_selected(
            gtk_tree_view_get_selection(form->rows), &model, &row))
        return;
    GtkTreePath *path = gtk_tree_model_get_path(model, &row);
    on_activated(form->rows, path, NULL, form);
    gtk_tree_path_free(path);
}

/* Handles keys in the list. */
static gboolean
on_key(GtkWidget *rows, const GdkEventKey *event, LayerForm *form)
{
    const NoiseRecipe *layers = get_layers(form);
    const LatticePlace place = form->place;

    /* While a name is edited, its entry passes on the keys that it does not use. */
    if (layers == NULL || !gtk_widget_is_focus(rows))
        return FALSE;
    if (press_tool(form, event))
        return TRUE;
    if (label_is_pressed(event, "space") && get_eye(layers, place) != NULL)
        toggle_eye(form, place);
    else if (label_is_pressed(event, "F2"))
        edit_name(form);
    else if (label_is_pressed(event, "F6"))
        gtk_widget_child_focus(form->controls, GTK_DIR_TAB_FORWARD);
    else if (place.is_group &&
             label_is_pressed(
                 event, is_unfolded(form, lattice_layers_name(layers, place))
                            ? "Left"
                            : "Right"))
        toggle_fold(form, place);
    else
        return FALSE;
    return TRUE;
}

/* Handles keys in the controls. */
static gboolean
on_controls_key(GtkWidget *controls G_GNUC_UNUSED, const GdkEventKey *event,
                const LayerForm *form)
{
    if (!label_is_pressed(event, "F6") || !gtk_widget_get_visible(form->tools))
        return FALSE;
    gtk_widget_grab_focus(GTK_WIDGET(form->rows));
    return TRUE;
}

/* ---- The mouse -------------------------------------------------------- */

/* Handles clicks on eyes and arrows.  Such a click does not choose its row. */
static gboolean
on_pressed(GtkWidget *tree, GdkEventButton *event, LayerForm *form)
{
    GtkTreePath *path;
    GtkTreeViewColumn *column;
    GtkTreeIter row;

    if (event->button != 1 || !gtk_tree_view_get_path_at_pos(
                                  GTK_TREE_VIEW(tree), (int)event->x,
                                  (int)event->y, &path, &column, NULL, NULL))
        return FALSE;
    gtk_tree_model_get_iter(GTK_TREE_MODEL(form->pictures.store), &row, path);
    gtk_tree_path_free(path);
    const LatticePlace place = get_place(form, &row);
    const gboolean is_eye =
        column == form->eye && get_eye(get_layers(form), place) != NULL;
    const gboolean is_arrow = column == form->arrow && place.is_group;
    /* Ignore double clicks: GTK has already sent two single clicks. */
    if (event->type == GDK_BUTTON_PRESS) {
        form->pressed = place;
        if (is_eye)
            toggle_eye(form, place);
        else if (is_arrow)
            toggle_fold(form, place);
    }
    return is_eye || is_arrow;
}

static void
on_drag(LayerForm *form)
{
    form->is_dragging = TRUE;
}

/* Called after a drag, in which GTK may have moved a row in the store. */
static void
on_dragged(LayerForm *form)
{
    g_autoptr(NoiseRecipe) layers = copy_layers(form);
    g_autoptr(GArray) places = g_array_new(FALSE, FALSE, sizeof(LatticePlace));
    GtkTreeModel *model = GTK_TREE_MODEL(form->pictures.store);
    LatticePlace place;
    guint moved = 0;
    GtkTreeIter row;

    form->is_dragging = FALSE;
    for (gboolean is_row = gtk_tree_model_get_iter_first(model, &row); is_row;
         is_row = gtk_tree_model_iter_next(model, &row)) {
        place = get_place(form, &row);
        if (lattice_place_equals(place, form->pressed))
            moved = places->len;
        g_array_append_val(places, place);
    }
    if (lattice_layers_order(layers, places, moved, &place))
        put(form, layers, place);
    else
        follow(form); /* shows the old order again */
}

/* Adds a layer with a plain color or, if `color` is 0, with new Perlin noise that lets
 * the picture below show through.  If the picture has no layers yet, its noise becomes
 * the lowest layer. */
static void
add_layer(LayerForm *form, const char *name, guint64 color)
{
    const RecipeOwner *owner = form->owner;
    const LatticePlace before = form->place;
    LatticePlace place = before;
    g_auto(LatticeRequest) picture = {.recipe = NULL};

    if (!owner->get(owner->data, &picture) ||
        !noise_recipe_cover(picture.recipe, NULL, "", NULL))
        return;
    NoiseLayer *layer = lattice_layers_add(picture.recipe, &place, name);
    if (layer == NULL) {
        say_full(form);
        return;
    }
    layer->color = color;
    if (color == 0) {
        lattice_default_noise(owner->size, "perlin", &layer->noise);
        layer->mode = NOISE_MODE_SOFT_LIGHT;
        layer->opacity = 0.5;
    }
    form->place = place;
    g_autofree char *recipe = lattice_recipe_print(picture.recipe);
    if (!recipe_owner_put(owner, recipe))
        form->place = before;
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
    g_autoptr(NoiseRecipe) layers = copy_layers(form);
    int i = 0;

    while (form->tool[i] != button)
        i++;
    const LatticePlace place = tools[i].change(layers, form->place);
    /* After a removal, the chosen row is another one, even at the same place, so make
     * show_values() treat it as newly chosen. */
    if (tools[i].change == lattice_layers_remove)
        form->controlled = LATTICE_PLACE_WHOLE;
    put(form, layers, place);
}

/* ---- Widgets ---------------------------------------------------------- */

/* Adds a column with one cell, and returns it. `width` is in pixels; 0: as wide as
 * the cell. */
static GtkTreeViewColumn *
add_column(const LayerForm *form, GtkCellRenderer *cell, const char *property,
           int from, int width)
{
    GtkTreeViewColumn *column = gtk_tree_view_column_new_with_attributes(
        NULL, cell, property, from, NULL);

    if (width > 0) {
        gtk_tree_view_column_set_sizing(column, GTK_TREE_VIEW_COLUMN_FIXED);
        gtk_tree_view_column_set_fixed_width(column, width);
    }
    gtk_tree_view_append_column(form->rows, column);
    return column;
}

static void
add_columns(LayerForm *form)
{
    GtkCellRenderer *picture = gtk_cell_renderer_pixbuf_new();
    GtkCellRenderer *name = gtk_cell_renderer_text_new();
    GtkCellRenderer *detail = gtk_cell_renderer_text_new();

    form->eye = add_column(form, gtk_cell_renderer_pixbuf_new(), "icon-name",
                           COLUMN_EYE, PICTURE);
    form->arrow = add_column(form, gtk_cell_renderer_text_new(), "text",
                             COLUMN_ARROW, ARROW);
    form->picture = add_column(form, picture, "pixbuf", RECIPE_PICTURE_IMAGE,
                               find_picture_width(FALSE));
    gtk_tree_view_column_add_attribute(form->picture, picture, "xalign",
                                       COLUMN_ALIGN);
    form->pictures.scale = toolkit_show_sharp(GTK_WIDGET(form->rows),
                                              GTK_CELL_LAYOUT(form->picture),
                                              RECIPE_PICTURE_IMAGE);
    g_object_set(name, "ellipsize", PANGO_ELLIPSIZE_END, NULL);
    g_signal_connect(name, "edited", G_CALLBACK(on_edited), form);
    g_signal_connect_swapped(name, "editing-canceled",
                             G_CALLBACK(recipe_picture_draw), &form->pictures);
    form->name = add_column(form, name, "text", RECIPE_PICTURE_LABEL, 0);
    gtk_tree_view_column_set_expand(form->name, TRUE);
    g_object_set(detail, "xalign", 1.0f, "xpad", MARGIN, NULL);
    add_column(form, detail, "text", COLUMN_DETAIL, 0);
}

static void
build_rows(LayerForm *form)
{
    form->pictures = (RecipePictures){.image = {SEEN, SEEN},
                                      .side = PICTURE,
                                      .n_averaged = AVERAGED,
                                      .rest_ms = REST_MS,
                                      .is_on_checks = TRUE};
    form->pictures.store = gtk_list_store_new(
        N_COLUMNS, GDK_TYPE_PIXBUF, G_TYPE_STRING, G_TYPE_STRING, G_TYPE_STRING,
        G_TYPE_BOOLEAN, G_TYPE_STRING, G_TYPE_STRING, G_TYPE_STRING,
        G_TYPE_FLOAT, G_TYPE_INT, G_TYPE_INT, G_TYPE_BOOLEAN);
    GtkWidget *rows =
        gtk_tree_view_new_with_model(GTK_TREE_MODEL(form->pictures.store));
    form->rows = GTK_TREE_VIEW(rows);
    gtk_widget_set_name(rows, "layers");
    toolkit_show_chosen(rows);
    gtk_tree_view_set_headers_visible(form->rows, FALSE);
    gtk_tree_view_set_reorderable(form->rows, TRUE);
    add_columns(form);
    g_signal_connect(gtk_tree_view_get_selection(form->rows), "changed",
                     G_CALLBACK(on_selected), form);
    g_signal_connect(rows, "row-activated", G_CALLBACK(on_activated), form);
    g_signal_connect(rows, "size-allocate", G_CALLBACK(on_resized), form);
    g_signal_connect(rows, "button-press-event", G_CALLBACK(on_pressed), form);
    g_signal_connect(rows, "key-press-event", G_CALLBACK(on_key), form);
    gtk_widget_set_tooltip_text(
        rows,
        _("Space shows or hides a layer or group, F2 renames, Left folds "
          "and Right unfolds a group, F6 moves to the controls and back"));
    g_signal_connect_swapped(rows, "drag-begin", G_CALLBACK(on_drag), form);
    g_signal_connect_swapped(rows, "drag-end", G_CALLBACK(on_dragged), form);
    form->scroller = recipe_picture_new_scroller(rows, GTK_POLICY_NEVER,
                                                 GTK_POLICY_AUTOMATIC);
}

/* Makes the line "Add layer: Look, Noise, Color". */
static GtkWidget *
new_adding_line(LayerForm *form, GtkWidget *recipe_bar)
{
    GtkWidget *line = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, SPACE);

    /* TRANSLATORS: before buttons that say of what. */
    toolkit_pack(line, gtk_label_new(_("Add layer:")), FALSE);
    GtkWidget *look =
        label_add_button(line, C_("layer", "Look..."),
                         _("Add a look or a covering from pictures"),
                         G_CALLBACK(recipe_bar_add_look), recipe_bar);
    gtk_widget_set_name(look, "add-look");
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
        g_autofree char *help =
            label_help_with_key(lattice_translate(tools[i].help), tools[i].key);
        form->tool[i] = label_new_icon_button(tools[i].icon, help);
        g_signal_connect(form->tool[i], "clicked", G_CALLBACK(on_tool), form);
        toolkit_pack(line, form->tool[i], FALSE);
    }
    form->alone = gtk_check_button_new_with_label(_("Alone"));
    gtk_widget_set_tooltip_text(
        form->alone, _("Preview only the chosen layer, mask or group"));
    g_signal_connect_swapped(form->alone, "toggled", G_CALLBACK(follow), form);
    toolkit_pack(line, form->alone, FALSE);
    return line;
}

static void
add_list(LayerForm *form, GtkWidget *recipe_bar, GtkWidget *box)
{
    GtkWidget *list = toolkit_box_new(GTK_ORIENTATION_VERTICAL, SPACE);

    build_rows(form);
    form->tools = toolkit_box_new(GTK_ORIENTATION_VERTICAL, SPACE);
    /* Put the buttons above the rows: they then stay in place when rows come and go, so
     * the user can click one several times. */
    toolkit_pack(list, new_adding_line(form, recipe_bar), FALSE);
    toolkit_pack(form->tools, new_tools_line(form), FALSE);
    toolkit_pack(form->tools, form->scroller, FALSE);
    toolkit_pack(list, form->tools, FALSE);
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
    for (int i = 0; i < LATTICE_N_PLACE_KINDS; i++) {
        const LatticePlaceKind kind = (LatticePlaceKind)i;
        form->values[i] = lattice_layer_values_new(kind);
        form->own[i] =
            controls_new(lattice_layer_describe(kind), form->values[i], image,
                         kind == LATTICE_PLACE_LAYER ? form->explorer : NULL);
        g_signal_connect_swapped(form->values[i], "notify",
                                 G_CALLBACK(on_value), form);
        toolkit_pack(form->controls, controls_get_widget(form->own[i]), FALSE);
    }
    /* When the list was filled, the controls did not have a height yet, so fit the
     * list's height again once they do. */
    g_signal_connect_swapped(form->controls, "map", G_CALLBACK(fit_height),
                             form);
    g_signal_connect(form->controls, "key-press-event",
                     G_CALLBACK(on_controls_key), form);
    gtk_widget_show(form->controls);
}

LayerForm *
layer_form_new(const RecipeOwner *owner, ControlsImage image, GtkWidget *whole,
               GtkWidget *recipe_bar, GtkWidget *box)
{
    LayerForm *form = g_new0(LayerForm, 1);

    form->owner = owner;
    form->layer = *owner;
    form->layer.get = get_layer_noise;
    form->layer.take = take_layer_recipe;
    form->layer.show = show_layer_recipe;
    form->layer.forget = NULL;
    form->layer.say = NULL;
    form->layer.data = form;
    form->place = form->controlled = LATTICE_PLACE_WHOLE;
    form->unfolded =
        g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
    form->whole = whole;
    add_list(form, recipe_bar, box);
    build_controls(form, image);
    return form;
}

void
layer_form_free(LayerForm *form)
{
    for (int i = 0; i < LATTICE_N_PLACE_KINDS; i++) {
        controls_free(form->own[i]);
        g_object_unref(form->values[i]);
    }
    recipe_picture_clear(&form->pictures);
    g_hash_table_unref(form->unfolded);
    noise_recipe_free(form->before);
    g_free(form);
}

GtkWidget *
layer_form_get_controls(LayerForm *form)
{
    return form->controls;
}
