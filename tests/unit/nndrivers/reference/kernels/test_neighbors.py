"""Results do not depend on where arrays lie in memory: with AVX-512, NumPy's expm1 and power have
other last bits where the result lies right behind its source.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from nndrivers.reference.kernels.activation import _elu
from nndrivers.reference.kernels.elementwise_binary import _power

COUNT = 4096
SCRATCH: Any = SimpleNamespace(array=np.empty)


@pytest.fixture
def rows() -> NDArray[np.float32]:
    """Two of data, and room behind them."""
    memory = np.zeros((3, COUNT), np.float32)
    memory[0] = np.random.default_rng(5).uniform(0, 3, COUNT)
    memory[1] = np.random.default_rng(6).uniform(-3, 0, COUNT)
    return memory


def test_elu(rows: NDArray[np.float32]) -> None:
    apart = np.empty(COUNT, np.float32)
    for target in (rows[2], apart):
        _elu(0.5, rows[1], target, SCRATCH)()
    assert rows[2].tobytes() == apart.tobytes()


def test_pow(rows: NDArray[np.float32]) -> None:
    apart = np.empty(COUNT, np.float32)
    for target in (rows[2], apart):
        _power(rows[0], rows[1], target, SCRATCH)()
    assert rows[2].tobytes() == apart.tobytes()
