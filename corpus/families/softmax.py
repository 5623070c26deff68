"""SOFTMAX and LOG_SOFTMAX."""

from __future__ import annotations

from typing import Final

import numpy as np

from corpus.calls.zero_sized import no_boxes
from corpus.families._files import Files
from corpus.families._typed import add_clear, add_empty, codes_of
from corpus.fit import shown
from corpus.language import FLOATS, Argument, SpecFile, call, given, scalar
from corpus.numbers import Numbers
from corpus.types import u8

_OUTPUT = u8(1 / 256, 0)
_AXES = "AddAllDimsAndAxis"

FILES: Final = Files()


@FILES("softmax", "SOFTMAX: axes, beta, ranks, far logits, types.")
def _softmax(file: SpecFile) -> None:
    _add_axes(file, "SOFTMAX")
    for rank, beta in ((2, 1.0), (4, 0.25)):
        logits = Numbers(f"softmax {rank}").reals(*(2, 3, 4, 5)[-rank:], low=-3, high=3)
        step = call("SOFTMAX", given("input", logits), beta)
        tests = "The argument list of HAL 1.0: along the last dimension."
        file.add(f"rank_{rank}_without_axis", step, tests=tests, lifetimes=True, **FLOATS)
    _add_betas(file, "SOFTMAX")
    _add_far(file, "SOFTMAX")
    masked = [[-np.inf, 0.5, 1.5, -np.inf], [2.0, -np.inf, -np.inf, -np.inf]]
    step = call("SOFTMAX", given("input", masked), 0.5, 1)
    file.add("masked", step, tests="The exponential of minus infinity is 0.")
    add_empty(file, no_boxes(), "SOFTMAX", 1.0, shape=(0, 4), float16=True)
    _add_quantized(file)


@FILES("log_softmax", "LOG_SOFTMAX: axes, beta, ranks, far logits.")
def _log_softmax(file: SpecFile) -> None:
    _add_axes(file, "LOG_SOFTMAX")
    _add_betas(file, "LOG_SOFTMAX")
    _add_far(file, "LOG_SOFTMAX")


def _add_axes(file: SpecFile, operation: str) -> None:
    logits = given("input", Numbers(f"{operation} axes").reals(2, 3, 4, 5, low=-3, high=3))
    file.add(
        "axes",
        call(operation, logits, 1.0, scalar("axis", -1)),
        tests="Every axis of every rank, from the front and from the end.",
        axes=_AXES,
        float16=True,
    )


def _add_betas(file: SpecFile, operation: str) -> None:
    for beta in (0.001, 0.7, 2.5, 10.0):
        logits = Numbers(f"{operation} {beta}").reals(3, 4, low=-1.5, high=1.5)
        file.add(
            f"beta_{str(beta).replace('.', '_')}",
            call(operation, given("input", logits), beta, -1),
            tests="Logits are multiplied by beta first.",
            relaxed=True,
            float16=beta < 10,
        )


def _add_far(file: SpecFile, operation: str) -> None:
    """Powers overflow unless the greatest logit is subtracted first."""
    rows = {
        "great": [[88.5, 89.25, 87.5, 90.0], [300.0, 301.0, 299.5, 300.5]],
        "low": [[-500.0, -501.0, -502.5, -500.5], [-100.0, -99.0, -99.5, -101.0]],
        "far_apart": [[0.0, 60.0, -60.0, 59.0], [-200.0, 200.0, 0.0, 199.0]],
        "equal": [[3.5] * 4, [-7.25] * 4],
        "one_class": [[3.0], [-2.0], [0.0]],
    }
    tests = "Finite logits have finite results, however large they are."
    for name, data in rows.items():
        file.add(name, call(operation, given("input", data), 1.0, 1), tests=tests, **FLOATS)


def _add_quantized(file: SpecFile) -> None:
    logits = given("input", Numbers("softmax codes").codes(u8(0.02, 7), 2, 3, 4, 5), u8(0.02, 7))
    file.add(
        "axes_quant8",
        call("SOFTMAX", logits, 1.0, scalar("axis", -1), type=_OUTPUT),
        tests="Every axis of every rank, from the front and from the end.",
        axes="AddAllAxis",
        signed=True,
    )
    for rank in (1, 2, 3):
        type = u8(0.03, 60)
        codes = Numbers(f"softmax rank {rank}").codes(type, *(3, 4, 5)[-rank:])
        step = call("SOFTMAX", given("input", codes, type), 1.0, -1, type=_OUTPUT)
        tests = "Ranks that HAL 1.2 has added, with an axis."
        file.add(f"rank_{rank}_quant8", step, tests=tests, signed=True)
    for number, (scale, zero_point, beta) in enumerate(
        [(0.1, 0, 1.0), (0.1, 255, 1.0), (0.004, 128, 1.0), (1.0, 30, 1.0), (0.05, 9, 2.0)]
    ):
        type = u8(scale, zero_point)
        codes = Numbers(f"softmax quant8 {number}").codes(type, 3, 6)
        codes[1] = 77
        file.add(
            f"scale_{number}_quant8",
            call("SOFTMAX", given("input", codes, type), beta, type=_OUTPUT),
            tests=f"Scale {scale}, zero point {zero_point}, beta {beta}; one row of equal codes.",
            signed=True,
            lifetimes=number == 0,
        )
    one = call("SOFTMAX", given("input", np.full((2, 1), 200), u8(0.5, 3)), 1.0, type=_OUTPUT)
    tests = "The result 1 is beyond the greatest code and is clamped to it."
    file.add("one_class_quant8", one, tests=tests, signed=True)
    _add_shown(file)


def _add_shown(file: SpecFile) -> None:
    """Equal logits share 1 in parts that are codes; others are far from a half."""
    for count in (2, 4, 8):
        logits: list[Argument] = [given("input", np.full((2, count), 99), u8(0.3, 17)), 1.0]
        tests = "Equal logits share 1 in equal parts, which are codes; shown as real numbers."
        steps = shown("SOFTMAX", logits, _OUTPUT)
        file.add(f"equal_{count}_quant8", steps, tests=tests, signed=True)
    draw = codes_of("softmax clear", ("input", u8(0.02, 17), (2, 4)), rest=[1.0])
    add_clear(file, "SOFTMAX", draw, _OUTPUT)
