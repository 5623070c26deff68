"""Operations that TF Lite also has, on random calls, against its built-in kernels.

``NN_LAW_DRAWS`` is how many calls of each kind of operation are tried; a long run asks for many.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import TypeAlias

import numpy as np

from corpus.tflite_oracle import run as run_tflite
from nnhal.operand_types import is_quantized
from nnhal.types import DataLocation, OperandLifeTime, OperandType, OperationType
from nntest.accuracy import EXACT, FLOAT32, Tolerance, compare
from nntest.graph_tests.laws.edit import Edit
from nntest.graph_tests.specimen import Specimen
from nntest.random_graph import OperationKind
from nntflite.errors import NotExpressible, RuntimeFailure
from nntflite.exporter import supported_operations
from nntflite.interpreter import runtime
from tests.cells import cells
from tests.corpus.laws import driver
from tests.corpus.laws.calls import (
    arguments,
    draw_call,
    kinds_of,
    replace_constant,
    stored,
    value_of,
)
from tests.corpus.laws.operand_types import B8, F32, I32, PER_CHANNEL, S8, U8, U16
from tests.operands import Array
from tests.volume import sampled

O = OperationType  # noqa: E741

DRAWS = int(os.environ.get("NN_LAW_DRAWS", "4"))
TRIES = 60 * DRAWS
"""Calls that are drawn for so many that TF Lite has."""

CONVOLUTIONS = (O.CONV_2D, O.DEPTHWISE_CONV_2D, O.GROUPED_CONV_2D, O.TRANSPOSE_CONV_2D)
COMPARISONS = (O.EQUAL, O.NOT_EQUAL, O.GREATER, O.GREATER_EQUAL, O.LESS, O.LESS_EQUAL)
REDUCTIONS = (O.MEAN, O.REDUCE_MAX, O.REDUCE_MIN, O.REDUCE_SUM, O.REDUCE_PROD)

ELSEWHERE = {
    O.IF: "test_control_flow.py: its bodies are models of their own",
    O.WHILE: "test_control_flow.py: its bodies are models of their own",
}
"""Operations of TF Lite's that are compared in another way."""

_NO_SUCH_TYPES = "its kernel has no such types"

NOT_IN_TFLITE: Mapping[OperationKind, str] = {
    OperationKind(O.BATCH_MATMUL, (I32,)): _NO_SUCH_TYPES,
    OperationKind(O.CAST, (U16,)): _NO_SUCH_TYPES,
    OperationKind(O.DIV, (I32,)): "the HAL rounds downwards, TF Lite towards zero",
    OperationKind(O.EMBEDDING_LOOKUP, (I32,)): _NO_SUCH_TYPES,
    OperationKind(O.GREATER, (B8,)): _NO_SUCH_TYPES,
    OperationKind(O.GREATER_EQUAL, (B8,)): _NO_SUCH_TYPES,
    OperationKind(O.LESS, (B8,)): _NO_SUCH_TYPES,
    OperationKind(O.LESS_EQUAL, (B8,)): _NO_SUCH_TYPES,
    OperationKind(O.RANK, (U16,)): _NO_SUCH_TYPES,
    OperationKind(O.RESIZE_BILINEAR, (S8,)): "its coordinates have 10 bits: more than a step off",
    OperationKind(O.RSQRT, (U8,)): _NO_SUCH_TYPES,
    OperationKind(O.TRANSPOSE_CONV_2D, (U8, PER_CHANNEL, I32)): _NO_SUCH_TYPES,
}
"""Kinds of operations whose answer from TF Lite, if there is one, is no measure."""


def _shape(call: Specimen, name: str) -> tuple[int, ...]:
    return call.model.main.operands[arguments(call)[name]].dimensions


def _broadcasts_five_dimensions(call: Specimen) -> bool:
    shapes = {call.model.main.operands[i].dimensions for i in call.model.main.operations[0].inputs}
    return len(shapes) > 1 and max(map(len, shapes)) > 4


def _has_axes_in_disorder(call: Specimen) -> bool:
    axes = stored(call, arguments(call)["axes"])
    assert axes is not None
    real = (axes % len(_shape(call, "input"))).tolist()
    return real != sorted(set(real)) or len(real) > 2


def _has_equals(call: Specimen) -> bool:
    rows = call.inputs[0].reshape(-1, call.inputs[0].shape[-1])
    return any(np.unique(row).size < row.size for row in rows)


def _hides_count(call: Specimen) -> bool:
    return call.model.main.operations[0].outputs[3] not in call.model.main.output_indexes


def _has_classes_beside_each_other(call: Specimen) -> bool:
    return value_of(call, "most_classes_per_detection") > 1 and not value_of(call, "regular_nms")


def _has_peephole_and_projection(call: Specimen) -> bool:
    names = ("cell_to_output_weights", "projection_weights")
    return all(stored(call, arguments(call)[name]) is not None for name in names)


def _has_parallel_batches(call: Specimen) -> bool:
    named = arguments(call)
    has_input, has_weights = (
        stored(call, named[name]) is not None for name in ("aux_input", "forward_aux_weights")
    )
    return has_input and not has_weights and not value_of(call, "time_major")


def _merges_batches(call: Specimen) -> bool:
    return bool(value_of(call, "merge_outputs")) and not value_of(call, "time_major")


