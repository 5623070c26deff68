"""The identity of a run: of which driver, cases, suite and settings its results are.

A run that is continued must be the same run. Names are not enough: a driver that was edited, a
spec with another expected value or another time limit give results that say nothing of each other.
"""

from __future__ import annotations

import hashlib
import platform
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.metadata import version
from typing import TYPE_CHECKING, Final

import msgspec

from nncli.errors import UserError
from nntest import environment
from nntest.code_digest import CodeMissing, code_digest
from nntest.driver_build import DriverBuild, build_of, driver_build

if TYPE_CHECKING:
    from nntest.runner.driver_under_test import DriverDescription
    from nntest.runner.options import RunOptions
    from nntest.runner.suite import PlannedCase, Suite

__all__ = [
    "Header",
    "RunChanged",
    "Witness",
    "changed_answers",
    "changed_builds",
    "differences",
    "digest_of",
    "header_of",
    "unproved",
]

_HARNESS: Final = ("nncli", "nnhal", "nnservice", "nnprocess", "nntest", "nnapi", "nntflite")
"""What every suite stands on."""

_DIGITS: Final = 12
"""Of a digest, for people to compare."""

_UNKNOWN: Final = "unknown: "


class RunChanged(UserError):
    """``--resume`` of a run that is not the same any more."""

    def __init__(self, changes: Sequence[str], where: str = "this run cannot be continued") -> None:
        super().__init__(
            f"{where}: {'; '.join(changes)}. Run without --resume to begin anew, or with "
            "--resume-anyway to mix results of both, which the report will say"
        )


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """Header of a journal: what must be equal for the run to be continued.

    ``plan`` is the digest of the ids of all chosen cases, in order, and of the suite's settings;
    ``contents`` that of the files that the cases are made of; ``code`` that of the suite's own code
    and what it stands on. ``builds`` are those of the drivers by their names, ``settings`` the
    options that decide how a case ends.
    """

    suite: str
    driver: str
    version: str
    cases: int
    plan: str
    started: str = ""
    contents: str = ""
    code: str = ""
    builds: Mapping[str, DriverBuild] = {}
    packages: Mapping[str, str] = {}
    settings: Mapping[str, str] = {}


def header_of(
    suite: Suite, options: RunOptions, chosen: Sequence[PlannedCase], started: str
) -> Header:
    """The identity of a run that begins now."""
    return Header(
        suite=suite.name,
        driver=options.driver,
        version=version("nn-driver-suite"),
        cases=len(chosen),
        plan=digest_of(chosen, suite.settings),
        started=started,
        contents=_digest(case.content.encode() for case in chosen),
        # Nobody continues a run without a journal.
        code=_code_of(type(suite)) if options.output is not None else "",
        builds={name: driver_build(name) for name in _drivers(options, chosen)},
        packages={"Python": platform.python_version(), **environment.versions()},
        settings=_settings(options),
    )


def digest_of(cases: Iterable[PlannedCase], *settings: bytes) -> str:
    """Return a digest that changes with the ids of ``cases``, their order, and ``settings`` of the
    suite.
    """
    return _digest((*settings, *(case.id.encode() for case in cases)))


def _digest(parts: Iterable[bytes]) -> str:
    digest = hashlib.sha256()
    for part in parts:
        digest.update(part + b"\0")
    return digest.hexdigest()


def _drivers(options: RunOptions, chosen: Sequence[PlannedCase]) -> Sequence[str]:
    """The run's own driver, and those that cases name."""
    named = (options.driver, *(case.driver for case in chosen))
    return [name for name in dict.fromkeys(named) if name]


def differences(before: Header, now: Header) -> list[str]:
    """Return what differs, a clause each; empty for one and the same run of a suite and a
    driver.
    """
    return [*_differences(before, now)]


def _differences(before: Header, now: Header) -> Iterator[str]:
    yield from changed_builds(before.builds, now.builds)
    yield from _changed("the suite's version", before.version, now.version)
    if before.version == now.version and before.code != now.code:
        yield "the code of the suite has changed"
    if before.plan != now.plan:
        cases = "1 case" if before.cases == 1 else f"{before.cases} cases"
        yield f"it was a run of {cases}, or other ones, or with other options"
    if before.contents != now.contents:
        yield "the specs or models have other contents"
    for kind in ("settings", "packages"):
        first, second = getattr(before, kind), getattr(now, kind)
        for name in {**first, **second}:
            yield from _changed(name, first.get(name, "none"), second.get(name, "none"))


