/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Makes controls for a procedure's arguments, in groups.  Most groups have a
 * heading with an expander and a reset button.  While a group is open, it shows a
 * grid of rows and, under More, a second grid with the rows for experts.
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

/* Pixels between groups and between rows, as in GIMP's own filters. */
#define SPACING     2
#define ROW_SPACING 3

/* For each group: its name in the saved list of open groups, its heading, and the
 * heading's tooltip. */
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
    [NOISE_GROUP_PICTURE] = {"picture", NULL, NULL},
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
    [LATTICE_GROUP_DESTINATION] = {"destination", NULL, NULL},
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
    GtkWidget *heading;  /* NULL: none */
    GtkWidget *expander; /* NULL: none; the group is always open */
    GtkWidget *rows;     /* contains grid, more and more_grid */
    GtkWidget *grid;
    GtkWidget *more; /* the expander of more_grid */
    GtkWidget *more_grid;
    GtkWidget *reset;      /* a button in the heading */
    gboolean shows_change; /* a row that is shown has a changed value */
    gboolean is_wanted;    /* the user has opened the group */
    gboolean is_opening;   /* our code is opening or closing the group */
} Group;

struct Controls {
    GObject *config;
    const LatticeProcedure *described; /* describes config's properties */
    ControlsImage image;
    GtkWidget *box;
    Group *groups[G_N_ELEMENTS(headings)]; /* NULL for groups without rows */
    GtkWidget *edit_notice;                /* NULL outside the studio */
};

static gboolean
is_filter(const Controls *controls)
{
    return controls->described->task == LATTICE_TASK_FILTER;
}

/* ---- Groups ----------------------------------------------------------- */

/* Returns the property whose name the widget has, or NULL if there is none. */
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
    /* Do not scroll to groups that are opened before the dialog is shown. */
    if (is_open(group) && gtk_widget_get_mapped(group->box))
        area_show(group->box);
}

static void
on_toggled(Group *group)
{
    if (group->is_opening)
        return;
    group->is_wanted = is_open(group);
    on_opened(group);
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
                                 G_CALLBACK(on_toggled), group);
    }
    toolkit_pack(group->heading, can_close ? group->expander : label, TRUE);
    toolkit_pack(group->heading, group->reset, FALSE);
    toolkit_pack(group->box, group->heading, FALSE);
    gtk_widget_show_all(group->heading);
}

/* Makes an empty group.  A filter's main group has no heading. */
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

/* Shows a group after all its rows have been added. */
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

/* Adds the notice that says that existing noise is being edited. */
static void
add_edit_notice(Row *row, Controls *controls)
{
    GtkWidget *notice = gtk_label_new(controls->image.edit_notice);

    label_align_left(notice);
    controls->edit_notice = notice;
    row->key = "edit-notice";
    row_attach(row, notice, ROW_SLIDER, ROW_N_COLUMNS - ROW_SLIDER);
}

/* Adds the extra rows, if any, that follow an argument's row. */
static void
add_extras(Row *row, Controls *controls)
{
    GObjectClass *properties = G_OBJECT_GET_CLASS(row->config);

    /* This row shows scale times size, so it is only for noise that has a size:
     * layers and effects have none. */
    if (strcmp(row->key, "scale") == 0 &&
        g_object_class_find_property(properties, "size") != NULL) {
        row->index++;
        scale_row_add_share(row, controls->image.width);
    }
    if (strcmp(row->key, "color-high") == 0) {
        row->index++;
        row_add_gimps_colors(row);
    }
    if (strcmp(row->key, "period-y") == 0) {
        GtkWidget *button = label_new_button(
            _("Fit to Image"), _("Make the pattern tile at the image's size"));
        g_signal_connect_swapped(button, "clicked", G_CALLBACK(on_fit),
                                 controls);
        row->index++;
        row_attach(row, button, ROW_SLIDER, ROW_N_COLUMNS - ROW_SLIDER);
    }
    if (strcmp(row->key, "output") == 0) {
        row->index++;
        add_edit_notice(row, controls);
    }
}

static void
add_parameter(Row *row, const NoiseParameter *parameter)
{
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
}

static void
add_mode(const Row *row, const char *label, const char *blurb)
{
    GtkWidget *combo = choices_new_modes(row->config, row->key);

    gimp_help_set_help_data(combo, blurb, NULL);
    bars_add_combo(row, label, combo);
}

static void
add_argument(Row *row, const LatticeArgument *argument, Controls *controls)
{
    const NoiseParameter *parameter = &argument->parameter;
    const char *label = lattice_translate(parameter->label);
    const char *blurb = lattice_translate(parameter->blurb);

    row->key = parameter->key;
    if (argument->use == LATTICE_PARAMETER)
        add_parameter(row, parameter);
    else if (argument->use == LATTICE_MODE)
        add_mode(row, label, blurb);
    else
        row_add_text(row, label, blurb);
    add_extras(row, controls);
    row->index++;
}

/* True if an argument gets a row.  Arguments that only scripts use, or that a dialog
 * uses to remember something, get none.  Neither do those of pictures (see
 * lattice_count_offered()), and those that make no difference in this image: the anchor
 * if the drawable has no offset on the canvas, and keeping transparency if there is no
 * alpha channel. */
static gboolean
is_offered(const Controls *controls, const LatticeArgument *argument)
{
    const char *key = argument->parameter.key;

    if (argument->is_for_scripts || argument->is_for_dialog ||
        argument->parameter.group == NOISE_GROUP_PICTURE)
        return FALSE;
    if (strcmp(key, LATTICE_ANCHOR_KEY) == 0)
        return controls->image.has_offset;
    return strcmp(key, LATTICE_KEEP_KEY) != 0 || controls->image.has_alpha;
}

