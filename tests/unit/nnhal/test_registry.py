from __future__ import annotations

import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from nnhal import driver_names
from nnhal.driver_kit import as_device
from nnhal.interfaces import IDevice
from nnhal.registry import DriverFailedToStart, DriverRaised, UnknownDriver, resolve
from nnhal.types import HalVersion
from tests.unit.nnhal.toys import ToyDriver, add_model, arguments


def hidl_device() -> IDevice:
    return as_device(ToyDriver(HalVersion.V1_3))


def aidl_device() -> IDevice:
    return as_device(ToyDriver(HalVersion.AIDL_V4))


DRIVERS = """
from nnhal.driver_kit import as_device
from tests.unit.nnhal.toys import ToyDriver
from tests.unit.nnhal.test_misbehaving_drivers import RawDevice

class Plain(ToyDriver):
    pass

class Threaded(ToyDriver):
    def __init__(self, *, threads=1):
        super().__init__()
        self.threads = threads

class Stubborn(ToyDriver):
    threads = 1
    def __init__(self, threads):
        super().__init__()

class Raising(ToyDriver):
    def __init__(self):
        raise OSError("no device\\nfound")

class Exiting(ToyDriver):
    def __init__(self):
        raise SystemExit(3)

class Misnamed(ToyDriver):
    name = "misnamed"

class NoDriver:
    pass

def made():
    return as_device(ToyDriver())

class Outer:
    class Inner(ToyDriver):
        pass

class Deep(ToyDriver):
    def __init__(self):
        from acme_parts.tables import table
        table(0)

class UsesALibrary(ToyDriver):
    def __init__(self):
        import json
        json.loads("")

number = 5
"""


