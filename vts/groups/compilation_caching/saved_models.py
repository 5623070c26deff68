"""Models that are saved and come back: by this build of a driver, and from another one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from nnhal.types import HalVersion, OperandType
from nntest.cases.covering import covering
from nntest.groups.sampling import some_of_each
from nntest.judge import Finding, Judgment
from nntest.spec import SpecCase
from vts.driving.cached_case import CachedCase, check_saved, comes_back, loaded
from vts.driving.caches import check_caching, save
from vts.driving.executors import SYNC
from vts.driving.generated import worst
from vts.driving.open_sums import open_sums
from vts.driving.prepared import Prepared
from vts.driving.shared_roles import check_shared_memory, shared_sum
from vts.driving.small_models import sums_of
from vts.driving.turns import in_turns
from vts.raw.runtime_only import RUNTIME_ONLY, is_runtime_only
from vts.test_group import Context, Failed, IndexedCase, Skipped

__all__ = [
    "memory_of_saved_and_loaded",
    "of_case",
    "of_large_constants",
    "of_other_dimensions",
    "saved_and_loaded",
    "worth_saving",
]


def saved_and_loaded(case: CachedCase, name: str) -> Judgment | None:
    """Check that what is saved comes back; before that, what another build has saved under
    ``name``.
    """
    _check_other_build(case, name)
    cache = case.cache()
    case.save(cache)
    kept = case.context.kept_caches
    if kept is not None:
        version = case.raw.device.version_string
        kept.keep(name, case.case.model, version, cache.files)
    return comes_back(case, cache)


def _check_other_build(case: CachedCase, name: str) -> None:
    """Raises Failed for a driver that takes another build's files for something else."""
    kept = case.context.kept_caches
    if kept is None:
        return
    version = case.raw.device.version_string
    cache = case.cache("kept")
    if not kept.take(name, case.case.model, version, cache.files):
        return
    try:
        judgment = comes_back(case, cache)
    except Failed as failed:
        raise _otherwise(str(failed), version, failed.findings) from None
    if judgment is not None and judgment.findings:
        raise _otherwise(str(judgment.findings[0]), version, judgment.findings)


def _otherwise(what: str, version: str, findings: Sequence[Finding]) -> Failed:
    return Failed(
        "version_string_kept",
        f"a model that another build has saved is loaded, and then: {what}. Both builds have the "
        f"version string {version!r}, so Android's runtime gives one the cache files of the "
        "other: a build that reads files in another way needs another version string, or must "
        "miss",
        findings=findings,
    )


_OPEN_SHAPES: Final = ((2, 6), (3, 4), (1, 6), (4, 6))
"""As many elements in other dimensions, fewer and more."""


def of_other_dimensions(context: Context, type: OperandType) -> Judgment | None:
    """Check that what is loaded leaves the dimensions open that what was saved does. A test of our
    own.
    """
    cases = open_sums(type, _OPEN_SHAPES)
    saved = CachedCase(context, cases[0])
    cache = saved.cache()
    saved.save(cache)
    answer = loaded(saved, cache)
    if answer is None:
        return None
    assert answer.prepared_model is not None
    with Prepared(saved.raw, answer.prepared_model) as model:
        return worst(in_turns(model, cases, context.pools))


_LARGE: Final = (4099, 5001, 4096, 4100)
"""Elements of constants that are worth a place of their own in a file, page by page or not; most
are no multiple of anything that such a place would be aligned to.
"""


def of_large_constants(context: Context, type: OperandType) -> Judgment | None:
    """Several large constants of unlike sizes come back. A test of our own."""
    case = sums_of(type, _LARGE)
    return saved_and_loaded(CachedCase(context, case), case.name)


def memory_of_saved_and_loaded(context: Context, type: OperandType) -> None:
    """A device memory for what was saved and what is loaded. A test of our own.

    ``IDevice.hal`` 1.3, ``allocate``: roles must agree in type, scale and zero point, as those of
    one model do.
    """
    if context.device.hal_version < HalVersion.V1_3:
        raise Skipped("device memories are of HAL 1.3")
    case = shared_sum(type)
    saved = CachedCase(context, case)
    cache = saved.cache()
    with cache.open() as handles:
        fresh = save(saved.raw, case.model, handles)
    check_saved(saved.raw, fresh)
    answer = loaded(saved, cache)
    if answer is None:
        return
    both = [each.prepared_model for each in (fresh, answer)]
    models = [Prepared(saved.raw, model) for model in both if model is not None]
    said = "allocate for input 0 and output 0 of a prepared model and of itself from the cache"
    check_shared_memory(models, [case, case], SYNC, said)


def worth_saving(corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[IndexedCase]:
    """Choose cases worth saving: what a driver has to save of a model depends on what is in it.
    That is a case of each operation, and another one with scales of channels; of networks, one of
    each set of operations.
    """
    cases = [case for case in corpus if case.output_bytes > 0 and not case.expect_failure]
    single = [case for case in cases if case.operation_count == 1]
    networks = [case for case in cases if case.operation_count > 1]
    chosen = covering(networks, lambda case: [case.operations], thorough=thorough)
    return [*some_of_each(single, _saved_kind), *chosen]


def _saved_kind(case: IndexedCase) -> tuple[tuple[str, ...], bool, str]:
    by_channel = OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL.name in case.types
    # Which branch an IF takes is in its data.
    data = case.name if "IF" in case.operations else ""
    return case.operations, by_channel, data


def of_case(context: Context, case: SpecCase) -> Judgment | None:
    """The model of any case, saved and loaded. A test of our own.

    Inputs and outputs are in the other order than their operands, so that the order is to be saved.
    """
    cached = CachedCase(context, _turned(case))
    check_caching(cached.raw)
    if is_runtime_only(case.model):
        raise Skipped(RUNTIME_ONLY)
    return saved_and_loaded(cached, case.name)


def _turned(case: SpecCase) -> SpecCase:
    """The same case with the lists of inputs and outputs from the last to the first."""
    graph = msgspec.structs.replace(
        case.main,
        input_indexes=case.main.input_indexes[::-1],
        output_indexes=case.main.output_indexes[::-1],
    )
    return msgspec.structs.replace(
        case,
        main=graph,
        inputs=case.inputs[::-1],
        outputs=case.outputs[::-1],
        ignored=case.ignored[::-1],
    )
