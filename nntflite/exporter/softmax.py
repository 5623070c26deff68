"""Exports SOFTMAX and LOG_SOFTMAX, which TF Lite computes along the last dimension only."""

from __future__ import annotations

from typing import Any

import numpy as np

from nnhal.types import OperationType
from nntflite.exporter.last_axis import along_last_axis
from nntflite.exporter.operation import HalOperation
from nntflite.exporter.registry import exports


@exports(OperationType.SOFTMAX)
def _softmax(op: HalOperation) -> None:
    axis = op.axis(2, op.rank(0)) if op.has(2) else op.rank(0) - 1
    along_last_axis(op, op.tensor(0), axis, "SOFTMAX", beta=op.scalar(1))


@exports(OperationType.LOG_SOFTMAX)
def _log_softmax(op: HalOperation) -> None:
    """TF Lite has no beta, so the logits are multiplied by it beforehand."""
    beta: Any = np.float32(op.scalar(1))
    logits = op.tensor(0)
    if beta != 1:
        logits = op.computed("MUL", [logits, op.constant(beta)])
    along_last_axis(op, logits, op.axis(2, op.rank(0)), "LOG_SOFTMAX")
