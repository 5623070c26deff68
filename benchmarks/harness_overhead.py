"""What the harness of MLTS costs, against the limits that the project has set itself.

Two ratios in one run: the loop over a driver that does nothing (at most 10 microseconds an
inference), and TF Lite's latency through the harness against a bare loop over the same
interpreter (at most 1.02, medians of interleaved blocks).

    python benchmarks/harness_overhead.py MODEL.tflite
"""

from __future__ import annotations

import statistics
import sys
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from mlts.backends.base import Session
from mlts.backends.tflite import TfliteSession
from mlts.measurement import run_sequence
from mlts.overhead import measure_overhead
from nntflite.interpreter import Interpreter

MOST_NS_AN_INFERENCE = 10_000
MOST_RATIO = 1.02
BLOCKS = 41
BLOCK_SECONDS = 0.1


def main(model: Path) -> int:
    overhead = measure_overhead()
    print(
        f"driver that does nothing: {overhead.per_inference_ns / 1000:.1f} µs an inference, "
        f"{overhead.in_latency_ns / 1000:.1f} µs of it inside the latency "
        f"(limit {MOST_NS_AN_INFERENCE / 1000:.0f})"
    )
    ratio = harness_to_bare(model)
    print(f"TF Lite through the harness / bare loop: {ratio:.4f} (limit {MOST_RATIO})")
    return int(overhead.per_inference_ns > MOST_NS_AN_INFERENCE or ratio > MOST_RATIO)


def harness_to_bare(model: Path) -> float:
    """Median over blocks of the ratio of medians, on one interpreter, in turns."""
    interpreter = Interpreter(model)
    session = TfliteSession(interpreter)
    inputs = _inputs(interpreter)
    ratios = []
    for block in range(BLOCKS):
        # Who goes first alternates, so that a frequency step favours neither.
        first, second = (_bare, _through_harness)[:: 1 if block % 2 else -1]
        medians = {turn: turn(session, interpreter, inputs) for turn in (first, second)}
        ratios.append(medians[_through_harness] / medians[_bare])
    return statistics.median(ratios)


def _bare(session: Session, interpreter: Interpreter, inputs: NDArray[np.generic]) -> float:
    """The shortest loop that times TF Lite's own calls."""
    native = interpreter._native
    index = native.get_input_details()[0]["index"]
    durations = []
    for value in inputs:
        native.set_tensor(index, value)
        start = time.perf_counter_ns()
        native.invoke()
        durations.append(time.perf_counter_ns() - start)
    return statistics.median(durations)


def _through_harness(
    session: Session, interpreter: Interpreter, inputs: NDArray[np.generic]
) -> float:
    return statistics.median(run_sequence(session, inputs, time.perf_counter_ns, lambda: False))


def _inputs(interpreter: Interpreter) -> NDArray[np.generic]:
    """As many equal inputs as a block has time for."""
    details = interpreter.inputs[0]
    value = np.zeros((1, *details.shape), details.dtype)
    start = time.perf_counter()
    interpreter.run(value[0])
    interpreter.run(value[0])
    count = max(5, round(BLOCK_SECONDS / ((time.perf_counter() - start) / 2)))
    return np.broadcast_to(value, (count, *details.shape))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(Path(sys.argv[1])))
