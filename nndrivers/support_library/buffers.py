"""Device memories: made from the roles that they have, copied to and from memories of clients."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from typing import Any

from nndrivers.support_library.handles import Handle, created
from nndrivers.support_library.memories import Memories
from nndrivers.support_library.prepared_model import PreparedModel
from nndrivers.support_library.refusals import refused
from nndrivers.support_library.result_codes import BAD_DATA, OP_FAILED, check
from nnhal.errors import HalError, Inexpressible
from nnhal.interfaces import BufferRoles, IBuffer
from nnhal.memory import Memory
from nnhal.operand_types import size_of_data
from nnhal.types import BufferDesc, BufferRole, ErrorStatus, Operand

__all__ = ["allocate"]


def allocate(api: Any, memories: Memories, wanted: BufferRoles) -> tuple[IBuffer, int]:
    """A memory of the device and its token. Raises Inexpressible, HalError."""
    models = [_own(model) for model in wanted.prepared_models]
    create = api.ANeuralNetworksMemoryDesc_create
    description = Handle(
        created("ANeuralNetworksMemoryDesc_create", create), api.ANeuralNetworksMemoryDesc_free
    )
    for roles, add in (
        (wanted.input_roles, api.ANeuralNetworksMemoryDesc_addInputRole),
        (wanted.output_roles, api.ANeuralNetworksMemoryDesc_addOutputRole),
    ):
        _add_roles(add, description.address, models, roles)
    _set_dimensions(api, description.address, wanted.desc.dimensions)
    finish = api.ANeuralNetworksMemoryDesc_finish
    check("ANeuralNetworksMemoryDesc_finish", finish(description.address))
    address = created(
        "ANeuralNetworksMemory_createFromDesc",
        api.ANeuralNetworksMemory_createFromDesc,
        description.address,
    )
    handle = Handle(address, api.ANeuralNetworksMemory_free, models)
    operands = _operands(models, wanted.input_roles, wanted.output_roles)
    known = _known_dimensions(operands, wanted.desc)
    try:
        size = size_of_data(operands[0].type, known)
    except ValueError:  # of an extension
        size = 0
    return _Buffer(api, memories, handle, known, size), memories.add_device_memory(handle)


def _own(model: object) -> PreparedModel:
    if not isinstance(model, PreparedModel):
        raise Inexpressible("the C API takes compilations of its own only")
    return model


def _add_roles(
    add: Callable[..., int],
    description: int,
    models: Sequence[PreparedModel],
    roles: Sequence[BufferRole],
) -> None:
    for role in roles:
        if not 0 <= role.model_index < len(models) or role.io_index < 0:
            raise Inexpressible("the C API takes compilations, not indexes of a list of them")
        compilation = models[role.model_index].compilation.handle.address
        code = add(description, compilation, role.io_index, role.frequency)
        check("ANeuralNetworksMemoryDesc_add...Role", code)


def _set_dimensions(api: Any, description: int, dimensions: Sequence[int]) -> None:
    if not dimensions:
        return
    if min(dimensions) < 0:
        raise Inexpressible("the C API has no negative dimensions")
    array = (ctypes.c_uint32 * len(dimensions))(*dimensions)
    code = api.ANeuralNetworksMemoryDesc_setDimensions(description, len(dimensions), array)
    check("ANeuralNetworksMemoryDesc_setDimensions", code)


def _operands(
    models: Sequence[PreparedModel],
    input_roles: Sequence[BufferRole],
    output_roles: Sequence[BufferRole],
) -> list[Operand]:
    """What the memory stands for, by each of its roles."""
    found: list[Operand] = []
    for roles, is_input in ((input_roles, True), (output_roles, False)):
        for role in roles:
            main = models[role.model_index].compilation.model.source.main
            indexes = main.input_indexes if is_input else main.output_indexes
            found.append(main.operands[indexes[role.io_index]])
    return found


def _known_dimensions(operands: Sequence[Operand], desc: BufferDesc) -> tuple[int, ...]:
    """What the description and all ``operands`` say together; 0 where none says it."""
    told = [desc.dimensions, *(operand.dimensions for operand in operands)]
    known = [dimensions for dimensions in told if dimensions]
    return tuple(max(each) for each in zip(*known, strict=False))


class _Buffer(IBuffer):
    """``size`` is in bytes; 0 where it is not known."""

    def __init__(
        self,
        api: Any,
        memories: Memories,
        handle: Handle,
        dimensions: tuple[int, ...],
        size: int,
    ) -> None:
        self._api = api
        self._memories = memories
        self._handle = handle
        self._dimensions = dimensions
        self._size = size

    def copy_to(self, memory: Memory) -> ErrorStatus:
        return self._copy(memory, is_source=False)

    def copy_from(self, memory: Memory, dimensions: Sequence[int]) -> ErrorStatus:
        if dimensions and tuple(dimensions) != self._dimensions:
            raise Inexpressible("the C API copies memories without saying dimensions")
        return self._copy(memory, is_source=True)

    def _copy(self, memory: Memory, *, is_source: bool) -> ErrorStatus:
        try:
            pool = self._memories.pool(memory)
            if pool.shift:
                raise Inexpressible("the C API copies whole memories, which begin at a page")
            pair = pool.handle.address, self._handle.address
            copied = self._api.ANeuralNetworksMemory_copy(*(pair if is_source else pair[::-1]))
            if copied == BAD_DATA and not is_source and memory.size == self._size:
                copied = OP_FAILED  # Android's code for a memory without content is BAD_DATA, too
            check("ANeuralNetworksMemory_copy", copied)
        except HalError as error:
            return refused("copyFrom" if is_source else "copyTo", error)
        return ErrorStatus.NONE
