/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Converts recipes between the size of an image and the size of presets, and
 * asks the user for a preset's name until a valid one is entered.
 */
#include "preset-name.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "label.h"
#include "look.h"
#include "toolkit.h"

/* True if the owner's noise is seamless.  If the owner has the argument "seamless", it
 * decides; otherwise, the recipe does. */
static gboolean
is_seamless(const RecipeOwner *owner)
{
    g_autofree char *given = lattice_read_text(owner->config, "seamless");
    g_auto(LatticeRequest) present = {.recipe = NULL};

    if (*given != '\0')
        return strcmp(given, "yes") == 0;
    return owner->get(owner->data, &present) &&
           present.seamless == NOISE_SWITCH_YES;
}

/* Fits a picture of one size to another size, and returns the text of its recipe;
 * free with g_free().  If the owner's noise is seamless, the text has the word
 * "seamless=yes" instead of periods. */
static char *
resize(const RecipeOwner *owner, LatticeRequest *request, LatticeExtent from,
       LatticeExtent to)
{
    lattice_look_fit(request, from, to);
    if (is_seamless(owner))
        request->seamless = NOISE_SWITCH_YES;
    return lattice_seamless_print(request);
}

char *
preset_name_fit(const RecipeOwner *owner, const char *recipe)
{
    g_auto(LatticeRequest) request = {.recipe = NULL};

    return lattice_request_parse(&request, recipe, NULL)
               ? resize(owner, &request, LATTICE_LOOK_EXTENT, owner->size)
               : NULL;
}

/* In characters: the entry's width, and the width at which sentences are
 * wrapped. */
#define ENTRY_WIDTH 30
#define LETTERS     40

/* A dialog that asks for a name: its labels, what it does with the name, and its
 * widgets. */
typedef struct Question {
    const char *title, *label, *answer;
    const LatticePresets *presets;
    const char *before; /* the name to start with, or NULL */
    const char *recipe; /* the recipe to save; NULL: rename the preset */
    GtkDialog *dialog;
    GtkEntry *entry;
    GtkWidget *sentence;
} Question;

/* Warns if a preset would be replaced, and disables the answer's button if the
 * name is empty. */
static void
on_changed(const Question *question)
{
    const char *name = gtk_entry_get_text(question->entry);
    g_autofree char *found =
        lattice_preset_names_find(question->presets->own, name);
    const gboolean replaces =
        question->recipe != NULL && g_strcmp0(found, name) == 0;

    label_refuse(question->sentence,
                 replaces ? _("Your preset with this name will be replaced")
                          : NULL);
    gtk_dialog_set_response_sensitive(question->dialog, GTK_RESPONSE_OK,
                                      *name != '\0');
}

static GtkWidget *
new_dialog(GtkWidget *window, const Question *question)
{
    GtkWidget *dialog = gtk_dialog_new_with_buttons(
        question->title, GTK_WINDOW(window),
        GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT, _("_Cancel"),
        GTK_RESPONSE_CANCEL, question->answer, GTK_RESPONSE_OK, NULL);

    /* Put the dialog into its parent's window group, because a sheet has a separate
     * group. */
    gtk_window_group_add_window(gtk_window_get_group(GTK_WINDOW(window)),
                                GTK_WINDOW(dialog));
    gtk_window_set_resizable(GTK_WINDOW(dialog), FALSE);
    gtk_dialog_set_default_response(GTK_DIALOG(dialog), GTK_RESPONSE_OK);
    return dialog;
}

static void
build_window(Question *question)
{
    GtkWidget *box = toolkit_box_new(GTK_ORIENTATION_VERTICAL, TOOLKIT_GAP);
    GtkWidget *label = gtk_label_new_with_mnemonic(question->label);
    GtkWidget *entry = gtk_entry_new();

    question->entry = GTK_ENTRY(entry);
    question->sentence = label_new_refusal(LETTERS);
    label_align_left(label);
    gtk_label_set_mnemonic_widget(GTK_LABEL(label), entry);
    gtk_entry_set_width_chars(question->entry, ENTRY_WIDTH);
    gtk_entry_set_activates_default(question->entry, TRUE);
    gtk_container_set_border_width(GTK_CONTAINER(box), TOOLKIT_WIDE_GAP);
    toolkit_pack(box, label, FALSE);
    toolkit_pack(box, entry, FALSE);
    toolkit_pack(box, question->sentence, FALSE);
    toolkit_pack(gtk_dialog_get_content_area(question->dialog), box, TRUE);
    gtk_widget_show(label);
    gtk_widget_show(entry);
    gtk_widget_show(box);
    g_signal_connect_swapped(entry, "changed", G_CALLBACK(on_changed),
                             question);
    gtk_entry_set_text(question->entry,
                       question->before != NULL ? question->before : "");
    gtk_widget_grab_focus(entry);
    on_changed(question);
}

/* Asks until the preset is saved or renamed, or until the user cancels.  Returns the
 * name, or NULL if the user canceled; free with g_free(). */
static char *
ask_name(GtkWidget *window, Question *question)
{
    GtkWidget *dialog = new_dialog(window, question);
    char *name = NULL;

    question->dialog = GTK_DIALOG(dialog);
    build_window(question);
    while (name == NULL &&
           gtk_dialog_run(question->dialog) == GTK_RESPONSE_OK) {
        g_autoptr(GError) error = NULL;
        const char *text = gtk_entry_get_text(question->entry);
        if (question->recipe != NULL
                ? lattice_presets_save(question->presets, text,
                                       question->recipe, TRUE, &error)
                : lattice_presets_rename(question->presets, question->before,
                                         text, &error))
            name = g_strdup(text);
        else
            label_refuse(question->sentence, error->message);
    }
    gtk_widget_destroy(dialog);
    return name;
}

char *
preset_name_save(GtkWidget *window, const RecipeOwner *owner,
                 const LatticePresets *presets, const char *initial)
{
    g_auto(LatticeRequest) own = {.recipe = NULL};
    const gboolean is_good = owner->get(owner->data, &own);

    lattice_seamless_unfit(&own);
    g_autofree char *recipe =
        is_good ? resize(owner, &own, owner->size, LATTICE_LOOK_EXTENT) : NULL;
    Question question = {.title = _("Save as Preset"),
                         .label = _("_Name for a new preset:"),
                         .answer = _("_Save"),
                         .presets = presets,
                         .before = initial,
                         .recipe = recipe};

    /* If there is no recipe, the owner's dialog already says why. */
    return recipe != NULL ? ask_name(window, &question) : NULL;
}

char *
preset_name_change(GtkWidget *window, const LatticePresets *presets,
                   const char *name)
{
    Question question = {.title = _("Rename Preset"),
                         .label = _("_New name:"),
                         .answer = _("_Rename"),
                         .presets = presets,
                         .before = name};

    return ask_name(window, &question);
}
