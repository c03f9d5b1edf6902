/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Implements the functions of toolkit.h with GTK 2 and libgimpui 2.
 */
#include "toolkit.h"

#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>

#include "gradient-stops.h"
#include "host.h"

/* Works even without a window, because area_new() calls this before there is
 * one. */
GdkRectangle
toolkit_find_screen(GtkWidget *widget)
{
    GdkScreen *screen = gtk_widget_get_screen(widget);
    GdkWindow *window = gtk_widget_get_window(gtk_widget_get_toplevel(widget));
    GdkRectangle monitor;

    gdk_screen_get_monitor_geometry(
        screen,
        window != NULL ? gdk_screen_get_monitor_at_window(screen, window)
                       : gdk_screen_get_primary_monitor(screen),
        &monitor);
    return monitor;
}

GtkRequisition
toolkit_measure(GtkWidget *window)
{
    GtkRequisition wanted;

    gtk_widget_size_request(window, &wanted);
    return wanted;
}

GtkWidget *
toolkit_box_new(GtkOrientation orientation, int spacing)
{
    return orientation == GTK_ORIENTATION_HORIZONTAL
               ? gtk_hbox_new(FALSE, spacing)
               : gtk_vbox_new(FALSE, spacing);
}

void
toolkit_show_chosen(GtkWidget *icon_view)
{
    /* The states of a selected picture, with and without the focus. */
    const GtkStateType states[] = {GTK_STATE_SELECTED, GTK_STATE_ACTIVE};
    const GdkColor white = {.red = 0xffff, .green = 0xffff, .blue = 0xffff};
    GdkColor chosen;

    gdk_color_parse(TOOLKIT_CHOSEN, &chosen);
    for (guint i = 0; i < G_N_ELEMENTS(states); i++) {
        gtk_widget_modify_bg(icon_view, states[i], &chosen);
        gtk_widget_modify_base(icon_view, states[i], &chosen);
        gtk_widget_modify_text(icon_view, states[i], &white);
    }
}

int
toolkit_get_scale(GtkWidget *widget G_GNUC_UNUSED)
{
    return 1;
}

void
toolkit_show_picture(GtkImage *image, GdkPixbuf *picture)
{
    gtk_image_set_from_pixbuf(image, picture);
}

int
toolkit_show_sharp(GtkWidget *view, GtkCellLayout *layout G_GNUC_UNUSED,
                   int column G_GNUC_UNUSED)
{
    return toolkit_get_scale(view);
}

/* Does nothing: libgimp 2 shows these pixbufs itself. */
void
toolkit_show_in_list(GtkWidget *combo G_GNUC_UNUSED)
{
}

static void
add_gap(GtkWidget *grid G_GNUC_UNUSED, GtkRequisition *wanted, gpointer gap)
{
    wanted->height += GPOINTER_TO_INT(gap);
}

/* Sets no row spacing, because a GtkTable keeps it even for hidden rows.
 * Instead, the widgets' padding makes the gaps between rows. */
GtkWidget *
toolkit_grid_new(int gap)
{
    GtkWidget *grid = gtk_table_new(1, 1, FALSE);

    gtk_table_set_col_spacings(GTK_TABLE(grid), (guint)gap);
    g_signal_connect_after(grid, "size-request", G_CALLBACK(add_gap),
                           GINT_TO_POINTER(gap));
    g_object_set_data(G_OBJECT(grid), "padding", GUINT_TO_POINTER(gap / 2));
    return grid;
}

void
toolkit_grid_attach(GtkWidget *grid, GtkWidget *widget, int column, int row,
                    int n_columns, int n_rows, gboolean wants_rest)
{
    const guint padding =
        GPOINTER_TO_UINT(g_object_get_data(G_OBJECT(grid), "padding"));

    gtk_table_attach(
        GTK_TABLE(grid), widget, (guint)column, (guint)(column + n_columns),
        (guint)row, (guint)(row + n_rows),
        wants_rest ? GTK_EXPAND | GTK_FILL : GTK_FILL, GTK_FILL, 0, padding);
}

