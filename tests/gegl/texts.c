/* SPDX-License-Identifier: LGPL-3.0-or-later
 *
 * Prints every text of an operation that people see, in their language: a line
 * for each property (its name, label and description, with tabs between), each
 * choice ("property.nick" and label) and each key of the operation.
 *
 *     texts OPERATION
 */
#include <locale.h>
#include <stdio.h>

#include <gegl.h>

static void
print_choices(GParamSpec *property)
{
    const GEnumClass *choices = G_PARAM_SPEC_ENUM(property)->enum_class;

    for (guint i = 0; i < choices->n_values; i++)
        printf("%s.%s\t%s\n", property->name, choices->values[i].value_nick,
               choices->values[i].value_name);
}

int
main(int argc, char **argv)
{
    const char *operation = argc > 1 ? argv[1] : "";
    guint n_properties, n_keys;

    setlocale(LC_ALL, "");
    gegl_init(NULL, NULL);
    GParamSpec **properties =
        gegl_operation_list_properties(operation, &n_properties);
    for (guint i = 0; i < n_properties; i++) {
        printf("%s\t%s\t%s\n", properties[i]->name,
               g_param_spec_get_nick(properties[i]),
               g_param_spec_get_blurb(properties[i]));
        if (G_IS_PARAM_SPEC_ENUM(properties[i]))
            print_choices(properties[i]);
    }
    g_free(properties);
    char **keys = gegl_operation_list_keys(operation, &n_keys);
    for (guint i = 0; i < n_keys; i++) {
        /* Listed as a key, but it holds no text. */
        if (!g_str_equal(keys[i], "operation-class"))
            printf("%s\t%s\n", keys[i],
                   gegl_operation_get_key(operation, keys[i]));
    }
    g_free(keys);
    gegl_exit();
    return 0;
}
