/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Sets the values that an algorithm starts with.  White noise with large cells is a
 * random chessboard, and other noise with cells of one pixel is plain gray, so each
 * algorithm starts with a scale that suits it, and with octaves and a warp that show
 * its character.
 */
#include "scale-row.h"

#include <glib/gi18n-lib.h>

#include "defaults.h"
#include "label.h"

/* GObject data key: the Start of a config. */
#define START "lattice-start"

/* The parameters for which each algorithm has its own initial value. */
static const char *const keys[] = {"scale", "octaves", "warp-amount"};

typedef struct Start {
    LatticeExtent canvas;
    NoiseParams noise; /* the initial noise of the current algorithm */
    gboolean is_held;  /* a new algorithm does not change these values */
} Start;

/* Looks up the initial noise of config's algorithm, and makes Reset return to
 * it. */
static void
find_start(GObject *config, Start *start)
{
    g_autofree char *algorithm = lattice_read_text(config, "algorithm");

    lattice_default_noise(start->canvas, algorithm, &start->noise);
    for (size_t i = 0; i < G_N_ELEMENTS(keys); i++) {
        GParamSpec *property =
            g_object_class_find_property(G_OBJECT_GET_CLASS(config), keys[i]);
        G_PARAM_SPEC_DOUBLE(property)->default_value = noise_params_get_number(
            &start->noise, noise_parameter_find(keys[i]));
    }
}

static void
on_algorithm(GObject *config, GParamSpec *property G_GNUC_UNUSED, Start *start)
{
    const NoiseParams before = start->noise;

    find_start(config, start);
    for (size_t i = 0; i < G_N_ELEMENTS(keys); i++) {
        const NoiseParameter *parameter = noise_parameter_find(keys[i]);
        double now;
        g_object_get(config, keys[i], &now, NULL);
        /* Keep a value that the user or a recipe has changed. */
        if (now == noise_params_get_number(&before, parameter) &&
            !start->is_held)
            g_object_set(config, keys[i],
                         noise_params_get_number(&start->noise, parameter),
                         NULL);
    }
}

void
scale_row_follow(GObject *config, ControlsImage image)
{
    Start *start = g_new0(Start, 1);

    start->canvas = (LatticeExtent){image.width, image.height};
    find_start(config, start);
    g_object_set_data_full(config, START, start, g_free);
    g_signal_connect(config, "notify::algorithm", G_CALLBACK(on_algorithm),
                     start);
}

void
scale_row_hold(GObject *config, gboolean is_held)
{
    Start *start = g_object_get_data(config, START);

    if (start != NULL)
        start->is_held = is_held;
}

/* Shows the size at which a cell is drawn: scale times size. */
static void
show_share(GObject *config, GParamSpec *property G_GNUC_UNUSED,
           GtkWidget *label)
{
    const int width =
        GPOINTER_TO_INT(g_object_get_data(G_OBJECT(label), "width"));
    double scale = 0.0, size = 0.0;

    g_object_get(config, "scale", &scale, "size", &size, NULL);
    const double pixels = scale * size / 100.0;
    const double share = scale * size / width;
    /* Show two significant digits. */
    const int decimals = share < 1.0 ? 2 : share < 10.0 ? 1 : 0;
    g_autofree char *text = g_strdup_printf(
        /* TRANSLATORS: how large a cell of the noise is: "Cells of 464 px,
         * 6.3% of ...". */
        _("Cells of %.*f px, %.*f%% of the image's width"),
        pixels < 10.0 ? 1 : 0, pixels, decimals, share);
    gtk_label_set_text(GTK_LABEL(label), text);
}

void
scale_row_add_share(Row *row, int width)
{
    GtkWidget *label =
        label_new_styled(NULL, pango_attr_scale_new(PANGO_SCALE_SMALL));

    g_object_set_data(G_OBJECT(label), "width", GINT_TO_POINTER(width));
    g_signal_connect_object(row->config, "notify::scale",
                            G_CALLBACK(show_share), label, 0);
    g_signal_connect_object(row->config, "notify::size", G_CALLBACK(show_share),
                            label, 0);
    show_share(row->config, NULL, label);
    row->key = "share";
    label_align_left(label);
    row_attach(row, label, ROW_SLIDER, ROW_N_COLUMNS - ROW_SLIDER);
}
