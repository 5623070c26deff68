"""All ways to execute a request, by the version of the prepared model: one class a way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from nnhal.client.guard import guarded
from nnhal.types import HalVersion, Request
from nnhal.versions import request_to_v1_0
from vts.questions import Questions
from vts.raw.aidl_bursts import AidlBurstPath, AidlBurstWithConfigPath
from vts.raw.aidl_paths import AIDL_PATHS
from vts.raw.answer import Answer, Options
from vts.raw.bursts import RawBurst
from vts.raw.callbacks import ExecutionRecorder
from vts.raw.devices import RawDevice
from vts.raw.path import ExecutionPath

__all__ = ["execute_all_paths", "execution_paths"]


class _Execute(ExecutionPath):
    name = "execute"
    since = HalVersion.V1_0
    before = HalVersion.V1_2

    def execute(
        self, raw: RawDevice, prepared_model: Any, request: Request, options: Options
    ) -> Answer:
        callback = ExecutionRecorder(self.name, raw.callbacks)
        with guarded(self.name):
            launch = prepared_model.execute(request_to_v1_0(request), callback)
        return Answer(self.name, *callback.wait(launch, raw.limit_s), launch)


class _Execute12(ExecutionPath):
    name = "execute_1_2"
    since = HalVersion.V1_2
    before = HalVersion.V1_3

    def execute(
        self, raw: RawDevice, prepared_model: Any, request: Request, options: Options
    ) -> Answer:
        callback = ExecutionRecorder(self.name, raw.callbacks)
        with guarded(self.name):
            launch = prepared_model.execute_1_2(request_to_v1_0(request), options.timing, callback)
        return Answer(self.name, *callback.wait(launch, raw.limit_s), launch)


class _Execute13(ExecutionPath):
    name = "execute_1_3"
    since = HalVersion.V1_3

    def can(self, request: Request) -> bool:
        return True

    def execute(
        self, raw: RawDevice, prepared_model: Any, request: Request, options: Options
    ) -> Answer:
        callback = ExecutionRecorder(self.name, raw.callbacks)
        with guarded(self.name):
            launch = prepared_model.execute_1_3(request, options.of_execution, callback)
        return Answer(self.name, *callback.wait(launch, raw.limit_s), launch)


class _Synchronously(ExecutionPath):
    name = "executeSynchronously"
    since = HalVersion.V1_2
    before = HalVersion.V1_3

    def execute(
        self, raw: RawDevice, prepared_model: Any, request: Request, options: Options
    ) -> Answer:
        with guarded(self.name):
            old = request_to_v1_0(request)
            status, shapes, timing = prepared_model.execute_synchronously(old, options.timing)
        return Answer(self.name, status, shapes, timing)


class _Synchronously13(ExecutionPath):
    name = "executeSynchronously_1_3"
    since = HalVersion.V1_3

    def can(self, request: Request) -> bool:
        return True

    def execute(
        self, raw: RawDevice, prepared_model: Any, request: Request, options: Options
    ) -> Answer:
        with guarded(self.name):
            answer = prepared_model.execute_synchronously_1_3(request, options.of_execution)
            status, shapes, timing = answer
        return Answer(self.name, status, shapes, timing)


class _Burst(ExecutionPath):
    """One burst for all requests to the same prepared model, as long as this object lives."""

    name = "burst"
    since = HalVersion.V1_2

    def __init__(self) -> None:
        self._last: tuple[Any, RawBurst] | None = None

    def execute(
        self, raw: RawDevice, prepared_model: Any, request: Request, options: Options
    ) -> Answer | None:
        if self._last is None or self._last[0] is not prepared_model:
            self._last = prepared_model, RawBurst(raw, prepared_model)
        burst = self._last[1]
        result = burst.run(request, options)
        if result is None:
            return None
        return Answer(self.name, result.status, result.output_shapes, result.timing)


class _Fenced(ExecutionPath):
    name = "executeFenced"
    since = HalVersion.V1_3

    def can(self, request: Request) -> bool:
        return True

    def execute(
        self, raw: RawDevice, prepared_model: Any, request: Request, options: Options
    ) -> Answer:
        with guarded(self.name):
            status, fence, callback = prepared_model.execute_fenced(request, options.of_execution)
        return Answer(self.name, status, fence=fence, callback=callback)


_PATHS: Final[tuple[type[ExecutionPath], ...]] = (
    _Execute,
    _Execute12,
    _Execute13,
    _Synchronously,
    _Synchronously13,
    _Burst,
    _Fenced,
)

_AIDL: Final[tuple[type[ExecutionPath], ...]] = (
    *AIDL_PATHS,
    AidlBurstPath,
    AidlBurstWithConfigPath,
)

_PLAIN: Final = Options()


def execution_paths(version: HalVersion) -> tuple[ExecutionPath, ...]:
    """The ways to execute that a prepared model of ``version`` has: HIDL's by its newest call.

    Keep them for all requests to a prepared model: they share a burst then.
    """
    known = _AIDL if version.is_aidl else _PATHS
    return tuple(
        path()
        for path in known
        if path.since <= version and (path.before is None or version < path.before)
    )


def execute_all_paths(
    raw: RawDevice,
    prepared_model: Any,
    request: Request,
    options: Options = _PLAIN,
    paths: Sequence[ExecutionPath] | None = None,
) -> Iterator[Answer]:
    """The answer of each path that can carry ``request``, one after the other.

    Raises Inexpressible when the driver's interface has no words for it by any path.
    """
    questions = Questions()
    for path in execution_paths(raw.version) if paths is None else paths:
        answer = None
        if path.can(request):
            with questions.question():
                answer = path.execute(raw, prepared_model, request, options)
        if answer is not None:
            yield answer
    questions.check()
