"""FILL, RANK and RANDOM_MULTINOMIAL."""

from __future__ import annotations

from typing import Final

import numpy as np

from corpus.families._files import Files
from corpus.fit import shown
from corpus.language import SpecFile, Step, call, constant, given, internal, result
from corpus.numbers import Numbers
from corpus.types import BOOL8, F16, F32, I32, Type, per_channel, q8s, q16s, s8, u8, u16

_SHAPES = {"rank_1": [5], "rank_2": [3, 2], "rank_3": [2, 1, 4], "rank_4": [2, 3, 1, 2], "one": [1]}

FILES: Final = Files()


@FILES("fill", "FILL: ranks, values, types.")
def _fill(file: SpecFile) -> None:
    for name, shape in _SHAPES.items():
        for type, value in ((F32, 2.375), (I32, -7)):
            file.add(
                f"{name}{'_int32' if type is I32 else ''}",
                call("FILL", constant("dims", shape, I32), value, type=type),
                relaxed=type is F32 and name == "one",
                float16=type is F32,
                lifetimes=name == "rank_2",
            )
    for name, number in {"zero": 0.0, "tiny": 1e-30, "great": 3e38, "third": 0.333}.items():
        file.add(name, call("FILL", [2, 2], number))
    file.add("infinite", call("FILL", [3], float("inf")))
    many = internal("many")
    steps = [
        Step("FILL", [[270, 260], 2.375], many),
        Step("REDUCE_MIN", [many, [0], False], result("least")),
        Step("REDUCE_MAX", [many, [0], False], result("greatest")),
    ]
    file.add("many", steps, tests="More elements than 16 bits can count.")
    for name, integer in {"far": 16777216, "least": -2147483648, "minus_1": -1}.items():
        steps = shown("FILL", [[2, 3], integer], I32, "filled")
        file.add(f"{name}_int32", steps, tests="None may be off by one.", oracle="integers")


@FILES("rank", "RANK: every type and rank. As the number that a tensor is filled with.")
def _rank(file: SpecFile) -> None:
    types: dict[str, Type] = {
        "float32": F32,
        "float16": F16,
        "int32": I32,
        "bool8": BOOL8,
        "quant8": u8(0.5, 3),
        "quant8_signed": s8(0.5, 3),
        "quant8_symm": q8s(0.5),
        "quant16_asymm": u16(0.5, 3),
        "quant16_symm": q16s(0.5),
    }
    for name, type in types.items():
        for rank in (1, 2, 3, 4) if type is not F32 else (1, 2, 3, 4, 5):
            _add_rank(file, f"{rank}_{name}", (2, 3, 1, 2, 2)[:rank], type)
    for rank in (1, 2, 3, 4):
        shape = (2, 3, 1, 2)[:rank]
        channels = per_channel([0.5] * shape[rank - 1], rank - 1)
        _add_rank(file, f"{rank}_channels", shape, channels)
    step = call("RANK", given("input", np.zeros((2, 3, 4))), type=Type("INT32"), shape=())
    file.add("scalar", step, tests="The result is a scalar.")


def _add_rank(file: SpecFile, name: str, shape: tuple[int, ...], type: Type) -> None:
    """Integers may be one off, which for a rank is far; as real numbers they may not."""
    rank, filled = internal("rank", Type("INT32"), ()), internal("filled", I32)
    steps = [
        Step("RANK", [given("input", np.ones(shape), type)], rank),
        Step("FILL", [[2], rank], filled),
        Step("CAST", [filled], result("output")),
    ]
    file.add(name, steps, oracle="integers")


@FILES("random_multinomial", "RANDOM_MULTINOMIAL: how often each class is drawn.")
def _multinomial(file: SpecFile) -> None:
    logits = {
        "two_classes": [[0.0, 1.5]],
        "four_classes": [[-1.0, 0.5, 1.0, -2.0]],
        "far_from_zero": [[-80.0, -79.0, -78.5]],
        "great": [[90.0, 91.0, 89.0]],
        "certain": [[-60.0, 3.0, -70.0]],
        "one_class": [[-4.0]],
        "two_batches": [[0.0, 1.0, 2.0], [2.0, 0.5, -1.0]],
        "many_classes": [[float(v) for v in Numbers("classes").reals(19, low=-1, high=1)]],
    }
    for name, rows in logits.items():
        samples = 4096
        shape = (len(rows), samples)
        file.add(
            name,
            "RANDOM_MULTINOMIAL",
            [given("logits", rows), samples, [37, 42]],
            result("output", I32, shape, ignored=True),
            tests="Classes drawn 4096 times from unnormalized log probabilities.",
            oracle="none",
            float16=True,
            relaxed=name == "two_classes",
            multinomial_tolerance=0.05,
        )
