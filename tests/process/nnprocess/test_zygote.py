from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from nnprocess import linux
from nnprocess.child import Child
from nnprocess.limits import Limits
from nnprocess.zygote import Zygote, ZygoteGone
from tests.process.nnprocess import kin
from tests.process.polling import PATIENCE_S, eventually


class Told:
    """What children tell, line by line."""

    def __init__(self) -> None:
        read, self.fd = os.pipe()
        self._file = os.fdopen(read)

    def line(self) -> list[object]:
        line: list[object] = json.loads(self._file.readline())
        return line

    def pids(self, count: int) -> list[int]:
        return [int(str(self.line()[0])) for _ in range(count)]

    def close(self) -> None:
        os.close(self.fd)
        self._file.close()


@pytest.fixture(scope="module")
def zygote() -> Iterator[Zygote]:
    with Zygote.start() as started:
        yield started


@pytest.fixture
def told() -> Iterator[Told]:
    made = Told()
    yield made
    made.close()


def start(
    zygote: Zygote, told: Told, name: str, arguments: object = "", **options: Limits
) -> Child:
    return zygote.fork(f"{kin.MAIN}:{name}", str(arguments).encode(), [told.fd], **options)


def ended(child: Child) -> str:
    end = child.end(PATIENCE_S)
    assert end is not None
    return str(end)


def is_gone(pid: int) -> bool:
    return linux.process_state(pid) in ("", "Z")


def await_end(pid: int) -> None:
    """Of any process, also a child of somebody else."""
    eventually(lambda: is_gone(pid))


# --- what a child finds -----------------------------------------------------------------------


def test_a_child_gets_its_arguments_and_descriptors(zygote: Zygote, told: Told) -> None:
    child = start(zygote, told, "echo", "hello")
    assert told.line() == ["hello", 1]
    assert ended(child) == "exited with status 0"


def test_arguments_may_be_larger_than_a_packet(zygote: Zygote, told: Told) -> None:
    arguments = "x" * 3_000_000
    child = zygote.fork(f"{kin.MAIN}:echo", arguments.encode(), [told.fd])
    assert told.line() == [arguments, 1]
    child.end()


