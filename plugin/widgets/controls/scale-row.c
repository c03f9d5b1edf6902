/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The scale, and whether the noise is seamless.  White noise with large cells
 * is a random chessboard, and other noise with cells of one pixel is gray: so
 * each algorithm begins with a scale that suits it.
 */
#include "scale-row.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "bars.h"
#include "defaults.h"
#include "label.h"
#include "toolkit.h"

/* Data of config: a Start. */
#define START "lattice-start"

typedef struct Start {
    LatticeExtent canvas;
    double scale;     /* the initial one of the present algorithm */
    gboolean is_held; /* another algorithm leaves the scale as it is */
} Start;

static double
find_scale(GObject *config, const Start *start)
{
    g_autofree char *algorithm = NULL;

    g_object_get(config, "algorithm", &algorithm, NULL);
    return lattice_default_scale_of(start->canvas, algorithm);
}

static void
on_algorithm(GObject *config, GParamSpec *property G_GNUC_UNUSED, Start *start)
{
    const double before = start->scale;
    double scale;

    start->scale = find_scale(config, start);
    g_object_get(config, "scale", &scale, NULL);
    /* A scale that the user has changed, or that is a recipe's, stays. */
    if (scale == before && !start->is_held)
        g_object_set(config, "scale", start->scale, NULL);
}

void
scale_row_follow(GObject *config, ControlsImage image)
{
    Start *start = g_new0(Start, 1);

    start->canvas = (LatticeExtent){image.width, image.height};
    start->scale = find_scale(config, start);
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

/* Shows the size of a cell, scale times size, in percent of the width. */
static void
show_share(GObject *config, GParamSpec *property G_GNUC_UNUSED,
           GtkWidget *label)
{
    const int width =
        GPOINTER_TO_INT(g_object_get_data(G_OBJECT(label), "width"));
    double scale = 0.0, size = 0.0;

    g_object_get(config, "scale", &scale, "size", &size, NULL);
    const double share = scale * size / width;
    /* Two significant digits. */
    const int decimals = share < 1.0 ? 2 : share < 10.0 ? 1 : 0;
    g_autofree char *text = g_strdup_printf(
        /* TRANSLATORS: how large a cell of the noise is: "6.3 % of ...". */
        _("%.*f %% of the image's width"), decimals, share);
    gtk_label_set_text(GTK_LABEL(label), text);
}

/* A label that compares the size of a cell with an image of this width, in
 * pixels. */
static GtkWidget *
share_new(const Row *row, int width)
{
    GtkWidget *label =
        label_new_styled(NULL, pango_attr_scale_new(PANGO_SCALE_SMALL));

    g_object_set_data(G_OBJECT(label), "width", GINT_TO_POINTER(width));
    g_signal_connect_object(row->config, "notify::scale",
                            G_CALLBACK(show_share), label, 0);
    g_signal_connect_object(row->config, "notify::size", G_CALLBACK(show_share),
                            label, 0);
    show_share(row->config, NULL, label);
    return label;
}

/* Pixels between the box to tick and the label beside it. */
#define SPACING 6

static gboolean
find_tick(GBinding *binding G_GNUC_UNUSED, const GValue *word,
          GValue *is_ticked, gpointer data G_GNUC_UNUSED)
{
    g_value_set_boolean(is_ticked,
                        g_strcmp0(g_value_get_string(word), "yes") == 0);
    return TRUE;
}

static gboolean
find_word(GBinding *binding G_GNUC_UNUSED, const GValue *is_ticked,
          GValue *word, gpointer data G_GNUC_UNUSED)
{
    g_value_set_string(word, g_value_get_boolean(is_ticked) ? "yes" : "no");
    return TRUE;
}

void
scale_row_add_seamless(Row *row, int width)
{
    GtkWidget *line = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, SPACING);
    GtkWidget *share = share_new(row, width);
    size_t n_parameters;
    const NoiseParameter *parameter = lattice_parameters(&n_parameters);

    row->key = "seamless";
    while (strcmp(parameter->key, row->key) != 0)
        parameter++;
    GtkWidget *box =
        gtk_check_button_new_with_label(lattice_translate(parameter->label));
    gtk_widget_set_name(box, row->key);
    gimp_help_set_help_data(box, lattice_translate(parameter->blurb), NULL);
    g_object_bind_property_full(row->config, row->key, box, "active",
                                G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE,
                                find_tick, find_word, NULL, NULL);
    gtk_box_pack_start(GTK_BOX(line), box, FALSE, FALSE, 0);
    gtk_box_pack_end(GTK_BOX(line), share, FALSE, FALSE, 0);
    bars_add_line(row, NULL, line, NULL);
}
