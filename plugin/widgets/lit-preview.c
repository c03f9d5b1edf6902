/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A preview of a material on a sphere or a plane.
 *
 * A thread draws the maps, once for each recipe.  When the light turns, only the
 * lighting is computed again; this is fast enough to be done at once.
 */
#include "lit-preview.h"

#include <glib/gi18n-lib.h>

#include "background.h"
#include "toolkit.h"

/* A preview; freed with its widget. */
typedef struct Preview {
    GtkWidget *widget, *image;
    GtkWidget *other; /* shown in place of the preview; NULL: none */
    int side;         /* in GTK pixels */
    LatticeBody body;
    LatticeSun sun;
    char *recipe; /* the recipe set last; NULL: none */
    LatticeExtent size;
    LatticeMaps *maps;  /* NULL: none have been drawn */
    GCancellable *stop; /* stops drawing maps; NULL: none are being drawn */
    guint source;       /* an idle source that lights the maps; 0: none */
} Preview;

static Preview *
get_preview(GtkWidget *widget)
{
    return g_object_get_data(G_OBJECT(widget), "lit-preview");
}

/* Stops all work before the widgets are destroyed. */
static void
stop_all(Preview *preview)
{
    background_stop(&preview->stop);
    g_clear_handle_id(&preview->source, g_source_remove);
}

static void
free_preview(gpointer data)
{
    Preview *preview = data;

    stop_all(preview);
    g_clear_pointer(&preview->maps, lattice_maps_free);
    g_free(preview->recipe);
    g_free(preview);
}

/* ---- The light -------------------------------------------------------- */

static gboolean
on_idle(gpointer data)
{
    Preview *preview = data;
    const int side = preview->side * toolkit_get_scale(preview->image);

    preview->source = 0;
    if (preview->maps == NULL) {
        toolkit_show_picture(GTK_IMAGE(preview->image), NULL);
        return G_SOURCE_REMOVE;
    }
    /* Rows have no padding, because each pixel takes four bytes. */
    g_autoptr(GdkPixbuf) picture =
        gdk_pixbuf_new(GDK_COLORSPACE_RGB, TRUE, 8, side, side);
    lattice_maps_light(preview->maps, preview->body, preview->sun, side,
                       gdk_pixbuf_get_pixels(picture));
    toolkit_show_picture(GTK_IMAGE(preview->image), picture);
    return G_SOURCE_REMOVE;
}

/* Lights the maps once GTK is idle, so that many mouse movements cause only one
 * redraw. */
static void
show(Preview *preview)
{
    if (preview->source == 0)
        preview->source = g_idle_add(on_idle, preview);
}

/* Moves the sun above a point of the widget.  The picture is centered in the widget. */
static void
turn(Preview *preview, double x, double y)
{
    GtkAllocation place;

    gtk_widget_get_allocation(preview->widget, &place);
    preview->sun = lattice_sun_above((2.0 * x - place.width) / preview->side,
                                     (place.height - 2.0 * y) / preview->side);
    show(preview);
}

static gboolean
on_pressed(GtkWidget *widget G_GNUC_UNUSED, const GdkEventButton *event,
           Preview *preview)
{
    if (event->button != 1)
        return FALSE;
    turn(preview, event->x, event->y);
    return TRUE;
}

static gboolean
on_moved(GtkWidget *widget G_GNUC_UNUSED, const GdkEventMotion *event,
         Preview *preview)
{
    turn(preview, event->x, event->y);
    return TRUE;
}

/* ---- The maps --------------------------------------------------------- */

/* Maps for a thread to draw. */
typedef struct Drawing {
    char *recipe;
    LatticeExtent size;
    LatticeMaps *maps; /* NULL: not drawn */
} Drawing;

static void
free_drawing(gpointer data)
{
    Drawing *drawing = data;

    g_clear_pointer(&drawing->maps, lattice_maps_free);
    g_free(drawing->recipe);
    g_free(drawing);
}

static void
draw(gpointer data, GCancellable *stop)
{
    Drawing *drawing = data;

    drawing->maps = lattice_maps_draw(drawing->recipe, drawing->size, stop);
}

static void on_drawn(gpointer data, gpointer job);

static void
begin(Preview *preview)
{
    Drawing *drawing = g_new(Drawing, 1);

    *drawing = (Drawing){g_strdup(preview->recipe), preview->size, NULL};
    preview->stop =
        background_begin(draw, drawing, free_drawing, on_drawn, preview);
}

static gboolean
is_set(const Preview *preview, const char *recipe, LatticeExtent size)
{
    return g_strcmp0(recipe, preview->recipe) == 0 &&
           size.width == preview->size.width &&
           size.height == preview->size.height;
}

/* Shows the maps, even if the recipe has changed in the meantime, so that the preview
 * follows a control that keeps moving. */
