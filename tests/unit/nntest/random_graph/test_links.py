from __future__ import annotations

import pytest

from nnhal.types import OperandType, OperationType, Subgraph
from nnhal.types import Operation as HalOperation
from nntest.random_graph.claims import OperationKind
from nntest.random_graph.links import first_tensor, is_chain, is_joined, may_follow

T = OperandType

PAD = OperationKind(OperationType.PAD, (T.TENSOR_FLOAT32, T.TENSOR_INT32))
CONV = OperationKind(OperationType.CONV_2D, (T.TENSOR_FLOAT32,))
CODES = OperationKind(OperationType.CONV_2D, (T.TENSOR_QUANT8_ASYMM, T.TENSOR_INT32))
DEQUANTIZE = OperationKind(OperationType.DEQUANTIZE, (T.TENSOR_QUANT8_ASYMM, T.TENSOR_FLOAT32))
LESS = OperationKind(OperationType.LESS, (T.TENSOR_FLOAT32, T.TENSOR_BOOL8))
NOT = OperationKind(OperationType.LOGICAL_NOT, (T.TENSOR_BOOL8,))


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        (PAD, CONV, True),  # its paddings are no result
        (CODES, DEQUANTIZE, True),  # nor are biases
        (DEQUANTIZE, CONV, True),
        (DEQUANTIZE, CODES, False),
        (CODES, CONV, False),
        (LESS, NOT, True),
        (NOT, LESS, False),
    ],
)
def test_an_operation_follows_those_whose_results_it_may_read(
    first: OperationKind, second: OperationKind, expected: bool
) -> None:
    assert may_follow(first, second) is expected


def test_data_have_the_ranks_of_the_first_tensor() -> None:
    assert first_tensor(CONV) == {(T.TENSOR_FLOAT32, 4)}
    assert (T.TENSOR_FLOAT32, 2) in first_tensor(PAD)


def graph(*arguments: tuple[tuple[int, ...], tuple[int, ...]]) -> Subgraph:
    operations = tuple(HalOperation(OperationType.RELU, *one) for one in arguments)
    return Subgraph((), operations, (), ())


def test_a_chain_is_joined_if_the_last_operation_reads_what_the_last_but_two_gives() -> None:
    assert is_joined(graph(((0,), (1,)), ((1,), (2,)), ((2, 1), (3,))))
    assert is_joined(graph(((0,), (1,)), ((1,), (2,)), ((1, 2), (3,))))
    assert not is_joined(graph(((0,), (1,)), ((1,), (2,)), ((2, 0), (3,))))
    assert not is_joined(graph(((0,), (1,)), ((0,), (2,)), ((2, 1), (3,))))


def test_a_chain_has_a_result_of_each_operation_in_the_next() -> None:
    assert is_chain(graph(((0,), (1,))))
    assert is_chain(graph(((0,), (1,)), ((2, 1), (3,)), ((3,), (4,))))
    assert not is_chain(graph(((0,), (1,)), ((0,), (2,))))
    assert not is_chain(graph(((0,), (1,)), ((1,), (2,)), ((1,), (3,))))
