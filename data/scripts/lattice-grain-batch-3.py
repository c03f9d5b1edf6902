# SPDX-License-Identifier: LGPL-3.0-or-later
"""Gives the photographs of a folder the grain of film, on GIMP 3.0 and later:

  gimp-console -idf --quit --batch-interpreter=python-fu-eval -b '
  exec(open("lattice-grain-batch-3.py").read())
  lattice_grain_batch("photos", "grainy", "iso-800", 100)'

The arguments are two folders, a film and its strength in percent.  Each JPEG,
PNG and TIFF of the first folder is written into the second, which is made if
it is missing, with its name, bit depth, color profile and metadata; JPEGs with
a quality of 95 %.  No existing file is overwritten.  A photograph that
fails is named and skipped; the last line says how many were done and how many
failed.  If any failed, GIMP exits with status 64.
"""

import pathlib

from gi.repository import Gimp, Gio

EXPORTS = {".jpg": "file-jpeg-export", ".jpeg": "file-jpeg-export",
           ".png": "file-png-export", ".tif": "file-tiff-export",
           ".tiff": "file-tiff-export"}


def lattice_grain_add(image, film, strength):
    """Adds grain to all layers of an image."""
    image.undo_disable()
    if image.get_base_type() == Gimp.ImageBaseType.INDEXED:
        image.convert_rgb()
    for layer in image.get_layers():
        grain = Gimp.DrawableFilter.new(layer, "lattice:grain", "grain")
        grain.set_blend_mode(Gimp.LayerMode.REPLACE)
        settings = grain.get_config()
        settings.set_property("film", film)
        settings.set_property("strength", strength)
        layer.merge_filter(grain)


def lattice_grain_export(image, output):
    """Writes an image to a file, with its profile and metadata; raises
    ValueError with GIMP's message."""
    export = Gimp.get_pdb().lookup_procedure(EXPORTS[output.suffix.lower()])
    config = export.create_config()
    config.set_property("image", image)
    config.set_property("file", Gio.File.new_for_path(str(output)))
    for what in ("color-profile", "exif", "iptc", "xmp"):
        config.set_property(f"include-{what}", True)
    if export.get_name() == "file-jpeg-export":
        config.set_property("quality", 0.95)
    values = export.run(config)
    if values.index(0) != Gimp.PDBStatusType.SUCCESS:
        raise ValueError(Gimp.get_pdb().get_last_error())


def lattice_grain_one(photo, output, film, strength):
    """Does one photograph; raises ValueError with the reason if it fails."""
    if output.exists():
        raise ValueError(f"{output} exists already")
    image = Gimp.file_load(Gimp.RunMode.NONINTERACTIVE,
                           Gio.File.new_for_path(str(photo)))
    if image is None:
        raise ValueError(Gimp.get_pdb().get_last_error())
    try:
        lattice_grain_add(image, film, strength)
        lattice_grain_export(image, output)
    except Exception:
        output.unlink(missing_ok=True)  # leave no half-written file behind
        raise
    finally:
        image.delete()


def lattice_grain_batch(folder, output_folder, film, strength):
    photos = sorted(path for path in pathlib.Path(folder).iterdir()
                    if path.suffix.lower() in EXPORTS)
    pathlib.Path(output_folder).mkdir(parents=True, exist_ok=True)
    failed = 0
    for photo in photos:
        try:
            lattice_grain_one(photo, pathlib.Path(output_folder, photo.name),
                              film, strength)
        except Exception as error:  # whatever it is, the next one follows
            failed += 1
            print(f"{photo}: {error}")
    result = f"{len(photos) - failed} done, {failed} failed"
    print(result)
    if failed:
        raise RuntimeError(result)
