"""A trial of one mutant: a forked process in which the tests run that could tell, until one does.

The process has everything imported but the driver, so nothing on disk changes and no other process
sees the mutated module.
"""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import mmap
import os
import resource
import signal
import struct
import sys
import time
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from types import CodeType, ModuleType
from typing import Final

import msgspec

from corpus.mutation.judging import Judge, Plan, Verdict
from corpus.mutation.mutants import Mutant, Source
from corpus.mutation.separation import forget_kit
from nntest.driver_log import driver_log
from nntest.results import Outcome

__all__ = ["Ending", "try_mutant"]

_MEMORY_BYTES: Final = 4 << 30
"""Address space of a trial. A mutated size must not take the machine's memory."""

_PROCESSOR_S: Final = 5.0
_WALL_S: Final = 60.0
"""Limits of one test, beside many times what it takes without mutation."""

_TIMES: Final = 30


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """Ending of a trial: what caught the mutant, after how many tests; empty ``test`` for nothing.

    ``complete`` is False where time was up before all tests that could tell had run.
    """

    test: str = ""
    verdict: Verdict = Verdict(Outcome.SUCCESS)
    tried: int = 0
    complete: bool = True


def try_mutant(
    source: Source,
    mutant: Mutant,
    driver: str,
    plan: Plan,
    tests: Sequence[tuple[int, float]],
    patience_s: float,
) -> Ending:
    """Run ``tests`` (numbers and usual costs) on ``driver`` with ``mutant``, for ``patience_s`` of
    processor time at most.
    """
    progress = mmap.mmap(-1, 8)
    reader, writer = os.pipe()
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        status = 1
        try:
            os.close(reader)
            _limit()
            forget_kit([mutant.module])
            sys.meta_path.insert(0, _Finder(source, mutant))
            ending = _tried(driver, plan, tests, patience_s, progress)
            os.write(writer, msgspec.msgpack.encode(ending))
            status = 0
        finally:
            os._exit(status)
    os.close(writer)
    return _awaited(child, reader, plan, tests, progress)


def _limit() -> None:
    """In the child: neither memory nor messages without end, and no core files."""
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY_BYTES, _MEMORY_BYTES))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    os.dup2(null, 2)


class _Finder(importlib.abc.MetaPathFinder):
    """Finds the one module that is mutated."""

    def __init__(self, source: Source, mutant: Mutant) -> None:
        self._source, self._mutant = source, mutant

    def find_spec(
        self, name: str, path: object, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != self._mutant.module:
            return None
        loader = _Loader(name, str(self._source.path))
        loader.code = compile(
            self._source.mutated(self._mutant), str(self._source.path), "exec", dont_inherit=True
        )
        packages = [str(self._source.path.parent)]
        is_package = self._source.path.name == "__init__.py"
        spec = importlib.machinery.ModuleSpec(name, loader, origin=str(self._source.path))
        spec.submodule_search_locations = packages if is_package else None
        spec.has_location = True
        return spec


class _Loader(SourceFileLoader):
    code: CodeType

    def get_code(self, fullname: str) -> CodeType:
        return self.code


def _tried(
    driver: str,
    plan: Plan,
    tests: Sequence[tuple[int, float]],
    patience_s: float,
    progress: mmap.mmap,
) -> Ending:
    """In the child: run tests until one fails, or time is up."""
    end_s = time.process_time() + patience_s
    with driver_log() as log:
        judge = Judge(driver, plan, log)
        for tried, (number, cost_s) in enumerate(tests):
            progress[:8] = struct.pack("q", tried)
            if time.process_time() > end_s:
                return Ending(tried=tried, complete=False)
            signal.setitimer(signal.ITIMER_PROF, _PROCESSOR_S + _TIMES * cost_s)
            signal.alarm(int(_WALL_S + _TIMES * cost_s))
            verdict = judge(plan.tests[number])
            if verdict.outcome.is_bad:
                return Ending(test=plan.tests[number].id, verdict=verdict, tried=tried + 1)
    return Ending(tried=len(tests))


def _awaited(
    child: int,
    reader: int,
    plan: Plan,
    tests: Sequence[tuple[int, float]],
    progress: mmap.mmap,
) -> Ending:
    """What the child says, or what it was at when it died."""
    with open(reader, "rb") as pipe:
        said = pipe.read()
    _, status = os.waitpid(child, 0)
    if said:
        return msgspec.msgpack.decode(said, type=Ending)
    (tried,) = struct.unpack("q", progress[:8])
    signaled = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
    is_late = signaled in (signal.SIGPROF, signal.SIGALRM)
    name = signal.Signals(signaled).name if signaled else f"exit status {status >> 8}"
    outcome = Outcome.HANG if is_late else Outcome.CRASH
    test = plan.tests[tests[tried][0]].id if tests else ""
    return Ending(test=test, verdict=Verdict(outcome, name), tried=tried + 1)
