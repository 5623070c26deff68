"""RESHAPE, SQUEEZE, EXPAND_DIMS and TRANSPOSE."""

from __future__ import annotations

from collections.abc import Iterator

from corpus.families._typed import add_extremes, add_real_codes, extremes, typed
from corpus.language import I32, SpecFile, Step, constant, given, omitted, result
from corpus.zero_sized import no_batches

_RESHAPES: list[tuple[str, tuple[int, ...], list[int]]] = [
    ("flat", (2, 3, 4), [24]),
    ("unfolded", (12,), [3, 2, 2]),
    ("rank_1_to_4", (12,), [2, 1, 3, 2]),
    ("rank_4_to_2", (2, 3, 1, 4), [6, 4]),
    ("same_rank", (2, 6, 1), [3, 1, 4]),
    ("first_unknown", (3, 2, 2), [-1, 3]),
    ("middle_unknown", (2, 2, 5), [5, -1, 2]),
    ("last_unknown", (2, 3, 4), [4, -1]),
    ("all_unknown", (2, 3), [-1]),
    ("unknown_is_1", (2, 3), [3, -1, 2]),
    ("one", (1, 1), [1]),
    ("rank_5", (2, 3, 2), [1, 2, 1, 3, 2]),
]

_SQUEEZES: list[tuple[str, tuple[int, ...], list[int] | None]] = [
    ("all", (1, 3, 1, 2), None),
    ("none_to_drop", (3, 2), None),
    ("first", (1, 3, 1, 2), [0]),
    ("middle", (1, 3, 1, 2), [2]),
    ("last", (2, 3, 1), [2]),
    ("both", (1, 3, 1, 2), [2, 0]),
    ("negative", (1, 4, 1), [-1]),
    ("first_negative", (1, 1, 5), [-3]),
    ("twice_the_same", (2, 1, 3), [1, 1]),
    ("to_rank_1", (1, 5, 1, 1), [0, 2, 3]),
    ("one", (1, 1, 1), None),
]

_PERMUTATIONS: list[tuple[str, tuple[int, ...], list[int] | None]] = [
    ("matrix_omitted", (2, 5), None),
    ("matrix", (3, 2), [1, 0]),
    ("square", (3, 3), [1, 0]),
    ("rank_1", (5,), [0]),
    ("identity", (2, 3, 2), [0, 1, 2]),
    ("left", (2, 3, 4), [1, 2, 0]),
    ("right", (2, 3, 4), [2, 0, 1]),
    ("cube_left", (2, 2, 2), [1, 2, 0]),
    ("cube_right", (3, 3, 3), [2, 0, 1]),
    ("outer", (2, 3, 4), [2, 1, 0]),
    ("first_two", (3, 2, 4), [1, 0, 2]),
    ("last_two", (2, 4, 3), [0, 2, 1]),
    ("to_nchw", (2, 2, 3, 4), [0, 3, 1, 2]),
    ("to_nhwc", (2, 4, 2, 3), [0, 2, 3, 1]),
    ("all_move", (2, 3, 4, 2), [2, 0, 3, 1]),
    ("turned", (2, 3, 4, 2), [3, 2, 1, 0]),
    ("rotated", (2, 2, 2, 2), [1, 2, 3, 0]),
    ("with_ones", (1, 3, 1, 2), [3, 0, 1, 2]),
]


def files() -> Iterator[SpecFile]:
    """One file an operation."""
    yield _reshape()
    yield _squeeze()
    yield _expand_dims()
    yield _transpose()


