"""Localization of failed comparisons: the operation with which a driver leaves TF Lite behind.

Each model is looked at in a process of its own, which may take its time, hang or die: none of that
is a fault of the run, whose cases have all been judged by then.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Final

import msgspec

from mlts.catalogue import CatalogueModel, catalogue_at
from mlts.drivers import REFERENCE
from mlts.model_choice import chosen_models
from mlts.results import BackendRole, BenchmarkCase, BenchmarkRun, LocalizedFailure, Settings
from nncli.encoding import packed
from nnhal.operand_types import size_of_data
from nnprocess.zygote import Zygote, ZygoteGone
from nntest.localization.results import Localization
from nntest.report.verdict import counts_against
from nntest.results import Outcome

if TYPE_CHECKING:
    from nnhal.types import Model
    from nntflite.importer import ImportedModel

__all__ = [
    "TIME_LIMIT_S",
    "find",
    "inputs_of_model",
    "localized",
    "model_of_catalogue",
    "named_model",
]

TIME_LIMIT_S: Final = 60.0
"""Time limit for one model on one driver. Networks of Android's assets take a few seconds."""

_TARGET: Final = "mlts.localization:find"
_PRELOAD: Final = ("mlts.localization",)
_LOOK_S: Final = 0.2


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """A model of a catalogue on a driver, and the inference that went wrong most."""

    model: str
    settings: Settings
    driver: str
    sequence: int = 0
    item: int = 0


def localized(
    run: BenchmarkRun,
    stopped: Callable[[], bool] = lambda: False,
    told: Callable[[str, int, int], None] = lambda text, done, total: None,
    *,
    limit_s: float = TIME_LIMIT_S,
) -> BenchmarkRun:
    """``run`` with what is known of each comparison that failed, until somebody has ``stopped`` it.

    ``told`` hears what is being looked at.
    """
    drivers = {backend.name for backend in run.backends if backend.role is BackendRole.DRIVER}
    wanted = [case for case in run.cases if case.backend in drivers and _is_different(case)]
    if not wanted:
        return run
    found: dict[str, LocalizedFailure] = {}
    with Zygote.start(_PRELOAD) as zygote:
        for number, case in enumerate(wanted):
            if stopped():
                break
            told(f"localizing {case.id}", number, len(wanted))
            found[case.id] = _localize(zygote, _job(case, run.settings), stopped, limit_s)
    return msgspec.structs.replace(
        run,
        cases=tuple(
            msgspec.structs.replace(case, localization=found.get(case.id)) for case in run.cases
        ),
    )


def _is_different(case: BenchmarkCase) -> bool:
    """Whether the case failed because its outputs are not TF Lite's, or not the right ones that TF
    Lite does not dispute.
    """
    golden = None if case.golden_disputed else case.golden
    errors = (case.against_baseline, golden)
    is_off = any(each is not None and not each.within for each in errors)
    return case.outcome is Outcome.FAILURE and counts_against(case) and is_off


def _job(case: BenchmarkCase, settings: Settings) -> Job:
    errors = case.against_baseline or case.golden
    worst = errors.worst if errors else None
    return Job(
        model=case.model,
        settings=settings,
        driver=case.backend,
        sequence=worst.sequence if worst else 0,
        item=worst.item if worst else 0,
    )


def _localize(
    zygote: Zygote, job: Job, stopped: Callable[[], bool], limit_s: float
) -> LocalizedFailure:
    with tempfile.TemporaryFile() as file:
        try:
            child = zygote.fork(_TARGET, packed(job), [file.fileno()])
        except (ZygoteGone, OSError) as error:
            return LocalizedFailure(remark=f"no process could be started: {error}")
        end = time.monotonic() + limit_s
        try:
            while child.end(_LOOK_S) is None:
                if time.monotonic() > end:
                    return LocalizedFailure(remark=f"not found within {limit_s:g} s")
                if stopped():
                    return LocalizedFailure(remark="the run was interrupted")
        finally:
            child.kill()
        return _read(file) or LocalizedFailure(remark=_last(child.log()))


def _read(file: BinaryIO) -> LocalizedFailure | None:
    """What the process has written; None where it did not come so far."""
    file.seek(0)
    try:
        return msgspec.msgpack.decode(file.read(), type=LocalizedFailure)
    except msgspec.MsgspecError:
        return None


def _last(log: Sequence[str]) -> str:
    lines = [" ".join(line.split()) for line in log if line.strip()]
    return f"it ended without an answer: {lines[-1]}" if lines else "it ended without an answer"


def find(arguments: bytes, descriptors: list[int]) -> None:
    """Localize the job ``arguments`` and write what is found to the only descriptor."""
    job = msgspec.msgpack.decode(arguments, type=Job)
    with open(descriptors[0], "wb") as file:
        file.write(packed(_failure(_search(job))))


def _search(job: Job) -> Localization:
    from nnhal import registry
    from nnservice.hal.driver_service import start
    from nntest.localization.machine import Machine
    from nntest.localization.search import localize

    assets = Path(job.settings.assets) if job.settings.assets else None
    (entry,) = (
        each
        for each in chosen_models(job.settings.models, assets, job.settings.data)
        if each.name == job.model
    )
    model, inputs = inputs_of_model(*model_of_catalogue(entry, job.sequence, job.item))
    with start(job.driver) as service:
        return localize(
            model, inputs, Machine(service.device), Machine(registry.resolve(REFERENCE)), job.model
        )


def _failure(found: Localization) -> LocalizedFailure:
    culprits = found.culprits
    return LocalizedFailure(
        operations=len(found.operations),
        wrong=len(culprits),
        unchecked=len(found.unchecked),
        first=culprits[0] if culprits else None,
        remark=" ".join(found.remarks),
    )


def named_model(name: str) -> Model:
    """The model of that name in the embedded catalogue. Raises NoSuchModel."""
    (entry, *_) = catalogue_at(None).select([name])
    return model_of_catalogue(entry)[0].model


def model_of_catalogue(
    entry: CatalogueModel, sequence: int = 0, item: int = 0
) -> tuple[ImportedModel, tuple[bytes, ...]]:
    """The model, and the inputs of one inference of its data: the first of the sequence where the
    model has a state, which nobody knows later.
    """
    from mlts.backends.base import as_type
    from mlts.planning import load
    from nnhal.operand_types import dtype_of

    planned = load(entry)
    assert planned.loaded is not None
    assert planned.dataset is not None
    imported = planned.loaded.imported
    inputs = planned.dataset.sequence(sequence).inputs
    number = 0 if imported.state else item
    return imported, tuple(
        as_type(values[number, ...], dtype_of(port.operand.type)).tobytes()
        for values, port in zip(inputs, imported.inputs, strict=True)
    )


def inputs_of_model(
    imported: ImportedModel, given: Sequence[bytes]
) -> tuple[Model, dict[int, bytes]]:
    """The model, and data of all inputs by operand: those ``given``, and for states behind them
    what they are in the beginning.
    """
    main = imported.model.main
    operands = [main.operands[index] for index in main.input_indexes]
    data = [*given, *(b"" for _ in operands[len(given) :])]
    for state in imported.state:
        operand = operands[state.input]
        size = size_of_data(operand.type, operand.dimensions)
        data[state.input] = bytes([state.initial & 0xFF]) * size
    return imported.model, dict(zip(main.input_indexes, data, strict=True))
