"""Caches that somebody has tampered with: a model cache must not be trusted, a data cache may only
give wrong numbers.

Source: ``CompilationCachingSecurityTest`` of Android's VTS, with its ten seeds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final

import numpy as np

from nnhal.types import ErrorStatus, HalVersion
from nntest.judge import Judgment
from vts.execution.caches import MISS, TOKEN, Cache, check_miss, load
from vts.groups.compilation_caching import TYPES, CachedCase, cached_case
from vts.raw import Preparation, name_of_status
from vts.test_group import Context, Failed, IndexedCase, PlannedTest, Skipped, TestGroup

__all__ = ["GROUP"]

_SEEDS: Final = 10
_MAX_BYTES: Final = 256

_TO_THE_BIT: Final = "a model cache must be, to the bit, what was saved with the same token"

_Random = np.random.Generator
_Damage = Callable[[bytes, _Random], bytes]


def _flipped(content: bytes, random: _Random) -> bytes:
    """One bit of ``content`` is another one."""
    bit = int(random.integers(0, 8 * len(content)))
    changed = bytearray(content)
    changed[bit // 8] ^= 1 << bit % 8
    return bytes(changed)


def _longer(content: bytes, random: _Random) -> bytes:
    """1 to 256 random bytes more than ``content``."""
    return content + random.bytes(int(random.integers(1, _MAX_BYTES + 1)))


def _saved(context: Context, type: str) -> tuple[CachedCase, Cache]:
    case = cached_case(context, type)
    cache = case.cache()
    case.save(cache)
    if case.load(cache).prepared_model is None:
        raise Skipped("the driver saves nothing")
    return case, cache


def _with_content(paths: Sequence[Path]) -> dict[Path, bytes]:
    """Raises Skipped where there is nothing to damage."""
    contents = {path: content for path in paths if (content := path.read_bytes())}
    if not contents:
        raise Skipped("the driver saves nothing in such files")
    return contents


def _model_cache(damage: _Damage, what: str, context: Context, type: str, random: _Random) -> None:
    case, cache = _saved(context, type)
    for path, content in _with_content(cache.model).items():
        path.write_bytes(damage(content, random))
        check_miss(f"with {path.name} {what}", case.load(cache), MISS, _TO_THE_BIT)
        path.write_bytes(content)


def _data_cache(damage: _Damage, what: str, context: Context, type: str, random: _Random) -> None:
    """The driver may notice or not. What it loads may compute anything, but must not crash."""
    case, cache = _saved(context, type)
    for path, content in _with_content(cache.data).items():
        path.write_bytes(damage(content, random))
        _check_consistent(f"with {path.name} {what}", case.load(cache))
        path.write_bytes(content)


def _check_consistent(what: str, answer: Preparation) -> None:
    if (answer.status == ErrorStatus.NONE) != (answer.prepared_model is not None):
        given = "no model" if answer.prepared_model is None else "a model"
        status = name_of_status(answer.status)
        raise Failed(
            f"prepareModelFromCache {what} called back with {status} and {given}; "
            "a prepared model comes with NONE and with nothing else"
        )


def _wrong_token(context: Context, type: str, random: _Random) -> None:
    case, cache = _saved(context, type)
    token = _flipped(TOKEN, random)
    with cache.open() as handles:
        answer = load(case.raw, handles, token)
    check_miss("with one bit of the token flipped", answer, MISS, _TO_THE_BIT)


def _tests() -> dict[str, Callable[[Context, str, _Random], None]]:
    bit, length = "one bit of which is flipped", "that is longer than it was saved"
    return {
        "corrupted_model_cache": lambda *given: _model_cache(_flipped, bit, *given),
        "wrong_length_model_cache": lambda *given: _model_cache(_longer, length, *given),
        "corrupted_data_cache": lambda *given: _data_cache(_flipped, bit, *given),
        "wrong_length_data_cache": lambda *given: _data_cache(_longer, length, *given),
        "wrong_token": _wrong_token,
    }


_TESTS: Final = _tests()


class _CompilationCachingSecurity(TestGroup):
    name = "compilation_caching_security"
    title = "Tampered caches"
    summary = (
        "A model cache with one wrong bit, byte or token is not loaded; a changed data cache does "
        "no worse than wrong results."
    )
    source = "CompilationCachingSecurityTest"
    since = HalVersion.V1_2

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        for name in _TESTS:
            for type in TYPES:
                for seed in range(_SEEDS):
                    yield PlannedTest(
                        group=self.name,
                        name=f"{name}/{type}/{seed}",
                        operations=("ADD",),
                        types=(TYPES[type].name,),
                    )

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        name, type, seed = test.name.split("/")
        _TESTS[name](context, type, np.random.default_rng(int(seed)))
        return None


GROUP: Final = _CompilationCachingSecurity()
