"""Drivers that take their process with them."""

from __future__ import annotations

import os
import signal
import sys
import threading
from contextlib import suppress
from pathlib import Path

import numpy as np

from nnhal.driver_kit import ExecutionContext, Inputs, Outputs, PrepareOptions, Program
from nnhal.types import Model, OperationType
from tests.unit.vts.toys import ToyDriver


def has_sub(model: Model) -> bool:
    return any(operation.type == OperationType.SUB for operation in model.main.operations)


class DiesOfSub(ToyDriver):
    """Computes ADD, and is killed by SUB."""

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        if has_sub(model):
            print("a last word", file=sys.stderr, flush=True)
            signal.raise_signal(signal.SIGSEGV)
        return super().prepare(model, options)


class DiesAtStart(ToyDriver):
    """Is gone before it is there."""

    def __init__(self) -> None:
        os._exit(7)


class _Bomb(Program):
    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        """Right answers, so that a test goes on to its end before it drops this."""
        other = np.array([10, 20], np.float32)  # the constant of the test's spec
        outputs[0].write(np.subtract(inputs[0], other))

    def __del__(self) -> None:
        os._exit(9)


class DiesAtRelease(ToyDriver):
    """Answers, and dies when what it has prepared for SUB is dropped."""

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        program = super().prepare(model, options)
        return _Bomb() if has_sub(model) else program


class HangsInSub(ToyDriver):
    """Computes ADD, and is never done with SUB. It makes the file TOY_HANGS, if that is set."""

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        if has_sub(model):
            if event := os.environ.get("TOY_HANGS"):
                Path(event).touch()
            threading.Event().wait()
        return super().prepare(model, options)


class ForgesItsJudge(ToyDriver):
    """Writes to the memory of all processes and to all files in the folders TOY_VICTIMS. If it
    cannot, it answers SUB wrongly; else its process ends with status 13.
    """

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        folders = os.environ["TOY_VICTIMS"].split(os.pathsep)
        files = [path for folder in folders for path in Path(folder).rglob("*") if path.is_file()]
        own = str(os.getpid())
        others = [path for path in Path("/proc").glob("[0-9]*/mem") if path.parent.name != own]
        assert files
        assert others
        for path in [*files, *others, Path(folders[0], "more")]:
            with suppress(OSError), path.open("ab") as file:
                file.write(b"x")
                os._exit(13)
        return super().prepare(model, options)
