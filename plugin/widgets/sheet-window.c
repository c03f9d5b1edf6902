/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A window beside a dialog.  (A popover would be cut at the dialog's edges, and
 * GTK 2 has none.)
 */
#include "sheet-window.h"

#include <glib/gi18n-lib.h>

#include "toolkit.h"

/* Data of the dialog: its preview widget, and the position that it is being
 * moved to (a GdkRectangle). */
#define PREVIEW "lattice-preview"
#define PLACE   "lattice-place"

/* Keeps a window on the screen if it has grown with its content. */
static void
on_allocated(GtkWidget *window, GdkRectangle *place,
             gpointer data G_GNUC_UNUSED)
{
    int x, y;

    if (!gtk_widget_get_mapped(window))
        return;
    const GdkRectangle screen = toolkit_find_screen(window);
    gtk_window_get_position(GTK_WINDOW(window), &x, &y);
    const int rightmost = screen.x + screen.width - place->width;
    const int lowest = screen.y + screen.height - place->height - TOOLKIT_FRAME;
    if (x > rightmost || y > lowest)
        gtk_window_move(GTK_WINDOW(window), MAX(MIN(x, rightmost), screen.x),
                        MAX(MIN(y, lowest), screen.y));
}

GtkWidget *
sheet_window_new(GtkWidget *widget, const char *title, GtkWidget *content)
{
    GtkWindow *dialog = GTK_WINDOW(gtk_widget_get_toplevel(widget));
    GtkWidget *window = gtk_dialog_new_with_buttons(
        title, dialog, GTK_DIALOG_DESTROY_WITH_PARENT, _("_Close"),
        GTK_RESPONSE_CLOSE, NULL);
    GtkWindowGroup *group = gtk_window_group_new();

    /* The dialog has a grab, which would block the window in the same group. */
    gtk_window_group_add_window(group, GTK_WINDOW(window));
    g_object_unref(group);
    for (GSList *at = gtk_accel_groups_from_object(G_OBJECT(dialog));
         at != NULL; at = at->next)
        gtk_window_add_accel_group(GTK_WINDOW(window), at->data);
    gtk_window_set_resizable(GTK_WINDOW(window), FALSE);
    gtk_container_set_border_width(GTK_CONTAINER(content), 6);
    gtk_box_pack_start(GTK_BOX(gtk_dialog_get_content_area(GTK_DIALOG(window))),
                       content, TRUE, TRUE, 0);
    g_signal_connect(window, "response", G_CALLBACK(gtk_widget_hide), NULL);
    g_signal_connect(window, "size-allocate", G_CALLBACK(on_allocated), NULL);
    g_signal_connect(window, "delete-event",
                     G_CALLBACK(gtk_widget_hide_on_delete), NULL);
    return window;
}

/* The rectangle of a part of a dialog on the screen. */
static GdkRectangle
find_on_screen(GtkWidget *part)
{
    GtkAllocation place;
    int x, y;

    gtk_widget_get_allocation(part, &place);
    gdk_window_get_origin(gtk_widget_get_window(part), &x, &y);
    return (GdkRectangle){x + place.x, y + place.y, place.width, place.height};
}

/* The probable place of GIMP's canvas: the middle of the screen, between the
 * docks.  A plug-in cannot ask for it. */
static GdkRectangle
guess_canvas(const GdkRectangle *screen)
{
    const int third = screen->width / 3;

    return (GdkRectangle){screen->x + third, screen->y, third, screen->height};
}

/* The area of the intersection, in pixels. */
static int
count_common(const GdkRectangle *one, const GdkRectangle *other)
{
    GdkRectangle common;

    return gdk_rectangle_intersect(one, other, &common)
               ? common.width * common.height
               : 0;
}

/* How many pixels of the canvas a sheet hides besides those that the dialog
 * hides already. */
static int
count_hidden(const GdkRectangle *sheet, const GdkRectangle *canvas,
             const GdkRectangle *dialog)
{
    GdkRectangle covered;

    return gdk_rectangle_intersect(canvas, dialog, &covered)
               ? count_common(sheet, canvas) - count_common(sheet, &covered)
               : count_common(sheet, canvas);
}

/* How many pixels a sheet hides, the most important ones first: of the button
 * OK, which accepts the choice, and the dialog's preview, if it has one. */
typedef struct Hidden {
    int of_ok_and_preview, of_dialog, of_canvas;
} Hidden;

static gboolean
is_less(const Hidden *one, const Hidden *other)
{
    if (one->of_ok_and_preview != other->of_ok_and_preview)
        return one->of_ok_and_preview < other->of_ok_and_preview;
    if (one->of_dialog != other->of_dialog)
        return one->of_dialog < other->of_dialog;
    return one->of_canvas < other->of_canvas;
}

