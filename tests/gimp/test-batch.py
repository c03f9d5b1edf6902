# SPDX-License-Identifier: LGPL-3.0-or-later
"""The examples in data/scripts that add noise or grain to all photographs in a folder.
"""

import os
import random
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import zlib

import harness
from harness import quote

import picture  # harness has put its folder on the path
import profile

SIZE = (40, 30)
FILM, STRENGTH = "iso-1600", 150
RECIPE = "lattice-noise/1 scale=9 octaves=2 seed=4"

# The photographs that can be read: 8 and 16 bits, gray and color, with a profile,
# with metadata.
GOOD = ["gray.png", "palette.png", "\u0448\u0443\u043c \u566a\u58f0.png",
         "color.PNG", "alpha.png", "deep.png", "photo.jpg", "same.png", "scan.tif",
         "thumbnail.tif", *(["pages.tif"] if harness.GENERATION == 3 else [])]
# GIMP 2.10 does not tell scripts that a TIFF is cut short.
BAD = ["cut header.png", "cut.jpg", "no picture.jpg", "no picture.png",
       "cut.tif" if harness.GENERATION == 3 else "pages.tif"]
KEPT = "kept.png"
ORDER = sorted([*GOOD, *BAD, KEPT])

CAMERA = b"Test Camera"


def png(color_type, bits, pixel, extra=b"", size=SIZE):
    """Returns a PNG that repeats `pixel`, the bytes of one or more pixels."""
    header = struct.pack(">IIBBBBB", *size, bits, color_type, 0, 0, 0)
    n_bytes = {2: 3, 4: 2}.get(color_type, 1) * bits // 8
    pixels = pixel * (size[0] * size[1] * n_bytes // len(pixel))
    width = size[0] * n_bytes
    rows = b"".join(b"\0" + pixels[width * y:width * (y + 1)]
                    for y in range(size[1]))
    return (b"\x89PNG\r\n\x1a\n" + picture.png_chunk(b"IHDR", header) + extra
            + picture.png_chunk(b"IDAT", zlib.compress(rows))
            + picture.png_chunk(b"IEND", b""))


def tiff(*pages):
    """Returns a gray TIFF.  Each page is given as its kind (TIFF's field 254), width
    and height; its pixels follow its fields."""
    data = b"II*\0" + struct.pack("<I", 8)
    for number, (kind, width, height) in enumerate(pages, 1):
        fields = {254: kind, 256: width, 257: height, 258: 8, 259: 1, 262: 1,
                  273: 0, 277: 1, 278: height, 279: width * height}
        fields[273] = len(data) + 2 + 12 * len(fields) + 4
        end = fields[273] + fields[279]
        data += (struct.pack("<H", len(fields))
                 + b"".join(struct.pack("<HHII", tag, 4, 1, value)
                            for tag, value in fields.items())
                 + struct.pack("<I", end if number < len(pages) else 0)
                 + b"\x80" * fields[279])
    return data


def exif():
    """Returns a JPEG segment that names a camera (Exif 2.3: TIFF's tag 272, Model), and
    contains an end marker, as if it had a thumbnail."""
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
    "alpha.png": png(4, 16, b"\x80\x11\x60\x22"),
    "deep.png": png(2, 16, b"\x80\x11\x60\x22\x90\x33"),
    KEPT: png(0, 8, b"\x80"),
    "cut header.png": png(0, 8, b"\x80")[:40],
    "thumbnail.tif": tiff((0, 300, 200), (1, 256, 171)),
    "pages.tif": tiff((2, *SIZE), (2, *SIZE)),
    "no picture.jpg": b"no picture\n",
    "no picture.png": b"no picture\n",
    "._gray.png": b"what macOS adds\n",
    "notes.txt": b"no photograph\n",
}

# Photographs that compression makes no smaller, to fill small disks.
ROUGH = {f"{k}.png": png(2, 8, random.Random(k).randbytes(4800), size=(40, 40))
         for k in range(2)}

# The sizes of disks in KiB; GIMP 2.10's script wants 64 KiB to be left.
DISKS = [4, 8, 12, 16, 24, 32, 40, 72, 80, 92, 100, 160]

# Mounts disks of the sizes that come before "--", in folders named after these; runs the
# command that comes after "--"; then copies what is on the disks.  Calls mount() itself,
# because not every system has the command.
ON_DISKS = """
import ctypes, os, shutil, subprocess, sys
libc = ctypes.CDLL(None, use_errno=True)
end = sys.argv.index("--")
for size in sys.argv[1:end]:
    os.makedirs("disks/" + size)
    if libc.mount(b"none", f"disks/{size}".encode(), b"tmpfs", 0,
                  f"size={size}k".encode()) != 0:
        sys.exit(os.strerror(ctypes.get_errno()))
if end + 1 < len(sys.argv):
    subprocess.call(sys.argv[end + 1:])
shutil.copytree("disks", "kept")
"""

SCRIPTS = harness.ROOT / "data" / "scripts"

