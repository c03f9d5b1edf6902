/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * GTK 3 and libgimpui 3.
 */
#include "toolkit.h"

#include <gegl.h>
#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>

#include "host.h"

const char *
toolkit_get_gimp_domain(void)
{
    return "gimp30";
}

GdkRectangle
toolkit_find_screen(GtkWidget *widget)
{
    GdkWindow *window = gtk_widget_get_window(gtk_widget_get_toplevel(widget));
    GdkRectangle area;

    gdk_monitor_get_workarea(gdk_display_get_monitor_at_window(
                                 gtk_widget_get_display(widget), window),
                             &area);
    return area;
}

GtkRequisition
toolkit_measure(GtkWidget *window)
{
    GtkRequisition wanted;

    gtk_widget_get_preferred_size(window, NULL, &wanted);
    return wanted;
}

GtkWidget *
toolkit_box_new(GtkOrientation orientation, int spacing)
{
    return gtk_box_new(orientation, spacing);
}

GtkWidget *
toolkit_grid_new(int gap)
{
    GtkWidget *grid = gtk_grid_new();

    gtk_grid_set_column_spacing(GTK_GRID(grid), (guint)gap);
    gtk_grid_set_row_spacing(GTK_GRID(grid), (guint)gap);
    gtk_widget_set_margin_bottom(grid, gap);
    return grid;
}

void
toolkit_grid_attach(GtkWidget *grid, GtkWidget *widget, int column, int row,
                    int n_columns, int n_rows, gboolean wants_rest)
{
    gtk_widget_set_hexpand(widget, wants_rest);
    gtk_grid_attach(GTK_GRID(grid), widget, column, row, n_columns, n_rows);
}

