/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Mnemonics: the labels come from the parameter table, which knows of none,
 * and translators cannot see which letters the buttons of GTK take.
 */
#include "mnemonics.h"

#include <gdk/gdkkeysyms.h>

/* Labels without a mnemonic, and the letters taken, in lower case. */
typedef struct Survey {
    GPtrArray *labels;
    GString *taken;
} Survey;

static void
take_letter(GString *taken, gunichar letter)
{
    g_string_append_unichar(taken, g_unichar_tolower(letter));
}

static gboolean
is_free(const GString *taken, gunichar letter)
{
    return g_unichar_isalpha(letter) &&
           g_utf8_strchr(taken->str, -1, g_unichar_tolower(letter)) == NULL;
}

static void
survey_widget(GtkWidget *widget, gpointer data)
{
    Survey *survey = data;

    if (GTK_IS_LABEL(widget)) {
        GtkLabel *label = GTK_LABEL(widget);
        const guint key = gtk_label_get_mnemonic_keyval(label);
        if (key != GDK_KEY_VoidSymbol)
            take_letter(survey->taken, gdk_keyval_to_unicode(key));
        else if (gtk_label_get_mnemonic_widget(label) != NULL)
            g_ptr_array_add(survey->labels, label);
    }
    if (GTK_IS_CONTAINER(widget))
        gtk_container_forall(GTK_CONTAINER(widget), survey_widget, survey);
}

static int
count_free(const GString *taken, GtkLabel *label)
{
    int n_free = 0;

    for (const char *at = gtk_label_get_text(label); *at != '\0';
         at = g_utf8_next_char(at))
        n_free += is_free(taken, g_utf8_get_char(at));
    return n_free;
}

/* The place of the label with the fewest free letters: the others can wait.
 * A table lists its children last to first. */
static guint
find_next(const Survey *survey)
{
    guint next = 0;
    int fewest = G_MAXINT;

    for (guint i = survey->labels->len; i-- > 0;) {
        const int n_free =
            count_free(survey->taken, g_ptr_array_index(survey->labels, i));
        if (n_free < fewest) {
            fewest = n_free;
            next = i;
        }
    }
    return next;
}

static void
underline(GtkLabel *label, GString *taken)
{
    const char *text = gtk_label_get_text(label);

    for (const char *at = text; *at != '\0'; at = g_utf8_next_char(at)) {
        const gunichar letter = g_utf8_get_char(at);
        if (!is_free(taken, letter))
            continue;
        take_letter(taken, letter);
        g_autofree char *marked =
            g_strdup_printf("%.*s_%s", (int)(at - text), text, at);
        gtk_label_set_text_with_mnemonic(label, marked);
        return;
    }
}

void
mnemonics_assign(GtkWidget *window)
{
    Survey survey = {g_ptr_array_new(), g_string_new(NULL)};

    survey_widget(window, &survey);
    while (survey.labels->len > 0)
        underline(g_ptr_array_remove_index(survey.labels, find_next(&survey)),
                  survey.taken);
    g_ptr_array_unref(survey.labels);
    g_string_free(survey.taken, TRUE);
}
