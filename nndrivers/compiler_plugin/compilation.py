"""Partition and compilation of model files by a plugin, ahead of time and without a device.

What a plugin takes is read from the file that comes out, in which operators of its own stand for
what it has taken; LiteRT's ``is_fully_accelerated`` is true of models that it has taken nothing of.
"""

from __future__ import annotations

import contextlib
import signal
import sys
import tempfile
import threading
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple, NoReturn

from nndrivers.compiler_plugin.litert_package import ToolRun, apply_plugin
from nndrivers.compiler_plugin.plugin import Plugin
from nntflite.errors import BrokenModel
from nntflite.file_drivers import Refused
from nntflite.graph import Graph
from nntflite.reader import read

__all__ = ["Compiled", "Compiler", "TakesNothing"]

_DISPATCH_OPERATOR: Final = "DISPATCH_OP"
"""Custom operator that stands for a partition."""

_MAX_COMPILED: Final = 32
"""Files of which a driver keeps what the plugin has made of them: suites prepare a model again and
again.
"""

_MAX_PARTITIONED: Final = 1024
"""Files of which it keeps what the plugin takes."""


_LAST_LINES: Final = 8
"""Lines of the log of a compilation that crashed which go to the driver's own."""


class TakesNothing(Refused):
    """A plugin takes no operator of a model, which is thus not compiled."""


class Compiled(NamedTuple):
    """A compiled ``file``; ``left`` are the operators that are left to LiteRT, by their numbers."""

    file: bytes
    left: tuple[int, ...]


class Compiler:
    """A plugin that partitions and compiles files. Usable from any thread.

    A compilation that crashes takes this process with it, and one that does not end holds it, as
    is right in a driver's. With a limit of ``limit_s`` seconds both are refusals instead.
    """

    def __init__(self, plugin: Plugin, *, limit_s: float | None = None) -> None:
        self._plugin = plugin
        self._limit_s = limit_s
        self.left = lru_cache(_MAX_PARTITIONED)(self._left)
        self.compiled = lru_cache(_MAX_COMPILED)(self._compiled)

    def _left(self, file: bytes) -> tuple[int, ...]:
        """The operators of ``file`` that the plugin does not take when asked to partition it.

        Raises Refused for what LiteRT itself does not read, whatever the plugin.
        """
        run, made = self._run("partition", file)
        if not made:
            raise Refused(f"LiteRT: {run.reason or f'its tool ended with {run.status}'}")
        return _left(file, made)

    def _compiled(self, file: bytes) -> Compiled:
        """Compile ``file``. Raises Refused with LiteRT's reason, or the plugin's."""
        left = self.left(file)
        if len(left) == len(read(file, "model").graphs[0].operators):
            # LiteRT's tool asks plugins for the parts of a result that is not there.
            raise TakesNothing("the plugin takes none of it")
        run, made = self._run("apply", file)
        if not made:
            reason = run.reason or f"the tool ended with status {run.status}"
            raise Refused(f"it does not compile: {reason}")
        return Compiled(made, left)

    def _run(self, command: str, file: bytes) -> tuple[ToolRun, bytes]:
        """Run the tool on ``file``; return what it made, empty where it failed."""
        with tempfile.TemporaryDirectory() as folder:
            given, made = Path(folder, "model.tflite"), Path(folder, "made.tflite")
            given.write_bytes(file)
            run = apply_plugin(
                command,
                [
                    f"--libs={self._plugin.libraries}",
                    f"--soc_manufacturer={self._plugin.manufacturer}",
                    f"--soc_model={self._plugin.soc}",
                    f"--model={given}",
                    f"--o={made}",
                    *self._plugin.flags,
                ],
                timeout_s=self._limit_s,
            )
            if run.status < 0 and self._limit_s is None:
                _die_as(run)
            return run, b"" if run.status else made.read_bytes()


def _left(file: bytes, made: bytes) -> tuple[int, ...]:
    """Find what is left of ``file`` in what was ``made`` of it. Raises Refused."""
    try:
        original, changed = read(file, "model").graphs[0], read(made, "partitioned model").graphs[0]
    except BrokenModel as error:
        raise Refused(f"the partitioned model is damaged: {error.reason}") from error
    names = {
        name
        for number, operator in enumerate(changed.operators)
        if operator.name != _DISPATCH_OPERATOR
        for name in _written(changed, number)
    }
    numbers = range(len(original.operators))
    return tuple(number for number in numbers if names.intersection(_written(original, number)))


def _written(graph: Graph, number: int) -> list[str]:
    """Names of the tensors that an operator writes; the tool keeps them."""
    return [graph.tensors[index].name for index in graph.operators[number].outputs if index >= 0]


def _die_as(run: ToolRun) -> NoReturn:
    """End this process, the driver's, by the signal that has ended the plugin's compilation: it is
    the plugin that crashed, and whoever watches the driver reports that.
    """
    number = -run.status
    sys.stderr.write("\n".join([*run.log.splitlines()[-_LAST_LINES:], ""]))
    sys.stderr.flush()
    with contextlib.suppress(OSError, ValueError):
        signal.signal(number, signal.SIG_DFL)
    # To this thread: one to the process may reach another one, and this one would answer first.
    signal.pthread_kill(threading.get_ident(), number)
    raise AssertionError(f"signal {number} does not end the process")
