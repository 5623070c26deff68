"""Coverage: which lines of the mutated modules each test runs, and what the test costs.

Measured in a process of its own, and kept: only tests of specs that have changed are run again.
"""

from __future__ import annotations

import hashlib
import sys
import threading
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from types import FrameType
from typing import Any, TypeAlias

import msgspec

from corpus.mutation.judging import Judge, Plan, timed
from corpus.mutation.mutants import Mutant, Source
from nncli import sealed_file
from nntest.code_digest import code_digest
from nntest.driver_log import driver_log
from nntest.results import Outcome

__all__ = ["Coverage", "Measured", "Kept", "Measurement", "coverage_key", "read", "write"]

Line: TypeAlias = tuple[int, int]
"""Number of the module, and the line."""

Progress: TypeAlias = Callable[[int, int], None]
"""Told how many of how many tests are done."""

_Tracer: TypeAlias = Callable[[FrameType, str, Any], Any]


class Measured(msgspec.Struct, frozen=True):
    """One test: what it costs in seconds, and which of ``Kept.sets`` it runs; -1 for one that does
    not pass without any mutation, so that it proves nothing. ``content`` is the digest of its spec.
    """

    id: str
    content: str
    cost_s: float
    lines: int


class Kept(msgspec.Struct, frozen=True):
    """Coverage kept in a file. Many tests run the same lines; ``once`` are those that run in no
    test alone, but when the driver is imported and started.
    """

    modules: tuple[str, ...]
    sets: tuple[tuple[Line, ...], ...]
    tests: tuple[Measured, ...]
    once: tuple[Line, ...] = ()


class _Lines:
    """Records lines of the files that matter."""

    def __init__(self, sources: Sequence[Source]) -> None:
        self._numbers = {str(source.path): number for number, source in enumerate(sources)}
        self._known: dict[object, _Tracer | None] = {}
        self.seen: set[Line] = set()

    def __call__(self, frame: FrameType, event: str, argument: Any) -> _Tracer | None:
        code = frame.f_code
        if code not in self._known:
            number = self._numbers.get(code.co_filename)
            self._known[code] = None if number is None else self._tracer(number)
        return self._known[code]

    def __enter__(self) -> None:
        self.seen = set()
        threading.settrace(self)
        sys.settrace(self)

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)
        threading.settrace(None)

    def _tracer(self, number: int) -> _Tracer:
        def trace(frame: FrameType, event: str, argument: Any) -> _Tracer:
            if event == "line":
                self.seen.add((number, frame.f_lineno))
            return trace

        return trace


def coverage_key(driver: str, sources: Sequence[Source]) -> bytes:
    """Return the key that coverage depends on beside the specs: the code of the driver and that of
    the suite.
    """
    digest = hashlib.sha256(code_digest("nnhal", "nntest", "vts", "corpus.mutation.coverage"))
    digest.update(driver.encode())
    for source in sources:
        digest.update(f"\0{source.module}\0{source.text}".encode())
    return digest.digest()


class Measurement:
    """Runs tests on ``driver`` as it is, and notes which lines each runs. Imports the driver."""

    def __init__(self, driver: str, sources: Sequence[Source], plan: Plan) -> None:
        self._driver, self._sources, self._plan = driver, sources, plan
        self._sets: dict[frozenset[Line], int] = {}
        self._tests: list[Measured] = []

    def result(self, known: Kept, progress: Progress) -> Kept:
        """All tests of the plan; those of specs that are as they were when ``known`` was measured
        are taken from there.
        """
        before = {(test.id, test.content): test for test in known.tests}
        lines, caches = _Lines(self._sources), _Caches(self._sources)
        with driver_log() as log:
            judge = Judge(self._driver, self._plan, log)
            once = self._once(judge, lines, caches)
            for done, test in enumerate(self._plan.tests):
                progress(done, len(self._plan.tests))
                content = self._plan.contents.get(test.spec, "")
                kept = before.get((test.id, content))
                if kept is not None:
                    seen = frozenset(known.sets[kept.lines]) if kept.lines >= 0 else None
                    self._add(test.id, content, kept.cost_s, seen)
                    continue
                caches.clear()
                with lines:
                    verdict, cost_s = timed(judge, test)
                passed = verdict.outcome is Outcome.SUCCESS
                self._add(test.id, content, cost_s, frozenset(lines.seen) if passed else None)
        modules = tuple(source.module for source in self._sources)
        sets = tuple(tuple(sorted(each)) for each in self._sets)
        return Kept(modules, sets, tuple(self._tests), tuple(sorted(once)))

    def _once(self, judge: Judge, lines: _Lines, caches: _Caches) -> set[Line]:
        """Lines that the first test runs the first time only."""
        runs: list[set[Line]] = []
        for _ in range(2):
            caches.clear()
            with lines:
                judge(self._plan.tests[0])
            runs.append(lines.seen)
        return runs[0] - runs[1]

    def _add(self, id: str, content: str, cost_s: float, seen: frozenset[Line] | None) -> None:
        number = -1 if seen is None else self._sets.setdefault(seen, len(self._sets))
        self._tests.append(Measured(id, content, cost_s, number))


