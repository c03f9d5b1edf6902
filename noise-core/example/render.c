/* SPDX-License-Identifier: MIT
 *
 * Draws a recipe as a 16-bit picture (PGM, or PPM if it has colors).  You can use
 * this program as a starting point for your own.  Call it like this:
 *
 *     noise-render "lattice-noise/1 scale=40 seed=7" 400 300 > picture.pgm
 *
 * Two more numbers can follow: the coordinates of the picture's upper left corner.
 * --float writes the floats themselves, in the machine's byte order and without a
 * header.  --linear draws colors in linear light.
 */
#include <noise-core/noise.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#endif

/* Reads a whole number from minimum to maximum, or ends the program. */
static int
read_number(const char *name, const char *text, long minimum, long maximum)
{
    char *end;
    const long number = strtol(text, &end, 10);

    if (*text == '\0' || *end != '\0' || number < minimum || number > maximum) {
        fprintf(stderr, "%s is \"%s\": give a whole number from %ld to %ld\n",
                name, text, minimum, maximum);
        exit(2);
    }
    return (int)number;
}

/* Prints the error as a sentence, and ends the program. */
static void
refuse(const NoiseError *error)
{
    char sentence[256];

    noise_error_print(error, NULL, sentence, sizeof sentence);
    fprintf(stderr, "%s\n", sentence);
    exit(1);
}

/* Writes a row of pixels as big-endian 16-bit numbers.  Leaves out alpha, which the
 * format does not support. */
static void
write_row(const float *row, int width, int n_channels)
{
    for (int i = 0; i < width * n_channels; i++) {
        const unsigned number = (unsigned)(row[i] * 65535.0 + 0.5);
        if (i % n_channels == 3)
            continue;
        putchar((int)(number >> 8));
        putchar((int)(number & 0xff));
    }
}

/* Keeps Windows from writing each \n of the picture as \r\n. */
static void
make_output_binary(void)
{
#ifdef _WIN32
    _setmode(_fileno(stdout), _O_BINARY);
#endif
}

/* Removes this option if it is the first argument.  Returns true if it was. */
static bool
take_option(const char *option, int *argc, char ***argv)
{
    if (*argc < 2 || strcmp((*argv)[1], option) != 0)
        return false;
    (*argc)--;
    (*argv)++;
    return true;
}

int
main(int argc, char **argv)
{
    const bool as_floats = take_option("--float", &argc, &argv);
    const bool is_linear = take_option("--linear", &argc, &argv);
    NoiseError error;

    if (argc != 4 && argc != 6) {
        fprintf(stderr,
                "usage: noise-render [--float] [--linear] RECIPE WIDTH HEIGHT "
                "[X Y]\n");
        return 2;
    }
    NoisePlan *plan = noise_plan_new_from_text(argv[1], &error);
    if (plan == NULL)
        refuse(&error);
    NoiseRegion region = {
        .width = read_number("WIDTH", argv[2], 1, 1000000),
        .height = read_number("HEIGHT", argv[3], 1, 1000000),
        .encoding =
            is_linear ? NOISE_ENCODING_LINEAR : NOISE_ENCODING_PERCEPTUAL,
    };
    if (argc == 6) {
        region.x = read_number("X", argv[4], -1000000000, 1000000000);
        region.y = read_number("Y", argv[5], -1000000000, 1000000000);
    }

    const int n_channels = noise_plan_channels(plan);
    const size_t row_length = (size_t)region.width * (size_t)n_channels;
    float *row = malloc(sizeof *row * row_length);
    if (row == NULL) {
        fprintf(stderr, "there is not enough memory for a row\n");
        return 1;
    }
    make_output_binary();
    if (!as_floats)
        printf("%s\n%d %d\n65535\n", n_channels == 1 ? "P5" : "P6",
               region.width, region.height);
    /* A picture has the same pixels no matter how it is split into rectangles, so it
     * can be drawn one row at a time. */
    for (int left = region.height; left > 0; left--, region.y++) {
        NoiseRegion strip = region;
        strip.height = 1;
        noise_render(plan, &strip, row, (ptrdiff_t)row_length);
        if (as_floats)
            fwrite(row, sizeof *row, row_length, stdout);
        else
            write_row(row, region.width, n_channels);
    }
    free(row);
    noise_plan_free(plan);
    if (fflush(stdout) != 0 || ferror(stdout)) {
        fprintf(stderr, "the picture could not be written\n");
        return 1;
    }
    return 0;
}
