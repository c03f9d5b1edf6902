/* SPDX-License-Identifier: MIT
 *
 * Reads and writes the key=value words of recipes.
 */
#include "settings.h"

#include <string.h>

#include <noise-core/layers.h>

#include "error.h"

/* Returns the length of the word at the start of text.  It ends at the next space
 * that is not within double quotes. */
static size_t
measure_word(const char *text)
{
    bool is_quoted = false;
    size_t length = 0;

    for (; text[length] != '\0'; length++) {
        if (text[length] == '"')
            is_quoted = !is_quoted;
        else if (!is_quoted && strchr(NOISE_SPACES, text[length]) != NULL)
            break;
    }
    return length;
}

size_t
noise_word_read(const char **text, char word[NOISE_WORD_SIZE])
{
    *text += strspn(*text, NOISE_SPACES);
    const size_t length = measure_word(*text);
    const size_t n =
        length < NOISE_WORD_SIZE - 1 ? length : NOISE_WORD_SIZE - 1;

    memcpy(word, *text, n);
    word[n] = '\0';
    *text += length;
    return length;
}

bool
noise_setting_read(const char **text, char word[NOISE_WORD_SIZE],
                   NoiseSetting *setting, NoiseError *error)
{
    *setting = (NoiseSetting){.start = *text};
    const size_t length = noise_word_read(text, word);
    char *equals = strchr(word, '=');

    if (length == 0)
        return true;
    if (length >= NOISE_WORD_SIZE)
        return noise_error_set(error, NOISE_PROBLEM_LONG_WORD, NULL, word);
    if (equals == NULL)
        return noise_error_set(error, NOISE_PROBLEM_NO_VALUE, NULL, word);
    *equals = '\0';
    setting->key = word;
    setting->value = equals + 1;
    return true;
}

bool
noise_setting_refuse(const NoiseSetting *setting, NoiseError *error)
{
    const char *key = setting->key;
    const NoiseParameter *of_noise = noise_parameter_find(key);
    const NoiseParameter *of_layer =
        noise_table_find(noise_layer_parameters, key);
    const NoiseParameter *of_mask =
        noise_table_find(noise_mask_parameters, key);

    if (of_noise != NULL)
        return noise_error_set(error,
                               of_noise->is_of_whole ? NOISE_PROBLEM_OF_WHOLE
                                                     : NOISE_PROBLEM_OF_LAYER,
                               of_noise, "");
    if (of_layer != NULL)
        return noise_error_set(error, NOISE_PROBLEM_OF_LAYER, of_layer, "");
    if (of_mask != NULL)
        return noise_error_set(error, NOISE_PROBLEM_OF_MASK, of_mask, "");
    return noise_error_set(error,
                           strcmp(key, "mask") == 0
                               ? NOISE_PROBLEM_MASK_OF_LAYER
                               : NOISE_PROBLEM_UNKNOWN_KEY,
                           NULL, key);
}

bool
noise_setting_store(const NoiseSetting *setting, NoiseTable *table,
                    bool seen[NOISE_N_PARAMETERS], void *fields,
                    NoiseError *error)
{
    size_t n;
    const NoiseParameter *first = table(&n);
    const NoiseParameter *parameter = noise_table_find(table, setting->key);

    if (parameter == NULL)
        return noise_setting_refuse(setting, error);
    if (seen[parameter - first])
        return noise_error_set(error, NOISE_PROBLEM_REPEATED_KEY, parameter,
                               setting->value);
    seen[parameter - first] = true;
    return noise_params_set_text(fields, parameter, setting->value, error);
}

void
noise_setting_write(NoiseWriter *writer, const char *key, const char *value)
{
    noise_write(writer, " ");
    noise_write(writer, key);
    noise_write(writer, "=");
    noise_write(writer, value);
}

bool
noise_settings_write(NoiseWriter *writer, NoiseTable *table, const void *fields,
                     const void *usual)
{
    bool is_any = false;
    size_t n;
    const NoiseParameter *rows = table(&n);

    for (size_t i = 0; i < n; i++) {
        char value[NOISE_TEXT_SIZE];
        if (!noise_params_differ(fields, usual, &rows[i], value))
            continue;
        noise_setting_write(writer, rows[i].key, value);
        is_any = true;
    }
    return is_any;
}
