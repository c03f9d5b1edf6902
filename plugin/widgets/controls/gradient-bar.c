/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Edits a gradient as a band with handles.
 */
#include "gradient-bar.h"

#include <gdk/gdkkeysyms.h>
#include <math.h>

#include "gradient-stops.h"
#include "toolkit.h"

/* In pixels: the height of the band and of the handles, and half the width of a
 * handle, the margin at both ends of the band. */
#define BAND   20
#define HANDLE 12
#define HALF   6

/* In pixels: how far from a handle's middle a click still hits it, and how far
 * from the band a handle must be dragged to be removed. */
#define REACH 7
#define AWAY  24

/* In pixels: a mouse that moves no farther clicks and does not drag. */
#define SLACK 2

/* How far an arrow key moves a stop, of the band's length 1. */
#define KEY_STEP 0.01

/* ---- Painting --------------------------------------------------------- */

/* The side of the squares that show through transparent colors, in pixels. */
#define CHECK 8

static void
draw_checks(cairo_t *cairo, int width)
{
    for (int x = 0; x * CHECK < width; x++) {
        for (int y = 0; y * CHECK < BAND; y++) {
            const double gray = (x + y) % 2 == 0 ? 0.6 : 0.4;
            cairo_set_source_rgb(cairo, gray, gray, gray);
            cairo_rectangle(cairo, x * CHECK, y * CHECK, CHECK, CHECK);
            cairo_fill(cairo);
        }
    }
}

static double
channel_of(guint64 color, int channel)
{
    return (double)(color >> (48 - 16 * channel) & 0xffff) / 65535.0;
}

static void
draw_band(cairo_t *cairo, const NoiseGradient *gradient, int width)
{
    cairo_pattern_t *pattern =
        cairo_pattern_create_linear(0.0, 0.0, width, 0.0);

    cairo_save(cairo);
    cairo_rectangle(cairo, 0.0, 0.0, width, BAND);
    cairo_clip(cairo);
    draw_checks(cairo, width);
    for (int i = 0; i < gradient->count; i++) {
        const guint64 color = gradient->stops[i].color;
        cairo_pattern_add_color_stop_rgba(
            pattern, gradient->stops[i].position, channel_of(color, 0),
            channel_of(color, 1), channel_of(color, 2), channel_of(color, 3));
    }
    cairo_set_source(cairo, pattern);
    cairo_paint(cairo);
    cairo_restore(cairo);
    cairo_pattern_destroy(pattern);
}

/* A triangle in the stop's color.  Its outline, dark inside light, is visible
 * on every theme; it is thicker for the selected stop, and blue instead of dark
 * if that has the keyboard. */
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
    cairo_set_source_rgb(cairo, channel_of(color, 0), channel_of(color, 1),
                         channel_of(color, 2));
    cairo_fill(cairo);
}

/* Paints the stops into a width in pixels; has_keyboard: the selected stop has
 * the focus. */
static void
paint(cairo_t *cairo, int width, const NoiseGradient *gradient, int selected,
      gboolean has_keyboard)
{
    const int length = width - 2 * HALF;

    cairo_translate(cairo, HALF, 0.0);
    draw_band(cairo, gradient, length);
    for (int i = 0; i < gradient->count; i++) {
        if (i != selected)
            draw_handle(cairo, &gradient->stops[i], length, FALSE, FALSE);
    }
    draw_handle(cairo, &gradient->stops[selected], length, TRUE, has_keyboard);
}

/* ---- The bar ---------------------------------------------------------- */

/* Freed with its widget. */
typedef struct Bar {
    GtkWidget *widget;
    GradientBarOwner owner;
    NoiseGradient stops;
    int selected;
    gboolean is_dragged;
    gboolean has_moved;    /* the mouse has moved farther than SLACK */
    double x, y;           /* where the mouse was pressed */
    NoiseGradient pressed; /* the stops at that time */
    int dragged;           /* the number of the dragged one of them */
} Bar;

static Bar *
get_bar(GtkWidget *widget)
{
    return g_object_get_data(G_OBJECT(widget), "bar");
}

static void
draw(cairo_t *cairo, int width, gpointer data)
{
    const Bar *bar = data;

    paint(cairo, width, &bar->stops, bar->selected,
          gtk_widget_has_focus(bar->widget));
}

