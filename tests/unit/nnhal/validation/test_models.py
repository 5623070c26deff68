"""Every rule of hal.md 5, by one mutation of a valid model that breaks it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from nnhal.memory import Memory
from nnhal.operations.spec import FeatureLevel
from nnhal.types import (
    DataLocation,
    ExtensionNameAndPrefix,
    Model,
    OperandLifeTime,
    OperandType,
    Operation,
    Subgraph,
    SymmPerChannelQuantParams,
)
from nnhal.validation import Invalid, check_model, check_preference, check_priority
from tests.cells import cells
from tests.unit.nnhal.toys import add_model, operand

INPUT = OperandLifeTime.SUBGRAPH_INPUT
OUTPUT = OperandLifeTime.SUBGRAPH_OUTPUT
COPY = OperandLifeTime.CONSTANT_COPY
REFERENCE = OperandLifeTime.CONSTANT_REFERENCE
NO_VALUE = OperandLifeTime.NO_VALUE
TEMPORARY = OperandLifeTime.TEMPORARY_VARIABLE

replace = msgspec.structs.replace


def with_operand(index: int, model: Model | None = None, **fields: Any) -> Model:
    """``model`` with fields of one operand changed."""
    model = model or add_model()
    operands = list(model.main.operands)
    operands[index] = replace(operands[index], **fields)
    return with_main(model, operands=tuple(operands))


def with_main(model: Model | None = None, **fields: Any) -> Model:
    model = model or add_model()
    return replace(model, main=replace(model.main, **fields))


def with_operation(**fields: Any) -> Model:
    model = add_model()
    return with_main(model, operations=(replace(model.main.operations[0], **fields),))


def quantized(type: OperandType, scale: float = 0.5, zero_point: int = 0) -> Model:
    """A model that keeps an operand of ``type``, of which an extension's operation takes care."""
    given = operand(type, (4,), INPUT, scale=scale, zero_point=zero_point)
    result = operand(OperandType.TENSOR_FLOAT32, (4,), OUTPUT)
    work = Operation(0x10001, (0,), (1,))
    return Model(Subgraph((given, result), (work,), (0,), (1,)))


def per_channel(dimensions: tuple[int, ...], extra: Any, scale: float = 0.0) -> Model:
    type = OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL
    model = quantized(type, scale)
    return with_operand(0, model, dimensions=dimensions, extra_params=extra)


def test_a_valid_model_has_a_level() -> None:
    assert check_model(add_model()) == FeatureLevel.V1_0


@cells(
    ("model", "level"),
    [
        (add_model(output_dimensions=()), FeatureLevel.V1_2),
        (add_model(output_dimensions=(0,)), FeatureLevel.V1_0),
        (
            add_model(extension_name_to_prefix=(ExtensionNameAndPrefix("a.b", 1),)),
            FeatureLevel.V1_2,
        ),
        (add_model(relax_computation_float32_to_float16=True), FeatureLevel.V1_0),
        (quantized(OperandType.TENSOR_QUANT8_ASYMM_SIGNED), FeatureLevel.V1_3),
        (quantized(OperandType.TENSOR_QUANT8_ASYMM), FeatureLevel.V1_2),
    ],
)
def test_the_level_is_that_of_the_newest_part(model: Model, level: FeatureLevel) -> None:
    assert check_model(model) == level


