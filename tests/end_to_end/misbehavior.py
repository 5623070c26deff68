"""One cell of the matrix of misbehavior: a whole run on a driver that misbehaves in one test.

Cells run in processes of their own, several at a time, so that each can look at what it has left.
"""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

import psutil
import pytest

import nnprocess.zygote
from nncli.errors import UserError
from nnprocess import linux
from nnprocess.limits import Limits
from nnprocess.namespace import SWITCH
from nntest.environment import snapshot
from nntest.groups.run import result_of
from nntest.interruption import Interruption
from nntest.report.live import QuietView
from nntest.results import ExitCode
from nntest.runner.exit_codes import exit_code
from nntest.runner.options import RunOptions
from nntest.runner.selection import Selection
from nntest.runner.session import run_suite
from tests.end_to_end.leftovers import Snapshot, processes_with
from tests.end_to_end.misbehaving_drivers import ADDRESS_SPACE_BYTES, ATTACKS, name_of
from tests.process.forks import Forks
from tests.unit.vts.toys import ADD
from vts.results import FORMAT, VtsCase
from vts.suite import VtsSettings, VtsSuite

__all__ = ["HANG_LIMIT_S", "HANGS", "SPECS", "Cell", "Told", "tell"]

HANGS: Final = ("loop", "deadlock", "stopped_group")
GREEDY: Final = ("exhausted_and_aborted", "exhausted")
HANG_LIMIT_S: Final = 12.0
"""Only for drivers that hang. The others may take as long as a busy machine makes them."""

SPECS: Final = {"a": ADD, "m": ADD.replace('"ADD"', '"SUB"'), "z": ADD.replace('"ADD"', '"MUL"')}
"""The drivers compute the same for all three; the second one sets them off."""

_GROUPS: Final = {
    "fenced_execution": "fenced",
    "allocation": "memory_domain",
    "destruction_of_a_buffer": "memory_domain",
}
_GROUP: Final = "general"

_TARGETS: Final = {"capabilities": "basic/get_capabilities_1_3", "type": "basic/get_type"}
"""Of places that have no model."""


@dataclass(frozen=True)
class Cell:
    """A way to misbehave, at a place."""

    way: str
    place: str
    namespaced: bool = True
    """Whether processes have namespaces, where the system has them."""

    def __str__(self) -> str:
        alone = "" if self.namespaced else " without namespaces"
        return f"{self.way} at {self.place}{alone}".replace("_", " ")

    @property
    def hangs(self) -> bool:
        return self.way in HANGS or (self.way == "stopped_parent" and self.namespaced)

    @property
    def attacks(self) -> bool:
        """Whether the driver sends signals to processes of the suite."""
        return self.way in ATTACKS

    @property
    def group(self) -> str:
        """The test group that comes to the place."""
        return _GROUPS.get(self.place, _GROUP)

    @property
    def target(self) -> str:
        """The test that meets the misbehavior."""
        return _TARGETS.get(self.place, f"{self.group}/V1_3/m")

    @property
    def tests(self) -> tuple[str, ...]:
        """All that are run: at least one before the target, and one after it."""
        basic = ("basic/create_device", "basic/get_status")
        return (*basic, "general/V1_3/a", "memory_domain/V1_3/z", self.target)


@dataclass(frozen=True)
class Told:
    """What a run has said, and what it has left behind. ``usage``: it was refused, for this."""

    exit_code: int
    cases: dict[str, VtsCase] = field(default_factory=dict)
    ended_early: str = ""
    usage: str = ""
    leftovers: tuple[str, ...] = ()


def tell(cell: Cell, specs: str) -> Told:
    """Run the tests of ``cell`` on ``specs``, in the process that calls it."""
    with (
        tempfile.TemporaryDirectory() as folder,
        pytest.MonkeyPatch.context() as patch,
    ):
        linux.reap_orphans()  # so that all that it starts stays a descendant, whoever else ends
        if not cell.attacks:
            patch.setattr(nnprocess.zygote, "subprocess", Forks)
        # Temporary files of this process and of those that it starts, which are known by this.
        patch.setenv("TMPDIR", folder)
        patch.setattr(tempfile, "tempdir", None)
        patch.setenv(SWITCH, str(int(cell.namespaced)))
        before = Snapshot(Path(folder))
        told = _run(cell, specs)
        left = [*(Snapshot(Path(folder)) - before), *_descendants()]
        left += processes_with(folder, children=False)
    return replace(told, leftovers=tuple(left))


def _descendants() -> list[str]:
    """Those that run: whose parent has gone is this process's to reap."""
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    return list(map(str, psutil.Process().children(recursive=True)))


def _run(cell: Cell, specs: str) -> Told:
    groups = ("basic", "fenced", "general", "memory_domain")
    suite = VtsSuite(VtsSettings(specs=specs, groups=groups))
    driver = name_of(cell.way, cell.place)
    interruption = Interruption()
    try:
        session = run_suite(suite, _options(cell, driver), QuietView(), interruption)
    except UserError as error:
        return Told(ExitCode(error.exit_code), usage=str(error))
    result = result_of(
        FORMAT,
        suite,
        session,
        drivers=[driver],
        command="",
        repeat=str,
        environment=snapshot(),
        duration_ns=0,
    )
    return Told(
        exit_code(result, driver_died=session.record.driver_died),
        {case.id: case for case in result.cases},
        result.ended_early,
    )


def _options(cell: Cell, driver: str) -> RunOptions:
    selection = Selection(filters=cell.tests)
    memory = ADDRESS_SPACE_BYTES if cell.way in GREEDY else None
    limits = Limits(address_space_bytes=memory)
    if not cell.hangs:
        return RunOptions(driver=driver, selection=selection, limits=limits)
    return RunOptions(driver=driver, selection=selection, silence_limit_s=HANG_LIMIT_S)
