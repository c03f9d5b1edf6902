# SPDX-License-Identifier: LGPL-3.0-or-later
"""The examples of data/scripts that give the photographs of a folder grain."""

import struct
import zlib

import harness
from harness import quote

import picture  # on the path that harness has set
import profile

SIZE = (40, 30)
FILM, STRENGTH = "iso-1600", 150

# The photographs that can be read: 8 and 16 bits, gray and color, with a profile,
# with metadata.
GOOD = ["gray.png", "color.PNG", "deep.png", "photo.jpg", "scan.tif"]
BAD = ["cut short.png", "kept.png"]
OTHER = "notes.txt"

CAMERA = b"Test Camera"


def chunk(kind, content):
    return (struct.pack(">I", len(content)) + kind + content
            + struct.pack(">I", zlib.crc32(kind + content)))


def png(color_type, bits, pixel, extra=b""):
    """A PNG of one color."""
    header = struct.pack(">IIBBBBB", *SIZE, bits, color_type, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + extra
            + chunk(b"IDAT", zlib.compress((b"\0" + pixel * SIZE[0])
                                           * SIZE[1]))
            + chunk(b"IEND", b""))


def exif():
    """A JPEG segment that names a camera (Exif 2.3: TIFF's tag 272, Model)."""
    model = CAMERA + b"\0"
    tiff = (b"MM\0*" + struct.pack(">I", 8) + struct.pack(">H", 1)
            + struct.pack(">HHII", 272, 2, len(model), 26)
            + struct.pack(">I", 0) + model)
    content = b"Exif\0\0" + tiff
    return b"\xff\xe1" + struct.pack(">H", len(content) + 2) + content


PROFILE = chunk(b"iCCP", b"wide\0\0" + zlib.compress(profile.make_profile()))
FILES = {
    "gray.png": png(0, 8, b"\x80"),
    "color.PNG": png(2, 8, b"\xa0\x60\x40", PROFILE),
    "deep.png": png(2, 16, b"\x80\x11\x60\x22\x90\x33"),
    "kept.png": png(0, 8, b"\x80"),
    "cut short.png": png(0, 8, b"\x80")[:40],
}

# Makes the JPEG and the TIFF from PNGs, since Python cannot.
CONVERT = {2: """
(define (convert from to)
  (let ((image (car (gimp-file-load RUN-NONINTERACTIVE from from))))
    (gimp-file-save RUN-NONINTERACTIVE image
                    (car (gimp-image-get-active-drawable image)) to to)))
""", 3: """
(define (convert from to)
  (gimp-file-save RUN-NONINTERACTIVE
                  (gimp-file-load RUN-NONINTERACTIVE from) to))
"""}


class GrainBatch(harness.TestCase):
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
        made = cls.gimp.run(CONVERT[cls.gimp.generation] + """
(convert "photos/color.PNG" "photos/photo.jpg")
(convert "photos/deep.png" "photos/scan.tif")
""")
        jpeg = cls.photos / "photo.jpg"
        if not jpeg.exists():
            raise RuntimeError(f"the JPEG could not be made: {made.text}")
        plain = jpeg.read_bytes()
        jpeg.write_bytes(plain[:2] + exif() + plain[2:])
        cls.answers = {"scheme": cls.run_scheme("scheme")}
        if cls.gimp.generation == 3:
            cls.answers["python"] = cls.run_python("python")

    @classmethod
    def prepare(cls, output):
        """A folder with a file that must not be overwritten."""
        folder = cls.gimp.folder / output
        folder.mkdir()
        (folder / "kept.png").write_bytes(b"kept")

    @classmethod
    def run_scheme(cls, output):
        cls.prepare(output)
        name = {2: "lattice-grain-batch-2.10.scm",
                3: "lattice-grain-batch-3.scm"}[cls.gimp.generation]
        script = harness.ROOT / "data" / "scripts" / name
        return cls.gimp.run_command(cls.gimp.command(
            f"(begin (load {quote(script)}) (lattice-grain-batch "
            f'"photos" "{output}" "{FILM}" {STRENGTH}))'))

    @classmethod
    def run_python(cls, output):
        cls.prepare(output)
        script = (harness.ROOT / "data" / "scripts"
                  / "lattice-grain-batch-3.py")
        return cls.gimp.run_command([
            cls.gimp.program, "-idf", "--quit",
            "--batch-interpreter=python-fu-eval", "-b",
            f"exec(open({str(script)!r}).read())\n"
            f'lattice_grain_batch("photos", "{output}", "{FILM}", {STRENGTH})'
        ])

    def outputs(self):
        for name in self.answers:
            yield name, self.gimp.folder / name

    def test_failures_are_named_and_counted(self):
        for name, answer in self.answers.items():
            self.assertIn(f"{len(GOOD)} done, {len(BAD)} failed", answer.text)
            self.assertIn("photos/cut short.png: ", answer.text)
            self.assertIn(f"photos/kept.png: {name}/kept.png exists already",
                          answer.text)
            if self.gimp.generation == 3:
                self.assertEqual(answer.status,
                                 {"scheme": 70, "python": 64}[name])

    def test_only_good_photographs_are_written(self):
        for _, folder in self.outputs():
            self.assertEqual(sorted(path.name for path in folder.iterdir()),
                             sorted([*GOOD, "kept.png"]))
            self.assertEqual((folder / "kept.png").read_bytes(), b"kept")

    def test_photographs_keep_what_they_are(self):
        for _, folder in self.outputs():
            for name in GOOD:
                if not name.lower().endswith(".png"):
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
            self.assertIn(tiff[:4], (b"II*\0", b"MM\0*"))
            self.assertEqual(picture_bits(tiff), 16)

    def test_all_of_them_get_grain(self):
        for _, folder in self.outputs():
            for name in GOOD:
                self.assertNotEqual((folder / name).read_bytes(),
                                    (self.photos / name).read_bytes(), name)
            for name in ("gray.png", "color.PNG", "deep.png"):
                *_, samples = picture.read_png(folder / name)
                self.assertGreater(len(set(samples)), 20, name)

    def test_all_languages_write_the_same_pixels(self):
        folders = [folder for _, folder in self.outputs()]
        for name in ("gray.png", "color.PNG", "deep.png"):
            pixels = {bytes(picture.read_png(folder / name)[3])
                      for folder in folders}
            self.assertEqual(len(pixels), 1, name)


def picture_bits(tiff):
    """The bits of a sample of a TIFF's first picture (tag 258)."""
    order = "<" if tiff[:2] == b"II" else ">"
    start, = struct.unpack_from(order + "I", tiff, 4)
    count, = struct.unpack_from(order + "H", tiff, start)
    for i in range(count):
        tag, _, n, value = struct.unpack_from(order + "HHII", tiff,
                                              start + 2 + 12 * i)
        if tag == 258:
            at = value if n > 2 else start + 10 + 12 * i
            return struct.unpack_from(order + "H", tiff, at)[0]
    return 1


harness.main()
