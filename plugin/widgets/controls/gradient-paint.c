/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Paints a gradient that is being edited.
 */
#include "gradient-paint.h"

/* The side of the squares that show through transparent colors, in pixels. */
#define CHECK 8

static void
draw_checks(cairo_t *cairo, int width)
{
    for (int x = 0; x * CHECK < width; x++) {
        for (int y = 0; y * CHECK < GRADIENT_BAND; y++) {
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
    cairo_rectangle(cairo, 0.0, 0.0, width, GRADIENT_BAND);
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

    cairo_move_to(cairo, x, GRADIENT_BAND - 2.0);
    cairo_line_to(cairo, x + GRADIENT_HALF - 1.0,
                  GRADIENT_BAND + GRADIENT_HANDLE - 1.5);
    cairo_line_to(cairo, x - GRADIENT_HALF + 1.0,
                  GRADIENT_BAND + GRADIENT_HANDLE - 1.5);
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

void
gradient_paint(cairo_t *cairo, int width, const NoiseGradient *gradient,
               int selected, gboolean has_keyboard)
{
    const int length = width - 2 * GRADIENT_HALF;

    cairo_translate(cairo, GRADIENT_HALF, 0.0);
    draw_band(cairo, gradient, length);
    for (int i = 0; i < gradient->count; i++) {
        if (i != selected)
            draw_handle(cairo, &gradient->stops[i], length, FALSE, FALSE);
    }
    draw_handle(cairo, &gradient->stops[selected], length, TRUE, has_keyboard);
}
