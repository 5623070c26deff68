"""Conversion of a file to a spec of one case: the data comes with a spec, or from the user and a
driver.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from nncli.errors import UserError
from nncli.input_file import Format, read_bytes
from nnhal import registry
from nnhal.debug.model_readers import read_model
from nnhal.errors import HalError
from nnhal.operand_types import SCALARS, dtype_of, is_quantized, size_of_data
from nntest.arguments import Arguments
from nntest.cases.reader import cases_in
from nntest.spec import SpecError
from nntest.spec.dump import Example, dump, dump_case

if TYPE_CHECKING:
    from nnhal.device import Device
    from nnhal.types import Model, Operand

__all__ = ["NoExample", "model_as_spec", "run_once", "spec_as_spec"]

_SMALL_INTEGERS: Final = 2
"""Random integers are 0 or 1, which are valid as an index, an axis or a size nearly anywhere."""


class NoExample(UserError):
    """No inputs or outputs can be had for a model."""


_INPUT: Final = Format("data of an input", error=NoExample, max_bytes=(1 << 31) - 1)


def spec_as_spec(path: Path, name: str | None) -> str:
    """The case ``name`` of a file of cases, or its first. A spec is run, in a process of its own.

    Raises SpecError.
    """
    cases = {case.name: case for case in cases_in(path)}
    chosen = next(iter(cases), None) if name is None else name
    if chosen not in cases:
        raise SpecError(f"{path}: there is no case {chosen!r}; 'vts list' lists them")
    return dump_case(cases[chosen])


def model_as_spec(path: Path, files: Sequence[Path], seed: int, driver: str) -> str:
    """A model with the inputs in ``files``, else random ones, and the outputs of a driver.

    Raises NoExample, UnreadableModel, and what is wrong with the driver's name.
    """
    model = read_model(path)
    operands = [model.main.operands[index] for index in model.main.input_indexes]
    inputs = _inputs_of(operands, files, seed)
    outputs = run_once(registry.resolve(driver), model, inputs)
    return dump(model, Example(inputs, outputs))


def _inputs_of(operands: Sequence[Operand], files: Sequence[Path], seed: int) -> list[bytes]:
    """The data in ``files`` for the inputs ``operands``; without any, random data. NoExample."""
    return _read(files, operands) if files else random_inputs(operands, seed)


def random_inputs(operands: Sequence[Operand], seed: int) -> list[bytes]:
    """Floats of a normal distribution, quantized values of the whole range, other integers 0 or 1.

    Raises NoExample where a model leaves a dimension open.
    """
    random = np.random.default_rng(seed)
    return [_random(random, index, operand) for index, operand in enumerate(operands)]


def _random(random: np.random.Generator, index: int, operand: Operand) -> bytes:
    if operand.type not in SCALARS and not size_of_data(operand.type, operand.dimensions):
        raise NoExample(
            f"input {index} has the dimensions {list(operand.dimensions)}, which leaves open how "
            "much data it has; give the data with --raw-input"
        )
    dtype = dtype_of(operand.type)
    values: Any
    if dtype.kind == "f":
        values = random.normal(size=operand.dimensions)
    elif is_quantized(operand.type):
        limits = np.iinfo(dtype)
        values = random.integers(limits.min, limits.max, operand.dimensions, endpoint=True)
    else:
        values = random.integers(_SMALL_INTEGERS, size=operand.dimensions)
    return np.asarray(values).astype(dtype).tobytes()


def _read(files: Sequence[Path], operands: Sequence[Operand]) -> list[bytes]:
    if len(files) != len(operands):
        raise NoExample(f"{len(files)} times --raw-input, the model has {len(operands)} inputs")
    return [_content(*pair) for pair in zip(files, operands, strict=True)]


def _content(path: Path, operand: Operand) -> bytes:
    content = read_bytes(path, _INPUT)
    expected = size_of_data(operand.type, operand.dimensions)
    if expected and len(content) != expected:
        raise NoExample(f"{path} has {len(content)} bytes, the model's input {expected}")
    return content


def run_once(device: Device, model: Model, inputs: Sequence[bytes]) -> list[bytes]:
    """The outputs of a driver, which must all have declared sizes. Raises NoExample."""
    operands = [model.main.operands[index] for index in model.main.output_indexes]
    sizes = [size_of_data(operand.type, operand.dimensions) for operand in operands]
    if not all(sizes):
        raise NoExample(f"output {sizes.index(0)} has unknown dimensions")
    arguments = Arguments(inputs, sizes)
    try:
        device.prepare(model).execute(arguments.request)
    except HalError as error:
        raise NoExample(
            f"the driver '{device.name}' cannot compute the outputs: {error}"
        ) from error
    return [arguments.output(index, operand).tobytes() for index, operand in enumerate(operands)]
