# SPDX-License-Identifier: LGPL-3.0-or-later
"""Noise or grain for all photographs of a folder, on GIMP 3.0 and later:

gimp-console -idf --quit --batch-interpreter=python-fu-eval -b '
exec(open("lattice-batch-3.py").read())
lattice_noise_batch("photos", "noisy",
                    "lattice-noise/1 scale=3 octaves=2 seed=7",
                    Gimp.LayerMode.OVERLAY_LEGACY, 30)
lattice_grain_batch("photos", "grainy", "iso-800", 100)'

The arguments are two folders and, for noise, a recipe, the mode in which it lies
over the photograph, and its opacity in percent; for grain, a film and its
strength in percent.  Modes that end in LEGACY take a quarter of the others'
time, because GIMP blends for them as the photograph is stored.

Each JPEG, PNG and TIFF of the first folder, in the order of their names, is
written into the second, which is made if it is missing, with its name, bit depth,
color profile and metadata.  Files appear there when they are complete, and none
is overwritten: started again, a batch goes on where it was stopped.

A photograph that fails or is cut short is named and skipped.  The last line of
the standard output counts, such as "12 done, 3 already there, 1 failed"; GIMP's
own messages are on the standard error.  If any failed, the script ends with this
line, and GIMP with status 64.

LATTICE_BATCH_QUALITY and LATTICE_BATCH_SEED_STEP can be set to something else
after the line with exec.
"""

import os
import pathlib
import re

from gi.repository import Gimp, Gio

# Of JPEGs, in percent.
LATTICE_BATCH_QUALITY = 95

# Photographs differ in their seeds, so that they do not all have the same
# pattern: the first has the recipe's, or 0 for grain, and each of the others this
# much more than the one before it.  With 0 all have the same pattern.
LATTICE_BATCH_SEED_STEP = 1

EXPORTS = {".jpg": "file-jpeg-export", ".jpeg": "file-jpeg-export",
           ".png": "file-png-export", ".tif": "file-tiff-export",
           ".tiff": "file-tiff-export"}


def lattice_batch_png_is_cut(data):
    """Whether a PNG lacks its last chunk, or a part of any."""
    at = 8
    while data[at + 4:at + 8] not in (b"IEND", b""):
        at += 12 + int.from_bytes(data[at:at + 4], "big")
    return at + 12 > len(data)


def lattice_batch_jpeg_is_cut(data):
    """Whether a JPEG lacks its end marker."""
    at = 2
    # Segments before the pixels (SOS, FF DA), which can hold another JPEG.
    while data[at:at + 1] == b"\xff" and data[at + 1:at + 2] != b"\xda":
        at += 2 + int.from_bytes(data[at + 2:at + 4], "big")
    # Pixels never contain FF D9; what cameras add comes after it.
    return b"\xff\xd9" not in data[at:]


def lattice_batch_tiff_pages(data):
    """The pages of a TIFF: for each, the values by field of those that are whole
    numbers; raises ValueError if they lie beyond the file's end."""
    order = {b"II*\0": "little", b"MM\0*": "big"}.get(data[:4])
    seen = set()

    def number(at, size):
        return int.from_bytes(data[at:at + size], order)

    def values(at):
        kind, count = number(at + 2, 2), number(at + 4, 4)
        size = {3: 2, 4: 4}.get(kind, 0)
        start = at + 8 if size * count <= 4 else number(at + 8, 4)
        check(start + size * count)
        return [number(start + size * i, size) for i in range(size and count)]

    def check(end):
        if end > len(data):
            raise ValueError("the file is cut short")

    page = number(4, 4) if order else 0
    while page != 0 and page not in seen:
        seen.add(page)
        end = page + 2 + 12 * number(page, 2)
        check(end + 4)
        yield {number(at, 2): values(at) for at in range(page + 2, end, 12)}
        page = number(end, 4)


def lattice_batch_tiff_is_cut(data):
    """Whether pixels of a TIFF's first page lie beyond its end."""
    fields = next(lattice_batch_tiff_pages(data), {})
    # The places and sizes of strips, or of tiles; GIMP says if there are none.
    places, sizes = (273, 279) if 273 in fields else (324, 325)
    return any(place + size > len(data) for place, size in
               zip(fields.get(places, []), fields.get(sizes, [])))


