"""Models that are prepared at the same time, and differ in their constants."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Final

from nnhal.device import Device
from nntest.arguments import ArgumentPools
from nntest.judge import Judgment
from nntest.spec import SpecCase
from vts.driving.available_executors import available
from vts.driving.executors import ASYNC, SYNC
from vts.driving.generated import CaseRun, worst
from vts.driving.prepared import prepared
from vts.driving.rules import Trial
from vts.driving.simultaneous import Task, at_once, in_step

__all__ = ["preparations"]

_ROUNDS: Final = 6


def preparations(device: Device, cases: Sequence[SpecCase]) -> Judgment:
    """A thread for each case prepares its model, as often as the others and when they do, and
    executes it.
    """
    step = threading.Barrier(len(cases))
    return worst(at_once([_task(device, case, step) for case in cases]))


def _task(device: Device, case: SpecCase, step: threading.Barrier) -> Task:
    way = available((SYNC, ASYNC), device.hal_version)[0]
    note = "prepared while other threads prepared models with other constants"
    trial = Trial(way, note=note, is_among_others=True)
    run = CaseRun.of(case, ArgumentPools())

    def work() -> Judgment:
        judgments = []
        with in_step(step):
            for _ in range(_ROUNDS):
                step.wait()
                with prepared(device, case.model) as model:
                    judgments.append(run.execute(trial, model))
        return worst(judgments)

    return work
