"""Client of programs that repeat a sequence of calls: models, memory, and what must come of it."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from nnhal.device import CacheFiles, Device, DeviceBuffer, FencedExecution
from nnhal.errors import HalError
from nnhal.memory import Memory
from nnhal.types import BufferToken, DataLocation, Model, Request, RequestArgument
from nntest.arguments import Arguments
from vts.contract.device import wrong_model
from vts.contract.models import Models
from vts.contract.prepared_model import WRONG
from vts.driving.caches import OTHER_TOKEN, TOKEN

__all__ = ["Client"]


class Client:
    """Small models that ``device`` runs, and requests to them. Raises AssertionError where an
    answer is not as it must be, and the HalError that a call ends with.
    """

    def __init__(self, device: Device) -> None:
        self._device = device
        self._models = Models(device)
        self._seeds: dict[int, int] = {}
        self._dead_token = 0
        self._threads = ThreadPoolExecutor()

    def model(self, name: str) -> Model:
        return self._models.case(name).model

    def wrong_model(self, what: str) -> Model:
        return wrong_model(self.model("plain"), what)

    def memory(self, name: str, seed: int = 0) -> Arguments:
        """Memory for a request to a model, with its inputs."""
        case = self._models.case(name, seed)
        memory = Arguments(case.inputs, [len(data) for data in case.outputs])
        self._seeds[id(memory)] = seed
        return memory

    def put(self, memory: Arguments, name: str, seed: int) -> None:
        """Overwrite the inputs of ``memory``."""
        pool, end = memory.request.pools[0], 0
        assert isinstance(pool, Memory)
        for argument, data in zip(
            memory.request.inputs, self._models.case(name, seed).inputs, strict=True
        ):
            end = argument.location.offset
            pool.buffer[end : end + len(data)] = data
        self._seeds[id(memory)] = seed

    def check(self, name: str, memory: Arguments, answer: object) -> None:
        """Check that the execution that gave ``answer`` has written the right outputs."""
        self.ended(answer)
        case, pool = self._models.case(name, self._seeds[id(memory)]), memory.request.pools[1]
        assert isinstance(pool, Memory)
        for argument, data in zip(memory.request.outputs, case.outputs, strict=True):
            begin = argument.location.offset
            assert bytes(pool.buffer[begin : begin + len(data)]) == data, "wrong outputs"

    def ended(self, answer: object) -> None:
        """Wait for the end of what a call has launched."""
        if isinstance(answer, Future):
            answer = answer.result()
        if isinstance(answer, FencedExecution):
            answer.wait()
            answer.info()

    def launched(self, call: Callable[..., object], *given: object) -> Future[object]:
        """Make ``call`` in a thread: it may wait for fences."""
        return self._threads.submit(call, *given)

    def refused(self, call: Callable[..., object], *given: object, **options: Any) -> None:
        """Check that ``call`` ends with an error."""
        try:
            self.ended(call(*given, **options))
        except HalError:
            return
        raise AssertionError("the call has succeeded, and must not")

    def either(self, call: Callable[..., object], *given: object, **options: Any) -> None:
        """Make ``call``, which may fail."""
        with suppress(HalError):
            self.ended(call(*given, **options))

    def wrong(self, request: Request, what: str) -> Request:
        return WRONG[what](request)

    def too_small(self, request: Request) -> Request:
        """``request`` with a byte less of room for its last output."""
        *others, last = request.outputs
        less = replace(last.location, length=last.location.length - 1)
        return replace(request, outputs=(*others, replace(last, location=less)))

    def with_empty_pool(self, request: Request) -> Request:
        return replace(request, pools=(*request.pools, Memory.allocate(0)))

    def content(self, name: str, seed: int = 0) -> Memory:
        """The input of a model by itself."""
        return Memory.from_bytes(self._models.case(name, seed).inputs[0])

    def other_size(self, name: str, what: str) -> Memory:
        size = self.content(name).size
        return Memory.allocate(size + (1 if what == "one byte more" else -1))

    def with_buffer(self, name: str, buffer: DeviceBuffer, seed: int) -> Request:
        """A request whose input is ``buffer``."""
        self._dead_token = buffer.token
        return self._by_token(name, buffer.token, seed)

    def with_dead_token(self, name: str) -> Request:
        return self._by_token(name, self._dead_token, 0)

    def _by_token(self, name: str, token: int, seed: int) -> Request:
        request = self.memory(name, seed).request
        argument = RequestArgument(location=DataLocation(2))
        return replace(request, inputs=(argument,), pools=(*request.pools, BufferToken(token)))

    def cache(self) -> CacheFiles:
        folder = tempfile.mkdtemp()
        return CacheFiles.open(folder, self._device.number_of_cache_files, TOKEN)

    def other_token(self, cache: CacheFiles) -> CacheFiles:
        return CacheFiles(cache.model, cache.data, OTHER_TOKEN)

    def damage(self, cache: CacheFiles, what: str) -> None:
        """Change the last model cache file."""
        import os

        fd = cache.model[-1]
        size = os.fstat(fd).st_size
        if what == "one byte less":
            os.truncate(fd, size - 1)
        else:
            os.pwrite(fd, bytes([os.pread(fd, 1, size // 2)[0] ^ 0x55]), size // 2)