LATTICE_BATCH_IS_CUT = {
    b"\x89PNG\r\n\x1a\n": lattice_batch_png_is_cut,
    b"\xff\xd8": lattice_batch_jpeg_is_cut,
    b"II*\0": lattice_batch_tiff_is_cut,
    b"MM\0*": lattice_batch_tiff_is_cut,
}


def lattice_batch_check_end(path):
    """Refuses files that are cut short: GIMP loads most of them with a warning
    that scripts cannot see, and does not say that a full disk has cut a PNG."""
    data = path.read_bytes()
    if not data or any(is_cut(data) for start, is_cut in
                       LATTICE_BATCH_IS_CUT.items() if data.startswith(start)):
        raise ValueError("the file is cut short")


def lattice_batch_error(otherwise):
    """GIMP's message, where it has told more than that there was an error."""
    message = Gimp.get_pdb().get_last_error()
    return ValueError(otherwise if message == "execution error" else message)


def lattice_batch_load(photo):
    """Loads a photograph; raises ValueError with what is wrong with it."""
    lattice_batch_check_end(photo)
    image = Gimp.file_load(Gimp.RunMode.NONINTERACTIVE,
                           Gio.File.new_for_path(str(photo)))
    if image is None:
        raise lattice_batch_error("GIMP cannot read this file")
    # Bit 0 of field 254: a smaller copy of another page.  GIMP makes it a layer
    # above the others, and would write it as a page.
    pages = [fields.get(254, [0])[0] & 1
             for fields in lattice_batch_tiff_pages(photo.read_bytes())]
    if pages.count(0) == 1 and len(pages) > 1:
        for layer in image.get_layers()[:-1]:
            image.remove_layer(layer)
        image.resize_to_layers()
    return image


def lattice_batch_export(image, output):
    """Writes an image to a file, with its profile and metadata; raises
    ValueError with GIMP's message."""
    export = Gimp.get_pdb().lookup_procedure(EXPORTS[output.suffix.lower()])
    config = export.create_config()
    config.set_property("image", image)
    config.set_property("file", Gio.File.new_for_path(str(output)))
    for what in ("color-profile", "exif", "iptc", "xmp"):
        config.set_property(f"include-{what}", True)
    if export.get_name() == "file-jpeg-export":
        config.set_property("quality", LATTICE_BATCH_QUALITY / 100)
    if export.get_name() == "file-tiff-export":
        # Later runs would load it as a page.
        config.set_property("include-thumbnail", False)
    values = export.run(config)
    if values.index(0) != Gimp.PDBStatusType.SUCCESS:
        raise lattice_batch_error("the file could not be written")


def lattice_batch_filter(image, operation, mode, opacity, settings):
    """Merges a filter of ours into all layers of an image."""
    image.undo_disable()
    if image.get_base_type() == Gimp.ImageBaseType.INDEXED:
        image.convert_rgb()
    # Without the profile, to which GIMP would convert the noise, which takes four
    # times as long as drawing it; the procedure, too, draws the same numbers
    # whatever the profile.
    profile = image.get_color_profile()
    is_gray = image.get_base_type() == Gimp.ImageBaseType.GRAY
    if profile is not None:
        image.set_color_profile(Gimp.ColorProfile.new_d65_gray_srgb_trc()
                                if is_gray else Gimp.ColorProfile.new_rgb_srgb())
    for layer in image.get_layers():
        added = Gimp.DrawableFilter.new(layer, operation, operation)
        if added is None:
            raise lattice_batch_error(f"GIMP has no filter {operation}")
        added.set_blend_mode(mode)
        added.set_opacity(opacity)
        for name, value in settings.items():
            added.get_config().set_property(name, value)
        layer.merge_filter(added)
    if profile is not None:
        image.set_color_profile(profile)


def lattice_batch_name(unfinished, output):
    """Gives a file its name, if all of it is on the disk."""
    try:
        with unfinished.open("rb+") as file:
            os.fsync(file.fileno())
        lattice_batch_check_end(unfinished)
    except (OSError, ValueError) as error:
        raise ValueError("it could not be written, perhaps because the disk is "
                         f"full: {error}") from error
    os.replace(unfinished, output)


def lattice_batch_one(photo, output, *what):
    """Does one photograph; raises ValueError with the reason if it fails."""
    image = lattice_batch_load(photo)
    # What is left of a batch that was killed, the next one overwrites.
    unfinished = output.with_name(f".unfinished{output.suffix}")
    try:
        lattice_batch_filter(image, *what)
        lattice_batch_export(image, unfinished)
        lattice_batch_name(unfinished, output)
    finally:
        unfinished.unlink(missing_ok=True)
        image.delete()