static void
on_drawn(gpointer data, gpointer job)
{
    Preview *preview = data;
    Drawing *drawing = job;

    g_clear_object(&preview->stop);
    g_clear_pointer(&preview->maps, lattice_maps_free);
    preview->maps = g_steal_pointer(&drawing->maps);
    show(preview);
    if (!is_set(preview, drawing->recipe, drawing->size))
        begin(preview);
}

void
lit_preview_set_recipe(GtkWidget *widget, const char *recipe,
                       LatticeExtent image)
{
    Preview *preview = get_preview(widget);

    if (is_set(preview, recipe, image))
        return;
    g_free(preview->recipe);
    preview->recipe = g_strdup(recipe);
    preview->size = image;
    if (preview->stop == NULL)
        begin(preview);
}

void
lit_preview_clear(GtkWidget *widget)
{
    Preview *preview = get_preview(widget);

    background_stop(&preview->stop);
    g_clear_pointer(&preview->recipe, g_free);
    g_clear_pointer(&preview->maps, lattice_maps_free);
    show(preview);
}

/* ---- What is shown ---------------------------------------------------- */

#define MAPS (-1) /* in place of a LatticeBody: show the maps themselves */

static const struct View {
    const char *label, *help;
    int body; /* a LatticeBody, or MAPS */
} views[] = {
    /* TRANSLATORS: the shape that a material is shown on. */
    {NOISE_TEXT("Sphere"), NOISE_TEXT("Show the material on a lit sphere"),
     LATTICE_BODY_SPHERE},
    /* TRANSLATORS: the shape that a material is shown on. */
    {NOISE_TEXT("Plane"),
     NOISE_TEXT("Show two by two tiles of the material, lit"),
     LATTICE_BODY_PLANE},
    /* TRANSLATORS: the pictures that a material consists of. */
    {NOISE_TEXT("Maps"), NOISE_TEXT("Show the maps of the material"), MAPS},
};

static void
on_viewed(GtkToggleButton *button, Preview *preview)
{
    const struct View *view = g_object_get_data(G_OBJECT(button), "view");
    const gboolean shows_maps = view->body == MAPS;

    if (!gtk_toggle_button_get_active(button))
        return;
    gtk_widget_set_visible(preview->widget, !shows_maps);
    if (preview->other != NULL)
        gtk_widget_set_visible(preview->other, shows_maps);
    if (!shows_maps) {
        preview->body = (LatticeBody)view->body;
        show(preview);
    }
}

GtkWidget *
lit_preview_new_views(GtkWidget *widget, GtkWidget *maps)
{
    GtkWidget *box = toolkit_box_new(GTK_ORIENTATION_VERTICAL, TOOLKIT_GAP);
    Preview *preview = get_preview(widget);
    GtkRadioButton *last = NULL;

    preview->other = maps;
    toolkit_make_dense(box);
    for (size_t i = 0; i < G_N_ELEMENTS(views); i++) {
        if (views[i].body == MAPS && maps == NULL)
            continue;
        GtkWidget *button = gtk_radio_button_new_with_label_from_widget(
            last, lattice_translate(views[i].label));
        last = GTK_RADIO_BUTTON(button);
        gtk_toggle_button_set_mode(GTK_TOGGLE_BUTTON(button), FALSE);
        gtk_widget_set_tooltip_text(button, lattice_translate(views[i].help));
        g_object_set_data(G_OBJECT(button), "view", (gpointer)&views[i]);
        g_signal_connect(button, "toggled", G_CALLBACK(on_viewed), preview);
        toolkit_pack(box, button, FALSE);
    }
    gtk_widget_show_all(box);
    return box;
}

GtkWidget *
lit_preview_new(int side)
{
    GtkWidget *widget = gtk_event_box_new();
    Preview *preview = g_new0(Preview, 1);

    *preview = (Preview){.widget = widget,
                         .image = gtk_image_new(),
                         .side = side,
                         .sun = lattice_sun_initial};
    g_object_set_data_full(G_OBJECT(widget), "lit-preview", preview,
                           free_preview);
    gtk_widget_set_name(widget, "lit-preview");
    gtk_widget_set_tooltip_text(widget, _("Drag to turn the light"));
    gtk_event_box_set_visible_window(GTK_EVENT_BOX(widget), FALSE);
    gtk_widget_add_events(widget,
                          GDK_BUTTON_PRESS_MASK | GDK_BUTTON1_MOTION_MASK);
    gtk_widget_set_size_request(preview->image, side, side);
    gtk_container_add(GTK_CONTAINER(widget), preview->image);
    gtk_widget_show(preview->image);
    g_signal_connect(widget, "button-press-event", G_CALLBACK(on_pressed),
                     preview);
    g_signal_connect(widget, "motion-notify-event", G_CALLBACK(on_moved),
                     preview);
    g_signal_connect_swapped(widget, "destroy", G_CALLBACK(stop_all), preview);
    return widget;
}