@pytest.fixture(autouse=True)
def acme(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module of drivers, some of them announced by entry points."""
    (tmp_path / "acme_drivers.py").write_text(DRIVERS)
    (tmp_path / "acme_broken.py").write_text("this is no Python")
    (tmp_path / "acme_dependent.py").write_text("import no_such_library_at_all")
    (tmp_path / "acme_parts").mkdir()
    (tmp_path / "acme_parts" / "tables.py").write_text("def table(size):\n    return 1 // size")
    monkeypatch.syspath_prepend(tmp_path)
    points = [
        EntryPoint("zeta", "acme_drivers:Threaded", driver_names.ENTRY_POINTS),
        EntryPoint("acme", "acme_drivers:Plain", driver_names.ENTRY_POINTS),
        EntryPoint("broken", "acme_broken:Driver", driver_names.ENTRY_POINTS),
    ]
    monkeypatch.setattr(driver_names, "_installed", driver_names._installed.__wrapped__)
    monkeypatch.setattr(driver_names, "entry_points", lambda group: points)
    monkeypatch.delitem(sys.modules, "acme_drivers", raising=False)
    return "acme_drivers"


def test_drivers_are_listed_by_name_without_being_imported() -> None:
    assert list(driver_names.drivers()) == ["acme", "broken", "zeta"]
    assert "acme_drivers" not in sys.modules


@pytest.mark.parametrize("name", ["acme", "acme_drivers:Plain", "acme_drivers:Outer.Inner"])
def test_a_driver_is_found_by_name_and_by_class(name: str) -> None:
    device = resolve(name)
    assert (device.name, device.hal_version) == ("toy-adder", HalVersion.V1_3)


def test_a_function_may_make_the_driver_and_an_interface_may_be_the_driver(acme: str) -> None:
    assert resolve("acme_drivers:made").name == "toy-adder"
    raw = resolve("tests.unit.nnhal.test_misbehaving_drivers:RawDevice")
    assert raw.name == "tests.unit.nnhal.test_misbehaving_drivers:RawDevice"
    assert raw.hal_version == HalVersion.V1_0


@pytest.mark.parametrize(
    ("name", "threads", "in_force"),
    [
        ("acme", 3, None),
        ("zeta", 3, 3),
        ("zeta", None, 1),
        ("acme_drivers:Stubborn", 3, 1),
    ],
)
def test_threads_go_to_a_driver_that_takes_them(
    name: str, threads: int | None, in_force: int | None
) -> None:
    assert resolve(name, threads=threads).threads == in_force


def test_an_unknown_name_lists_what_exists_and_suggests_the_nearest() -> None:
    with pytest.raises(UnknownDriver) as caught:
        resolve("acne")
    assert str(caught.value) == (
        "unknown driver 'acne'. Did you mean 'acme'? "
        "Drivers: acme, broken, zeta; or give package.module:Class, "
        "the PATH.so of a native driver, or unix:PATH of a served driver."
    )
    assert caught.value.exit_code == 2


def test_a_name_unlike_any_other_gets_no_suggestion() -> None:
    with pytest.raises(UnknownDriver, match=r"unknown driver 'xyz'\. Drivers: acme"):
        resolve("xyz")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("broken", "driver 'broken' (acme_broken:Driver) failed to start: {}/acme_broken.py:1: Sy"),
        (
            "acme_drivers:Raising",
            "failed to start: {}/acme_drivers.py:21: OSError: no device found",
        ),
        ("acme_drivers:Exiting", "{}/acme_drivers.py:25: SystemExit: 3"),
        ("acme_drivers:Deep", "{}/acme_parts/tables.py:2: ZeroDivisionError: "),
        ("acme_drivers:UsesALibrary", "{}/acme_drivers.py:48: JSONDecodeError: Expecting value"),
        (
            "acme_dependent:Driver",
            "{}/acme_dependent.py:1: ModuleNotFoundError: No module named 'n",
        ),
        ("acme_drivers:Misnamed", "ValueError: driver name 'misnamed' is not of the form VENDOR-"),
    ],
)
def test_a_driver_that_raises_is_one_line_with_its_place(
    name: str, reason: str, tmp_path: Path
) -> None:
    with pytest.raises(DriverRaised) as caught:
        resolve(name)
    assert reason.format(tmp_path) in str(caught.value)
    assert "\n" not in str(caught.value)
    assert caught.value.exit_code == 3


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("acme_drivers:NoDriver", "TypeError: NoDriver is neither a Driver of nnhal.driver_kit"),
        ("acme_drivers:number", "TypeError: 'int' object is not callable"),
        ("acme_drivers:Missing", "AttributeError: "),
        ("no_such_module:Driver", "ModuleNotFoundError: No module named 'no_such_module'"),
    ],
)
def test_a_name_that_stands_for_no_driver_is_a_mistake_of_the_user(name: str, reason: str) -> None:
    with pytest.raises(DriverFailedToStart) as caught:
        resolve(name)
    assert f"failed to start: {reason}" in str(caught.value)
    assert caught.value.exit_code == 2


def test_the_registry_imports_neither_numpy_nor_drivers_to_list_them() -> None:
    program = (
        "import sys; from nnhal import registry; names = list(registry.drivers()); "
        "assert 'reference' in names, names; "
        "heavy = [m for m in ('numpy', 'nndrivers', 'nnhal.device') if m in sys.modules]; "
        "assert not heavy, heavy"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_a_driver_shows_itself_with_an_older_version() -> None:
    assert resolve("tests.unit.nnhal.toys:ToyDriver@1.1").hal_version is HalVersion.V1_1


@pytest.mark.parametrize(
    ("version", "message"),
    [("2.0", "there are 1.0, 1.1"), ("AIDL4", "has HAL 1.3, which is older than AIDL4")],
)
def test_a_version_that_a_driver_cannot_show_is_refused(version: str, message: str) -> None:
    with pytest.raises(DriverFailedToStart, match=message):
        resolve(f"tests.unit.nnhal.toys:ToyDriver@{version}")


@pytest.mark.parametrize("version", ["1.0", "1.1", "1.2", "1.3"])
def test_a_device_of_hidl_is_shown_by_any_of_its_interfaces(version: str) -> None:
    device = resolve(f"tests.unit.nnhal.test_registry:hidl_device@{version}")

    assert device.hal_version == version
    assert device.name == "toy-adder"
    assert device.supported_operations(add_model()) == [True]
    given = arguments()
    device.prepare(add_model()).execute(given.request)
    assert given.output.tolist() == [11, 22, 33, 44]


@pytest.mark.parametrize(
    ("device", "version", "message"),
    [
        ("hidl_device", "AIDL1", "has HAL 1.3, which is older than AIDL1"),
        ("aidl_device", "1.2", "only drivers of the kit or of HIDL"),
    ],
)
def test_a_device_is_not_shown_by_interfaces_that_it_lacks(
    device: str, version: str, message: str
) -> None:
    with pytest.raises(DriverFailedToStart, match=message):
        resolve(f"tests.unit.nnhal.test_registry:{device}@{version}")
