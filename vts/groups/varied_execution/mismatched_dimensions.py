"""Requests with dimensions that contradict each other or the model, where a model leaves some open.

What an operation demands of the dimensions of its inputs (``NeuralNetworks.h``: "compatible
dimensions", "the same dimensions except along the axis", "divisible by") it demands of those that
a request gives, too (``RequestArgument.dimensions`` of ``types.hal``). There is no result then:
Android's ``CpuExecutor.cpp`` computes the shapes of outputs for each execution, and fails it. Nor
is there one where a request contradicts the dimensions that the model says of an input, or leaves
open those that it does not say (``Validation.cpp``, ``validateRequestArgumentsForModel``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from nnhal.types import ErrorStatus, HalVersion, OperandType, OperationType
from nntest.judge import Judgment
from nntest.spec import SpecCase
from vts.driving.available_executors import available
from vts.driving.case_builder import CaseBuilder, unit_scale
from vts.driving.executors import ASYNC, BURST, FENCED, SYNC, Executor
from vts.driving.generated import CaseRun, check_memory, worst
from vts.driving.prepared import Prepared, prepared
from vts.driving.rules import Trial, check_sound
from vts.driving.turns import run_with_dimensions
from vts.test_group import Context, Skipped

__all__ = [
    "MISFITS",
    "Misfit",
    "execute_contradictions",
    "execute_left_out",
    "execute_misfits",
    "types_of",
]

_T: Final = OperandType
_Shape = tuple[int, ...]
_Shapes = tuple[_Shape, ...]
_Formula = Callable[..., "NDArray[Any]"]

_VALID: Final = 2

_Known = Callable[[_Shape], _Shape]
"""From the dimensions of a tensor to what a model says of them."""


def _rank(shape: _Shape) -> _Shape:
    return (0,) * len(shape)


def _last(shape: _Shape) -> _Shape:
    return (*_rank(shape[:-1]), shape[-1])


def _nothing(shape: _Shape) -> _Shape:
    return ()


class Misfit(msgspec.Struct, frozen=True):
    """An operation on model inputs of open dimensions, then ``scalars``, then no activation if it
    ``has_activation``. ``formula`` gives the output of what fits.
    """

    formula: _Formula
    fits: _Shapes
    misfits: tuple[_Shapes, ...]
    scalars: tuple[int, ...] = ()
    has_activation: bool = False
    constants: tuple[tuple[OperandType, Any], ...] = ()
    """Constants after the inputs, before the scalars."""
    has_codes: bool = True
    """Whether 8-bit codes whose steps are one give such codes."""


_PAIRS: Final = (
    ((3, 4), (3, 5)),
    ((3, 4), (2, 4)),
    ((3, 4), (4, 3)),
    ((6, 4), (3, 4)),
)
"""Neither equal nor 1; as many elements as each other; one a multiple of the other."""

_JOINED: Final = (((2, 3), (4, 2)), ((2, 3), (2, 4)), ((2, 3), (3, 2)))


def _pair(formula: _Formula, *, has_activation: bool = False, has_codes: bool = True) -> Misfit:
    return Misfit(
        formula,
        ((3, 4), (3, 4)),
        _PAIRS,
        has_activation=has_activation,
        has_codes=has_codes,
    )


def _space_to_depth(x: NDArray[Any]) -> NDArray[Any]:
    batches, height, width, depth = x.shape
    blocks = x.reshape(batches, height // 2, 2, width // 2, 2, depth)
    return blocks.transpose(0, 1, 3, 2, 4, 5).reshape(batches, height // 2, width // 2, 4 * depth)


def _depth_to_space(x: NDArray[Any]) -> NDArray[Any]:
    batches, height, width, depth = x.shape
    blocks = x.reshape(batches, height, width, 2, 2, depth // 4)
    return blocks.transpose(0, 1, 3, 2, 4, 5).reshape(batches, 2 * height, 2 * width, depth // 4)


def _shuffled(x: NDArray[Any]) -> NDArray[Any]:
    return x.reshape(*x.shape[:-1], 2, -1).swapaxes(-1, -2).reshape(x.shape)


_TAPS: Final = [[[[1, 2, 3]]], [[[2, 0, 1]]]]
"""Two filters of one pixel with three channels."""


MISFITS: Final[Mapping[str, Misfit]] = {
    "ADD": _pair(np.add, has_activation=True),
    "SUB": _pair(np.subtract, has_activation=True, has_codes=False),
    "MUL": _pair(np.multiply, has_activation=True, has_codes=False),
    "DIV": _pair(np.divide, has_activation=True, has_codes=False),
    "MAXIMUM": _pair(np.maximum),
    "MINIMUM": _pair(np.minimum),
    "POW": _pair(np.power, has_codes=False),
    "PRELU": _pair(lambda x, alpha: np.where(x < 0, x * alpha, x), has_codes=False),
    "CONCATENATION": Misfit(
        lambda *parts: np.concatenate(parts, 0), ((2, 3), (4, 3)), _JOINED, scalars=(0,)
    ),
    "BATCH_MATMUL": Misfit(
        np.matmul,
        ((2, 3), (3, 4)),
        (((2, 3), (4, 4)), ((2, 4), (3, 4)), ((2, 3), (4, 3))),
        constants=((_T.BOOL, False), (_T.BOOL, False)),
        has_codes=False,
    ),
    "CONV_2D": Misfit(
        lambda x: x @ np.array(_TAPS).reshape(2, 3).T,
        ((1, 2, 4, 3),),
        (((1, 2, 4, 2),), ((1, 2, 4, 6),), ((1, 2, 2, 6),)),
        constants=((_T.TENSOR_FLOAT32, _TAPS), (_T.TENSOR_FLOAT32, [0, 0])),
        scalars=(_VALID, 1, 1),
        has_activation=True,
        has_codes=False,
    ),
    "RESHAPE": Misfit(
        lambda x: x.reshape(6, 2),
        ((3, 4),),
        (((3, 5),), ((2, 4),), ((6, 4),)),
        constants=((_T.TENSOR_INT32, [6, 2]),),
    ),
    "SPACE_TO_DEPTH": Misfit(
        _space_to_depth, ((1, 2, 4, 3),), (((1, 3, 4, 3),), ((1, 2, 5, 3),)), scalars=(2,)
    ),
    "DEPTH_TO_SPACE": Misfit(
        _depth_to_space, ((1, 2, 3, 8),), (((1, 2, 3, 6),), ((1, 2, 3, 9),)), scalars=(2,)
    ),
    "CHANNEL_SHUFFLE": Misfit(_shuffled, ((2, 6),), (((2, 5),), ((2, 7),)), scalars=(2, 1)),
}
"""Mismatches by operation: dimensions of inputs that fit, and some that do not."""


def types_of(operation: str) -> tuple[OperandType, ...]:
    """Types of inputs and outputs to try."""
    types = _T.TENSOR_FLOAT32, _T.TENSOR_QUANT8_ASYMM
    return types if MISFITS[operation].has_codes else types[:1]


def execute_misfits(context: Context, operation: str, type: OperandType) -> Judgment:
    """Execute with dimensions that do not fit, which must fail, and with some that do, which must
    succeed, also after it. Raises Failed.
    """
    cases = _cases(operation, MISFITS[operation], type, _rank)
    return _execute(context, cases, f"{operation} has no result for them")


def execute_contradictions(context: Context, operation: str, type: OperandType) -> Judgment:
    """The same for requests with other dimensions than the model says."""
    misfit = MISFITS[operation]
    contradicting = msgspec.structs.replace(misfit, misfits=tuple(_contradicting(misfit.fits)))
    cases = _cases(operation, contradicting, type, _last)
    return _execute(context, cases, "the model says the last dimension of each input")


def _contradicting(fits: _Shapes) -> Iterator[_Shapes]:
    """Another last dimension of each input, and of all inputs alike."""
    for difference in (1, -1):
        others = tuple((*shape[:-1], shape[-1] + difference) for shape in fits)
        for number, other in enumerate(others):
            yield (*fits[:number], other, *fits[number + 1 :])
        if len(others) > 1:
            yield others


def _execute(context: Context, cases: Iterator[SpecCase], rule: str) -> Judgment:
    """Requests with dimensions that break ``rule``, after those of the first case and before."""
    fitting, *misfitting = cases
    judgments = []
    with prepared(context.device, fitting.model) as model:
        for way in available((SYNC, ASYNC, BURST, FENCED), model.version, variants=True):
            run = run_with_dimensions(fitting, context.pools)
            note = "with dimensions that fit"
            judgments.append(run.execute(Trial(way, note=note), model))
            for case in misfitting:
                for is_said in _whether_outputs_are_said(way, model):
                    run = run_with_dimensions(case, context.pools, of_outputs=is_said)
                    shapes = (str([*each.dimensions]) for each in case.input_operands())
                    trial = Trial(way, note=f"inputs of dimensions {' and '.join(shapes)}")
                    _check_fails(model, trial, run, rule)
            run = run_with_dimensions(fitting, context.pools)
            note = "with dimensions that fit, after some that do not"
            judgments.append(run.execute(Trial(way, note=note), model))
    return worst(judgments)


def execute_left_out(context: Context, operation: str, type: OperandType) -> Judgment:
    """A request that leaves out the dimensions of an input must fail, one that says all of them
    must succeed, also after it. Raises Failed.
    """
    judgments = [_without_some(context, operation, type, known) for known in (_rank, _last)]
    with suppress(Skipped):  # a driver that needs to know ranks
        judgments.append(_without_some(context, operation, type, _nothing))
    return worst(judgments)


def _without_some(context: Context, operation: str, type: OperandType, known: _Known) -> Judgment:
    fitting = next(_cases(operation, MISFITS[operation], type, known))
    judgments = []
    with prepared(context.device, fitting.model) as model:
        for way in available((SYNC, ASYNC, BURST, FENCED), model.version, variants=True):
            for left_out in range(len(fitting.inputs)):
                run = run_with_dimensions(fitting, context.pools)
                _leave_out(run, left_out)
                note = f"with dimensions for all inputs but number {left_out}"
                _check_fails(model, Trial(way, note=note), run, "they must be fully specified")
            run = run_with_dimensions(fitting, context.pools)
            note = "with dimensions for all inputs, after some that were left out"
            judgments.append(run.execute(Trial(way, note=note), model))
    return worst(judgments)


def _leave_out(run: CaseRun, number: int) -> None:
    """Take the dimensions of an input out of the request."""
    request = run.arguments.request
    inputs = list(request.inputs)
    inputs[number] = msgspec.structs.replace(inputs[number], dimensions=())
    run.arguments.request = msgspec.structs.replace(request, inputs=tuple(inputs))


def _whether_outputs_are_said(way: Executor, model: Prepared) -> tuple[bool, ...]:
    """A request may leave the dimensions of outputs to the driver, but for old and fenced ones."""
    return (True, False) if model.version >= HalVersion.V1_2 and not way.is_fenced else (True,)


def _check_fails(model: Prepared, trial: Trial, run: CaseRun, rule: str) -> None:
    run.arguments.reset_outputs()
    answer = trial.executor.run(model, run.arguments.request)
    check_sound(trial, answer, len(run.case.outputs))
    check_memory(trial, answer, run.arguments, run.arguments.request)
    if answer.status == ErrorStatus.NONE:
        raise trial.failed("invalid_accepted", answer, f"expected an error: {rule}")


def _cases(operation: str, misfit: Misfit, type: OperandType, known: _Known) -> Iterator[SpecCase]:
    """The case that fits, then those that do not, with the room of the first; all of one model,
    which says what is ``known`` of dimensions.
    """
    make = partial(_case, operation, misfit, type)
    arrays = _arrays(misfit.fits)
    expected = misfit.formula(*arrays)
    *inputs, output = [known(array.shape) for array in (*arrays, expected)]
    opened = make(inputs, arrays, expected, output)
    for shapes in (misfit.fits, *misfit.misfits):
        case = make(shapes, _arrays(shapes), expected)
        case.use_model(opened.model)
        yield case


def _arrays(shapes: _Shapes) -> list[NDArray[Any]]:
    return [np.arange(1, np.prod(shape) + 1).reshape(shape) % 5 + 1 for shape in shapes]


def _case(
    operation: str,
    misfit: Misfit,
    type: OperandType,
    shapes: Sequence[_Shape],
    arrays: Sequence[NDArray[Any]],
    expected: NDArray[Any],
    dimensions: _Shape | None = None,
) -> SpecCase:
    builder = CaseBuilder(operation.lower())
    scale = unit_scale(type)
    operands = [builder.input(type, shape, scale) for shape in shapes]
    operands += [builder.constant(*constant) for constant in misfit.constants]
    scalars = [*misfit.scalars, *([0] if misfit.has_activation else [])]
    operands += [builder.constant(_T.INT32, scalar) for scalar in scalars]
    outputs = [builder.output(type, expected.shape if dimensions is None else dimensions, scale)]
    builder.operation(OperationType[operation], operands, outputs)
    return builder.case(arrays, [expected])
