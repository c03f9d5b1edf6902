# SPDX-License-Identifier: LGPL-3.0-or-later
"""Usage: NOISE_CORE=LIBRARY hostile.py CALLS SEED <RECIPES

Calls the library with arguments that nobody should give, at random.  Each call is
refused by a ValueError that names what is wrong, or finds no memory, or gives what
another instance gives.  Prints how many were right and how many refused."""

import copy
import faulthandler
import json
import pickle
import random
import resource
import sys
import threading
import warnings

import numpy

import noise_core

faulthandler.enable()
# Asks for hundreds of gigabytes shall fail at once.
resource.setrlimit(resource.RLIMIT_AS, (2 ** 32, 2 ** 32))
# numpy's, of ragged lists.
warnings.simplefilter("ignore")

N_CALLS, SEED = map(int, sys.argv[1:])
RECIPES = json.load(sys.stdin)
chance = random.Random(SEED)
one = chance.choice


class Index:
    def __init__(self, whole):
        self.whole = whole

    def __index__(self):
        return self.whole


NOT_WHOLE = ["4", b"4", "", None, 1.5, 4.0, float("nan"), float("inf"), 1j, [], [4], {},
             object(), numpy.zeros(2), numpy.float64(3), max, type]
BEYOND_32 = [2 ** 31, 2 ** 32 + 4, -2 ** 31 - 1, 2 ** 63, 2 ** 64 + 5, 10 ** 400,
             Index(2 ** 32 + 4), numpy.uint64(2 ** 63)]
NOT_REAL = ["1.0", b"1", None, [1.0, 2.0], {}, 1j, object(), 10 ** 400]
NOT_NUMBERS = ["5", b"5", None, [None], ["1"], {}, object(), 1j, [1j], [[1], [1, 2]],
               numpy.array(["a"]), numpy.zeros(2, "M8[s]"), numpy.zeros(2, "i4,i4"),
               10 ** 400]
NOT_TEXT = [None, 5, b"lattice-noise/1", [], {}, object(), ["lattice-noise/1"],
            "lattice-noise/1\0", "\0", "\ud800", "lattice-noise/1 \udcff", "",
            "lattice-noise/1 scale=x", "x" * 100_000, numpy.zeros(3)]
NOT_PAIRS = [(), (5,), (5, 5, 5), (5, 5, 5, 5), 5, "ab", "a", "abc", b"ab", b"abc",
             [None, 5], (5, "5"), ("5", 5), (float("nan"), 5), (-5, 5), (1e300, 5),
             (5, object()), object(), (float("inf"), 5), {}, range(3)]
NOT_TRIPLES = [(), (1, 2), (1, 2, 3, 4), 5, None, "abc", b"abc", "ab", (1, 2, "3"),
               (1.5, 2, 3), (1, 2, None), (2 ** 63, 0, 0), (0, -2 ** 63 - 1, 0),
               (0, 0, 2 ** 64 + 1), (2 ** 62, 0, 0), object(), [[1], 2, 3]]
SIZES = [0, 1, 3, 16, 17, True, numpy.int16(5), Index(4)]
PLACES = [0, -31, 1000, -2 ** 31, numpy.int64(2 ** 20)]
# No machine has the memory, or no place is so far away.
HUGE = [2 ** 31 - 1, 2 ** 31 - 1 - 16, Index(2 ** 31 - 1)]
NUMBERS = [0.0, 1, [1.5, 2.5], numpy.arange(6).reshape(3, 2)[:, ::-1], True, [],
           numpy.float32(7), float("nan"), float("inf"), [1e300, -1e300],
           numpy.zeros((0, 3)), numpy.arange(2.0, dtype=">f8"),
           numpy.broadcast_to(3.0, (4, 1, 2))]


def change(arguments, bad):
    """A copy in which one argument is bad, of pairs (name, lists of what is bad), and
    whether only memory may lack for it."""
    name, kinds = one(bad)
    kind = one(kinds)
    return {**arguments, name: one(kind)}, kind is HUGE


def new_render():
    good = {"width": one(SIZES), "height": one(SIZES), "x": one(PLACES),
            "y": one(PLACES), "level": one([0, 0, 1, 4, 30])}
    lengths, places = [NOT_WHOLE, BEYOND_32, [-1, -2 ** 31], HUGE], [NOT_WHOLE, BEYOND_32]
    return "render", good, [("width", lengths), ("height", lengths), ("x", places),
                            ("y", places), ("level", [*places, [-1, 31, 2 ** 31 - 1]])]


