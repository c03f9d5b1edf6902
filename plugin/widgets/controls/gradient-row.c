/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Makes the three rows of a gradient: a band with a handle for each stop, the selected
 * stop, and GIMP's gradients to choose from.  The user can add, move and remove stops
 * with the mouse or the keyboard.
 */
#include "row.h"

#include <gdk/gdkkeysyms.h>
#include <glib/gi18n-lib.h>

#include "gradient-stops.h"
#include "label.h"
#include "toolkit.h"

/* In pixels: the height of the band, the height of a handle, and half the width of a
 * handle, which is also the margin at both ends of the band. */
#define BAND   20
#define HANDLE 12
#define HALF   6

/* A click hits a handle if it is within this many pixels of the handle's middle. */
#define REACH 7

/* How far an arrow key moves a stop; the length of the band is 1. */
#define KEY_STEP 0.01

/* ---- Painting --------------------------------------------------------- */

static void
draw_band(cairo_t *cairo, const NoiseGradient *gradient, int width)
{
    cairo_pattern_t *pattern =
        cairo_pattern_create_linear(0.0, 0.0, width, 0.0);

    for (int i = 0; i < gradient->count; i++) {
        const guint64 color = gradient->stops[i].color;
        cairo_pattern_add_color_stop_rgba(
            pattern, gradient->stops[i].position, lattice_color_get(color, 0),
            lattice_color_get(color, 1), lattice_color_get(color, 2),
            lattice_color_get(color, 3));
    }
    cairo_rectangle(cairo, 0.0, 0.0, width, BAND);
    cairo_set_source(cairo, pattern);
    cairo_fill(cairo);
    cairo_pattern_destroy(pattern);
}

/* Draws a triangle in the stop's color.  Its outline, a dark line inside a light
 * one, is visible in every theme.  The selected stop's outline is thicker, and its
 * inner line is blue while the band has the keyboard focus. */
static void
draw_handle(cairo_t *cairo, const NoiseStop *stop, int length,
            gboolean is_selected, gboolean has_keyboard)
{
    const guint64 color = stop->color;
    const double x = length * stop->position;

    cairo_move_to(cairo, x, BAND - 2.0);
    cairo_line_to(cairo, x + HALF - 1.0, BAND + HANDLE - 1.5);
    cairo_line_to(cairo, x - HALF + 1.0, BAND + HANDLE - 1.5);
    cairo_close_path(cairo);
    cairo_set_line_width(cairo, is_selected ? 4.5 : 3.0);
    cairo_set_source_rgb(cairo, 0.95, 0.95, 0.95);
    cairo_stroke_preserve(cairo);
    cairo_set_line_width(cairo, is_selected ? 2.5 : 1.0);
    if (has_keyboard)
        cairo_set_source_rgb(cairo, 0.1, 0.4, 0.9);
    else
        cairo_set_source_rgb(cairo, 0.1, 0.1, 0.1);
    cairo_stroke_preserve(cairo);
    cairo_set_source_rgb(cairo, lattice_color_get(color, 0),
                         lattice_color_get(color, 1),
                         lattice_color_get(color, 2));
    cairo_fill(cairo);
}

/* ---- The argument ----------------------------------------------------- */

/* The argument and its widgets; freed with the band. */
typedef struct Editor {
    GObject *config;
    const NoiseParameter *parameter;
    GtkWidget *bar, *color, *remove, *chooser;
    NoiseGradient stops;
    int selected;
    gboolean is_dragged;
    double last_x;        /* the mouse's x during a drag, in pixels */
    double grip;          /* the dragged stop's position minus the mouse's */
    gboolean is_choosing; /* the user is trying GIMP's gradients */
    NoiseGradient before; /* the stops before the user tried any of these */
} Editor;

