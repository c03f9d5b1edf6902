/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * The dialog of a filter: a preview, and beside it a row for each argument,
 * with the studio's controls.
 */
#include "filter-dialog.h"

#include <glib/gi18n-lib.h>
#include <libgimp/gimp.h>
#include <libgimp/gimpui.h>
#include <string.h>

#include "bars.h"
#include "chain.h"
#include "config.h"
#include "controls-fit.h"
#include "filter-preview.h"
#include "filters.h"
#include "form.h"
#include "group.h"
#include "label.h"
#include "seed-row.h"
#include "toolkit.h"
#include "window.h"

/* Pixels between the parts of the window and around them. */
#define SPACE 12

/* As many letters as fit below preview and controls. */
#define REFUSAL_LETTERS 90

typedef struct FilterDialog {
    Run *run;
    ControlsImage image;
    GtkWidget *window, *preview, *refusal;
    Group *main; /* always open */
    Group *tile; /* NULL: the filter has no such arguments */
} FilterDialog;

/* ---- Rows ------------------------------------------------------------- */

static void
add_text(const Row *row, const LatticeArgument *argument)
{
    GtkWidget *entry = gtk_entry_new();

    gtk_entry_set_activates_default(GTK_ENTRY(entry), TRUE);
    row_bind(row, entry, "text");
    gimp_help_set_help_data(entry, lattice_translate(argument->parameter.blurb),
                            NULL);
    bars_add_line(row, lattice_translate(argument->parameter.label), entry,
                  entry);
}

static void
add_parameter(const Row *row, const NoiseParameter *parameter)
{
    switch (parameter->kind) {
    case NOISE_KIND_CHOICE:
        row_add_choice(row, parameter);
        break;
    case NOISE_KIND_SEED:
        seed_row_add(row, parameter);
        break;
    default:
        bars_add_number(row, parameter);
    }
}

/* Adds the rows of an argument. */
static void
add_argument(Row *row, const LatticeArgument *argument,
             const ControlsImage *image)
{
    row->key = argument->parameter.key;
    if (argument->use == LATTICE_PARAMETER)
        add_parameter(row, &argument->parameter);
    else
        add_text(row, argument);
    if (strcmp(row->key, "period-y") == 0) {
        chain_add(row, "period-x", TRUE);
        row->index++;
        fit_add(row, image);
    }
    row->index++;
}

/* At the canvas' corner both anchors are the same. */
static gboolean
is_shown(const FilterDialog *dialog, const LatticeArgument *argument)
{
    return strcmp(argument->parameter.key, LATTICE_ANCHOR_KEY) != 0 ||
           dialog->image.has_offset;
}

/* Fills a group with the rows of its arguments; NULL if it has none.  row has
 * the fields that are the same for all groups. */
static Group *
fill_group(const FilterDialog *dialog, NoiseGroup id, Group *group, Row row)
{
    const LatticeProcedure *description = dialog->run->description;

    row.grid = group_get_grid(group);
    for (size_t i = 0; i < description->n_arguments; i++) {
        const LatticeArgument *argument = &description->arguments[i];
        if (argument->parameter.group == id && is_shown(dialog, argument))
            add_argument(&row, argument, &dialog->image);
    }
    group_finish(group, &row);
    gtk_table_set_col_spacing(GTK_TABLE(row.grid), ROW_LABEL, SPACE);
    if (row.index > 0)
        return group;
    gtk_widget_destroy(g_object_ref_sink(group_get_widget(group)));
    group_free(group);
    return NULL;
}

static GtkWidget *
build_controls(FilterDialog *dialog)
{
    Row row = {.config = dialog->run->config};
    GtkWidget *box = toolkit_box_new(GTK_ORIENTATION_VERTICAL, 0);

    for (int i = 0; i < ROW_N_COLUMNS; i++) {
        /* Sliders take the width that is left. */
        if (i != ROW_SLIDER)
            row.columns[i] = gtk_size_group_new(GTK_SIZE_GROUP_HORIZONTAL);
    }
    dialog->main =
        fill_group(dialog, NOISE_GROUP_MAIN, group_new(NULL, NULL), row);
    dialog->tile = fill_group(
        dialog, NOISE_GROUP_TILE,
        group_new(_("Tile and loop"), _("Where the pattern repeats, and the "
                                        "position in a loop")),
        row);
    columns_keep(group_get_grid(dialog->main), &row);
    gtk_box_pack_start(GTK_BOX(box), group_get_widget(dialog->main), FALSE,
                       FALSE, 0);
    if (dialog->tile != NULL)
        gtk_box_pack_start(GTK_BOX(box), group_get_widget(dialog->tile), FALSE,
                           FALSE, 0);
    for (int i = 0; i < ROW_N_COLUMNS; i++)
        g_clear_object(&row.columns[i]);
    gtk_widget_show(box);
    return box;
}

