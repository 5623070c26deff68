"""A case whose model goes to a cache and comes back from it."""

from __future__ import annotations

from typing import Final

from nnhal.types import ErrorStatus, HalVersion, OperandType
from nntest.judge import Judgment
from nntest.spec import SpecCase
from vts.driving.available_executors import available
from vts.driving.caches import MISS, TOKEN, check_caching, check_miss, load, save
from vts.driving.executors import ASYNC, BURST, FENCED, SYNC
from vts.driving.generated import CaseRun, evaluate, matrix, worst
from vts.driving.on_device import on_device
from vts.driving.prepared import Prepared, unsupported
from vts.driving.rules import Trial
from vts.driving.small_models import sum_case
from vts.raw import Preparation, RawDevice, name_of_status, raw_device
from vts.raw.cache_files import Cache
from vts.test_group import Context, Failed, Skipped

__all__ = [
    "ELEMENTS",
    "TYPES",
    "CachedCase",
    "cached_case",
    "check_saved",
    "comes_back",
    "loaded",
    "other_case",
]

TYPES: Final = {"float32": OperandType.TENSOR_FLOAT32, "quant8": OperandType.TENSOR_QUANT8_ASYMM}

ELEMENTS: Final = 1 << 12
"""Elements of a tensor large enough that its constants are worth a place in the data cache."""

_IN_MEMORIES: Final = Trial(SYNC, note="inputs and outputs in device memories")

_MUST_BE_SAVED: Final = "saving must not affect the preparation"


class CachedCase:
    """A case whose model goes to a cache and comes back."""

    def __init__(self, context: Context, case: SpecCase) -> None:
        self.context = context
        self.case = case
        self.raw: RawDevice = raw_device(context.device)
        reason = unsupported(context.device, self.case.model)
        if reason is not None:
            raise Skipped(reason)

    def cache(self, name: str = "cache") -> Cache:
        """Files as many as the driver needs. Raises Skipped where it needs none."""
        return Cache(self.context.folder / name, check_caching(self.raw))

    def evaluate(self, answer: Preparation) -> Judgment:
        """Execute what was prepared in every way, and with device memories. Raises Failed."""
        assert answer.prepared_model is not None
        run = CaseRun.of(self.case, self.context.pools)
        ways = available((ASYNC, SYNC, BURST, FENCED), self.raw.version)
        with Prepared(self.raw, answer.prepared_model) as model:
            judgments = [evaluate(run, model, matrix(self.raw.version, ways))]
            if self.raw.version >= HalVersion.V1_3:
                judgments.append(on_device(self.case, self.context.pools, model, _IN_MEMORIES))
            return worst(judgments)

    def save(self, cache: Cache, token: bytes = TOKEN) -> None:
        """Have the model saved, with handles that are as they must be."""
        with cache.open() as handles:
            check_saved(self.raw, save(self.raw, self.case.model, handles, token))

    def load(self, cache: Cache, token: bytes = TOKEN) -> Preparation:
        """Load with handles that are as they must be."""
        with cache.open() as handles:
            return load(self.raw, handles, token)


def check_saved(raw: RawDevice, answer: Preparation, text: str = "with cache files") -> None:
    """Raise Failed unless the preparation has succeeded."""
    if answer.status != ErrorStatus.NONE or answer.prepared_model is None:
        raise Failed(
            "cache_not_saved",
            f"{text} called back with "
            f"{name_of_status(answer.status)}, expected NONE and a model: {_MUST_BE_SAVED}",
            call=raw.prepare_call,
            status=answer.status,
        )


def cached_case(context: Context, type: OperandType) -> CachedCase:
    """The case of a type. Raises Skipped for a driver that does not support it."""
    return CachedCase(context, sum_case(type, ELEMENTS))


def other_case(type: OperandType, elements: int | None = None) -> SpecCase:
    """A case of another model of the type: with other constants, and another number of them."""
    return sum_case(type, elements or ELEMENTS, seed=1, constants=1)


def comes_back(case: CachedCase, cache: Cache) -> Judgment | None:
    """Load what was saved, and execute it. None for a driver that has saved nothing."""
    answer = loaded(case, cache)
    return None if answer is None else case.evaluate(answer)


def loaded(case: CachedCase, cache: Cache) -> Preparation | None:
    """Load what was saved. A driver may have saved nothing, and then says GENERAL_FAILURE: None."""
    answer = case.load(cache)
    if answer.is_miss:
        return None
    if answer.status != ErrorStatus.NONE or answer.prepared_model is None:
        check_miss("of what was saved", answer, MISS, "only a miss may fail, and in this way")
    return answer
