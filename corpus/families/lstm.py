"""LSTM, its sequences in one and both directions, and the quantized ones."""

from __future__ import annotations

from itertools import product
from typing import Any, Final

from corpus.calls.lstm import (
    ACTIVATIONS,
    OPTIONS,
    SIZED,
    Options,
    arguments,
    cell,
    layer_norm,
    states,
)
from corpus.calls.rnn import sequence
from corpus.families import _lstm_quantized
from corpus.families._files import Files
from corpus.language import Argument, SpecFile, constant, given, omitted, result
from corpus.numbers import Numbers

_GATES = ("input", "forget", "cell", "output")
_BY_NAME = {options.name: options for options in OPTIONS}
_CLIPPED = [
    Options("cell_clip_below_projection", projection=True, cell_clip=0.3, reach=2.0),
    Options("clips_apart", projection=True, cell_clip=0.3, projection_clip=0.5, reach=2.0),
]
"""One limit does not serve both."""

_WIDE, _SLIM = Options("wide", cells=5), Options("slim", cells=2)
"""Cells of the two directions of one operation."""

_BLOCKS, _MORE = SIZED[0], SIZED[0]._replace(name="more", cells=19)
"""The same, of whole blocks and of some units more."""

_ACTIVATED = [
    *(
        Options(f"activation_{name}", activation=code, peephole=True)
        for name, code in ACTIVATIONS.items()
    ),
    *(
        Options(f"far_{name}", activation=ACTIVATIONS[name], cells=3, reach=3.0)
        for name in ("relu", "relu6")
    ),
    Options("projection_clip_alone", projection=True, projection_clip=0.2),
    *_CLIPPED,
]
_TURNS = ("plain", "peephole", "projection_clip", "coupled")
_ON_BOTH_SIDES = [
    *(_BY_NAME[name] for name in ("cell_clip", "layer_norm", "all", "coupled_all", "one_cell")),
    *(options for options in _ACTIVATED if options.activation in (0, 1, 6)),
    *(_BY_NAME[name] for name in ("far", "far_tanh", "far_coupled")),
    *_CLIPPED,
]
_LINKED = [
    (linking, (merged, time_major, merged != time_major))
    for linking in ("parallel", "cross")
    for merged in (False, True)
    for time_major in (False, True)
]
_NO_ACTIVATION = "TF Lite takes no notice of the cell state where there is no activation"
_MERGED_STATES = "TF Lite strides through states by the width of merged outputs"

FILES: Final = Files(_lstm_quantized.FILES)


def _variations(options: Options, number: int) -> dict[str, Any]:
    is_float16 = number % 3 == 0 or options.reach > 1
    variations: dict[str, Any] = {"float16": is_float16, "relaxed": number == 0}
    if options.activation == ACTIVATIONS["none"]:
        variations |= {"tflite": False, "why": _NO_ACTIVATION}
    return variations


@FILES("lstm", "LSTM: every option, alone and together; activations; both states.")
def _lstm(file: SpecFile) -> None:
    for number, options in enumerate([*OPTIONS, *_ACTIVATED, *SIZED]):
        for long in (False, True) if not options.layer_norm else (True,):
            _add_step(file, options, number, long=long)


def _add_step(file: SpecFile, options: Options, number: int, *, long: bool) -> None:
    """The argument list of HAL 1.0, or the one with layer normalization."""
    numbers = Numbers(f"lstm {options} {long}")
    inputs: list[Argument] = [
        given("input", numbers.reals(options.batches, options.inputs)),
        *cell(numbers, options),
        *states(numbers, options),
        *arguments(options),
        *(layer_norm(numbers, options) if long else []),
    ]
    if long and not options.layer_norm and number >= 3:
        return
    scratch = (options.batches, options.cells * (3 if options.coupled else 4))
    file.add(
        f"{options.name}{'_long_form' if long and not options.layer_norm else ''}",
        "LSTM",
        inputs,
        [
            result("scratch", shape=scratch, ignored=True),
            result("output_state_out"),
            result("cell_state_out"),
            result("output"),
        ],
        tests="One step from non-zero states.",
        lifetimes=options.name in ("plain", "all"),
        **_variations(options, number),
    )