/* ---- Changes ---------------------------------------------------------- */

static void
select_stop(Bar *bar, int stop)
{
    bar->selected = stop;
    gtk_widget_queue_draw(bar->widget);
    bar->owner.selected(bar->owner.data);
}

/* Takes changed stops, selects one, and tells the owner. */
static void
set_stops(Bar *bar, const NoiseGradient *stops, int selected)
{
    bar->stops = *stops;
    bar->selected = selected;
    bar->owner.changed(&bar->stops, bar->owner.data);
    select_stop(bar, bar->selected);
}

static void
remove_stop(Bar *bar, int stop)
{
    NoiseGradient stops = bar->stops;

    if (lattice_stops_remove(&stops, stop))
        set_stops(bar, &stops, MIN(stop, stops.count - 1));
}

static void
add_stop(Bar *bar, double position)
{
    NoiseGradient stops = bar->stops;
    const int stop = lattice_stops_add(&stops, position);

    if (stop >= 0)
        set_stops(bar, &stops, stop);
}

/* Adds a stop in the middle of the wider gap beside the selected one. */
static void
add_beside(Bar *bar)
{
    const NoiseStop *stop = &bar->stops.stops[bar->selected];
    const double own = stop->position;
    const double left = bar->selected > 0 ? stop[-1].position : 0.0;
    const double right =
        bar->selected + 1 < bar->stops.count ? stop[1].position : 1.0;

    add_stop(bar, 0.5 * (own + (right - own > own - left ? right : left)));
}

static void
move_stop(Bar *bar, double position)
{
    NoiseGradient stops = bar->stops;

    lattice_stops_move(&stops, bar->selected, position);
    set_stops(bar, &stops, bar->selected);
}

/* ---- The mouse -------------------------------------------------------- */

/* The length of the band in pixels. */
static double
get_length(const Bar *bar)
{
    GtkAllocation place;

    gtk_widget_get_allocation(bar->widget, &place);
    return MAX(place.width - 2 * HALF, 1);
}

static double
find_position(const Bar *bar, double x)
{
    return CLAMP((x - HALF) / get_length(bar), 0.0, 1.0);
}

static gboolean
on_pressed(GtkWidget *widget, const GdkEventButton *event, Bar *bar)
{
    const double position = find_position(bar, event->x);
    const int hit = lattice_stops_find(&bar->stops, position,
                                       REACH / get_length(bar), bar->selected);
    if (event->button != 1)
        return FALSE;
    gtk_widget_grab_focus(widget);
    if (event->type == GDK_2BUTTON_PRESS) {
        bar->is_dragged = FALSE;
        bar->owner.recolor(bar->owner.data);
        return TRUE;
    }
    if (event->type != GDK_BUTTON_PRESS)
        return TRUE;
    if (hit >= 0)
        select_stop(bar, hit);
    else
        add_stop(bar, position);
    bar->is_dragged = TRUE;
    bar->has_moved = FALSE;
    bar->x = event->x;
    bar->y = event->y;
    bar->pressed = bar->stops;
    bar->dragged = bar->selected;
    return TRUE;
}

/* Each movement changes the stops as they were when the mouse was pressed, so
 * that a stop that was dragged off the band comes back. */
static void
drag(Bar *bar, double x, double y)
{
    const gboolean is_away = y < -AWAY || y > BAND + HANDLE + AWAY;
    NoiseGradient stops = bar->pressed;
    int selected = bar->dragged;

    if (is_away && lattice_stops_remove(&stops, selected))
        selected = MIN(selected, stops.count - 1);
    else
        lattice_stops_move(&stops, selected, find_position(bar, x));
    set_stops(bar, &stops, selected);
}

static gboolean
on_moved(GtkWidget *widget G_GNUC_UNUSED, const GdkEventMotion *event, Bar *bar)
{
    bar->has_moved = bar->has_moved || fabs(event->x - bar->x) > SLACK ||
                     fabs(event->y - bar->y) > SLACK;
    if (bar->is_dragged && bar->has_moved)
        drag(bar, event->x, event->y);
    return TRUE;
}

