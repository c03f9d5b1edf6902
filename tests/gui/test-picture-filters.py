# SPDX-License-Identifier: LGPL-3.0-or-later
"""The dialogs of grain and displacement on GIMP 2.10; on GIMP 3 they are its
own."""

import case
import studio

CALLS = {
    'Film Grain (Lattice)':
        '(plug-in-lattice-grain RUN-INTERACTIVE image layer "iso-400" 100 100 '
        '1.5 0.5 0.5 25 30 20 0 "kept" 0 "canvas")',
    'Noise Displace (Lattice)':
        '(plug-in-lattice-displace RUN-INTERACTIVE image layer "rough-edges" '
        '100 100 10 "turbulent" 40 1 3 0.5 0 0 0 "transparent" "cubic" 0 "" '
        '"canvas")',
}
DRAWN = 'lattice-noise/1 algorithm=value scale=9'


class PictureFilters(case.TestCase):
    studio = studio.Studio

    def setUp(self):
        super().setUp()
        self.gimp.draw_by_script(DRAWN)

    def test_cancel_leaves_no_trace(self):
        before = self.gimp.pixels()
        for title, call in CALLS.items():
            self.gimp.open_dialog(title, call=call)
            self.gimp.screenshot(title.split()[0].lower())
            self.gimp.cancel()
            self.assertEqual(self.gimp.pixels(), before)

    def test_ok_filters_in_one_undo_step(self):
        before = self.gimp.pixels()
        for title, call in CALLS.items():
            self.gimp.open_dialog(title, call=call)
            self.gimp.accept()
            self.assertNotEqual(self.gimp.pixels(), before)
            self.gimp.undo()
            self.assertEqual(self.gimp.pixels(), before)


if __name__ == '__main__':
    case.harness.main()
