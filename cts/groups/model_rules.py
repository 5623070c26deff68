"""Rules of whole models: default arguments, scales of channels, and the version that each needs.

Source: Android's ``TestRemoveDefaultArguments.cpp``, ``TestOperandExtraParams.cpp`` and
``TestCompliance.cpp``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from cts.argument_lists import ArgumentList, valid_list
from cts.expect import BAD_DATA, NO_ERROR, code_of_call, expect, require
from cts.sketch import Sketch
from cts.test_group import Context, Directed, Failed, IndexedCase, PlannedTest, Subject, TestGroup
from nnapi.compliance import version_of_model, version_of_request
from nnapi.model import Model
from nnapi.operand_type import OperandType
from nnapi.rebuilding import rebuilt
from nnapi.result_codes import ResultCode
from nnhal.memory import Memory
from nnhal.operations.registry import OPERATIONS
from nnhal.types import BufferToken, HalVersion, OperationType, Request, SymmPerChannelQuantParams
from nnhal.types import OperandType as Code
from nntest.cases.covering import by_whole_structure
from nntest.judge import Judgment

__all__ = ["GROUPS"]


_DIRECTED: Final = Directed(
    name="model_rules",
    title="Rules of whole models",
    summary=(
        "Default arguments are left out for old drivers, scales of channels are checked, and a "
        "model or request needs the version that it should."
    ),
    source="TestRemoveDefaultArguments, OperandExtraParamsTest, ComplianceTest",
    subject=Subject.RUNTIME,
)


class _GeneratedCompliance(TestGroup):
    name = "generated_compliance"
    title = "Versions of generated models"
    summary = "The version that the runtime computes for a model is the one that its spec declares."
    source = "GeneratedComplianceTest"
    subject = Subject.RUNTIME

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        cases = [case for case in corpus if case.has_inputs]
        return self.of_cases(cases, by_whole_structure, thorough=thorough)

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        case = context.case(test)
        version = version_of_model(case.model)
        declared = HalVersion[case.version] if case.version else version
        if version != declared:
            text = f"the model needs HAL {version}, its spec declares {declared}"
            raise Failed("needs_other_version", text)
        built = rebuilt(context.runtime, case.model).required_version
        # Without default arguments an older version may do.
        if built > declared:
            text = f"built by the C API the model needs HAL {built} instead of {declared}"
            raise Failed("needs_newer_version", text)
        return None


GROUPS: Final = (_DIRECTED, _GeneratedCompliance())


# Default arguments -------------------------------------------------------------------------------

_T = OperationType
_DEFAULTS: Final = (
    (_T.AVERAGE_POOL_2D, 11, (False,), 10),
    (_T.AVERAGE_POOL_2D, 11, (True,), 11),
    (_T.AVERAGE_POOL_2D, 8, (False,), 7),
    (_T.CONV_2D, 13, (False, 1, 1), 10),
    (_T.CONV_2D, 13, (True, 1, 1), 11),
    (_T.CONV_2D, 13, (False, 2, 1), 13),
    (_T.CONV_2D, 10, (False, 1, 1), 7),
    (_T.DEPTHWISE_CONV_2D, 14, (False, 1, 1), 11),
    (_T.DEPTHWISE_CONV_2D, 11, (False, 1, 1), 8),
    (_T.DEPTH_TO_SPACE, 3, (False,), 2),
    (_T.L2_NORMALIZATION, 2, (-1,), 1),
    (_T.L2_POOL_2D, 11, (False,), 10),
    (_T.L2_POOL_2D, 8, (False,), 7),
    (_T.LOCAL_RESPONSE_NORMALIZATION, 6, (-1,), 5),
    (_T.MAX_POOL_2D, 11, (False,), 10),
    (_T.MAX_POOL_2D, 8, (False,), 7),
    (_T.RESIZE_BILINEAR, 6, (False, True, False), 5),
    (_T.RESIZE_BILINEAR, 4, (False,), 3),
    (_T.SOFTMAX, 3, (-1,), 2),
    (_T.SPACE_TO_DEPTH, 3, (False,), 2),
    (_T.BATCH_TO_SPACE_ND, 3, (False,), 2),
    (_T.SPACE_TO_BATCH_ND, 4, (False,), 3),
    (_T.RESIZE_NEAREST_NEIGHBOR, 6, (False, True, False), 5),
)
"""An operation, its number of inputs, the values of the last, and how many inputs stay."""


def _name(type: OperationType, count: int, tail: tuple[int, ...], expected: int) -> str:
    return f"{type.name}/{count}_to_{expected}/{'+'.join(map(str, tail))}"


@_DIRECTED.cells("default_arguments/{}", {_name(*form): form for form in _DEFAULTS})
def _default_arguments(
    context: Context, form: tuple[OperationType, int, tuple[int, ...], int]
) -> None:
    type, count, tail, expected = form
    given = _form(type, count, tail)
    sketch, numbers = Sketch(context.runtime), []
    inputs = []
    for index, operand in enumerate(given.inputs):
        if operand.dimensions:
            numbers.append(sketch.operand(operand.type, *operand.dimensions))
            inputs.append(numbers[-1])
        else:
            at = index - (count - len(tail))
            value: Any = tail[at] if at >= 0 else 1
            numbers.append(sketch.constant(operand.type, value))
    output = sketch.float32(0, 0, 0, 0)
    sketch.operation(type, numbers, [output])
    model = sketch.finished(inputs, [output])
    require(len(model.hal.main.operations[0].inputs), expected, "inputs that are left")


def _form(type: OperationType, count: int, tail: tuple[int, ...]) -> ArgumentList:
    """The argument list of float32 with so many inputs, whose tail begins with such a type."""
    spec = OPERATIONS[type]
    wanted = Code.BOOL if isinstance(tail[0], bool) else Code.INT32
    for signature in spec.signatures:
        given = valid_list(spec, signature)
        is_float = given.inputs[0].type == Code.TENSOR_FLOAT32
        if is_float and len(given.inputs) == count and given.inputs[-len(tail)].type == wanted:
            return given
    raise AssertionError(f"{spec.name} has no form of {count} inputs")


# Scales of channels ------------------------------------------------------------------------------


def _scales(scales: tuple[float, ...], channel: int = 0) -> SymmPerChannelQuantParams:
    return SymmPerChannelQuantParams(scales, channel)


_SCALES: Final = {
    "scales_of_channels": (NO_ERROR, [_scales((1.0, 2.0), channel) for channel in (0, 1)]),
    "scales_of_a_channel_that_is_none": (BAD_DATA, [_scales((1.0, 2.0), c) for c in (2, 7)]),
    "scales_of_another_number": (BAD_DATA, [_scales((1.0,) * count) for count in (0, 1, 3)]),
    "scales_that_are_not_positive": (BAD_DATA, [_scales((wrong, 1.0)) for wrong in (-1.0, 0.0)]),
}


@_DIRECTED.cells("{}", _SCALES)
def _set_scales(
    context: Context, row: tuple[ResultCode, Sequence[SymmPerChannelQuantParams]]
) -> None:
    code, each_scales = row
    model = Model(context.runtime)
    index = model.add_operand(OperandType(Code.TENSOR_QUANT8_SYMM_PER_CHANNEL, (2, 2)))
    for scales in each_scales:
        expect(code, model.set_operand_symm_per_channel_quant_params, index, scales)


@_DIRECTED.add
def scale_of_the_whole_operand(context: Context) -> None:
    model = Model(context.runtime)
    type = Code.TENSOR_QUANT8_SYMM_PER_CHANNEL
    expect(BAD_DATA, model.add_operand, OperandType(type, (2, 2), 1.0))
    expect(BAD_DATA, model.add_operand, OperandType(type, (2, 2), 0.0, 1))


@_DIRECTED.add
def scales_of_other_types(context: Context) -> None:
    model = Model(context.runtime)
    for type in (Code.TENSOR_FLOAT32, Code.TENSOR_INT32, Code.TENSOR_BOOL8, Code.INT32):
        dimensions = (2,) if type != Code.INT32 else ()
        index = model.add_operand(OperandType(type, dimensions))
        call = model.set_operand_symm_per_channel_quant_params
        expect(BAD_DATA, call, index, _scales((1.0, 2.0)))


@_DIRECTED.add
def scales_that_are_missing(context: Context) -> None:
    sketch = Sketch(context.runtime)
    first = sketch.operand(Code.TENSOR_QUANT8_SYMM_PER_CHANNEL, 2, 2)
    second = sketch.float32(2, 2)
    code, _ = code_of_call(lambda: _dequantized(sketch, first, second))
    require(code, BAD_DATA, "a model with a per-channel operand that has no scales")


def _dequantized(sketch: Sketch, first: int, second: int) -> Model:
    sketch.operation(OperationType.DEQUANTIZE, [first], [second])
    return sketch.finished([first], [second])


# Versions ----------------------------------------------------------------------------------------


_RANKS: Final = {
    "known_ranks": (True, True, True),
    "input_of_rank_0": (False, True, True),
    "temporary_of_rank_0": (True, False, True),
    "output_of_rank_0": (True, True, False),
}


@_DIRECTED.cells("version/{}", _RANKS)
def _of_rank_0(context: Context, operands: tuple[bool, ...]) -> None:
    """``c = a + b; d = c + b``; ``operands`` tells of a, c and d whether their rank is known."""
    sketch = Sketch(context.runtime)
    a, c, d = (sketch.float32(*((1,) if known else ())) for known in operands)
    b, code = sketch.float32(1), sketch.int32(0)
    sketch.operation(OperationType.ADD, [a, b, code], [c])
    sketch.operation(OperationType.ADD, [c, b, code], [d])
    model = sketch.finished([a, b], [d])
    expected = HalVersion.V1_0 if all(operands) else HalVersion.V1_2
    require(model.required_version, expected, "the version that the model needs")


@_DIRECTED.add
def version_of_requests(context: Context) -> None:
    plain = Request((), (), (Memory.allocate(4),))
    require(version_of_request(plain), HalVersion.V1_0, "the version of a request")
    token = Request((), (), (BufferToken(1),))
    require(version_of_request(token), HalVersion.V1_3, "that with a device memory")
