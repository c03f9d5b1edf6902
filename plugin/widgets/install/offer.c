/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * A sentence and two buttons, which disappear when one of them is clicked.
 */
#include "offer.h"

#include <glib/gi18n-lib.h>

#include "installing.h"
#include "label.h"
#include "toolkit.h"

/* Pixels between the parts. */
#define SPACE 6

/* Freed with its line. */
typedef struct Offer {
    GtkWidget *line, *label, *buttons;
    LatticeHas has;
} Offer;

static void
say(const Offer *offer, const char *sentence)
{
    gtk_label_set_text(GTK_LABEL(offer->label), sentence);
    gtk_widget_hide(offer->buttons);
}

static void
on_install(const Offer *offer)
{
    g_autoptr(GError) error = NULL;

    if (installing_do(LATTICE_ACTION_INSTALL, &error))
        say(offer, lattice_action_describe_done(LATTICE_ACTION_INSTALL));
    else
        say(offer, error->message);
}

/* GIMP may still lack what the sentence says. */
static void
on_decline(const Offer *offer)
{
    installing_decline();
    const char *sentence = installing_find_offer(offer->has).sentence;
    if (sentence != NULL)
        say(offer, sentence);
    else
        gtk_widget_hide(offer->line);
}

static void
add_button(const Offer *offer, const char *text, const char *help,
           void (*clicked)(const Offer *offer))
{
    GtkWidget *button = label_new_button(text, help);

    g_signal_connect_swapped(button, "clicked", G_CALLBACK(clicked),
                             (gpointer)offer);
    gtk_box_pack_start(GTK_BOX(offer->buttons), button, FALSE, FALSE, 0);
}

GtkWidget *
offer_new(LatticeHas has, int n_letters)
{
    const LatticeOffer found = installing_find_offer(has);

    if (found.sentence == NULL)
        return NULL;
    Offer *offer = g_new(Offer, 1);
    *offer = (Offer){
        .line = toolkit_box_new(GTK_ORIENTATION_VERTICAL, SPACE),
        .label = gtk_label_new(found.sentence),
        .buttons = toolkit_box_new(GTK_ORIENTATION_HORIZONTAL, SPACE),
        .has = has,
    };
    g_object_set_data_full(G_OBJECT(offer->line), "offer", offer, g_free);
    gtk_widget_set_name(offer->label, "offer");
    toolkit_align_left(offer->label);
    toolkit_wrap(offer->label, n_letters);
    toolkit_dim(offer->label);
    gtk_box_pack_start(GTK_BOX(offer->line), offer->label, FALSE, FALSE, 0);
    if (found.button != NULL) {
        add_button(offer, found.button, NULL, on_install);
        add_button(offer, _("No, Thanks"), _("Do not offer it again"),
                   on_decline);
    }
    gtk_box_pack_start(GTK_BOX(offer->line), offer->buttons, FALSE, FALSE, 0);
    gtk_widget_show_all(offer->line);
    return offer->line;
}
