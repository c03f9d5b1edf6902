/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The chooser of presets in a window of its own, for tests: finds what it
 * shows, selects and presses keys.
 */
#ifndef CHOOSER_H
#define CHOOSER_H

#include <gdk/gdkkeysyms.h>
#include <gtk/gtk.h>
#include <string.h>

#include "check.h"
#include "preset-chooser.h"
#include "preset-finding.h"
#include "settle.h"

/* The columns of the chooser's models. */
enum { COLUMN_PICTURE, COLUMN_LABEL };

/* Numbers of groups: own presets, those used last, the first shipped ones. */
enum { OWN, USED, GRAY, SKY };

/* As many thumbnails as open_window() has room for side by side. */
#define IN_A_ROW 4

/* The smallest side of a thumbnail, in pixels. */
#define SIDE 96

static LatticePresets *presets;
static GtkWidget *window, *chooser;
static GPtrArray *views; /* a GtkIconView for each group, in order */
static GtkEntry *search;
static GtkAdjustment *place;

static char chosen_name[100];
static int n_chosen, n_activated;

static void
on_chosen(const LatticePreset *preset, gpointer data)
{
    CHECK(data == &n_chosen);
    g_strlcpy(chosen_name, preset->name, sizeof chosen_name);
    n_chosen++;
}

static void
on_activated(const LatticePreset *preset G_GNUC_UNUSED,
             gpointer data G_GNUC_UNUSED)
{
    n_activated++;
}

static void
find_parts(GtkWidget *widget, gpointer data)
{
    if (GTK_IS_ICON_VIEW(widget))
        g_ptr_array_add(views, widget);
    if (GTK_IS_ENTRY(widget))
        search = GTK_ENTRY(widget);
    if (GTK_IS_SCROLLED_WINDOW(widget))
        place =
            gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(widget));
    if (GTK_IS_CONTAINER(widget))
        gtk_container_foreach(GTK_CONTAINER(widget), find_parts, data);
}

static void
open_window(void)
{
    window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
    chooser = preset_chooser_new(presets, on_chosen, on_activated, &n_chosen);
    preset_chooser_set_size(chooser, 4, 560);
    views = g_ptr_array_new();
    find_parts(chooser, NULL);
    n_chosen = n_activated = 0;
    gtk_window_set_title(GTK_WINDOW(window), "Presets");
    gtk_container_add(GTK_CONTAINER(window), chooser);
    gtk_widget_show_all(window);
}

static void
close_window(void)
{
    gtk_widget_destroy(window);
    g_ptr_array_unref(views);
}

static GtkIconView *
view_of(int group)
{
    return g_ptr_array_index(views, group);
}

static int
count_in(int group)
{
    return gtk_tree_model_iter_n_children(
        gtk_icon_view_get_model(view_of(group)), NULL);
}

static int
count_all(void)
{
    int n = 0;

    for (guint i = 0; i < views->len; i++)
        n += count_in((int)i);
    return n;
}

/* Whether a group's label and grid are shown. */
static gboolean
is_shown(int group)
{
    return gtk_widget_get_visible(
        gtk_widget_get_parent(GTK_WIDGET(view_of(group))));
}

/* How much the green of a thumbnail's pixels differs, from 0 to 255. */
static int
find_contrast(int group, int number)
{
    GtkTreeModel *model = gtk_icon_view_get_model(view_of(group));
    GtkTreeIter row;
    GdkPixbuf *picture;
    guchar darkest = 255, brightest = 0;

    gtk_tree_model_iter_nth_child(model, &row, NULL, number);
    gtk_tree_model_get(model, &row, COLUMN_PICTURE, &picture, -1);
    CHECK(gdk_pixbuf_get_width(picture) >= SIDE);
    CHECK(gdk_pixbuf_get_height(picture) >= SIDE);
    const guchar *pixels = gdk_pixbuf_get_pixels(picture);
    for (int i = 0; i < SIDE * SIDE; i++) {
        darkest = MIN(darkest, pixels[4 * i + 1]);
        brightest = MAX(brightest, pixels[4 * i + 1]);
    }
    g_object_unref(picture);
    return brightest - darkest;
}

static void
select_one(int group, int number)
{
    GtkTreePath *path = gtk_tree_path_new_from_indices(number, -1);

    gtk_icon_view_select_path(view_of(group), path);
    gtk_tree_path_free(path);
}

/* The number of the selected preset in a group; -1: none. */
static int
find_marked(int group)
{
    GList *marked = gtk_icon_view_get_selected_items(view_of(group));
    const int number =
        marked != NULL ? gtk_tree_path_get_indices(marked->data)[0] : -1;

    CHECK(g_list_length(marked) <= 1);
    g_list_free_full(marked, (GDestroyNotify)gtk_tree_path_free);
    return number;
}

static int
count_marked(void)
{
    int n = 0;

    for (guint i = 0; i < views->len; i++)
        n += find_marked((int)i) >= 0;
    return n;
}

static gboolean
has_label(int group, int number, const char *label)
{
    GtkTreeModel *model = gtk_icon_view_get_model(view_of(group));
    g_autofree char *found = NULL;
    GtkTreeIter row;

    if (!gtk_tree_model_iter_nth_child(model, &row, NULL, number))
        return FALSE;
    gtk_tree_model_get(model, &row, COLUMN_LABEL, &found, -1);
    return g_strcmp0(found, label) == 0;
}

static int
find_wanted_width(void)
{
    GtkRequisition wanted;

    /* GTK 2 lacks the function that replaces it. */
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS
    gtk_widget_size_request(chooser, &wanted);
    G_GNUC_END_IGNORE_DEPRECATIONS
    return wanted.width;
}

/* Gives the window the keyboard, because no window manager does. */
static void
focus_window(void)
{
    GdkEvent *event = gdk_event_new(GDK_FOCUS_CHANGE);

    event->focus_change.window = g_object_ref(gtk_widget_get_window(window));
    event->focus_change.in = TRUE;
    gtk_widget_event(window, event);
    gdk_event_free(event);
}

static void
press(GtkWidget *widget, guint key)
{
    GdkEvent *event = gdk_event_new(GDK_KEY_PRESS);
    GdkKeymapKey *keys;
    gint n_keys;

    gdk_keymap_get_entries_for_keyval(
        gdk_keymap_get_for_display(gdk_display_get_default()), key, &keys,
        &n_keys);
    event->key.window = g_object_ref(gtk_widget_get_window(window));
    event->key.keyval = key;
    event->key.hardware_keycode = (guint16)keys[0].keycode;
    g_free(keys);
#if GTK_MAJOR_VERSION >= 3
    gdk_event_set_device(
        event, gdk_seat_get_keyboard(
                   gdk_display_get_default_seat(gdk_display_get_default())));
#endif
    gtk_widget_event(widget, event);
    gdk_event_free(event);
    settle();
}

/* Presses a key in the window; whether this preset of a group is chosen then.
 */
static gboolean
leads_to(guint key, int group, int number)
{
    const int n_before = n_chosen;

    press(window, key);
    if (find_marked(group) != number)
        printf("# %s\n", chosen_name);
    return n_chosen == n_before + 1 && find_marked(group) == number &&
           count_marked() == 1;
}

#endif
