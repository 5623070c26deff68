from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from nnhal.debug import trace


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    yield tmp_path / "trace.json"
    trace.stop()


def events(file: Path, kind: str = "X") -> list[dict[str, Any]]:
    return [event for event in json.loads(file.read_text()) if event["ph"] == kind]


def test_spans_nest_and_carry_their_arguments(file: Path) -> None:
    with (
        trace.tracing(file),
        trace.span("execute", "hal", inputs=2),
        trace.span("CONV_2D", "operation", index=0),
    ):
        pass

    inner, outer = events(file)
    assert (outer["name"], outer["cat"], outer["args"]) == ("execute", "hal", {"inputs": 2})
    assert (inner["name"], inner["args"]) == ("CONV_2D", {"index": 0})
    assert outer["ts"] <= inner["ts"]
    assert inner["ts"] + inner["dur"] <= outer["ts"] + outer["dur"]
    assert inner["tid"] == outer["tid"] == threading.get_native_id()


def test_nothing_is_recorded_without_a_trace() -> None:
    assert not trace.enabled()
    assert trace.span("a", "hal") is trace.span("b", "hal", argument=1)
    with trace.span("a", "hal"), trace.span("b", "hal"):
        trace.instant("c", "hal")


def test_no_file_means_no_trace() -> None:
    with trace.tracing(None):
        assert not trace.enabled()


def test_an_exception_completes_the_file_and_shows_in_it(file: Path) -> None:
    with pytest.raises(ValueError, match="broken"), trace.tracing(file), trace.span("a", "hal"):
        raise ValueError("broken")

    assert not trace.enabled()
    assert events(file)[0]["args"] == {"error": "ValueError: broken"}


def test_every_thread_has_its_name_and_its_events(file: Path) -> None:
    def work() -> None:
        with trace.span("work", "operation"):
            pass

    workers = [threading.Thread(target=work, name=f"worker {n}") for n in range(3)]
    with trace.tracing(file):
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()

    names = [e["args"]["name"] for e in events(file, "M") if e["name"] == "thread_name"]
    assert sorted(names) == ["worker 0", "worker 1", "worker 2"]
    assert len(events(file)) == 3


def test_a_long_trace_is_written_in_between(file: Path) -> None:
    trace.start(file)
    for index in range(1000):
        trace.instant("tick", "suite", index=index)

    written = file.read_text().count("tick")
    trace.stop()

    assert 500 < written < 1000
    assert [event["args"]["index"] for event in events(file, "i")] == list(range(1000))


def test_a_second_trace_ends_the_first(file: Path, tmp_path: Path) -> None:
    trace.start(file)
    with trace.tracing(tmp_path / "other.json"), trace.span("a", "hal"):
        pass

    assert events(file) == []
    assert len(events(tmp_path / "other.json")) == 1


def test_arguments_of_any_kind_are_shown(file: Path) -> None:
    with trace.tracing(file), trace.span("a", "hal", path=Path("model.tflite")):
        pass

    assert events(file)[0]["args"] == {"path": "model.tflite"}


def test_a_file_that_cannot_be_written_is_a_mistake_of_the_user(tmp_path: Path) -> None:
    with pytest.raises(
        trace.TraceNotWritable, match=r"trace: cannot write .*: No such file or directory"
    ):
        trace.start(tmp_path / "absent" / "trace.json")


def test_a_forked_child_leaves_the_trace_to_its_parent(file: Path) -> None:
    script = (
        "import os, sys, pathlib\n"
        "from nnhal.debug import trace\n"
        "trace.start(pathlib.Path(sys.argv[1]))\n"
        "trace.instant('before', 'suite')\n"
        "child = os.fork()\n"
        "trace.instant('parent' if child else 'child', 'suite')\n"
        "if child: os.waitpid(child, 0)\n"
    )
    subprocess.run([sys.executable, "-c", script, file], check=True, timeout=60)

    assert [event["name"] for event in events(file, "i")] == ["before", "parent"]


_UNTIL_INTERRUPTED = (
    "import sys, time, pathlib\n"
    "from nnhal.debug import trace\n"
    "trace.start(pathlib.Path(sys.argv[1]))\n"
    "with trace.span('long', 'hal'):\n"
    "    for index in range(600): trace.instant('tick', 'suite')\n"
    "    print('ready', flush=True)\n"
    "    time.sleep(60)\n"
)


def _stopped_by(number: signal.Signals, file: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", _UNTIL_INTERRUPTED, file],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    assert process.stdout is not None
    with process.stdout:
        process.stdout.readline()
        os.kill(process.pid, number)
        process.wait(timeout=60)


def test_ctrl_c_completes_the_file(file: Path) -> None:
    _stopped_by(signal.SIGINT, file)

    assert events(file)[0]["args"] == {"error": "KeyboardInterrupt: "}


def test_a_killed_process_leaves_events_that_viewers_read(file: Path) -> None:
    _stopped_by(signal.SIGKILL, file)

    ticks = [json.loads(line.rstrip(",")) for line in file.read_text().splitlines()[2:]]
    assert len(ticks) >= 256