/* Sets the argument to these stops, which makes GObject call show_stops(). */
static void
store_stops(const Editor *editor, const NoiseGradient *stops)
{
    NoiseParams params;

    noise_params_init(&params);
    params.gradient = *stops;
    if (noise_params_check(&params, NULL))
        lattice_parameter_show(&params, editor->parameter, editor->config);
}

/* ---- The selected stop ------------------------------------------------ */

static void
on_color(GtkWidget *button, const Editor *editor)
{
    NoiseGradient stops = editor->stops;
    NoiseStop *stop = &stops.stops[editor->selected];
    const guint64 color = toolkit_color_button_get(button);

    if (stop->color == color)
        return;
    stop->color = color;
    store_stops(editor, &stops);
}

/* ---- Changes ---------------------------------------------------------- */

static void
select_stop(Editor *editor, int stop)
{
    editor->selected = stop;
    gtk_widget_queue_draw(editor->bar);
    toolkit_color_button_set(editor->color, editor->stops.stops[stop].color);
    gtk_widget_set_sensitive(editor->remove,
                             editor->stops.count > NOISE_STOPS_MIN);
}

/* Replaces the stops, and selects one of the new ones. */
static void
set_stops(Editor *editor, const NoiseGradient *stops, int selected)
{
    editor->stops = *stops;
    editor->selected = selected;
    store_stops(editor, stops);
    select_stop(editor, editor->selected);
}

static void
remove_selected(Editor *editor)
{
    NoiseGradient stops = editor->stops;

    if (lattice_stops_remove(&stops, editor->selected))
        set_stops(editor, &stops, MIN(editor->selected, stops.count - 1));
}

static void
add_stop(Editor *editor, double position)
{
    NoiseGradient stops = editor->stops;
    const int stop = lattice_stops_add(&stops, position);

    if (stop >= 0)
        set_stops(editor, &stops, stop);
}

/* Adds a stop in the middle of the wider gap next to the selected stop. */
static void
add_beside(Editor *editor)
{
    const NoiseStop *stop = &editor->stops.stops[editor->selected];
    const double own = stop->position;
    const double left = editor->selected > 0 ? stop[-1].position : 0.0;
    const double right =
        editor->selected + 1 < editor->stops.count ? stop[1].position : 1.0;

    add_stop(editor, 0.5 * (own + (right - own > own - left ? right : left)));
}

static void
move_stop(Editor *editor, double position)
{
    NoiseGradient stops = editor->stops;

    lattice_stops_move(&stops, editor->selected, position);
    set_stops(editor, &stops, editor->selected);
}

static void
on_reverse(const Editor *editor)
{
    NoiseGradient stops = editor->stops;

    lattice_stops_reverse(&stops);
    store_stops(editor, &stops);
}

/* ---- The mouse -------------------------------------------------------- */

/* Returns the length of the band in pixels. */
static double
get_length(const Editor *editor)
{
    GtkAllocation place;

    gtk_widget_get_allocation(editor->bar, &place);
    return MAX(place.width - 2 * HALF, 1);
}

static double
find_position(const Editor *editor, double x)
{
    return CLAMP((x - HALF) / get_length(editor), 0.0, 1.0);
}

static gboolean
on_pressed(GtkWidget *widget, const GdkEventButton *event, Editor *editor)
{
    const double position = find_position(editor, event->x);
    const int hit = lattice_stops_find(
        &editor->stops, position, REACH / get_length(editor), editor->selected);
    if (event->button != 1)
        return FALSE;
    gtk_widget_grab_focus(widget);
    if (event->type == GDK_2BUTTON_PRESS) {
        editor->is_dragged = FALSE;
        gtk_button_clicked(GTK_BUTTON(editor->color));
        return TRUE;
    }
    if (event->type != GDK_BUTTON_PRESS)
        return TRUE;
    if (hit >= 0)
        select_stop(editor, hit);
    else
        add_stop(editor, position);
    editor->is_dragged = TRUE;
    editor->last_x = event->x;
    editor->grip = editor->stops.stops[editor->selected].position - position;
    return TRUE;
}

