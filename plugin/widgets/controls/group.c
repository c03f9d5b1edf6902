/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A group: a heading with an expander and a reset button, and below it a grid
 * of rows, shown while the group is open.
 */
#include "group.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "area.h"
#include "label.h"
#include "scale-row.h"
#include "toolkit.h"

/* Pixels: the gap between rows, as in GIMP's own filters. */
#define SPACING 3

struct Group {
    GtkWidget *box;
    GtkWidget *heading;  /* NULL: none */
    GtkWidget *expander; /* NULL: none */
    GtkWidget *grid;
    GtkWidget *reset;
    GObject *config;
};

/* The property that a widget of the grid is named after; NULL: none. */
static GParamSpec *
find_property(const Group *group, GtkWidget *widget)
{
    return g_object_class_find_property(G_OBJECT_GET_CLASS(group->config),
                                        gtk_widget_get_name(widget));
}

/* Stores an argument's initial value, which for the scale depends on algorithm
 * and image. */
static void
get_initial(const Group *group, GParamSpec *argument, GValue *value)
{
    const double scale = scale_row_get_start(group->config);

    if (strcmp(argument->name, "scale") == 0 && scale > 0.0)
        g_value_set_double(value, scale);
    else
        g_param_value_set_default(argument, value);
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
    get_initial(group, argument, &value);
    g_object_set_property(group->config, argument->name, &value);
    g_value_unset(&value);
}

static void
on_reset(Group *group)
{
    g_object_freeze_notify(group->config);
    gtk_container_foreach(GTK_CONTAINER(group->grid), reset_argument, group);
    g_object_thaw_notify(group->config);
}

static GtkWidget *
new_expander(const char *title, const char *help)
{
    GtkWidget *expander = gtk_expander_new(NULL);
    GtkWidget *label =
        label_new_styled(title, pango_attr_weight_new(PANGO_WEIGHT_BOLD));

    gimp_help_set_help_data(expander, help, NULL);
    gtk_expander_set_label_widget(GTK_EXPANDER(expander), label);
    return expander;
}

static void
on_opened(Group *group)
{
    /* Groups opened before the dialog is shown do not scroll it. */
    if (group_is_open(group) && gtk_widget_get_mapped(group->box))
        area_show(group->box);
}

static void
add_heading(Group *group, const char *title, const char *help)
{
    group->heading = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, SPACING);
    group->expander = new_expander(title, help);
    gtk_box_pack_start(GTK_BOX(group->heading),
                       toolkit_heading_new(group->expander), TRUE, TRUE, 0);
    gtk_box_pack_start(GTK_BOX(group->box), group->heading, FALSE, FALSE, 0);
    g_object_bind_property(group->expander, "expanded", group->grid, "visible",
                           G_BINDING_DEFAULT);
    g_signal_connect_swapped(group->expander, "notify::expanded",
                             G_CALLBACK(on_opened), group);
    gtk_widget_show_all(group->heading);
}

Group *
group_new(const char *title, const char *help)
{
    Group *group = g_new0(Group, 1);

    group->box = toolkit_box_new(GTK_ORIENTATION_VERTICAL, SPACING);
    group->grid = toolkit_grid_new(SPACING);
    toolkit_make_dense(group->grid);
    if (title != NULL)
        add_heading(group, title, help);
    gtk_box_pack_start(GTK_BOX(group->box), group->grid, FALSE, FALSE, 0);
    return group;
}

void
group_free(Group *group)
{
    g_free(group);
}

GtkWidget *
group_get_widget(Group *group)
{
    return group->box;
}

GtkWidget *
group_get_grid(Group *group)
{
    return group->grid;
}

/* Makes the last column as wide as in groups that have widgets there. */
static void
add_space(Group *group, const Row *row)
{
    GtkWidget *space = gtk_label_new(NULL);

    gtk_size_group_add_widget(row->columns[ROW_BESIDE], space);
    toolkit_grid_attach(group->grid, space, ROW_BESIDE, 0, 1, 1, FALSE);
}

void
group_finish(Group *group, const Row *row)
{
    group->config = row->config;
    group->reset = label_new_icon_button(
        GIMP_ICON_RESET, _("Reset this group to its default values"));
    gtk_size_group_add_widget(row->columns[ROW_BESIDE], group->reset);
    g_signal_connect_swapped(group->reset, "clicked", G_CALLBACK(on_reset),
                             group);
    if (group->heading == NULL) {
        toolkit_grid_attach(group->grid, group->reset, ROW_BESIDE, 0, 1, 1,
                            FALSE);
    } else {
        gtk_box_pack_start(GTK_BOX(group->heading), group->reset, FALSE, FALSE,
                           0);
        add_space(group, row);
    }
    gtk_widget_show_all(group->grid);
    gtk_widget_set_visible(group->grid, group->expander == NULL);
    gtk_widget_show_all(group->reset);
    gtk_widget_show(group->box);
}

gboolean
group_is_open(const Group *group)
{
    return group->expander != NULL &&
           gtk_expander_get_expanded(GTK_EXPANDER(group->expander));
}

void
group_open(Group *group)
{
    if (group->expander != NULL)
        gtk_expander_set_expanded(GTK_EXPANDER(group->expander), TRUE);
}

static gboolean
is_initial(const Group *group, GParamSpec *argument)
{
    GValue value = G_VALUE_INIT, initial = G_VALUE_INIT;

    g_value_init(&value, argument->value_type);
    g_value_init(&initial, argument->value_type);
    g_object_get_property(group->config, argument->name, &value);
    get_initial(group, argument, &initial);
    const gboolean is_same =
        g_param_values_cmp(argument, &value, &initial) == 0;
    g_value_unset(&value);
    g_value_unset(&initial);
    return is_same;
}

/* Hides the button, if there is nothing to reset, but keeps its space. */
static void
show_reset(Group *group, gboolean is_shown)
{
    gtk_widget_set_sensitive(group->reset, is_shown);
    gtk_widget_set_child_visible(group->reset, is_shown);
}

void
group_update(Group *group, GroupMatters matters, gconstpointer data)
{
    g_autoptr(GList) widgets =
        gtk_container_get_children(GTK_CONTAINER(group->grid));
    gboolean is_any_shown = FALSE, is_any_changed = FALSE;

    for (GList *at = widgets; at != NULL; at = at->next) {
        GParamSpec *argument = find_property(group, at->data);
        if (argument == NULL)
            continue;
        const gboolean is_shown = matters(data, argument->name);
        gtk_widget_set_visible(at->data, is_shown);
        is_any_shown |= is_shown;
        is_any_changed |= !is_initial(group, argument);
    }
    gtk_widget_set_visible(group->box, is_any_shown);
    show_reset(group, is_any_changed);
}
