"""The caching groups on the reference driver, and on drivers that trust their caches too much."""

from __future__ import annotations

import pytest

from nndrivers.faulty.catalogue import defects
from nndrivers.reference.device import ReferenceDriver
from nnhal.types import HalVersion
from tests.vts.groups.harness import run_group
from vts.groups.base import TestGroup
from vts.groups.compilation_caching import GROUP as CACHING
from vts.groups.compilation_caching_race import GROUP as RACE
from vts.groups.compilation_caching_security import GROUP as SECURITY


class Uncached(ReferenceDriver):
    """Needs no cache files, so it has no caching."""

    cache_files = type(ReferenceDriver.cache_files)()


def reference(version: HalVersion) -> ReferenceDriver:
    driver = ReferenceDriver()
    driver.hal_version = version
    return driver


@pytest.mark.parametrize(
    ("group", "version"),
    [
        (CACHING, HalVersion.V1_2),
        (CACHING, HalVersion.V1_3),
        (CACHING, HalVersion.AIDL_V4),
        (SECURITY, HalVersion.V1_3),
        (RACE, HalVersion.V1_3),
    ],
    ids=lambda given: getattr(given, "name", str(given)),
)
def test_the_reference_driver_passes(group: TestGroup, version: HalVersion) -> None:
    chosen = run_group(
        group, reference(version), choose=lambda test: test.name.endswith(("float32", "float32/0"))
    )
    assert chosen.failures == {}
    assert chosen.outcomes


def test_a_driver_without_caching_must_say_so_and_is_not_tested_further() -> None:
    ran = run_group(CACHING, Uncached())
    assert ran.failures == {}
    assert "saving_and_retrieval/float32" not in ran.skipped
    assert "no compilation caching" in ran.skipped["replace_security_sensitive_cache/quant8"]


@pytest.mark.parametrize(
    ("name", "group", "test"),
    [
        ("flipped_bit_in_cache_accepted", SECURITY, "corrupted_model_cache"),
        ("cache_too_long_accepted", SECURITY, "wrong_length_model_cache"),
        ("cache_token_ignored", SECURITY, "wrong_token"),
        ("cache_token_ignored", RACE, "load"),
        ("replaced_cache_accepted", CACHING, "replace_security_sensitive_cache"),
        ("cache_loses_model", CACHING, "several_models"),
        ("cache_never_hits", CACHING, "saving_and_retrieval"),
        (
            "wrong_number_of_cache_files_fails_preparation",
            CACHING,
            "save_invalid_number_of_files",
        ),
    ],
)
def test_a_driver_that_trusts_its_cache_is_caught(name: str, group: TestGroup, test: str) -> None:
    ran = run_group(
        group,
        defects()[name].make,
        choose=lambda planned: planned.name.startswith(f"{test}/float32"),
    )
    assert ran.failures
