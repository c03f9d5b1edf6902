/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Prints all texts of operations that people see, in their language.  There is a
 * line for each property (the operation's name, the property's name, its label and
 * its description, separated by tabs), for each choice ("property.nick" and label)
 * and for each key.
 *
 *     texts OPERATION...
 */
#include <locale.h>
#include <stdio.h>

#include <gegl.h>

static void
print_choices(const char *operation, GParamSpec *property)
{
    const GEnumClass *choices = G_PARAM_SPEC_ENUM(property)->enum_class;

    for (guint i = 0; i < choices->n_values; i++)
        printf("%s\t%s.%s\t%s\n", operation, property->name,
               choices->values[i].value_nick, choices->values[i].value_name);
}

static void
print_operation(const char *operation)
{
    guint n_properties, n_keys;
    GParamSpec **properties =
        gegl_operation_list_properties(operation, &n_properties);
    char **keys = gegl_operation_list_keys(operation, &n_keys);

    for (guint i = 0; i < n_properties; i++) {
        printf("%s\t%s\t%s\t%s\n", operation, properties[i]->name,
               g_param_spec_get_nick(properties[i]),
               g_param_spec_get_blurb(properties[i]));
        if (G_IS_PARAM_SPEC_ENUM(properties[i]))
            print_choices(operation, properties[i]);
    }
    for (guint i = 0; i < n_keys; i++) {
        /* This is listed as a key, but does not hold a text. */
        if (!g_str_equal(keys[i], "operation-class"))
            printf("%s\t%s\t%s\n", operation, keys[i],
                   gegl_operation_get_key(operation, keys[i]));
    }
    g_free(properties);
    g_free(keys);
}

int
main(int argc, char **argv)
{
    setlocale(LC_ALL, "");
    gegl_init(NULL, NULL);
    for (int i = 1; i < argc; i++)
        print_operation(argv[i]);
    gegl_exit();
    return 0;
}
