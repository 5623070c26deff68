"""Races: requests that are right one by one and wrong together."""

from __future__ import annotations

import threading
import time
from collections import deque
from typing import Any, Final, cast

import numpy as np
from numpy.typing import NDArray

from nndrivers.under_load._client_sessions import (
    Session,
    SessionDevice,
    SessionDriver,
    SessionProgram,
)
from nndrivers.under_load._wrapping import Execution, WrappingDriver, copied, temporary
from nndrivers.under_load.catalogue import defect
from nnhal.driver_kit import HalError, Inputs, Output, Outputs, PrepareOptions, Program
from nnhal.types import ErrorStatus, Model

_WRONG: Final = r"wrong answer"
_ANOTHERS: Final = r"an answer to another request"

_FLUSH_S: Final = 0.0001
"""Cache maintenance of a buffer that a device is about to read."""


def flush() -> None:
    """Wait for the maintenance of a buffer."""
    time.sleep(_FLUSH_S)


class _Staging:
    """Memory that the device reads, for inputs of the same shapes."""

    def __init__(self, inputs: Inputs) -> None:
        self.arrays: list[NDArray[Any] | None] = [
            None if array is None else np.empty(array.shape, array.dtype) for array in inputs
        ]
        self.is_taken = False

    def clear(self) -> None:
        for array in self.arrays:
            if array is not None:
                array.fill(0)
        flush()


def _layout(inputs: Inputs) -> tuple[object, ...]:
    return tuple(None if array is None else (array.shape, array.dtype.str) for array in inputs)


@defect(
    "FAILURE",
    _WRONG,
    modes=("parallel-inference-stress-in-process", "parallel-inference-stress"),
    sources=(
        "https://github.com/microsoft/onnxruntime/pull/2772",
        "https://github.com/triton-inference-server/server/pull/1484",
    ),
)
class StagingBufferTakenTwice(WrappingDriver):
    """Two requests that begin at the same moment may take the same staging buffer: it is cleared
    before it is marked as taken.
    """

    def __init__(self, *, threads: int = 1) -> None:
        super().__init__(threads=threads)
        self._lock = threading.Lock()
        self._buffers: dict[tuple[object, ...], list[_Staging]] = {}

    def execute(self, execution: Execution) -> None:
        staging = self.take(execution.inputs)
        try:
            copied(execution.inputs, staging.arrays)
            execution._replace(inputs=staging.arrays).run()
        finally:
            staging.is_taken = False

    def take(self, inputs: Inputs) -> _Staging:
        """A buffer for ``inputs`` that nobody uses."""
        with self._lock:
            pool = self._buffers.setdefault(_layout(inputs), [])
            found = next((staging for staging in pool if not staging.is_taken), None)
            if found is None:
                found = _Staging(inputs)
                pool.append(found)
        found.clear()
        found.is_taken = True
        return found


class _OfContent(SessionProgram):
    def __init__(self, inner: Any, driver: Any, model: Any) -> None:
        super().__init__(inner, driver, model)
        self.content = hash((model.operand_values, len(model.main.operations)))


class _SharesArenas(SessionDriver):
    """A client's requests wait for each other, those of other clients do not."""

    program = _OfContent

    def __init__(self, *, threads: int = 1) -> None:
        super().__init__(threads=threads)
        self._lock = threading.Lock()
        self._arenas: dict[tuple[object, ...], _Staging] = {}

    def arena(self, content: int, inputs: Inputs) -> _Staging:
        """The arena of the compiled model, which all that have the same model share."""
        key = content, _layout(inputs)
        with self._lock:
            if key not in self._arenas:
                self._arenas[key] = _Staging(inputs)
            return self._arenas[key]

    def execute_for(self, session: Any, execution: Execution) -> None:
        with session.lock:
            program = cast("_OfContent", execution.program)
            arena = self.arena(program.content, execution.inputs)
            copied(execution.inputs, arena.arrays)
            flush()
            execution._replace(inputs=arena.arrays).run()


@defect(
    "FAILURE",
    _WRONG,
    modes=("multi-process-inference-stress",),
    sources=("https://github.com/inferencerlabs/inferencer-feedback/issues/127",),
)
class ArenaSharedBetweenClients(SessionDevice):
    """Clients with the same model share its compiled form and its arena, which is locked for each
    client alone.
    """

    driver_class = _SharesArenas


class _Pending:
    """A request that waits for its completion."""

    def __init__(self, outputs: Outputs) -> None:
        self.outputs = outputs
        self.done = threading.Event()

    def complete(self, results: list[Output]) -> None:
        for output, result in zip(self.outputs, results, strict=True):
            if result.array is not None:
                output.write(result.array)
        self.done.set()


class _Numbering(Session):
    """A client numbers its requests itself."""

    _NUMBERS: Final = 16

    def opened(self) -> None:
        self._last = 0

    def next_number(self) -> int:
        with self.lock:
            self._last = (self._last + 1) % self._NUMBERS
            return self._last


def _sizes(outputs: Outputs) -> tuple[object, ...]:
    return tuple((output.shape, output.dtype.str) for output in outputs)


class _MatchesByNumber(SessionDriver):
    session = _Numbering

    def __init__(self, *, threads: int = 1) -> None:
        super().__init__(threads=threads)
        self._lock = threading.Lock()
        self._pending: dict[tuple[object, ...], deque[_Pending]] = {}

    def submitted(self, key: tuple[object, ...], outputs: Outputs) -> _Pending:
        pending = _Pending(outputs)
        with self._lock:
            self._pending.setdefault(key, deque()).append(pending)
        return pending

    def completed(self, key: tuple[object, ...], results: list[Output]) -> None:
        """Answer the oldest request with the number that the device has completed."""
        with self._lock:
            pending = self._pending[key].popleft()
        pending.complete(results)

    def execute_for(self, session: Any, execution: Execution) -> None:
        outputs = execution.outputs
        if any(output.array is None for output in outputs):
            execution.run()
            return
        key = session.next_number(), _sizes(outputs)
        pending = self.submitted(key, outputs)
        results = [temporary(output) for output in outputs]
        try:
            execution._replace(outputs=results).run()
        finally:
            self.completed(key, results)
        pending.done.wait()


@defect(
    "FAILURE",
    _WRONG,
    _ANOTHERS,
    modes=("multi-process-inference-stress",),
    sources=(
        "https://github.com/ray-project/ray/issues/45723",
        "https://github.com/jina-ai/serve/issues/2876",
    ),
)
class AnswerToAnotherClient(SessionDevice):
    """Completions are matched by numbers of 4 bits that each client counts for itself: two clients
    with the same number under way may get each other's answers.
    """

    driver_class = _MatchesByNumber


@defect(
    "FAILURE",
    r"prepare of .*GENERAL_FAILURE",
    modes=("model-load-random-stress", "inference-random-stress"),
    sources=("https://github.com/microsoft/onnxruntime/pull/2772",),
)
class CompilerFilesOfOneName(WrappingDriver):
    """The compiler's intermediate file is named after the number of operations: different graphs of
    one size that are prepared at the same time get each other's, and one is refused.
    """

    def __init__(self, *, threads: int = 1) -> None:
        super().__init__(threads=threads)
        self._files: dict[int, object] = {}

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        main = model.main
        name = len(main.operations)
        content = (
            tuple((each.type, each.inputs, each.outputs) for each in main.operations),
            tuple((each.type, each.dimensions) for each in main.operands),
        )
        self._files[name] = content
        program = super().prepare(model, options)
        if self._files[name] != content:
            raise HalError(ErrorStatus.GENERAL_FAILURE, "the file is not that of the graph")
        return program
