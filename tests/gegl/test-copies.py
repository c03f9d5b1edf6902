# SPDX-License-Identifier: LGPL-3.0-or-later
"""Of several copies of the module, the first draws and the others are silent,
also if another version of GEGL gave their types other names."""

import operation

RECIPE = "lattice-noise/1 algorithm=simplex scale=9 seed=3"
RECTANGLE = (0, 0, 32, 24)

# The names of the types in modules built with GEGL 0.4.42 and with 0.4.62;
# each pair has the same length.
NAMES = [(f"GeglOplattice-{name}_c",
          f"gegl_op_lattice_{name.replace('-', '_')}")
         for name in ("displace", "grain", "noise")]


def rename_types(code):
    """A module as the other version of GEGL would have made it."""
    for by_file, by_name in NAMES:
        # In the macro of 0.4.42 the name has a dot until it is registered.
        unfinished = by_file.replace("_c", ".c").encode()
        if unfinished in code:
            code = code.replace(unfinished, by_name.encode())
        else:
            code = code.replace(by_name.encode(), by_file.encode())
    return code


class Copies(operation.TestCase):
    def setUp(self):
        self.code = (self.operation.modules
                     / "lattice-noise.so").read_bytes()

    def copy(self, name, code):
        """A folder with such a module."""
        folder = self.operation.folder / name
        folder.mkdir()
        (folder / "lattice-noise.so").write_bytes(code)
        return folder

    def assertSilent(self, *folders):
        """What is in the last of these folders is loaded first."""
        drawn, _, done = self.operation.draw(
            [("Y' float", 1, RECTANGLE, operation.graph(RECIPE))],
            GEGL_PATH=":".join(map(str, folders)))
        self.assertEqual(done.err, "")
        self.assertSame(drawn[0], self.core.floats(RECTANGLE, RECIPE),
                        str(folders))

    def test_the_second_copy_is_silent(self):
        same = self.copy("same", self.code)
        self.assertSilent(self.operation.few_modules, same)
        self.assertSilent(same, self.operation.few_modules)

    def test_the_module_is_silent_after_a_copy_with_other_names(self):
        code = rename_types(self.code)
        self.assertNotEqual(code, self.code)
        self.assertSilent(self.operation.few_modules,
                          self.copy("other", code))


operation.main()
