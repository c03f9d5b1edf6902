/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Makes controls from the tables of parameters: the main ones, groups that can
 * be opened, and the output group.  A group is a heading with an expander and a
 * reset button.  While the group is open, it shows a grid of rows and, under
 * More, another grid with the rows for experts.
 */
#include "controls.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "area.h"
#include "bars.h"
#include "choices.h"
#include "label.h"
#include "layer-values.h"
#include "row.h"
#include "scale-row.h"
#include "toolkit.h"

/* Pixels between groups, and between rows, as in GIMP's own filters. */
#define SPACING     2
#define ROW_SPACING 3

/* For each NoiseGroup: the name by which open groups are remembered, the
 * heading, and the heading's tooltip. */
static const struct {
    const char *name, *title, *blurb;
} headings[] = {
    [NOISE_GROUP_LOOK] = {"look", NULL, NULL},
    [NOISE_GROUP_MAIN] = {"main", NOISE_TEXT_IN("group", "Noise"),
                          NOISE_TEXT("The kind of noise, and how coarse and "
                                     "how detailed it is")},
    [NOISE_GROUP_SHAPE] = {"shape", NOISE_TEXT("Shape"),
                           NOISE_TEXT("What the algorithm draws, before "
                                      "octaves are added")},
    [NOISE_GROUP_FRACTAL] = {"fractal", NOISE_TEXT("Fractal"),
                             NOISE_TEXT(
                                 "How octaves are combined into one picture")},
    [NOISE_GROUP_WARP] =
        {"warp", NOISE_TEXT("Warp"),
         NOISE_TEXT(
             "Distorts the noise with another noise, as in marble or smoke")},
    [NOISE_GROUP_PLACEMENT] = {"placement", NOISE_TEXT("Placement"),
                               NOISE_TEXT(
                                   "Stretches, rotates and moves the pattern")},
    [NOISE_GROUP_TILE] =
        {"tile", NOISE_TEXT("Tile and loop"),
         NOISE_TEXT("Where the pattern repeats, and the position in a loop")},
    [NOISE_GROUP_TONE] = {"tone", NOISE_TEXT("Tone"),
                          NOISE_TEXT("Contrast and brightness of the noise")},
    [NOISE_GROUP_LIGHT] = {"light", NOISE_TEXT("Light"),
                           NOISE_TEXT(
                               "Lights the noise from the side, as a relief")},
    [NOISE_GROUP_OUTPUT] = {"color", NOISE_TEXT_IN("group", "Color"),
                            NOISE_TEXT("Colors, or a map of the noise")},
};

#define N_GROUPS (int)G_N_ELEMENTS(headings)

static const char *const for_experts[] = {
    "dimensions",
    "z",
    "w",
    "interpolation",
    "gradients",
    "kernel-radius",
    "lacunarity",
    "weighted-strength",
    "warp-rounds",
    "growth",
    "antialiasing",
    "normalization",
    NULL,
};

typedef struct Group {
    const Controls *controls;
    GtkWidget *box;
    GtkWidget *heading;  /* NULL: none, and the group is always open */
    GtkWidget *expander; /* NULL: none */
    GtkWidget *rows;     /* all rows: grid, more and more_grid */
    GtkWidget *grid;
    GtkWidget *more; /* an expander */
    GtkWidget *more_grid;
    GtkWidget *reset; /* in the heading */
} Group;

struct Controls {
    GObject *config;
    const LatticeProcedure *described; /* a filter, a layer or a mask; NULL: the
                                          controls are the studio's */
    ControlsImage image;
    GtkWidget *box;
    Group *groups[G_N_ELEMENTS(headings)]; /* NULL for groups without rows */
    Group *output;                         /* NULL outside the studio */
    GtkWidget *edit_notice;
};

static gboolean
is_filter(const Controls *controls)
{
    return controls->described != NULL &&
           controls->described->task == LATTICE_TASK_FILTER;
}

/* ---- Groups ----------------------------------------------------------- */

