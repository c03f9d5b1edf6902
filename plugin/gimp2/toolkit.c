/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * GTK 2 and libgimpui 2.
 */
#include "toolkit.h"

#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>
#include <math.h>

#include "host.h"

const char *
toolkit_get_gimp_domain(void)
{
    return "gimp20";
}

/* Works even before there is a window, since the scroller asks that early. */
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

/* GTK draws selected items on the color that windows have for a selection, but
 * their text in the color for lists, which GIMP's Dark theme makes as dark. */
static void
on_icons_realized(GtkWidget *icon_view)
{
    const GdkColor color =
        gtk_widget_get_style(icon_view)->fg[GTK_STATE_SELECTED];

    gtk_widget_modify_text(icon_view, GTK_STATE_SELECTED, &color);
    /* For a selection while the view has no focus. */
    gtk_widget_modify_text(icon_view, GTK_STATE_ACTIVE, &color);
}

void
toolkit_show_chosen(GtkWidget *icon_view)
{
    g_signal_connect(icon_view, "realize", G_CALLBACK(on_icons_realized), NULL);
}

static void
add_gap(GtkWidget *grid G_GNUC_UNUSED, GtkRequisition *wanted, gpointer gap)
{
    wanted->height += GPOINTER_TO_INT(gap);
}

/* Without row spacings, which a GtkTable keeps for hidden rows, too: the gaps
 * between rows are the padding of the widgets. */
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

/* Nothing to do: GIMP's themes for GTK 2 also make the rows of plug-ins low. */
void
toolkit_make_dense(GtkWidget *grid G_GNUC_UNUSED)
{
}

/* Requests the full height before the window is shown, and later the minimum,
 * so that the user can make it lower. */
static void
on_requested(GtkWidget *scroller, GtkRequisition *wanted, GtkWidget *content)
{
    GtkWidget *bar =
        gtk_scrolled_window_get_vscrollbar(GTK_SCROLLED_WINDOW(scroller));
    GtkRequisition all, bar_wanted;
    int gap;

    gtk_widget_get_child_requisition(content, &all);
    gtk_widget_size_request(bar, &bar_wanted);
    gtk_widget_style_get(scroller, "scrollbar-spacing", &gap, NULL);
    wanted->width = all.width + gap + bar_wanted.width;
    wanted->height =
        gtk_widget_get_mapped(scroller)
            ? TOOLKIT_SCROLLER_MINIMUM
            : CLAMP(toolkit_find_screen(scroller).height -
                        TOOLKIT_SCROLLER_OTHERS,
                    TOOLKIT_SCROLLER_MINIMUM, TOOLKIT_SCROLLER_HEIGHT);
}

void
toolkit_fill_scroller(GtkWidget *scroller, GtkWidget *content)
{
    gtk_scrolled_window_add_with_viewport(GTK_SCROLLED_WINDOW(scroller),
                                          content);
    gtk_viewport_set_shadow_type(GTK_VIEWPORT(gtk_widget_get_parent(content)),
                                 GTK_SHADOW_NONE);
    g_signal_connect_after(scroller, "size-request", G_CALLBACK(on_requested),
                           content);
}

/* Expanders of GTK 2 already take clicks in their whole width. */
GtkWidget *
toolkit_heading_new(GtkWidget *expander)
{
    return expander;
}

/* With the hint as a tooltip: GTK 2 has no placeholder texts. */
GtkWidget *
toolkit_entry_new(const char *hint)
{
    GtkWidget *entry = gtk_entry_new();

    gtk_widget_set_tooltip_text(entry, hint);
    return entry;
}

/* Mixes text and background colors; an insensitive label would have a shadow
 * instead. */
static void
on_realize(GtkWidget *label, gpointer data G_GNUC_UNUSED)
{
    const GtkStyle *style = gtk_widget_get_style(label);
    const GdkColor *text = &style->fg[GTK_STATE_NORMAL];
    const GdkColor *ground = &style->bg[GTK_STATE_NORMAL];
    const GdkColor between = {
        .red = (guint16)((2 * text->red + ground->red) / 3),
        .green = (guint16)((2 * text->green + ground->green) / 3),
        .blue = (guint16)((2 * text->blue + ground->blue) / 3)};

    gtk_widget_modify_fg(label, GTK_STATE_NORMAL, &between);
}

void
toolkit_dim(GtkWidget *label)
{
    g_signal_connect(label, "realize", G_CALLBACK(on_realize), NULL);
}

/* Sets the width, since wrapped labels choose one of their own, and take two
 * lines where one is enough. */
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
toolkit_icon_button_new(const char *icon, const char *help)
{
    GtkWidget *button = gtk_button_new();

    gtk_container_add(GTK_CONTAINER(button),
                      gtk_image_new_from_icon_name(icon, GTK_ICON_SIZE_MENU));
    gtk_button_set_relief(GTK_BUTTON(button), GTK_RELIEF_NONE);
    gimp_help_set_help_data(button, help, NULL);
    return button;
}

GtkWidget *
toolkit_color_button_new(const char *title, int width, int height)
{
    const GimpRGB color = {0.0, 0.0, 0.0, 1.0};
    GtkWidget *button = gimp_color_button_new(title, width, height, &color,
                                              GIMP_COLOR_AREA_SMALL_CHECKS);

    gimp_color_button_set_update(GIMP_COLOR_BUTTON(button), TRUE);
    return button;
}

void
toolkit_color_button_set(GtkWidget *button, const guint16 channels[4])
{
    const GimpRGB color = {channels[0] / 65535.0, channels[1] / 65535.0,
                           channels[2] / 65535.0, channels[3] / 65535.0};

    gimp_color_button_set_color(GIMP_COLOR_BUTTON(button), &color);
}

static guint16
to_channel(double share)
{
    return (guint16)lround(65535.0 * CLAMP(share, 0.0, 1.0));
}

static void
to_channels(const GimpRGB *color, guint16 channels[4])
{
    channels[0] = to_channel(color->r);
    channels[1] = to_channel(color->g);
    channels[2] = to_channel(color->b);
    channels[3] = to_channel(color->a);
}

void
toolkit_color_button_get(GtkWidget *button, guint16 channels[4])
{
    GimpRGB color;

    gimp_color_button_get_color(GIMP_COLOR_BUTTON(button), &color);
    to_channels(&color, channels);
}

void
toolkit_get_gimps_colors(guint16 foreground[4], guint16 background[4])
{
    GimpRGB color;

    gimp_context_get_foreground(&color);
    to_channels(&color, foreground);
    gimp_context_get_background(&color);
    to_channels(&color, background);
}

typedef struct Picture {
    ToolkitDraw draw;
    gpointer data;
} Picture;

static gboolean
on_expose(GtkWidget *area, const GdkEventExpose *event G_GNUC_UNUSED,
          const Picture *picture)
{
    GdkWindow *window = gtk_widget_get_window(area);
    cairo_t *cairo = gdk_cairo_create(window);

    picture->draw(cairo, gdk_window_get_width(window), picture->data);
    cairo_destroy(cairo);
    return TRUE;
}

GtkWidget *
toolkit_picture_new(int height, ToolkitDraw draw, gpointer data)
{
    GtkWidget *area = gtk_drawing_area_new();
    Picture *picture = g_new(Picture, 1);

    *picture = (Picture){draw, data};
    g_object_set_data_full(G_OBJECT(area), "picture", picture, g_free);
    gtk_widget_set_size_request(area, -1, height);
    g_signal_connect(area, "expose-event", G_CALLBACK(on_expose), picture);
    return area;
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
