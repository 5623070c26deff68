"""Leaks: what the driver keeps of models, clients, fences and requests that are gone."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, Final, cast

from nndrivers.aidl_delegation import AidlDelegate, ToldWrapped
from nndrivers.under_load._client_sessions import (
    Session,
    SessionDevice,
    SessionDriver,
    SessionProgram,
)
from nndrivers.under_load._wrapping import Execution, WrappingDriver, resident
from nndrivers.under_load.catalogue import defect
from nnhal.delegation import delegating
from nnhal.driver_kit import PrepareOptions, Program
from nnhal.fences import Fence, FenceState, wait_for_all
from nnhal.interfaces import (
    FencedResultAidl,
    IPreparedModelAidl,
    IPreparedModelAidlV4,
    IPreparedModelCallbackAidl,
)
from nnhal.types import Model

_MEMORY: Final = r"growth of resident memory .* an hour .* in a day"
_DESCRIPTORS: Final = r"growth of descriptors .* an hour .* in a day"
_THREADS: Final = r"growth of threads .* an hour .* in a day"


@defect(
    "FAILURE",
    _MEMORY,
    modes=("model-loading-stress", "multi-process-model-load-stress"),
    sources=(
        "https://github.com/ONNC/onnc/pull/140",
        "https://github.com/alibaba/MNN/issues/888",
    ),
)
class MemoryLeakPerModel(WrappingDriver):
    """The table of compiled models, which is there for diagnosis, keeps each of them for ever."""

    def __init__(self, *, threads: int = 1) -> None:
        super().__init__(threads=threads)
        self._compiled: list[Program] = []

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        program = super().prepare(model, options)
        self._compiled.append(program)
        return program


@defect(
    "FAILURE",
    _DESCRIPTORS,
    modes=("memory-mapped-model-load-stress",),
    sources=("https://github.com/toyota-connected/ivi-homescreen/pull/370",),
)
class MappedModelKept(WrappingDriver):
    """The import of a model's shared memory duplicates its descriptor, and only a failed import
    closes the copy.
    """

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        for pool in model.pools:
            os.dup(pool.fd)
        return super().prepare(model, options)


class _WithContext(Session):
    """Has a context on the device of 4 MiB."""

    def opened(self) -> None:
        self.driver.contexts.append(resident(4096))


class _KeepsContexts(SessionDriver):
    session = _WithContext

    def __init__(self, *, threads: int = 1) -> None:
        super().__init__(threads=threads)
        self.contexts: list[Any] = []


@defect(
    "FAILURE",
    _MEMORY,
    modes=("multi-process-model-load-stress", "client-early-termination-stress"),
)
class MemoryLeakPerClient(SessionDevice):
    """The context of 4 MiB that each client gets on the device is never destroyed."""

    driver_class = _KeepsContexts


class _Arena:
    """The memory of a model. It is freed when its client lets go of the model, or its preparation
    fails. A client that is gone never lets go.
    """

    def __init__(self, session: Session, graveyard: list[Any]) -> None:
        self._memory = resident(4096)
        self._session = session
        self._graveyard = graveyard

    def __del__(self) -> None:
        if self._session.is_gone:
            self._graveyard.append(self._memory)


class _WithArena(SessionProgram):
    arena: _Arena


class _Graveyard(SessionDriver):
    program = _WithArena

    def __init__(self, *, threads: int = 1) -> None:
        super().__init__(threads=threads)
        self.graveyard: list[Any] = []

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        arena = _Arena(self.sessions.of(model), self.graveyard)
        program = cast("_WithArena", super().prepare(model, options))
        program.arena = arena
        return program


@defect(
    "FAILURE",
    _MEMORY,
    modes=("client-early-termination-stress", "multi-process-model-load-stress"),
    sources=("https://github.com/Neroued/ninfer/issues/111",),
)
class MemoryOfDeadClientsKept(SessionDevice):
    """Models that a client still holds when it dies, and those that are being prepared for it, are
    put aside to be freed later, and never are: 4 MiB each.
    """

    driver_class = _Graveyard


@delegating
class _Importing(IPreparedModelAidlV4):
    """Imports the fences that a fenced execution waits for."""

    def __init__(self, inner: IPreparedModelAidl, driver: Any) -> None:
        self.inner: Any = inner
        self._driver = driver

    def execute_fenced(self, *arguments: Any) -> FencedResultAidl:
        return self._imported(self.inner.execute_fenced, arguments)

    def execute_fenced_with_config(self, *arguments: Any) -> FencedResultAidl:
        return self._imported(self.inner.execute_fenced_with_config, arguments)

    def _imported(
        self, execute: Callable[..., FencedResultAidl], arguments: Sequence[Any]
    ) -> FencedResultAidl:
        # A copy, and one of it for the timeline that the fence becomes a point of.
        copies = [fence.duplicate() for fence in arguments[1] if fence is not None]
        fences = [*copies, *(copy.duplicate() for copy in copies)]
        if any(fence.state is FenceState.ACTIVE for fence in fences):
            threading.Thread(target=self._driver.watch, args=(fences,), daemon=True).start()
        else:
            self._driver.watch(fences)
        return execute(*arguments)


@defect(
    "FAILURE",
    _DESCRIPTORS,
    modes=("parallel-inference-stress", "multi-process-inference-stress"),
    sources=(
        "https://github.com/NVIDIA/egl-wayland/issues/196",
        "https://github.com/quickshell-mirror/quickshell/issues/723",
        "https://github.com/toyota-connected/ivi-homescreen/pull/593",
    ),
)
class DescriptorLeakOnCancelledFence(AidlDelegate):
    """The two copies of a fence that an execution waits for are closed when it is signaled: not
    when it is cancelled, as by the death of the client that was to signal it.
    """

    def __init__(self, *, threads: int = 1) -> None:
        super().__init__(WrappingDriver(threads=threads))
        self._imported: list[Fence] = []

    def preparing(
        self, model: Model | None, callback: IPreparedModelCallbackAidl
    ) -> IPreparedModelCallbackAidl:
        importing: Callable[[Any, Any], Any] = _Importing
        return ToldWrapped(lambda prepared: importing(prepared, self), callback)

    def watch(self, fences: Sequence[Fence]) -> None:
        """Wait for the imported ``fences``, and close them."""
        if wait_for_all(fences) is FenceState.ERROR:
            self._imported.extend(fences)
            return
        for fence in fences:
            fence.close()


@defect(
    "FAILURE",
    _THREADS,
    modes=("inference-stress", "parallel-inference-stress"),
    sources=(
        "https://github.com/pytorch/serve/issues/1193",
        "https://github.com/cognizant-ai-lab/neuro-san/issues/966",
    ),
)
class ThreadPerRequestNeverEnded(WrappingDriver):
    """Every 64th request is observed by a profiling thread of its own, which is never told that the
    request has ended.
    """

    def __init__(self, *, threads: int = 1) -> None:
        super().__init__(threads=threads)
        self.requests = count(1)

    def execute(self, execution: Execution) -> None:
        if next(self.requests) % 64 == 0:
            ended = threading.Event()
            threading.Thread(target=ended.wait, name="profiler", daemon=True).start()
        execution.run()
