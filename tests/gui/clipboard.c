/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Accesses the clipboard, with the GTK that GIMP uses.  "hold" reads a text and
 * keeps it in the clipboard until the program is killed; "print" prints the
 * clipboard's text.
 */
#include <gtk/gtk.h>
#include <stdio.h>
#include <string.h>

/* Far longer than any recipe. */
#define MAX_BYTES 65536

static int
hold(GtkClipboard *clipboard)
{
    static char text[MAX_BYTES];
    const size_t size = fread(text, 1, sizeof text, stdin);

    gtk_clipboard_set_text(clipboard, text, (int)size);
    puts("holding");
    fflush(stdout);
    gtk_main();
    return 0;
}

static int
print(GtkClipboard *clipboard)
{
    g_autofree char *text = gtk_clipboard_wait_for_text(clipboard);

    fputs(text != NULL ? text : "", stdout);
    return 0;
}

int
main(int argc, char **argv)
{
    gtk_init(&argc, &argv);
    GtkClipboard *clipboard = gtk_clipboard_get(GDK_SELECTION_CLIPBOARD);
    return argc == 2 && strcmp(argv[1], "hold") == 0 ? hold(clipboard)
                                                     : print(clipboard);
}
