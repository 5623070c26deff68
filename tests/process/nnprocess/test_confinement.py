"""Confined processes that attack those that judge them, with and without namespaces."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from nnprocess import confinement
from nnprocess.zygote import Zygote
from tests.process.nnprocess import attackers
from tests.process.nnprocess.test_guardian import alone, apart, told, zygote
from tests.process.nnprocess.test_zygote import Told

__all__ = ["alone", "apart", "told", "zygote"]

HARMLESS = frozenset(("signal",))
"""Attacks that a user's process may make where the system neither has namespaces nor can forbid
signals by Landlock."""

has_landlock = pytest.mark.skipif(
    not confinement.files_are_protected(), reason="no Landlock that protects files here"
)

EXPOSED = """
import sys
from nnprocess import confinement, linux
if "hidden" in sys.argv:
    linux.hide_memory()
if "old" in sys.argv:
    confinement._version = lambda: 0
print(*confinement.exposures(), sep="; ")
"""


@pytest.fixture
def victim() -> Iterator[int]:
    """A process that judges: as hidden as workers are."""
    code = "from nnprocess import linux; linux.hide_memory(); print(flush=True); input()"
    command = [sys.executable, "-c", code]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe) as process:
        assert process.stdout is not None
        process.stdout.readline()
        yield process.pid
        process.communicate(b"\n")


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of the judge's, in a folder that no driver was given."""
    monkeypatch.delenv(confinement.SWITCH)
    path = tmp_path / "results.json"
    path.write_text("judged")
    return path


def attacked(zygote: Zygote, told: Told, name: str, victim: int, file: Path) -> dict[str, bool]:
    arguments = json.dumps([victim, str(file)]).encode()
    child = zygote.fork(f"{attackers.MAIN}:{name}", arguments, [told.fd], confined=True)
    (found,) = told.line()
    child.end()
    assert child.exposures == ()
    return dict(found)


@has_landlock
@pytest.mark.parametrize("name", ["attack", "attack_by_program"])
def test_a_confined_process_reaches_neither_memory_nor_files_of_others(
    zygote: Zygote, told: Told, name: str, victim: int, file: Path
) -> None:
    found = attacked(zygote, told, name, victim, file)

    assert [
        attack for attack, succeeds in found.items() if succeeds and attack not in HARMLESS
    ] == []
    assert file.read_text() == "judged"
    assert [path.name for path in file.parent.iterdir()] == [file.name]


@pytest.mark.skipif(os.geteuid() != 0, reason="anybody but root is kept from some of it already")
def test_the_attacks_are_real(alone: Zygote, told: Told, victim: int, file: Path) -> None:
    arguments = json.dumps([victim, str(file)]).encode()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TMPDIR", str(file.parent))
        alone.fork(f"{attackers.MAIN}:attack", arguments, [told.fd], guarded=True)
    (found,) = told.line()

    assert isinstance(found, dict)
    assert all(found.values()), found


def test_a_confined_process_may_write_to_its_own_folders_and_to_devices(
    zygote: Zygote, told: Told, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    further = tmp_path / "further"
    further.mkdir()
    monkeypatch.setenv(confinement.SWITCH, f"{further}:{tmp_path / 'missing'}")
    with Zygote.attach(zygote.new_controller()) as controller:
        child = controller.fork(
            f"{attackers.MAIN}:work",
            json.dumps([str(further)]).encode(),
            [told.fd],
            confined=True,
            cache=str(tmp_path),
        )
        end = child.end()
        assert end is not None
        assert str(end) == "exited with status 0", end.log
        assert told.line() == ["worked"]
        temporary = Path(controller._temporary_folder)
        assert (temporary / "other").exists()
    assert (tmp_path / "other").read_text() == "x"


@pytest.mark.parametrize(
    ("words", "exposures"),
    [
        pytest.param(["hidden"], "", marks=has_landlock),
        pytest.param([], "", marks=has_landlock),
        (["hidden", "old"], confinement.FILES),
        (["old"], f"{confinement.MEMORY}; {confinement.FILES}"),
    ],
)
def test_what_cannot_be_confined_on_a_system_is_found_by_trying(
    words: list[str], exposures: str
) -> None:
    if words == ["old"] and os.geteuid() == 0:
        exposures = confinement.FILES  # root's capabilities are more than the confined one's
    command = [sys.executable, "-c", EXPOSED, *words]

    assert subprocess.run(command, capture_output=True, text=True).stdout.strip() == exposures