@FILES.each(["UNIDIRECTIONAL_SEQUENCE_LSTM"], "{}: every option, orders of time, states.")
def _unidirectional(file: SpecFile, operation: str) -> None:
    rows = [(options, time_major) for options in OPTIONS for time_major in (False, True)]
    rows += [(options, True) for options in _ACTIVATED]
    rows += [(options, number > 1) for number, options in enumerate(SIZED)]
    for number, (options, time_major) in enumerate(rows):
        numbers = Numbers(f"{operation} {options} {time_major}")
        inputs: list[Argument] = [
            sequence(numbers, "input", (3, options.batches, options.inputs), time_major),
            *cell(numbers, options),
            *states(numbers, options),
            *arguments(options),
            time_major,
            *layer_norm(numbers, options),
        ]
        with_states = number % 4 > 1
        outputs = [result("output"), result("output_state_out"), result("cell_state_out")]
        file.add(
            f"{options.name}_{'time' if time_major else 'batch'}_major",
            operation,
            inputs,
            outputs if with_states else outputs[:1],
            tests="Each step begins with the states of the previous one.",
            lifetimes=options.name == "all" and time_major,
            **_variations(options, number),
        )


@FILES("bidirectional_sequence_lstm", "BIDIRECTIONAL_SEQUENCE_LSTM: options, outputs, states.")
def _alone(file: SpecFile) -> None:
    choices = (False, True)
    for number, flags in enumerate(product(choices, choices, choices)):
        _add_both(file, "alone", flags, _BY_NAME[_TURNS[number % 4]], number)
    for number, options in enumerate(_ON_BOTH_SIDES):
        flags = (number % 2 == 0, True, number % 3 > 0)
        _add_both(file, "alone", flags, options, number, f"_{options.name}")


@FILES(
    "bidirectional_sequence_lstm_unequal",
    "BIDIRECTIONAL_SEQUENCE_LSTM: directions of unequal width.",
)
def _unequal(file: SpecFile) -> None:
    unequal = (True, True, True), (True, False, False), (False, True, False)
    for number, flags in enumerate(unequal):
        _add_both(file, "alone", flags, _WIDE, number, backward=_SLIM)
    _add_both(file, "alone", (False, True, True), _BLOCKS, 0, "_blocks", backward=_MORE)


@FILES(
    "bidirectional_sequence_lstm_auxiliary",
    "BIDIRECTIONAL_SEQUENCE_LSTM: linked by another input.",
)
def _linked(file: SpecFile) -> None:
    for number, (linking, flags) in enumerate(_LINKED):
        _add_both(file, linking, flags, _BY_NAME[_TURNS[(number + number // 4) % 4]], number)


def _auxiliary(
    numbers: Numbers, linking: str, options: Options, time_major: bool
) -> list[Argument]:
    """The auxiliary input, and its weights for the gates of both cells."""
    width, cells = options.inputs, options.cells
    source: Argument = omitted("aux_input", shape=(0, 0, 0))
    if linking != "alone":
        source = sequence(numbers, "aux_input", (3, options.batches, width), time_major)
    weights: list[Argument] = []
    for prefix in ("fw", "bw"):
        for gate in _GATES:
            name = f"{prefix}_aux_to_{gate}"
            there = linking == "cross" and not (gate == "input" and options.coupled)
            data = numbers.reals(cells, width, low=-1, high=1)
            weights.append(constant(name, data) if there else omitted(name, shape=(0, 0)))
    return [source, *weights]


def _add_both(
    file: SpecFile,
    linking: str,
    flags: tuple[bool, bool, bool],
    options: Options,
    number: int,
    suffix: str = "",
    backward: Options | None = None,
) -> None:
    """``backward`` says what the second cell has if that is not ``options``."""
    merged, time_major, with_states = flags
    numbers = Numbers(f"bidirectional lstm {linking} {flags} {options}")
    other = backward or options
    inputs: list[Argument] = [
        sequence(numbers, "input", (3, options.batches, options.inputs), time_major),
        *cell(numbers, options, "fw_"),
        *cell(numbers, other, "bw_"),
        *states(numbers, options, "fw_"),
        *states(numbers, other, "bw_"),
        *_auxiliary(numbers, linking, options, time_major),
        *arguments(options),
        merged,
        time_major,
        *layer_norm(numbers, options, "fw_"),
        *layer_norm(numbers, other, "bw_"),
    ]
    names = ["output"] if merged else ["forward_output", "backward_output"]
    for prefix in ("forward", "backward"):
        names += [f"{prefix}_output_state_out", f"{prefix}_cell_state_out"] * with_states
    order = "time_major" if time_major else "batch_major"
    variations = _variations(options, number)
    if merged and not time_major:
        variations |= {"tflite": False, "why": _MERGED_STATES}
    file.add(
        f"{linking}_{order}{'_merged' * merged}{'_with_states' * with_states}{suffix}",
        "BIDIRECTIONAL_SEQUENCE_LSTM",
        inputs,
        [result(name) for name in names],
        tests="The backward cell begins at the last step; its outputs stay at their steps.",
        lifetimes=number == 2,
        **variations,
    )