CASES: dict[str, tuple[Callable[[], Model], str]] = {
    "no operations": (lambda: with_main(operations=()), "there must be an operand"),
    "no operands": (lambda: with_main(operands=()), "there must be an operand"),
    "empty pool": (lambda: add_model(pools=(Memory.allocate(0),)), "pool 0 is empty"),
    "unknown operand type": (lambda: with_operand(0, type=16), "operand 0: 16 is no operand type"),
    "negative operand type": (lambda: with_operand(0, type=-1), "-1 is no operand type"),
    "operand type of 33 bits": (
        lambda: with_operand(0, type=1 << 32),
        "operand 0: 4294967296 is no operand type",
    ),
    "operation type of 33 bits": (
        lambda: with_operation(type=1 << 32),
        "4294967296 is no operation type",
    ),
    "unknown lifetime": (lambda: with_operand(0, lifetime=7), "7 is no lifetime"),
    "subgraph type only": (
        lambda: with_operand(0, type=OperandType.SUBGRAPH),
        "type SUBGRAPH with lifetime SUBGRAPH_INPUT",
    ),
    "subgraph lifetime only": (
        lambda: with_operand(0, lifetime=OperandLifeTime.SUBGRAPH),
        "type TENSOR_FLOAT32 with lifetime SUBGRAPH",
    ),
    "scalar with rank": (lambda: with_operand(2, dimensions=(1,)), "operand 2: a scalar"),
    "constant of unknown rank": (
        lambda: with_operand(0, lifetime=COPY, dimensions=()),
        "a constant with unknown dimensions",
    ),
    "constant of unknown dimension": (
        lambda: with_operand(0, lifetime=COPY, dimensions=(0,)),
        "a constant with unknown dimensions",
    ),
    "constant too large": (
        lambda: with_operand(0, lifetime=COPY, dimensions=(1 << 16, 1 << 14)),
        "more than 32 bits can count",
    ),
    "constant of wrong length": (
        lambda: with_operand(2, location=DataLocation(0, 0, 3)),
        "operand 2: 3 bytes of data for INT32",
    ),
    "scale of a float": (lambda: with_operand(0, scale=1.0), "with scale 1.0, expected 0"),
    "negative scale of int32": (
        lambda: with_operand(0, type=OperandType.TENSOR_INT32, scale=-1.0),
        "with scale -1.0, expected 0 or more",
    ),
    "no scale of a quantized type": (
        lambda: quantized(OperandType.TENSOR_QUANT8_ASYMM, 0.0),
        "with scale 0.0, expected more than 0",
    ),
    "NaN as scale": (
        lambda: quantized(OperandType.TENSOR_QUANT8_ASYMM, float("nan")),
        "expected more than 0",
    ),
    "scale of an extension type": (
        lambda: quantized(0x10005, 1.0),  # type: ignore[arg-type]
        "with scale 1.0, expected 0",
    ),
    "scale beside scales of channels": (
        lambda: per_channel((2, 2), SymmPerChannelQuantParams((1.0, 1.0), 0), 1.0),
        "with scale 1.0, expected 0",
    ),
    "no scales of channels": (lambda: per_channel((2, 2), None), "without the scales"),
    "channel dimension beyond the rank": (
        lambda: per_channel((2, 2), SymmPerChannelQuantParams((1.0, 1.0), 2)),
        "channel dimension 2",
    ),
    "scales of another number of channels": (
        lambda: per_channel((2, 3), SymmPerChannelQuantParams((1.0, 1.0), 1)),
        "2 scales for 3 channels",
    ),
    "unknown number of channels": (
        lambda: per_channel((0, 2), SymmPerChannelQuantParams((), 0)),
        "0 scales for 0 channels",
    ),
    "scale 0 of a channel": (
        lambda: per_channel((2, 2), SymmPerChannelQuantParams((1.0, 0.0), 0)),
        "scale 0.0 of a channel",
    ),
    "extra parameters of a float": (
        lambda: with_operand(0, extra_params=b"x"),
        "with extra parameters",
    ),
    "channel scales of an extension type": (
        lambda: with_operand(
            0,
            quantized(0x10005, 0.0),
            extra_params=SymmPerChannelQuantParams((1.0,), 0),  # type: ignore[arg-type]
        ),
        "an extension type with scales",
    ),
    "location of an input": (
        lambda: with_operand(0, location=DataLocation(0, 0, 16)),
        "SUBGRAPH_INPUT with",
    ),
    "constant copy in a pool": (
        lambda: with_operand(2, location=DataLocation(1, 0, 4)),
        "CONSTANT_COPY with pool index 1",
    ),
    "constant copy beyond the values": (
        lambda: with_operand(2, location=DataLocation(0, 1, 4)),
        "bytes 1 to 5 of operand values, which has 4",
    ),
    "constant reference without pool": (
        lambda: with_operand(2, lifetime=REFERENCE),
        "pool index 0 of 0 pools",
    ),
    "constant reference beyond its pool": (
        lambda: with_operand(2, add_model(pools=(Memory.allocate(3),)), lifetime=REFERENCE),
        "bytes 0 to 4 of pool 0, which has 3",
    ),
    "input index out of range": (lambda: with_main(input_indexes=(0, 4)), "4 of 4 operands"),
    "input listed twice": (lambda: with_main(input_indexes=(0, 1, 1)), "listed twice"),
    "input not listed": (lambda: with_main(input_indexes=(0,)), "operand 1 is a SUBGRAPH_INPUT"),
    "constant as input": (
        lambda: with_main(input_indexes=(0, 1, 2)),
        "operand 2 is listed as SUBGRAPH_INPUT but is a CONSTANT_COPY",
    ),
    "input as output": (lambda: with_main(output_indexes=(3, 0)), "but is a SUBGRAPH_INPUT"),
    "unknown operation": (lambda: with_operation(type=9998), "9998"),
    "operation input out of range": (
        lambda: with_operation(inputs=(0, 1, 4)),
        "operation 0 (ADD): input 2 is operand 4 of 4",
    ),
    "operation output out of range": (
        lambda: with_operation(outputs=(-1,)),
        "output 0 is operand -1 of 4",
    ),
    "operation without inputs": (lambda: with_operation(inputs=()), "operation 0 (ADD)"),
    "one input too many": (lambda: with_operation(inputs=(0, 1, 2, 2)), "operation 0 (ADD)"),
    "types that do not go together": (
        lambda: with_operand(1, type=OperandType.TENSOR_FLOAT16),
        "operation 0 (ADD)",
    ),
    "output that is an input of the model": (
        lambda: with_operation(outputs=(0,)),
        "output 0 (operand 0) is a SUBGRAPH_INPUT",
    ),
    "operand written twice": (
        lambda: with_main(operations=add_model().main.operations * 2),
        "operation 1 writes operand 3 a second time",
    ),
    "operand read before it is written": (
        lambda: with_operation(inputs=(0, 3, 2)),
        "operation 0 reads operand 3 before it is written",
    ),
    "operand never written": (
        lambda: with_main(operands=(*add_model().main.operands, operand(lifetime=TEMPORARY))),
        "operand 4 is never written",
    ),
}


