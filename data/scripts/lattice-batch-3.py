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

Each JPEG, PNG and TIFF of the first folder is written into the second, which is
made if it is missing, with its name, bit depth, color profile and metadata;
JPEGs with a quality of 95 %.  No existing file is overwritten.  A photograph
that fails is named and skipped; the last line says how many were done and how
many failed.  If any failed, GIMP exits with status 64.
"""

import pathlib

from gi.repository import Gimp, Gio

EXPORTS = {".jpg": "file-jpeg-export", ".jpeg": "file-jpeg-export",
           ".png": "file-png-export", ".tif": "file-tiff-export",
           ".tiff": "file-tiff-export"}


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
        config.set_property("quality", 0.95)
    values = export.run(config)
    if values.index(0) != Gimp.PDBStatusType.SUCCESS:
        raise ValueError(Gimp.get_pdb().get_last_error())


def lattice_batch_filter(image, operation, mode, opacity, settings):
    """Merges a filter of ours into all layers of an image."""
    image.undo_disable()
    if image.get_base_type() == Gimp.ImageBaseType.INDEXED:
        image.convert_rgb()
    for layer in image.get_layers():
        added = Gimp.DrawableFilter.new(layer, operation, operation)
        if added is None:
            raise ValueError(Gimp.get_pdb().get_last_error())
        added.set_blend_mode(mode)
        added.set_opacity(opacity)
        for name, value in settings.items():
            added.get_config().set_property(name, value)
        layer.merge_filter(added)


def lattice_batch_one(photo, output, *what):
    """Does one photograph; raises ValueError with the reason if it fails."""
    if output.exists():
        raise ValueError(f"{output} exists already")
    image = Gimp.file_load(Gimp.RunMode.NONINTERACTIVE,
                           Gio.File.new_for_path(str(photo)))
    if image is None:
        raise ValueError(Gimp.get_pdb().get_last_error())
    try:
        lattice_batch_filter(image, *what)
        lattice_batch_export(image, output)
    except Exception:
        output.unlink(missing_ok=True)  # leave no half-written file behind
        raise
    finally:
        image.delete()


def lattice_batch(folder, output_folder, *what):
    """Does all photographs of a folder; what: an operation, a mode, an opacity
    from 0 to 1, and the operation's settings."""
    photos = sorted(path for path in pathlib.Path(folder).iterdir()
                    if path.suffix.lower() in EXPORTS)
    pathlib.Path(output_folder).mkdir(parents=True, exist_ok=True)
    failed = 0
    for number, photo in enumerate(photos, 1):
        problem = ""
        try:
            lattice_batch_one(photo, pathlib.Path(output_folder, photo.name),
                              *what)
        except Exception as error:  # whatever it is, the next one follows
            failed += 1
            problem = f": {error}"
        print(f"{number} of {len(photos)}, {photo}{problem}", flush=True)
    result = f"{len(photos) - failed} done, {failed} failed"
    print(result)
    if failed:
        raise RuntimeError(result)


def lattice_batch_check(recipe):
    """Refuses a wrong recipe, which a filter would pass over in silence."""
    image = Gimp.Image.new(1, 1, Gimp.ImageBaseType.RGB)
    layer = Gimp.Layer.new(image, "", 1, 1, Gimp.ImageType.RGB_IMAGE, 100,
                           Gimp.LayerMode.NORMAL)
    image.insert_layer(layer, None, 0)
    noise = Gimp.get_pdb().lookup_procedure("plug-in-lattice-noise")
    config = noise.create_config()
    config.set_property("image", image)
    config.set_core_object_array("drawables", [layer])
    config.set_property("recipe", recipe)
    try:
        if noise.run(config).index(0) != Gimp.PDBStatusType.SUCCESS:
            raise ValueError(Gimp.get_pdb().get_last_error())
    finally:
        image.delete()


def lattice_noise_batch(folder, output_folder, recipe, mode, opacity):
    """Lays noise over photographs."""
    lattice_batch_check(recipe)
    lattice_batch(folder, output_folder, "lattice:noise", mode, opacity / 100,
                  {"recipe": recipe})


def lattice_grain_batch(folder, output_folder, film, strength):
    """Gives photographs the grain of film."""
    lattice_batch(folder, output_folder, "lattice:grain",
                  Gimp.LayerMode.REPLACE, 1.0,
                  {"film": film, "strength": strength})