/* GIMP's style makes its own rows low, but not those of plug-ins. */
void
toolkit_make_dense(GtkWidget *grid)
{
    static const char css[] =
        ".lattice-rows button { padding: 0 4px; min-height: 22px; }"
        ".lattice-rows spinbutton button { padding: 0 1px; min-width: 16px; }"
        ".lattice-rows spinbutton entry { padding: 0 3px; }"
        ".lattice-rows spinbutton, .lattice-rows entry { min-height: 22px; }";
    GtkCssProvider *provider = gtk_css_provider_new();

    gtk_css_provider_load_from_data(provider, css, -1, NULL);
    gtk_style_context_add_class(gtk_widget_get_style_context(grid),
                                "lattice-rows");
    gtk_style_context_add_provider_for_screen(
        gtk_widget_get_screen(grid), GTK_STYLE_PROVIDER(provider),
        GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    g_object_unref(provider);
}

/* Hides the bar if there is nothing to scroll, but keeps its space. */
static void
on_adjusted(GtkAdjustment *range, GtkWidget *bar)
{
    const gboolean fits =
        gtk_adjustment_get_upper(range) <= gtk_adjustment_get_page_size(range);

    gtk_widget_set_opacity(bar, fits ? 0.0 : 1.0);
}

void
toolkit_fill_scroller(GtkWidget *scroller, GtkWidget *content)
{
    GtkScrolledWindow *window = GTK_SCROLLED_WINDOW(scroller);
    GdkRectangle screen;

    gdk_monitor_get_workarea(
        gdk_display_get_monitor(gtk_widget_get_display(scroller), 0), &screen);
    const int height = CLAMP(screen.height - TOOLKIT_SCROLLER_OTHERS,
                             TOOLKIT_SCROLLER_MINIMUM, TOOLKIT_SCROLLER_HEIGHT);
    /* An overlay scroll bar would hide buttons. */
    gtk_scrolled_window_set_overlay_scrolling(window, FALSE);
    gtk_scrolled_window_set_propagate_natural_height(window, TRUE);
    gtk_scrolled_window_set_min_content_height(window,
                                               TOOLKIT_SCROLLER_MINIMUM);
    gtk_scrolled_window_set_max_content_height(window, height);
    gtk_container_add(GTK_CONTAINER(scroller), content);
    /* So that it keeps that height even if there is less to show. */
    gtk_widget_set_size_request(content, -1, height);
    g_signal_connect(gtk_scrolled_window_get_vadjustment(window), "changed",
                     G_CALLBACK(on_adjusted),
                     gtk_scrolled_window_get_vscrollbar(window));
}

/* A click beside the expander opens or closes it when the button is pressed: a
 * sheet that a double click closes leaves the release to what is below it.
 * Clicks on the expander, which it handles, are also passed on to the
 * heading. */
static gboolean
on_pressed(GtkWidget *heading, GdkEventButton *event, GtkWidget *expander)
{
    if (gtk_get_event_widget((GdkEvent *)event) != heading ||
        event->type != GDK_BUTTON_PRESS || event->button != GDK_BUTTON_PRIMARY)
        return FALSE;
    gtk_widget_activate(expander);
    return TRUE;
}

/* Since GTK 3.20 an expander takes clicks only on its arrow and label, even
 * with label-fill; the event box takes those beside them. */
GtkWidget *
toolkit_heading_new(GtkWidget *expander)
{
    GtkWidget *heading = gtk_event_box_new();

    gtk_event_box_set_visible_window(GTK_EVENT_BOX(heading), FALSE);
    gtk_container_add(GTK_CONTAINER(heading), expander);
    g_signal_connect(heading, "button-press-event", G_CALLBACK(on_pressed),
                     expander);
    return heading;
}

GtkWidget *
toolkit_entry_new(const char *hint)
{
    GtkWidget *entry = gtk_entry_new();

    gtk_entry_set_placeholder_text(GTK_ENTRY(entry), hint);
    return entry;
}

void
toolkit_dim(GtkWidget *label)
{
    gtk_style_context_add_class(gtk_widget_get_style_context(label),
                                GTK_STYLE_CLASS_DIM_LABEL);
}

void
toolkit_wrap(GtkWidget *label, int n_letters)
{
    gtk_label_set_line_wrap(GTK_LABEL(label), TRUE);
    gtk_label_set_max_width_chars(GTK_LABEL(label), n_letters);
}

/* Nothing to do: they are readable in GTK 3. */
void
toolkit_show_chosen(GtkWidget *icon_view G_GNUC_UNUSED)
{
}

static void
make_low(GtkWidget *button)
{
    GtkCssProvider *css = gtk_css_provider_new();

    gtk_css_provider_load_from_data(
        css, "button { padding: 1px 2px; min-height: 0; }", -1, NULL);
    gtk_style_context_add_provider(gtk_widget_get_style_context(button),
                                   GTK_STYLE_PROVIDER(css),
                                   GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    g_object_unref(css);
}

GtkWidget *
toolkit_icon_button_new(const char *icon, const char *help)
{
    GtkWidget *button = gtk_button_new_from_icon_name(icon, GTK_ICON_SIZE_MENU);

    gtk_button_set_relief(GTK_BUTTON(button), GTK_RELIEF_NONE);
    gtk_widget_set_valign(button, GTK_ALIGN_CENTER);
    make_low(button);
    gimp_help_set_help_data(button, help, NULL);
    return button;
}

/* 16 bits a channel, as recipes have them. */
static const Babl *
color_format(void)
{
    return babl_format("R'G'B'A u16");
}

GtkWidget *
toolkit_color_button_new(const char *title, int width, int height)
{
    GeglColor *color = gegl_color_new(NULL);
    GtkWidget *button = gimp_color_button_new(title, width, height, color,
                                              GIMP_COLOR_AREA_SMALL_CHECKS);

    g_object_unref(color);
    gimp_color_button_set_update(GIMP_COLOR_BUTTON(button), TRUE);
    return button;
}

void
toolkit_color_button_set(GtkWidget *button, const guint16 channels[4])
{
    GeglColor *color = gegl_color_new(NULL);

    gegl_color_set_pixel(color, color_format(), channels);
    gimp_color_button_set_color(GIMP_COLOR_BUTTON(button), color);
    g_object_unref(color);
}

/* Takes the color. */
static void
to_channels(GeglColor *color, guint16 channels[4])
{
    gegl_color_get_pixel(color, color_format(), channels);
    g_object_unref(color);
}

void
toolkit_color_button_get(GtkWidget *button, guint16 channels[4])
{
    to_channels(gimp_color_button_get_color(GIMP_COLOR_BUTTON(button)),
                channels);
}

void
toolkit_get_gimps_colors(guint16 foreground[4], guint16 background[4])
{
    to_channels(gimp_context_get_foreground(), foreground);
    to_channels(gimp_context_get_background(), background);
}

typedef struct Picture {
    ToolkitDraw draw;
    gpointer data;
} Picture;

static gboolean
on_draw(GtkWidget *area, cairo_t *cairo, const Picture *picture)
{
    picture->draw(cairo, gtk_widget_get_allocated_width(area), picture->data);
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
    gtk_widget_set_valign(area, GTK_ALIGN_CENTER);
    g_signal_connect(area, "draw", G_CALLBACK(on_draw), picture);
    return area;
}

typedef struct GradientButton {
    ToolkitGradient chosen;
    gpointer data;
    GimpResource *tried; /* last, since the chooser was opened; or NULL */
} GradientButton;

/* The stops of a gradient; FALSE: GIMP does not tell. */
static gboolean
get_stops(GimpResource *gradient, NoiseGradient *stops)
{
    g_autofree char *name = gimp_resource_get_name(gradient);

    return name != NULL && host_find_gradient(name, stops);
}

/* The last gradient that GIMP passes is the one last tried; or, if the user has
 * canceled, the one with which the chooser was opened. */
static void
on_gradient(GtkWidget *widget G_GNUC_UNUSED, GimpResource *gradient,
            gboolean is_last, GradientButton *button)
{
    const gboolean is_canceled = is_last && gradient != button->tried;
    NoiseGradient stops;

    button->tried = is_last ? NULL : gradient; /* libgimp holds it */
    if (is_canceled || get_stops(gradient, &stops))
        button->chosen(is_canceled ? NULL : &stops, is_last, button->data);
}

GtkWidget *
toolkit_gradient_button_new(const char *title, ToolkitGradient chosen,
                            gpointer data)
{
    GtkWidget *widget = gimp_gradient_chooser_new(title, NULL, NULL);
    GradientButton *button = g_new(GradientButton, 1);

    *button = (GradientButton){chosen, data, NULL};
    g_object_set_data_full(G_OBJECT(widget), "gradient", button, g_free);
    g_signal_connect(widget, "resource-set", G_CALLBACK(on_gradient), button);
    return widget;
}

gboolean
toolkit_gradient_button_get(GtkWidget *button, NoiseGradient *stops)
{
    return get_stops(
        gimp_resource_chooser_get_resource(GIMP_RESOURCE_CHOOSER(button)),
        stops);
}
