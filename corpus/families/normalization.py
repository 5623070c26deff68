"""L2_NORMALIZATION, LOCAL_RESPONSE_NORMALIZATION and INSTANCE_NORMALIZATION."""

from __future__ import annotations

from typing import Final

import numpy as np

from corpus.families._files import Files
from corpus.families._typed import add_clear, codes_of
from corpus.fit import shown
from corpus.language import FLOATS, SpecFile, Step, call, given, result, scalar
from corpus.numbers import Numbers
from corpus.types import u8

_AXES = "AddAllDimsAndAxis"
_UNIT = u8(1 / 128, 128)

FILES: Final = Files()


@FILES.each(["L2_NORMALIZATION"], "{}: axes, ranks, sizes, types.")
def _l2(file: SpecFile, operation: str) -> None:
    source = given("input", Numbers("l2 axes").reals(2, 3, 4, 5, low=-4, high=4))
    _add_axes(file, call(operation, source, scalar("axis", -1)))
    old = given("input", Numbers("l2 old").reals(2, 1, 3, 4))
    tests = "The argument list of HAL 1.0: along the last dimension."
    file.add("without_axis", call(operation, old), tests=tests, lifetimes=True, **FLOATS)
    rows = [[3.0, 4.0, 0.0], [-6.0, 0.0, 8.0], [0.02, -0.01, 0.02], [100.0, -200.0, 200.0]]
    rows.append([0.0, 0.0, 0.0])
    tests = "A vector of any length is normalized to 1, unless it is 0."
    file.add("sizes", call(operation, given("input", rows), 1), tests=tests, **FLOATS)
    for number, (scale, zero_point) in enumerate([(0.1, 128), (0.013, 0), (1.5, 255), (0.5, 60)]):
        type = u8(scale, zero_point)
        codes = Numbers(f"l2 quant8 {number}").codes(type, 2, 3, 4, 5)
        file.add(
            f"axes_{number}_quant8",
            call(operation, given("input", codes, type), scalar("axis", -1), type=_UNIT),
            tests=f"Scale {scale}, zero point {zero_point}: the scale cannot matter.",
            axes="AddAllAxis" if number == 0 else "",
            signed=True,
            lifetimes=number == 1,
        )
    for rank in (1, 3):
        type = u8(0.03, 60)
        codes = Numbers(f"l2 rank {rank}").codes(type, *(3, 4, 5)[-rank:])
        step = call(operation, given("input", codes, type), -1, type=_UNIT)
        file.add(f"rank_{rank}_quant8", step, tests="Ranks that HAL 1.2 has added.", signed=True)
    codes = Numbers("l2 old quant8").codes(u8(0.2, 99), 2, 1, 3, 4)
    step = call(operation, given("input", codes, u8(0.2, 99)), type=_UNIT)
    file.add("without_axis_quant8", step, signed=True)
    _add_shown(file, operation)


def _add_axes(file: SpecFile, step: Step) -> None:
    tests = "Every axis of every rank, from the front and from the end."
    file.add("axes", step, tests=tests, axes=_AXES, float16=True)


def _add_shown(file: SpecFile, operation: str) -> None:
    """Rows of one number, whose 1 is beyond the greatest code, and rows clear of halves."""
    type = u8(0.2, 99)
    rows = [[99, 150, 99], [99, 99, 20], [255, 99, 99], [99, 0, 99]]
    file.add(
        "one_number_quant8",
        shown(operation, [given("input", rows, type), 1], _UNIT),
        tests="A single number becomes 1 or -1, and 0 stays 0; shown as real numbers.",
        signed=True,
    )
    add_clear(file, operation, codes_of("l2 clear", ("input", type, (2, 3)), rest=[1]), _UNIT)


@FILES.each(["LOCAL_RESPONSE_NORMALIZATION"], "{}: radius, axes, constants.")
def _local_response(file: SpecFile, operation: str) -> None:
    source = given("input", Numbers("lrn axes").reals(2, 3, 4, 5))
    _add_axes(file, call(operation, source, 1, 1.5, 0.7, 0.75, scalar("axis", -1)))
    constants = {
        "radius_0": (0, 1.0, 1.0, 0.5),
        "radius_2": (2, 1.0, 0.5, 0.5),
        "radius_beyond": (20, 2.0, 0.1, 0.6),
        "bias": (1, 9.0, 1.0, 0.5),
        "alpha": (1, 1.0, 4.0, 0.5),
        "beta": (1, 1.0, 1.0, 2.0),
        "beta_0": (1, 3.0, 1.0, 0.0),
    }
    for name, (radius, bias, alpha, beta) in constants.items():
        source = given("input", Numbers(f"lrn {name}").reals(1, 2, 2, 7))
        file.add(
            name,
            call(operation, source, radius, bias, alpha, beta),
            tests="Squares of the neighbors on both sides are summed, not averaged.",
            lifetimes=name == "radius_2",
            **FLOATS,
        )


@FILES.each(["INSTANCE_NORMALIZATION"], "{}: layout, constants, batches.")
def _instance(file: SpecFile, operation: str) -> None:
    constants = {
        "plain": (1.0, 0.0, 0.0001),
        "gamma": (2.5, 0.0, 0.1),
        "beta": (1.0, -3.0, 0.1),
        "epsilon": (1.0, 0.0, 4.0),
        "all": (-0.7, 1.3, 0.5),
    }
    for number, (name, (gamma, beta, epsilon)) in enumerate(constants.items()):
        numbers = Numbers(f"instance {name}")
        # Each batch and channel has an average of its own. Averages up to 2 leave sums of 12 values
        # so small that keeping them in float16, in one pass or two, costs 0.3 of what is allowed;
        # averages up to 6 cost 1.8 times as much as that.
        centers = numbers.reals(2, 1, 1, 3)
        source = given("input", centers + numbers.reals(2, 3, 4, 3))
        out, layout = result("output"), scalar("layout", False)
        file.add(
            name,
            Step(operation, [source, gamma, beta, epsilon, layout], out),
            tests="Mean and variance of each batch and channel.",
            nchw=(source, out, layout),
            lifetimes=number == 1,
            **FLOATS,
        )
    equal = np.broadcast_to(np.array([2.5, -1.5]), (1, 3, 3, 2))
    source, out, layout = given("input", equal), result("output"), scalar("layout", False)
    file.add(
        "no_variance",
        operation,
        [source, 2.0, 0.5, 0.01, layout],
        out,
        tests="Epsilon prevents a division by zero for a constant image.",
        nchw=(source, out, layout),
        float16=True,
    )
