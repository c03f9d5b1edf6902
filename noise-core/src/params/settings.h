/* SPDX-License-Identifier: MIT
 *
 * Reads and writes the key=value words of recipes.
 */
#ifndef NOISE_SETTINGS_H
#define NOISE_SETTINGS_H

#include "params.h"
#include "words.h"

/* The characters that separate words. */
#define NOISE_SPACES " \t\r\n"

/* The size of a buffer for a word.  It is longer than any word that the core writes,
 * because people may write gradients with more digits. */
#define NOISE_WORD_SIZE (NOISE_TEXT_SIZE + 1024)

enum {
    NOISE_N_PARAMETERS = 0
#define NOISE_EACH(KIND) NOISE_COUNTED
#include <noise-core/parameters.def>
};

/* One "key=value" of a recipe.  `key` and `value` point into the word that was read;
 * `key` is NULL at the end of the text.  To read the word again, go back to
 * `start`. */
typedef struct NoiseSetting {
    const char *start; /* in the text, before the word */
    const char *key, *value;
} NoiseSetting;

/* Copies the next word of *text into `word`, truncated to fit, and moves *text past
 * it.  Returns the length of the whole word, which is 0 at the end of the text. */
size_t noise_word_read(const char **text, char word[NOISE_WORD_SIZE]);

/* Reads the next word of *text as a setting, and moves *text past it. */
bool noise_setting_read(const char **text, char word[NOISE_WORD_SIZE],
                        NoiseSetting *setting, NoiseError *error);

/* Refuses a key that the caller does not know.  The error says where the key is
 * allowed, if anywhere.  Always returns false. */
bool noise_setting_refuse(const NoiseSetting *setting, NoiseError *error);

/* Sets a parameter of a table from a setting.  Refuses a key that the table does not
 * have, or that was seen before. */
bool noise_setting_store(const NoiseSetting *setting, NoiseTable *table,
                         bool seen[NOISE_N_PARAMETERS], void *fields,
                         NoiseError *error);

/* Writes " key=value". */
void noise_setting_write(NoiseWriter *writer, const char *key,
                         const char *value);

/* Writes the parameters of a table whose values differ from those in `usual`.
 * Returns true if there are any. */
bool noise_settings_write(NoiseWriter *writer, NoiseTable *table,
                          const void *fields, const void *usual);

#endif
