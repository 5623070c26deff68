"""Codes of vendor extensions: a prefix that a model chooses, and a type that the vendor has fixed.

The prefix stands for the extension's name in one model only, so drivers tell operations and operand
types by name. Source: ``Model::ExtensionNameAndPrefix`` of ``neuralnetworks/1.2/types.hal``.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from nnhal.operand_types import is_extension
from nnhal.types import EXTENSION_TYPE_BITS, Model

__all__ = [
    "ExtensionCode",
    "code_in",
    "extension_of",
    "is_extension_operand_type",
    "is_extension_operation_type",
]

_TYPE_MASK: Final = (1 << EXTENSION_TYPE_BITS) - 1


class ExtensionCode(NamedTuple):
    """An operation or operand type as its vendor knows it."""

    name: str
    type: int


def is_extension_operand_type(type: int) -> bool:
    """Whether ``type`` of an operand is a vendor extension's: Android's ``isExtensionOperandType``.

    False for OEM and TENSOR_OEM_BYTE, which are older than extensions and codes of the HAL's own.
    """
    return is_extension(type)


def is_extension_operation_type(type: int) -> bool:
    """Whether ``type`` of an operation is a vendor extension's, as ``isExtensionOperationType``.

    False for OEM_OPERATION, which is a code of the HAL's own.
    """
    return is_extension(type)


def extension_of(model: Model, code: int) -> ExtensionCode | None:
    """Return the extension that ``code``, of an operation or an operand of ``model``, belongs to.

    None for a code of the HAL's own, and for a prefix that the model does not name.
    """
    if not is_extension(code):
        return None
    for extension in model.extension_name_to_prefix:
        if extension.prefix == code >> EXTENSION_TYPE_BITS:
            return ExtensionCode(extension.name, code & _TYPE_MASK)
    return None


def code_in(prefix: int, type: int) -> int:
    """The code of an extension's ``type`` in a model that gives the extension ``prefix``."""
    return prefix << EXTENSION_TYPE_BITS | type