def _reshape() -> SpecFile:
    file = SpecFile("reshape", "RESHAPE: ranks, a dimension left open, types.")
    for number, (name, shape, target) in enumerate(_RESHAPES):
        for kind in typed(number, int32=True, relaxed=number == 0):
            file.add(
                f"{name}{kind.suffix}",
                "RESHAPE",
                [
                    given("input", kind.drawn(f"reshape {name}", *shape), kind.type),
                    constant("shape", target, I32),
                ],
                result("output", kind.type),
                tests="The order of elements stays; a dimension of -1 is what is left.",
                lifetimes=name in ("unfolded", "last_unknown"),
                in_pool=name == "rank_4_to_2",
                **kind.variations,
            )
    add_extremes(file, "RESHAPE", [4, 3])
    add_real_codes(file, "RESHAPE", (2, 6), [3, 4])
    return file


def _squeeze() -> SpecFile:
    file = SpecFile("squeeze", "SQUEEZE: dimensions named, negative, or none at all.")
    for number, (name, shape, axes) in enumerate(_SQUEEZES):
        for kind in typed(number, relaxed=number == 0):
            dims = omitted("dims", I32) if axes is None else constant("dims", axes, I32)
            file.add(
                f"{name}{kind.suffix}",
                "SQUEEZE",
                [given("input", kind.drawn(f"squeeze {name}", *shape), kind.type), dims],
                result("output", kind.type),
                tests="Which dimensions of size 1 go; all of them where none is named.",
                lifetimes=name == "both",
                **kind.variations,
            )
    add_extremes(file, "SQUEEZE", extremes("input", 4, 1, 3), [1])
    return file


def _expand_dims() -> SpecFile:
    file = SpecFile("expand_dims", "EXPAND_DIMS: every axis of every rank, types.")
    shapes: dict[str, tuple[int, ...]] = {"1": (3,), "2": (2, 3), "3": (3, 2, 2), "4": (2, 1, 3, 2)}
    for rank, shape in shapes.items():
        count = len(shape) + 1
        for axis in range(-count, count) if count < 5 else (-5, -2, 1, 4):
            for kind in typed(axis, int32=True, relaxed=axis == 0):
                data = kind.drawn(f"expand_dims {shape} {axis}", *shape)
                place = f"axis_{axis}" if axis >= 0 else f"axis_minus_{-axis}"
                file.add(
                    f"rank_{rank}_{place}{kind.suffix}",
                    "EXPAND_DIMS",
                    [given("input", data, kind.type), axis],
                    result("output", kind.type),
                    tests="Where the new dimension is.",
                    lifetimes=axis == 1 and count == 3,
                    **kind.variations,
                )
    add_extremes(file, "EXPAND_DIMS", 1)
    add_real_codes(file, "EXPAND_DIMS", (3, 4), 1)
    return file


def _transpose() -> SpecFile:
    file = SpecFile("transpose", "TRANSPOSE: every kind of permutation, ranks 1 to 4, types.")
    for number, (name, shape, order) in enumerate(_PERMUTATIONS):
        for kind in typed(number, relaxed=name == "left"):
            perm = omitted("perm", I32) if order is None else constant("perm", order, I32)
            file.add(
                f"{name}{kind.suffix}",
                "TRANSPOSE",
                [given("input", kind.drawn(f"transpose {name}", *shape), kind.type), perm],
                result("output", kind.type),
                tests="Dimension i of the output is dimension perm[i] of the input.",
                lifetimes=name in ("left", "all_move"),
                in_pool=name == "right",
                **kind.variations,
            )
    add_extremes(file, "TRANSPOSE", [2, 0, 1])
    add_real_codes(file, "TRANSPOSE", (2, 3, 4), [1, 2, 0])
    for kind in typed(0, relaxed=True):
        image = given("input", kind.drawn("transpose zero", 1, 3, 3, 2), kind.type)
        steps, none = no_batches(image, (4, 5))
        out = result("output", kind.type, (5, 0, 2, 4))
        steps.append(Step("TRANSPOSE", [none, [2, 0, 3, 1]], out))
        file.add(
            f"zero_sized{kind.suffix}",
            steps,
            tests="No batches in, none out.",
            oracle="none",
            **({"float16": True, "relaxed": True} if kind.suffix == "" else {}),
        )
    return file
