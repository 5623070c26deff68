"""Request arguments in shared memory."""

from __future__ import annotations

import numpy as np
import pytest

from nnhal.errors import Invalid
from nnhal.types import Operand, OperandType, OutputShape
from nnhal.validation import check_request
from nntest.arguments import ALIGNMENT, UNTOUCHED, ArgumentPools, Arguments


def vector(length: int) -> Operand:
    return Operand(OperandType.TENSOR_FLOAT32, (length,))


def test_a_request_is_valid_and_holds_the_inputs() -> None:
    one, other = np.arange(3, dtype=np.float32), np.arange(40, dtype=np.float32)

    arguments = Arguments([one.tobytes(), other.tobytes()], [12])

    operands = [vector(3), vector(40)]
    check_request(arguments.request, operands, [vector(3)], allow_unspecified_output=False)
    locations = [argument.location for argument in arguments.request.inputs]
    pool = arguments.request.pools[0]
    for values, location in zip((one, other), locations, strict=True):
        assert location.offset % ALIGNMENT == 0
        np.testing.assert_array_equal(pool.view(np.float32, values.shape, location.offset), values)


def test_an_input_without_data_is_omitted() -> None:
    arguments = Arguments([b"", b"1234"], [4])

    assert [argument.has_no_value for argument in arguments.request.inputs] == [True, False]


def test_what_a_driver_does_not_write_is_no_likely_output() -> None:
    arguments = Arguments([b"1234"], [8])

    (floats,) = [arguments.output(0, vector(2))]
    assert (np.abs(floats) > 1e30).all()
    steps = arguments.output(0, Operand(OperandType.TENSOR_QUANT8_ASYMM, (8,)))
    assert (steps == UNTOUCHED).all()


def test_an_output_has_the_shape_that_the_driver_reports() -> None:
    arguments = Arguments([b"1234"], [24])

    output = arguments.output(0, vector(0), OutputShape((2, 3)))

    assert output.shape == (2, 3)


def test_pools_are_used_again_and_grow() -> None:
    pools = ArgumentPools()

    first = Arguments([b"1234"], [4], pools=pools)
    second = Arguments([b"5678"], [8], pools=pools)
    large = Arguments([bytes(1_000_000)], [4], pools=pools)

    assert second.request.pools == first.request.pools
    assert large.request.pools[0].size >= 1_000_000
    assert large.request.pools[1] is first.request.pools[1]


def test_outputs_are_fresh_when_pools_are_used_again() -> None:
    pools = ArgumentPools()
    Arguments([b"1234"], [8], pools=pools).output(0, vector(2))[:] = 1

    again = Arguments([b"1234"], [8], pools=pools)

    assert (again.output(0, vector(2)) != 1).all()


def test_dimensions_go_with_the_arguments_that_have_them() -> None:
    arguments = Arguments([b"12345678"], [8], [(2,)], [(2,)])

    request = arguments.request
    check_request(request, [vector(0)], [vector(0)], allow_unspecified_output=False)
    with pytest.raises(Invalid):
        check_request(request, [vector(3)], [vector(0)], allow_unspecified_output=False)
