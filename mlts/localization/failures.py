"""Localization of failed comparisons: the operators with which a driver leaves the right way."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import msgspec

from mlts.localization.jury import Jury, jurors
from mlts.localization.results import Localization
from mlts.localization.runtimes import BASELINE
from mlts.localization.search import Evidence, Subject, localize
from mlts.localization.subjects import subject_of
from mlts.localization.trials import PRELOAD, TRIAL_TIMEOUT_S, Interrupted, Runtime
from mlts.model_choice import chosen_models
from mlts.results import (
    BackendRole,
    BenchmarkCase,
    BenchmarkRun,
    ElementErrors,
    LocalizedFailure,
    Rule,
    Settings,
)
from mlts.tolerances import ROUNDING_FACTOR
from mlts.warnings import of_localized_roundings
from nncli.errors import UserError
from nnprocess.zygote import Zygote, ZygoteGone
from nntest.report.verdict import counts_against
from nntest.results import Outcome, totals_of
from nntflite.formats import format_of

__all__ = ["TIME_LIMIT_S", "localized", "searched", "with_localization"]

TIME_LIMIT_S: Final = 60.0
"""Time limit for one model on one driver. Networks of Android's assets take a few seconds."""


def searched(
    subject: Subject,
    driver: str,
    *,
    zygote: Zygote | None = None,
    stopped: Callable[[], bool] = lambda: False,
    timeout_s: float = TRIAL_TIMEOUT_S,
    **how: Any,
) -> tuple[Localization, Evidence | None]:
    """Search ``subject`` on the driver of that name, with all runtimes in processes of their own.

    ``stopped`` says whether the user has ended the search; ``how`` goes to
    :func:`mlts.localization.search.localize`. Raises a UserError, and Interrupted.
    """
    with ExitStack() as stack:
        used = zygote or stack.enter_context(Zygote.start(PRELOAD))
        suffix = format_of(subject.data).suffix

        def start(name: str) -> Runtime:
            return Runtime(
                used,
                name,
                relaxed=subject.relaxed,
                suffix=suffix,
                steps=subject.steps,
                stopped=stopped,
                timeout_s=timeout_s,
            )

        return localize(
            subject,
            stack.enter_context(start(driver)),
            stack.enter_context(start(BASELINE)),
            stack.enter_context(Jury(jurors(driver, suffix), start)),
            **how,
        )


def localized(
    run: BenchmarkRun,
    stopped: Callable[[], bool] = lambda: False,
    told: Callable[[str, int, int], None] = lambda text, done, total: None,
    *,
    limit_s: float = TIME_LIMIT_S,
) -> BenchmarkRun:
    """``run`` with what is known of each crash and each comparison that failed, until somebody has
    ``stopped`` it.

    ``told`` hears what is being looked at.
    """
    drivers = {backend.name for backend in run.backends if backend.role is BackendRole.DRIVER}
    present = {model.name for model in run.models if model.sha256}
    wanted = [
        case
        for case in run.cases
        if case.backend in drivers and case.model in present and _is_worth_a_search(case)
    ]
    if not wanted:
        return run
    found: dict[str, LocalizedFailure] = {}
    with Zygote.start(PRELOAD) as zygote:
        for number, case in enumerate(wanted):
            if stopped():
                break
            told(f"localizing {case.id}", number, len(wanted))
            found[case.id] = look_into(zygote, case, run.settings, stopped, limit_s)
    cases = tuple(
        with_localization(case, found[case.id]) if case.id in found else case for case in run.cases
    )
    return msgspec.structs.replace(run, cases=cases, totals=totals_of(cases))


def with_localization(case: BenchmarkCase, found: LocalizedFailure) -> BenchmarkCase:
    """Return ``case`` with what was found; it succeeds if elements beyond the tolerance are all
    that it failed for, and other runtimes are as far apart.
    """
    case = msgspec.structs.replace(case, localization=found)
    errors = case.against_baseline
    if errors is None or len(case.validation_errors) != 1 or not _are_roundings(errors, found):
        return case
    return msgspec.structs.replace(
        case,
        outcome=Outcome.SUCCESS,
        why="",
        validation_errors=(),
        warnings=(*case.warnings, of_localized_roundings(errors.beyond, errors.elements)),
    )


def _are_roundings(errors: ElementErrors, found: LocalizedFailure) -> bool:
    worst, spread = errors.worst, found.spread
    if errors.within or errors.rule is not Rule.ELEMENTS or worst is None or spread is None:
        return False
    allowed = errors.allowed_atol + errors.allowed_rtol * abs(worst.expected)
    return abs(worst.actual - worst.expected) <= ROUNDING_FACTOR * spread * allowed


def _is_worth_a_search(case: BenchmarkCase) -> bool:
    """Whether the case crashed, failed before it had outputs, or its outputs are not the
    baseline's, or not the right ones that the baseline does not dispute.
    """
    golden = None if case.golden_disputed else case.golden
    errors = [each for each in (case.against_baseline, golden) if each is not None]
    is_off = any(not each.within for each in errors) or not case.evaluated_items
    fails = case.outcome is Outcome.CRASH or (case.outcome is Outcome.FAILURE and is_off)
    return fails and counts_against(case)


def look_into(
    zygote: Zygote,
    case: BenchmarkCase,
    settings: Settings,
    stopped: Callable[[], bool],
    limit_s: float,
) -> LocalizedFailure:
    """Search the model of a case with the inference that went wrong most."""
    end = time.monotonic() + limit_s
    errors = case.against_baseline or case.golden
    worst = errors.worst if errors else None
    place = (worst.sequence, worst.item) if worst else (0, 0)
    assets = Path(settings.assets) if settings.assets else None
    (entry,) = (
        each
        for each in chosen_models(settings.models, assets, settings.data)
        if each.name == case.model
    )
    try:
        found, _ = searched(
            subject_of(entry, *place),
            case.backend,
            zygote=zygote,
            stopped=lambda: stopped() or time.monotonic() > end,
        )
    except Interrupted:
        reason = "the run was interrupted" if stopped() else f"not found within {limit_s:g} s"
        return LocalizedFailure(remark=reason)
    except (UserError, ZygoteGone, OSError) as error:
        return LocalizedFailure(remark=f"it ended without an answer: {error}")
    culprits = found.culprits
    return LocalizedFailure(
        operators=len(found.operators),
        wrong=len(culprits),
        unchecked=len(found.unchecked),
        first=culprits[0] if culprits else None,
        spread=found.spread if found.is_right else None,
        remark=" ".join(found.remarks),
    )