/* Returns the property that a widget of the grid is named after, or NULL. */
static GParamSpec *
find_property(const Group *group, GtkWidget *widget)
{
    return g_object_class_find_property(
        G_OBJECT_GET_CLASS(group->controls->config),
        gtk_widget_get_name(widget));
}

static void
reset_argument(GtkWidget *widget, gpointer data)
{
    const Group *group = data;
    GParamSpec *argument = find_property(group, widget);
    GValue value = G_VALUE_INIT;

    if (argument == NULL)
        return;
    g_value_init(&value, argument->value_type);
    g_param_value_set_default(argument, &value);
    g_object_set_property(group->controls->config, argument->name, &value);
    g_value_unset(&value);
}

static void
on_reset(Group *group)
{
    g_object_freeze_notify(group->controls->config);
    gtk_container_foreach(GTK_CONTAINER(group->grid), reset_argument, group);
    gtk_container_foreach(GTK_CONTAINER(group->more_grid), reset_argument,
                          group);
    g_object_thaw_notify(group->controls->config);
}

static gboolean
is_open(const Group *group)
{
    return group->expander != NULL &&
           gtk_expander_get_expanded(GTK_EXPANDER(group->expander));
}

static void
on_opened(Group *group)
{
    /* Groups opened before the dialog is shown do not scroll it. */
    if (is_open(group) && gtk_widget_get_mapped(group->box))
        area_show(group->box);
}

/* Adds a heading, with an expander if can_close is true. */
static void
add_heading(Group *group, const char *title, const char *help,
            gboolean can_close)
{
    GtkWidget *label =
        label_new_styled(title, pango_attr_weight_new(PANGO_WEIGHT_BOLD));

    label_align_left(label);
    gtk_widget_set_tooltip_text(label, help);
    group->heading = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, ROW_SPACING);
    group->reset = label_new_icon_button(
        GIMP_ICON_RESET, _("Reset this group to its default values"));
    g_signal_connect_swapped(group->reset, "clicked", G_CALLBACK(on_reset),
                             group);
    if (can_close) {
        group->expander = gtk_expander_new(NULL);
        gtk_expander_set_label_widget(GTK_EXPANDER(group->expander), label);
        g_object_bind_property(group->expander, "expanded", group->rows,
                               "visible", G_BINDING_DEFAULT);
        g_signal_connect_swapped(group->expander, "notify::expanded",
                                 G_CALLBACK(on_opened), group);
    }
    toolkit_pack(group->heading, can_close ? group->expander : label, TRUE);
    toolkit_pack(group->heading, group->reset, FALSE);
    toolkit_pack(group->box, group->heading, FALSE);
    gtk_widget_show_all(group->heading);
}

/* Makes an empty group.  The main group of a filter gets no heading. */
static Group *
group_new(const Controls *controls, NoiseGroup id)
{
    const gboolean is_main = id == NOISE_GROUP_MAIN;
    Group *group = g_new0(Group, 1);

    group->controls = controls;
    group->box = toolkit_box_new(GTK_ORIENTATION_VERTICAL, ROW_SPACING);
    group->rows = toolkit_box_new(GTK_ORIENTATION_VERTICAL, 0);
    group->grid = toolkit_grid_new(ROW_SPACING);
    group->more_grid = toolkit_grid_new(ROW_SPACING);
    /* TRANSLATORS: opens rows that few people need. */
    group->more = gtk_expander_new(C_("group", "More"));
    g_signal_connect_swapped(group->more, "notify::expanded",
                             G_CALLBACK(on_opened), group);
    toolkit_make_dense(group->box);
    if (headings[id].title != NULL && !(is_main && is_filter(controls)))
        add_heading(group, lattice_translate_in("group", headings[id].title),
                    lattice_translate(headings[id].blurb), !is_main);
    toolkit_pack(group->rows, group->grid, FALSE);
    toolkit_pack(group->rows, group->more, FALSE);
    toolkit_pack(group->rows, group->more_grid, FALSE);
    toolkit_pack(group->box, group->rows, FALSE);
    return group;
}

