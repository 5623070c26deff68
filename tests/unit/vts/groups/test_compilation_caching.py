"""The caching groups on the reference driver, and on drivers that trust their caches too much."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, BinaryIO

import pytest
from msgspec.structs import replace

from nndrivers.faulty.caching import CachesOfTheOlderCallRefused, ChannelScalesNotSaved
from nndrivers.faulty.catalogue import defects
from nndrivers.reference.device import ReferenceDriver
from nnhal._driver_kit import caching
from nnhal.types import CacheHandles, HalVersion, Handle
from nntest.results import Outcome
from tests.cells import cells
from tests.own_corpus import own_case, own_cases
from tests.unit.vts.groups.drivers import INVALID, NONE, with_calls
from tests.unit.vts.groups.drivers import reference as reference_of
from tests.unit.vts.groups.harness import run_group
from tests.volume import sampled
from vts.groups.compilation_caching import GROUP as CACHING
from vts.groups.compilation_caching_race import GROUP as RACE
from vts.groups.compilation_caching_security import GROUP as SECURITY
from vts.test_group import PlannedTest, TestGroup


class Uncached(ReferenceDriver):
    """Needs no cache files, so it has no caching."""

    cache_files = type(ReferenceDriver.cache_files)()


def reference(version: HalVersion) -> ReferenceDriver:
    driver = ReferenceDriver()
    driver.hal_version = version
    return driver


@cells(
    ("group", "version"),
    sampled(
        [
            (CACHING, HalVersion.V1_2),
            (CACHING, HalVersion.V1_3),
            (CACHING, HalVersion.AIDL_V4),
            (SECURITY, HalVersion.V1_3),
            (RACE, HalVersion.V1_3),
        ],
        0.4,
    ),
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


@cells(
    ("name", "group", "test"),
    [
        ("flipped_bit_in_cache_accepted", SECURITY, "corrupted_model_cache"),
        ("beginning_of_cache_verified", SECURITY, "corrupted_long_model_cache"),
        ("cache_too_long_accepted", SECURITY, "wrong_length_model_cache"),
        ("cache_too_short_accepted", SECURITY, "shortened_model_cache"),
        ("cache_too_short_accepted", SECURITY, "empty_model_cache"),
        ("cache_files_found_by_content", SECURITY, "exchanged_caches"),
        ("cache_token_ignored", SECURITY, "wrong_token"),
        ("cache_token_ends_at_zero", SECURITY, "wrong_token"),
        ("cache_token_ignored", RACE, "load"),
        ("cache_token_ignored", RACE, "save"),
        ("cache_read_twice", RACE, "load"),
        ("replaced_cache_accepted", CACHING, "replace_security_sensitive_cache"),
        ("cache_loses_model", CACHING, "several_models"),
        ("cache_never_hits", CACHING, "saving_and_retrieval"),
        ("cache_files_not_truncated", CACHING, "saving_to_longer_files"),
        ("loaded_models_take_any_dimensions", CACHING, "requests"),
        ("loaded_models_have_no_fences", CACHING, "saving_and_retrieval"),
        ("loaded_models_keep_first_dimensions", CACHING, "other_dimensions"),
        ("loaded_scales_forgotten", CACHING, "memory_of_both/quant8"),
        ("large_constants_saved_with_gaps", CACHING, "large_constants"),
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
        choose=lambda planned: planned.name.startswith(test if "/" in test else f"{test}/float32"),
    )
    assert ran.failures


@pytest.mark.parametrize("test", ["shortened_data_cache", "empty_data_cache"])
def test_what_is_loaded_with_a_changed_data_cache_is_executed(
    test: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The driver that dies of it dies in its own process, which the self-test shows."""
    signals: list[int] = []
    monkeypatch.setattr(os, "kill", lambda process, number: signals.append(number))
    make = defects()["short_data_cache_crashes"].make
    run_group(SECURITY, make, choose=lambda planned: planned.name == f"{test}/float32/0")

    assert set(signals) == {signal.SIGBUS}


Handles = Sequence[Handle]


