"""Limits for a continuous integration job: a TOML file of what a driver must keep to.

::

    [default]                       # every model
    max_latency_ratio = 5           # mean latency / mean latency of TFLite_CPU
    max_baseline_error = 0.001      # largest difference to TFLite_CPU in any output element

    [models."mobilenet*"]           # models whose name matches; adds to and overrides [default]
    max_latency_ratio = 1.5

    [models."mobilenet*_topk"]      # labeled images
    min_top1_agreement = 0.99       # share of inputs with the same class as TFLite_CPU
    min_top_1 = 0.70                # min_ or max_ and the key of an evaluator's value

    [models."*quant*"]
    max_baseline_error = 0          # quantized: not one step

Where several patterns match a model, the later one wins. A number that a case does not have
misses its limit, and so does a pattern that has judged nothing: a limit never passes unmeasured.
A latency taken on a machine so busy that it is not to be trusted neither keeps nor misses its
limit. Models that were SKIPPED are not judged.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final

import msgspec

from mlts.evaluators import evaluators
from mlts.results import BackendRole, BenchmarkCase, BenchmarkRun, GateFinding
from mlts.statistics import LimitedShare
from nncli.errors import UserError
from nncli.input_file import Format, read_toml, shown
from nntest.results import Outcome

__all__ = ["EVALUATOR_KEYS", "Gate", "GateError", "judge", "load"]

EVALUATOR_KEYS: Final = tuple(key for kind in evaluators().values() for key in kind.keys)
"""Values of evaluators that a limit can name."""


class GateError(UserError):
    """A gate file is unreadable, or one of its limits cannot be understood."""


_FORMAT: Final = Format("a gate file", error=GateError, max_bytes=1 << 20)

_MAX_LIMIT: Final = 1e300

_MAX_PATTERN: Final = 1000
"""Characters; compiling a pattern takes a while."""


class Gate(msgspec.Struct, frozen=True):
    """Limits by pattern, in the order of the file; the pattern of ``[default]`` is ``*``."""

    source: str
    sections: tuple[tuple[str, dict[str, float]], ...]

    def limits_of(self, model: str) -> dict[str, float]:
        """The limits that hold for a model."""
        limits: dict[str, float] = {}
        for pattern, section in self.sections:
            if fnmatchcase(model, pattern):
                limits |= section
        return limits


def load(path: Path, models: Sequence[str]) -> Gate:
    """Read a gate file; ``models`` are the names in the catalogue.

    :raises GateError: unreadable, not TOML, an unknown key, a limit that is no number, a pattern
        that matches no model of the catalogue
    """
    document = read_toml(path, _FORMAT)
    for key in document.keys() - {"default", "models"}:
        raise GateError(
            f"{path}: unknown table [{shown(key)}]; expected [default] and [models.PATTERN]"
        )
    default = {"*": document.get("default", {})}
    sections = default | _table(path, "models", document.get("models", {}))
    for pattern in sections:
        _check_pattern(path, pattern, models)
    return Gate(
        source=str(path),
        sections=tuple((p, _limits(path, p, section)) for p, section in sections.items()),
    )


def judge(gate: Gate, run: BenchmarkRun) -> tuple[GateFinding, ...]:
    """Every limit against every driver's case that was not skipped."""
    drivers = {b.name for b in run.backends if b.role is BackendRole.DRIVER}
    judged = [c for c in run.cases if c.backend in drivers and c.outcome is not Outcome.SKIPPED]
    findings = [
        _finding(case, key, allowed)
        for case in judged
        for key, allowed in gate.limits_of(case.model).items()
    ]
    return (*findings, *_idle(gate, judged))


def rejoined(run: BenchmarkRun, findings: Iterable[GateFinding]) -> tuple[GateFinding, ...]:
    """``findings`` of parts of ``run``, without a section that is idle in one part alone."""
    judged, models = {case.id for case in run.cases}, {case.model for case in run.cases}
    return tuple(
        finding
        for finding in dict.fromkeys(findings)
        if finding.case in judged or not any(fnmatchcase(each, finding.case) for each in models)
    )


def _idle(gate: Gate, judged: Sequence[BenchmarkCase]) -> Iterator[GateFinding]:
    """Sections that no case has been judged by, told by their pattern."""
    for pattern, limits in gate.sections:
        if limits and not any(fnmatchcase(case.model, pattern) for case in judged):
            for key, allowed in limits.items():
                yield GateFinding(
                    case=pattern, limit=key, allowed=allowed, actual=None, passed=False
                )


