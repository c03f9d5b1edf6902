# SPDX-License-Identifier: LGPL-3.0-or-later
"""The programs of docs/programs.md in C and C++ draw the same file, and the texture
holds its pixels."""

import pathlib
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "goldens"))
import goldens  # noqa: E402
import needs  # noqa: E402
import pictures  # noqa: E402

sys.argv.pop(1)

# A context without a screen, which Mesa draws by the processor; then the texture is
# read back: its largest level, in half floats, and its smallest, the mean.
TEXTURE = r"""
#define GL_GLEXT_PROTOTYPES
#include <EGL/egl.h>
#include <EGL/eglext.h>
#include <GL/gl.h>
#include <GL/glext.h>
#include <math.h>
#include "noise-presets.h"

%s
static float drawn[512 * 512 * 4], kept[512 * 512 * 4];

int main(void)
{
    NoiseError error;
    EGLDisplay display = eglGetPlatformDisplay(EGL_PLATFORM_SURFACELESS_MESA,
                                               EGL_DEFAULT_DISPLAY, 0);
    double sum = 0;

    /* There is no such preset. */
    if (noise_plan_new_seamless(noise_preset_recipe("marbel"), 512, 512, &error))
        return 4;
    if (!eglInitialize(display, 0, 0) || !eglBindAPI(EGL_OPENGL_API) ||
        !eglMakeCurrent(display, 0, 0, eglCreateContext(display, 0, 0, 0)))
        return 2;
    glBindTexture(GL_TEXTURE_2D, make_texture());
    glGetTexImage(GL_TEXTURE_2D, 0, GL_RGBA, GL_FLOAT, kept);
    noise_render(noise_plan_new_seamless(noise_preset_recipe("marble"), 512, 512,
                                        &error),
                 &(NoiseRegion){.width = 512, .height = 512,
                                .encoding = NOISE_ENCODING_LINEAR},
                 drawn, 512 * 4);
    for (int i = 0; i < 512 * 512 * 4; i++) {
        if (!(fabsf(kept[i] - drawn[i]) <= 0x1p-11f))
            return 3;
        sum += i %% 4 == 0 ? drawn[i] / (512 * 512) : 0;
    }
    glGetTexImage(GL_TEXTURE_2D, 9, GL_RGBA, GL_FLOAT, kept);
    return glGetError() || !(fabs(kept[0] - sum) < 0.01) || sum < 0.05;
}
"""


class Cpp(goldens.TestCase):
    def test_the_programs_of_the_page_draw_marble(self):
        needs.need("cc", "c++")
        with tempfile.TemporaryDirectory() as folder:
            expected = pictures.marble(folder)
            drawn = pictures.compile_marble(
                pathlib.Path(folder), ["c++", "-std=c++17"], "cpp")
        self.assertTrue(drawn == expected)
        self.assertTrue(drawn.startswith(b"P6 512 512 255\n"))
        self.assertEqual(len(drawn), 15 + 512 * 512 * 3)
        self.assertGreater(len(set(drawn[15:])), 100)

    def test_a_texture_of_opengl_has_the_pixels(self):
        needs.need("cc")
        with tempfile.TemporaryDirectory() as folder:
            source = pathlib.Path(folder) / "texture.c"
            source.write_text(TEXTURE % pictures.program("c", "A texture"))
            self.assertEqual(pictures.run_program(
                pathlib.Path(folder), ["cc", "-std=c11"], source, "-lEGL", "-lGL"),
                0)


if __name__ == "__main__":
    goldens.checked.main()
