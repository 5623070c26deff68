"""A run narrowed to one version of the HAL."""

from __future__ import annotations

import pytest

from vts.commands.versions import UnknownVersion, narrowed

OPTIONS = {"driver": "acme-npu", "excludes": ("*/slow*",), "quick": True}


def test_a_run_without_a_version_stays_as_it_is() -> None:
    assert narrowed(OPTIONS, None) == OPTIONS


def test_a_version_stands_for_the_drivers_interface_and_for_no_older_one() -> None:
    assert narrowed(OPTIONS, "1.2") == {
        "driver": "acme-npu@1.2",
        "excludes": ("*/slow*", "older_interfaces/*"),
        "quick": True,
    }


@pytest.mark.parametrize(
    ("driver", "version", "said"),
    [
        ("acme-npu", "2.0", "HAL 2.0 does not exist; there are 1.0, 1.1"),
        ("acme-npu@1.1", "1.2", "--driver acme-npu@1.1 names a version"),
    ],
)
def test_a_version_that_cannot_be_tested_is_wrong_usage(
    driver: str, version: str, said: str
) -> None:
    with pytest.raises(UnknownVersion, match=said):
        narrowed(OPTIONS | {"driver": driver}, version)
