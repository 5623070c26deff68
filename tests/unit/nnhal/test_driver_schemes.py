from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from nnhal import driver_schemes
from nnhal.device import Device
from nnhal.driver_kit import as_device
from nnhal.driver_names import is_served
from nnhal.driver_schemes import BrokenDriver, NotADriver, is_place, place_of
from nnhal.interfaces import IDevice
from nnhal.registry import (
    DriverFailedToStart,
    DriverRaised,
    device_names,
    resolve,
    resolve_all,
)
from nntest.driver_build import driver_build
from tests.cells import cells
from tests.unit.nnhal.toys import ToyDriver

HERE = __name__

GROUPS = {
    driver_schemes.SCHEMES: {"acme": f"{HERE}:open_board"},
    driver_schemes.SUFFIXES: {"acme": f"{HERE}:open_board"},
    driver_schemes.SERVED_SCHEMES: {"far": f"{HERE}:reach"},
}


def open_board(location: str) -> Mapping[str, IDevice]:
    if location == "gone":
        raise NotADriver("no such board")
    if location == "broken":
        raise BrokenDriver("it does not answer")
    if location == "strange":
        raise ValueError("an error of its own")
    names = ["npu/0@1", "npu/1@1"] if location.startswith("two") else ["npu"]
    return {name: as_device(ToyDriver()) for name in names}


def reach(location: str, *, callback_timeout_s: float | None) -> Device:
    name = f"at {location}"
    return Device(as_device(ToyDriver()), name=name, callback_timeout_s=callback_timeout_s)


@pytest.fixture(autouse=True)
def _schemes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver_schemes, "_targets", GROUPS.__getitem__)


@cells(
    ("name", "location", "device"),
    [
        ("acme:usb/1", "usb/1", ""),
        ("acme:usb:1@2#npu", "usb:1@2", "npu"),
        ("acme:model?a=b&c=d", "model?a=b&c=d", ""),
        ("./board.acme", "./board.acme", ""),
        ("a@b/board.acme.1.2#npu/0", "a@b/board.acme.1.2", "npu/0"),
    ],
)
def test_a_name_has_a_location_and_a_device(name: str, location: str, device: str) -> None:
    place = place_of(name)

    assert place is not None
    assert (place.location, place.device) == (location, device)
    assert is_place(name)


@cells(
    "name", ["reference", "reference@1.2", "family/npu", "package.acme:Class", "unix:/tmp/a", "#"]
)
def test_other_names_are_those_of_no_scheme(name: str) -> None:
    assert place_of(name) is None
    assert not is_place(name)


def test_a_file_may_have_the_separator_in_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "board#2.acme").touch()

    place = place_of("board#2.acme")

    assert place is not None
    assert (place.location, place.device) == ("board#2.acme", "")


def test_a_device_is_chosen_by_its_name() -> None:
    assert resolve("acme:one#npu").hal_version == resolve("acme:one").hal_version
    assert list(resolve_all("acme:one")) == ["acme:one"]
    assert device_names("acme:two") == ["acme:two#npu/0@1", "acme:two#npu/1@1"]
    assert device_names("acme:two#npu/1@1") == ["acme:two#npu/1@1"]
    resolve("acme:two#npu/1@1")
    with pytest.raises(DriverFailedToStart, match="No module named 'bcme'"):
        resolve("bcme:two")


@pytest.mark.parametrize(
    ("location", "kind", "text"),
    [
        ("gone", DriverFailedToStart, "driver 'acme:gone' failed to start: no such board"),
        ("broken", DriverRaised, "driver 'acme:broken' failed to start: it does not answer"),
        ("strange", DriverRaised, "ValueError: an error of its own"),
    ],
)
def test_who_is_to_blame_decides_the_error(
    location: str, kind: type[DriverFailedToStart], text: str
) -> None:
    with pytest.raises(DriverFailedToStart) as raised:
        resolve(f"acme:{location}")

    assert type(raised.value) is kind
    assert text in str(raised.value)


def test_a_served_scheme_needs_no_process_of_its_own() -> None:
    assert is_served("far:board:1")
    assert not is_place("far:board:1")
    device = resolve("far:board:1", callback_timeout_s=7)
    assert (device.name, device.callback_timeout_s) == ("at board:1", 7)


def test_a_build_is_that_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "board.acme"
    path.write_text("one")
    first = driver_build(f"acme:{path}?x=1#npu")
    again = driver_build(str(path))
    path.write_text("other")

    assert first == again
    assert first.target == str(path)
    assert driver_build(str(path)).sha256 != first.sha256
