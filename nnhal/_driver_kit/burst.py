"""A burst as the driver serves it: memories are sent once and then named by slots."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Sequence

from nnhal._driver_kit.executor import Executor
from nnhal._driver_kit.failures import status_of
from nnhal.errors import HalError
from nnhal.interfaces import (
    BurstRequest,
    BurstResult,
    IBurstCallback,
    IBurstContext,
    IBurstRequestChannel,
    IBurstResultChannel,
)
from nnhal.memory import Memory
from nnhal.types import ErrorStatus, HalVersion, RequestV1_0
from nnhal.versions import status_to

__all__ = ["BurstContext"]


class BurstContext(IBurstContext):
    """Serves packets until the client drops it."""

    def __init__(
        self,
        executor: Executor,
        callback: IBurstCallback,
        request_channel: IBurstRequestChannel,
        result_channel: IBurstResultChannel,
    ) -> None:
        self._executor = executor
        self._callback = callback
        self._results = result_channel
        self._lock = threading.Lock()
        self._memories: dict[int, Memory] = {}
        # The same packet object is the same request: the executor then knows it again.
        self._requests: weakref.WeakKeyDictionary[BurstRequest, RequestV1_0]
        self._requests = weakref.WeakKeyDictionary()
        request_channel.listen(self._serve)

    def free_memory(self, slot: int) -> None:
        with self._lock:
            if self._memories.pop(slot, None) is not None:
                self._requests.clear()

    def _serve(self, packet: BurstRequest) -> None:
        self._results.send(self._execute(packet))

    def _execute(self, packet: BurstRequest) -> BurstResult:
        try:
            request = self._request(packet)
        except Exception as error:
            return BurstResult(status_of(error, "burst"))
        status, shapes, timing = self._executor.run(request, packet.measure)
        # HIDL's packets are those of HAL 1.2, whatever version the prepared model has.
        return BurstResult(status_to(status, HalVersion.V1_2), tuple(shapes), timing)

    def _request(self, packet: BurstRequest) -> RequestV1_0:
        with self._lock:
            request = self._requests.get(packet)
            if request is None:
                self._fetch([slot for slot in packet.slots if slot not in self._memories])
                pools = tuple(self._memories[slot] for slot in packet.slots)
                request = RequestV1_0(packet.inputs, packet.outputs, pools)
                self._requests[packet] = request
            return request

    def _fetch(self, slots: Sequence[int]) -> None:
        if not slots:
            return
        status, memories = self._callback.get_memories(slots)
        if status != ErrorStatus.NONE or len(memories) != len(slots):
            message = f"{len(memories)} memories for slots {slots}"
            raise HalError(ErrorStatus(status) or ErrorStatus.GENERAL_FAILURE, message)
        self._memories.update(zip(slots, memories, strict=True))
