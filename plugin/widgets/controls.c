/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Controls, made from the tables of parameters: the main ones, and groups
 * that open.
 */
#include "controls.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "controls-chain.h"
#include "controls-colour.h"
#include "controls-columns.h"
#include "controls-fit.h"
#include "controls-gradient.h"
#include "controls-group.h"
#include "controls-row.h"
#include "controls-seed.h"
#include "controls-share.h"
#include "modes.h"
#include "toolkit.h"

/* Between groups. */
#define SPACING 2

/* By NoiseGroup: the name under which an open one is remembered. */
static const struct {
    const char *name, *title;
} headings[] = {
    [NOISE_GROUP_MAIN] = {"main", NULL},
    [NOISE_GROUP_SHAPE] = {"shape", NOISE_TEXT("Shape")},
    [NOISE_GROUP_FRACTAL] = {"fractal", NOISE_TEXT("Fractal")},
    [NOISE_GROUP_WARP] = {"warp", NOISE_TEXT("Warp")},
    [NOISE_GROUP_PLACEMENT] = {"placement", NOISE_TEXT("Placement")},
    [NOISE_GROUP_TILE] = {"tile", NOISE_TEXT("Tile and loop")},
    [NOISE_GROUP_TONE] = {"tone", NOISE_TEXT("Tone")},
    [NOISE_GROUP_OUTPUT] = {"output", NOISE_TEXT("Colour and output")},
};

#define N_GROUPS (int)G_N_ELEMENTS(headings)

/* Numbers that people want to be the same.  Those of a square tile are, those
 * of a place only where it moves along a diagonal. */
static const struct {
    const char *above, *below;
    gboolean may_be_closed; /* from the beginning */
} pairs[] = {
    {"offset-x", "offset-y", FALSE},
    {"period-x", "period-y", TRUE},
};

struct Controls {
    ControlsImage image;
    GtkWidget *box;
    Group *groups[G_N_ELEMENTS(headings)];
};

static void
add_mode(Row *row)
{
    GtkWidget *combo = modes_combo_new(toolkit_get_gimp_domain());

    row->key = "mode";
    modes_combo_bind(combo, row->config, row->key);
    gimp_help_set_help_data(combo, _("Layer mode of a new layer"), NULL);
    row_attach_label(row, _("Mode"), combo);
    row_attach(row, combo, ROW_SLIDER, ROW_BESIDE - ROW_SLIDER);
    row->index++;
}

/* What stands with a parameter's row. */
static void
add_company(Row *row, const ControlsImage *image)
{
    for (size_t i = 0; i < G_N_ELEMENTS(pairs); i++) {
        if (strcmp(row->key, pairs[i].below) == 0)
            chain_add(row, pairs[i].above, pairs[i].may_be_closed);
    }
    if (strcmp(row->key, "scale") == 0) {
        row->index++;
        share_add(row, image->width);
    }
    if (strcmp(row->key, "colour-high") == 0) {
        row->index++;
        colour_add_gimps(row);
    }
    if (strcmp(row->key, "period-y") == 0) {
        row->index++;
        fit_add(row, image);
    }
}

static void
add_parameter(Row *row, const NoiseParameter *parameter,
              const ControlsImage *image)
{
    /* The mode stands in no table. */
    if (strcmp(parameter->key, "opacity") == 0)
        add_mode(row);
    row->key = parameter->key;
    switch (parameter->kind) {
    case NOISE_KIND_CHOICE:
        row_add_choice(row, parameter);
        break;
    case NOISE_KIND_REAL:
        row_add_real(row, parameter);
        break;
    case NOISE_KIND_SEED:
        seed_add(row, parameter);
        break;
    case NOISE_KIND_COLOUR:
        colour_add(row, parameter);
        break;
    case NOISE_KIND_GRADIENT:
        gradient_add(row, parameter);
        break;
    }
    add_company(row, image);
    row->index++;
}

/* Adds those parameters of a table that are in a group. */
static void
add_parameters(Row *row, NoiseGroup group, const NoiseParameter *parameters,
               size_t n_parameters, const ControlsImage *image)
{
    for (size_t i = 0; i < n_parameters; i++) {
        if (parameters[i].group == group)
            add_parameter(row, &parameters[i], image);
    }
}

/* Fills a group; row has what is the same for all. */
static Group *
build_group(NoiseGroup id, Row row, const ControlsImage *image)
{
    const char *title = headings[id].title;
    Group *group = group_new(title != NULL ? lattice_translate(title) : NULL);
    size_t n_parameters;
    const NoiseParameter *parameters = noise_parameters(&n_parameters);

    row.grid = group_get_grid(group);
    add_parameters(&row, id, parameters, n_parameters, image);
    parameters = lattice_parameters(&n_parameters);
    add_parameters(&row, id, parameters, n_parameters, image);
    group_finish(group, &row);
    return group;
}

Controls *
controls_new(GObject *config, ControlsImage image, GtkWidget *seed_button)
{
    Controls *controls = g_new0(Controls, 1);
    Row row = {.config = config, .seed_button = seed_button};

    controls->image = image;
    controls->box = toolkit_box_new(GTK_ORIENTATION_VERTICAL, SPACING);
    for (int i = 0; i < ROW_N_COLUMNS; i++) {
        /* Sliders take what is left. */
        if (i != ROW_SLIDER)
            row.columns[i] = gtk_size_group_new(GTK_SIZE_GROUP_HORIZONTAL);
    }
    for (int i = 0; i < N_GROUPS; i++) {
        controls->groups[i] = build_group((NoiseGroup)i, row, &controls->image);
        gtk_box_pack_start(GTK_BOX(controls->box),
                           group_get_widget(controls->groups[i]), FALSE, FALSE,
                           0);
    }
    columns_keep(group_get_grid(controls->groups[NOISE_GROUP_MAIN]), &row);
    for (int i = 0; i < ROW_N_COLUMNS; i++)
        g_clear_object(&row.columns[i]);
    gtk_widget_show(controls->box);
    return controls;
}

void
controls_free(Controls *controls)
{
    for (int i = 0; i < N_GROUPS; i++)
        group_free(controls->groups[i]);
    g_free(controls);
}

GtkWidget *
controls_get_widget(Controls *controls)
{
    return controls->box;
}

void
controls_open(Controls *controls, const char *names)
{
    g_auto(GStrv) list = g_strsplit(names, " ", -1);

    for (int i = 0; i < N_GROUPS; i++) {
        if (g_strv_contains((const char *const *)list, headings[i].name))
            group_open(controls->groups[i]);
    }
}

char *
controls_get_open(const Controls *controls)
{
    GString *names = g_string_new(NULL);

    for (int i = 0; i < N_GROUPS; i++) {
        if (!group_is_open(controls->groups[i]))
            continue;
        if (names->len > 0)
            g_string_append_c(names, ' ');
        g_string_append(names, headings[i].name);
    }
    return g_string_free(names, FALSE);
}

void
controls_reveal(Controls *controls, const NoiseParameter *parameter)
{
    group_open(controls->groups[parameter->group]);
}

void
controls_update(Controls *controls, const LatticeRequest *request)
{
    for (int i = 0; i < N_GROUPS; i++)
        group_update(controls->groups[i], request);
}
