# SPDX-License-Identifier: LGPL-3.0-or-later
"""The examples in data/scripts for loops, maps, gradients, sheets and patterns, called
as the comments at their tops describe."""

import harness
from harness import quote

import picture  # harness has put its folder on the path

SCRIPTS = harness.ROOT / "data" / "scripts"
SIZE = (64, 48)
N = 6
GRADIENTS = ("Land and Sea", "Sunrise")
DELAY = 60  # a multiple of 10: GIF counts in hundredths of a second
RECIPE = "lattice-noise/1 algorithm=simplex scale=16 octaves=2"
# GIMP would print a warning if the GIF needed all 256 colors.
GIF_RECIPE = RECIPE + " low=0.1 high=0.9"
MAPS = {"basecolor": (" map=color coloring=two-colors", 255),
        "height": (" map=height", 65535), "orm": (" map=orm", 255),
        "normal": (" map=normal normal-y=down", 255)}

PYTHON = f"""
exec(open({str(SCRIPTS / "lattice-noise-sheet-3.py")!r}).read())
recipes = lattice_noise_sheet({RECIPE!r}, "octaves=1..4", "scale=16,32",
                              "sheet.xcf")
print("NAMES", "/".join(recipes))
lattice_noise_pattern(recipes["octaves=3 scale=32"], "mist", 128, "mist.pat")
try:
    lattice_noise_pattern({RECIPE!r}, "mist", 128, "mist.pat")
except ValueError as error:
    print("REFUSED", error)
"""


def read_gif(content):
    """Returns the delays of a GIF's frames, in hundredths of a second."""
    assert content[:6] == b"GIF89a", content[:6]
    delays = []
    at = 13 + (3 << (content[10] & 7) + 1 if content[10] & 0x80 else 0)
    while content[at] != 0x3b:
        if content[at] == 0x21:
            if content[at + 1] == 0xf9:
                delays.append(int.from_bytes(content[at + 4:at + 6],
                                             "little"))
            at += 2
        else:
            colors = content[at + 9]
            at += 11 + (3 << (colors & 7) + 1 if colors & 0x80 else 0)
        while content[at]:  # blocks, each preceded by its length
            at += 1 + content[at]
        at += 1
    return delays


class Pictures(harness.QuietTestCase):
    plug_ins = ["file-gif-export" if harness.GENERATION == 3
                else "file-gif-save"]

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        name = {2: "2.10", 3: "3"}[cls.gimp.generation]
        script = SCRIPTS / f"lattice-noise-pictures-{name}.scm"
        size = " ".join(map(str, SIZE))
        cls.answer = cls.gimp.run_command(cls.gimp.command(
            f"(begin (load {quote(script)}) "
            f'(lattice-noise-gif {quote(GIF_RECIPE)} {size} {N} {DELAY} '
            f'"loop.gif") '
            f'(lattice-noise-map-files {quote(RECIPE)} {size} "unreal" "maps" '
            '"stone"))'))

    def test_the_gif_has_every_frame_with_its_delay(self):
        content = (self.gimp.folder / "loop.gif").read_bytes()
        self.assertEqual(read_gif(content), [DELAY // 10] * N)

    def test_the_maps_are_files_for_the_engine(self):
        folder = self.gimp.folder / "maps"
        self.assertEqual(sorted(path.name for path in folder.iterdir()),
                         sorted(f"stone_{name}.png" for name in MAPS))
        for name, (words, most) in MAPS.items():
            width, height, components, samples = picture.read_png(
                folder / f"stone_{name}.png")
            self.assertEqual((width, height), SIZE)
            floats = self.core.floats((0, 0, *SIZE), RECIPE + words)
            if components == 3:  # without alpha
                floats = [number for i, number in enumerate(floats)
                          if i % 4 < 3]
            self.assertSame(samples, harness.goldens.whole_numbers(floats, most),
                            name)


class Gradients(harness.QuietTestCase):
    needs_data = True

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        name = {2: "2.10", 3: "3"}[cls.gimp.generation]
        script = SCRIPTS / f"lattice-noise-gradients-{name}.scm"
        cls.answer = cls.gimp.run_command(cls.gimp.command(
            f"(begin (load {quote(script)}) (lattice-noise-gradients "
            f"{quote(RECIPE + ' antialiasing=no')} {SIZE[0]} {SIZE[1]} (list "
            f"{' '.join(map(quote, GRADIENTS))}) \"colored\"))"))

    def test_each_gradient_has_its_colors_of_the_same_noise(self):
        gray = self.core.floats((0, 0, *SIZE), RECIPE)
        drawn = []
        for name in GRADIENTS:
            width, height, components, samples = picture.read_png(
                self.gimp.folder / "colored" / f"{name}.png")
            self.assertEqual((width, height, components), (*SIZE, 4))
            pixels = list(zip(*[iter(samples)] * components))
            self.assertGreater(len(set(pixels)), 100, name)
            # Equal noise has equal colors.
            colors = dict(zip(gray, pixels))
            self.assertEqual([colors[value] for value in gray], pixels, name)
            drawn.append(pixels)
        self.assertNotEqual(*drawn)


if harness.GENERATION == 3:
    class Python(harness.TestCase):
        plug_ins = ["python-eval"]

        @classmethod
        def setUpClass(cls):
            super().setUpClass()
            cls.answer = cls.gimp.run_command(
                [cls.gimp.program, "-idf", "--quit",
                 "--batch-interpreter=python-fu-eval", "-b", PYTHON])

        def test_the_run_ends_well(self):
            self.assertEqual(self.answer.status, 0, self.answer.text)

        def test_a_recipe_is_found_by_its_values(self):
            self.assertIn("NAMES " + "/".join(
                f"octaves={octaves} scale={scale}" for octaves in range(1, 5)
                for scale in (16, 32)), self.answer.text)
            self.assertTrue((self.gimp.folder / "sheet.xcf").exists())

        def test_the_pattern_chosen_is_written_once(self):
            content = (self.gimp.folder / "mist.pat").read_bytes()
            self.assertEqual(len(content), 24 + 5 + 128 * 128)
            self.assertRegex(
                self.answer.text,
                'REFUSED .*The file ".*/mist.pat" already exists')


harness.main()
