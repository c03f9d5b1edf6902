# SPDX-License-Identifier: LGPL-3.0-or-later
"""Dialogs and the menu entry in the user's language: they are translated and hardly
wider than in English, nothing is cut off, and fonts have all characters.  Quick runs
test two languages and two dialogs.

Screenshots are kept for people to look at."""

import case
import filters
import forms
import groups
import harness
import language

QUICK = ['ru', 'zh_CN']
QUICK_DIALOGS = ['cells', 'loop']

# How much wider than in English a dialog may be.
WIDEST = 1.3

# High enough for all groups at once.
HEIGHT = 3600

# The noise that the studio begins with, by its name in screenshots.
STUDIOS = {
    'studio': None,
    'cells': 'lattice-noise/1 algorithm=cellular feature=spots '
             'dimensions=three fractal=ping-pong coloring=gradient',
    'maps': 'lattice-noise/1 algorithm=phasor warp-amount=20 '
            'dimensions=three map=normal',
}
FORMS = {'loop': 'Make Animated _Loop...', 'sheet': 'Make _Contact Sheet...'}
# On GIMP 3, these filters have GIMP's own dialogs.
FILTERS = filters.TITLES if harness.IS_LONG and harness.GENERATION == 2 else {}
if not harness.IS_LONG:
    STUDIOS, FORMS = ({name: things[name] for name in QUICK_DIALOGS
                       if name in things} for things in (STUDIOS, FORMS))
MENU_LABEL = 'Lattice Noise _Studio...'

# Texts that GIMP adds to our dialogs, and may not have translated, even if we have.
GIMPS = {'Cancel'}

# In pixels: the gap between a bar's label and its number, and the width that bars and
# spin buttons need for other things than text.
BAR_GAP = 6
BAR_BUTTONS = 60
SPIN_BUTTONS = {2: 20, 3: 64}[harness.GENERATION]


class Studio(language.Speaks, filters.Studio, forms.Studio):
    def open_groups(self):
        """Makes the dialog high enough for all groups, and opens them."""
        _, top, width, _ = self.display.geometry(self.dialog)
        self.display.resize(self.dialog, width, self.display.height - top)
        self.display.settle(self.dialog)
        while closed := [widget for widget in self.widgets.list(self.dialog)
                         if 'Expander' in widget.kind and not widget.is_active]:
            self._click_at(closed[0].x + groups.ARROW,
                           closed[0].y + closed[0].height // 2)
        self.display.point(self.dialog, 3, 3)
        self.display.settle(self.dialog)


class Look:
    """What a dialog looks like."""

    def __init__(self, gimp, name):
        gimp.screenshot(name)
        self.width = gimp.display.geometry(gimp.dialog)[2]
        self.texts = gimp.widgets.texts(gimp.dialog)


def look_at_all(name=None):
    """Returns the looks of all dialogs in a language, and the plug-in's menu label."""
    gimp = Studio(harness.BUILD, harness.GENERATION, language=name,
                  height=HEIGHT)
    looks = {}

    def look(thing):
        looks[thing] = Look(gimp, f'{thing}-{name or "en"}')
        gimp.cancel_by_key()

    def title_of(label):
        return language.simplify(
            language.Catalogue(name).get(label) if name else label)

    try:
        for thing, recipe in STUDIOS.items():
            gimp.new_image()
            if recipe:
                gimp.draw_by_script(recipe)
            gimp.open_dialog()
            gimp.open_groups()
            look(thing)
        for thing, label in FORMS.items():
            gimp.open_form(thing, title_of(label))
            look(thing)
        for thing, label in FILTERS.items():
            gimp.open_dialog(title_of(label), call=filters.ask(thing))
            gimp.choose_custom(thing)
            look(thing)
        return looks, name and gimp.menu_label(MENU_LABEL, name)
    finally:
        gimp.close()


class Languages(case.KeepsScreen):
    @classmethod
    def setUpClass(cls):
        cls.english, _ = look_at_all()

    def check(self, name):
        if not language.has_font(name):
            self.skipTest(f'no font here has the letters of {name}')
        self.catalogue = language.Catalogue(name)
        self.translations = self.catalogue.read()
        looks, label = look_at_all(name)
        for thing, look in looks.items():
            with self.subTest(dialog=thing):
                self.check_texts(look.texts)
                before = self.english[thing].width
                self.assertLessEqual(look.width, WIDEST * before)
        self.assertEqual(label, self.catalogue.get(MENU_LABEL))

    def check_texts(self, texts):
        shown = {word for text in texts
                 for word in (text.text, text.tooltip,
                              text.label.partition(' (')[0]) if word}
        own = set.union(*self.translations.values())
        self.assertEqual(
            {word for word in map(language.simplify, shown)
             if word in self.translations and word not in own | GIMPS}, set())
        self.assertGreater(len(own.intersection(
            map(language.simplify, shown))), 10)
        self.assertEqual([text.text for text in texts if text.is_cut], [])
        self.assertEqual([text for text in texts if text.n_unknown], [])
        self.assertEqual(
            [text for text in texts if 'SpinScale' in text.kind
             and text.label_width + text.text_width + BAR_GAP
             > text.width - BAR_BUTTONS], [])
        self.assertEqual(
            [text for text in texts if text.kind == 'GtkSpinButton'
             and text.text_width > text.width - SPIN_BUTTONS], [])


def add_test(name):
    setattr(Languages, f'test_{name}', lambda self: self.check(name))


for each in language.LOCALES if harness.IS_LONG else QUICK:
    add_test(each)
harness.main()
