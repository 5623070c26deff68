"""Sizes of operands: whether they are known when the model is compiled.

Source: ``hasUnknownSize`` of Android's ``runtime/ExecutionPlan.cpp`` and ``getSizeOfData`` of
``runtime/TypeManager.cpp``.
"""

from __future__ import annotations

from collections.abc import Sequence

from nnhal.operand_types import is_extension, is_tensor, size_of_data
from nnhal.types import Operand
from nnhal.validation.extensions import ExtensionTypes, size_of_extension_data

__all__ = ["bytes_of", "has_unknown_size"]


def has_unknown_size(operand: Operand, extension_types: ExtensionTypes) -> bool:
    """Whether a dimension, or the rank of a tensor, is unknown."""
    if operand.dimensions:
        return 0 in operand.dimensions
    if is_extension(operand.type):
        known = extension_types.get(operand.type)
        return known is not None and known.is_tensor
    return is_tensor(operand.type)


def bytes_of(type: int, dimensions: Sequence[int], extension_types: ExtensionTypes) -> int:
    """Bytes of an operand's data; 0 while a dimension or the rank of a tensor is unknown.

    ValueError for an extension type that no device declares.
    """
    if not is_extension(type):
        return size_of_data(type, dimensions)
    if type not in extension_types:
        raise ValueError(f"operand type {type} belongs to no extension that a device declares")
    return size_of_extension_data(extension_types[type], dimensions)