def failure(driver: Any, test: str, group: TestGroup = CACHING) -> str:
    chosen = run_group(group, driver, choose=lambda planned: planned.name.startswith(test))
    return chosen.only_failure()


def taking(change: Callable[[Handles], Handles]) -> Any:
    """A driver that saves to and loads from what ``change`` makes of the handles."""

    def prepare(original: Any, model: Any, config: Any, callback: Any) -> Any:
        return original(model, replace(config, cache=changed(config.cache, change)), callback)

    return with_calls(taking_while_loading(change), prepare_model_1_3=prepare)


def taking_while_loading(change: Callable[[Handles], Handles]) -> Any:
    def load(original: Any, deadline_ns: Any, cache: Any, callback: Any) -> Any:
        return original(deadline_ns, changed(cache, change), callback)

    return with_calls(reference_of(), prepare_model_from_cache_1_3=load)


def changed(cache: CacheHandles, change: Callable[[Handles], Handles]) -> CacheHandles:
    return replace(cache, model=change(cache.model), data=change(cache.data))


def refusing(is_wrong: Callable[[Handle], bool]) -> Any:
    """A driver that does not prepare a model when a handle is wrong."""

    def prepare(original: Any, model: Any, config: Any, callback: Any) -> Any:
        if any(map(is_wrong, (*config.cache.model, *config.cache.data))):
            callback.notify_1_3(INVALID, None)
            return INVALID
        return original(model, config, callback)

    return with_calls(reference_of(), prepare_model_1_3=prepare)


def first_only(handles: Handles) -> Handles:
    return handles[:1]


def first_descriptors(handles: Handles) -> Handles:
    return [handle[:1] for handle in handles]


def opened_again(handles: Handles) -> Handles:
    """Whatever the client has opened them for."""
    return [(os.open(f"/proc/self/fd/{descriptor}", os.O_RDWR),) for (descriptor,) in handles]


def access_of(handle: Handle) -> int:
    flags = Path(f"/proc/self/fdinfo/{handle[0]}").read_text().split("flags:")[1].split()[0]
    return int(flags, 8) & os.O_ACCMODE


@pytest.mark.parametrize(
    ("test", "change", "text"),
    [
        ("load_invalid_number_of_files", first_only, "with 2 model and 1 data cache files"),
        ("load_invalid_number_of_descriptors", first_descriptors, "with 2 descriptors in the"),
        ("load_invalid_access_mode", opened_again, "model0 open for writing only"),
    ],
)
def test_what_cannot_be_loaded_from_is_not(
    test: str, change: Callable[[Handles], Handles], text: str
) -> None:
    said = failure(taking_while_loading(change), f"{test}/float32")

    assert text in said
    assert "called back with NONE and a model" in said


@pytest.mark.parametrize(
    ("test", "change", "text"),
    [
        ("save_invalid_number_of_files", first_only, "with 2 model and 1 data cache files"),
        ("save_invalid_number_of_descriptors", first_descriptors, "with 2 descriptors in the"),
        ("save_invalid_access_mode", opened_again, "model0 open for reading only"),
    ],
)
def test_nothing_is_saved_to_what_cannot_be_saved_to(
    test: str, change: Callable[[Handles], Handles], text: str
) -> None:
    said = failure(taking(change), f"{test}/float32")

    assert text in said
    assert "called back with NONE and a model" in said


@pytest.mark.parametrize(
    ("test", "is_wrong"),
    [
        ("save_invalid_number_of_descriptors", lambda handle: len(handle) != 1),
        ("save_invalid_access_mode", lambda handle: access_of(handle) != os.O_RDWR),
    ],
)
def test_handles_that_are_wrong_do_not_spoil_a_preparation(
    test: str, is_wrong: Callable[[Handle], bool]
) -> None:
    said = failure(refusing(is_wrong), f"{test}/float32")

    assert "saving must not affect the preparation" in said


def opened_where_it_is(handle: Handle) -> BinaryIO:
    return open(os.dup(handle[0]), "r+b")