/* Shows a group once it has its rows. */
static void
group_show(const Group *group)
{
    gtk_widget_show_all(group->rows);
    g_object_bind_property(group->more, "expanded", group->more_grid, "visible",
                           G_BINDING_SYNC_CREATE);
    gtk_widget_set_visible(group->rows, group->expander == NULL);
    gtk_widget_show(group->box);
}

/* ---- Rows ------------------------------------------------------------- */

static void
on_fit(const Controls *controls)
{
    g_object_set(controls->config, "period-x", (double)controls->image.width,
                 "period-y", (double)controls->image.height, NULL);
}

/* Adds the extra rows that follow a parameter's row. */
static void
add_extras(Row *row, const Controls *controls)
{
    if (controls->described == NULL && strcmp(row->key, "scale") == 0) {
        row->index++;
        scale_row_add_share(row, controls->image.width);
    }
    if (controls->described == NULL && strcmp(row->key, "size") == 0) {
        row->index++;
        row->key = "seamless";
        row_add_switch(row, lattice_parameter_find(row->key));
    }
    if (strcmp(row->key, "color-high") == 0) {
        row->index++;
        row_add_gimps_colors(row);
    }
    if (strcmp(row->key, "period-y") == 0) {
        GtkWidget *button = label_new_button(
            _("Fit to Image"), _("Make the pattern tile at the image's size"));
        g_signal_connect_swapped(button, "clicked", G_CALLBACK(on_fit),
                                 (gpointer)controls);
        row->index++;
        row_attach(row, button, ROW_SLIDER, ROW_N_COLUMNS - ROW_SLIDER);
    }
}

static void
add_parameter(Row *row, const NoiseParameter *parameter,
              const Controls *controls)
{
    /* The mode is in no table of parameters, so add it here, before the opacity. */
    if (strcmp(parameter->key, "opacity") == 0 && controls->described == NULL) {
        GtkWidget *combo = choices_new_modes(row->config, "mode");
        gimp_help_set_help_data(combo, _("Mode of the new layer or filter"),
                                NULL);
        row->key = "mode";
        bars_add_combo(row, _("Mode"), combo);
        row->index++;
    }
    row->key = parameter->key;
    switch (parameter->kind) {
    case NOISE_KIND_CHOICE:
        if (strcmp(parameter->choices[0].nick, "no") == 0)
            row_add_switch(row, parameter);
        else
            row_add_choice(row, parameter);
        break;
    case NOISE_KIND_REAL:
        bars_add_number(row, parameter);
        break;
    case NOISE_KIND_SEED:
        row_add_seed(row, parameter);
        break;
    case NOISE_KIND_COLOR:
        row_add_color(row, parameter);
        break;
    case NOISE_KIND_GRADIENT:
        gradient_row_add(row, parameter);
        break;
    }
    add_extras(row, controls);
    row->index++;
}

/* Adds the studio's rows of a group; those for experts go to more. */
static void
add_parameters(Row *usual, Row *more, NoiseGroup id, const Controls *controls)
{
    size_t n_parameters;
    const NoiseParameter *parameters = noise_parameters(&n_parameters);

    for (size_t i = 0; i < n_parameters; i++) {
        const gboolean is_for_experts =
            g_strv_contains(for_experts, parameters[i].key);
        if (parameters[i].group == id)
            add_parameter(is_for_experts ? more : usual, &parameters[i],
                          controls);
    }
}

/* Returns FALSE for parameters that the image makes pointless: at the canvas'
 * corner, both anchors are the same, and without alpha, there is no
 * transparency to keep. */
static gboolean
is_offered(const Controls *controls, const char *key)
{
    if (strcmp(key, LATTICE_ANCHOR_KEY) == 0)
        return controls->image.has_offset;
    return strcmp(key, LATTICE_KEEP_KEY) != 0 || controls->image.has_alpha;
}

