# SPDX-License-Identifier: LGPL-3.0-or-later
"""The examples of data/scripts that give the photographs of a folder noise or
grain."""

import struct
import zlib

import harness
from harness import quote

import picture  # on the path that harness has set
import profile

SIZE = (40, 30)
FILM, STRENGTH = "iso-1600", 150
RECIPE = "lattice-noise/1 scale=9 octaves=2 seed=4"

# The photographs that can be read: 8 and 16 bits, gray and color, with a profile,
# with metadata.
GOOD = ["gray.png", "palette.png", "\u0448\u0443\u043c \u566a\u58f0.png",
         "color.PNG", "deep.png", "photo.jpg", "scan.tif"]
BAD = ["cut short.png", "kept.png", "no picture.png"]
OTHER = "notes.txt"

CAMERA = b"Test Camera"


def png(color_type, bits, pixel, extra=b""):
    """A PNG of one color."""
    header = struct.pack(">IIBBBBB", *SIZE, bits, color_type, 0, 0, 0)
    rows = (b"\0" + pixel * SIZE[0]) * SIZE[1]
    return (b"\x89PNG\r\n\x1a\n" + picture.png_chunk(b"IHDR", header) + extra
            + picture.png_chunk(b"IDAT", zlib.compress(rows))
            + picture.png_chunk(b"IEND", b""))


def exif():
    """A JPEG segment that names a camera (Exif 2.3: TIFF's tag 272, Model)."""
    model = CAMERA + b"\0"
    tiff = (b"MM\0*" + struct.pack(">I", 8) + struct.pack(">H", 1)
            + struct.pack(">HHII", 272, 2, len(model), 26)
            + struct.pack(">I", 0) + model)
    content = b"Exif\0\0" + tiff
    return b"\xff\xe1" + struct.pack(">H", len(content) + 2) + content


PROFILE = picture.png_chunk(
    b"iCCP", b"wide\0\0" + zlib.compress(profile.make_profile()))
FILES = {
    "gray.png": png(0, 8, b"\x80"),
    "palette.png": png(3, 8, b"\0", picture.png_chunk(b"PLTE", b"\x80" * 3)),
    GOOD[2]: png(2, 8, b"\x80" * 3),
    "color.PNG": png(2, 8, b"\xa0\x60\x40", PROFILE),
    "deep.png": png(2, 16, b"\x80\x11\x60\x22\x90\x33"),
    "kept.png": png(0, 8, b"\x80"),
    "cut short.png": png(0, 8, b"\x80")[:40],
    "no picture.png": b"no picture\n",
}

SCRIPTS = harness.ROOT / "data" / "scripts"

# The calls of a language, with the names of two folders and a recipe.
CALLS = {
    "scheme": {
        "noise": '(lattice-noise-batch "{}" "{}" "{}" LAYER-MODE-NORMAL 100)',
        "grain": f'(lattice-grain-batch "{{}}" "{{}}" "{FILM}" {STRENGTH})',
    },
    "python": {
        "noise": 'lattice_noise_batch("{}", "{}", "{}", '
                 "Gimp.LayerMode.NORMAL, 100)",
        "grain": f'lattice_grain_batch("{{}}", "{{}}", "{FILM}", {STRENGTH})',
    },
}

# What GIMP 3 ends with when a script has failed.
STATUS = {"scheme": 70, "python": 64}