/* The dialog with its frame, where it is or is being moved to. */
static GdkRectangle
find_dialog(GtkWidget *dialog)
{
    const GdkRectangle *place = g_object_get_data(G_OBJECT(dialog), PLACE);
    GdkRectangle now;

    if (place != NULL)
        return *place;
    gdk_window_get_frame_extents(gtk_widget_get_window(dialog), &now);
    return now;
}

/* Moves a window to where it hides least.  If positions are equally good, it is
 * on the left, because the dialog's buttons are at its right end. */
static void
place_beside(GtkWindow *window, GtkWindow *dialog)
{
    const GdkRectangle screen = toolkit_find_screen(GTK_WIDGET(dialog));
    GtkWidget *own = g_object_get_data(G_OBJECT(dialog), PREVIEW);
    const GdkRectangle preview =
        own != NULL ? find_on_screen(own) : (GdkRectangle){0};
    const GdkRectangle canvas = guess_canvas(&screen);
    const GdkRectangle ok = find_on_screen(gtk_dialog_get_widget_for_response(
        GTK_DIALOG(dialog), GTK_RESPONSE_OK));
    const GdkRectangle taken = find_dialog(GTK_WIDGET(dialog));
    GdkRectangle sheet = {0};
    Hidden least = {G_MAXINT, G_MAXINT, G_MAXINT};
    int best_x = 0, best_y = 0;

    gtk_window_get_size(window, &sheet.width, &sheet.height);
    const int rightmost = MAX(screen.x + screen.width - sheet.width, screen.x);
    const int lowest =
        MAX(screen.y + screen.height - sheet.height - TOOLKIT_FRAME, screen.y);
    const int columns[] = {taken.x - sheet.width, taken.x + taken.width,
                           screen.x, rightmost, ok.x - sheet.width};
    const int rows[] = {taken.y, ok.y - sheet.height - TOOLKIT_FRAME};
    for (size_t i = 0; i < G_N_ELEMENTS(columns) * G_N_ELEMENTS(rows); i++) {
        sheet.x = CLAMP(columns[i / 2], screen.x, rightmost);
        sheet.y = CLAMP(rows[i % 2], screen.y, lowest);
        const Hidden hidden = {
            .of_ok_and_preview =
                count_common(&sheet, &ok) + count_common(&sheet, &preview),
            .of_dialog = count_common(&sheet, &taken),
            .of_canvas =
                own != NULL ? 0 : count_hidden(&sheet, &canvas, &taken),
        };
        if (!is_less(&hidden, &least))
            continue;
        best_x = sheet.x;
        best_y = sheet.y;
        least = hidden;
    }
    gtk_window_move(window, best_x, best_y);
}

/* The free width of the screen beside a dialog, on the side that has more. */
static int
find_free_width(const GdkRectangle *screen, const GdkRectangle *dialog)
{
    return MAX(dialog->x - screen->x,
               screen->x + screen->width - dialog->x - dialog->width);
}

/* Moves a dialog to the nearer edge of the screen. */
static void
move_aside(GtkWidget *dialog, const GdkRectangle *screen)
{
    GdkRectangle *place = g_new(GdkRectangle, 1);

    *place = find_dialog(dialog);
    const int rightmost = screen->x + screen->width - place->width;
    place->x =
        place->x - screen->x < rightmost - place->x ? screen->x : rightmost;
    gtk_window_move(GTK_WINDOW(dialog), MAX(place->x, screen->x), place->y);
    /* Kept, because the window manager takes a moment to move it. */
    g_object_set_data_full(G_OBJECT(dialog), PLACE, place, g_free);
}

GdkRectangle
sheet_window_make_room(GtkWidget *window)
{
    GtkWidget *dialog =
        GTK_WIDGET(gtk_window_get_transient_for(GTK_WINDOW(window)));
    const GdkRectangle screen = toolkit_find_screen(dialog);
    GdkRectangle place = find_dialog(dialog);

    if (find_free_width(&screen, &place) < toolkit_measure(window).width)
        move_aside(dialog, &screen);
    place = find_dialog(dialog);
    return (GdkRectangle){.width = find_free_width(&screen, &place),
                          .height = screen.height - TOOLKIT_FRAME};
}

void
sheet_window_present(GtkWidget *window)
{
    GtkWindow *dialog = gtk_window_get_transient_for(GTK_WINDOW(window));

    if (!gtk_widget_get_visible(window))
        place_beside(GTK_WINDOW(window), dialog);
    g_object_set_data(G_OBJECT(dialog), PLACE, NULL);
    gtk_window_present(GTK_WINDOW(window));
}

void
sheet_window_spare(GtkWidget *dialog, GtkWidget *preview)
{
    g_object_set_data(G_OBJECT(dialog), PREVIEW, preview);
}