/* Does nothing: GIMP's GTK 2 themes already make rows compact, even in
 * plug-ins. */
void
toolkit_make_dense(GtkWidget *widget G_GNUC_UNUSED)
{
}

/* Sets the width, because a wrapped label would otherwise compute its own, and might
 * break text that fits on one line. */
void
toolkit_wrap(GtkWidget *label, int n_letters)
{
    PangoContext *context = gtk_widget_get_pango_context(label);
    PangoFontMetrics *metrics = pango_context_get_metrics(context, NULL, NULL);
    const int width =
        n_letters * pango_font_metrics_get_approximate_digit_width(metrics);

    pango_font_metrics_unref(metrics);
    gtk_label_set_line_wrap(GTK_LABEL(label), TRUE);
    gtk_widget_set_size_request(label, PANGO_PIXELS(width), -1);
}

GtkWidget *
toolkit_color_button_new(const char *title)
{
    const GimpRGB color = {0.0, 0.0, 0.0, 1.0};
    GtkWidget *button =
        gimp_color_button_new(title, TOOLKIT_COLOR_WIDTH, TOOLKIT_COLOR_HEIGHT,
                              &color, GIMP_COLOR_AREA_SMALL_CHECKS);

    gimp_color_button_set_update(GIMP_COLOR_BUTTON(button), TRUE);
    return button;
}

static guint64
pack(const GimpRGB *color)
{
    return lattice_color_pack(
        (const double[4]){color->r, color->g, color->b, color->a});
}

void
toolkit_color_button_set(GtkWidget *button, guint64 color)
{
    const GimpRGB shown = {
        lattice_color_get(color, 0), lattice_color_get(color, 1),
        lattice_color_get(color, 2), lattice_color_get(color, 3)};

    gimp_color_button_set_color(GIMP_COLOR_BUTTON(button), &shown);
}

guint64
toolkit_color_button_get(GtkWidget *button)
{
    GimpRGB color;

    gimp_color_button_get_color(GIMP_COLOR_BUTTON(button), &color);
    return pack(&color);
}

void
toolkit_get_gimps_colors(guint64 *foreground, guint64 *background)
{
    GimpRGB color;

    gimp_context_get_foreground(&color);
    *foreground = pack(&color);
    gimp_context_get_background(&color);
    *background = pack(&color);
}

GtkWidget *
toolkit_picture_new(int height, GCallback draw, gpointer data)
{
    GtkWidget *picture = gtk_drawing_area_new();

    gtk_widget_set_size_request(picture, -1, height);
    g_signal_connect(picture, "expose-event", draw, data);
    return picture;
}

cairo_t *
toolkit_picture_begin(GtkWidget *picture, gpointer event G_GNUC_UNUSED)
{
    return gdk_cairo_create(gtk_widget_get_window(picture));
}

typedef struct GradientButton {
    ToolkitGradient chosen;
    gpointer data;
} GradientButton;

static void
on_gradient(GtkWidget *widget G_GNUC_UNUSED, const char *name,
            int width G_GNUC_UNUSED, const double *samples G_GNUC_UNUSED,
            gboolean is_last, const GradientButton *button)
{
    NoiseGradient stops;

    if (host_find_gradient(name, &stops))
        button->chosen(&stops, is_last, button->data);
}

GtkWidget *
toolkit_gradient_button_new(const char *title, ToolkitGradient chosen,
                            gpointer data)
{
    GtkWidget *widget = gimp_gradient_select_button_new(title, NULL);
    GradientButton *button = g_new(GradientButton, 1);

    *button = (GradientButton){chosen, data};
    g_object_set_data_full(G_OBJECT(widget), "gradient", button, g_free);
    g_signal_connect(widget, "gradient-set", G_CALLBACK(on_gradient), button);
    return widget;
}

gboolean
toolkit_gradient_button_get(GtkWidget *button, NoiseGradient *stops)
{
    return host_find_gradient(gimp_gradient_select_button_get_gradient(
                                  GIMP_GRADIENT_SELECT_BUTTON(button)),
                              stops);
}
