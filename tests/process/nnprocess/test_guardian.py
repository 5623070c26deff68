"""Processes that attack their parent, and all others, with and without namespaces."""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest

from nnprocess import linux, namespace
from nnprocess.child import Child
from nnprocess.guardian import is_harmed
from nnprocess.zygote import Zygote
from tests.process.nnprocess import kin
from tests.process.nnprocess.test_zygote import Told, await_end, ended, is_gone
from tests.process.polling import eventually

PR_CAPBSET_DROP = 24
CAP_SYS_ADMIN = 21

PROBE = """
from nnprocess import namespace
raise SystemExit(not namespace.prepare())
"""

has_namespaces = pytest.mark.skipif(
    subprocess.run([sys.executable, "-c", PROBE]).returncode != 0,
    reason="no namespaces of process ids here",
)


@pytest.fixture
def told() -> Iterator[Told]:
    made = Told()
    yield made
    made.close()


@pytest.fixture(scope="module")
def alone() -> Iterator[Zygote]:
    """Its children have no namespaces."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(namespace.SWITCH, "0")
        zygote = Zygote.start()
    with zygote:
        yield zygote


@pytest.fixture(scope="module")
def apart() -> Iterator[Zygote]:
    """Each of its children has a namespace."""
    with Zygote.start() as started:
        yield started


@pytest.fixture(params=["alone", pytest.param("apart", marks=has_namespaces)])
def zygote(request: pytest.FixtureRequest) -> Zygote:
    found: Zygote = request.getfixturevalue(request.param)
    return found


def start(zygote: Zygote, told: Told, name: str, argument: int = 0) -> Child:
    return zygote.fork(f"{kin.MAIN}:{name}", b"%d" % argument, [told.fd], guarded=True)


@pytest.mark.parametrize(
    ("name", "argument", "how"),
    [
        ("leave", 3, "exited with status 3"),
        ("fail", 0, "exited with status 1"),
        ("die", signal.SIGTERM, "was killed by SIGTERM"),
        ("die", signal.SIGSEGV, "was killed by SIGSEGV"),
        ("die", signal.SIGABRT, "was killed by SIGABRT"),
    ],
)
def test_the_end_of_a_guarded_process_is_its_own(
    zygote: Zygote, told: Told, name: str, argument: int, how: str
) -> None:
    assert ended(start(zygote, told, name, argument)) == how


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGHUP])
def test_who_kills_its_parent_dies_and_nobody_else(
    zygote: Zygote, told: Told, number: signal.Signals
) -> None:
    other = start(zygote, told, "wait")
    told.pids(1)
    assert ended(start(zygote, told, "attack", number)) == f"was killed by {number.name}"
    assert other.end(0) is None
    assert ended(start(zygote, told, "leave", 7)) == "exited with status 7"
    other.kill()


def test_who_stops_its_parent_is_ended_where_it_can(alone: Zygote, told: Told) -> None:
    child = start(alone, told, "attack", signal.SIGSTOP)
    assert ended(child) == "was killed by SIGKILL"
    assert child.log()[-1] == "[this process has stopped its parent, and is killed]"


@has_namespaces
def test_who_stops_its_parent_stops_itself_in_a_namespace(apart: Zygote, told: Told) -> None:
    child = start(apart, told, "attack", signal.SIGSTOP)
    told.pids(1)
    eventually(lambda: linux.process_state(child.pid) == "T")
    assert ended(start(apart, told, "leave", 7)) == "exited with status 7"
    first, *stacks = child.dump_stacks()
    assert first == "the process was stopped by a signal"
    assert any("in attack" in line for line in stacks)
    child.kill()
    assert ended(child) == "was killed by SIGKILL"


@has_namespaces
def test_who_kills_everybody_kills_its_own_in_a_namespace(apart: Zygote, told: Told) -> None:
    other = start(apart, told, "wait")
    told.pids(1)
    child = start(apart, told, "attack_everybody")
    assert told.line() == [-signal.SIGKILL]
    assert ended(child) == "exited with status 0"
    assert other.end(0) is None
    other.kill()


@pytest.mark.parametrize("name", ["family", "die_with_family"])
def test_all_that_a_guarded_process_has_started_ends_before_its_end_is_told(
    zygote: Zygote, told: Told, name: str
) -> None:
    child = start(zygote, told, name)
    pids = told.pids(4)
    guardians = linux.children_of(zygote.pid or 0)
    assert child.pid == pids[0]
    child.kill()
    child.end()
    assert all(map(is_gone, [*pids, *guardians]))


def test_a_guarded_process_ends_with_its_controller(zygote: Zygote, told: Told) -> None:
    with Zygote.attach(zygote.new_controller()) as other:
        child = start(other, told, "family")
        pids = told.pids(4)
    assert ended(child) == "was killed by SIGKILL"
    assert all(map(is_gone, pids))


@pytest.mark.parametrize("switch", ["0", "1"])
def test_a_guarded_process_ends_with_a_zygote_that_is_killed(
    told: Told, monkeypatch: pytest.MonkeyPatch, switch: str
) -> None:
    monkeypatch.setenv(namespace.SWITCH, switch)
    with Zygote.start() as zygote:
        start(zygote, told, "family")
        pids = told.pids(4)
        assert zygote.pid is not None
        os.kill(zygote.pid, signal.SIGKILL)
        for pid in pids:
            await_end(pid)


@pytest.mark.parametrize("number", [signal.SIGSTOP, signal.SIGTERM, signal.SIGKILL])
def test_a_parent_that_was_stopped_or_killed_is_seen_at_once(
    alone: Zygote, told: Told, number: signal.Signals
) -> None:
    child = start(alone, told, "wait")
    told.pids(1)
    assert not child.has_harmed_parent
    os.kill(child._guardian, number)
    assert child.has_harmed_parent
    child.end()
    assert is_harmed(child._guardian)


def test_a_zygote_that_is_stopped_goes_on(zygote: Zygote, told: Told) -> None:
    assert zygote.pid is not None
    for _ in range(3):
        os.kill(zygote.pid, signal.SIGSTOP)
        assert ended(start(zygote, told, "leave", 7)) == "exited with status 7"


UNPRIVILEGED = f"""
import sys
from nnprocess.zygote import Zygote
with Zygote.start() as zygote:
    fds = [int(sys.argv[1])]
    children = [zygote.fork("{kin.MAIN}:parents", fds=fds, guarded=g) for g in (True, False)]
    input()