# What each GIMP runs.  LOAD loads a script, and CALLS call it with the names of two
# folders.  STEP before a call gives all photographs the same seed, GO_ON lets another
# call follow one in which some photographs failed, and TELL prints a recipe as it is
# when its seed is 3 higher.  UNFINISHED is what a batch leaves if it is killed while it
# writes.
if harness.GENERATION == 3:
    NORMAL = "Gimp.LayerMode.NORMAL"
    LOAD = f"exec(open({str(SCRIPTS / 'lattice-batch-3.py')!r}).read())\n{{}}"
    CALLS = {
        "noise": f'lattice_noise_batch("{{}}", "{{}}", "{RECIPE}", '
                 f"{NORMAL}, 100)",
        "grain": f'lattice_grain_batch("{{}}", "{{}}", "{FILM}", {STRENGTH})',
    }
    UNFINISHED = [".unfinished.png"]
    STEP = "LATTICE_BATCH_SEED_STEP = 0\n"
    GO_ON = "try:\n    {}\nexcept RuntimeError:\n    pass\n"
    TELL = "print(lattice_batch_recipe({}, 3))\n"
    BASELINE = ('(file-jpeg-export #:image image #:file "photos/cut.jpg"'
                " #:progressive FALSE)")
else:
    NORMAL = "LAYER-MODE-NORMAL"
    LOAD = (f"(begin (load {quote(SCRIPTS / 'lattice-batch-2.10.scm')}) {{}}"
            " (gimp-quit 1))")
    CALLS = {
        "noise": f'(lattice-noise-batch "{{}}" "{{}}" "{RECIPE}"'
                 f" {NORMAL} 100)",
        "grain": f'(lattice-grain-batch "{{}}" "{{}}" "{FILM}" {STRENGTH})',
    }
    UNFINISHED = ["gray.png", "gray.png.unfinished"]
    STEP = "(set! lattice-batch-seed-step 0)"
    GO_ON = "{}"
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
        # GIMP makes these from PNGs, because Python has no JPEG and no TIFF.
        made = cls.gimp.run("".join(
            f'(test-save-image (test-load-image "photos/{png}") "photos/{name}")'
            for png, name in (("color.PNG", "photo.jpg"),
                              ("deep.png", "scan.tif")))
            + '(define image (test-load-image "photos/photo.jpg"))' + BASELINE)
        jpeg, cut = cls.photos / "photo.jpg", cls.photos / "cut.jpg"
        if not cut.exists():
            raise RuntimeError(f"the JPEGs could not be made: {made.text}")
        # Cameras write their own data after the end marker.
        plain = jpeg.read_bytes()
        jpeg.write_bytes(plain[:2] + exif() + plain[2:] + CAMERA)
        # Cut off all but the first bytes of the pixels, which follow the marker SOS.
        plain = cut.read_bytes()
        cut.write_bytes(plain[:2] + exif()
                        + plain[2:plain.index(b"\xff\xda") + 20])
        if "cut.tif" in BAD:
            (cls.photos / "cut.tif").write_bytes(tiff((0, *SIZE))[:-600])
        cls.answers = {}
        for call in CALLS:
            folder = cls.gimp.folder / call
            folder.mkdir()
            (folder / KEPT).write_bytes(b"kept")  # must not be overwritten
            for name in UNFINISHED:
                (folder / name).write_bytes(b"half")
            cls.answers[call] = cls.run_batch("photos", call, CALLS[call])

    @classmethod
    def run_batch(cls, photos, output, call, before="", on=()):
        """Calls the script as the comment at its top describes; `on` is a command that
        runs GIMP's command."""
        script = LOAD.format(before + call.format(photos, output))
        command = cls.gimp.command(script)
        if harness.GENERATION == 3:
            command = ["sh", "-c", 'exec "$@" 2> errors', "sh",
                       cls.gimp.program, "-idf", "--quit",
                       "--batch-interpreter=python-fu-eval", "-b", script]
        command = [*on, *command]
        # Print as Python does in locales other than the tests' own.
        return cls.gimp.run_command(command, PYTHONIOENCODING="utf-8:strict")

    def lines(self, answer):
        """Returns the lines that the script printed; on GIMP 2.10, also GIMP's own."""
        return [line.replace("script-fu-Warning: ", "")
                for line in answer.text.splitlines() if line]

    def assertCounts(self, answer, *counts):
        """Checks the last line, and the exit status, which says if some failed."""
        self.assertEqual(
            self.lines(answer)[-1],
            "{} done, {} already there, {} failed".format(*counts), answer.text)
        if harness.GENERATION == 3:
            # GIMP 3 exits with this status if a Python script has failed.
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
                self.assertEqual("several pages" in remark,
                                 name == "pages.tif" and name in BAD, line)
                self.assertEqual(
                    "cut short" in remark, name.startswith(
                        "cut" if harness.GENERATION == 3 else "cut.jpg"), line)
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

    def test_what_a_full_disk_cuts_is_named_and_done_again(self):
        mounting = ["unshare", "--mount",
                    *([] if os.geteuid() == 0 else ["--map-root-user"]),
                    sys.executable, "-c", ON_DISKS]
        with tempfile.TemporaryDirectory() as folder:
            tried = subprocess.run([*mounting, "4", "--"], cwd=folder,
                                   capture_output=True, check=False)
        if tried.returncode != 0:
            self.skipTest(f"nothing can be mounted: {tried.stderr.decode()}")
        rough = self.gimp.folder / "rough"
        rough.mkdir()
        for name, content in ROUGH.items():
            (rough / name).write_bytes(content)
        for name in ("photo.jpg", "scan.tif"):
            shutil.copy(self.photos / name, rough)
        n_photos, call = len(list(rough.iterdir())), CALLS["grain"]
        answer = self.run_batch(
            "rough", f"disks/{DISKS[-1]}", call,
            "".join(GO_ON.format(call.format("rough", f"disks/{size}"))
                    for size in DISKS[:-1]),
            [*mounting, *map(str, DISKS), "--"])
        counts = [(int(done), int(failed)) for done, failed in re.findall(
            r"(\d+) done, 0 already there, (\d+) failed$", answer.text,
            re.MULTILINE)]
        self.assertEqual(len(counts), len(DISKS), answer.text)
        for size, (n_done, n_failed) in zip(DISKS, counts):
            kept = self.gimp.folder / "kept" / str(size)
            with self.subTest(size=size):
                self.assertEqual(n_done + n_failed, n_photos)
                self.assertEqual(self.count_whole(kept), n_done, answer.text)
        # The smallest has room for none, the largest for all.
        self.assertEqual((counts[0][0], counts[-1][1]), (0, 0))
        # On another disk, with room for the rest.
        size, (n_done, n_failed) = next(
            disk for disk in zip(DISKS, counts) if 0 not in disk[1])
        again = self.run_batch("rough", f"kept/{size}", call)
        self.assertCounts(again, n_failed, n_done, 0)
        self.assertEqual(
            self.count_whole(self.gimp.folder / "kept" / str(size)), n_photos)

    def count_whole(self, folder):
        """Returns the number of files in a folder, all of which must be whole."""
        paths = list(folder.iterdir())
        for path in paths:
            data = path.read_bytes()
            if path.suffix == ".png":
                picture.read_png(path)
            elif path.suffix == ".jpg":
                self.assertEqual(data[-2:], b"\xff\xd9", path)
            else:
                fields = picture.tiff_fields(data)
                for start, size in zip(fields[273], fields[279]):
                    self.assertLessEqual(start + size, len(data), path)
        return len(paths)

    def test_wrong_arguments_are_refused_before_anything_is_written(self):
        noise, grain = CALLS["noise"], CALLS["grain"]
        wrong = [(noise.replace("octaves", "octave"), '"octave"'),
                 (noise.replace(NORMAL, "9999"), "Mode is 9999: "),
                 (noise.replace("100)", "300)"), "Opacity is 300: .* 100"),
                 (grain.replace(FILM, "iso-801"),
                  'Film is "iso-801": .*iso-800'),
                 (grain.replace(f"{STRENGTH})", "1e9)"),
                  r"Strength is 1e\+?0?9|Strength is 1000000000")]
        if harness.GENERATION == 3:
            wrong += [(noise.replace(RECIPE, f"{RECIPE} seamless=yes"),
                       "seamless=yes: leave it out"),
                      (noise.replace("100)", "'all')"), "opacity is 'all'")]
        for call, words in wrong:
            with self.subTest(call):
                self.assertRefused("wrong", call, words)
        self.assertFalse((self.gimp.folder / "wrong").exists())
        # Where not even root can write.
        self.assertRefused("/proc", grain, "/proc.*nothing can be written|"
                           "nothing can be written.*/proc")

    def assertRefused(self, folder, call, words):
        """Checks that a sentence with these words comes before the first photograph."""
        answer = self.run_batch("photos", folder, call)
        errors = answer.text
        if harness.GENERATION == 3:
            self.assertEqual(answer.status, 64)
            errors = (self.gimp.folder / "errors").read_text(encoding="utf-8")
        self.assertRegex(errors, words)
        self.assertNotIn(f" of {len(ORDER)}, ", answer.text)

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
            scan = (folder / "scan.tif").read_bytes()
            self.assertEqual(picture.tiff_fields(scan)[258][0], 16)
            for name in ("scan.tif", "thumbnail.tif", "pages.tif"):
                if name not in GOOD:
                    continue
                before = picture.tiff_pages((self.photos / name).read_bytes())
                after = picture.tiff_pages((folder / name).read_bytes())
                # No thumbnail is added, or becomes a page.
                self.assertLessEqual(len(after), len(before), name)
                self.assertEqual(after.count(False), before.count(False), name)

    def test_all_of_them_are_changed(self):
        for call in CALLS:
            for name in GOOD:
                self.assertNotEqual((self.gimp.folder / call / name).read_bytes(),
                                    (self.photos / name).read_bytes(), name)
            for name in ("gray.png", "color.PNG", "deep.png"):
                self.assertGreater(len(set(self.samples(call, name))), 20, name)
            # Photographs that are the same get different grain.
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