def test_a_driver_that_reads_from_where_the_file_is_is_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    load = caching.load

    def load_from_there(*arguments: Any) -> Any:
        with monkeypatch.context() as patch:
            patch.setattr(caching, "_open", opened_where_it_is)
            return load(*arguments)

    monkeypatch.setattr(caching, "load", load_from_there)
    said = failure(reference_of(), "saving_and_retrieval_non_zero_offset/float32")
    assert "a driver must seek to the beginning" in said


def test_a_driver_that_writes_to_where_the_file_is_is_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(caching, "_open", opened_where_it_is)

    said = failure(reference_of(), "saving_and_retrieval_non_zero_offset/float32")
    assert "a driver must truncate a file to zero size, and write from the beginning" in said


def test_a_driver_that_does_not_save_to_files_with_content_passes() -> None:
    def prepare(original: Any, model: Any, config: Any, callback: Any) -> Any:
        handles = (*config.cache.model, *config.cache.data)
        if any(os.fstat(handle[0]).st_size for handle in handles):
            config = replace(config, cache=CacheHandles(token=config.cache.token))
        return original(model, config, callback)

    ran = run_group(
        CACHING,
        with_calls(reference_of(), prepare_model_1_3=prepare),
        choose=lambda planned: planned.name.startswith("saving_and_retrieval"),
    )
    assert ran.failures == {}


@pytest.mark.parametrize("test", ["corrupted_data_cache", "wrong_length_data_cache"])
def test_a_damaged_data_cache_gives_a_model_or_an_error(test: str) -> None:
    """A driver that sees the damage, and says NONE without a model."""
    good: list[bytes] = []

    def load(original: Any, deadline_ns: Any, cache: Any, callback: Any) -> Any:
        good.append(os.pread(cache.data[0][0], 1 << 20, 0))
        if good[-1] == good[0]:
            return original(deadline_ns, cache, callback)
        callback.notify_1_3(NONE, None)
        return NONE

    driver = with_calls(reference_of(), prepare_model_from_cache_1_3=load)
    said = failure(driver, f"{test}/float32/0", SECURITY)
    assert "called back with NONE and no model" in said


def test_scales_of_channels_must_come_back() -> None:
    cases = [own_case("conv_2d_quant8_valid_channel_nhwc")]
    ran = run_group(CACHING, ChannelScalesNotSaved, cases, choose=lambda test: bool(test.case))

    assert "output 0" in ran.only_failure()


def test_the_order_of_outputs_must_come_back() -> None:
    cases = [*own_cases("slicing/topk_v2_changing_shapes")][:1]
    make = defects()["order_of_outputs_not_saved"].make
    ran = run_group(CACHING, make, cases, choose=lambda test: bool(test.case))

    assert ran.failures


def test_device_memories_of_a_loaded_model_are_used() -> None:
    make = defects()["loaded_models_have_no_roles"].make
    said = failure(make, "saving_and_retrieval/float32")

    assert "inputs and outputs in device memories) answered INVALID_ARGUMENT" in said


def test_what_another_interface_has_saved_is_loaded_or_missed() -> None:
    ran = run_group(CACHING, CachesOfTheOlderCallRefused, choose=of_other_interface)

    assert set(ran.failures) == {"other_interface/float32", "other_interface/quant8"}
    assert "only a miss may fail" in ran.reasons["other_interface/float32"]


def of_other_interface(test: PlannedTest) -> bool:
    return test.name.startswith("other_interface")


def test_a_token_in_a_configuration_counts() -> None:
    driver = defects()["configuration_token_lost"].make()
    ran = run_group(CACHING, driver, choose=lambda test: test.name.startswith("with_configuration"))

    assert len(ran.failures) == 2
    for said in ran.failures.values():
        assert f"token {bytes(32).hex()} called back with NONE and a model" in said


def test_only_aidl_4_has_configurations_of_preparations() -> None:
    ran = run_group(
        CACHING,
        reference(HalVersion.V1_3),
        choose=lambda test: test.name.startswith("with_configuration"),
    )
    assert set(ran.outcomes.values()) == {Outcome.SKIPPED}
