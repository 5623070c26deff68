"""A LiteRT compiler plugin as a driver, in three steps that a client sees as three calls.

What the plugin takes is what the driver supports; preparing a model compiles it, ahead of time;
executing it runs it through LiteRT's ``CompiledModel`` on the dispatch library. A plugin that takes
what it cannot compile thus fails in ``prepareModel``, and what LiteRT itself refuses, without any
plugin, is no claim of the driver's.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nndrivers.compiler_plugin.compilation import Compiler
from nndrivers.compiler_plugin.litert_package import PACKAGE
from nndrivers.compiler_plugin.plugin import Plugin, plugin_at
from nndrivers.engines.engine import Engine, Form, Refused, Session
from nnhal.driver_schemes import BrokenDriver
from nnhal.types import DeviceType

__all__ = ["PluginDriver", "open_plugin"]


def open_plugin(location: str, *, threads: int = 1) -> Mapping[str, PluginDriver]:
    """The driver of ``FOLDER?soc=MODEL&option=value``, by the folder's name; a vendor's name stands
    for the folder that comes with LiteRT.

    Raises NotADriver and BrokenDriver.
    """
    plugin = plugin_at(location)
    if plugin.dispatch is None:
        raise BrokenDriver(
            "it has no dispatch library, which executes what the plugin compiles: nnhal doctor "
            f"--driver 'litert:{location}' compiles without one"
        )
    return {plugin.name: PluginDriver(plugin, threads=threads)}


class PluginDriver(Engine):
    """The driver of ``plugin``, whose ``dispatch`` is there."""

    type = DeviceType.ACCELERATOR

    def __init__(self, plugin: Plugin, *, threads: int = 1) -> None:
        super().__init__(threads=threads)
        from ai_edge_litert import compiled_model, environment

        self.name = f"litert-{plugin.name}"
        self.version = f"{plugin.soc}, with {PACKAGE} {version(PACKAGE)}"
        self._compiler = Compiler(plugin)
        self._litert = compiled_model
        self._environment = environment.Environment.create(
            compiler_plugin_path=str(plugin.libraries), dispatch_library_path=str(plugin.dispatch)
        )

    def claims(self, file: bytes, forms: Sequence[Form]) -> bool:
        """Whether the plugin takes all of ``file``, compiled or not."""
        try:
            return not self._compiler.left(file)
        except Refused:
            return False

    def open(self, file: bytes) -> Session:
        compiled = self._compiler.compiled(file)
        kinds = self._litert.HardwareAccelerator
        try:
            model = self._litert.CompiledModel.from_buffer(
                compiled.file,
                environment=self._environment,
                options=self._litert.Options(hardware_accelerators=kinds.NPU | kinds.CPU),
            )
        except (RuntimeError, ValueError) as error:
            raise Refused(_in_a_line(error)) from error
        return _Loaded(model, compiled.left)


class _Loaded(Session):
    """A ``CompiledModel``, with buffers for its one signature."""

    def __init__(self, model: Any, left: Sequence[int]) -> None:
        self.left = left
        self._model = model
        try:
            self._inputs = model.create_input_buffers(0)
            self._outputs = model.create_output_buffers(0)
        except (RuntimeError, ValueError) as error:
            raise Refused(_in_a_line(error)) from error

    def run(self, inputs: Sequence[NDArray[Any]]) -> Sequence[NDArray[Any]]:
        self.set_inputs(inputs)
        self.invoke()
        return self.outputs()

    def set_inputs(self, inputs: Sequence[NDArray[Any]]) -> None:
        try:
            for buffer, value in zip(self._inputs, inputs, strict=True):
                # As bytes: the wrapper has not all types that LiteRT has.
                buffer.write(np.ascontiguousarray(value).reshape(-1).view(np.uint8))
        except (RuntimeError, ValueError) as error:
            raise Refused(_in_a_line(error)) from error

    def invoke(self) -> None:
        try:
            self._model.run_by_index(0, self._inputs, self._outputs)
        except (RuntimeError, ValueError) as error:
            raise Refused(_in_a_line(error)) from error

    def outputs(self) -> Sequence[NDArray[Any]]:
        return [_value(buffer) for buffer in self._outputs]


def _value(buffer: Any) -> NDArray[Any]:
    details = buffer.get_tensor_details()
    shape, dtype = tuple(details["shape"]), np.dtype(details["dtype"])
    content: NDArray[Any] = buffer.read(math.prod(shape) * dtype.itemsize, np.uint8)
    return content.view(dtype).reshape(shape)


def _in_a_line(error: Exception) -> str:
    return " ".join(str(error).split())
