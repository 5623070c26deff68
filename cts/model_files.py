"""Model files: networks of the assets, in a run of the suite.

They are the ``*.tflite`` beside the lists of models, in the layout of Android's MLTS.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nnapi.compilation import Compilation
from nnapi.execution import Execution
from nnapi.model import Model
from nnapi.rebuilding import rebuilt
from nnapi.runtime import Runtime
from nncli.errors import UserError
from nncli.input_file import Format, read_bytes
from nnhal.debug.model_readers import read_model
from nnhal.operand_types import dtype_of
from nnhal.types import Model as HalModel
from nnhal.types import Operand
from nntest.assets import chosen_assets
from nntest.spec import SpecError

__all__ = ["FileModel", "ModelFiles"]

_FORMAT: Final = Format("a TF Lite model", error=UserError, max_bytes=(1 << 31) - 1)

_QUANTIZED_TYPES: Final = "bBhH"
"""NumPy's kinds of what is drawn from the whole range."""


class ModelFiles:
    """The networks in the folder ``assets``, those that come with the project where it is empty."""

    def __init__(self, assets: str = "") -> None:
        self._assets = assets

    @cached_property
    def paths(self) -> Mapping[str, Path]:
        """Files by name, without suffix. Raises AssetsNotFound."""
        assets = chosen_assets(Path(self._assets) if self._assets else None)
        found = (path for root in assets.roots for path in sorted(root.glob("*.tflite")))
        return {path.stem: path for path in found}

    def digest(self, name: str) -> str:
        """Return the digest of the content of a file, empty for one that cannot be read."""
        try:
            return hashlib.sha256(read_bytes(self.paths[name], _FORMAT)).hexdigest()
        except (UserError, KeyError):
            return ""

    def model(self, name: str) -> FileModel:
        """The network ``name``. Raises SpecError for a file that is not right."""
        try:
            return FileModel(read_model(self.paths[name]))
        except UserError as error:
            raise SpecError(str(error)) from error


class FileModel:
    """A network, and numbers for its inputs, which are the same each time."""

    def __init__(self, model: HalModel) -> None:
        self.hal = model
        numbers = np.random.default_rng(0)
        self.inputs = [
            _drawn(numbers, operand) for operand in self._operands(model.main.input_indexes)
        ]

    def build(self, runtime: Runtime) -> Model:
        """The network as a model of ``runtime``, built as an application builds it."""
        return rebuilt(runtime, self.hal)

    def execution(self, compilation: Compilation) -> tuple[Execution, Sequence[NDArray[Any]]]:
        """An execution with all inputs, and the room for its outputs."""
        execution = Execution(compilation)
        for index, values in enumerate(self.inputs):
            execution.set_input(index, values)
        rooms = self.rooms()
        for index, room in enumerate(rooms):
            execution.set_output(index, room)
        return execution, rooms

    def rooms(self) -> list[NDArray[Any]]:
        """Room for each output."""
        return [
            np.zeros(operand.dimensions, dtype_of(operand.type))
            for operand in self._operands(self.hal.main.output_indexes)
        ]

    def _operands(self, indexes: Sequence[int]) -> list[Operand]:
        return [self.hal.main.operands[index] for index in indexes]


def _drawn(numbers: np.random.Generator, operand: Operand) -> NDArray[Any]:
    """Numbers as images and states of networks have them. Indexes are 0, which is always one."""
    dtype, shape = np.dtype(dtype_of(operand.type)), operand.dimensions
    if dtype.kind == "f":
        return numbers.uniform(-1, 1, shape).astype(dtype)
    if dtype.char in _QUANTIZED_TYPES:
        range = np.iinfo(dtype)
        return numbers.integers(range.min, range.max, shape, dtype, endpoint=True)
    return np.zeros(shape, dtype)
