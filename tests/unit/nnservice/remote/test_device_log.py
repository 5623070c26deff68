from __future__ import annotations

import json
from pathlib import Path

import pytest

from nnservice.remote import DeviceLog, agents
from nnservice.remote.session import ENDED, Session, log_in, session_in

NAME = "ssh:board/libacme.so"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a session with a board, which has no log of its own."""
    monkeypatch.setenv(agents._SESSIONS, json.dumps({NAME: str(tmp_path)}))
    monkeypatch.setattr("shutil.which", lambda program: program)
    Session(port=7010, facts={"SoC": "T1000"}).write(tmp_path)
    return tmp_path


def test_lines_since_the_last_look_are_evidence_and_only_the_last_of_many(folder: Path) -> None:
    log_in(folder).write_text("before\n")
    log = DeviceLog(NAME)
    with log_in(folder).open("a") as file:
        file.writelines(f"line {number}\x1b\n" for number in range(100))
    lines = log.take(has_died=False)
    assert lines[0] == r"agent: line 60\x1b"
    assert lines[-1] == r"agent: line 99\x1b"
    assert log.take(has_died=False) == ()


def test_a_driver_without_a_session_has_no_log_and_no_facts() -> None:
    assert DeviceLog(NAME).take(has_died=False) == ()
    assert agents.facts_of(NAME) == {}


def test_a_session_whose_keeper_is_gone_is_a_trouble(folder: Path) -> None:
    assert agents.facts_of(NAME) == {"SoC": "T1000"}
    (folder / "session.json").unlink()
    assert session_in(folder).trouble == ENDED
