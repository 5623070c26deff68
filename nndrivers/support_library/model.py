"""Models of the HAL, built in the library by the calls of the C API."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from nndrivers.support_library.abi import ChannelQuant, OperandType
from nndrivers.support_library.expressible import check_expressible
from nndrivers.support_library.handles import Handle, created
from nndrivers.support_library.library import Library
from nndrivers.support_library.memories import Memories
from nndrivers.support_library.result_codes import BAD_DATA, check
from nnhal.errors import Inexpressible
from nnhal.extensions import extension_of
from nnhal.types import (
    DataLocation,
    Model,
    Operand,
    OperandLifeTime,
    Operation,
    Subgraph,
    SymmPerChannelQuantParams,
)
from nnhal.types import OperandType as OperandCode

__all__ = ["BuiltModel", "build", "operand_type"]

_L: Final = OperandLifeTime
_MAX_ALIGNMENT: Final = 8
"""Of an element; constants that are not on such an address are copied to one."""

_COPIED_BYTES: Final = 128
"""ANEURALNETWORKS_MAX_SIZE_OF_IMMEDIATELY_COPIED_VALUES: constants up to this size are copied by
setOperandValue, and their client may reuse the memory.
"""

_OVERWRITTEN: Final = 3
"""Number that such memory has then: a valid activation or axis, so that a library which reads it
goes on, and gives other results.
"""

_DUMMY: Final = Operand(OperandCode.INT32, lifetime=_L.SUBGRAPH_INPUT)


class BuiltModel:
    """A finished model. ``codes`` are those of its operands' types in the library.

    ``has_dummy_input``: the API has no models without inputs, so it got one that nothing reads.
    """

    def __init__(
        self, handle: Handle, source: Model, codes: Sequence[int], has_dummy_input: bool
    ) -> None:
        self.handle = handle
        self.source = source
        self.codes = codes
        self.has_dummy_input = has_dummy_input


def operand_type(code: int, operand: Operand, dimensions: tuple[int, ...]) -> OperandType:
    """``operand`` with its type's ``code`` in this library and other ``dimensions``.

    An array of dimensions lives as long as the struct.
    """
    array = (ctypes.c_uint32 * len(dimensions))(*dimensions) if dimensions else None
    address = ctypes.addressof(array) if array is not None else None
    made = OperandType(code, len(dimensions), address, operand.scale, operand.zero_point)
    made.array = array
    return made


def build(library: Library, memories: Memories, model: Model) -> BuiltModel:
    """``model`` in the library. Raises Inexpressible, and HalError for what the library refuses."""
    check_expressible(model)
    builder = _Builder(library, memories, model)
    is_dummy = not model.main.input_indexes
    codes: list[int] = []
    return BuiltModel(builder.built(model.main, codes, with_dummy=is_dummy), model, codes, is_dummy)


class _Builder:
    def __init__(self, library: Library, memories: Memories, model: Model) -> None:
        self._api = library.api
        self._memories = memories
        self._model = model
        self._referenced: dict[int, Handle] = {}
        values = ctypes.cast(ctypes.c_char_p(model.operand_values), ctypes.c_void_p)
        self._values = values.value or 0

    def built(self, subgraph: Subgraph, codes: list[int], *, with_dummy: bool = False) -> Handle:
        """The finished model; the code of each operand's type is added to ``codes``."""
        api, keeps = self._api, [self._model]  # type: tuple[Any, list[object]]
        address = created("ANeuralNetworksModel_create", api.ANeuralNetworksModel_create)
        handle = Handle(address, api.ANeuralNetworksModel_free, keeps)
        if self._model.relax_computation_float32_to_float16:
            self._call("relaxComputationFloat32toFloat16", address, True)
        for index, operand in enumerate(subgraph.operands):
            codes.append(self._code(address, "getExtensionOperandType", operand.type))
            self._add_operand(address, index, operand, codes[-1], keeps)
        inputs = subgraph.input_indexes
        if with_dummy:
            self._call("addOperand", address, ctypes.byref(operand_type(_DUMMY.type, _DUMMY, ())))
            inputs = (len(subgraph.operands),)
            # An index beyond the operands must not become that of the dummy.
            subgraph = _without(subgraph, len(subgraph.operands))
        for operation in subgraph.operations:
            self._add_operation(address, operation)
        self._call(
            "identifyInputsAndOutputs", address, *_array(inputs), *_array(subgraph.output_indexes)
        )
        self._call("finish", address)
        return handle

    def _call(self, name: str, *arguments: Any) -> None:
        name = f"ANeuralNetworksModel_{name}"
        check(name, getattr(self._api, name)(*arguments))

    def _add_operand(
        self, address: int, index: int, operand: Operand, code: int, keeps: list[object]
    ) -> None:
        type = operand_type(code, operand, operand.dimensions)
        self._call("addOperand", address, ctypes.byref(type))
        self._set_extra_params(address, index, operand)
        location = operand.location
        match operand.lifetime:
            case _L.CONSTANT_COPY:
                self._set_value(address, index, location, keeps)
            case _L.CONSTANT_REFERENCE:
                pool = self._memories.pool(self._model.pools[location.pool_index])
                keeps.append(pool)
                place = pool.handle.address, pool.shift + location.offset, location.length
                self._call("setOperandValueFromMemory", address, index, *place)
            case _L.SUBGRAPH:
                referenced = self._reference(location.offset)
                keeps.append(referenced)
                self._call("setOperandValueFromModel", address, index, referenced.address)
            case _L.NO_VALUE:
                self._call("setOperandValue", address, index, None, 0)

    def _set_value(
        self, address: int, index: int, location: DataLocation, keeps: list[object]
    ) -> None:
        """Set a constant; what the library must copy is overwritten as soon as it has returned."""
        length = location.length
        if length > _COPIED_BYTES:
            value = self._value(location.offset, length, keeps)
            self._call("setOperandValue", address, index, value, length)
            return
        data = self._model.operand_values[location.offset : location.offset + length]
        scratch = ctypes.create_string_buffer(data, max(length, 1))
        keeps.append(scratch)
        self._call("setOperandValue", address, index, ctypes.addressof(scratch), length)
        ctypes.memmove(scratch, _OVERWRITTEN.to_bytes(max(length, 1), "little"), length)

    def _value(self, offset: int, length: int, keeps: list[object]) -> int:
        """Where a constant is. The library may read it as long as the model exists."""
        address = self._values + offset
        if address % _MAX_ALIGNMENT == 0:
            return address
        copy = ctypes.create_string_buffer(self._model.operand_values[offset : offset + length])
        keeps.append(copy)
        return ctypes.addressof(copy)

    def _reference(self, number: int) -> Handle:
        if number not in self._referenced:
            self._referenced[number] = self.built(self._model.referenced[number], [])
        return self._referenced[number]

    def _set_extra_params(self, address: int, index: int, operand: Operand) -> None:
        params = operand.extra_params
        if isinstance(params, SymmPerChannelQuantParams):
            scales = (ctypes.c_float * max(1, len(params.scales)))(*params.scales)
            quant = ChannelQuant(params.channel_dim, len(params.scales), ctypes.addressof(scales))
            name = "setOperandSymmPerChannelQuantParams"
            self._call(name, address, index, ctypes.byref(quant))
        elif params is not None:
            self._call("setOperandExtensionData", address, index, params, len(params))

    def _add_operation(self, address: int, operation: Operation) -> None:
        code = self._code(address, "getExtensionOperationType", operation.type)
        arguments = *_array(operation.inputs), *_array(operation.outputs)
        self._call("addOperation", address, code, *arguments)

    def _code(self, address: int, name: str, code: int) -> int:
        """The library's own code of an extension; a standard code as it is."""
        known = extension_of(self._model, code)
        if known is None:
            return code
        place = ctypes.c_int32()
        call = f"ANeuralNetworksModel_{name}"
        ask = getattr(self._api, call)
        result = ask(address, known.name.encode(), known.type, ctypes.byref(place))
        if result == BAD_DATA:
            raise Inexpressible(
                "the C API has no codes of an extension that the library does not know, as "
                f"{known.name}"
            )
        check(call, result)
        return place.value


def _without(subgraph: Subgraph, number: int) -> Subgraph:
    """``subgraph`` with an operand ``number`` that nothing refers to."""

    def moved(indexes: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(index + (index >= number) for index in indexes)

    operations = tuple(
        msgspec.structs.replace(each, inputs=moved(each.inputs), outputs=moved(each.outputs))
        for each in subgraph.operations
    )
    outputs = moved(subgraph.output_indexes)
    return msgspec.structs.replace(subgraph, operations=operations, output_indexes=outputs)


def _array(indexes: tuple[int, ...]) -> tuple[int, Any]:
    """Count and array; the API wants an address where there are none, too."""
    return len(indexes), (ctypes.c_uint32 * max(1, len(indexes)))(*indexes)
