/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Finds mnemonics at run time: the labels of the parameter tables have none,
 * and translators cannot see which letters GTK's own buttons take.
 */
#include "mnemonics.h"

#include <gdk/gdkkeysyms.h>

#include "bars.h"

/* The widgets without a mnemonic, which are labels or have one inside, and the
 * letters that other labels already have. */
typedef struct Survey {
    GPtrArray *shown, *hidden;
    GString *taken;    /* in lower case */
    gboolean is_shown; /* whether all parents of the present widget are shown */
} Survey;

static void
add_unmarked(Survey *survey, GtkWidget *widget)
{
    g_ptr_array_add(survey->is_shown ? survey->shown : survey->hidden, widget);
}

static void
survey_label(Survey *survey, GtkLabel *label)
{
    const guint key = gtk_label_get_mnemonic_keyval(label);

    if (key != GDK_KEY_VoidSymbol)
        g_string_append_unichar(survey->taken,
                                g_unichar_tolower(gdk_keyval_to_unicode(key)));
    else if (gtk_label_get_mnemonic_widget(label) != NULL)
        add_unmarked(survey, GTK_WIDGET(label));
}

static void
survey_widget(GtkWidget *widget, gpointer data)
{
    Survey *survey = data;
    const gboolean was_shown = survey->is_shown;

    survey->is_shown = was_shown && gtk_widget_get_visible(widget);
    if (GTK_IS_LABEL(widget))
        survey_label(survey, GTK_LABEL(widget));
    else if (bars_get_label(widget) != NULL)
        add_unmarked(survey, widget);
    if (GTK_IS_CONTAINER(widget))
        gtk_container_forall(GTK_CONTAINER(widget), survey_widget, survey);
    survey->is_shown = was_shown;
}

static const char *
get_text(GtkWidget *widget)
{
    return GTK_IS_LABEL(widget) ? gtk_label_get_text(GTK_LABEL(widget))
                                : bars_get_label(widget);
}

/* Whether a keyboard has a key for a small letter.  The signs of Chinese,
 * Japanese and Korean, of which there are no capitals, take several. */
static gboolean
has_key(gunichar letter)
{
    return g_unichar_toupper(letter) != letter;
}

/* Gives a label the first letter that is free, or else one whose owner can take
 * another: the augmenting paths of H. W. Kuhn's matching, which finds letters
 * for as many labels as possible.  owners maps letters to labels; letters in
 * `tried` are not tried again. */
static gboolean
find_letter(GHashTable *owners, GString *tried, GtkWidget *label)
{
    for (int may_displace = 0; may_displace < 2; may_displace++) {
        for (const char *at = get_text(label); *at != '\0';
             at = g_utf8_next_char(at)) {
            const gunichar letter = g_unichar_tolower(g_utf8_get_char(at));
            const gpointer key = GUINT_TO_POINTER(letter);
            GtkWidget *owner = g_hash_table_lookup(owners, key);
            if (!has_key(letter) ||
                g_utf8_strchr(tried->str, -1, letter) != NULL ||
                (owner != NULL && may_displace == 0))
                continue;
            g_string_append_unichar(tried, letter);
            if (owner != NULL && !find_letter(owners, tried, owner))
                continue;
            g_hash_table_insert(owners, key, label);
            return TRUE;
        }
    }
    return FALSE;
}

/* Goes backwards, because containers list their children last to first. */
static void
find_letters(GHashTable *owners, const GString *taken, const GPtrArray *labels)
{
    for (guint i = labels->len; i-- > 0;) {
        GString *tried = g_string_new(taken->str);
        find_letter(owners, tried, g_ptr_array_index(labels, i));
        g_string_free(tried, TRUE);
    }
}

static void
underline(gpointer key, gpointer data, gpointer unused G_GNUC_UNUSED)
{
    const gunichar letter = GPOINTER_TO_UINT(key);
    GtkWidget *label = data;
    const char *text = get_text(label);
    const char *at = text;

    while (g_unichar_tolower(g_utf8_get_char(at)) != letter)
        at = g_utf8_next_char(at);
    g_autofree char *marked =
        g_strdup_printf("%.*s_%s", (int)(at - text), text, at);
    if (GTK_IS_LABEL(label))
        gtk_label_set_text_with_mnemonic(GTK_LABEL(label), marked);
    else
        bars_mark_label(label, marked);
}

void
mnemonics_assign(GtkWidget *window)
{
    Survey survey = {g_ptr_array_new(), g_ptr_array_new(), g_string_new(NULL),
                     TRUE};
    GHashTable *owners = g_hash_table_new(NULL, NULL);

    gtk_container_forall(GTK_CONTAINER(window), survey_widget, &survey);
    find_letters(owners, survey.taken, survey.shown);
    find_letters(owners, survey.taken, survey.hidden);
    g_hash_table_foreach(owners, underline, NULL);
    g_hash_table_unref(owners);
    g_ptr_array_unref(survey.shown);
    g_ptr_array_unref(survey.hidden);
    g_string_free(survey.taken, TRUE);
}
