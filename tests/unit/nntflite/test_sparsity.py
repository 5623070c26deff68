"""Sparse constants, against arrays that NumPy makes sparse, and against TF Lite's DENSIFY."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from nntflite.graph import File, GraphBuilder, Tensor
from nntflite.importer import import_model
from nntflite.interpreter import Interpreter
from nntflite.schema import TensorType
from nntflite.sparsity import BrokenSparsity, dense
from nntflite.writer import write
from tests.cells import cells

_VECTORS = {"u1": 3, "u2": 2, "i4": 1}


def _vector(name: str, values: Any, kind: str) -> dict[str, Any]:
    stored = np.asarray(values, kind)
    content = stored.tobytes() if kind == "u1" else stored.tolist()
    return {name: {"values": content}, f"{name}_type": _VECTORS[kind]}


def _level(size: int) -> dict[str, Any]:
    return {"format": 0, "dense_size": size, "array_segments": None, "array_indices": None}


def _sparse_level(segments: Any, indexes: Any, kind: str) -> dict[str, Any]:
    return {
        "format": 1,
        "dense_size": 0,
        **_vector("array_segments", segments, kind),
        **_vector("array_indices", indexes, kind),
    }


def _rows(matrix: NDArray[Any], kind: str) -> tuple[NDArray[Any], dict[str, Any]]:
    """Compressed rows."""
    used = [np.flatnonzero(row) for row in matrix]
    segments = np.cumsum([0, *map(len, used)])
    levels = (_level(len(matrix)), _sparse_level(segments, np.concatenate(used), kind))
    return matrix[matrix != 0], {
        "traversal_order": (0, 1),
        "block_map": None,
        "dim_metadata": levels,
    }


def _blocks(matrix: NDArray[Any], kind: str) -> tuple[NDArray[Any], dict[str, Any]]:
    """Rows of dense blocks of two columns."""
    rows, columns = matrix.shape
    blocks = matrix.reshape(rows, columns // 2, 2)
    used = [np.flatnonzero(row.any(axis=1)) for row in blocks]
    segments = np.cumsum([0, *map(len, used)])
    levels = (_level(rows), _sparse_level(segments, np.concatenate(used), kind), _level(2))
    return blocks[blocks.any(axis=2)].reshape(-1), {
        "traversal_order": (0, 1, 2),
        "block_map": (1,),
        "dim_metadata": levels,
    }


@pytest.fixture
def matrix(rng: Any) -> Any:
    values = rng.uniform(1, 2, (5, 8)).astype("f4")
    return values * (rng.uniform(size=values.shape) < 0.3)


@cells("layout", [_rows, _blocks])
@cells("kind", ["u1", "u2", "i4"])
def test_a_sparse_constant_is_dense_in_the_model(matrix: Any, layout: Any, kind: str) -> None:
    values, sparsity = layout(matrix, kind)
    np.testing.assert_array_equal(dense(values, matrix.shape, sparsity), matrix)
    build = GraphBuilder()
    x, y, w = (build.tensor(name, TensorType.FLOAT32, matrix.shape) for name in "xyw")
    build.tensors.append(
        Tensor("s", TensorType.FLOAT32, matrix.shape, data=values.tobytes(), sparsity=sparsity)
    )
    build.operator("DENSIFY", [3], [w])
    build.operator("ADD", [x, w], [y])
    data = write(File((build.finish([x], [y]),)))
    (wanted,) = Interpreter(data).run(np.zeros(matrix.shape, "f4"))
    np.testing.assert_array_equal(wanted, matrix)
    model = import_model(data).model
    (add,) = model.main.operations
    operand = model.main.operands[add.inputs[1]]
    stored = model.pools[0].view(np.dtype("f4"), matrix.shape, operand.location.offset)
    np.testing.assert_array_equal(stored, matrix)


@cells(
    "change",
    [
        {"traversal_order": (0, 0)},
        {"traversal_order": (0, 1, 2)},
        {"block_map": (7,), "traversal_order": (0, 1, 2), "dim_metadata": (_level(1),) * 3},
        {"dim_metadata": (_level(5), _level(8))},
        {"dim_metadata": (_level(5), _level(-8))},
        {"dim_metadata": (_level(1 << 30), _level(1 << 30))},
        {"dim_metadata": (_level(5), _sparse_level([0, 1], [0], "i4"))},
        {"dim_metadata": (_level(5), _sparse_level([0, 9, 1, 2, 3, 4], [0] * 4, "i4"))},
        {"dim_metadata": (_level(5), {**_level(0), "format": 1})},
        {"dim_metadata": None},
    ],
)
def test_indexes_that_do_not_fit_are_refused(matrix: Any, change: dict[str, Any]) -> None:
    values, sparsity = _rows(matrix, "i4")
    with pytest.raises(BrokenSparsity):
        dense(values, matrix.shape, {**sparsity, **change})