_Fits: TypeAlias = Callable[[Specimen], bool]
APART: list[tuple[tuple[OperationType, ...], _Fits, str]] = [
    (
        (*COMPARISONS, O.LOGICAL_AND, O.LOGICAL_OR, O.MAXIMUM, O.MINIMUM, O.POW, O.PRELU),
        _broadcasts_five_dimensions,
        "it aborts where more than four dimensions are broadcast",
    ),
    (REDUCTIONS, _has_axes_in_disorder, "LiteRT takes more than two axes for those of an image"),
    (
        (O.BIDIRECTIONAL_SEQUENCE_RNN,),
        _has_parallel_batches,
        "it reads the wrong input of the backward cell",
    ),
    ((O.TOPK_V2,), _has_equals, "of equals the HAL puts the last first, TF Lite the first"),
    (
        (O.DETECTION_POSTPROCESSING,),
        _hides_count,
        "it has anything in places that are not filled, and the count tells which these are",
    ),
    (
        (O.DETECTION_POSTPROCESSING,),
        _has_classes_beside_each_other,
        "it counts a detection once for each of its classes",
    ),
    (
        (O.QUANTIZED_LSTM,),
        _has_peephole_and_projection,
        "its peepholes are then as many as the outputs",
    ),
    (
        (O.BIDIRECTIONAL_SEQUENCE_LSTM,),
        _merges_batches,
        "it gives other states than without merging",
    ),
]
"""Operations, which of their calls TF Lite has no right answer to, and why."""


def _moves_codes(call: Specimen) -> bool:
    """Return whether TF Lite moves codes as they are; it requantizes unsigned ones it joins."""
    if call.operations[0] == O.CONCATENATION:
        return call.model.main.operands[arguments(call)["input"]].type == S8
    return call.operations[0] in (O.MAXIMUM, O.MINIMUM, O.SELECT)


def _suited(call: Specimen) -> Specimen:
    """The call as TF Lite can have it: states are inputs, and signed filters have no zero point.

    What only moves codes there has operands that are quantized alike. The states of SVDF are zero:
    it keeps them one place further on, so that others mean other things. The hidden states of
    QUANTIZED_LSTM leave room at both ends of the codes: TF Lite has their zero point with the other
    sign, which shows where they saturate.
    """
    edit, named, given = Edit(call.model), arguments(call), dict(call.given)
    for index in (index for name, index in named.items() if name.endswith("state")):
        data = stored(call, index)
        if data is None:
            continue
        if index not in given:
            edit.change(index, lifetime=OperandLifeTime.SUBGRAPH_INPUT, location=DataLocation())
            edit.inputs.append(index)
        given[index] = np.zeros_like(data) if call.operations[0] == O.SVDF else data
    if "filter" in named and edit.operands[named["filter"]].type == S8:
        edit.change(named["filter"], zero_point=0)
    if _moves_codes(call):
        first = edit.operands[named["input1"] if "input1" in named else named["input"]]
        for index in (*call.model.main.operations[0].inputs, *edit.outputs):
            if edit.operands[index].type == first.type:
                edit.change(index, scale=first.scale, zero_point=first.zero_point)
    if "hidden_state_scale" in named:
        replace_constant(edit, named["hidden_state_scale"], np.array(0.01, np.float32))
    hidden = call.unspecified
    if call.operations[0] == O.SVDF:
        hidden |= {call.model.main.operations[0].outputs[0]}
    inputs = tuple(given[index] for index in edit.inputs)
    return Specimen(edit.model(), inputs, call.rooms, hidden)


def _pairs() -> Iterator[OperationKind]:
    for operation, several in sorted(kinds_of().items()):
        if operation in supported_operations() and operation not in ELSEWHERE:
            for kind in several:
                if kind not in NOT_IN_TFLITE:
                    yield kind


@cells("kind", sampled([*_pairs()], 0.5), ids=str)
def test_results_are_tf_lites(kind: OperationKind) -> None:
    compared = sum(1 for _ in islice(_compared(kind), DRAWS))
    assert compared == DRAWS


def _compared(kind: OperationKind) -> Iterator[int]:
    """Compare calls; the seeds of those that TF Lite has."""
    for seed in range(TRIES):
        call = _suited(draw_call(kind, seed))
        if not any(kind.operation in several and left(call) for several, left, _ in APART):
            try:
                expected = run_tflite(call.model, list(call.inputs))
            except (NotExpressible, RuntimeFailure):
                continue
            _assert_alike(call, expected, f"draw {seed} of {kind}")
            yield seed


def _assert_alike(call: Specimen, expected: list[Array], name: str) -> None:
    results = driver.run(call)
    if call.operations[0] == O.DETECTION_POSTPROCESSING:
        results, expected = _counting(call, results), _counting(call, expected)
    places = enumerate(zip(results, expected, call.model.main.output_indexes, strict=True))
    for number, (ours, theirs, index) in places:
        if index in call.unspecified:
            continue
        assert ours.shape == theirs.shape, f"{name}, output {number}"
        type_ = OperandType(call.model.main.operands[index].type)
        comparison = compare(ours, theirs, _tolerance(type_))
        assert comparison.passed, f"{name}, output {number}: {comparison}"


def _counting(call: Specimen, results: list[Array]) -> list[Array]:
    """Select the places that are filled: the HAL has zeros in the others, TF Lite anything."""
    shown = dict(zip(call.model.main.output_indexes, results, strict=True))
    counted = call.model.main.operations[0].outputs[3]
    return [r if i == counted else r[:, : shown[counted].item()] for i, r in shown.items()]


def _tolerance(type_: OperandType) -> Tolerance:
    """LiteRT rounds some halves otherwise than tflite-runtime, whose bits the driver has."""
    if type_ == F32:
        return FLOAT32
    if not is_quantized(type_) or runtime().name == "tflite-runtime":
        return EXACT
    return Tolerance(1.0)


def test_every_operation_of_tf_lite_is_compared_or_has_a_reason_why_not() -> None:
    compared = {kind.operation for kind in _pairs()}
    assert {*compared, *ELSEWHERE} == supported_operations()
    assert not compared & set(ELSEWHERE)
