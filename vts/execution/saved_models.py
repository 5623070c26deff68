"""Models that are saved and come back: by this build of a driver, and from another one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from nnhal.types import OperandType
from nntest.judge import Finding, Judgment
from nntest.spec import SpecCase
from vts.execution.cached_case import CachedCase, comes_back
from vts.execution.caches import check_caching
from vts.raw.runtime_only import RUNTIME_ONLY, is_runtime_only
from vts.test_group import Context, Failed, IndexedCase, Skipped

__all__ = ["first_of_each", "of_operation", "saved_and_loaded"]


def saved_and_loaded(case: CachedCase, name: str) -> Judgment | None:
    """What is saved comes back; before that, what another build has saved under ``name``."""
    _check_other_build(case, name)
    cache = case.cache()
    case.save(cache)
    kept = case.context.kept_caches
    if kept is not None:
        version = case.raw.device.version_string
        kept.keep(name, case.case.model, version, (*cache.model, *cache.data))
    return comes_back(case, cache)


def _check_other_build(case: CachedCase, name: str) -> None:
    """Raises Failed for a driver that takes another build's files for something else."""
    kept = case.context.kept_caches
    if kept is None:
        return
    version = case.raw.device.version_string
    cache = case.cache("kept")
    if not kept.take(name, case.case.model, version, (*cache.model, *cache.data)):
        return
    try:
        judgment = comes_back(case, cache)
    except Failed as failed:
        raise _otherwise(str(failed), version, failed.findings) from None
    if judgment is not None and judgment.findings:
        raise _otherwise(str(judgment.findings[0]), version, judgment.findings)


def _otherwise(what: str, version: str, findings: Sequence[Finding]) -> Failed:
    return Failed(
        f"a model that another build has saved is loaded, and then: {what}. Both builds have the "
        f"version string {version!r}, so Android's runtime gives one the cache files of the "
        "other: a build that reads files in another way needs another version string, or must "
        "miss",
        findings,
    )


def first_of_each(corpus: Sequence[IndexedCase]) -> Iterable[IndexedCase]:
    """A case of each operation, and another one with scales of channels: what a driver has to save
    of a model depends on what is in it.
    """
    first: dict[tuple[tuple[str, ...], bool, str], IndexedCase] = {}
    for case in corpus:
        is_one = case.operation_count == 1 and case.output_bytes > 0
        if is_one and not case.expect_failure:
            by_channel = OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL.name in case.types
            # Which branch an IF takes is in its data.
            data = case.name if "IF" in case.operations else ""
            first.setdefault((case.operations, by_channel, data), case)
    return first.values()


def of_operation(context: Context, case: SpecCase) -> Judgment | None:
    """The model of any case, saved and loaded. A test of our own."""
    cached = CachedCase(context, "", case)
    check_caching(cached.raw)
    if is_runtime_only(case.model):
        raise Skipped(RUNTIME_ONLY)
    return saved_and_loaded(cached, case.name)