/* Adds the rows of a group of a filter, layer or mask. */
static void
add_arguments(Row *usual, Row *more, NoiseGroup id, const Controls *controls)
{
    for (size_t i = 0; i < controls->described->n_arguments; i++) {
        const LatticeArgument *argument = &controls->described->arguments[i];
        const NoiseParameter *parameter = &argument->parameter;
        Row *row = g_strv_contains(for_experts, parameter->key) ? more : usual;
        if (parameter->group != id || !is_offered(controls, parameter->key))
            continue;
        if (argument->use == LATTICE_PARAMETER) {
            add_parameter(row, parameter, controls);
            continue;
        }
        row->key = parameter->key;
        row_add_text(row, lattice_translate(parameter->label),
                     lattice_translate(parameter->blurb));
        row->index++;
    }
}

/* Makes a group; row has the fields that all groups share.  Returns NULL if the
 * group has no rows. */
static Group *
build_group(NoiseGroup id, Row row, const Controls *controls)
{
    Group *group = group_new(controls, id);
    Row more = row;

    row.grid = group->grid;
    more.grid = group->more_grid;
    if (controls->described != NULL)
        add_arguments(&row, &more, id, controls);
    else
        add_parameters(&row, &more, id, controls);
    group_show(group);
    if (row.index > 0)
        return group;
    g_object_ref_sink(group->box);
    gtk_widget_destroy(group->box);
    g_object_unref(group->box);
    g_free(group);
    return NULL;
}

/* Makes the output group, with the notice that existing noise is being edited;
 * row has the fields that all groups share. */
static void
build_output(Controls *controls, Row row)
{
    size_t n_parameters;
    const NoiseParameter *parameters = lattice_parameters(&n_parameters);
    GtkWidget *notice = gtk_label_new(controls->image.edit_notice);

    label_align_left(notice);
    controls->edit_notice = notice;
    controls->output = group_new(controls, NOISE_GROUP_LOOK);
    row.grid = controls->output->grid;
    for (size_t i = 0; i < n_parameters; i++) {
        const char *key = parameters[i].key;
        /* The check box for seamless noise is below the size: see add_extras(). */
        if (!is_offered(controls, key) || strcmp(key, "seamless") == 0)
            continue;
        add_parameter(&row, &parameters[i], controls);
        if (strcmp(key, "output") == 0) {
            row.key = "edit-notice";
            row_attach(&row, notice, ROW_SLIDER, ROW_N_COLUMNS - ROW_SLIDER);
            row.index++;
        }
    }
    group_show(controls->output);
}

static void
build(Controls *controls, GtkWidget *seed_button)
{
    Row row = {.config = controls->config,
               .seed_button = seed_button,
               .has_filter = controls->image.has_filter};

    controls->box = toolkit_box_new(GTK_ORIENTATION_VERTICAL, SPACING);
    for (int i = 0; i < N_GROUPS; i++) {
        controls->groups[i] = build_group((NoiseGroup)i, row, controls);
        if (controls->groups[i] != NULL)
            toolkit_pack(controls->box, controls->groups[i]->box, FALSE);
    }
    if (controls->described == NULL)
        build_output(controls, row);
    gtk_widget_show(controls->box);
}

/* Gives the controls the height for all their rows from the start, so that the
 * window does not grow and shrink under the mouse. */
static void
keep_height(const Controls *controls)
{
    Group *tile = controls->groups[NOISE_GROUP_TILE];

    if (tile != NULL)
        gtk_widget_show(tile->rows);
    gtk_widget_set_size_request(controls->box, -1,
                                toolkit_measure(controls->box).height);
    if (tile != NULL)
        gtk_widget_hide(tile->rows);
}

Controls *
controls_new(const LatticeProcedure *described, GObject *config,
             ControlsImage image, GtkWidget *seed_button)
{
    Controls *controls = g_new0(Controls, 1);

    controls->config = config;
    controls->described = described;
    controls->image = image;
    if (described == NULL)
        scale_row_follow(config, image);
    build(controls, seed_button);
    if (is_filter(controls))
        keep_height(controls);
    return controls;
}