"""


@has_namespaces
def test_without_privileges_all_are_in_one_user_namespace_and_have_none(told: Told) -> None:
    """So that a worker may look at its driver's process in /proc."""

    def give_up() -> None:
        if os.geteuid() == 0:
            assert ctypes.CDLL(None).prctl(PR_CAPBSET_DROP, CAP_SYS_ADMIN, 0, 0, 0) == 0

    with subprocess.Popen(
        [sys.executable, "-c", UNPRIVILEGED, str(told.fd)],
        stdin=subprocess.PIPE,
        pass_fds=[told.fd],
        preexec_fn=give_up,
    ) as process:
        lines = [told.line() for _ in range(2)]
        spaces = {os.readlink(f"/proc/{pid}/ns/user") for pid, _, _ in lines}
        process.communicate(b"\n")
    assert process.returncode == 0
    assert 0 in [parent for _, parent, _ in lines]
    assert [capabilities for _, _, capabilities in lines] == [0, 0]
    assert len(spaces) == 1
    assert spaces != {os.readlink("/proc/self/ns/user")}


def test_a_process_sees_whether_its_other_threads_run_wherever_it_is(
    zygote: Zygote, told: Told
) -> None:
    child = start(zygote, told, "run_threads")
    assert told.line() == ["both seen"]
    assert ended(child) == "exited with status 0"


def test_a_guarded_process_hears_of_a_reader_that_is_gone_and_does_not_die_of_it(
    zygote: Zygote,
) -> None:
    """Its guardian has the default of the system, which is to die of SIGPIPE."""
    end = zygote.fork(f"{kin.__name__}:write_to_nobody", guarded=True).end(60)
    assert end is not None
    assert (end.signal, end.exit_status) == (None, 1)
    assert "BrokenPipeError" in end.log[-1]
