"""Every other operation through TF Lite against NumPy."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from corpus.tflite_oracle import run
from nnhal.types import OperandType, OperationType
from nntflite.errors import NotExpressible
from nntflite.exporter import export_model, supported_operations
from nntflite.importer import import_model
from nntflite.interpreter import Interpreter
from nntflite.reader import read
from tests.cells import cells

F32, I32, B8 = OperandType.TENSOR_FLOAT32, OperandType.TENSOR_INT32, OperandType.TENSOR_BOOL8
U8, S8 = OperandType.TENSOR_QUANT8_ASYMM, OperandType.TENSOR_QUANT8_ASYMM_SIGNED
O = OperationType  # noqa: E741
Array = NDArray[Any]


@dataclass(frozen=True)
class Ints:
    """An int32 tensor argument, constant."""

    values: Any


@dataclass(frozen=True)
class Bools:
    values: Any


def _swap(axis: int) -> Callable[[Array], Array]:
    return lambda a: np.swapaxes(a, axis, -1)


def _softmax(x: Array, axis: int) -> Array:
    powers = np.exp(x - x.max(axis, keepdims=True))
    return powers / powers.sum(axis, keepdims=True)


A = np.random.default_rng(1).uniform(0.1, 2, (2, 3, 4, 6))
B = np.random.default_rng(2).uniform(-2, 2, (4, 1))
M = np.random.default_rng(3).uniform(-1, 1, (5, 4))
V = np.array([0.5, -3.25, 7.0])
CASES: dict[str, tuple[OperationType, list[Any], list[Array]]] = {
    "relu": (O.RELU, [B], [np.maximum(B, 0)]),
    "relu1": (O.RELU1, [B], [np.clip(B, -1, 1)]),
    "relu6": (O.RELU6, [V], [np.clip(V, 0, 6)]),
    "logistic": (O.LOGISTIC, [B], [1 / (1 + np.exp(-B))]),
    "tanh": (O.TANH, [B], [np.tanh(B)]),
    "hard swish": (O.HARD_SWISH, [V], [V * np.clip(V + 3, 0, 6) / 6]),
    "elu": (O.ELU, [B, 1.0], [np.where(B > 0, B, np.expm1(B))]),
    "prelu": (O.PRELU, [V, np.array([0.5, 2, 3])], [np.array([0.5, -6.5, 7])]),
    "softmax": (O.SOFTMAX, [A, 2.0], [_softmax(2 * A, -1)]),
    "softmax along an axis": (O.SOFTMAX, [A, 1.0, 1], [_softmax(A, 1)]),
    "log softmax": (O.LOG_SOFTMAX, [A, 0.5, -2], [np.log(_softmax(A / 2, -2))]),
    "add": (O.ADD, [A, B, 1], [np.maximum(A + B, 0)]),
    "sub": (O.SUB, [A, B, 0], [A - B]),
    "mul": (O.MUL, [A, B, 2], [np.clip(A * B, -1, 1)]),
    "div": (O.DIV, [B, A, 0], [B / A]),
    "maximum": (O.MAXIMUM, [A, B], [np.maximum(A, B)]),
    "minimum": (O.MINIMUM, [A, B], [np.minimum(A, B)]),
    "pow": (O.POW, [A, B], [A**B]),
    "abs": (O.ABS, [B], [abs(B)]),
    "exp": (O.EXP, [B], [np.exp(B)]),
    "floor": (O.FLOOR, [V], [np.floor(V)]),
    "log": (O.LOG, [A], [np.log(A)]),
    "neg": (O.NEG, [B], [-B]),
    "rsqrt": (O.RSQRT, [A], [A**-0.5]),
    "sin": (O.SIN, [B], [np.sin(B)]),
    "sqrt": (O.SQRT, [A], [np.sqrt(A)]),
    "equal": (O.EQUAL, [V, np.array([0.5, 0, 7])], [np.array([True, False, True])]),
    "not equal": (O.NOT_EQUAL, [V, np.array([0.5])], [V != 0.5]),
    "greater": (O.GREATER, [A, B], [A > B]),
    "greater equal": (O.GREATER_EQUAL, [A, B], [A >= B]),
    "less": (O.LESS, [A, B], [A < B]),
    "less equal": (O.LESS_EQUAL, [A, B], [A <= B]),
    "and": (
        O.LOGICAL_AND,
        [Bools([True, False]), Bools([True, True])],
        [np.array([True, False])],
    ),
    "or": (O.LOGICAL_OR, [Bools([True, False]), Bools([False])], [np.array([True, False])]),
    "not": (O.LOGICAL_NOT, [Bools([True, False])], [np.array([False, True])]),
    "mean": (O.MEAN, [A, Ints([1, -2]), 1], [A.mean((1, 2), keepdims=True)]),
    "mean of all": (O.MEAN, [A, Ints([0, 1, 2, 3]), 0], [A.mean().reshape(1)]),
    "reduce sum": (O.REDUCE_SUM, [A, Ints([0]), False], [A.sum(0)]),
    "reduce prod": (O.REDUCE_PROD, [A, Ints([0, 1]), False], [A.prod((0, 1))]),
    "reduce max": (O.REDUCE_MAX, [A, Ints([2]), True], [A.max(2, keepdims=True)]),
    "reduce min": (O.REDUCE_MIN, [A, Ints([-1]), False], [A.min(-1)]),
    "reduce any": (O.REDUCE_ANY, [Bools([[True, False]]), Ints([1]), False], [np.array([True])]),
    "reduce all": (O.REDUCE_ALL, [Bools([[True, False]]), Ints([1]), False], [np.array([False])]),
    "argmax": (O.ARGMAX, [A, -1], [A.argmax(-1)]),
    "argmin": (O.ARGMIN, [A, 1], [A.argmin(1)]),
    "reshape": (O.RESHAPE, [A, Ints([6, -1])], [A.reshape(6, -1)]),
    "squeeze": (O.SQUEEZE, [A[:1, :, :1], Ints([2])], [A[:1, :, 0]]),
    "squeeze all": (O.SQUEEZE, [A[:1, :, :1], None], [A[0, :, 0]]),
    "expand dims": (O.EXPAND_DIMS, [M, -1], [M[..., None]]),
    "transpose": (O.TRANSPOSE, [A, Ints([3, 1, 0, 2])], [A.transpose(3, 1, 0, 2)]),
    "transpose reversed": (O.TRANSPOSE, [A, None], [A.T]),
    "concatenation": (O.CONCATENATION, [A, 2 * A, 1], [np.concatenate([A, 2 * A], 1)]),
    "split": (O.SPLIT, [A, 3, 3], np.split(A, 3, 3)),
    "pack": (O.PACK, [1, M, 2 * M], [np.stack([M, 2 * M], 1)]),
    "pad": (O.PAD, [M, Ints([[1, 0], [0, 2]])], [np.pad(M, ((1, 0), (0, 2)))]),
    "pad v2": (
        O.PAD_V2,
        [M, Ints([[1, 0], [0, 2]]), 9.0],
        [np.pad(M, ((1, 0), (0, 2)), constant_values=9)],
    ),
    "mirror pad": (
        O.MIRROR_PAD,
        [M, Ints([[1, 2], [3, 0]]), 0],
        [np.pad(M, ((1, 2), (3, 0)), "reflect")],
    ),
    "mirror pad, symmetric": (
        O.MIRROR_PAD,
        [M, Ints([[1, 2], [3, 0]]), 1],
        [np.pad(M, ((1, 2), (3, 0)), "symmetric")],
    ),
    "tile": (O.TILE, [M, Ints([2, 3])], [np.tile(M, (2, 3))]),
    "reverse": (O.REVERSE, [M, Ints([1])], [M[:, ::-1]]),
    "channel shuffle": (
        O.CHANNEL_SHUFFLE,
        [A, 3, -1],
        [A.reshape(2, 3, 4, 3, 2).swapaxes(3, 4).reshape(A.shape)],
    ),
    "depth to space": (
        O.DEPTH_TO_SPACE,
        [A[..., :4], 2],
        [A[..., :4].reshape(2, 3, 4, 2, 2, 1).transpose(0, 1, 3, 2, 4, 5).reshape(2, 6, 8, 1)],
    ),
    "space to depth": (
        O.SPACE_TO_DEPTH,
        [A[:, :2], 2],
        [A[:, :2].reshape(2, 1, 2, 2, 2, 6).transpose(0, 1, 3, 2, 4, 5).reshape(2, 1, 2, 24)],
    ),
    "batch to space": (
        O.BATCH_TO_SPACE_ND,
        [A.reshape(4, 3, 2, 6), Ints([1, 2])],
        [A.reshape(2, 2, 3, 2, 6).transpose(1, 2, 3, 0, 4).reshape(2, 3, 4, 6)],
    ),
    "space to batch": (
        O.SPACE_TO_BATCH_ND,
        [A, Ints([1, 2]), Ints([[0, 0], [0, 0]])],
        [A.reshape(2, 3, 2, 2, 6).transpose(3, 0, 1, 2, 4).reshape(4, 3, 2, 6)],
    ),
    "slice": (O.SLICE, [A, Ints([0, 1, 2, 0]), Ints([2, -1, 1, 3])], [A[:, 1:, 2:3, :3]]),
    "strided slice": (
        O.STRIDED_SLICE,
        [M, Ints([4, 1]), Ints([0, 9]), Ints([-2, 1]), 0, 2, 2],
        [M[4:0:-2, 1]],
    ),
    "gather": (O.GATHER, [A, -1, Ints([5, 0, 5])], [A[..., [5, 0, 5]]]),
    "select": (O.SELECT, [Bools([True, False, True]), V, -V], [np.where([1, 0, 1], V, -V)]),
    "topk": (
        O.TOPK_V2,
        [M, 2],
        [-np.sort(-M, axis=1)[:, :2], np.argsort(-M, axis=1)[:, :2]],
    ),
    "resize bilinear": (O.RESIZE_BILINEAR, [A, 2, 3], [A[:, :, ::2]]),
    "resize nearest, by factors": (
        O.RESIZE_NEAREST_NEIGHBOR,
        [A, 2.0, 1.0],
        [A.repeat(2, axis=2)],
    ),
    "l2 normalization": (
        O.L2_NORMALIZATION,
        [A, 1],
        [A / np.sqrt((A**2).sum(1, keepdims=True))],
    ),
    "local response normalization": (
        O.LOCAL_RESPONSE_NORMALIZATION,
        [A, 6, 2.0, 0.5, 0.75],
        [A / (2 + 0.5 * (A**2).sum(-1, keepdims=True)) ** 0.75],
    ),
    "cast": (O.CAST, [Ints([3, -4])], [np.array([3.0, -4.0])]),
    "batch matmul": (O.BATCH_MATMUL, [M, M, False, True], [M @ M.T]),
    "fill": (O.FILL, [Ints([2, 3]), 1.5], [np.full((2, 3), 1.5)]),
    "fully connected": (
        O.FULLY_CONNECTED,
        [A, M[:, :4].repeat(6, 1), M[:, 0], 0],
        [A.reshape(-1, 24) @ M[:, :4].repeat(6, 1).T + M[:, 0]],
    ),
    "embedding lookup": (O.EMBEDDING_LOOKUP, [Ints([3, 0]), M], [M[[3, 0]]]),
    "hashtable lookup": (
        O.HASHTABLE_LOOKUP,
        [Ints([7, 8]), Ints([1, 2, 4, 7, 9]), M],
        [np.stack([M[3], 0 * M[0]]), np.array([1, 0], np.uint8)],
    ),
}


def _argument(tensor: Any, value: Any) -> Any:
    if isinstance(value, Ints):
        return tensor(I32, value.values, constant=True)
    if isinstance(value, Bools):
        return tensor(B8, value.values)
    return tensor(F32, value) if isinstance(value, np.ndarray) else value


def _result(tensor: Any, value: Array) -> Any:
    if value.dtype == np.uint8:
        return tensor(U8, value.shape, 1.0, 0)
    types = {"f": F32, "i": I32, "b": B8}
    return tensor(types[value.dtype.kind], value.shape)


@cells("name", CASES)
def test_an_operation_computes_what_numpy_does(one_operation: Any, tensor: Any, name: str) -> None:
    operation, arguments, expected = CASES[name]
    case = one_operation(
        operation,
        [_argument(tensor, value) for value in arguments],
        [_result(tensor, value) for value in expected],
    )
    results = run(case.model, case.inputs)
    for result, value in zip(results, expected, strict=True):
        assert result.shape == value.shape
        np.testing.assert_allclose(result, value, rtol=2e-5, atol=1e-6)


@cells("name", CASES)
def test_an_operation_comes_back_through_the_importer(
    one_operation: Any, tensor: Any, name: str
) -> None:
    operation, arguments, expected = CASES[name]
    case = one_operation(
        operation,
        [_argument(tensor, value) for value in arguments],
        [_result(tensor, value) for value in expected],
    )
    imported = import_model(export_model(case.model)).model
    shapes = [imported.main.operands[index].dimensions for index in imported.main.output_indexes]
    assert shapes == [value.shape for value in expected]
    for result, value in zip(run(imported, case.inputs), expected, strict=True):
        np.testing.assert_allclose(result, value, rtol=2e-5, atol=1e-6)


@pytest.mark.parametrize("type", [U8, S8])
def test_concatenation_converts_to_the_scale_of_the_output(
    one_operation: Any, tensor: Any, type: OperandType
) -> None:
    case = one_operation(
        O.CONCATENATION,
        [tensor(type, [10, 20], 0.5, 4), tensor(type, [10, 20], 1.0, 0), 0],
        [tensor(type, (4,), 1.0, 2)],
    )
    (result,) = run(case.model, case.inputs)
    np.testing.assert_array_equal(result, [5, 10, 12, 22])


@pytest.mark.parametrize("operation", [O.MAXIMUM, O.SELECT])
def test_scales_may_differ_where_tf_lite_compares_or_copies(
    one_operation: Any, tensor: Any, operation: OperationType
) -> None:
    first, second = tensor(U8, [10, 20], 0.5, 4), tensor(U8, [10, 20], 1.0, 0)
    choice = [tensor(B8, [False, False])] if operation == O.SELECT else []
    case = one_operation(operation, [*choice, first, second], [tensor(U8, (2,), 1.0, 2)])
    (result,) = run(case.model, case.inputs)
    np.testing.assert_array_equal(result, [12, 22])


def test_quantize_and_dequantize_are_inverse(one_operation: Any, tensor: Any) -> None:
    case = one_operation(O.QUANTIZE, [tensor(F32, V)], [tensor(S8, (3,), 0.25, -3)])
    (stored,) = run(case.model, case.inputs)
    np.testing.assert_array_equal(stored, V / 0.25 - 3)
    case = one_operation(O.DEQUANTIZE, [tensor(S8, stored, 0.25, -3)], [tensor(F32, (3,))])
    np.testing.assert_array_equal(run(case.model, case.inputs)[0], V)


def test_the_padding_value_of_pad_v2_is_raw(one_operation: Any, tensor: Any) -> None:
    case = one_operation(
        O.PAD_V2,
        [tensor(U8, [5, 6], 0.5, 4), tensor(I32, [[1, 0]]), 9],
        [tensor(U8, (3,), 0.5, 4)],
    )
    np.testing.assert_array_equal(run(case.model, case.inputs)[0], [9, 5, 6])


@cells(
    ("operation", "arguments", "shape"),
    [
        (O.REDUCE_MAX, [Ints([0, -1]), False], ()),
        (O.REDUCE_MAX, [Ints([1]), False], (1,)),
        (O.REDUCE_MAX, [Ints([0, 1]), True], (1, 1)),
        (O.STRIDED_SLICE, [Ints([0, 0]), Ints([1, 1]), Ints([1, 1]), 0, 0, 3], ()),
        (O.STRIDED_SLICE, [Ints([0, 0]), Ints([1, 1]), Ints([1, 1]), 0, 0, 1], (1,)),
    ],
)
def test_an_output_without_dimensions_is_declared_as_tf_lite_computes_it(
    one_operation: Any,
    tensor: Any,
    operation: OperationType,
    arguments: list[Any],
    shape: tuple[int, ...],
) -> None:
    given = np.ones((1, 3)) if operation is O.REDUCE_MAX else np.ones((2, 1))
    case = one_operation(
        operation,
        [tensor(F32, given), *(_argument(tensor, each) for each in arguments)],
        [tensor(F32, shape or (1,))],
    )
    file = export_model(case.model)
    graph = read(file).graphs[0]
    assert graph.tensors[graph.outputs[0]].shape == shape
    (result,) = Interpreter(file).run(given.astype(np.float32))
    assert result.shape == shape


def test_rank_is_a_scalar(one_operation: Any, tensor: Any) -> None:
    case = one_operation(O.RANK, [tensor(F32, A)], [tensor(OperandType.INT32, ())])
    (result,) = run(case.model, case.inputs)
    assert result.shape == ()
    assert result == 4


def test_scalars_and_indexes_may_be_inputs_of_the_model(one_operation: Any, tensor: Any) -> None:
    case = one_operation(
        O.ADD,
        [tensor(F32, V), tensor(F32, V), tensor(OperandType.INT32, 1)],
        [tensor(F32, (3,))],
    )
    np.testing.assert_array_equal(run(case.model, case.inputs)[0], [1, 0, 14])


@pytest.mark.parametrize(
    ("operation", "arguments", "reason"),
    [
        (O.ELU, [V, 0.5], "alpha"),
        (O.ROI_POOLING, [A], "no such builtin"),
        (O.LSH_PROJECTION, [M, Ints([1, 2]), None, 1], "neither 2"),
        (O.ADD, [V, V, 6], "no activation 6"),
    ],
)
def test_what_tf_lite_cannot_do_is_refused(
    one_operation: Any, tensor: Any, operation: OperationType, arguments: list[Any], reason: str
) -> None:
    case = one_operation(
        operation, [_argument(tensor, value) for value in arguments], [tensor(F32, (1,))]
    )
    with pytest.raises(NotExpressible, match=f"{operation.name} .*{reason}"):
        run(case.model, case.inputs)


def test_a_type_that_tf_lite_lacks_is_refused(one_operation: Any, tensor: Any) -> None:
    case = one_operation(
        O.ABS, [tensor(OperandType.TENSOR_QUANT16_ASYMM, [1], 1.0)], [tensor(F32, (1,))]
    )
    with pytest.raises(NotExpressible, match="TENSOR_QUANT16_ASYMM"):
        run(case.model, case.inputs)


def test_all_operations_of_the_first_driver_are_there() -> None:
    wanted = (
        "CONV_2D DEPTHWISE_CONV_2D AVERAGE_POOL_2D MAX_POOL_2D FULLY_CONNECTED SOFTMAX LOGISTIC "
        "TANH RELU RELU1 RELU6 HARD_SWISH ADD SUB MUL DIV MEAN RESHAPE SQUEEZE CONCATENATION PAD "
        "TRANSPOSE STRIDED_SLICE RESIZE_BILINEAR QUANTIZE DEQUANTIZE LSTM RNN SVDF"
    )
    assert {getattr(O, name) for name in wanted.split()} <= supported_operations()