/* Keeps the height that the controls have while all rows are shown, so that the
 * window does not grow and shrink under the mouse. */
static void
keep_height(const FilterDialog *dialog, GtkWidget *controls)
{
    if (dialog->tile != NULL)
        gtk_widget_show(group_get_grid(dialog->tile));
    gtk_widget_set_size_request(controls, -1, toolkit_measure(controls).height);
    if (dialog->tile != NULL)
        gtk_widget_hide(group_get_grid(dialog->tile));
}

/* ---- The dialog ------------------------------------------------------- */

static gboolean
matters(gconstpointer data, const char *key)
{
    const Run *run = data;

    return lattice_argument_matters(run->description, key, run->config);
}

static void
on_changed(const FilterDialog *dialog)
{
    g_autoptr(GError) error = NULL;
    const gboolean is_good = run_check(dialog->run, &error);

    gtk_dialog_set_response_sensitive(GTK_DIALOG(dialog->window),
                                      GTK_RESPONSE_OK, is_good);
    label_refuse(dialog->refusal, is_good ? NULL : error->message);
    group_update(dialog->main, matters, dialog->run);
    if (dialog->tile != NULL)
        group_update(dialog->tile, matters, dialog->run);
    if (is_good)
        filter_preview_update(dialog->preview);
}

static ControlsImage
describe_image(HostDrawable drawable)
{
    const GeglRectangle place = host_get_place(drawable);

    return (ControlsImage){.width = place.width,
                           .height = place.height,
                           .has_offset = place.x != 0 || place.y != 0};
}

/* The first control has the focus, not the preview's box to tick. */
static void
focus_first(GtkWidget *controls)
{
    gtk_widget_child_focus(controls, GTK_DIR_TAB_FORWARD);
}

static void
build_window(FilterDialog *dialog)
{
    const LatticeProcedure *description = dialog->run->description;
    g_autofree char *title = form_make_title(description);
    GtkWidget *box = toolkit_box_new(GTK_ORIENTATION_VERTICAL, SPACE);
    GtkWidget *sides = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, SPACE);
    GtkWidget *controls = build_controls(dialog);

    dialog->window = window_new(title, description->name, TRUE);
    dialog->preview = filter_preview_new(dialog->run);
    dialog->refusal = label_new_refusal(REFUSAL_LETTERS);
    keep_height(dialog, controls);
    gtk_container_set_border_width(GTK_CONTAINER(box), SPACE);
    gtk_box_pack_start(GTK_BOX(sides), dialog->preview, TRUE, TRUE, 0);
    gtk_box_pack_start(GTK_BOX(sides), controls, FALSE, FALSE, 0);
    gtk_box_pack_start(GTK_BOX(box), sides, TRUE, TRUE, 0);
    gtk_box_pack_start(GTK_BOX(box), dialog->refusal, FALSE, FALSE, 0);
    gtk_box_pack_start(
        GTK_BOX(gtk_dialog_get_content_area(GTK_DIALOG(dialog->window))), box,
        TRUE, TRUE, 0);
    gtk_widget_show(dialog->preview);
    gtk_widget_show(sides);
    gtk_widget_show(box);
    g_signal_connect_object(dialog->window, "map", G_CALLBACK(focus_first),
                            controls, G_CONNECT_AFTER | G_CONNECT_SWAPPED);
}

gboolean
filter_dialog_run(Run *run)
{
    FilterDialog dialog = {.run = run,
                           .image = describe_image(run->place.drawable)};
    int response;

    gimp_ui_init(run->description->name, TRUE);
    build_window(&dialog);
    const gulong handler = g_signal_connect_swapped(
        run->config, "notify", G_CALLBACK(on_changed), &dialog);
    on_changed(&dialog);
    while ((response = gimp_dialog_run(GIMP_DIALOG(dialog.window))) ==
           WINDOW_RESET)
        config_reset(run->config);
    g_signal_handler_disconnect(run->config, handler);
    gtk_widget_destroy(dialog.window);
    group_free(dialog.main);
    if (dialog.tile != NULL)
        group_free(dialog.tile);
    return response == GTK_RESPONSE_OK;
}
