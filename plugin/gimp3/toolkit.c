/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The functions of toolkit.h for GTK 3 and libgimpui 3.
 */
#include "toolkit.h"

#include <gegl.h>
#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>

#include "gradient-stops.h"
#include "host.h"

/* Works even before there is a window, because area_new() calls it that early.  It
 * then returns the screen that the mouse is on. */
GdkRectangle
toolkit_find_screen(GtkWidget *widget)
{
    GdkWindow *window = gtk_widget_get_window(gtk_widget_get_toplevel(widget));
    GdkDisplay *display = gtk_widget_get_display(widget);
    GdkRectangle area;
    int x, y;

    gdk_device_get_position(
        gdk_seat_get_pointer(gdk_display_get_default_seat(display)), NULL, &x,
        &y);
    gdk_monitor_get_workarea(
        window != NULL ? gdk_display_get_monitor_at_window(display, window)
                       : gdk_display_get_monitor_at_point(display, x, y),
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

/* GIMP's style makes rows compact in GIMP's own dialogs, but not in plug-ins.  The
 * outlines show the keyboard focus: GIMP's style would only draw a thin gray line. */
static const char css[] =
    ".lattice-rows button { padding: 0 4px; min-height: 22px; }"
    ".lattice-rows spinbutton button { padding: 0 1px; min-width: 16px; }"
    ".lattice-rows spinbutton entry { padding: 0 3px; }"
    ".lattice-rows spinbutton, .lattice-rows entry { min-height: 22px; }"
    ".lattice-rows expander > title, .lattice-rows checkbutton {"
    "  outline: 2px solid alpha(currentColor, 0.8); outline-offset: -1px; }"
    ".lattice-pictures:selected {"
    "  background-color: " TOOLKIT_CHOSEN "; color: white; }";

/* Gives a widget one of the classes in `css`. */
static void
set_class(GtkWidget *widget, const char *name)
{
    static GtkCssProvider *provider;

    if (provider == NULL) {
        provider = gtk_css_provider_new();
        gtk_css_provider_load_from_data(provider, css, -1, NULL);
        gtk_style_context_add_provider_for_screen(
            gtk_widget_get_screen(widget), GTK_STYLE_PROVIDER(provider),
            GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    }
    gtk_style_context_add_class(gtk_widget_get_style_context(widget), name);
}

void
toolkit_make_dense(GtkWidget *widget)
{
    set_class(widget, "lattice-rows");
}

void
toolkit_wrap(GtkWidget *label, int n_letters)
{
    gtk_label_set_line_wrap(GTK_LABEL(label), TRUE);
    gtk_label_set_max_width_chars(GTK_LABEL(label), n_letters);
}

void
toolkit_show_chosen(GtkWidget *icon_view)
{
    set_class(icon_view, "lattice-pictures");
}

/* The key of the GObject data in which a cell keeps the number of the column that
 * holds its pixbufs. */
#define COLUMN "lattice-column"

/* Makes a cell show its pixbuf as a surface.  Stores the surface in the pixbuf,
 * because the view calls this many times for each cell. */
static void
set_surface(GtkCellLayout *layout G_GNUC_UNUSED, GtkCellRenderer *cell,
            GtkTreeModel *model, GtkTreeIter *row, gpointer scale)
{
    const int column =
        GPOINTER_TO_INT(g_object_get_data(G_OBJECT(cell), COLUMN));
    g_autoptr(GdkPixbuf) pixbuf = NULL;

    gtk_tree_model_get(model, row, column, &pixbuf, -1);
    cairo_surface_t *surface = g_object_get_data(G_OBJECT(pixbuf), "surface");
    if (surface == NULL) {
        surface = gdk_cairo_surface_create_from_pixbuf(
            pixbuf, GPOINTER_TO_INT(scale), NULL);
        g_object_set_data_full(G_OBJECT(pixbuf), "surface", surface,
                               (GDestroyNotify)cairo_surface_destroy);
    }
    g_object_set(cell, "surface", surface, NULL);
}

int
toolkit_get_scale(GtkWidget *widget)
{
    return gtk_widget_get_scale_factor(widget);
}

void
toolkit_show_picture(GtkImage *image, GdkPixbuf *picture)
{
    cairo_surface_t *surface = NULL;

    if (picture != NULL)
        surface = gdk_cairo_surface_create_from_pixbuf(
            picture, toolkit_get_scale(GTK_WIDGET(image)), NULL);
    gtk_image_set_from_surface(image, surface);
    g_clear_pointer(&surface, cairo_surface_destroy);
}

int
toolkit_show_sharp(GtkWidget *view, GtkCellLayout *layout, int column)
{
    g_autoptr(GList) cells = gtk_cell_layout_get_cells(layout);
    const int scale = toolkit_get_scale(view);

    g_object_set_data(cells->data, COLUMN, GINT_TO_POINTER(column));
    gtk_cell_layout_set_cell_data_func(layout, cells->data, set_surface,
                                       GINT_TO_POINTER(scale), NULL);
    return scale;
}

/* A cell that shows a picture in the list that a combo box opens.  GTK 3 draws the
 * closed combo box with the same cells, so this one takes up no room there. */
typedef GtkCellRendererPixbuf ListPicture;
typedef GtkCellRendererPixbufClass ListPictureClass;

static GType list_picture_get_type(void);
G_DEFINE_TYPE(ListPicture, list_picture, GTK_TYPE_CELL_RENDERER_PIXBUF)

static gboolean
is_in_list(GtkWidget *widget)
{
    return gtk_widget_get_ancestor(widget, GTK_TYPE_COMBO_BOX) == NULL;
}

static void
get_width(GtkCellRenderer *cell, GtkWidget *widget, int *least, int *natural)
{
    GTK_CELL_RENDERER_CLASS(list_picture_parent_class)
        ->get_preferred_width(cell, widget, least, natural);
    if (!is_in_list(widget))
        *least = *natural = 0;
}

static void
get_height(GtkCellRenderer *cell, GtkWidget *widget, int *least, int *natural)
{
    GTK_CELL_RENDERER_CLASS(list_picture_parent_class)
        ->get_preferred_height(cell, widget, least, natural);
    if (!is_in_list(widget))
        *least = *natural = 0;
}

static void
list_picture_class_init(ListPictureClass *class)
{
    GtkCellRendererClass *cell = GTK_CELL_RENDERER_CLASS(class);

    cell->get_preferred_width = get_width;
    cell->get_preferred_height = get_height;
}

static void
list_picture_init(ListPicture *picture G_GNUC_UNUSED)
{
}

/* Makes a cell that shows pictures the first one of a combo box, unless it already
 * is. */
static void
show_pictures(GtkWidget *combo)
{
    GtkCellLayout *layout = GTK_CELL_LAYOUT(combo);
    g_autoptr(GList) cells = gtk_cell_layout_get_cells(layout);

    if (cells != NULL &&
        G_TYPE_CHECK_INSTANCE_TYPE(cells->data, list_picture_get_type()))
        return;
    GtkCellRenderer *cell =
        g_object_new(list_picture_get_type(), "xpad", 2, NULL);
    gtk_cell_layout_pack_start(layout, cell, FALSE);
    gtk_cell_layout_reorder(layout, cell, 0);
    toolkit_show_sharp(combo, layout, GIMP_INT_STORE_PIXBUF);
}

/* Libgimp replaces the cells of a combo box that has a label whenever its list opens or
 * closes.  Libgimp's own cell never shows the pixbufs: it also shows icons, and having
 * none clears the pixbuf. */
void
toolkit_show_in_list(GtkWidget *combo)
{
    show_pictures(combo);
    g_signal_connect_after(combo, "notify::popup-shown",
                           G_CALLBACK(show_pictures), NULL);
}

GtkWidget *
toolkit_color_button_new(const char *title)
{
    GeglColor *color = gegl_color_new(NULL);
    GtkWidget *button =
        gimp_color_button_new(title, TOOLKIT_COLOR_WIDTH, TOOLKIT_COLOR_HEIGHT,
                              color, GIMP_COLOR_AREA_SMALL_CHECKS);

    g_object_unref(color);
    gimp_color_button_set_update(GIMP_COLOR_BUTTON(button), TRUE);
    return button;
}

void
toolkit_color_button_set(GtkWidget *button, guint64 color)
{
    GeglColor *shown = gegl_color_new(NULL);
    const double channels[] = {
        lattice_color_get(color, 0), lattice_color_get(color, 1),
        lattice_color_get(color, 2), lattice_color_get(color, 3)};

    gegl_color_set_pixel(shown, babl_format("R'G'B'A double"), channels);
    gimp_color_button_set_color(GIMP_COLOR_BUTTON(button), shown);
    g_object_unref(shown);
}

/* Packs a color into 64 bits, and drops the caller's reference to it. */
static guint64
pack(GeglColor *color)
{
    double channels[4];

    gegl_color_get_pixel(color, babl_format("R'G'B'A double"), channels);
    g_object_unref(color);
    return lattice_color_pack(channels);
}

guint64
toolkit_color_button_get(GtkWidget *button)
{
    return pack(gimp_color_button_get_color(GIMP_COLOR_BUTTON(button)));
}

void
toolkit_get_gimps_colors(guint64 *foreground, guint64 *background)
{
    *foreground = pack(gimp_context_get_foreground());
    *background = pack(gimp_context_get_background());
}

GtkWidget *
toolkit_picture_new(int height, GCallback draw, gpointer data)
{
    GtkWidget *picture = gtk_drawing_area_new();

    gtk_widget_set_size_request(picture, -1, height);
    gtk_widget_set_valign(picture, GTK_ALIGN_CENTER);
    g_signal_connect(picture, "draw", draw, data);
    return picture;
}

cairo_t *
toolkit_picture_begin(GtkWidget *picture G_GNUC_UNUSED, gpointer cairo)
{
    return cairo_reference(cairo);
}

typedef struct GradientButton {
    ToolkitGradient chosen;
    gpointer data;
    /* The last gradient tried since the chooser was opened, or NULL. */
    GimpResource *tried;
} GradientButton;

/* When the chooser is closed, GIMP passes the gradient that was tried last or, if
 * the user canceled, the one that the chooser was opened with. */
static void
on_gradient(GtkWidget *widget G_GNUC_UNUSED, GimpResource *gradient,
            gboolean is_last, GradientButton *button)
{
    const gboolean is_canceled = is_last && gradient != button->tried;
    g_autofree char *name =
        is_canceled ? NULL : gimp_resource_get_name(gradient);
    NoiseGradient stops;

    button->tried = is_last ? NULL : gradient; /* libgimp owns it */
    if (is_canceled || (name != NULL && host_find_gradient(name, &stops)))
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
    GimpResource *gradient =
        gimp_resource_chooser_get_resource(GIMP_RESOURCE_CHOOSER(button));
    g_autofree char *name =
        gradient != NULL ? gimp_resource_get_name(gradient) : NULL;

    return name != NULL && host_find_gradient(name, stops);
}
