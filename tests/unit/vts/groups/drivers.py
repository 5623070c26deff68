"""Drivers with one fault, for tests of groups: the reference driver, of any HAL version, with some
of its HAL calls replaced.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from nndrivers.reference.device import ReferenceDriver
from nnhal.driver_kit import as_device
from nnhal.types import NO_TIMING, ErrorStatus, HalVersion, OutputShape, Timing

NONE, INVALID, FAILURE = (
    ErrorStatus.NONE,
    ErrorStatus.INVALID_ARGUMENT,
    ErrorStatus.GENERAL_FAILURE,
)

HIDL = (HalVersion.V1_0, HalVersion.V1_1, HalVersion.V1_2, HalVersion.V1_3)
VERSIONS = tuple(HalVersion)
APART = (HalVersion.V1_0, HalVersion.V1_2, HalVersion.V1_3, HalVersion.AIDL_V4)
"""For what the others do alike: those that differ in how they execute."""

SUPPORTED_CALLS = {
    HalVersion.V1_0: "get_supported_operations",
    HalVersion.V1_1: "get_supported_operations_1_1",
    HalVersion.V1_2: "get_supported_operations_1_2",
    HalVersion.V1_3: "get_supported_operations_1_3",
}

PREPARE_CALLS = {
    HalVersion.V1_0: "prepare_model",
    HalVersion.V1_1: "prepare_model_1_1",
    HalVersion.V1_2: "prepare_model_1_2",
    HalVersion.V1_3: "prepare_model_1_3",
}


def reference(version: HalVersion = HalVersion.V1_3) -> Any:
    """The interface of a reference driver of ``version``."""
    driver = ReferenceDriver()
    driver.hal_version = version  # type: ignore[misc]
    return as_device(driver)


def with_calls(device: Any, **calls: Callable[..., Any]) -> Any:
    """``device`` with calls replaced; each gets the original one as its first argument."""
    for name, call in calls.items():
        original = getattr(device, name)
        setattr(device, name, lambda *args, _call=call, _orig=original: _call(_orig, *args))
    return device


def accepting(version: HalVersion = HalVersion.V1_3) -> Any:
    """Says NONE to every model, and gives a model for each."""

    def prepare(original: Any, model: Any, *arguments: Any) -> ErrorStatus:
        arguments[-1].notify(NONE, object())
        return NONE

    device = reference(version)
    for each in [HalVersion.V1_0] if version.is_aidl else [v for v in HIDL if v <= version]:
        calls = {
            SUPPORTED_CALLS[each]: lambda original, model: (NONE, [True]),
            PREPARE_CALLS[each]: prepare,
        }
        with_calls(device, **calls)
    if version >= HalVersion.AIDL_V4:
        with_calls(device, prepare_model_with_config=prepare)
    return device


def with_prepared(change: Callable[[Any], Any], version: HalVersion = HalVersion.V1_3) -> Any:
    """The reference driver; ``change`` gets each prepared model before its client does."""

    class Callback:
        def __init__(self, client: Any) -> None:
            self._client = client

        def notify(self, status: ErrorStatus, prepared_model: Any) -> None:
            changed = None if prepared_model is None else change(prepared_model)
            self._client.notify(status, changed)

        notify_1_2 = notify
        notify_1_3 = notify

    def prepare(original: Any, *arguments: Any) -> Any:
        return original(*arguments[:-1], Callback(arguments[-1]))

    name = "prepare_model" if version.is_aidl else PREPARE_CALLS[version]
    return with_calls(reference(version), **{name: prepare})


def synchronous(
    answer: Callable[[Any], tuple[ErrorStatus, Sequence[OutputShape], Timing]],
) -> Callable[[Any], Any]:
    """Changes what executeSynchronously_1_3 answers, from what it would have answered."""

    def change(prepared_model: Any) -> Any:
        original = prepared_model.execute_synchronously_1_3
        prepared_model.execute_synchronously_1_3 = lambda *args: answer(original(*args))
        return prepared_model

    return change


OK = (NONE, (), NO_TIMING)