@cells("name", CASES)
def test_a_broken_rule_is_named_with_its_culprit(name: str) -> None:
    make, message = CASES[name]
    with pytest.raises(Invalid) as caught:
        check_model(make())
    assert message in str(caught.value)


@cells(
    ("type", "good", "bad"),
    [
        (OperandType.TENSOR_QUANT8_ASYMM, (0, 255), (-1, 256)),
        (OperandType.TENSOR_QUANT8_ASYMM_SIGNED, (-128, 127), (-129, 128)),
        (OperandType.TENSOR_QUANT16_ASYMM, (0, 65535), (-1, 65536)),
        (OperandType.TENSOR_QUANT8_SYMM, (0,), (-1, 1)),
        (OperandType.TENSOR_QUANT16_SYMM, (0,), (-1, 1)),
        (OperandType.TENSOR_INT32, (0,), (1,)),
    ],
)
def test_zero_points_have_the_range_of_their_type(
    type: OperandType, good: tuple[int, ...], bad: tuple[int, ...]
) -> None:
    for zero_point in good:
        check_model(quantized(type, 0.5, zero_point))
    for zero_point in bad:
        with pytest.raises(Invalid, match=f"zero point {zero_point}"):
            check_model(quantized(type, 0.5, zero_point))


@cells("name", ["nodot", "Upper.case", "with space.x", "umlaut.ä", ""])
def test_extension_names_are_lower_case_with_a_dot(name: str) -> None:
    with pytest.raises(Invalid, match="extension name"):
        check_model(add_model(extension_name_to_prefix=(ExtensionNameAndPrefix(name, 1),)))


@pytest.mark.parametrize(
    ("one", "other", "what"),
    [(("a.b", 1), ("a.b", 2), "name a.b"), (("a.b", 1), ("a.c", 1), "prefix 1")],
)
def test_extension_names_and_prefixes_are_unique(
    one: tuple[str, int], other: tuple[str, int], what: str
) -> None:
    extensions = ExtensionNameAndPrefix(*one), ExtensionNameAndPrefix(*other)
    with pytest.raises(Invalid, match=f"2 extensions have the {what}"):
        check_model(add_model(extension_name_to_prefix=extensions))


def test_preferences_and_priorities_are_0_to_2() -> None:
    for check in (check_preference, check_priority):
        for code in (0, 1, 2):
            check(code)
        for code in (-1, 3):
            with pytest.raises(Invalid):
                check(code)