def read(path: Path, key: bytes) -> Kept | None:
    """Read what was kept for ``key``; None where nothing was."""
    kept = sealed_file.read(path, key)
    return None if kept is None else msgspec.msgpack.decode(kept, type=Kept)


def write(path: Path, key: bytes, kept: Kept) -> None:
    """Keep ``kept`` for ``key``."""
    sealed_file.write(path, key, msgspec.msgpack.encode(kept))


class _Caches:
    """What functions of the driver remember: without it, each test runs all that it needs."""

    def __init__(self, sources: Sequence[Source]) -> None:
        self._names = [source.module for source in sources]
        self._loaded = 0
        self._functions: list[Any] = []

    def clear(self) -> None:
        """Forget all of it."""
        loaded = [sys.modules[name] for name in self._names if name in sys.modules]
        if len(loaded) != self._loaded:
            self._loaded = len(loaded)
            self._functions = [
                value
                for module in loaded
                for value in vars(module).values()
                if hasattr(value, "cache_clear")
            ]
        for function in self._functions:
            function.cache_clear()


class Coverage:
    """Coverage: which tests could tell a mutant."""

    def __init__(self, kept: Kept, sources: Sequence[Source]) -> None:
        self._tests = kept.tests
        self._once = frozenset(kept.once)
        self._sources = {source.module: source for source in sources}
        self._numbers = {module: number for number, module in enumerate(kept.modules)}
        self._by_set: dict[int, list[int]] = {}
        for index, test in enumerate(kept.tests):
            self._by_set.setdefault(test.lines, []).append(index)
        self._sets = [set(lines) for lines in kept.sets]
        self._touched = [{module for module, _ in lines} for lines in self._sets]

    @property
    def failing(self) -> list[str]:
        """Tests that the driver does not pass as it is."""
        return [self._tests[index].id for index in self._by_set.get(-1, [])]

    def tests_of(self, mutant: Mutant) -> list[tuple[int, float]]:
        """Numbers of tests that run the line of ``mutant``, and their costs, in the order to try.

        One of each kind that runs other lines comes first, the cheapest, then the others.
        """
        line = self._numbers[mutant.module], mutant.line
        if mutant.line and line not in self._once:
            fitting = [number for number, lines in enumerate(self._sets) if line in lines]
        else:
            modules = {self._numbers[name] for name in self._users(mutant.module)}
            fitting = [n for n, touched in enumerate(self._touched) if touched & modules]
        return self._in_order(fitting)

    def _in_order(self, sets: Iterable[int]) -> list[tuple[int, float]]:
        ranked: list[tuple[int, float, int]] = []
        for number in sets:
            indexes = sorted(self._by_set.get(number, []), key=lambda i: self._tests[i].cost_s)
            ranked += [
                (rank, self._tests[index].cost_s, index) for rank, index in enumerate(indexes)
            ]
        return [(index, cost_s) for _, cost_s, index in sorted(ranked)]

    def _users(self, module: str) -> set[str]:
        """The module, and those that may have imported something from it."""
        return {module} | {
            name for name, source in self._sources.items() if f"from {module} import" in source.text
        }
