"""RNN, UNIDIRECTIONAL_SEQUENCE_RNN and BIDIRECTIONAL_SEQUENCE_RNN."""

from __future__ import annotations

from itertools import product
from typing import Any, Final

from corpus.calls.rnn import cell, sequence
from corpus.families._files import Files
from corpus.language import Argument, SpecFile, constant, given, omitted, result
from corpus.numbers import Numbers

_ACTIVATIONS = {"none": 0, "relu": 1, "relu1": 2, "relu6": 3, "tanh": 4, "sigmoid": 6}
_IN_BLOCKS = {"blocks": (4, 16, 16), "one_row": (1, 24, 32), "beyond_blocks": (5, 19, 18)}
"""Batches, inputs and units of which whole blocks or some more are computed at once."""

_IGNORED = "TF Lite's backward cell reads the input, whatever the auxiliary input is"

FILES: Final = Files()


def _variations(number: int) -> dict[str, Any]:
    return {"float16": number % 3 == 0, "relaxed": number == 0}


@FILES("rnn", "RNN: sizes, activations, hidden state.")
def _rnn(file: SpecFile) -> None:
    sizes = {"square": (2, 3, 3), "more_units": (2, 2, 5), "more_inputs": (3, 5, 2)}
    sizes |= {"one_batch": (1, 3, 2), "one_unit": (2, 4, 1), "one_input": (2, 1, 3)}
    for number, (name, (batches, inputs, units)) in enumerate(sizes.items()):
        _add_step(file, name, (batches, inputs, units), 4 if number % 2 else 0, number)
    for name, code in _ACTIVATIONS.items():
        _add_step(file, f"activation_{name}", (2, 3, 5), code, code)
        _add_step(file, f"far_{name}", (2, 3, 5), code, 3, reach=6.0)
    for number, (name, sizes_in_blocks) in enumerate(_IN_BLOCKS.items()):
        _add_step(file, name, sizes_in_blocks, 4, number)


def _add_step(
    file: SpecFile,
    name: str,
    sizes: tuple[int, int, int],
    activation: int,
    number: int,
    reach: float = 1.0,
) -> None:
    batches, inputs, units = sizes
    numbers = Numbers(f"rnn {name}")
    draw = numbers.sixteenths if reach > 1 else numbers.reals
    source = given("input", draw(batches, inputs))
    file.add(
        name,
        "RNN",
        [source, *cell(numbers, "", batches, inputs, units, reach), activation],
        [result("hidden_state_out"), result("output")],
        tests="The output is the next hidden state.",
        lifetimes=name in ("square", "more_inputs"),
        **_variations(number),
    )


@FILES.each(["UNIDIRECTIONAL_SEQUENCE_RNN"], "{}: orders of time, activations, state.")
def _unidirectional(file: SpecFile, operation: str) -> None:
    sizes = {"": (3, 2, 4, 3), "_one_step": (1, 2, 3, 2), "_one_batch": (4, 1, 2, 3)}
    sizes |= {"_square": (2, 2, 2, 2)}
    rows = [(n, s, 4, t) for n, s in sizes.items() for t in (0, 1)]
    rows += [(f"_{n}", sizes[""], code, 1) for n, code in _ACTIVATIONS.items()]
    rows += [(f"_far_{n}", sizes[""], _ACTIVATIONS[n], 1) for n in ("relu", "relu6")]
    rows += [(f"_{n}", (5, *s), 4, k % 2) for k, (n, s) in enumerate(_IN_BLOCKS.items())]
    for number, (name, shape, activation, time_major) in enumerate(rows):
        steps, batches, inputs, units = shape
        for with_state in (False, True):
            numbers = Numbers(f"{operation} {name} {time_major}")
            source = sequence(
                numbers, "input", (steps, batches, inputs), bool(time_major), _reach(name) > 1
            )
            outputs = [result("output"), result("hidden_state_out")]
            file.add(
                f"{'time' if time_major else 'batch'}_major{name}{'_with_state' * with_state}",
                operation,
                [
                    source,
                    *cell(numbers, "", batches, inputs, units, _reach(name)),
                    *(activation, time_major),
                ],
                outputs[: 1 + with_state],
                tests="Each step begins with the state of the previous one.",
                lifetimes=not name and not time_major,
                **_variations(0 if _reach(name) > 1 else number),
            )


def _reach(name: str) -> float:
    """Reach of weights: those of cases named far bring results beyond 6."""
    return 6.0 if "far" in name else 1.0


@FILES.each(["BIDIRECTIONAL_SEQUENCE_RNN"], "{}: outputs, states, auxiliary inputs.")
def _bidirectional(file: SpecFile, operation: str) -> None:
    flags = product((False, True), (False, True), (False, True))
    for number, (linking, chosen) in enumerate(product(("alone", "parallel", "cross"), flags)):
        _add_both(file, linking, chosen, 4, number)
    for name, code in _ACTIVATIONS.items():
        _add_both(file, "alone", (False, True, True), code, code, suffix=f"_{name}")
        _add_both(file, "alone", (False, True, True), code, 0, suffix=f"_far_{name}")


def _auxiliary(numbers: Numbers, linking: str, time_major: bool) -> list[Argument]:
    """The auxiliary input, "the shape is the same as of the input", and its weights for 3 and 2
    units.
    """
    if linking == "alone":
        names = ("aux_input", "forward_aux_weights", "backward_aux_weights")
        return [omitted(names[0], shape=(0, 0, 0)), *(omitted(n, shape=(0, 0)) for n in names[1:])]
    source = sequence(numbers, "aux_input", (3, 2, 4), time_major)
    if linking == "parallel":
        names = ("forward_aux_weights", "backward_aux_weights", "")
        return [source, *(omitted(n, shape=(0, 0)) for n in names[:2])]
    return [
        source,
        constant("forward_aux_weights", numbers.reals(3, 4, low=-1, high=1)),
        constant("backward_aux_weights", numbers.reals(2, 4, low=-1, high=1)),
    ]


def _add_both(
    file: SpecFile,
    linking: str,
    flags: tuple[bool, bool, bool],
    activation: int,
    number: int,
    suffix: str = "",
) -> None:
    merged, time_major, with_state = flags
    numbers = Numbers(f"bidirectional rnn {linking} {flags} {activation}")
    source = sequence(numbers, "input", (3, 2, 4), time_major, _reach(suffix) > 1)
    cells = cell(numbers, "forward_", 2, 4, 3, _reach(suffix))
    cells += cell(numbers, "backward_", 2, 4, 2, _reach(suffix))
    auxiliary = _auxiliary(numbers, linking, time_major)
    names = ["output"] if merged else ["forward_output", "backward_output"]
    names += ["forward_state_out", "backward_state_out"] * with_state
    order = "time_major" if time_major else "batch_major"
    apart: dict[str, Any] = {}
    if linking == "parallel":
        apart = {"tflite": False, "why": _IGNORED}
    file.add(
        f"{linking}_{order}{'_merged' * merged}{'_with_state' * with_state}{suffix}",
        "BIDIRECTIONAL_SEQUENCE_RNN",
        [source, *cells, *auxiliary, activation, time_major, merged],
        [result(name) for name in names],
        tests="The backward cell begins at the last step; its outputs stay at their steps.",
        lifetimes=number == 5,
        **_variations(number),
        **apart,
    )
