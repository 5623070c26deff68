"""A burst of the AIDL interface: without packets, but memories are known again by their names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from nnhal.burst_packets import BurstResult
from nnhal.client.aidl_numbers import boottime, or_none_ns
from nnhal.client.guard import guarded
from nnhal.memory import Memory
from nnhal.types import ErrorStatus, ExecutionConfig, HalVersion, Request
from vts.raw.aidl_paths import answer_of
from vts.raw.answer import Answer, Options
from vts.raw.answers import name_of_status
from vts.raw.bursts import FORGOTTEN
from vts.raw.devices import RawDevice
from vts.raw.path import ExecutionPath
from vts.test_group import Failed

__all__ = ["AidlBurst", "AidlBurstPath", "AidlBurstWithConfigPath"]

_CALL: Final = "configureExecutionBurst"
_PLAIN: Final = Options()


class AidlBurst:
    """Raises Failed when the driver gives none. A context manager that ends the burst."""

    def __init__(self, prepared_model: Any) -> None:
        with guarded(_CALL):
            status, self.interface = prepared_model.configure_execution_burst()
        if status != ErrorStatus.NONE or self.interface is None:
            what = "no burst" if self.interface is None else "a burst"
            text = f"{_CALL}: {name_of_status(status)} and {what}, expected NONE and one"
            raise Failed("burst_with_error", text)
        self._known: list[object] = []

    def __enter__(self) -> AidlBurst:
        return self

    def __exit__(self, *_: object) -> None:
        self.interface = None

    def run(self, request: Request, options: Options = _PLAIN) -> BurstResult:
        """Execute; memories have names of their own, so that the driver may know them again."""
        answer = self.execute(request, self._tokens(request.pools), options)
        return BurstResult(answer.status, tuple(answer.shapes), answer.timing)

    def execute(self, request: Request, tokens: Sequence[int], options: Options = _PLAIN) -> Answer:
        """Execute with these names of memories, -1 for none."""
        limits = boottime(options.deadline_ns), or_none_ns(options.loop_timeout_ns)
        with guarded("IBurst.executeSynchronously"):
            answer = self.interface.execute_synchronously(request, tokens, options.measure, *limits)
        return answer_of("IBurst.executeSynchronously", answer)

    def execute_with_config(
        self, request: Request, tokens: Sequence[int], options: Options = _PLAIN
    ) -> Answer:
        """The same by the other call, since version 4."""
        config = ExecutionConfig(options.measure, or_none_ns(options.loop_timeout_ns))
        call = "IBurst.executeSynchronouslyWithConfig"
        with guarded(call):
            answer = self.interface.execute_synchronously_with_config(
                request, tokens, config, boottime(options.deadline_ns)
            )
        return answer_of(call, answer)

    def release(self, token: int) -> ErrorStatus:
        """Have the driver forget a memory."""
        with guarded("releaseMemoryResource"):
            status: ErrorStatus = self.interface.release_memory_resource(token)
        return status

    def forget(self, pool: Memory, *, for_good: bool) -> None:
        """Have the driver forget the memory ``pool``; the next new one has its name, unless it is
        ``for_good``.
        """
        token = self._token(pool)
        self.release(token)
        self._known[token] = FORGOTTEN if for_good else None

    def check_quiet(self) -> None:
        """Nothing comes from an AIDL burst that was not asked for."""

    def _tokens(self, pools: Sequence[object]) -> list[int]:
        """A device memory has a token already, and no name here, as with Android's runtime."""
        return [self._token(pool) if isinstance(pool, Memory) else -1 for pool in pools]

    def _token(self, pool: Memory) -> int:
        if not any(known is pool for known in self._known):
            if None not in self._known:
                self._known.append(None)
            self._known[self._known.index(None)] = pool
        return next(i for i, known in enumerate(self._known) if known is pool)


class AidlBurstPath(ExecutionPath):
    """One burst for all requests to the same prepared model, as long as this object lives."""

    name = "IBurst.executeSynchronously"
    since = HalVersion.AIDL_V1

    def __init__(self) -> None:
        self._last: tuple[Any, AidlBurst] | None = None

    def can(self, request: Request) -> bool:
        return True

    def execute(
        self, raw: RawDevice, prepared_model: Any, request: Request, options: Options
    ) -> Answer:
        # Without names, as Android's tests have it: nothing is known again.
        return self._burst(prepared_model).execute(request, [-1] * len(request.pools), options)

    def _burst(self, prepared_model: Any) -> AidlBurst:
        if self._last is None or self._last[0] is not prepared_model:
            self._last = prepared_model, AidlBurst(prepared_model)
        return self._last[1]


class AidlBurstWithConfigPath(AidlBurstPath):
    name = "IBurst.executeSynchronouslyWithConfig"
    since = HalVersion.AIDL_V4

    def execute(
        self, raw: RawDevice, prepared_model: Any, request: Request, options: Options
    ) -> Answer:
        burst = self._burst(prepared_model)
        return burst.execute_with_config(request, [-1] * len(request.pools), options)
