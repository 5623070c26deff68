"""Several devices behind one driver: how they are named, chosen and listed."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from nnhal import registry
from nnhal.cli import main
from nnhal.device import Device
from nnhal.driver_family import SeveralDevices, UnknownDevice
from nnhal.registry import DriverRaised
from nnhal.types import HalVersion
from tests.cells import cells

MODULE = "tests.unit.nnhal.families"


@cells(
    ("name", "device_name", "version"),
    [
        ("both/acme-gpu", "acme-gpu", HalVersion.V1_3),
        ("both/acme-npu@1.1", "acme-npu", HalVersion.V1_1),
        ("mapped/npu", "acme-npu", HalVersion.V1_3),
        ("mapped/combined", "acme-all", HalVersion.V1_3),
        ("one", "acme-npu", HalVersion.V1_3),
        ("one/acme-npu", "acme-npu", HalVersion.V1_3),
    ],
)
def test_a_device_is_named_after_its_driver(
    name: str, device_name: str, version: HalVersion
) -> None:
    device = registry.resolve(f"{MODULE}:{name}")
    assert (device.name, device.hal_version) == (device_name, version)


def test_the_name_of_the_driver_alone_does_not_say_which() -> None:
    with pytest.raises(SeveralDevices) as caught:
        registry.resolve(f"{MODULE}:both")
    assert str(caught.value) == (
        f"driver '{MODULE}:both' has 2 devices; "
        f"choose one of {MODULE}:both/acme-npu, {MODULE}:both/acme-gpu."
    )
    assert caught.value.exit_code == 2


@pytest.mark.parametrize("name", ["both", "one"])
def test_a_device_that_is_not_there_is_named(name: str) -> None:
    with pytest.raises(UnknownDevice, match="has no device 'acme-tpu'"):
        registry.resolve(f"{MODULE}:{name}/acme-tpu")


@pytest.mark.parametrize("name", ["twice", "none"])
def test_names_of_devices_are_there_and_unique(name: str) -> None:
    with pytest.raises(DriverRaised):
        registry.resolve_all(f"{MODULE}:{name}")


def test_all_devices_are_known_by_what_names_them() -> None:
    found = registry.resolve_all(f"{MODULE}:both@1.2")
    assert {name: each.name for name, each in found.items()} == {
        f"{MODULE}:both/acme-npu@1.2": "acme-npu",
        f"{MODULE}:both/acme-gpu@1.2": "acme-gpu",
    }
    assert all(isinstance(each, Device) for each in found.values())
    assert list(registry.resolve_all(f"{MODULE}:one")) == [f"{MODULE}:one"]
    assert list(registry.resolve_all(f"{MODULE}:both/acme-gpu")) == [f"{MODULE}:both/acme-gpu"]


def test_every_device_has_a_row_in_the_list_of_drivers() -> None:
    result = CliRunner().invoke(main, ["drivers", f"{MODULE}:both"], env={"COLUMNS": "200"})
    assert result.exit_code == 0
    rows = [line.split()[:2] for line in result.output.splitlines()[1:]]
    assert rows == [
        [f"{MODULE}:both/acme-npu", "acme-npu"],
        [f"{MODULE}:both/acme-gpu", "acme-gpu"],
    ]


def test_a_text_is_no_family_of_characters() -> None:
    with pytest.raises(registry.DriverFailedToStart, match="TypeError: str is neither"):
        registry.resolve(f"{MODULE}:text")
