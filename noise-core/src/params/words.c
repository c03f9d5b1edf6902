/* SPDX-License-Identifier: MIT
 *
 * Seeds and colors as recipe text.
 */
#include "words.h"

#include <string.h>

#include "splitmix.h"

/* Hashes n bytes: "FNV-1a" of 64 bits (G. Fowler, L. Noll, K. Vo), mixed once
 * more, because it is similar for texts that differ in the last letter. */
static uint64_t
hash_text(const char *text, size_t n)
{
    uint64_t hash = 0xcbf29ce484222325u;

    for (size_t i = 0; i < n; i++)
        hash = (hash ^ (unsigned char)text[i]) * 0x100000001b3u;
    return noise_splitmix(hash, 0);
}

bool
noise_seed_parse(const char *text, uint64_t *seed)
{
    const size_t length = strlen(text);
    uint64_t value = 0;

    if (length >= 2 && text[0] == '"' && text[length - 1] == '"') {
        *seed = hash_text(text + 1, length - 2);
        return strchr(text + 1, '"') == text + length - 1;
    }
    if (length == 0)
        return false;
    for (; *text != '\0'; text++) {
        if (*text < '0' || *text > '9')
            return false;
        const uint64_t digit = (uint64_t)(*text - '0');
        if (value > (UINT64_MAX - digit) / 10)
            return false;
        value = value * 10 + digit;
    }
    *seed = value;
    return true;
}

void
noise_seed_print(uint64_t seed, char *text)
{
    char digits[20]; /* 2^64 has twenty */
    int n = 0;

    do {
        digits[n++] = (char)('0' + seed % 10);
        seed /= 10;
    } while (seed != 0);
    while (n > 0)
        *text++ = digits[--n];
    *text = '\0';
}

static int
value_of_digit(char digit)
{
    if (digit >= '0' && digit <= '9')
        return digit - '0';
    if (digit >= 'a' && digit <= 'f')
        return digit - 'a' + 10;
    if (digit >= 'A' && digit <= 'F')
        return digit - 'A' + 10;
    return -1;
}

bool
noise_color_parse(const char *text, uint64_t *color)
{
    const size_t n_digits = strlen(text) - (*text == '#');
    const size_t per_channel = n_digits == 16 ? 4 : 2;
    uint64_t value = 0;

    if (*text != '#' || (n_digits != 6 && n_digits != 8 && n_digits != 16))
        return false;
    for (size_t i = 0; i < 4 * per_channel; i += per_channel) {
        uint64_t channel = 0;
        for (size_t k = 0; k < per_channel; k++) {
            const int digit =
                i < n_digits ? value_of_digit(text[1 + i + k]) : 15;
            if (digit < 0)
                return false;
            channel = channel * 16 + (uint64_t)digit;
        }
        value = value << 16 | (per_channel == 2 ? channel * 0x101 : channel);
    }
    *color = value;
    return true;
}

void
noise_color_print(uint64_t color, char *text)
{
    static const char digits[] = "0123456789abcdef";
    const uint64_t low_bytes = color & 0x00ff00ff00ff00ffu;
    const bool is_short = (color >> 8 & 0x00ff00ff00ff00ffu) == low_bytes;
    const bool is_opaque = (color & 0xffff) == 0xffff;
    const int n_channels = is_short && is_opaque ? 3 : 4;

    *text++ = '#';
    for (int channel = 0; channel < n_channels; channel++) {
        const unsigned bits = (unsigned)(color >> (48 - 16 * channel)) & 0xffff;
        for (int shift = is_short ? 4 : 12; shift >= 0; shift -= 4)
            *text++ = digits[bits >> shift & 15];
    }
    *text = '\0';
}
