"""SVDF."""

from __future__ import annotations

from typing import Final, NamedTuple

from corpus.families._files import Files
from corpus.language import SpecFile, Step, constant, given, omitted, result
from corpus.numbers import Numbers

_ACTIVATIONS = {"none": 0, "relu": 1, "relu1": 2, "relu6": 3, "tanh": 4, "sigmoid": 6}
_ONE_FURTHER = "TF Lite keeps its state one place further on"


class _Sizes(NamedTuple):
    name: str
    batches: int
    inputs: int
    units: int
    rank: int
    memory: int


_SIZES = [
    _Sizes("rank_1", 2, 3, 4, 1, 3),
    _Sizes("rank_2", 2, 4, 3, 2, 4),
    _Sizes("rank_3", 1, 2, 2, 3, 5),
    _Sizes("memory_2", 3, 2, 2, 1, 2),
    _Sizes("memory_1", 2, 3, 2, 2, 1),
    _Sizes("one_unit", 1, 5, 1, 2, 3),
    _Sizes("one_input", 2, 1, 3, 1, 4),
]

FILES: Final = Files()


@FILES("svdf", "SVDF: ranks, memories, bias, activations, states.")
def _steps(file: SpecFile) -> None:
    for number, sizes in enumerate(_SIZES):
        for bias in (True, False):
            _add(file, sizes, 0, bias, number)
    for name, code in _ACTIVATIONS.items():
        _add(file, _SIZES[1]._replace(name=f"activation_{name}"), code, code % 2 == 0, code)
        _add(file, _SIZES[1]._replace(name=f"far_{name}"), code, True, 2, reach=12.0)


def _add(
    file: SpecFile, sizes: _Sizes, activation: int, bias: bool, number: int, reach: float = 2.0
) -> None:
    """Add a step from a state, and one from zeros, where TF Lite computes the same."""
    numbers = Numbers(f"svdf {sizes} {activation}")
    filters, memory = sizes.units * sizes.rank, sizes.memory
    draw = numbers.sixteenths if reach > 2 else numbers.reals
    feature = constant("weights_feature", draw(filters, sizes.inputs, low=-1, high=1))
    time = constant("weights_time", draw(filters, memory, low=-1, high=1))
    source = given("input", draw(sizes.batches, sizes.inputs, low=-reach, high=reach))
    added = constant("bias", draw(sizes.units)) if bias else omitted("bias")
    state = draw(sizes.batches, filters * memory, low=-1, high=1)
    suffix = "" if bias else "_without_bias"
    weights = source, feature, time, added
    outputs = [result("state_out"), result("output")]
    file.add(
        f"{sizes.name}{suffix}",
        Step("SVDF", [*weights, given("state", state), sizes.rank, activation], outputs),
        tests="The newest result of each filter enters its memory, and the oldest leaves it.",
        tflite=False,
        why=_ONE_FURTHER,
        lifetimes=sizes.name in ("rank_2", "memory_1"),
        float16=number % 2 == 0,
        relaxed=number == 0,
    )
    outputs = [result("state_out", ignored=True), result("output")]
    step = Step("SVDF", [*weights, given("state", state * 0), sizes.rank, activation], outputs)
    tests = "The state is zero, as in the first step."
    file.add(f"from_nothing_{sizes.name}{suffix}", step, tests=tests)
