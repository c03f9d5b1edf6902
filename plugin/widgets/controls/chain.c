/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A closed chain lets the second of two numbers follow the first, and the
 * first the second.
 */
#include "chain.h"

#include <glib/gi18n-lib.h>

#include "toolkit.h"

/* Data of config, not NULL while chains are held. */
#define HELD "chains-are-held"

/* Freed with its button. */
typedef struct Chain {
    GObject *config;
    GimpChainButton *button;
    const char *keys[2];
    double shown[2]; /* the numbers as they were last */
} Chain;

static void
read_numbers(const Chain *chain, double numbers[2])
{
    g_object_get(chain->config, chain->keys[0], &numbers[0], chain->keys[1],
                 &numbers[1], NULL);
}

/* Sets the other number to this one. */
static void
copy_number(const Chain *chain, int from)
{
    g_object_set(chain->config, chain->keys[1 - from], chain->shown[from],
                 NULL);
}

void
chain_hold(GObject *config, gboolean hold)
{
    g_object_set_data(config, HELD, GINT_TO_POINTER(hold));
}

gboolean
chain_is_held(GObject *config)
{
    return g_object_get_data(config, HELD) != NULL;
}

static void
on_changed(GtkWidget *button)
{
    Chain *chain = g_object_get_data(G_OBJECT(button), "chain");
    double now[2];

    read_numbers(chain, now);
    const gboolean is_changed[2] = {now[0] != chain->shown[0],
                                    now[1] != chain->shown[1]};
    const gboolean differ = now[0] != now[1];
    chain->shown[0] = now[0];
    chain->shown[1] = now[1];
    /* If both have changed at once, as when settings are loaded, they are left
     * as they are. */
    if (differ &&
        (chain_is_held(chain->config) || (is_changed[0] && is_changed[1])))
        gimp_chain_button_set_active(chain->button, FALSE);
    else if (differ && gimp_chain_button_get_active(chain->button))
        copy_number(chain, is_changed[0] ? 0 : 1);
}

static void
on_toggled(GtkWidget *button)
{
    const Chain *chain = g_object_get_data(G_OBJECT(button), "chain");

    if (gimp_chain_button_get_active(chain->button))
        copy_number(chain, 0);
}

void
chain_add(const Row *row, const char *above, gboolean may_be_closed)
{
    Chain *chain = g_new0(Chain, 1);
    GtkWidget *button = gimp_chain_button_new(GIMP_CHAIN_RIGHT);

    chain->config = row->config;
    chain->button = GIMP_CHAIN_BUTTON(button);
    chain->keys[0] = above;
    chain->keys[1] = row->key;
    read_numbers(chain, chain->shown);
    gimp_chain_button_set_active(
        chain->button, may_be_closed && chain->shown[0] == chain->shown[1]);
    g_object_set_data_full(G_OBJECT(button), "chain", chain, g_free);
    g_signal_connect(button, "toggled", G_CALLBACK(on_toggled), NULL);
    for (int i = 0; i < 2; i++) {
        g_autofree char *signal = g_strconcat("notify::", chain->keys[i], NULL);
        g_signal_connect_object(row->config, signal, G_CALLBACK(on_changed),
                                button, G_CONNECT_SWAPPED);
    }
    gimp_help_set_help_data(button, _("Keep both numbers the same"), NULL);
    gtk_widget_set_name(button, row->key);
    gtk_size_group_add_widget(row->columns[ROW_BESIDE], button);
    toolkit_grid_attach(row->grid, button, ROW_BESIDE, row->index - 1, 1, 2,
                        FALSE);
}
