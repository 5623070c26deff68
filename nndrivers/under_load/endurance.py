"""Endurance: what goes wrong after a number of requests or models, or while others compile."""

from __future__ import annotations

import threading
import time
from itertools import count
from typing import Final

import numpy as np

from nndrivers.under_load._wrapping import Execution, WrappingDriver
from nndrivers.under_load.catalogue import defect
from nnhal.driver_kit import HalError, PrepareOptions, Program
from nnhal.types import ErrorStatus, Model


@defect(
    "FAILURE",
    r"execute of .*GENERAL_FAILURE.* after \d+ inferences",
    modes=("inference-stress", "parallel-inference-stress"),
    sources=("https://github.com/gfx-rs/wgpu/issues/9808",),
)
class ErrorAfterAThousandInferences(WrappingDriver):
    """The command ring of the device has 1,000 entries, and none is ever free again."""

    ENTRIES: Final = 1000

    def __init__(self, *, threads: int = 1) -> None:
        super().__init__(threads=threads)
        self.requests = count(1)

    def execute(self, execution: Execution) -> None:
        if next(self.requests) > self.ENTRIES:
            raise HalError(ErrorStatus.GENERAL_FAILURE, "no free entry in the command ring")
        execution.run()


@defect(
    "FAILURE",
    r"wrong answer: .* output \d+: element \d+",
    modes=("inference-stress", "client-early-termination-stress", "parallel-inference-stress"),
    sources=("https://github.com/local-inference-lab/vllm/issues/637",),
)
class WrongOutputOnceInFiveThousand(WrappingDriver):
    """The last cache line of the last output is not written back after every 5,000th request."""

    EVERY: Final = 5000

    def __init__(self, *, threads: int = 1) -> None:
        super().__init__(threads=threads)
        self.requests = count(1)

    def execute(self, execution: Execution) -> None:
        execution.run()
        if next(self.requests) % self.EVERY == 0:
            array = execution.outputs[-1].array
            if array is not None and array.size:
                line = array.reshape(-1).view(np.uint8)[-64:]
                line ^= 0x55


@defect(
    "FAILURE",
    r"\d times as long while another client prepares models",
    modes=("performance-degradation-stress",),
    sources=(
        "https://github.com/triton-inference-server/server/issues/8587",
        "https://github.com/tensorflow/serving/issues/910",
    ),
)
class SlowdownUnderCompilation(WrappingDriver):
    """Weights of all other models are read from slow memory while a model is being prepared: an
    execution takes four times as long.
    """

    def __init__(self, *, threads: int = 1) -> None:
        super().__init__(threads=threads)
        self._lock = threading.Lock()
        self.preparations = 0

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        with self._lock:
            self.preparations += 1
        try:
            return super().prepare(model, options)
        finally:
            with self._lock:
                self.preparations -= 1

    def execute(self, execution: Execution) -> None:
        started = time.monotonic()
        execution.run()
        if self.preparations:
            time.sleep(3 * (time.monotonic() - started))
