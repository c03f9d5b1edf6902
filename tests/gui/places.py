# SPDX-License-Identifier: LGPL-3.0-or-later
"""Places in the dialogs."""

# Where to click, from the dialog's left or, negative, right and upper or lower
# edge, in pixels: the themes and fonts of GIMP are the same wherever it runs.
PLACES = {
    2: {'Presets': (-587, 25), 'Explore': (-86, 217),
        'scale': (-150, 103), 'New Seed': (-221, 217), 'Reset': (-237, -27),
        'Cancel': (-146, -27), 'OK': (-56, -27), 'Help': (53, -27)},
    3: {'Presets': (50, 29), 'Explore': (-97, 255),
        'scale': (-240, 115), 'New Seed': (-251, 255), 'Reset': (-254, -42),
        'Cancel': (-161, -42), 'OK': (-67, -42), 'Help': (66, -42)},
}

# The same in the sheet of presets.
PRESET_PLACES = {
    2: {'agate': (67, 50), 'clouds': (176, 170), 'fog': (67, 385),
        'Seamless': (15, 461), 'name': (100, 490), 'Save Preset': (289, 490),
        'Rename': (375, 490), 'Delete': (444, 490), 'Undo': (-38, 526)},
    3: {'agate': (67, 50), 'clouds': (200, 155), 'fog': (67, 360),
        'Seamless': (18, 462), 'name': (100, 495), 'Save Preset': (338, 495),
        'Rename': (430, 495), 'Delete': (504, 495), 'Undo': (-38, 537)},
}
