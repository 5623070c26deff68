"""Jury: the runtimes that say whether a driver is wrong where it differs from the baseline.

No runtime is right by definition. Those that agree up to rounding outvote the others; what a driver
may be off is what they are apart, and not less than the rule for one operator.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from importlib.metadata import entry_points
from typing import Final

from mlts.localization.comparison import Arrays, Difference
from mlts.localization.results import Verdict
from mlts.localization.runtimes import EVALUATOR
from mlts.localization.trials import Failure, NotStarted, Refusal, Runtime
from mlts.tolerances import ROUNDING_FACTOR
from nncli.errors import UserError
from nnhal.driver_schemes import ENGINES
from nnhal.registry import drivers
from nntflite.formats import ONNX

__all__ = [
    "Judgment",
    "Jury",
    "Measure",
    "judged",
    "jurors",
]

_ROUNDING: Final = 4.0
"""Multiples of the rule for one operator up to which two runtimes agree: they round differently."""

_ONNX_RUNTIME: Final = "engine:onnxruntime-precise"

_TITLES: Final[Mapping[str, str]] = {
    "engine:tflite": "TF Lite with XNNPACK",
    "engine:litert-builtin": "LiteRT",
    "engine:litert": "LiteRT with XNNPACK",
    "engine:openvino": "OpenVINO",
    _ONNX_RUNTIME: "ONNX Runtime",
    EVALUATOR: EVALUATOR,
    "reference": "the reference driver",
}
"""Runtimes of the jury beside the one that files are for, in the order in which they are asked."""

_SAME_KERNELS: Final[Mapping[str, str]] = {"engine:onnxruntime": _ONNX_RUNTIME}
"""Drivers, and the members that compute like them: they would agree with their own errors."""

Measure = Callable[[Arrays, Arrays], Difference]


@dataclass(frozen=True)
class Judgment:
    """A verdict on outputs, the error as a multiple of what is allowed, and what it is, in words.

    ``spread`` is the largest distance between two runtimes that agree.
    """

    verdict: Verdict
    share: float
    finding: str = ""
    spread: float | None = None


def jurors(driver: str, suffix: str) -> tuple[str, ...]:
    """Names of the installed runtimes that may judge ``driver`` with files whose names end in
    ``suffix``: it does not judge itself, nor does the runtime twice that such files are for.
    """
    is_onnx = suffix == ONNX.suffix
    announced = {f"engine:{point.name}" for point in entry_points(group=ENGINES)}
    known = announced | drivers().keys()
    known = known - {_ONNX_RUNTIME} | {EVALUATOR} if is_onnx else known
    plain = driver.partition("?")[0]
    own = (plain, _SAME_KERNELS.get(plain))
    return tuple(name for name in _TITLES if name in known and name not in own)


class Jury:
    """Runtimes by their names, each started by ``start`` when it is first asked; a context manager
    that ends them. Those that cannot be had here are left out.
    """

    def __init__(self, names: Iterable[str], start: Callable[[str], Runtime]) -> None:
        self._waiting = list(names)
        self._start = start
        self._stack = ExitStack()
        self._members: list[Runtime] = []

    def __enter__(self) -> Jury:
        return self

    def __exit__(self, *exc: object) -> None:
        self._stack.close()

    @property
    def titles(self) -> tuple[str, ...]:
        """The members that have been asked."""
        return tuple(_TITLES.get(member.name, member.name) for member in self._members)

    def opinions(self, file: bytes, inputs: Arrays) -> dict[str, Arrays]:
        """The outputs of ``file`` on each member that runs it. Raises Interrupted."""
        for name in self._waiting:
            try:
                self._members.append(self._stack.enter_context(self._start(name)))
            except (NotStarted, UserError):
                continue
        self._waiting = []
        found = {}
        for member in self._members:
            try:
                result = member.run(file, inputs)
            except (Refusal, Failure):
                continue
            if not result.approximation:
                found[_TITLES.get(member.name, member.name)] = result.outputs
        return found


def judged(actual: Arrays, opinions: Mapping[str, Arrays], measure: Measure) -> Judgment:
    """Judge outputs by those of several runtimes, of which the first is that which the file is for.

    ``measure`` gives the difference between two.
    """
    apart = {
        (one, other): measure(opinions[other], opinions[one]).share
        for one in opinions
        for other in opinions
        if one != other
    }
    agreeing = {
        one: [other for other in opinions if one == other or apart[one, other] <= _ROUNDING]
        for one in opinions
    }
    best = max(agreeing.values(), key=len)
    own = {title: measure(actual, outputs) for title, outputs in opinions.items()}
    nearest = min(own, key=lambda title: own[title].share)
    if 2 * len(best) <= len(opinions):
        spread = max(apart.values())
        if own[nearest].share <= spread:
            return Judgment(Verdict.DISPUTED, own[nearest].share, _dispute(opinions, own))
        return Judgment(Verdict.WRONG, own[nearest].share, own[nearest].finding)
    spread = max((apart[a, b] for a in best for b in best if a != b), default=0.0)
    allowed = max(1.0, ROUNDING_FACTOR * spread)
    closest = min(best, key=lambda title: own[title].share)
    share = own[closest].share / allowed
    if share <= 1:
        return Judgment(Verdict.RIGHT, share, spread=spread)
    if own[nearest].share <= _ROUNDING and nearest not in best:
        return Judgment(Verdict.DISPUTED, share, _dispute(opinions, own), spread)
    return Judgment(Verdict.WRONG, share, own[closest].finding, spread)


def _dispute(opinions: Mapping[str, Arrays], own: Mapping[str, Difference]) -> str:
    """Sentence on how the runtimes disagree, by their distance from the driver."""
    near = [title for title in opinions if own[title].share <= _ROUNDING]
    far = [title for title in opinions if title not in near]
    if not near or not far:
        return f"the runtimes disagree, and the driver is between them: {_listed([*opinions])}"
    return f"the driver agrees with {_listed(near)}, and not with {_listed(far)}"


def _listed(titles: Sequence[str]) -> str:
    return ", ".join(titles[:-1]) + (" and " if len(titles) > 1 else "") + titles[-1]
