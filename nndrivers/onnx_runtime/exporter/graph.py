"""An ONNX graph that grows: nodes, constants, and names for what is between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import onnx
from numpy.typing import ArrayLike
from onnx import helper, numpy_helper

__all__ = ["GraphBuilder"]


class GraphBuilder:
    """Collects nodes; values are known by names."""

    def __init__(self) -> None:
        self.nodes: list[onnx.NodeProto] = []
        self.constants: list[onnx.TensorProto] = []
        self._count = 0

    def name(self) -> str:
        """A name that nothing has yet."""
        self._count += 1
        return f"v{self._count}"

    def constant(self, value: ArrayLike, name: str = "") -> str:
        """The name of a new constant."""
        chosen = name or self.name()
        self.constants.append(numpy_helper.from_array(np.asarray(value), chosen))
        return chosen

    def integers(self, *values: int) -> str:
        """A constant int64 vector, which is how ONNX takes shapes, axes and the like."""
        return self.constant(np.array(values, np.int64))

    def node(self, type: str, inputs: Sequence[str], output: str = "", **attributes: Any) -> str:
        """Append an operator of one output, and give the name of that."""
        target = output or self.name()
        self.nodes.append(helper.make_node(type, list(inputs), [target], **attributes))
        return target

    def several(self, type: str, inputs: Sequence[str], count: int, **attributes: Any) -> list[str]:
        """Append an operator of ``count`` outputs, and give their names."""
        targets = [self.name() for _ in range(count)]
        self.nodes.append(helper.make_node(type, list(inputs), targets, **attributes))
        return targets
