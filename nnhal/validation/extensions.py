"""Vendor extensions: their names, what a driver declares, and what a model takes from them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import prod
from typing import Final, TypeAlias, TypeVar

from nnhal.errors import Invalid
from nnhal.operations.node import code_name
from nnhal.types import (
    EXTENSION_TYPE_BITS,
    Extension,
    ExtensionNameAndPrefix,
    ExtensionOperandTypeInformation,
    Model,
    Operand,
    OperandType,
)
from nnhal.validation.operands import CONSTANTS

__all__ = [
    "ExtensionTypes",
    "check_extension_operands",
    "check_extensions",
    "check_names_and_prefixes",
    "declared_types",
    "size_of_extension_data",
]

_NAME: Final = re.compile(r"[a-z0-9._]*\.[a-z0-9._]*")

_LIMIT: Final = 1 << EXTENSION_TYPE_BITS
"""Prefixes and types are below."""

_T = TypeVar("_T")

ExtensionTypes: TypeAlias = Mapping[int, ExtensionOperandTypeInformation]
"""Operand types of vendor extensions by their codes in a certain model."""


def check_extensions(extensions: Sequence[Extension]) -> None:
    """Check the extensions that a driver declares; raises Invalid."""
    for extension in extensions:
        _check_name(extension.name)
        for operand_type in extension.operand_types:
            where = f"extension {extension.name}: operand type {operand_type.type}"
            if not 0 <= operand_type.type < _LIMIT:
                raise Invalid(f"{where} has more than {EXTENSION_TYPE_BITS} bits")
            if operand_type.byte_size <= 0:
                size = operand_type.byte_size
                raise Invalid(f"{where} with byte size {size}, expected more than 0")
        for type in _repeated(operand_type.type for operand_type in extension.operand_types):
            raise Invalid(f"extension {extension.name} has operand type {type} twice")
    for name in _repeated(extension.name for extension in extensions):
        raise Invalid(f"2 extensions have the name {name}")


def check_names_and_prefixes(extensions: Sequence[ExtensionNameAndPrefix]) -> None:
    """Check the extension names and prefixes that a model uses; raises Invalid."""
    for extension in extensions:
        _check_name(extension.name)
        if not 0 <= extension.prefix < _LIMIT:
            bits = EXTENSION_TYPE_BITS
            raise Invalid(f"extension prefix {extension.prefix:#x} has more than {bits} bits")
    for name in _repeated(extension.name for extension in extensions):
        raise Invalid(f"2 extensions have the name {name}")
    for prefix in _repeated(extension.prefix for extension in extensions):
        raise Invalid(f"2 extensions have the prefix {prefix}")


def declared_types(model: Model, extensions: Sequence[Extension]) -> ExtensionTypes:
    """The types of ``extensions`` by the codes that they have in ``model``."""
    declared = {extension.name: extension.operand_types for extension in extensions}
    return {
        entry.prefix << EXTENSION_TYPE_BITS | known.type: known
        for entry in model.extension_name_to_prefix
        for known in declared.get(entry.name, ())
    }


def check_extension_operands(model: Model, types: ExtensionTypes) -> None:
    """Operands of extension types against what their vendor declares; raises Invalid.

    Android's runtime sees to it before a model comes to a driver. Types that the driver does not
    declare are left alone: operations on them are not supported, rather than wrong.
    """
    if not types:
        return
    graphs = [("main subgraph: " if model.referenced else "", model.main)]
    graphs += [(f"subgraph {i}: ", subgraph) for i, subgraph in enumerate(model.referenced)]
    for where, subgraph in graphs:
        for index, operand in enumerate(subgraph.operands):
            if operand.type in types:
                try:
                    _check_operand(operand, types[operand.type])
                except Invalid as error:
                    raise Invalid(f"{where}operand {index}: {error}", error.rule) from None


def size_of_extension_data(type: ExtensionOperandTypeInformation, dimensions: Sequence[int]) -> int:
    """Bytes of an operand's data; 0 while a dimension or the rank of a tensor is unknown."""
    if type.is_tensor and not dimensions:
        return 0
    return type.byte_size * prod(dimensions)


def _check_operand(operand: Operand, type: ExtensionOperandTypeInformation) -> None:
    name = code_name(OperandType, operand.type)
    if not type.is_tensor and operand.dimensions:
        raise Invalid(f"a scalar ({name}) with dimensions {list(operand.dimensions)}")
    if operand.lifetime not in CONSTANTS:
        return
    size, given = size_of_extension_data(type, operand.dimensions), operand.location.length
    if given != size or size == 0:
        expected = f"expected {size}" if size else "whose dimensions must be known"
        raise Invalid(f"{given} bytes of data for {name} {list(operand.dimensions)}, {expected}")


def _check_name(name: str) -> None:
    if not _NAME.fullmatch(name):
        raise Invalid(
            f"extension name {name!r}: expected lower-case letters, digits, "
            "'.' and '_', with at least one '.'",
            "extension_name",
        )


def _repeated(values: Iterable[_T]) -> Iterable[_T]:
    return (value for value, count in Counter(values).items() if count > 1)
