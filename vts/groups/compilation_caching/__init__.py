"""Compilation caching: what was saved comes back, and nothing else does.

Source: ``CompilationCachingTests.cpp`` of Android's VTS for HAL 1.2 and later. Android's models are
a MobileNet in float32 and one in 8 bits; here they are sums with constants of both kinds, so that
a driver that loads the wrong constants is seen in every element.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final

from nnhal.types import CACHE_TOKEN_SIZE, CacheHandles, HalVersion, OperandType
from nntest.judge import Judgment
from vts.driving.cached_case import (
    ELEMENTS,
    TYPES,
    CachedCase,
    cached_case,
    check_saved,
    comes_back,
    other_case,
)
from vts.driving.caches import MISS, OTHER_TOKEN, REFUSED, TOKEN, check_miss, load, save
from vts.driving.generated import planned, worst
from vts.driving.small_models import sum_case
from vts.groups.compilation_caching.saved_models import (
    memory_of_saved_and_loaded,
    of_case,
    of_large_constants,
    of_other_dimensions,
    saved_and_loaded,
    worth_saving,
)
from vts.groups.compilation_caching.wrong_cache_files import (
    Variants,
    read_only,
    write_only,
    wrong_descriptors,
    wrong_numbers,
)
from vts.mutations.requests_after_loading import check_requests_after_loading
from vts.raw import Preparation, raw_devices
from vts.raw.cache_files import Cache
from vts.test_group import Context, Directed, Failed, IndexedCase, PlannedTest, Skipped

__all__ = ["GROUP"]

_SUM: Final = ("ADD",)

_NAMES: Final = {type: name for name, type in TYPES.items()}
"""Names of types, by which models are kept for another build."""

_TRIES: Final = 8
"""How often a cache is loaded before a miss counts: a driver may have none now and then."""

_WRONG_FILES: Final = (
    "the lists are as long as getNumberOfCacheFilesNeeded says, and each handle has one descriptor "
    "that is open for reading and writing"
)


class _CompilationCaching(Directed):
    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        yield from super().tests(corpus, thorough=thorough)
        yield from (planned(self.name, case) for case in worth_saving(corpus, thorough=thorough))

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        return of_case(context, context.case(test)) if test.case else super().run(test, context)


GROUP: Final = _CompilationCaching(
    name="compilation_caching",
    title="Compilation caching",
    summary=(
        "A prepared model comes back from cache files, and only from the files that it was saved "
        "to; files that cannot be used never spoil a preparation."
    ),
    source="CompilationCachingTest",
    since=HalVersion.V1_2,
)


@GROUP.cells("saving_and_retrieval/{}", TYPES, operations=_SUM)
def _saving_and_retrieval(context: Context, type: OperandType) -> Judgment | None:
    case = cached_case(context, type)
    number = case.raw.device.number_of_cache_files
    if number.model_cache + number.data_cache == 0:
        answer = load(case.raw, CacheHandles((), ()))
        check_miss("of a driver without caching", answer, MISS, "it cannot have saved anything")
        return None
    return saved_and_loaded(case, _NAMES[type])


_PREFIX: Final = b"\0\0"

_OLD: Final = bytes(range(256)) * (1 << 12)
"""What is in a file before a model is saved to it: more than a model takes."""


@GROUP.cells("saving_and_retrieval_non_zero_offset/{}", TYPES, operations=_SUM)
def _non_zero_offset(context: Context, type: OperandType) -> Judgment | None:
    """Files that hold two bytes before they are saved to, and are one byte read when loaded.

    IDevice.hal: a file may have any size and its descriptor any offset, and a driver truncates it
    before it writes.
    """
    case = cached_case(context, type)
    cache = case.cache()
    with cache.open() as handles:
        for (descriptor,) in (*handles.model, *handles.data):
            os.write(descriptor, _PREFIX)
        check_saved(case.raw, save(case.raw, case.case.model, handles))
    answers = (_load_from_offset_1(case, cache) for _ in range(_TRIES))
    answer = next((answer for answer in answers if not answer.is_miss), None)
    if answer is None:
        _check_nothing_saved(case, cache)
        return None
    check_saved(case.raw, answer)
    return case.evaluate(answer)


@GROUP.cells("saving_to_longer_files/{}", TYPES, operations=_SUM)
def _longer_before(context: Context, type: OperandType) -> Judgment | None:
    """Files that were longer are as long as others afterwards.

    IDevice.hal, prepareModel_1_2: "The driver must truncate a file to zero size before writing".
    """
    case = cached_case(context, type)
    fresh, used = case.cache(), case.cache("used")
    case.save(fresh)
    for path in (*used.model, *used.data):
        path.write_bytes(_OLD)
    case.save(used)
    for new, old in zip((*fresh.model, *fresh.data), (*used.model, *used.data), strict=True):
        length, expected = old.stat().st_size, new.stat().st_size
        if length >= len(_OLD) > expected > 0 and old.read_bytes()[expected:] == _OLD[expected:]:
            raise Failed(
                "file_not_truncated",
                f"a cache file of {len(_OLD)} bytes that a model was saved to has what was in it "
                f"behind the {expected} bytes that an empty one gets; a driver truncates a file to "
                "zero size before it writes",
            )
    return comes_back(case, used)


def _check_nothing_saved(case: CachedCase, cache: Cache) -> None:
    """Raises Failed for a driver that has saved to ``cache`` and does not find it again."""
    if comes_back(case, cache) is not None:
        raise Failed(
            "does_not_seek",
            "prepareModelFromCache fails for files whose offset is 1, and succeeds for offset "
            "0: a driver must seek to the beginning",
        )
    if all(path.read_bytes() in (b"", _PREFIX) for path in cache.files):
        return
    plain = case.cache("plain")
    case.save(plain)
    if comes_back(case, plain) is not None:
        raise Failed(
            "does_not_truncate",
            "what was saved to files that held 2 bytes, at offset 2, does not come back, and what "
            "was saved to empty ones does: a driver must truncate a file to zero size, and write "
            "from the beginning",
        )


def _load_from_offset_1(case: CachedCase, cache: Cache) -> Preparation:
    with cache.open() as handles:
        for (descriptor,) in (*handles.model, *handles.data):
            os.read(descriptor, 1)
        return load(case.raw, handles)


_WRONG_LISTS: Final = {
    "number_of_files": wrong_numbers,
    "number_of_descriptors": wrong_descriptors,
}


def _check_needed(context: Context, variants: Variants) -> None:
    if variants is wrong_descriptors and context.device.hal_version.is_aidl:
        raise Skipped("AIDL sends one descriptor for each file")


@GROUP.cells(
    "save_invalid_{}/{}", {**_WRONG_LISTS, "access_mode": read_only}, TYPES, operations=_SUM
)
def _save_refused(context: Context, variants: Variants, type: OperandType) -> Judgment | None:
    """Saving to wrong files leaves the preparation as it is, and saves nothing to load."""
    _check_needed(context, variants)
    case = cached_case(context, type)
    judgments = []
    for number, (text, opened) in enumerate(variants(case.cache("plan"))):
        cache = case.cache(f"cache{number}")
        # The same mistake with files of its own, which hold nothing yet.
        _, opened = list(variants(cache))[number]
        with opened() as handles:
            answer = save(case.raw, case.case.model, handles)
            check_saved(case.raw, answer, text)
        judgments.append(case.evaluate(answer))
        with opened() as handles:
            check_miss(text, load(case.raw, handles), REFUSED, _WRONG_FILES)
        context.alive()
    return worst(judgments)


@GROUP.cells(
    "load_invalid_{}/{}", {**_WRONG_LISTS, "access_mode": write_only}, TYPES, operations=_SUM
)
def _load_refused(context: Context, variants: Variants, type: OperandType) -> Judgment | None:
    """Loading from wrong files fails, although the right ones would do."""
    _check_needed(context, variants)
    case = cached_case(context, type)
    cache = case.cache()
    case.save(cache)
    for text, opened in variants(cache):
        with opened() as handles:
            check_miss(text, load(case.raw, handles), REFUSED, _WRONG_FILES)
    return None


@GROUP.cells("replace_security_sensitive_cache/{}", TYPES, operations=_SUM)
def _replaced(context: Context, type: OperandType) -> Judgment | None:
    """The model cache of another model, beside the right data cache and token."""
    case = cached_case(context, type)
    other = CachedCase(context, sum_case(type, 2 * ELEMENTS))
    cache, others = case.cache(), other.cache("other")
    if not cache.model:
        raise Skipped("the driver has no security-sensitive cache: it needs no model cache files")
    case.save(cache)
    other.save(others, OTHER_TOKEN)
    if case.load(cache).prepared_model is None:
        raise Skipped("the driver saves nothing")
    for right, wrong in zip(cache.model, others.model, strict=True):
        shutil.copyfile(wrong, right)
    rule = "model cache files must be the ones that were saved, to the bit"
    check_miss("with another model's model cache", case.load(cache), MISS, rule)
    return None


_ALIKE: Final = ((TOKEN, OTHER_TOKEN), (bytes(31) + b"\1", bytes(31) + b"\2"))
"""Pairs of tokens that differ in one byte only, the first or the last."""


@GROUP.cells("several_models/{}", TYPES, operations=_SUM)
def _several(context: Context, type: OperandType) -> Judgment | None:
    """Two models in caches of their own, loaded when both are saved. A test of our own."""
    case = cached_case(context, type)
    other = CachedCase(context, other_case(type))
    judgments = []
    for number, (first, second) in enumerate(_ALIKE):
        caches = {
            first: (case, case.cache(f"cache{number}")),
            second: (other, other.cache(f"other{number}")),
        }
        for token, (one, cache) in caches.items():
            one.save(cache, token)
        for token, (one, cache) in caches.items():
            answer = one.load(cache, token)
            if answer.prepared_model is not None:
                judgments.append(one.evaluate(answer))
    return worst(judgments)


@GROUP.cells("other_interface/{}", TYPES, operations=_SUM)
def _other_interface(context: Context, type: OperandType) -> Judgment | None:
    """Saved by a call of HAL 1.2 and loaded by one of 1.3, and the other way round.

    An update of the framework brings the newer calls, and its cache files stay. A test of our own:
    what comes back is the model that was saved, or nothing.
    """
    has = context.device.hal_version
    if has != HalVersion.V1_3:
        raise Skipped(f"only HAL 1.3 has two interfaces with caches, the driver has {has}")
    own = cached_case(context, type)
    older = cached_case(replace(context, version=HalVersion.V1_2), type)
    judgments = []
    for number, (saving, loading) in enumerate(((older, own), (own, older))):
        cache = own.cache(f"cache{number}")
        saving.save(cache)
        judgments.append(comes_back(loading, cache))
    return worst(judgment for judgment in judgments if judgment is not None)


_FOREIGN_TOKENS: Final = (OTHER_TOKEN, bytes(CACHE_TOKEN_SIZE), bytes(31) + TOKEN[-1:])


@GROUP.cells("with_configuration/{}", TYPES, operations=_SUM)
def _with_configuration(context: Context, type: OperandType) -> Judgment | None:
    """Saved by prepareModelWithConfig, and loaded by the token of the configuration alone.

    ``PrepareModelConfig.aidl`` has the cache files and their token; ``IDevice.hal`` 1.2: "the same
    token will be provided when retrieving the prepared model". A test of our own.
    """
    *others, with_configuration = raw_devices(context.device)
    if not others:
        raise Skipped("configurations of preparations are of AIDL 4")
    case = cached_case(context, type)
    case.raw = with_configuration
    cache = case.cache()
    case.save(cache)
    rule = "the model was saved with another token, in the configuration"
    for token in _FOREIGN_TOKENS:
        text = f"with files of prepareModelWithConfig and token {token.hex()}"
        check_miss(text, case.load(cache, token), MISS, rule)
    return comes_back(case, cache)


_ELSEWHERE: Final[dict[str, Callable[[Context, OperandType], Judgment | None]]] = {
    "requests": check_requests_after_loading,
    "other_dimensions": of_other_dimensions,
    "memory_of_both": memory_of_saved_and_loaded,
    "large_constants": of_large_constants,
}


@GROUP.cells("{}/{}", _ELSEWHERE, TYPES, operations=_SUM)
def _elsewhere(
    context: Context, check: Callable[[Context, OperandType], Judgment | None], type: OperandType
) -> Judgment | None:
    return check(context, type)
