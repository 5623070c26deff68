"""Overhead of the MLTS harness, against the limits that the project has set itself.

Two ratios in one run: the loop over a driver that does nothing (at most 10 microseconds an
inference), and TF Lite's latency through the harness against a bare loop over the same
interpreter (at most 1.02, medians of interleaved inferences).

    python benchmarks/harness_overhead.py MODEL.tflite
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from mlts.backends.interpreters import RuntimeSession
from mlts.measurement import run_sequence
from mlts.overhead import measure_overhead
from nntflite.interpreter import Interpreter

MAX_NS_AN_INFERENCE = 10_000
MAX_RATIO = 1.02
SECONDS = 5.0


def main(model: Path) -> int:
    overhead = measure_overhead()
    print(
        f"driver that does nothing: {overhead.per_inference_ns / 1000:.1f} µs an inference, "
        f"{overhead.in_latency_ns / 1000:.1f} µs of it inside the latency "
        f"(limit {MAX_NS_AN_INFERENCE / 1000:.0f})"
    )
    ratio = harness_to_bare(model)
    print(f"TF Lite through the harness / bare loop: {ratio:.4f} (limit {MAX_RATIO})")
    return int(overhead.per_inference_ns > MAX_NS_AN_INFERENCE or ratio > MAX_RATIO)


def harness_to_bare(model: Path) -> float:
    """Ratio of the medians on one interpreter, inference by inference in turns.

    Neighbors share whatever the machine is doing, so that hardly any noise is left.
    """
    interpreter = Interpreter(model)
    session = RuntimeSession(interpreter)
    details = interpreter.inputs[0]
    value = np.zeros(details.shape, details.dtype)
    turns: list[Callable[[], int]] = [
        lambda: _bare(interpreter, value),
        lambda: run_sequence(session, [(value,)], time.perf_counter_ns, lambda: False)[0],
    ]
    durations: list[list[int]] = [[], []]
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        # Twice each, forth and back: who comes after whom must not matter.
        for number in (0, 1, 1, 0):
            durations[number].append(turns[number]())
    return statistics.median(durations[1]) / statistics.median(durations[0])


def _bare(interpreter: Interpreter, value: NDArray[np.generic]) -> int:
    """The least that TF Lite can be timed with: its own calls."""
    native = interpreter._native
    native.reset_all_variables()
    native.set_tensor(native.get_input_details()[0]["index"], value)
    start = time.perf_counter_ns()
    native.invoke()
    return time.perf_counter_ns() - start


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(Path(sys.argv[1])))
