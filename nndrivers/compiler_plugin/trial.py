"""Trial of a plugin, in a process of its own: ``python -m nndrivers.compiler_plugin.trial PLACE``.

Prints two lines: whether one operation was executed right, and what ``is_fully_accelerated`` says
of the same model where no plugin is there to take it. Ends with a traceback where that fails.
"""

from __future__ import annotations

import sys
from tempfile import TemporaryDirectory
from typing import Final

import numpy as np

from nndrivers.compiler_plugin.compilation import TakesNothing
from nndrivers.compiler_plugin.driver import PluginDriver
from nndrivers.compiler_plugin.plugin import plugin_at
from nnhal.types import (
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
    Subgraph,
)
from nntflite.exporter import export_model

__all__ = ["RIGHT", "UNTRIED", "rectifier"]

RIGHT: Final = "right"
UNTRIED: Final = "untried"
_WRONG: Final = "wrong"


def rectifier() -> bytes:
    """A file with one operator: RELU of eight floats."""
    places = (OperandLifeTime.SUBGRAPH_INPUT, OperandLifeTime.SUBGRAPH_OUTPUT)
    operands = tuple(Operand(OperandType.TENSOR_FLOAT32, (1, 8), lifetime=each) for each in places)
    operations = (Operation(OperationType.RELU, (0,), (1,)),)
    return export_model(Model(Subgraph(operands, operations, (0,), (1,))))


def _executed(location: str) -> str:
    values = np.arange(-4, 4, dtype=np.float32).reshape(1, 8)
    try:
        (result,) = PluginDriver(plugin_at(location)).open(rectifier()).run([values])
    except TakesNothing:
        return UNTRIED
    return RIGHT if np.array_equal(result, np.maximum(values, 0)) else _WRONG


def _is_accelerated_without_plugin() -> bool:
    from ai_edge_litert.compiled_model import CompiledModel, HardwareAccelerator, Options
    from ai_edge_litert.environment import Environment

    kinds = HardwareAccelerator.NPU | HardwareAccelerator.CPU
    with TemporaryDirectory() as nothing:
        model = CompiledModel.from_buffer(
            rectifier(),
            environment=Environment.create(
                compiler_plugin_path=nothing, dispatch_library_path=nothing
            ),
            options=Options(hardware_accelerators=kinds),
        )
    return bool(model.is_fully_accelerated())


if __name__ == "__main__":
    print(_is_accelerated_without_plugin())
    print(_executed(sys.argv[1]))