def test_a_child_has_the_folder_the_path_and_the_environment_of_this_moment(
    zygote: Zygote, told: Told, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("VIRTUAL_ENV", "\udcff here")
    monkeypatch.delenv("HOME", raising=False)
    start(zygote, told, "surroundings").end()
    folder, path, environment, argv = told.line()
    assert folder == str(tmp_path)
    assert path == sys.path
    assert isinstance(environment, dict)
    assert environment.pop("NNHAL_ZYGOTE")
    environment.pop("LC_CTYPE", None)
    assert environment == {k: v for k, v in os.environ.items() if k != "LC_CTYPE"}
    assert argv == [f"{kin.MAIN}:surroundings"]


def test_a_module_beside_the_user_is_imported_in_the_child_alone(
    zygote: Zygote, told: Told, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend("")
    source = "import os\ndef act(arguments, fds): os.write(fds[0], b'[%d]\\n')"
    # Of different sizes, so that no code that was compiled for the one is taken for the other's.
    for number in (1, 22):
        Path("beside_the_user.py").write_text(source % number)
        zygote.fork("beside_the_user:act", fds=[told.fd]).end()
        assert told.line() == [number]
    assert "beside_the_user" not in sys.modules


def test_a_child_has_no_other_descriptors(zygote: Zygote, told: Told) -> None:
    with open(os.devnull) as unrelated:
        os.set_inheritable(unrelated.fileno(), True)
        start(zygote, told, "descriptors").end()
    (names,) = told.line()
    assert names == [
        "/dev/null",
        *["/memfd:log (deleted)"] * 3,
        "/memfd:stacks (deleted)",
    ]


def test_what_is_written_is_in_the_log_in_its_order(zygote: Zygote, told: Told) -> None:
    child = start(zygote, told, "speak")
    child.end()
    assert child.log() == ("first", "second", "third", r"\udc80 is no text")


def test_matrix_products_use_as_many_threads_as_in_a_new_process(
    zygote: Zygote, told: Told
) -> None:
    child = start(zygote, told, "multiply")
    count = f"from {kin.MAIN} import *; print(threads_of_multiplication())"
    fresh = subprocess.run([sys.executable, "-c", count], capture_output=True, check=True)
    assert told.line() == [int(fresh.stdout)]
    child.end()


def test_a_fork_warns_of_nothing(tmp_path: Path) -> None:
    program = (
        "from nnprocess.zygote import Zygote\n"
        "with Zygote.start() as zygote:\n"
        f"    for _ in range(2): print(zygote.fork('{kin.MAIN}:speak').end().log)\n"
    )
    result = subprocess.run(
        [sys.executable, "-W", "error", "-c", program], capture_output=True, check=True, text=True
    )
    assert result.stderr == ""
    assert result.stdout.count("'first', 'second', 'third'") == 2


def test_descriptors_are_given_back(told: Told) -> None:
    with Zygote.start() as zygote:
        start(zygote, told, "echo", "x").end()
        before = _fewest_descriptors(zygote)
        for _ in range(10):
            start(zygote, told, "echo", "x").end()
            with Zygote.attach(zygote.new_controller()) as other:
                start(other, told, "echo", "x").end()
        assert any(_fewest_descriptors(zygote) == before for _ in range(20))


def _fewest_descriptors(zygote: Zygote) -> list[int]:
    """Of the zygote and of this process, in several looks: it closes some after it has answered."""
    looks = []
    for _ in range(50):
        zygote.dump_stacks(0)
        looks.append([len(os.listdir(f"/proc/{pid}/fd")) for pid in (zygote.pid, "self")])
    return list(map(min, zip(*looks, strict=True)))


def test_signals_that_the_starting_thread_had_blocked_are_not(told: Told) -> None:
    everything = set(signal.Signals)
    before = signal.pthread_sigmask(signal.SIG_BLOCK, everything)
    try:
        with Zygote.start() as zygote:
            start(zygote, told, "wait")
            told.pids(1)
            assert ended(start(zygote, told, "die", int(signal.SIGUSR1))) == "was killed by SIGUSR1"
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def test_processes_have_names(zygote: Zygote, told: Told) -> None:
    child = start(zygote, told, "wait")
    told.pids(1)
    names = [Path(f"/proc/{pid}/comm").read_text() for pid in (zygote.pid, child.pid)]
    assert names == ["zygote\n", "kin\n"]
    child.kill()


# --- how a child ends -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "argument", "how"),
    [
        ("leave", "3", "exited with status 3"),
        ("leave", "in anger", "exited with status 1"),
        ("fail", "", "exited with status 1"),
        ("die", int(signal.SIGKILL), "was killed by SIGKILL"),
        ("die", int(signal.SIGSEGV), "was killed by SIGSEGV"),
        ("no_such_function", "", "exited with status 1"),
    ],
)
def test_the_end_of_a_child_is_told(
    zygote: Zygote, told: Told, name: str, argument: object, how: str
) -> None:
    assert ended(start(zygote, told, name, argument)) == how


def test_an_exception_leaves_its_traceback_without_the_zygotes_frames(
    zygote: Zygote, told: Told
) -> None:
    child = start(zygote, told, "fail")
    child.end()
    first, *middle, last = child.log()
    assert first == "Traceback (most recent call last):"
    assert last == "RuntimeError: no luck"
    assert [line for line in middle if "File" in line] == [
        f'  File "{kin.__file__}", line {_line("fail", 1)}, in fail'
    ]


def test_a_native_crash_leaves_the_python_stack_without_the_zygotes_frames(
    zygote: Zygote, told: Told
) -> None:
    child = start(zygote, told, "die", int(signal.SIGSEGV))
    child.end()
    log = child.log()
    assert log[0] == "Fatal Python error: Segmentation fault"
    frames = [line for line in log if line.startswith("  File")]
    assert frames == [f'  File "{kin.__file__}", line {_line("die", 1)} in die']


def _line(function: str, offset: int) -> int:
    return int(getattr(kin, function).__code__.co_firstlineno) + offset


def test_objects_clean_up_at_an_orderly_end(zygote: Zygote, told: Told, tmp_path: Path) -> None:
    child = start(zygote, told, "leave_folder", tmp_path)
    folder, was_there = told.line()
    child.end()
    assert was_there
    assert not Path(str(folder)).exists()


def test_a_running_child_has_no_end_yet(zygote: Zygote, told: Told) -> None:
    child = start(zygote, told, "wait")
    told.pids(1)
    assert child.end(0) is None
    child.kill()
    assert ended(child) == "was killed by SIGKILL"
    child.kill()


def test_all_threads_are_told_the_same_end(zygote: Zygote, told: Told) -> None:
    child = start(zygote, told, "wait")
    ends: list[object] = []
    threads = [threading.Thread(target=lambda: ends.append(child.end())) for _ in range(5)]
    for thread in threads:
        thread.start()
    child.kill()
    for thread in threads:
        thread.join()
    assert ends == [child.end()] * 5


def test_threads_fork_at_the_same_time(zygote: Zygote) -> None:
    found: list[str] = []

    def fork(number: int) -> None:
        children = [zygote.fork(f"{kin.MAIN}:leave", b"%d" % number) for _ in range(5)]
        found.extend(ended(child) for child in children)

    threads = [threading.Thread(target=fork, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(found) == sorted(f"exited with status {n}" for n in range(6) for _ in range(5))


# --- stacks -----------------------------------------------------------------------------------


def test_stacks_are_told_even_while_the_interpreter_is_held(zygote: Zygote, told: Told) -> None:
    child = start(zygote, told, "hold_the_interpreter")
    told.pids(1)
    stacks = child.dump_stacks()
    child.kill()
    assert any("in hold_the_interpreter" in line for line in stacks)
    assert sum(line.startswith(("Thread", "Current thread")) for line in stacks) == 2
    assert not any("_zygote" in line for line in stacks)


def test_stacks_of_a_stopped_process_say_that_it_was_stopped(zygote: Zygote, told: Told) -> None:
    child = start(zygote, told, "stop")
    eventually(lambda: linux.process_state(child.pid) == "T")
    first, *stacks = child.dump_stacks()
    assert first == "the process was stopped by a signal"
    assert any("in stop" in line for line in stacks)
    assert ended(child) == "exited with status 0"
    assert child.dump_stacks() == ("the process has ended",)


def test_a_process_that_does_not_tell_its_stacks_is_not_waited_for(
    zygote: Zygote, told: Told
) -> None:
    child = start(zygote, told, "refuse_stacks")
    told.pids(1)
    (line,) = child.dump_stacks()
    child.kill()
    assert re.fullmatch(r"the process does not answer; its state is [SR]", line)


def test_who_started_the_zygote_sees_the_stacks_of_all_its_processes(told: Told) -> None:
    with Zygote.start() as zygote:
        controller = zygote.new_controller()
        with Zygote.attach(controller) as other:
            child = start(other, told, "wait")
            told.pids(1)
            assert any("in wait" in line for line in zygote.dump_stacks(child.pid))
            mine = start(zygote, told, "wait")
            assert other.dump_stacks(mine.pid) == ("no such process",)


# --- limits -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "argument", "limits", "how", "last"),
    [
        (
            "allocate",
            1 << 32,
            Limits(address_space_bytes=2 << 30),
            "exited with status 1",
            "Memory",
        ),
        ("open_files", 100, Limits(open_files=50), "exited with status 1", "OSError: [Errno 24]"),
        ("burn", "", Limits(cpu_s=1), "was killed by SIGKILL", ""),
    ],
)
def test_a_limit_ends_who_exceeds_it(
    zygote: Zygote, told: Told, name: str, argument: object, limits: Limits, how: str, last: str
) -> None:
    child = start(zygote, told, name, argument, limits=limits)
    assert ended(child) == how
    assert "".join(child.log()[-1:]).startswith(last)


# --- nothing survives -------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["family", "die_with_family"])
def test_all_that_a_child_has_started_ends_before_its_end_is_told(
    zygote: Zygote, told: Told, name: str
) -> None:
    child = start(zygote, told, name)
    pids = told.pids(4)
    child.kill()
    child.end()
    assert all(map(is_gone, pids))


def test_children_end_with_their_controller_and_no_others(told: Told) -> None:
    with Zygote.start() as zygote:
        mine = start(zygote, told, "wait")
        told.pids(1)
        with Zygote.attach(zygote.new_controller()) as other:
            child = start(other, told, "family")
            pids = told.pids(4)
        assert ended(child) == "was killed by SIGKILL"
        assert all(map(is_gone, pids))
        assert mine.end(0) is None
    assert ended(mine) in ("was killed by SIGKILL", kin_gone())


def kin_gone() -> str:
    return "is gone together with the process that had started it"


def test_a_controller_that_speaks_nonsense_loses_its_children_only(told: Told) -> None:
    with Zygote.start() as zygote:
        mine = start(zygote, told, "wait")
        controller = zygote.new_controller()
        other = Zygote.attach(os.dup(controller))
        child = start(other, told, "wait")
        told.pids(2)
        os.write(controller, b"nonsense")
        assert ended(child) == "was killed by SIGKILL"
        with pytest.raises(ZygoteGone):
            other.fork(f"{kin.MAIN}:echo")
        os.close(controller)
        other.close()
        assert mine.end(0) is None
        assert ended(start(zygote, told, "leave", 7)) == "exited with status 7"


@pytest.fixture
def main(told: Told, tmp_path: Path) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", kin.MAIN, str(told.fd), str(tmp_path)]
    with subprocess.Popen(command, pass_fds=[told.fd]) as process:
        yield process
        process.kill()


@pytest.fixture
def descendants(main: subprocess.Popen[bytes], told: Told) -> list[int]:
    """A zygote, a worker, and two families."""
    return told.pids(10)


def test_nothing_survives_the_death_of_the_main_process(
    main: subprocess.Popen[bytes], descendants: list[int], tmp_path: Path
) -> None:
    main.kill()
    for pid in descendants:
        await_end(pid)
    # The zygote ends last.
    assert list(tmp_path.iterdir()) == []


def test_nothing_but_the_main_process_survives_the_death_of_the_zygote(
    main: subprocess.Popen[bytes], descendants: list[int], tmp_path: Path
) -> None:
    (zygote,) = (pid for pid in descendants if linux.children_of(main.pid) == {pid})
    os.kill(zygote, signal.SIGKILL)
    for pid in descendants:
        await_end(pid)
    eventually(lambda: not any(tmp_path.iterdir()))
    assert main.poll() is None


def test_whoever_waits_for_all_children_may_wait_for_the_zygote_too(tmp_path: Path) -> None:
    (tmp_path / "mine").touch()
    zygote = Zygote.start()
    zygote.remove_at_end(tmp_path / "mine")
    assert zygote.pid is not None
    os.kill(zygote.pid, signal.SIGKILL)
    with suppress(ChildProcessError):  # the zygote's own watch was faster
        os.waitpid(zygote.pid, 0)
    zygote.close()
    assert not (tmp_path / "mine").exists()


def test_what_a_worker_controls_ends_with_it_and_nothing_else(
    zygote: Zygote, told: Told, tmp_path: Path
) -> None:
    (tmp_path / "mine").touch()
    controller = zygote.new_controller()
    other = start(zygote, told, "wait")
    told.pids(1)
    path = str(tmp_path / "mine").encode()
    worker = zygote.fork(f"{kin.MAIN}:worker", path, [told.fd, controller])
    os.close(controller)
    pids = told.pids(5)
    os.kill(worker.pid, signal.SIGKILL)
    for pid in pids:
        await_end(pid)
    eventually(lambda: not (tmp_path / "mine").exists())
    assert other.end(0) is None
    other.kill()


def test_what_comes_to_a_path_after_it_was_removed_stays(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    with Zygote.start() as zygote:
        zygote.remove_at_end(tmp_path / "mine")
        zygote.remove_at_end(tmp_path / "later")
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "later").touch()
    zygote.close()
    assert (tmp_path / "later").exists()


def test_a_request_to_a_dead_zygote_says_so(told: Told) -> None:
    with Zygote.start() as zygote:
        child = start(zygote, told, "wait")
        told.pids(1)
        assert zygote.pid is not None
        os.kill(zygote.pid, signal.SIGKILL)
        assert ended(child) == kin_gone()
        with pytest.raises(ZygoteGone, match="starts others was killed by SIGKILL"):
            zygote.fork(f"{kin.MAIN}:echo")
        child.kill()
