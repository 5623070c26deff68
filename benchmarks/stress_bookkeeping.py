"""Overhead of the bookkeeping of a stress: poisoning, comparing and counting each inference.

The loop of a client, once with a driver that only gives the known answer, and once with the
reference driver, on one model in this process:

    python benchmarks/stress_bookkeeping.py [--assets DIR] [--model NAME]

Prints processor time per inference, the bookkeeping's share of it, and how many inferences a second
THREADS threads reach with the driver that does nothing. On a busy machine the processor time says
what it allows: Python runs one thread at a time, so one processor's. Exit code 1 beyond the limits.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from mlts.stress.client_page import ClientPage, Word
from mlts.stress.parameters import Parameters
from mlts.stress.results import StressSettings
from mlts.stress.rounds import Rounds, Way
from mlts.stress.subjects import of_catalogue
from mlts.stress.workload import Answered
from nnhal.device import Device
from nnhal.driver_kit import Driver, ExecutionContext, Inputs, Outputs, PrepareOptions, Program
from nnhal.registry import resolve
from nnhal.types import Capabilities, Model, Request

MAX_SHARE = 0.1
MIN_A_SECOND = 20_000
THREADS = 8
SECONDS = 2.0
PARAMETERS = Parameters(duration_s=SECONDS, inputs=4)


class Nothing(Program):
    """Every output is zero."""

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        for output in outputs:
            assert output.array is not None
            output.array.fill(0)


class Idle(Driver):
    """A driver that does nothing."""

    name = "benchmark-idle"

    def capabilities(self) -> Capabilities:
        return Capabilities()

    def supported_operations(self, model: Model) -> Sequence[bool]:
        return [True] * len(model.main.operations)

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        return Nothing()


class Answering:
    """A prepared model that only gives the known answers."""

    def __init__(self, answered: Answered) -> None:
        self._answers = {
            argument.location.offset: answer
            for ((argument, *_), _), answer in zip(
                answered.subject.rounds, answered.answers, strict=True
            )
        }
        self._region = slice(*answered.subject.region)

    def execute(self, request: Request) -> None:
        pool: Any = request.pools[0]
        pool.buffer[self._region] = self._answers[request.inputs[0].location.offset]


def measure(answered: Answered, prepared: Any, threads: int = 1) -> tuple[float, float]:
    """Processor time of an inference in seconds, and inferences a second.

    Raises AssertionError where an answer was not the known one.
    """
    fd = ClientPage.create(threads)
    page = ClientPage(fd, threads)
    os.close(fd)
    rounds = [
        Rounds(answered, prepared, Way.SYNCHRONOUS, page, n, random.Random(n))
        for n in range(threads)
    ]
    until_ns = time.monotonic_ns() + int(SECONDS * 1e9)
    begun, used = time.perf_counter(), time.process_time()
    runs = [threading.Thread(target=each.run, args=(until_ns,)) for each in rounds]
    for run in runs:
        run.start()
    for run in runs:
        run.join()
    used, took = time.process_time() - used, time.perf_counter() - begun
    count = page.total(Word.INFERENCES)
    assert page.total(Word.COMPARED) == count
    return used / count, count / took


def subject(device: Device, options: argparse.Namespace) -> tuple[Answered, Model]:
    settings = StressSettings(
        profile="quick",
        modes=(),
        models=(options.model,),
        assets=str(options.assets) if options.assets else "",
    )
    return of_catalogue(device, settings, PARAMETERS, lambda: None, [])[0]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--assets", type=Path)
    parser.add_argument("--model", default="mobilenet_v1_0.25_128_mini_quant")
    options = parser.parse_args()
    device, idle = resolve("reference"), Device(Idle())
    answered, model = subject(device, options)
    own, _ = measure(answered, Answering(answered))
    inference, _ = measure(answered, device.prepare(model))
    answered, model = subject(idle, options)
    together, rate = measure(answered, idle.prepare(model), THREADS)
    share, allowed = own / inference, max(rate, 1 / together)
    print(
        f"bookkeeping {own * 1e6:.1f} us of {inference * 1e6:.1f} us of processor time: "
        f"{share:.1%} (limit {MAX_SHARE:.0%})"
    )
    print(
        f"{THREADS} threads, a driver that does nothing: {rate:.0f} inferences/s counted, "
        f"{together * 1e6:.1f} us of processor time each, which allows {1 / together:.0f}/s "
        f"(limit {MIN_A_SECOND})"
    )
    return int(share > MAX_SHARE or allowed < MIN_A_SECOND)


if __name__ == "__main__":
    sys.exit(main())