def new_heights():
    _, good, bad = new_render()
    return "heights", {**good, "slopes": one([True, False])}, bad


def new_evaluate():
    good = {name: one(NUMBERS) for name in "xyzw" if name == "x" or chance.random() < 0.5}
    good["slopes"] = one([True, False])
    # None is no bad y, z or w.
    others = [each for each in NOT_NUMBERS if each is not None]
    return "evaluate", good, [("x", [NOT_NUMBERS]), *((name, [others]) for name in "yzw")]


def new_volume():
    good = {"width": one(SIZES), "height": one(SIZES), "depth": one(SIZES),
            "start": (one(PLACES), one(PLACES), one(PLACES)),
            "step": one([1.0, 0.25, 2, 1e-3]), "slopes": one([True, False])}
    lengths = [NOT_WHOLE, BEYOND_32, [-1, -2 ** 31], HUGE]
    return "volume", good, [
        ("width", lengths), ("height", lengths), ("depth", lengths),
        ("start", [NOT_TRIPLES]),
        ("step", [NOT_REAL, [0.0, -1.0, float("nan"), float("inf"), 1e300]])]


def outcome(call):
    """What a call gives; a refusal as a text; None if there is no memory."""
    try:
        return call()
    except ValueError as error:
        return str(error)
    except MemoryError:
        return None


def same(one_result, other):
    if isinstance(one_result, tuple):
        return all(map(same, one_result, other))
    return (one_result is other is None or type(one_result) is type(other) is str
            and one_result == other
            or numpy.array_equal(one_result, other, equal_nan=True))


def make_badly():
    """Noise that is refused; what was made before draws on."""
    if chance.random() < 0.5:
        given = one(NOT_TEXT), one([None, (64, 64)])
    else:
        given = one(RECIPES), one(NOT_PAIRS)
    result = outcome(lambda: noise_core.Noise(*given))
    assert isinstance(result, str), given
    again = noise_core.Noise(RECIPES[0])
    assert isinstance(outcome(lambda: again.__init__(*given)), str)
    assert again.render(4, 4).shape[:2] == (4, 4)
    unmade = noise_core.Noise.__new__(noise_core.Noise)
    try:
        assert not unmade.render(4, 4)
    except AttributeError:
        pass
    assert isinstance(outcome(lambda: noise_core.preset(one(NOT_TEXT))), str)


def copies_are_the_same(noise):
    expected = noise.render(5, 5)
    for like in copy.copy(noise), copy.deepcopy(noise), pickle.loads(pickle.dumps(noise)):
        assert same(like.render(5, 5), expected)


def call_at_random():
    noises = [noise_core.Noise(recipe) for recipe in RECIPES]
    others = [noise_core.Noise(recipe) for recipe in RECIPES]
    right = refused = 0
    for turn in range(N_CALLS):
        number = turn % len(RECIPES)
        method, arguments, bad = one(
            [new_render, new_heights, new_evaluate, new_volume])()
        is_bad = chance.random() < 0.5
        is_huge = False
        if is_bad:
            arguments, is_huge = change(arguments, bad)
        result = outcome(lambda: getattr(noises[number], method)(**arguments))
        # What is huge in one direction may be empty in another.
        if is_bad and not is_huge:
            assert isinstance(result, str), (method, arguments)
        elif is_huge and result is not None and not isinstance(result, str):
            pixels = result[0] if isinstance(result, tuple) else result
            assert pixels.size == 0, (method, arguments)
        if isinstance(result, str) or result is None:
            refused += 1
        else:
            right += 1
        expected = outcome(lambda: getattr(others[number], method)(**arguments))
        assert same(result, expected), (method, arguments)
        if turn % 10 == 0:
            make_badly()
            copies_are_the_same(noises[number])
    for noise, recipe in zip(noises, RECIPES):
        assert same(noise.render(40, 30), noise_core.Noise(recipe).render(40, 30))
    return right, refused


def noise_is_made_anew_while_others_draw():
    noise = noise_core.Noise(RECIPES[-1])
    expected = noise.render(64, 64)
    drawn = []
    threads = [threading.Thread(target=lambda: drawn.append(noise.render(64, 64)))
               for _ in range(8)]
    for thread in threads:
        thread.start()
        noise.__init__(RECIPES[-1])
    for thread in threads:
        thread.join()
    assert len(drawn) == 8 and all(same(each, expected) for each in drawn)


counts = call_at_random()
noise_is_made_anew_while_others_draw()
print(*counts)