class Batch(harness.TestCase):
    plug_ins = ["file-tiff", *(["python-eval"]
                               if harness.GENERATION == 3 else [])]

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        folder = cls.gimp.folder
        cls.photos = folder / "photos"
        cls.photos.mkdir()
        for name, content in FILES.items():
            (cls.photos / name).write_bytes(content)
        (cls.photos / OTHER).write_text("no photograph\n", encoding="utf-8")
        # From PNGs, since Python makes neither.
        made = cls.gimp.run("".join(
            f'(test-save-image (test-load-image "photos/{png}") "photos/{name}")'
            for png, name in (("color.PNG", "photo.jpg"),
                              ("deep.png", "scan.tif"))))
        jpeg = cls.photos / "photo.jpg"
        if not jpeg.exists():
            raise RuntimeError(f"the JPEG could not be made: {made.text}")
        plain = jpeg.read_bytes()
        jpeg.write_bytes(plain[:2] + exif() + plain[2:])
        cls.languages = {"scheme": cls.run_scheme}
        if cls.gimp.generation == 3:
            cls.languages["python"] = cls.run_python
        cls.answers = {}
        for language, run in cls.languages.items():
            for call in CALLS[language]:
                output = f"{language}-{call}"
                cls.prepare(output)
                cls.answers[output] = run("photos", output, call)

    @classmethod
    def prepare(cls, output):
        """A folder with a file that must not be overwritten."""
        folder = cls.gimp.folder / output
        folder.mkdir()
        (folder / "kept.png").write_bytes(b"kept")

    @classmethod
    def run_scheme(cls, photos, output, call, recipe=RECIPE):
        """Calls the script as the comment at its top describes."""
        name = {2: "lattice-batch-2.10.scm",
                3: "lattice-batch-3.scm"}[cls.gimp.generation]
        call = CALLS["scheme"][call].format(photos, output, recipe)
        return cls.gimp.run_command(cls.gimp.command(
            f"(begin (load {quote(SCRIPTS / name)}) {call})"))

    @classmethod
    def run_python(cls, photos, output, call, recipe=RECIPE):
        script = str(SCRIPTS / "lattice-batch-3.py")
        call = CALLS["python"][call].format(photos, output, recipe)
        return cls.gimp.run_command([
            cls.gimp.program, "-idf", "--quit",
            "--batch-interpreter=python-fu-eval", "-b",
            f"exec(open({script!r}).read())\n{call}"])

    def outputs(self):
        for name in self.answers:
            yield name, self.gimp.folder / name

    def assertLast(self, answer, language, sentence):
        """The last message, and the status of a run in which some failed."""
        if language == "scheme":
            told = [line for line in answer.text.splitlines()
                    if line.startswith("script-fu-Warning: ")]
            self.assertEqual(told[-1], f"script-fu-Warning: {sentence}",
                             answer.text)
        else:
            self.assertIn(f"\n{sentence}\n", answer.text)
        failed = not sentence.endswith(" 0 failed")
        if self.gimp.generation == 3:
            self.assertEqual(answer.status, failed and STATUS[language],
                             answer.text)

    def test_a_good_run_says_so_and_makes_the_folder(self):
        good = self.gimp.folder / "good"
        good.mkdir()
        (good / "one.png").write_bytes(FILES["gray.png"])
        for language, run in self.languages.items():
            answer = run("good", f"new-{language}", "noise")
            self.assertLast(answer, language, "1 done, 0 failed")
            self.assertIn("1 of 1, good/one.png\n", answer.text)
            self.assertQuiet(answer)
            self.assertEqual(
                [path.name for path in
                 (self.gimp.folder / f"new-{language}").iterdir()],
                ["one.png"])

    def test_failures_are_named_and_counted(self):
        total = len(GOOD) + len(BAD)
        for name, answer in self.answers.items():
            self.assertLast(answer, name.split("-")[0],
                            f"{len(GOOD)} done, {len(BAD)} failed")
            for number in range(1, total + 1):
                self.assertIn(f"{number} of {total}, photos/", answer.text)
            self.assertIn("photos/cut short.png: ", answer.text)
            self.assertIn("photos/no picture.png: ", answer.text)
            self.assertIn(f"photos/kept.png: {name}/kept.png exists already",
                          answer.text)

    def test_only_good_photographs_are_written(self):
        for _, folder in self.outputs():
            self.assertEqual(sorted(path.name for path in folder.iterdir()),
                             sorted([*GOOD, "kept.png"]))
            self.assertEqual((folder / "kept.png").read_bytes(), b"kept")
        self.assertEqual((self.photos / "gray.png").read_bytes(),
                         FILES["gray.png"])

    def test_a_wrong_recipe_is_refused_before_anything_is_written(self):
        for language, run in self.languages.items():
            output = self.gimp.folder / f"wrong-{language}"
            answer = run("photos", output.name, "noise",
                         "lattice-noise/1 octave=3")
            self.assertIn('"octave"', answer.text)
            self.assertEqual(list(output.glob("*")), [])
            if self.gimp.generation == 3:
                self.assertNotEqual(answer.status, 0)

    def test_photographs_keep_what_they_are(self):
        for _, folder in self.outputs():
            for name in GOOD:
                if not name.lower().endswith(".png") or name == "palette.png":
                    continue
                before = FILES[name]
                after = (folder / name).read_bytes()
                # Width, height, bits and color type.
                self.assertEqual(after[16:26], before[16:26], name)
                if b"iCCP" in before:
                    self.assertIn(b"iCCP", after, name)
            self.assertIn(CAMERA, (folder / "photo.jpg").read_bytes())
            self.assertIn(b"ICC_PROFILE",
                          (folder / "photo.jpg").read_bytes())
            tiff = (folder / "scan.tif").read_bytes()
            self.assertEqual(picture.tiff_fields(tiff)[258][0], 16)

    def test_all_of_them_are_changed(self):
        for _, folder in self.outputs():
            for name in GOOD:
                self.assertNotEqual((folder / name).read_bytes(),
                                    (self.photos / name).read_bytes(), name)
            for name in ("gray.png", "color.PNG", "deep.png"):
                *_, samples = picture.read_png(folder / name)
                self.assertGreater(len(set(samples)), 20, name)

    def test_the_noise_is_that_of_the_recipe(self):
        expected = harness.goldens.whole_numbers(
            self.core.floats((0, 0, *SIZE), RECIPE), 255)
        for language in self.languages:
            for name in GOOD[:3]:
                _, _, n_components, samples = picture.read_png(
                    self.gimp.folder / f"{language}-noise" / name)
                for component in range(n_components):
                    self.assertSame(samples[component::n_components],
                                    expected, name)

    def test_all_languages_write_the_same_pixels(self):
        for call in CALLS["scheme"]:
            for name in ("gray.png", "color.PNG", "deep.png"):
                pixels = {bytes(picture.read_png(
                    self.gimp.folder / f"{language}-{call}" / name)[3])
                    for language in self.languages}
                self.assertEqual(len(pixels), 1, name)


harness.main()