def _finding(case: BenchmarkCase, key: str, allowed: float) -> GateFinding:
    actual = _actual(case, key)
    within = actual is not None and (
        actual >= allowed if key.startswith("min_") else actual <= allowed
    )
    why = ""
    if key in _OF_LATENCY:
        why = case.latency_not_judged
    elif actual is not None and not within:
        why = _undecided(case, key, allowed, actual)
    return GateFinding(
        case=case.id,
        limit=key,
        allowed=allowed,
        actual=actual,
        passed=within and not why,
        not_judged=why,
    )


def _undecided(case: BenchmarkCase, key: str, allowed: float, actual: float) -> str:
    """Reason why the whole data set may keep a limit that its part misses; "" where it cannot."""
    run, whole = case.evaluated_items, case.test_set_size
    if run >= whole or not key.partition("_")[2].startswith("top"):
        return ""
    share = LimitedShare(round(actual * run), run, allowed, whole)
    if not share.is_open:
        return ""
    low, high = share.interval
    return (
        f"{run} of {whole} inputs leave it between {low:.1%} and {high:.1%}: --profile scoring "
        "runs all"
    )


def _actual(case: BenchmarkCase, key: str) -> float | None:
    if key in _MEASURES:
        return _MEASURES[key](case)
    name = key.partition("_")[2]
    values = {evaluation.key: evaluation.value for evaluation in case.evaluations}
    return values.get(name, values.get(key))


_MEASURES: Final[Mapping[str, Callable[[BenchmarkCase], float | None]]] = {
    "max_latency_ratio": lambda case: case.ratio.value if case.ratio else None,
    "max_golden_error": lambda case: case.golden.max_absolute if case.golden else None,
    "max_processor_ratio": lambda case: case.processor.ratio if case.processor else None,
    "max_baseline_drift": lambda case: (
        abs(case.against_baseline.drift) if case.against_baseline else None
    ),
    "max_baseline_error": lambda case: (
        case.against_baseline.max_absolute if case.against_baseline else None
    ),
    "min_top1_agreement": lambda case: (
        case.top1_agreement.same / case.top1_agreement.total
        if case.top1_agreement and case.top1_agreement.total
        else None
    ),
}

_OF_LATENCY: Final = frozenset({"max_latency_ratio"})
"""Limits that need a machine with time to spare."""

_KEYS: Final = (
    *_MEASURES,
    *(key if key.startswith("max_") else f"min_{key}" for key in EVALUATOR_KEYS),
)


def _limits(path: Path, pattern: str, section: object) -> dict[str, float]:
    limits = _table(path, pattern, section)
    for key, value in limits.items():
        if key not in _KEYS:
            raise GateError(
                f"{path}: unknown limit '{shown(key)}' in [{shown(pattern)}]; {_hint(key)}"
            )
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise GateError(
                f"{path}: limit '{key}' in [{shown(pattern)}] is {shown(repr(value))}, not a number"
            )
        if not abs(value) <= _MAX_LIMIT:
            raise GateError(
                f"{path}: limit '{key}' in [{shown(pattern)}] is {shown(value)}, "
                "not a number that can be reached"
            )
    return {key: float(value) for key, value in limits.items()}


def _table(path: Path, name: str, value: object) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise GateError(f"{path}: '{shown(name)}' is {shown(repr(value))}, expected a table")
    return value


def _check_pattern(path: Path, pattern: str, models: Sequence[str]) -> None:
    if len(pattern) > _MAX_PATTERN:
        raise GateError(
            f'{path}: [models."{shown(pattern)}"] has {len(pattern)} characters, expected at most '
            f"{_MAX_PATTERN}"
        )
    if not any(fnmatchcase(model, pattern) for model in models):
        nearest = difflib.get_close_matches(pattern, models, n=1)
        hint = f"did you mean '{nearest[0]}'?" if nearest else "'mlts models' lists them"
        raise GateError(f'{path}: [models."{shown(pattern)}"] matches no model; {hint}')


def _hint(key: str) -> str:
    nearest = difflib.get_close_matches(key, _KEYS, n=1)
    return f"did you mean '{nearest[0]}'?" if nearest else f"known: {', '.join(_KEYS)}"
