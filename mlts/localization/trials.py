"""Trials: runs of files on a runtime that may crash or hang, which then is started again."""

from __future__ import annotations

import math
import socket
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import takewhile
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Final

import msgspec

from mlts.localization.comparison import Arrays
from mlts.localization.runtimes import Reply, Settings, Started, receive, send
from nncli.encoding import packed
from nncli.errors import UserError
from nncli.start_timeout import start_timeout_s
from nnhal.registry import DriverRaised, UnknownDriver
from nnservice.hal.driver_cache import driver_cache

if TYPE_CHECKING:
    from nnprocess.child import Child
    from nnprocess.zygote import Zygote

__all__ = [
    "PRELOAD",
    "TRIAL_TIMEOUT_S",
    "Failure",
    "Interrupted",
    "NotStarted",
    "Refusal",
    "Result",
    "Runtime",
]

PRELOAD: Final = ("mlts.localization.runtimes", "nntflite.formats")
TRIAL_TIMEOUT_S: Final = 30.0
"""Time limit for one run of a file, with its compilation."""

_FIRST_FACTOR: Final = 4
"""Times that for the first run of all, in which many a runtime builds what it keeps."""

_TARGET: Final = "mlts.localization.runtimes:serve"
_LOOK_S: Final = 0.2
_STACKS: Final = "Fatal Python error"
"""First line of the stacks that Python writes at a fatal signal, which say nothing here."""

_END_S: Final = 2.0


class Refusal(Exception):
    """The runtime does not take a file; the text says why."""


class Failure(Exception):
    """The runtime crashes, hangs or fails with a file that it takes; the text says how."""

    is_hang: bool = False


class Hang(Failure):
    """No answer in time."""

    is_hang = True


class Interrupted(Exception):
    """The user, or the time limit of the whole, has ended the search."""


class NotStarted(UserError):
    """A runtime does not start; the text says why."""

    def __init__(self, message: str, exit_code: int) -> None:
        super().__init__(message)
        self.exit_code = exit_code  # type: ignore[misc]


@dataclass(frozen=True)
class Result:
    """Outputs of a file. The operators ``left``, by their numbers in the file, ran on TF Lite's
    kernels all the same. Where the import rounds otherwise, ``approximation`` says how, and
    ``as_imported`` is the file that a driver got in effect, None where none can be written.
    """

    outputs: Arrays
    approximation: str = ""
    as_imported: bytes | None = None
    left: tuple[int, ...] = ()


class Runtime:
    """The runtime ``name`` in a process of its own; a context manager that ends it. Names of
    the files end in ``suffix``, and every run has ``steps``.

    ``stopped`` says whether the user has ended the search. Raises UnknownDriver and
    DriverFailedToStart.
    """

    def __init__(
        self,
        zygote: Zygote,
        name: str,
        *,
        relaxed: bool = False,
        suffix: str = ".tflite",
        steps: int = 1,
        stopped: Callable[[], bool] = lambda: False,
        timeout_s: float = TRIAL_TIMEOUT_S,
    ) -> None:
        self._zygote = zygote
        self._settings = Settings(name, relaxed, suffix)
        self._steps = steps
        self._stopped = stopped
        self._timeout_s = timeout_s
        self._has_run = False
        self._child: Child | None = None
        self._connection: Connection | None = None
        self.name = name
        self.about = self._start()

    def run(self, file: bytes, inputs: Arrays, numbers: tuple[int, ...] | None = None) -> Result:
        """Run ``file`` on ``inputs``, which are in its order. The first axis of inputs and outputs
        are steps, each with the state of the one before. Where it is a part of a model,
        ``numbers`` are those of its operators there.

        Raises Refusal, Failure and Interrupted.
        """
        if self._connection is None:
            self._start()
        connection = self._connection
        assert connection is not None
        try:
            connection.send_bytes(file)
            send(connection, inputs, numbers=numbers, steps=self._steps)
            limit_s = self._timeout_s * (1 if self._has_run else _FIRST_FACTOR)
            if not self._has_answered(limit_s):
                self.close()
                raise Hang(f"it hangs: no answer within {limit_s:g} s")
            outputs, header = receive(connection)
            self._has_run = True
        except (EOFError, OSError):
            raise Failure(self._death()) from None
        except (ValueError, msgspec.MsgspecError) as error:
            self.close()
            raise Failure(f"its process answers with nonsense: {error}") from None
        return _result(outputs, header.reply)

    def close(self) -> None:
        """Kill the process, if there is one; the next run starts another."""
        if self._child is not None:
            self._child.kill()
            self._child.end(_END_S)
        if self._connection is not None:
            self._connection.close()
        self._child = self._connection = None

    def __enter__(self) -> Runtime:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()

    def _start(self) -> Started:
        ours, theirs = socket.socketpair()
        with theirs:
            self._child = self._zygote.fork(
                _TARGET,
                packed(self._settings),
                [theirs.fileno()],
                confined=True,
                cache=driver_cache(self.name),
            )
        self._connection = Connection(ours.detach())
        limit_s = start_timeout_s() or math.inf
        try:
            if not self._has_answered(limit_s):
                self.close()
                raise DriverRaised(self.name, self.name, f"no answer within {limit_s:g} s")
            started = msgspec.msgpack.decode(self._connection.recv_bytes(), type=Started)
        except (EOFError, OSError):
            raise DriverRaised(self.name, self.name, self._death()) from None
        if not started.error:
            return started
        self.close()
        if started.kind == UnknownDriver.__name__:
            raise UnknownDriver(self.name)
        raise NotStarted(started.error, started.exit_code)

    def _has_answered(self, limit_s: float) -> bool:
        """Whether there is something to receive within ``limit_s``. Raises Interrupted."""
        assert self._connection is not None
        end = time.monotonic() + limit_s
        while not self._connection.poll(min(_LOOK_S, max(0.0, end - time.monotonic()))):
            if self._stopped():
                self.close()
                raise Interrupted
            if time.monotonic() > end:
                return False
        return True

    def _death(self) -> str:
        """Words on how the process has ended, which its connection tells of first."""
        assert self._child is not None
        end = self._child.end(_END_S)
        self.close()
        if end is None:
            return "its process has closed its connection"
        own = takewhile(lambda line: not line.startswith(_STACKS), end.log)
        lines = [" ".join(line.split()) for line in own if line.strip()]
        return f"its process {end}" + (f": {lines[-1]}" if lines else "")


def _result(outputs: Arrays, reply: Reply) -> Result:
    if reply.refused:
        raise Refusal(reply.refused)
    if reply.failed:
        raise Failure(reply.failed)
    if not reply.approximation:
        return Result(outputs, left=reply.left)
    *outputs, file = outputs
    return Result(outputs, reply.approximation, file.tobytes() or None)