def changed_builds(
    before: Mapping[str, DriverBuild], now: Mapping[str, DriverBuild]
) -> Iterator[str]:
    """Describe how the code of drivers differs; nothing where nobody can tell."""
    for name, build in now.items():
        yield from _changed_build(name, before.get(name, DriverBuild()), build)


def _changed_build(name: str, before: DriverBuild, now: DriverBuild) -> Iterator[str]:
    if before.sha256 != now.sha256:
        old, new = _short(before.sha256), _short(now.sha256)
        yield f"the code of driver {name} has changed (SHA-256 {old} before, {new} now)"
        return
    for what in ("target", "distribution"):
        yield from _changed(
            f"the {what} of driver {name}", getattr(before, what), getattr(now, what)
        )


def unproved(header: Header) -> list[str]:
    """Describe of which drivers nobody can tell by their code that they are still the same."""
    return [
        f"driver {name} is the same as before as far as its answers tell (name, version, type, HAL "
        "and, of a served driver, capabilities, extensions and caches): its code is not seen here"
        for name, build in header.builds.items()
        if not build.sha256
    ]


def changed_answers(before: DriverDescription, now: DriverDescription) -> list[str]:
    """Describe which answers of a driver about itself are new.

    An answer that failed or did not come in time is no other answer.
    """
    names = {"name": "name", "version": "version", "type": "type", "hal_version": "HAL version"}
    found: list[str] = []
    for field, name in names.items():
        found += _changed(f"the driver's {name}", getattr(before, field), getattr(now, field))
    if before.answers and now.answers and before.answers != now.answers:
        found.append("the driver's capabilities, extensions or cache files are others")
    return found


class Witness:
    """Hears what drivers say of themselves, and holds it to what they said before.

    ``past`` is what they said in the part of the run that a journal knows; ``anyway`` is the user's
    word that a difference to that is no reason to stop.
    """

    def __init__(self, past: Mapping[str, DriverDescription], *, anyway: bool) -> None:
        self.found: list[str] = []
        self._anyway = anyway
        self._past = past
        self._known = dict(past)
        self._heard: set[str] = set()

    def hear(self, name: str, said: DriverDescription) -> None:
        """A driver has been started and asked. Raises RunChanged for one that is not the driver of
        the run that is continued; later differences are ``found``.
        """
        changes = changed_answers(self._known.get(name, said), said)
        if changes and name in self._past and name not in self._heard and not self._anyway:
            raise RunChanged(changes)
        self._heard.add(name)
        self._known[name] = said
        self.found += (change for change in changes if change not in self.found)


def _changed(what: str, before: str, now: str) -> Iterator[str]:
    if before != now and not any(text.startswith(_UNKNOWN) for text in (before, now)):
        yield f"{what} was {before or 'unknown'}, and is {now or 'unknown'}"


def _short(digest: str) -> str:
    return digest[:_DIGITS] or "unknown"


def _code_of(suite: type[Suite]) -> str:
    """Of the package that ``suite`` is in, ours or another's, and of what is below it."""
    package = suite.__module__.partition(".")[0]
    try:
        return code_digest(*_HARNESS, package).hex()
    except CodeMissing:
        outside = build_of(f"{suite.__module__}:{suite.__qualname__}").sha256
        return _digest([code_digest(*_HARNESS), outside.encode()])


def _settings(options: RunOptions) -> Mapping[str, str]:
    """What decides how a case ends. Not: how many are run at once, where, and how often."""
    limits = options.limits
    values = {
        "--in-process": options.in_process,
        "--timeout": options.case_limit_s,
        "--silence": options.silence_limit_s,
        "--limit-memory": limits.address_space_bytes,
        "--limit-cpu": limits.cpu_s,
        "--limit-files": limits.open_files,
    }
    found = {name: "none" if value is None else f"{value:g}" for name, value in values.items()}
    # A time for the whole run, which may be another one when it is resumed, limits the silence.
    return found | ({"--silence": f"{_UNKNOWN}it follows --time"} if options.budget_s else {})
