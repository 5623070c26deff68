"""Merging of runs that are parts of one: shards, and what other machines ran."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, chain, combinations, count
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec.structs import asdict, replace

from nncli.errors import UserError
from nncli.input_file import shown
from nntest.environment import Environment
from nntest.report.verdict import not_run_unlisted
from nntest.results import CaseResult, ExpectationUse, Outcome, RunSettings, SuiteRun, totals_of
from nntest.run_result import JOINT
from nntest.runner.reductions import reductions_of

__all__ = ["Merging", "NotOneRun", "digest_of", "merged"]

_Run = TypeVar("_Run", bound=SuiteRun)

_RUN: Final = (
    "version",
    "code",
    "driver",
    "device",
    "device_version",
    "device_type",
    "hal_version",
    "specs_sha256",
    "thorough",
    "quick",
)
"""Fields of a run that its parts have in common, where they have them."""

_FREE: Final = frozenset({"shard", "filters", "engine", "jobs", "resumed", "mixed", "assets"})
"""Settings that parts of a run may differ in."""

_NAMES: Final = {
    "version": "version of the suite",
    "code": "code of the suite",
    "device_version": "version of the driver",
    "specs_sha256": "digest of the specs",
}

_UNTIMED: Final = frozenset(
    {"suite", "schema", "totals", "cases", "groups", "folders", "operations", "types", "claims"}
    | {"models", *_RUN}
)
"""Fields of a run that the digest of its results is over."""

_TIMED: Final = frozenset(
    {"latency", "ratio", "ratio_to_shipped", "processor", "energy", "compilation", "memory"}
    | {"latency_not_judged", "operator_times", "overhead", "warnings", "evidence", "repeat"}
)
"""Fields of a case that another run of the same driver gives otherwise, beside durations."""


class NotOneRun(UserError):
    """Results that are not parts of one run."""


@dataclass(frozen=True, kw_only=True)
class Merging(Generic[_Run]):
    """Merging of what only a suite knows: ``joined`` completes a merged run from its parts;
    ``derived`` are the reductions that follow from a result itself; ``identity`` is what parts have
    in common where they have it, by a name in words.
    """

    joined: Callable[[_Run, Sequence[_Run]], _Run]
    derived: Callable[[_Run], Iterable[str]]
    identity: Callable[[_Run], Mapping[str, object]] = lambda run: {}


def merged(
    parts: Mapping[Path, _Run], merging: Merging[_Run], command: str, *, anyway: bool = False
) -> _Run:
    """The run that has the cases of all ``parts``, which are the results at their paths.

    With ``anyway``, parts of different drivers, suites or settings are merged too, and the run
    says so. Missing shards are NOT_RUN. Raises NotOneRun, always where parts have a case in common.
    """
    runs = list(parts.values())
    _check_disjoint(parts)
    different = list(_differences(parts, merging))
    if different and not anyway:
        raise NotOneRun(
            f"these are not parts of one run: {'; '.join(different)}. Run the parts alike, or "
            "merge them with --anyway, which the report will say"
        )
    mixed = tuple(f"merged although {each}" for each in different)
    cases = tuple(_cases(runs))
    totals = totals_of(cases)
    chosen = {(r.settings.filters, r.settings.excludes): r.selection.chosen for r in runs}
    unlisted = sum(chosen.values()) - len(cases)
    if 0 in chosen.values():
        unlisted = sum(map(not_run_unlisted, runs))
    totals[Outcome.NOT_RUN] += max(unlisted, 0)
    is_whole = totals[Outcome.NOT_RUN] == 0
    endings = _distinct(r.ended_early for r in runs)
    settings = _settings(runs, mixed)
    run = replace(
        runs[0],
        totals=totals,
        cases=cases,
        command=command,
        started=min(r.started for r in runs),
        duration_ns=sum(r.duration_ns for r in runs),
        interrupted=any(r.interrupted for r in runs) and not is_whole,
        environment=_environment([r.environment for r in runs]),
        settings=settings,
        selection=replace(runs[0].selection, chosen=sum(chosen.values()), places=()),
        exposures=_distinct(chain.from_iterable(r.exposures for r in runs)),
        expectations=tuple(_expectations(runs)),
        ended_early="" if is_whole else "; ".join((*_missing(runs), *endings)),
        reductions=(),
    )
    run = merging.joined(run, runs)
    own = chain.from_iterable(_own_reductions(each, merging) for each in runs)
    return replace(run, reductions=_distinct((*mixed, *own, *_derived(run, merging))))


def digest_of(run: SuiteRun) -> str:
    """Digest of what was tested and how each case ended, apart from times and the order of cases:
    equal for a run, and for its shards merged.
    """
    fields = {name: value for name, value in asdict(run).items() if name in _UNTIMED}
    fields["cases"] = sorted(run.cases, key=lambda case: case.id)
    plain = msgspec.to_builtins(fields, order="deterministic")
    return hashlib.sha256(msgspec.json.encode(_untimed(plain))).hexdigest()


def _untimed(value: Any) -> Any:
    if isinstance(value, dict):
        kept = (name for name in value if name not in _TIMED and not name.endswith("_ns"))
        return {name: _untimed(value[name]) for name in kept}
    return [_untimed(each) for each in value] if isinstance(value, (list, tuple)) else value


def _check_disjoint(parts: Mapping[Path, SuiteRun]) -> None:
    ran = {path: {case.id for case in _ran(run)} for path, run in parts.items()}
    for one, other in combinations(parts, 2):
        if common := sorted(ran[one] & ran[other]):
            more = f" and {len(common) - 1} more" if len(common) > 1 else ""
            raise NotOneRun(
                f"{shown(one)} and {shown(other)} both ran {common[0]}{more}: leave one of them "
                "out; 'compare' shows how two runs of the same cases differ"
            )


def _ran(run: SuiteRun) -> Iterator[CaseResult]:
    return (case for case in run.cases if case.outcome is not Outcome.NOT_RUN)


def _cases(runs: Sequence[SuiteRun]) -> Iterator[CaseResult]:
    """The cases of all runs, each once, in the order of the plan as far as the runs know it."""
    ran = {case.id for run in runs for case in _ran(run)}
    found: dict[str, tuple[int, CaseResult]] = {}
    for run in runs:
        places = accumulate(run.selection.places) if run.selection.places else count()
        for place, case in zip(places, run.cases, strict=False):
            if case.outcome is not Outcome.NOT_RUN or case.id not in ran:
                found.setdefault(case.id, (place, case))
    return (case for _, case in sorted(found.values(), key=lambda each: each[0]))


def _differences(parts: Mapping[Path, _Run], merging: Merging[_Run]) -> Iterator[str]:
    """Yield what differs between parts, with the paths of the first two that do. Nothing differs
    from what a part does not know.
    """
    known: dict[str, tuple[Path, object]] = {}
    for path, run in parts.items():
        for name, value in (*_identity(run), *merging.identity(run).items()):
            if value in ("", None):
                continue
            first, before = known.setdefault(name, (path, value))
            if before != value:
                yield f"{name}: {_said(before)} in {shown(first)}, {_said(value)} in {shown(path)}"


def _said(value: object) -> str:
    text = shown(value)
    return text[:12] if len(text) == 64 else text


def _identity(run: SuiteRun) -> Iterator[tuple[str, object]]:
    for name in _RUN:
        yield _NAMES.get(name, name.replace("_", " ")), getattr(run, name, None)
    for driver, build in run.environment.drivers.items():
        yield f"code of driver {driver}", build.sha256
        yield f"package of driver {driver}", build.distribution
    yield from run.environment.packages.items()
    for name, value in asdict(run.settings).items():
        if name not in _FREE:
            yield name.replace("_", " "), "none" if value in (None, "") else value
    if run.settings.shard is not None:
        yield "number of shards", run.settings.shard[1]


def _missing(runs: Sequence[SuiteRun]) -> Iterator[str]:
    """The shards that no part is, where all parts are shards."""
    known = [run.settings.shard for run in runs if run.settings.shard is not None]
    if known and len(known) == len(runs):
        there, total = {number for number, _ in known}, max(total for _, total in known)
        absent = [str(number) for number in range(1, total + 1) if number not in there]
        if absent:
            shards, are = ("shard", "is") if len(absent) == 1 else ("shards", "are")
            yield f"{shards} {', '.join(absent)} of {total} {are} missing"


def _settings(runs: Sequence[SuiteRun], mixed: tuple[str, ...]) -> RunSettings:
    every = [run.settings for run in runs]
    filters = chain.from_iterable(each.filters for each in every)
    return replace(
        every[0],
        shard=None,
        filters=_distinct(filters) if all(each.filters for each in every) else (),
        resumed=sum(each.resumed for each in every),
        mixed=_distinct((*mixed, *chain.from_iterable(each.mixed for each in every))),
    )


def _environment(parts: Sequence[Environment]) -> Environment:
    """Return that of the first part, with the names of all machines and builds of all drivers."""
    joint = {
        name: JOINT.join(_distinct(getattr(each, name) for each in parts))
        for name in ("host", "system", "cpu", "architecture", "governor", "python")
    }
    builds = {name: build for each in reversed(parts) for name, build in each.drivers.items()}
    return replace(parts[0], **joint, drivers=builds, load_before=None, load_after=None)


def _expectations(runs: Sequence[SuiteRun]) -> Iterator[ExpectationUse]:
    matched, held = Counter[ExpectationUse](), Counter[ExpectationUse]()
    problems: dict[ExpectationUse, list[str]] = {}
    for use in chain.from_iterable(run.expectations for run in runs):
        entry = replace(use, matched=0, held=0, problem="")
        matched[entry] += use.matched
        held[entry] += use.held
        problems.setdefault(entry, []).append(use.problem)
    for entry, found in problems.items():
        problem = "; ".join(_distinct(found))
        yield replace(entry, matched=matched[entry], held=held[entry], problem=problem)


def _derived(run: _Run, merging: Merging[_Run]) -> Iterator[str]:
    """Reductions that follow from the result: what was left out, and what that leaves open."""
    chosen = len(run.cases) + not_run_unlisted(run)
    yield from reductions_of(run.selection, run.settings, chosen)
    yield from merging.derived(run)


def _own_reductions(run: _Run, merging: Merging[_Run]) -> Iterator[str]:
    derived = {*_derived(run, merging)}
    return (text for text in run.reductions if text not in derived)


def _distinct(texts: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(filter(None, texts)))