static gboolean
on_moved(GtkWidget *widget G_GNUC_UNUSED, const GdkEventMotion *event,
         Editor *editor)
{
    if (editor->is_dragged)
        move_stop(editor, find_position(editor, event->x) + editor->grip);
    editor->last_x = event->x;
    return TRUE;
}

/* Moves the dragged stop to where the button is released, because a busy machine may
 * have skipped the last motion.  A stop that was only clicked keeps its position. */
static gboolean
on_released(GtkWidget *widget G_GNUC_UNUSED, const GdkEventButton *event,
            Editor *editor)
{
    if (editor->is_dragged && event->x != editor->last_x)
        move_stop(editor, find_position(editor, event->x) + editor->grip);
    editor->is_dragged = FALSE;
    return TRUE;
}

/* ---- The keyboard ----------------------------------------------------- */

/* Selects the next stop (step 1) or the previous one (step -1).  Returns FALSE if
 * there is none; the focus then leaves the bar. */
static gboolean
select_next(Editor *editor, int step)
{
    const int next = editor->selected + step;

    if (next < 0 || next >= editor->stops.count)
        return FALSE;
    select_stop(editor, next);
    return TRUE;
}

static gboolean
on_key(GtkWidget *widget G_GNUC_UNUSED, const GdkEventKey *event,
       Editor *editor)
{
    const double own = editor->stops.stops[editor->selected].position;
    const double step =
        event->state & GDK_SHIFT_MASK ? 1.0 / LATTICE_STOPS_PLACES : KEY_STEP;

    switch (event->keyval) {
    case GDK_KEY_Tab:
        return select_next(editor, 1);
    case GDK_KEY_ISO_Left_Tab:
        return select_next(editor, -1);
    case GDK_KEY_Left:
        move_stop(editor, own - step);
        return TRUE;
    case GDK_KEY_Right:
        move_stop(editor, own + step);
        return TRUE;
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
    case GDK_KEY_BackSpace:
        remove_selected(editor);
        return TRUE;
    case GDK_KEY_Insert:
    case GDK_KEY_plus:
    case GDK_KEY_KP_Add:
        add_beside(editor);
        return TRUE;
    case GDK_KEY_space:
        gtk_button_clicked(GTK_BUTTON(editor->color));
        return TRUE;
    default:
        return FALSE;
    }
}

/* ---- GIMP's gradients ------------------------------------------------- */

static void
on_tried(const NoiseGradient *stops, gboolean is_last, gpointer data)
{
    Editor *editor = data;

    if (!editor->is_choosing)
        editor->before = editor->stops;
    editor->is_choosing = !is_last;
    store_stops(editor, stops != NULL ? stops : &editor->before);
}

static void
on_copy(const Editor *editor)
{
    NoiseGradient stops;

    if (toolkit_gradient_button_get(editor->chooser, &stops))
        store_stops(editor, &stops);
}

/* ---- The rows --------------------------------------------------------- */

static gboolean
on_draw(GtkWidget *bar, gpointer drawn, const Editor *editor)
{
    const NoiseGradient *gradient = &editor->stops;
    const int length = (int)get_length(editor);
    cairo_t *cairo = toolkit_picture_begin(bar, drawn);

    cairo_translate(cairo, HALF, 0.0);
    draw_band(cairo, gradient, length);
    for (int i = 0; i < gradient->count; i++) {
        if (i != editor->selected)
            draw_handle(cairo, &gradient->stops[i], length, FALSE, FALSE);
    }
    draw_handle(cairo, &gradient->stops[editor->selected], length, TRUE,
                gtk_widget_has_focus(bar));
    cairo_destroy(cairo);
    return TRUE;
}

