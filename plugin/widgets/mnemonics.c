/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Chooses access keys at run time, because the labels in the parameter tables have
 * none, and translators cannot see which letters GTK's and GIMP's buttons use.  Only
 * rows that never move get letters, so the letters never change.
 */
#include "mnemonics.h"

#include <string.h>

#include "bars.h"

/* The rows and letters that survey_widget() finds in a window. */
typedef struct Survey {
    GtkWidget *panel; /* contains the rows; NULL: the window does */
    GPtrArray *rows;  /* the widgets with the labels */
    GString *taken;   /* letters in use, in lower case */
} Survey;

/* Returns the text of a widget, or NULL if it cannot show an underlined letter. */
static const char *
get_text(GtkWidget *widget)
{
    if (GTK_IS_BUTTON(widget) &&
        !gtk_button_get_use_underline(GTK_BUTTON(widget)))
        return gtk_button_get_label(GTK_BUTTON(widget));
    if (GTK_IS_LABEL(widget))
        return gtk_label_get_mnemonic_widget(GTK_LABEL(widget)) != NULL
                   ? gtk_label_get_text(GTK_LABEL(widget))
                   : NULL;
    return bars_get_label(widget);
}

/* Returns the name of the widget that a label belongs to or, for any other widget,
 * the widget's own name. */
static const char *
get_name(GtkWidget *widget)
{
    GtkWidget *target = GTK_IS_LABEL(widget)
                            ? gtk_label_get_mnemonic_widget(GTK_LABEL(widget))
                            : NULL;

    return gtk_widget_get_name(target != NULL ? target : widget);
}

/* Returns the letter that leads to a widget, in lower case; 0: there is none. */
static gunichar
get_letter(GtkWidget *widget)
{
    const guint key = GTK_IS_LABEL(widget)
                          ? gtk_label_get_mnemonic_keyval(GTK_LABEL(widget))
                          : bars_get_key(widget);

    return g_unichar_tolower(gdk_keyval_to_unicode(key));
}

static gboolean
is_in_panel(const Survey *survey, GtkWidget *widget)
{
    return survey->panel == NULL ||
           gtk_widget_is_ancestor(widget, survey->panel);
}

/* True if a widget is never shown together with the panel. */
static gboolean
is_other_panel(const Survey *survey, GtkWidget *widget)
{
    return survey->panel != NULL && widget != survey->panel &&
           gtk_widget_get_parent(widget) ==
               gtk_widget_get_parent(survey->panel);
}

static void
survey_widget(GtkWidget *widget, gpointer data)
{
    Survey *survey = data;
    const gunichar letter = get_letter(widget);

    if (is_other_panel(survey, widget))
        return;
    if (letter != 0)
        g_string_append_unichar(survey->taken, letter);
    if (get_text(widget) != NULL && is_in_panel(survey, widget))
        g_ptr_array_add(survey->rows, widget);
    if (GTK_IS_CONTAINER(widget))
        gtk_container_forall(GTK_CONTAINER(widget), survey_widget, survey);
}

/* Finds the first letter of a string that is not in `taken`; returns NULL if there
 * is none.  Considers only letters that have capitals: others, such as Chinese,
 * Japanese and Korean characters, are not on keyboards. */
static const char *
find_letter(const char *text, const char *taken)
{
    for (; *text != '\0'; text = g_utf8_next_char(text)) {
        const gunichar letter = g_unichar_tolower(g_utf8_get_char(text));
        if (g_unichar_toupper(letter) != letter &&
            g_utf8_strchr(taken, -1, letter) == NULL)
            return text;
    }
    return NULL;
}

static void
underline(GtkWidget *widget, GString *taken)
{
    const char *text = get_text(widget);
    const char *letter = find_letter(text, taken->str);

    if (letter == NULL)
        return;
    const gunichar chosen = g_unichar_tolower(g_utf8_get_char(letter));
    g_string_append_unichar(taken, chosen);
    g_autofree char *marked =
        g_strdup_printf("%.*s_%s", (int)(letter - text), text, letter);
    if (GTK_IS_BUTTON(widget)) {
        gtk_button_set_use_underline(GTK_BUTTON(widget), TRUE);
        gtk_button_set_label(GTK_BUTTON(widget), marked);
    } else if (GTK_IS_LABEL(widget)) {
        gtk_label_set_text_with_mnemonic(GTK_LABEL(widget), marked);
    } else {
        bars_mark_label(widget, marked);
    }
}

/* Returns the row whose widget has this name, or NULL.  Tables list their children in
 * reverse, so this searches from the end: it then finds a row before the button below
 * it that has the same name. */
static GtkWidget *
find_row(const GPtrArray *rows, const char *name)
{
    for (guint i = rows->len; i > 0; i--) {
        if (strcmp(get_name(rows->pdata[i - 1]), name) == 0)
            return rows->pdata[i - 1];
    }
    return NULL;
}

void
mnemonics_assign(GtkWidget *window, GtkWidget *panel, const char *const *names)
{
    g_autoptr(GString) taken = g_string_new(NULL);
    g_autoptr(GPtrArray) rows = g_ptr_array_new();
    Survey survey = {.panel = panel, .rows = rows, .taken = taken};

    gtk_container_forall(GTK_CONTAINER(window), survey_widget, &survey);
    for (; *names != NULL; names++) {
        GtkWidget *row = find_row(rows, *names);
        if (row != NULL)
            underline(row, taken);
    }
}