/* The release may be the only event that comes from outside the band. */
static gboolean
on_released(GtkWidget *widget G_GNUC_UNUSED, const GdkEventButton *event,
            Bar *bar)
{
    if (bar->is_dragged && (bar->has_moved || fabs(event->y - bar->y) > SLACK))
        drag(bar, event->x, event->y);
    bar->is_dragged = FALSE;
    return TRUE;
}

/* ---- The keyboard ----------------------------------------------------- */

/* Selects the next stop, or the one before.  FALSE if there is none: then the
 * focus leaves the bar. */
static gboolean
select_next(Bar *bar, int step)
{
    const int next = bar->selected + step;

    if (next < 0 || next >= bar->stops.count)
        return FALSE;
    select_stop(bar, next);
    return TRUE;
}

static gboolean
on_key(GtkWidget *widget G_GNUC_UNUSED, const GdkEventKey *event, Bar *bar)
{
    const double own = bar->stops.stops[bar->selected].position;
    const double step =
        event->state & GDK_SHIFT_MASK ? 1.0 / LATTICE_STOPS_PLACES : KEY_STEP;

    switch (event->keyval) {
    case GDK_KEY_Tab:
        return select_next(bar, 1);
    case GDK_KEY_ISO_Left_Tab:
        return select_next(bar, -1);
    case GDK_KEY_Left:
        move_stop(bar, own - step);
        return TRUE;
    case GDK_KEY_Right:
        move_stop(bar, own + step);
        return TRUE;
    case GDK_KEY_Home:
        move_stop(bar, 0.0);
        return TRUE;
    case GDK_KEY_End:
        move_stop(bar, 1.0);
        return TRUE;
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
    case GDK_KEY_BackSpace:
        remove_stop(bar, bar->selected);
        return TRUE;
    case GDK_KEY_Insert:
    case GDK_KEY_plus:
    case GDK_KEY_KP_Add:
        add_beside(bar);
        return TRUE;
    case GDK_KEY_space:
        bar->owner.recolor(bar->owner.data);
        return TRUE;
    default:
        return FALSE;
    }
}

static gboolean
on_focus(GtkWidget *widget, const GdkEventFocus *event G_GNUC_UNUSED,
         gpointer data G_GNUC_UNUSED)
{
    gtk_widget_queue_draw(widget);
    return FALSE;
}

/* ---- The widget ------------------------------------------------------- */

GtkWidget *
gradient_bar_new(const GradientBarOwner *owner)
{
    Bar *bar = g_new0(Bar, 1);
    GtkWidget *widget = toolkit_picture_new(BAND + HANDLE, draw, bar);

    bar->widget = widget;
    bar->owner = *owner;
    g_object_set_data_full(G_OBJECT(widget), "bar", bar, g_free);
    gtk_widget_set_can_focus(widget, TRUE);
    gtk_widget_add_events(widget, GDK_BUTTON_PRESS_MASK |
                                      GDK_BUTTON_RELEASE_MASK |
                                      GDK_BUTTON1_MOTION_MASK |
                                      GDK_KEY_PRESS_MASK | GDK_SCROLL_MASK);
    g_signal_connect(widget, "button-press-event", G_CALLBACK(on_pressed), bar);
    g_signal_connect(widget, "motion-notify-event", G_CALLBACK(on_moved), bar);
    g_signal_connect(widget, "button-release-event", G_CALLBACK(on_released),
                     bar);
    g_signal_connect(widget, "key-press-event", G_CALLBACK(on_key), bar);
    g_signal_connect(widget, "focus-in-event", G_CALLBACK(on_focus), NULL);
    g_signal_connect(widget, "focus-out-event", G_CALLBACK(on_focus), NULL);
    return widget;
}

void
gradient_bar_show(GtkWidget *widget, const NoiseGradient *stops)
{
    Bar *bar = get_bar(widget);

    bar->stops = *stops;
    select_stop(bar, MIN(bar->selected, stops->count - 1));
}

const NoiseGradient *
gradient_bar_get(GtkWidget *widget)
{
    return &get_bar(widget)->stops;
}

int
gradient_bar_get_selected(GtkWidget *widget)
{
    return get_bar(widget)->selected;
}

void
gradient_bar_remove(GtkWidget *widget)
{
    Bar *bar = get_bar(widget);

    remove_stop(bar, bar->selected);
}