static void
show_stops(GObject *config, GParamSpec *argument G_GNUC_UNUSED, GtkWidget *bar)
{
    Editor *editor = g_object_get_data(G_OBJECT(bar), "editor");
    NoiseParams params;

    if (!lattice_parameter_read(&params, editor->parameter, config, NULL))
        return;
    editor->stops = params.gradient;
    select_stop(editor, MIN(editor->selected, editor->stops.count - 1));
}

static Editor *
add_band_row(const Row *row, const NoiseParameter *parameter)
{
    Editor *editor = g_new0(Editor, 1);
    GtkWidget *bar =
        toolkit_picture_new(BAND + HANDLE, G_CALLBACK(on_draw), editor);
    g_autofree char *signal = g_strdup_printf("notify::%s", row->key);

    editor->config = row->config;
    editor->parameter = parameter;
    editor->bar = bar;
    g_object_set_data_full(G_OBJECT(bar), "editor", editor, g_free);
    g_signal_connect_object(row->config, signal, G_CALLBACK(show_stops), bar,
                            0);
    gtk_widget_set_can_focus(bar, TRUE);
    gtk_widget_add_events(bar, GDK_BUTTON_PRESS_MASK | GDK_BUTTON_RELEASE_MASK |
                                   GDK_BUTTON1_MOTION_MASK |
                                   GDK_KEY_PRESS_MASK | GDK_SCROLL_MASK);
    g_signal_connect(bar, "button-press-event", G_CALLBACK(on_pressed), editor);
    g_signal_connect(bar, "motion-notify-event", G_CALLBACK(on_moved), editor);
    g_signal_connect(bar, "button-release-event", G_CALLBACK(on_released),
                     editor);
    g_signal_connect(bar, "key-press-event", G_CALLBACK(on_key), editor);
    gtk_widget_set_tooltip_text(
        bar,
        _("Click to add a stop, drag a stop to move it, double-click it to "
          "choose its color"));
    row_attach_label(row, lattice_translate(parameter->label), bar);
    row_attach(row, bar, ROW_SLIDER, ROW_N_COLUMNS - ROW_SLIDER);
    return editor;
}

static void
add_stop_row(const Row *row, Editor *editor)
{
    GtkWidget *box = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, TOOLKIT_GAP);

    editor->color = toolkit_color_button_new(_("Stop Color"));
    g_signal_connect(editor->color, "color-changed", G_CALLBACK(on_color),
                     editor);
    gtk_widget_set_tooltip_text(editor->color,
                                _("The color of the selected stop"));
    toolkit_pack(box, editor->color, TRUE);
    editor->remove = label_add_button(
        box, _("Remove"), _("Remove the selected stop of the gradient"),
        G_CALLBACK(remove_selected), editor);
    label_add_button(box, _("Reverse"), _("Reverse the gradient"),
                     G_CALLBACK(on_reverse), editor);
    row_attach_label(row, _("Selected stop"), editor->color);
    row_attach(row, box, ROW_SLIDER, ROW_N_COLUMNS - ROW_SLIDER);
}

static void
add_chooser_row(const Row *row, Editor *editor)
{
    GtkWidget *box = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, TOOLKIT_GAP);

    editor->chooser =
        toolkit_gradient_button_new(_("Choose a Gradient"), on_tried, editor);
    gtk_widget_set_tooltip_text(editor->chooser,
                                _("Choose one of GIMP's gradients"));
    toolkit_pack(box, editor->chooser, TRUE);
    label_add_button(box, _("Copy"),
                     _("Copy the stops of the GIMP gradient shown here"),
                     G_CALLBACK(on_copy), editor);
    row_attach_label(row, _("Copy from GIMP"), editor->chooser);
    row_attach(row, box, ROW_SLIDER, ROW_N_COLUMNS - ROW_SLIDER);
}

void
gradient_row_add(Row *row, const NoiseParameter *parameter)
{
    Editor *editor = add_band_row(row, parameter);

    row->index++;
    add_stop_row(row, editor);
    show_stops(row->config, NULL, editor->bar);
    row->index++;
    add_chooser_row(row, editor);
}
