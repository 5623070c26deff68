"""Operations that undo others."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nnhal.types import OperandType, OperationType
from tests.corpus.laws import driver
from tests.corpus.laws.dice import Dice, dice, like
from tests.corpus.laws.operand_types import F32, FLOAT_AND_QUANT8, S8, U8
from tests.operands import Argument, Array, Tensor
from tests.volume import repeated

O = OperationType  # noqa: E741

EXAMPLES = repeated(8, 30)

types = st.sampled_from(FLOAT_AND_QUANT8)


def _run(operation: OperationType, arguments: list[Argument], *outputs: Tensor) -> list[Array]:
    return driver.run_operation(operation, arguments, outputs)


def _as(tensor: Tensor, value: Array) -> Tensor:
    return Tensor(tensor.type, value, tensor.scale, tensor.zero_point)


@settings(max_examples=EXAMPLES)
@given(types, dice())
def test_what_is_split_and_joined_is_the_whole(type_: OperandType, dice: Dice) -> None:
    shape, count = list(dice.shape(dice.number(1, 4), 4)), dice.number(1, 4)
    axis = dice.number(0, len(shape) - 1)
    shape[axis] *= count
    whole = dice.tensor(type_, shape)
    parts = _run(O.SPLIT, [whole, axis, count], *[like(whole)] * count)
    (joined,) = _run(O.CONCATENATION, [*(_as(whole, p) for p in parts), axis], like(whole))
    np.testing.assert_array_equal(joined, whole.array)


@settings(max_examples=EXAMPLES)
@given(types, dice(), st.integers(1, 4).flatmap(lambda rank: st.permutations(range(rank))))
def test_the_inverse_permutation_undoes_a_transposition(
    type_: OperandType, dice: Dice, order: list[int]
) -> None:
    source = dice.tensor(type_, dice.shape(len(order)))
    (there,) = _run(O.TRANSPOSE, [source, order], like(source))
    back = [_as(source, there), np.argsort(order).tolist()]
    (returned,) = _run(O.TRANSPOSE, back, like(source))
    np.testing.assert_array_equal(returned, source.array)


@pytest.mark.parametrize("type_", [U8, S8], ids=lambda type_: type_.name)
@settings(max_examples=EXAMPLES)
@given(dice=dice())
def test_what_is_quantized_comes_back_within_half_a_step(type_: OperandType, dice: Dice) -> None:
    codes = dice.output(type_, 0.1)
    limits = np.iinfo(dice.codes(type_, (1,)).dtype)
    low, high = ((limit - codes.zero_point) * codes.scale for limit in (limits.min, limits.max))
    reals = dice.rng.uniform(low, high, dice.shape(2)).astype(np.float32)
    (quantized,) = _run(O.QUANTIZE, [Tensor(F32, reals)], codes)
    (back,) = _run(O.DEQUANTIZE, [_as(codes, quantized)], Tensor(F32))
    assert np.abs(back - reals).max() <= codes.scale * 0.5001


@settings(max_examples=EXAMPLES)
@given(st.sampled_from((U8, S8)), dice())
def test_codes_survive_being_real_numbers(type_: OperandType, dice: Dice) -> None:
    codes = dice.quant8(type_, dice.shape(2))
    (reals,) = _run(O.DEQUANTIZE, [codes], Tensor(F32))
    (back,) = _run(O.QUANTIZE, [Tensor(F32, reals)], like(codes))
    np.testing.assert_array_equal(back, codes.array)
