# SPDX-License-Identifier: LGPL-3.0-or-later
"""The examples of data/scripts that give the photographs of a folder noise or
grain."""

import shutil
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
         "color.PNG", "deep.png", "photo.jpg", "same.png", "scan.tif"]
# GIMP 2.10 tells scripts nothing of a TIFF that is cut short.
BAD = ["cut header.png", "cut.jpg", "no picture.jpg", "no picture.png",
       *(["cut.tif"] if harness.GENERATION == 3 else [])]
KEPT = "kept.png"
ORDER = sorted([*GOOD, *BAD, KEPT])

CAMERA = b"Test Camera"


def png(color_type, bits, pixel, extra=b""):
    """A PNG of one color."""
    header = struct.pack(">IIBBBBB", *SIZE, bits, color_type, 0, 0, 0)
    rows = (b"\0" + pixel * SIZE[0]) * SIZE[1]
    return (b"\x89PNG\r\n\x1a\n" + picture.png_chunk(b"IHDR", header) + extra
            + picture.png_chunk(b"IDAT", zlib.compress(rows))
            + picture.png_chunk(b"IEND", b""))


def cut_tiff():
    """A gray TIFF whose pixels, which follow its fields, are cut short."""
    n_pixels = SIZE[0] * SIZE[1]
    fields = {256: SIZE[0], 257: SIZE[1], 258: 8, 259: 1, 262: 1,
              273: 8 + 2 + 12 * 8 + 4, 278: SIZE[1], 279: n_pixels}
    return (b"II*\0" + struct.pack("<IH", 8, len(fields))
            + b"".join(struct.pack("<HHII", tag, 4, 1, value)
                       for tag, value in fields.items())
            + bytes(4) + bytes(n_pixels // 2))


def exif():
    """A JPEG segment that names a camera (Exif 2.3: TIFF's tag 272, Model), and
    holds an end marker, as that of a thumbnail."""
    model = CAMERA + b"\0"
    tiff = (b"MM\0*" + struct.pack(">I", 8) + struct.pack(">H", 1)
            + struct.pack(">HHII", 272, 2, len(model), 26)
            + struct.pack(">I", 0) + model + b"\xff\xd9")
    content = b"Exif\0\0" + tiff
    return b"\xff\xe1" + struct.pack(">H", len(content) + 2) + content


PROFILE = picture.png_chunk(
    b"iCCP", b"wide\0\0" + zlib.compress(profile.make_profile()))
FILES = {
    "gray.png": png(0, 8, b"\x80"),
    "palette.png": png(3, 8, b"\0", picture.png_chunk(b"PLTE", b"\x80" * 3)),
    "same.png": png(0, 8, b"\x80"),
    GOOD[2]: png(2, 8, b"\x80" * 3),
    "color.PNG": png(2, 8, b"\xa0\x60\x40", PROFILE),
    "deep.png": png(2, 16, b"\x80\x11\x60\x22\x90\x33"),
    KEPT: png(0, 8, b"\x80"),
    "cut header.png": png(0, 8, b"\x80")[:40],
    "no picture.jpg": b"no picture\n",
    "no picture.png": b"no picture\n",
    "._gray.png": b"what macOS adds\n",
    "notes.txt": b"no photograph\n",
}

SCRIPTS = harness.ROOT / "data" / "scripts"

# What each GIMP runs: how a script is loaded, and called with the names of two
# folders; STEP stands before a call that gives all photographs the same seed, and
# TELL tells the recipe with which one begins that has others.  UNFINISHED is what a
# batch leaves that is killed while it writes.
if harness.GENERATION == 3:
    LOAD = f"exec(open({str(SCRIPTS / 'lattice-batch-3.py')!r}).read())\n{{}}"
    CALLS = {
        "noise": f'lattice_noise_batch("{{}}", "{{}}", "{RECIPE}", '
                 "Gimp.LayerMode.NORMAL, 100)",
        "grain": f'lattice_grain_batch("{{}}", "{{}}", "{FILM}", {STRENGTH})',
    }
    UNFINISHED = [".unfinished.png"]
    STEP = "LATTICE_BATCH_SEED_STEP = 0\n"
    TELL = "print(lattice_batch_recipe({}, 3))\n"
    BASELINE = ('(file-jpeg-export #:image image #:file "photos/cut.jpg"'
                " #:progressive FALSE)")
else:
    LOAD = (f"(begin (load {quote(SCRIPTS / 'lattice-batch-2.10.scm')}) {{}}"
            " (gimp-quit 1))")
    CALLS = {
        "noise": f'(lattice-noise-batch "{{}}" "{{}}" "{RECIPE}"'
                 " LAYER-MODE-NORMAL 100)",
        "grain": f'(lattice-grain-batch "{{}}" "{{}}" "{FILM}" {STRENGTH})',
    }
    UNFINISHED = ["gray.png", "gray.png.unfinished"]
    STEP = "(set! lattice-batch-seed-step 0)"
    TELL = "(gimp-message (lattice-batch-recipe {} 3))"
    BASELINE = ("(file-jpeg-save RUN-NONINTERACTIVE image (test-active-layer"
                ' image) "photos/cut.jpg" "" 0.9 0 1 0 "" 2 1 0 0)')


class Batch(harness.TestCase):
    plug_ins = ["file-tiff", *(["python-eval"]
                               if harness.GENERATION == 3 else [])]

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.photos = cls.gimp.folder / "photos"
        cls.photos.mkdir()
        for name, content in FILES.items():
            (cls.photos / name).write_bytes(content)
        # From PNGs, since Python makes neither.
        made = cls.gimp.run("".join(
            f'(test-save-image (test-load-image "photos/{png}") "photos/{name}")'
            for png, name in (("color.PNG", "photo.jpg"),
                              ("deep.png", "scan.tif")))
            + '(define image (test-load-image "photos/photo.jpg"))' + BASELINE)
        jpeg, cut = cls.photos / "photo.jpg", cls.photos / "cut.jpg"
        if not cut.exists():
            raise RuntimeError(f"the JPEGs could not be made: {made.text}")
        # Cameras write their own data behind the end marker.
        plain = jpeg.read_bytes()
        jpeg.write_bytes(plain[:2] + exif() + plain[2:] + CAMERA)
        # All but the first bytes of the pixels, which follow the marker SOS.
        plain = cut.read_bytes()
        cut.write_bytes(plain[:2] + exif()
                        + plain[2:plain.index(b"\xff\xda") + 20])
        if "cut.tif" in BAD:
            (cls.photos / "cut.tif").write_bytes(cut_tiff())
        cls.answers = {}
        for call in CALLS:
            folder = cls.gimp.folder / call
            folder.mkdir()
            (folder / KEPT).write_bytes(b"kept")  # must not be overwritten
            for name in UNFINISHED:
                (folder / name).write_bytes(b"half")
            cls.answers[call] = cls.run_batch("photos", call, CALLS[call])

    @classmethod
    def run_batch(cls, photos, output, call, before=""):
        """Calls the script as the comment at its top describes."""
        script = LOAD.format(before + call.format(photos, output))
        command = cls.gimp.command(script)
        if harness.GENERATION == 3:
            command = ["sh", "-c", 'exec "$@" 2> errors', "sh",
                       cls.gimp.program, "-idf", "--quit",
                       "--batch-interpreter=python-fu-eval", "-b", script]
        # As Python prints in other locales than the tests' own.
        return cls.gimp.run_command(command, PYTHONIOENCODING="utf-8:strict")

    def lines(self, answer):
        """The lines that the script printed, on GIMP 2.10 among GIMP's own."""
        return [line.replace("script-fu-Warning: ", "")
                for line in answer.text.splitlines() if line]

    def assertCounts(self, answer, *counts):
        """The last line, and the status of a run in which some failed."""
        self.assertEqual(
            self.lines(answer)[-1],
            "{} done, {} already there, {} failed".format(*counts), answer.text)
        if harness.GENERATION == 3:
            # What GIMP 3 ends with when a Python script has failed.
            self.assertEqual(answer.status, 64 if counts[2] else 0)

    def samples(self, folder, name):
        return picture.read_png(self.gimp.folder / folder / name)[3]

    def test_a_good_run_makes_the_folder_and_all_can_have_one_seed(self):
        good = self.gimp.folder / "good"
        good.mkdir()
        # With a byte of another encoding, which Script-Fu does not take.
        two = "two\udcff.png" if harness.GENERATION == 3 else "two.png"
        for name in ("one.png", two):
            (good / name).write_bytes(FILES["gray.png"])
        recipes = {"1 scale=9 seamless=yes": "1 seed=3 scale=9 seamless=yes",
                   "1 seed=40 scale=9": "1 seed=43 scale=9",
                   '1 seed="a b" x=1': '1 seed="3 a b" x=1',
                   "2 layer=rust layer-seed=5": "2 seed=3 layer=rust layer-seed=5"}
        answer = self.run_batch("good", "new", CALLS["noise"], STEP + "".join(
            TELL.format(quote(f"lattice-noise/{recipe}"))
            for recipe in recipes))
        self.assertCounts(answer, 2, 0, 0)
        self.assertEqual(
            self.lines(answer)[-7:-1],
            [f"lattice-noise/{recipe}" for recipe in recipes.values()]
            + ["1 of 2, good/one.png",
               f"2 of 2, good/{two}".replace("\udcff", "?")])
        self.assertQuiet(answer)
        self.assertEqual(
            sorted(path.name for path in (self.gimp.folder / "new").iterdir()),
            ["one.png", two])
        self.assertEqual(self.samples("new", "one.png"),
                         self.samples("new", two))

    def test_photographs_are_named_in_order_and_counted(self):
        for answer in self.answers.values():
            self.assertCounts(answer, len(GOOD), 1, len(BAD))
            lines = [line for line in self.lines(answer)
                     if ", photos/" in line]
            self.assertEqual(
                [line.split(":")[0] for line in lines],
                [f"{number} of {len(ORDER)}, photos/{name}"
                 for number, name in enumerate(ORDER, 1)])
            for name, line in zip(ORDER, lines):
                remark = line.partition(": ")[2]
                self.assertEqual(remark == "", name in GOOD, line)
                self.assertEqual(remark == "already there", name == KEPT, line)
                self.assertEqual("cut short" in remark,
                                 name in ("cut.jpg", "cut.tif"), line)
                self.assertNotIn("execution error", remark)

    def test_only_good_photographs_are_written(self):
        for name in CALLS:
            folder = self.gimp.folder / name
            self.assertEqual(sorted(path.name for path in folder.iterdir()),
                             sorted([*GOOD, KEPT]))
            self.assertEqual((folder / KEPT).read_bytes(), b"kept")
        self.assertEqual((self.photos / "gray.png").read_bytes(),
                         FILES["gray.png"])

    def test_a_batch_goes_on_where_it_was_stopped(self):
        folder = self.gimp.folder / "stopped"
        shutil.copytree(self.gimp.folder / "grain", folder)
        (folder / "same.png").unlink()
        answer = self.run_batch("photos", folder.name, CALLS["grain"])
        self.assertCounts(answer, 1, len(GOOD), len(BAD))
        self.assertEqual(self.samples("stopped", "same.png"),
                         self.samples("grain", "same.png"))

    def test_a_wrong_recipe_is_refused_before_anything_is_written(self):
        wrong = {RECIPE.replace("octaves", "octave"): '"octave"'}
        if harness.GENERATION == 3:
            wrong[f"{RECIPE} seamless=yes"] = "seamless=yes: leave it out"
        for recipe, word in wrong.items():
            answer = self.run_batch("photos", "wrong",
                                    CALLS["noise"].replace(RECIPE, recipe))
            errors = answer.text
            if harness.GENERATION == 3:
                self.assertEqual(answer.status, 64)
                errors = (self.gimp.folder / "errors").read_text(
                    encoding="utf-8")
            self.assertIn(word, errors)
        self.assertFalse((self.gimp.folder / "wrong").exists())

    def test_photographs_keep_what_they_are(self):
        for call in CALLS:
            folder = self.gimp.folder / call
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
        for call in CALLS:
            for name in GOOD:
                self.assertNotEqual((self.gimp.folder / call / name).read_bytes(),
                                    (self.photos / name).read_bytes(), name)
            for name in ("gray.png", "color.PNG", "deep.png"):
                self.assertGreater(len(set(self.samples(call, name))), 20, name)
            # Two photographs that are the same have different grain.
            self.assertNotEqual(self.samples(call, "gray.png"),
                                self.samples(call, "same.png"))

    def test_the_noise_is_that_of_recipe_and_place_whatever_the_profile(self):
        for name in GOOD[:4]:
            recipe = RECIPE.replace("seed=4", f"seed={4 + ORDER.index(name)}")
            expected = harness.goldens.whole_numbers(
                self.core.floats((0, 0, *SIZE), recipe), 255)
            _, _, n_components, samples = picture.read_png(
                self.gimp.folder / "noise" / name)
            for component in range(n_components):
                self.assertSame(samples[component::n_components], expected,
                                name, error=1)  # GIMP rounds what it merges


harness.main()
