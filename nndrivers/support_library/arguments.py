"""Arguments of executions: a request of the HAL as the calls that set them in the C API."""

from __future__ import annotations

import ctypes
import threading
import weakref
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from nndrivers.support_library.memories import Memories, Pool
from nndrivers.support_library.model import BuiltModel, operand_type
from nndrivers.support_library.result_codes import check
from nnhal.errors import Inexpressible
from nnhal.types import BufferToken, DataLocation, Request, RequestArgument

__all__ = ["Arguments", "SetArguments"]

_NOWHERE: Final = DataLocation()
_DUMMY_BYTES: Final = 4


class SetArguments(NamedTuple):
    """The calls that set what a request has: a function of the API, and all but the execution."""

    calls: tuple[tuple[Callable[..., int], tuple[Any, ...]], ...]
    outputs: int
    has_padding: bool
    keeps: tuple[object, ...]

    def set(self, execution: int) -> None:
        """Set them in ``execution``. Raises HalError for what the library refuses."""
        for call, arguments in self.calls:
            code = call(execution, *arguments)
            if code:
                check("setting an argument", code)


class Arguments:
    """The arguments of requests to a model; remembered for those that come again."""

    def __init__(self, api: Any, memories: Memories, model: BuiltModel) -> None:
        self._api = api
        self._memories = memories
        self._model = model
        self._known: weakref.WeakKeyDictionary[Request, SetArguments] = weakref.WeakKeyDictionary()
        self._lock = threading.Lock()
        self._dummy = ctypes.create_string_buffer(_DUMMY_BYTES)

    def of(self, request: Request) -> SetArguments:
        """Raises Inexpressible for what the API has no words for, HalError for a memory that the
        library does not take.
        """
        known = self._known.get(request)
        if known is not None:
            return known
        made = self._made(request)
        # A memory of the device ends when its client drops it, and its token with it.
        if not any(isinstance(pool, BufferToken) for pool in request.pools):
            with self._lock:
                self._known[request] = made
        return made

    def _made(self, request: Request) -> SetArguments:
        api, main = self._api, self._model.source.main
        pools = [self._memories.pool(pool) for pool in request.pools]
        used = {argument.location.pool_index for argument in (*request.inputs, *request.outputs)}
        if not used <= set(range(max(1, len(pools)))):
            raise Inexpressible("the C API takes memories, not indexes of a list of pools")
        for index, argument in zip(main.output_indexes, request.outputs, strict=False):
            dimensions = argument.dimensions or main.operands[index].dimensions
            if argument.location.padding and (not dimensions or 0 in dimensions):
                raise Inexpressible("the C API counts padding as room for an output of any size")
        inputs = self._calls(
            request.inputs,
            pools,
            main.input_indexes,
            (
                api.ANeuralNetworksExecution_setInput,
                api.ANeuralNetworksExecution_setInputFromMemory,
            ),
        )
        outputs = self._calls(
            request.outputs,
            pools,
            main.output_indexes,
            (
                api.ANeuralNetworksExecution_setOutput,
                api.ANeuralNetworksExecution_setOutputFromMemory,
            ),
        )
        if self._model.has_dummy_input:
            place = 0, None, ctypes.addressof(self._dummy), _DUMMY_BYTES
            inputs.append((api.ANeuralNetworksExecution_setInput, place))
        all_arguments = *request.inputs, *request.outputs
        return SetArguments(
            tuple(inputs + outputs),
            len(main.output_indexes),
            any(argument.location.padding for argument in all_arguments),
            (*pools, self._dummy),
        )

    def _calls(
        self,
        arguments: Sequence[RequestArgument],
        pools: Sequence[Pool],
        indexes: Sequence[int],
        functions: tuple[Callable[..., int], Callable[..., int]],
    ) -> list[tuple[Callable[..., int], tuple[Any, ...]]]:
        omit, set_from_memory = functions
        calls: list[tuple[Callable[..., int], tuple[Any, ...]]] = []
        for number, argument in enumerate(arguments):
            location = argument.location
            if argument.has_no_value:
                if location != _NOWHERE or argument.dimensions:
                    raise Inexpressible(
                        "the C API omits an argument by a null pointer, and no more"
                    )
                calls.append((omit, (number, None, None, 0)))
                continue
            if min(location.offset, location.length, location.padding) < 0 or not pools:
                raise Inexpressible("the C API takes a memory, an offset and a length of 0 or more")
            type = self._type(argument, indexes[number] if number < len(indexes) else None)
            pool = pools[location.pool_index]
            place = pool.shift + location.offset, location.length + location.padding
            calls.append((set_from_memory, (number, type, pool.handle.address, *place)))
        return calls

    def _type(self, argument: RequestArgument, index: int | None) -> Any:
        """The operand's type with the argument's dimensions; None where the model's are to be used.

        The struct lives as long as the pointer to it.
        """
        if not argument.dimensions or index is None:
            return None
        if min(argument.dimensions) < 0:
            raise Inexpressible("the C API has no negative dimensions")
        operand = self._model.source.main.operands[index]
        made = operand_type(self._model.codes[index], operand, argument.dimensions)
        return ctypes.byref(made)
