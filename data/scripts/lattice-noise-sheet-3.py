# SPDX-License-Identifier: LGPL-3.0-or-later
"""A contact sheet, and a pattern of one of its pictures, on GIMP 3.0 and later:

gimp-console -idf --quit --batch-interpreter=python-fu-eval -b '
exec(open("lattice-noise-sheet-3.py").read())
recipes = lattice_noise_sheet("lattice-noise/1 algorithm=cellular",
                              "octaves=1..4", "scale=16,32,64", "sheet.xcf")
lattice_noise_pattern(recipes["octaves=2 scale=32"], "cells", 128,
                      "cells.pat")'

Each layer of the sheet is named by its values, and carries its recipe.
"""

from gi.repository import Gimp, Gio


def lattice_noise_run(procedure_name, **arguments):
    """Calls a procedure; raises ValueError with GIMP's message if it fails."""
    procedure = Gimp.get_pdb().lookup_procedure(procedure_name)
    config = procedure.create_config()
    config.set_property("run-mode", Gimp.RunMode.NONINTERACTIVE)
    for key, value in arguments.items():
        config.set_property(key, value)
    values = procedure.run(config)
    if values.index(0) != Gimp.PDBStatusType.SUCCESS:
        raise ValueError(Gimp.get_pdb().get_last_error())
    return [values.index(i) for i in range(1, values.length())]


def lattice_noise_sheet(recipe, down, across, file):
    """Writes a sheet, and returns the recipes of its pictures by name."""
    # Python cannot read the array of layers that comes with the image.
    image, _ = lattice_noise_run("plug-in-lattice-noise-sheet", recipe=recipe,
                                 down=down, across=across)
    Gimp.file_save(Gimp.RunMode.NONINTERACTIVE, image,
                   Gio.File.new_for_path(file), None)
    recipes = {
        layer.get_name(): bytes(layer.get_parasite(
            "lattice-noise-recipe").get_data()).decode()
        for layer in reversed(image.get_layers())}
    image.delete()
    return recipes


def lattice_noise_pattern(recipe, name, size, file):
    """Writes a pattern; fails if the file exists."""
    lattice_noise_run("plug-in-lattice-noise-pattern", recipe=recipe,
                      name=name, width=size, height=size, file=file)
