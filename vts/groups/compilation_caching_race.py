"""Cache files that change while the driver reads or writes them (time of check, time of use).

Source: ``SaveToCache_TOCTOU`` and ``PrepareFromCache_TOCTOU`` of Android's VTS: chains of 100 ADD
or MUL, 100 rounds, in which the model cache of ADD is overwritten with that of MUL.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle
from typing import Final

import numpy as np

from nnhal.types import HalVersion, OperandType, OperationType
from nntest.judge import Judgment
from nntest.spec import SpecCase
from vts.driving.cached_case import TYPES, CachedCase, check_saved
from vts.driving.caches import OTHER_TOKEN, check_caching, load, save
from vts.driving.case_builder import CaseBuilder, unit_scale
from vts.raw import Preparation
from vts.raw.cache_files import Cache
from vts.test_group import Context, Directed, Skipped

__all__ = ["GROUP", "chain_case"]

_LENGTH: Final = 100
_ROUNDS: Final = 100
_START: Final = 1.0
_PAUSES_S: Final = (0.0, 0.0001, 0.001)


GROUP: Final = Directed(
    name="compilation_caching_race",
    title="Caches that change in use",
    summary=(
        "A model cache that is overwritten while it is saved or loaded is refused, or gives the "
        "right model; it never crashes the driver."
    ),
    source="CompilationCachingTest, SaveToCache_TOCTOU and PrepareFromCache_TOCTOU",
    since=HalVersion.V1_2,
)


def chain_case(operation: OperationType, type: OperandType) -> SpecCase:
    """``operation`` 100 times, each time with 1: from 1, ADD leads to 101 and MUL to 1."""
    scale = unit_scale(type)
    # MUL's product of scales must be less than the scale of its output.
    scale = 0.5 if scale and operation == OperationType.MUL else scale
    builder = CaseBuilder(f"chain_{operation.name.lower()}")
    number = builder.input(type, (1,), scale)
    one = builder.constant(type, [1 / (scale or 1)], scale)
    none = builder.constant(OperandType.INT32, 0)
    for step in range(_LENGTH):
        add = builder.output if step == _LENGTH - 1 else builder.between
        result = add(type, (1,), scale)
        builder.operation(operation, (number, one, none), (result,))
        number = result
    end = _START + _LENGTH if operation == OperationType.ADD else _START
    return builder.case([np.array([_START]) / (scale or 1)], [np.array([end]) / (scale or 1)])


_Contents = Sequence[bytes]
"""What is in the files of a model cache."""


@contextmanager
def _overwriting(cache: Cache, turn: int, *contents: _Contents) -> Iterator[None]:
    """Somebody who writes each of ``contents`` to the model cache, again and again.

    Mostly the files are one or the other as a whole, now and then they are both. Every second
    ``turn`` has written once before: a driver may be done sooner than a thread begins.
    """
    done, written = threading.Event(), threading.Event()

    def overwrite() -> None:
        for content, pause_s in zip(cycle(contents), cycle(_PAUSES_S), strict=False):
            _write(cache, content)
            written.set()
            if done.wait(pause_s):
                return

    thread = threading.Thread(target=overwrite, name="overwriting a cache")
    thread.start()
    try:
        if turn % 2:
            written.wait()
        yield
    finally:
        done.set()
        thread.join()


def _write(cache: Cache, contents: _Contents) -> None:
    for path, content in zip(cache.model, contents, strict=True):
        with path.open("r+b") as file:
            file.write(content)
            file.truncate()


class _Race:
    """A chain of ADD whose model cache is overwritten with that of a chain of MUL."""

    def __init__(self, context: Context, type: OperandType) -> None:
        self.context = context
        self.add = CachedCase(context, chain_case(OperationType.ADD, type))
        mul = CachedCase(context, chain_case(OperationType.MUL, type))
        if not check_caching(self.add.raw).model_cache:
            raise Skipped("the driver has no security-sensitive cache")
        other = mul.cache("mul")
        mul.save(other, OTHER_TOKEN)
        self.contents = [path.read_bytes() for path in other.model]
        self.cache = self.add.cache("add")

    def check(self, answer: Preparation) -> Judgment | None:
        """A load may fail. What it gives must be the chain of ADD. Raises Failed."""
        self.context.alive()
        return None if answer.prepared_model is None else self.add.evaluate(answer)


@GROUP.cells("save/{}", TYPES, operations=("ADD", "MUL"))
def _while_saving(context: Context, type: OperandType) -> None:
    race = _Race(context, type)
    for turn in range(_ROUNDS):
        with race.cache.open() as handles, _overwriting(race.cache, turn, race.contents):
            check_saved(race.add.raw, save(race.add.raw, race.add.case.model, handles))
        if turn % 2:  # the last word is not always the driver's
            _write(race.cache, race.contents)
        race.check(race.add.load(race.cache))


@GROUP.cells("load/{}", TYPES, operations=("ADD", "MUL"))
def _while_loading(context: Context, type: OperandType) -> None:
    race = _Race(context, type)
    race.add.save(race.cache)
    good = [path.read_bytes() for path in race.cache.model]
    for turn in range(_ROUNDS):
        for path, content in zip(race.cache.model, good, strict=True):
            path.write_bytes(content)
        with race.cache.open() as handles, _overwriting(race.cache, turn, race.contents, good):
            answer = load(race.add.raw, handles)
        race.check(answer)
