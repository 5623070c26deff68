"""Inputs and outputs of a model file, with all that the file says about their values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from nncli.errors import UserError
from nntflite.flatbuffer import Record, decode
from nntflite.graph import Graph, Quantization, Tensor
from nntflite.metadata import Normalization, normalizations
from nntflite.reader import read
from nntflite.schema import TensorType
from nntflite.value_ranges import NeedsData, ValueRange, range_of_use

__all__ = ["ModelPorts", "NoSuchSignature", "ModelPort", "dtype_of", "ports_of"]

_OTHER_TYPES: Final[Mapping[TensorType, str]] = {TensorType.BOOL: "bool"}


class NoSuchSignature(UserError):
    """The user wants a signature that the file does not have."""


@dataclass(frozen=True)
class ModelPort:
    """An input or output of a graph.

    ``alias`` is its name in the signature, empty without one. ``open_dimensions`` are the numbers
    of those that the caller may choose. ``range`` is that of its use, ``needs_data`` what it is
    needed for where no range can be told.
    """

    name: str
    alias: str
    type: TensorType
    shape: tuple[int, ...]
    open_dimensions: tuple[int, ...] = ()
    quantization: Quantization | None = None
    normalization: Normalization | None = None
    range: ValueRange | None = None
    needs_data: str = ""

    @property
    def dtype(self) -> np.dtype[Any] | None:
        """The type of its elements; None for strings and what else NumPy does not have."""
        return dtype_of(self.type)

    def takes(self, shape: Sequence[int]) -> bool:
        """Whether the tensor can have ``shape``. One without dimensions in the file may be of
        any: old converters leave out what they do not know.
        """
        if not self.shape:
            return True
        return len(shape) == len(self.shape) and all(
            number in self.open_dimensions or wanted == own
            for number, (wanted, own) in enumerate(zip(shape, self.shape, strict=True))
        )


@dataclass(frozen=True)
class ModelPorts:
    """Inputs and outputs of graph ``graph`` of a file, and the signatures that one can choose.

    ``is_stateful``: the graph has variables, so that an inference depends on those before it.
    """

    graph: int
    inputs: tuple[ModelPort, ...]
    outputs: tuple[ModelPort, ...]
    is_stateful: bool
    signatures: tuple[str, ...] = ()


def dtype_of(type: TensorType) -> np.dtype[Any] | None:
    """The NumPy type of a tensor's elements; None where there is none."""
    try:
        return np.dtype(_OTHER_TYPES.get(type, type.name.lower()))
    except TypeError:
        return None


def ports_of(data: bytes, source: str, signature: str = "") -> ModelPorts:
    """The inputs and outputs of the file ``data``, of the graph that ``signature`` names, without
    one of the first graph.

    Raises BrokenModel, NoSuchSignature.
    """
    file, record = read(data, source), decode(data)
    known = {each["signature_key"] or "": each for each in record["signature_defs"] or ()}
    if signature and signature not in known:
        names = ", ".join(map(repr, sorted(known))) or "none"
        raise NoSuchSignature(f"{source}: no signature {signature!r}; it has {names}.")
    number = known[signature]["subgraph_index"] if signature else 0
    if not 0 <= number < len(file.graphs):
        raise NoSuchSignature(f"{source}: signature {signature!r} is of graph {number}, of none.")
    chosen = known.get(signature) or next(
        (each for each in known.values() if each["subgraph_index"] == number), None
    )
    graph, tensors = file.graphs[number], record["subgraphs"][number]["tensors"] or ()
    normalized = normalizations(record, number)
    return ModelPorts(
        number,
        tuple(
            _input(graph, index, tensors[index], _alias(chosen, "inputs", index), norm)
            for index, norm in zip(
                graph.inputs, _padded(normalized, len(graph.inputs)), strict=True
            )
        ),
        tuple(
            _port(graph.tensors[index], tensors[index], _alias(chosen, "outputs", index))
            for index in graph.outputs
        ),
        any(map(_is_stateful, file.graphs)),
        tuple(known),
    )


def _padded(found: Sequence[Normalization | None], count: int) -> Sequence[Normalization | None]:
    return [*found, *[None] * count][:count]


def _alias(signature: Record | None, side: str, tensor: int) -> str:
    maps = (signature[side] or ()) if signature else ()
    return next((each["name"] or "" for each in maps if each["tensor_index"] == tensor), "")


def _input(
    graph: Graph, index: int, record: Record, alias: str, normalization: Normalization | None
) -> ModelPort:
    needs, found = "", None
    try:
        found = range_of_use(graph, index)
    except NeedsData as error:
        needs = str(error)
    return _port(graph.tensors[index], record, alias, normalization, found, needs)


def _port(
    tensor: Tensor,
    record: Record,
    alias: str,
    normalization: Normalization | None = None,
    found: ValueRange | None = None,
    needs: str = "",
) -> ModelPort:
    signature = record["shape_signature"] or ()
    return ModelPort(
        tensor.name,
        alias,
        tensor.type,
        tensor.shape,
        tuple(number for number, dimension in enumerate(signature) if dimension < 0),
        tensor.quantization,
        normalization,
        found,
        needs,
    )


def _is_stateful(graph: Graph) -> bool:
    return any(tensor.is_variable for tensor in graph.tensors) or any(
        operator.name == "VAR_HANDLE" for operator in graph.operators
    )