/* Makes a group, with its rows for experts under More.  The caller has already set
 * the fields of `row` that are the same for all groups.  Returns NULL if the group
 * has no rows, or only rows for experts. */
static Group *
build_group(NoiseGroup id, Row row, Controls *controls)
{
    Group *group = group_new(controls, id);
    Row more = row;

    row.grid = group->grid;
    more.grid = group->more_grid;
    for (size_t i = 0; i < controls->described->n_arguments; i++) {
        const LatticeArgument *argument = &controls->described->arguments[i];
        const NoiseParameter *parameter = &argument->parameter;
        if (parameter->group == id && is_offered(controls, argument))
            add_argument(g_strv_contains(for_experts, parameter->key) ? &more
                                                                      : &row,
                         argument, controls);
    }
    group_show(group);
    if (row.index > 0)
        return group;
    g_object_ref_sink(group->box);
    gtk_widget_destroy(group->box);
    g_object_unref(group->box);
    g_free(group);
    return NULL;
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
        if (controls->groups[i] != NULL && i != LATTICE_GROUP_DESTINATION)
            toolkit_pack(controls->box, controls->groups[i]->box, FALSE);
    }
    if (controls->described->has_colors_first)
        gtk_box_reorder_child(GTK_BOX(controls->box),
                              controls->groups[NOISE_GROUP_OUTPUT]->box,
                              NOISE_GROUP_LOOK + 1);
    gtk_widget_show(controls->box);
}

/* Reserves the height of all rows from the start, so that the window does not
 * grow and shrink under the mouse. */
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
    g_free(controls);
}

GtkWidget *
controls_get_widget(Controls *controls)
{
    return controls->box;
}

GtkWidget *
controls_get_destination(Controls *controls)
{
    return controls->groups[LATTICE_GROUP_DESTINATION]->box;
}

/* Opens a group, or does nothing if it has no rows. */
static void
open_group(const Group *group)
{
    if (group != NULL && group->expander != NULL)
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
        if (controls->groups[i] != NULL && is_open(controls->groups[i]))
            names[n++] = headings[i].name;
    }
    return g_strjoinv(" ", (char **)names);
}

void
controls_reveal(Controls *controls, const NoiseParameter *parameter)
{
    const Group *group = controls->groups[parameter->group];

    open_group(group);
    if (group != NULL && g_strv_contains(for_experts, parameter->key))
        gtk_expander_set_expanded(GTK_EXPANDER(group->more), TRUE);
}

typedef struct RowsState {
    gboolean is_any_shown, is_any_changed;
    gboolean shows_change; /* a row that is shown has a changed value */
} RowsState;

/* Shows only the rows whose arguments affect the picture. */
static RowsState
update_rows(const Group *group, GtkWidget *grid)
{
    const Controls *controls = group->controls;
    g_autoptr(GList) widgets = gtk_container_get_children(GTK_CONTAINER(grid));
    RowsState state = {FALSE, FALSE, FALSE};

    for (GList *at = widgets; at != NULL; at = at->next) {
        GParamSpec *argument = find_property(group, at->data);
        if (argument == NULL)
            continue;
        const gboolean is_shown = lattice_argument_matters(
            controls->described, argument->name, controls->config);
        gtk_widget_set_visible(at->data, is_shown);
        GValue value = G_VALUE_INIT;
        g_object_get_property(controls->config, argument->name, &value);
        const gboolean is_changed = !g_param_value_defaults(argument, &value);
        state.is_any_shown |= is_shown;
        state.is_any_changed |= is_changed;
        state.shows_change |= is_shown && is_changed;
        g_value_unset(&value);
    }
    return state;
}

/* Hides a group if it has no rows to show, and enables its reset button if any of
 * its values has been changed.  Opens More if a value under it has been changed, or if
 * all other rows are hidden. */
static void
update_group(Group *group)
{
    const RowsState rows = update_rows(group, group->grid);
    const RowsState more = update_rows(group, group->more_grid);

    group->shows_change = rows.shows_change || more.shows_change;
    gtk_widget_set_visible(group->box, rows.is_any_shown || more.is_any_shown);
    gtk_widget_set_visible(group->more, more.is_any_shown);
    if (more.is_any_changed || !rows.is_any_shown)
        gtk_expander_set_expanded(GTK_EXPANDER(group->more), TRUE);
    if (group->reset != NULL)
        gtk_widget_set_sensitive(group->reset,
                                 rows.is_any_changed || more.is_any_changed);
}

void
controls_update(Controls *controls)
{
    for (int i = 0; i < N_GROUPS; i++) {
        if (controls->groups[i] != NULL)
            update_group(controls->groups[i]);
    }
    if (controls->edit_notice == NULL)
        return;
    g_autofree char *output = lattice_read_text(controls->config, "output");
    gtk_widget_set_visible(
        controls->edit_notice,
        controls->image.edit_notice != NULL &&
            strcmp(output, lattice_output_nick(controls->image.edited)) == 0);
}

void
controls_open_changed(Controls *controls)
{
    for (int i = 0; i < N_GROUPS; i++) {
        Group *group = controls->groups[i];
        if (group == NULL || group->expander == NULL)
            continue;
        group->is_opening = TRUE;
        gtk_expander_set_expanded(GTK_EXPANDER(group->expander),
                                  group->is_wanted || group->shows_change);
        group->is_opening = FALSE;
    }
}