def lattice_batch_make_folder(folder):
    """Makes the folder of the results; refuses one where nothing can be
    written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        unfinished = folder / ".unfinished"
        unfinished.touch()
        unfinished.unlink()
    except OSError as error:
        raise ValueError(f"nothing can be written into the folder {folder}: "
                         f"{error.strerror}") from error


def lattice_batch(folder, output_folder, operation, mode, opacity, settings):
    """Does all photographs of a folder; the opacity is from 0 to 1, and settings
    a function from what to add to the seed to the operation's settings."""
    photos = sorted(path for path in pathlib.Path(folder).iterdir()
                    if path.suffix.lower() in EXPORTS
                    and not path.name.startswith("."))
    lattice_batch_make_folder(pathlib.Path(output_folder))
    there, failed = 0, 0
    for number, photo in enumerate(photos):
        output = pathlib.Path(output_folder, photo.name)
        remark = ""
        if output.exists():
            there += 1
            remark = ": already there"
        else:
            try:
                lattice_batch_one(photo, output, operation, mode, opacity,
                                  settings(number * LATTICE_BATCH_SEED_STEP))
            except Exception as error:  # whatever it is, the next one follows
                failed += 1
                remark = f": {error}"
        line = f"{number + 1} of {len(photos)}, {photo}{remark}"
        # Names from other systems may have bytes that cannot be printed.
        print(line.encode(errors="replace").decode(), flush=True)
    result = (f"{len(photos) - there - failed} done, {there} already there, "
              f"{failed} failed")
    print(result, flush=True)
    if failed:
        raise RuntimeError(result)


def lattice_batch_check(procedure, arguments):
    """Has a procedure refuse wrong arguments, which a filter would replace in
    silence."""
    image = Gimp.Image.new(1, 1, Gimp.ImageBaseType.RGB)
    layer = Gimp.Layer.new(image, "", 1, 1, Gimp.ImageType.RGB_IMAGE, 100,
                           Gimp.LayerMode.NORMAL)
    image.insert_layer(layer, None, 0)
    procedure = Gimp.get_pdb().lookup_procedure(procedure)
    config = procedure.create_config()
    config.set_property("image", image)
    config.set_core_object_array("drawables", [layer])
    try:
        for name, value in arguments.items():
            try:
                config.set_property(name, value)
            except TypeError as error:
                raise ValueError(f"{name} is {value!r}: {error}") from error
        if procedure.run(config).index(0) != Gimp.PDBStatusType.SUCCESS:
            raise lattice_batch_error("the arguments were refused")
    finally:
        image.delete()


def lattice_batch_recipe(recipe, step):
    """A recipe with another seed: a number grows, a text gets one in front."""
    if step == 0:
        return recipe
    seed = re.search(r'(?<!\S)seed=("|\d+)', recipe)
    if seed is None:
        return re.sub(r"lattice-noise/\d+", rf"\g<0> seed={step}", recipe, count=1)
    other = f'"{step} ' if seed[1] == '"' else (int(seed[1]) + step) % 2**64
    return f"{recipe[:seed.start(1)]}{other}{recipe[seed.end(1):]}"


def lattice_noise_batch(folder, output_folder, recipe, mode, opacity):
    """Lays noise over photographs."""
    # It is not told the picture's size, as the procedure is.
    if re.search(r"\sseamless=yes\s*$", recipe):
        raise ValueError("filters do not know seamless=yes: leave it out")
    lattice_batch_check("plug-in-lattice-noise",
                        {"recipe": recipe, "mode": mode, "opacity": opacity})
    lattice_batch(folder, output_folder, "lattice:noise", mode, opacity / 100,
                  lambda step: {"recipe": lattice_batch_recipe(recipe, step)})


def lattice_grain_batch(folder, output_folder, film, strength):
    """Gives photographs the grain of film."""
    lattice_batch_check("plug-in-lattice-grain",
                        {"film": film, "strength": strength})
    lattice_batch(folder, output_folder, "lattice:grain",
                  Gimp.LayerMode.REPLACE, 1.0,
                  lambda step: {"film": film, "strength": strength,
                                "seed": step})
