"""Every rule of hal.md 6."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nnhal.driver_kit import Signature
from nnhal.memory import Memory
from nnhal.types import (
    BufferToken,
    DataLocation,
    ExtensionOperandTypeInformation,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    Request,
    RequestArgument,
)
from nnhal.validation import Invalid, check_request
from tests.cells import cells
from tests.unit.nnhal.toys import add_model, arguments, operand

replace = msgspec.structs.replace


def check(request: Request, model: Model | None = None, allow: bool = True) -> None:
    signature = Signature.of(model or add_model())
    check_request(request, signature.inputs, signature.outputs, allow_unspecified_output=allow)


def changed(what: str, index: int, **fields: Any) -> Request:
    """A valid request with fields of one argument changed."""
    request = arguments().request
    listed = list(getattr(request, what))
    listed[index] = replace(listed[index], **fields)
    return replace(request, **{what: tuple(listed)})


def test_a_valid_request_passes() -> None:
    check(arguments().request, allow=False)


@cells(
    ("request_", "message"),
    [
        (replace(arguments().request, inputs=()), "0 inputs, the model has 2"),
        (replace(arguments().request, outputs=()), "0 outputs, the model has 1"),
        (replace(arguments().request, pools=(Memory.allocate(0),) * 2), "pool 0 is empty"),
        (replace(arguments().request, pools=(BufferToken(0),) * 2), "pool 0 has the token 0"),
        (changed("inputs", 1, location=DataLocation(2, 0, 16)), "input 1: pool index 2 of 2"),
        (changed("inputs", 0, location=DataLocation(0, 20, 16)), "input 0: bytes 20 to 36"),
        (changed("inputs", 0, location=DataLocation(0, -4, 16)), "input 0: bytes -4 to 12"),
        (changed("inputs", 0, location=DataLocation(0, 4, -4)), "input 0: bytes 4 to 0"),
        (changed("inputs", 0, location=DataLocation(0, 0, 0)), "input 0: an empty range"),
        (changed("inputs", 0, location=DataLocation(0, 0, 12)), "input 0: 12 bytes for [4]"),
        (changed("outputs", 0, location=DataLocation(1, 0, 15)), "output 0: 15 bytes for [4]"),
        (changed("inputs", 0, has_no_value=True), "input 0: has no value, yet a location"),
        (
            changed("inputs", 0, has_no_value=True, location=DataLocation(), dimensions=(4,)),
            "input 0: has no value, yet",
        ),
        (changed("inputs", 0, dimensions=(2, 2)), "input 0: dimensions [4] and [2, 2]"),
        (changed("inputs", 0, dimensions=(5,)), "input 0: dimensions [4] and [5] contradict"),
        (changed("inputs", 0, dimensions=(-4,)), "input 0: dimensions [-4] are no unsigned 32-bit"),
        (changed("inputs", 0, dimensions=(0,)), "input 0: dimensions [0], the model has [4]"),
        (changed("outputs", 0, dimensions=(0,)), "output 0: dimensions [0], the model has [4]"),
        (changed("outputs", 0, location=DataLocation(0, 16, 16)), "output 0 overlaps input 1"),
    ],
)
def test_a_broken_rule_is_named_with_its_argument(request_: Request, message: str) -> None:
    with pytest.raises(Invalid) as caught:
        check(request_)
    assert message in str(caught.value)


@pytest.mark.parametrize("dimensions", [(), (0,)])
def test_inputs_of_unknown_shape_must_be_told_by_the_request(dimensions: tuple[int, ...]) -> None:
    main = add_model().main
    operands = list(main.operands)
    operands[0] = replace(operands[0], dimensions=dimensions)
    model = Model(replace(main, operands=tuple(operands)))
    with pytest.raises(Invalid, match="input 0: unknown dimensions"):
        check(arguments().request, model)
    check(changed("inputs", 0, dimensions=(4,)), model)
    # With an unknown rank there is nothing in the model that 0 could contradict.
    with pytest.raises(Invalid, match="input 0: unknown dimensions"):
        check(changed("inputs", 0, dimensions=(0,)), model)


@pytest.mark.parametrize("dimensions", [(), (0,)])
def test_outputs_of_unknown_shape_are_allowed_or_not(dimensions: tuple[int, ...]) -> None:
    model = add_model(output_dimensions=dimensions)
    check(arguments(capacity=3).request, model)
    with pytest.raises(Invalid, match="output 0: unknown dimensions"):
        check(arguments().request, model, allow=False)
    check(changed("outputs", 0, dimensions=(4,)), model, allow=False)


def test_an_omitted_argument_is_valid() -> None:
    check(changed("inputs", 0, has_no_value=True, location=DataLocation()))


def test_a_device_memory_is_taken_whole() -> None:
    request = replace(arguments().request, pools=(arguments().request.pools[0], BufferToken(1)))
    with pytest.raises(Invalid, match="output 0: bytes 0 to 16 of pool 1, which has 0"):
        check(request)
    whole = (RequestArgument(location=DataLocation(1, 0, 0)),)
    check(replace(request, outputs=whole))


def test_an_extension_type_may_have_any_length() -> None:
    main = add_model().main
    vendor = operand(0x10001, (4,), OperandLifeTime.SUBGRAPH_INPUT)
    model = Model(replace(main, operands=(vendor, *main.operands[1:])))
    check(changed("inputs", 0, location=DataLocation(0, 0, 7)), model)


@cells(
    ("dimensions", "is_tensor", "length", "message"),
    [
        ((4,), True, 12, None),
        ((4,), True, 7, "input 0: 7 bytes for [4], expected 12"),
        ((), False, 3, None),
        ((), False, 4, "input 0: 4 bytes for [], expected 3"),
        ((), True, 3, "input 0: unknown dimensions []"),
    ],
)
def test_a_declared_extension_type_has_its_length(
    dimensions: tuple[int, ...], is_tensor: bool, length: int, message: str | None
) -> None:
    vendor = operand(0x10001, dimensions, OperandLifeTime.SUBGRAPH_INPUT)
    types = {0x10001: ExtensionOperandTypeInformation(1, is_tensor, 3)}
    pool = Memory.allocate(16)
    request = Request((RequestArgument(location=DataLocation(0, 0, length)),), (), (pool,))

    def check_it() -> None:
        check_request(request, (vendor,), (), allow_unspecified_output=False, extension_types=types)

    if message is None:
        check_it()
    else:
        with pytest.raises(Invalid, match=re.escape(message)):
            check_it()


def test_scalars_have_no_dimensions_to_be_known() -> None:
    scalar = Operand(OperandType.INT32, lifetime=OperandLifeTime.SUBGRAPH_INPUT)
    pool = Memory.allocate(4)
    request = Request((RequestArgument(location=DataLocation(0, 0, 4)),), (), (pool,))
    check_request(request, (scalar,), (), allow_unspecified_output=False)


def test_inputs_may_share_bytes() -> None:
    check(changed("inputs", 1, location=DataLocation(0, 8, 16)))


@given(st.lists(st.tuples(st.integers(0, 20), st.integers(1, 5), st.booleans()), max_size=6))
def test_outputs_share_bytes_with_nothing(ranges: list[tuple[int, int, bool]]) -> None:
    pool = Memory.allocate(32)

    def arguments_of(output: bool) -> tuple[RequestArgument, ...]:
        places = [DataLocation(0, start, size) for start, size, out in ranges if out == output]
        return tuple(RequestArgument(location=place) for place in places)

    def operands_of(output: bool) -> list[Operand]:
        return [
            Operand(OperandType.TENSOR_QUANT8_ASYMM, (size,), 1.0)
            for _, size, out in ranges
            if out == output
        ]

    request = Request(arguments_of(False), arguments_of(True), (pool,))
    bytes_of = [(set(range(start, start + size)), out) for start, size, out in ranges]
    overlap = any(
        one & other and (one_out or other_out)
        for i, (one, one_out) in enumerate(bytes_of)
        for other, other_out in bytes_of[:i]
    )
    operands = operands_of(False), operands_of(True)
    if overlap:
        with pytest.raises(Invalid, match="overlaps"):
            check_request(request, *operands, allow_unspecified_output=False)
    else:
        check_request(request, *operands, allow_unspecified_output=False)