void
controls_free(Controls *controls)
{
    for (int i = 0; i < N_GROUPS; i++)
        g_free(controls->groups[i]);
    g_free(controls->output);
    g_free(controls);
}

GtkWidget *
controls_get_widget(Controls *controls)
{
    return controls->box;
}

GtkWidget *
controls_get_output(Controls *controls)
{
    return controls->output->box;
}

static void
open_group(const Group *group)
{
    if (group->expander != NULL)
        gtk_expander_set_expanded(GTK_EXPANDER(group->expander), TRUE);
}

void
controls_open(Controls *controls, const char *names)
{
    g_auto(GStrv) list = g_strsplit(names, " ", -1);

    for (int i = 0; i < N_GROUPS; i++) {
        if (g_strv_contains((const char *const *)list, headings[i].name))
            open_group(controls->groups[i]);
    }
}

char *
controls_get_open(const Controls *controls)
{
    const char *names[N_GROUPS + 1] = {NULL};

    for (int i = 0, n = 0; i < N_GROUPS; i++) {
        if (is_open(controls->groups[i]))
            names[n++] = headings[i].name;
    }
    return g_strjoinv(" ", (char **)names);
}

void
controls_reveal(Controls *controls, const NoiseParameter *parameter)
{
    const Group *group = controls->groups[parameter->group];

    open_group(group);
    if (g_strv_contains(for_experts, parameter->key))
        gtk_expander_set_expanded(GTK_EXPANDER(group->more), TRUE);
}

/* True if the argument with this key changes the picture; only the studio has a
 * request. */
static gboolean
matters(const Controls *controls, const LatticeRequest *request,
        const char *key)
{
    if (controls->described == NULL)
        return lattice_parameter_matters(request, key);
    return is_filter(controls) ? lattice_argument_matters(controls->described,
                                                          key, controls->config)
                               : lattice_layer_matters(controls->config, key);
}

typedef struct RowsState {
    gboolean is_any_shown, is_any_changed;
} RowsState;

/* Shows only the rows of arguments that matter. */
static RowsState
update_rows(const Group *group, GtkWidget *grid, const LatticeRequest *request)
{
    g_autoptr(GList) widgets = gtk_container_get_children(GTK_CONTAINER(grid));
    RowsState state = {FALSE, FALSE};

    for (GList *at = widgets; at != NULL; at = at->next) {
        GParamSpec *argument = find_property(group, at->data);
        if (argument == NULL)
            continue;
        const gboolean is_shown =
            matters(group->controls, request, argument->name);
        gtk_widget_set_visible(at->data, is_shown);
        GValue value = G_VALUE_INIT;
        g_object_get_property(group->controls->config, argument->name, &value);
        state.is_any_shown |= is_shown;
        state.is_any_changed |= !g_param_value_defaults(argument, &value);
        g_value_unset(&value);
    }
    return state;
}

/* Hides a group without rows, and enables its reset button if a value is not
 * its initial one.  Opens the rows for experts if one of them is in use, or if
 * there are no others. */
static void
update_group(Group *group, const LatticeRequest *request)
{
    const RowsState rows = update_rows(group, group->grid, request);
    const RowsState more = update_rows(group, group->more_grid, request);

    gtk_widget_set_visible(group->box, rows.is_any_shown || more.is_any_shown);
    gtk_widget_set_visible(group->more, more.is_any_shown);
    if (more.is_any_changed || !rows.is_any_shown)
        gtk_expander_set_expanded(GTK_EXPANDER(group->more), TRUE);
    if (group->reset != NULL)
        gtk_widget_set_sensitive(group->reset,
                                 rows.is_any_changed || more.is_any_changed);
}

void
controls_update(Controls *controls, const LatticeRequest *request)
{
    for (int i = 0; i < N_GROUPS; i++) {
        if (controls->groups[i] != NULL)
            update_group(controls->groups[i], request);
    }
    if (controls->described != NULL)
        return;
    update_group(controls->output, request);
    gtk_widget_set_visible(controls->edit_notice,
                           controls->image.edit_notice != NULL &&
                               request->output == controls->image.edited);
}
