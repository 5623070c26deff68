"""Locks: threads of the driver that wait for each other."""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from typing import Any, Final

from nndrivers.under_load._wrapping import Execution, WrappingDriver
from nndrivers.under_load.catalogue import defect
from nnhal.driver_kit import PrepareOptions, Program
from nnhal.types import Model

_DEADLOCK: Final = r"driver deadlock"
_HERE: Final = r"locks\.py"


@defect(
    "HANG",
    _DEADLOCK,
    _HERE,
    modes=("parallel-inference-stress", "multi-process-inference-stress"),
    sources=(
        "https://github.com/goharbor/harbor/pull/23973",
        "https://github.com/ollama/ollama/pull/7805",
    ),
)
class DeadlockWithEightThreads(WrappingDriver):
    """Each execution takes one of eight hardware queues for its commands and, before it gives that
    back, another one for its results: eight at the same time wait for ever.
    """

    def __init__(self, *, threads: int = 1) -> None:
        super().__init__(threads=threads)
        self.queues = threading.Semaphore(8)

    def execute(self, execution: Execution) -> None:
        with self.queues:  # for the commands
            execution.run()
            with self.queues:  # to read the results back
                pass


@defect(
    "HANG",
    _DEADLOCK,
    _HERE,
    modes=("parallel-inference-stress", "multi-process-model-load-stress"),
    sources=(
        "https://github.com/coredevices/PebbleOS/pull/405",
        "https://github.com/openssl/openssl/pull/13321",
    ),
)
class LockOrderInverted(WrappingDriver):
    """A preparation locks compiler, then device; an execution whose weights were evicted from the
    device locks device, then compiler.
    """

    _ROOM: Final = 4
    """Models whose weights the device holds."""
    _UPLOAD_S: Final = 0.0005

    def __init__(self, *, threads: int = 1) -> None:
        super().__init__(threads=threads)
        self._compiler = threading.Lock()
        self._device = threading.Lock()
        self._loaded: OrderedDict[int, None] = OrderedDict()

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        with self._compiler:
            program = super().prepare(model, options)
            with self._device:
                self._upload(program)
        return program

    def execute(self, execution: Execution) -> None:
        self.load(execution.program)
        execution.run()

    def load(self, program: Program) -> None:
        """See to it that the weights of ``program`` are on the device."""
        with self._device:
            if id(program) in self._loaded:
                self._loaded.move_to_end(id(program))
                return
            with self._compiler:  # packs the weights again
                self._upload(program)

    def _upload(self, program: Any) -> None:
        time.sleep(self._UPLOAD_S)
        self._loaded[id(program)] = None
        while len(self._loaded) > self._ROOM:
            self._loaded.popitem(last=False)
