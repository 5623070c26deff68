"""Caches that somebody has tampered with: a model cache must not be trusted, a data cache may only
give wrong numbers.

Source: ``CompilationCachingSecurityTest`` of Android's VTS, with its ten seeds. Beyond it, files
are shortened, emptied, exchanged with each other and with those of another model, and whatever is
loaded with a changed data cache is executed: ``IDevice.hal`` lets that give wrong numbers, and
nothing worse, because a data cache has only constants in it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import numpy as np

from nnhal.types import ErrorStatus, HalVersion, OperandType
from vts.driving.available_executors import available
from vts.driving.cached_case import TYPES, CachedCase, cached_case, other_case
from vts.driving.caches import MISS, OTHER_TOKEN, TOKEN, check_miss, load
from vts.driving.executors import ASYNC, BURST, SYNC
from vts.driving.generated import CaseRun, check_memory
from vts.driving.prepared import Prepared
from vts.driving.rules import Trial, check_sound
from vts.driving.small_models import long_sum
from vts.raw import Preparation, name_of_status
from vts.raw.cache_files import Cache
from vts.test_group import Context, Directed, Failed, Skipped

__all__ = ["GROUP"]

_SUM: Final = ("ADD",)
_SEEDS: Final = 10
_MAX_BYTES: Final = 256

_ELEMENTS: Final = 16
_PLACES: Final = 9
"""Of a long model cache, that are changed one after the other."""

_TO_THE_BIT: Final = "a model cache must be, to the bit, what was saved with the same token"

GROUP: Final = Directed(
    name="compilation_caching_security",
    title="Tampered caches",
    summary=(
        "A model cache with one wrong bit, byte or token is not loaded; a changed data cache "
        "causes wrong results at most."
    ),
    source="CompilationCachingSecurityTest",
    since=HalVersion.V1_2,
)


_Random = np.random.Generator
_Damage = tuple[Callable[[bytes, _Random], bytes], str]
"""Damage to the content of a file, and its description."""


def _flipped(content: bytes, random: _Random) -> bytes:
    """One bit of ``content`` is another one."""
    bit = int(random.integers(0, 8 * len(content)))
    changed = bytearray(content)
    changed[bit // 8] ^= 1 << bit % 8
    return bytes(changed)


def _longer(content: bytes, random: _Random) -> bytes:
    """1 to 256 random bytes more than ``content``."""
    return content + random.bytes(int(random.integers(1, _MAX_BYTES + 1)))


def _shorter(content: bytes, random: _Random) -> bytes:
    """``content`` without 1 to 256 bytes at its end, or without most of it if there are so few."""
    fewer = int(random.integers(1, _MAX_BYTES + 1))
    return content[: max(len(content) - fewer, 1)]


def _emptied(content: bytes, random: _Random) -> bytes:
    return b""


_DAMAGES: Final = {
    "shortened": (_shorter, "that is shorter than it was saved"),
    "corrupted": (_flipped, "one bit of which is flipped"),
    "wrong_length": (_longer, "that is longer than it was saved"),
}
_EMPTY: Final = {"empty": (_emptied, "that has no content any more")}


def _saved(case: CachedCase) -> tuple[CachedCase, Cache]:
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


@GROUP.cells("{}_model_cache/{}/{}", _DAMAGES, TYPES, range(_SEEDS), operations=_SUM)
@GROUP.cells("{}_model_cache/{}/{}", _EMPTY, TYPES, range(1), operations=_SUM)
def _model_cache(context: Context, damage: _Damage, type: OperandType, seed: int) -> None:
    damaged, what = damage
    random = np.random.default_rng(seed)
    case, cache = _saved(cached_case(context, type))
    for path, content in _with_content(cache.model).items():
        path.write_bytes(damaged(content, random))
        check_miss(f"with {path.name} {what}", case.load(cache), MISS, _TO_THE_BIT)
        path.write_bytes(content)


@GROUP.cells("corrupted_long_model_cache/{}/0", TYPES, operations=_SUM)
def _long_model_cache(context: Context, type: OperandType) -> None:
    """A bit at the beginning, at the end and between them, in the cache of many operations."""
    random = np.random.default_rng(0)
    case, cache = _saved(CachedCase(context, long_sum(type, _ELEMENTS, 0)))
    for path, content in _with_content(cache.model).items():
        for share in np.linspace(0, 1, _PLACES):
            place = round(share * (len(content) - 1))
            changed = bytearray(content)
            changed[place] ^= 1 << int(random.integers(8))
            path.write_bytes(changed)
            what = f"with {path.name} one bit of which is flipped, in byte {place}"
            check_miss(what, case.load(cache), MISS, _TO_THE_BIT)
        path.write_bytes(content)


@GROUP.cells("{}_data_cache/{}/{}", _DAMAGES, TYPES, range(_SEEDS), operations=_SUM)
@GROUP.cells("{}_data_cache/{}/{}", _EMPTY, TYPES, range(1), operations=_SUM)
def _data_cache(context: Context, damage: _Damage, type: OperandType, seed: int) -> None:
    """The driver may notice or not. What it loads may compute anything, but must not crash."""
    damaged, what = damage
    random = np.random.default_rng(seed)
    case, cache = _saved(cached_case(context, type))
    for path, content in _with_content(cache.data).items():
        path.write_bytes(damaged(content, random))
        _check_harmless(case, f"with {path.name} {what}", case.load(cache))
        path.write_bytes(content)


@GROUP.cells("exchanged_caches/{}/0", TYPES, operations=_SUM)
def _exchanged(context: Context, type: OperandType) -> None:
    """What was saved as model cache in a data cache file, and the other way round."""
    case, cache = _saved(cached_case(context, type))
    models, data = _with_content(cache.model), _with_content(cache.data)
    for (model_file, model), (data_file, constants) in zip(
        models.items(), data.items(), strict=False
    ):
        model_file.write_bytes(constants)
        data_file.write_bytes(model)
    check_miss("with both kinds of files exchanged", case.load(cache), MISS, _TO_THE_BIT)


@GROUP.cells("data_cache_of_another_model/{}/0", TYPES, operations=_SUM)
def _data_of_another(context: Context, type: OperandType) -> None:
    """The data cache of a model that differs in its constants, or in their number, too."""
    case, cache = _saved(cached_case(context, type))
    _with_content(cache.data)
    for number, elements in enumerate((None, 1 << 10)):
        other = CachedCase(context, other_case(type, elements))
        others = other.cache(f"other{number}")
        other.save(others, OTHER_TOKEN)
        for right, wrong in zip(cache.data, others.data, strict=True):
            right.write_bytes(wrong.read_bytes())
        what = "with the data cache of another model"
        _check_harmless(case, what, case.load(cache))


def _check_harmless(case: CachedCase, what: str, answer: Preparation) -> None:
    """Raises Failed for an answer that contradicts itself, and for executions of what was loaded
    that do more than give wrong numbers.
    """
    _check_consistent(what, answer)
    if answer.prepared_model is None:
        return
    run = CaseRun.of(case.case, case.context.pools)
    with Prepared(case.raw, answer.prepared_model) as model:
        for way in available((ASYNC, SYNC, BURST), case.raw.version):
            trial = Trial(way, note=f"of a model loaded {what}")
            said = way.run(model, run.arguments.request, trial.options)
            check_sound(trial, said, len(case.case.outputs))
            check_memory(trial, said, run.arguments, run.arguments.request)


def _check_consistent(what: str, answer: Preparation) -> None:
    if (answer.status == ErrorStatus.NONE) != (answer.prepared_model is not None):
        given = "no model" if answer.prepared_model is None else "a model"
        status = name_of_status(answer.status)
        raise Failed(
            "model_with_error",
            f"prepareModelFromCache {what} called back with {status} and {given}; "
            "a prepared model comes with NONE and with nothing else",
        )


@GROUP.cells("wrong_token/{}/{}", TYPES, range(_SEEDS), operations=_SUM)
def _wrong_token(context: Context, type: OperandType, seed: int) -> None:
    """Also one that differs behind a byte of zero: a token is 32 bytes, no string of C."""
    random = np.random.default_rng(seed)
    case, cache = _saved(cached_case(context, type))
    _check_token(case, cache, _flipped(TOKEN, random), "with one bit of the token flipped")
    zero = int(random.integers(0, len(TOKEN) - 1))
    token = TOKEN[:zero] + b"\0" + TOKEN[zero + 1 :]
    another = case.cache("with_zero")
    case.save(another, token)
    if case.load(another, token).prepared_model is None:
        raise Skipped(f"the driver saves nothing with a token whose byte {zero} is 0")
    other = token[: zero + 1] + _flipped(token[zero + 1 :], random)
    what = f"with one bit of the token flipped behind byte {zero}, which is 0"
    _check_token(case, another, other, what)


def _check_token(case: CachedCase, cache: Cache, token: bytes, what: str) -> None:
    with cache.open() as handles:
        answer = load(case.raw, handles, token)
    check_miss(what, answer, MISS, _TO_THE_BIT)
