"""Vendor extensions in the runtime: which ones its devices have, and the codes they get here.

An extension gets a prefix when an application first asks for one of its types; the prefix makes its
codes. Source: ``runtime/TypeManager.cpp``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import Final

import msgspec

from nnapi.errors import bad_data
from nnhal.debug import vlog
from nnhal.extensions import code_in
from nnhal.operand_types import SCALARS, is_extension, size_of_data
from nnhal.types import (
    EXTENSION_TYPE_BITS,
    Extension,
    ExtensionNameAndPrefix,
    ExtensionOperandTypeInformation,
    Model,
)

__all__ = ["ExtensionTypes"]

_manager: Final = vlog.channel("manager")

_MAX_PREFIX: Final = (1 << 16) - 1
_TYPE_MASK: Final = (1 << EXTENSION_TYPE_BITS) - 1


class ExtensionTypes:
    """The extensions of all devices of a runtime.

    Two devices that describe an extension differently make it unusable. A name that no device has
    gets a prefix all the same, but has no types: whatever is built with it is BAD_DATA.
    """

    def __init__(self) -> None:
        self._known: dict[str, Extension] = {}
        self._first_devices: dict[str, str] = {}
        self._disabled: set[str] = set()
        self._prefixes: dict[str, int] = {}
        self._by_prefix: list[Extension | None] = [None]  # 0 stands for no extension

    def register(self, extension: Extension, device: str) -> bool:
        """Add what ``device`` has; False where the extension is disabled, or is by this."""
        name = extension.name
        if name in self._disabled:
            return False
        types = tuple(sorted(extension.operand_types, key=lambda each: each.type))
        extension = msgspec.structs.replace(extension, operand_types=types)
        if self._known.setdefault(name, extension) == extension:
            self._first_devices.setdefault(name, device)
            return True
        first = self._first_devices[name]
        _manager("devices %s and %s differ on extension %s, now disabled", first, device, name)
        del self._known[name]
        self._disabled.add(name)
        return False

    def code(self, extension: str, type: int) -> int:
        """The code of ``type`` of ``extension`` in this runtime. BAD_DATA after 65,535 prefixes."""
        prefix = self._prefixes.get(extension)
        if prefix is None:
            prefix = len(self._by_prefix)
            if prefix > _MAX_PREFIX:
                raise bad_data(f"{prefix} extensions are in use: there is no prefix left")
            self._prefixes[extension] = prefix
            self._by_prefix.append(self._known.get(extension, Extension("")))
        return code_in(prefix, type & _TYPE_MASK)

    def extension(self, prefix: int) -> Extension | None:
        """The extension that has ``prefix``; None where nobody has asked for it."""
        return self._by_prefix[prefix] if 0 < prefix < len(self._by_prefix) else None

    def name_and_prefix(self, prefix: int) -> ExtensionNameAndPrefix:
        """Return name and prefix of an extension that a model uses."""
        extension = self.extension(prefix)
        assert extension is not None, "operands and operations are checked when they are added"
        return ExtensionNameAndPrefix(extension.name, prefix)

    def operand_type(self, code: int) -> ExtensionOperandTypeInformation | None:
        """Return the vendor's description of the operand type ``code``; None where it is
        not known.
        """
        extension = self.extension(code >> EXTENSION_TYPE_BITS)
        if extension is None:
            return None
        return next((t for t in extension.operand_types if t.type == code & _TYPE_MASK), None)

    def types_in(self, model: Model) -> Mapping[int, ExtensionOperandTypeInformation]:
        """Return the vendors' descriptions of the operand types in ``model`` that are theirs, by
        code.
        """
        subgraphs = (model.main, *model.referenced)
        codes = {operand.type for subgraph in subgraphs for operand in subgraph.operands}
        found = {code: self.operand_type(code) for code in codes if is_extension(code)}
        return {code: type for code, type in found.items() if type is not None}

    def is_tensor(self, type: int) -> bool:
        """Whether operands of ``type``, which is known, have dimensions."""
        if not is_extension(type):
            return type not in SCALARS
        vendors = self.operand_type(type)
        return vendors is not None and vendors.is_tensor

    def size_of_data(self, type: int, dimensions: Sequence[int]) -> int:
        """Bytes of an operand's data; 0 while a dimension or the rank of a tensor is unknown."""
        if not is_extension(type):
            return size_of_data(type, dimensions)
        vendors = self.operand_type(type)
        if vendors is None or (vendors.is_tensor and not dimensions):
            return 0
        return vendors.byte_size * (prod(dimensions) if vendors.is_tensor else 1)
