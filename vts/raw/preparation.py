"""A prepared model for tests that execute, or the reason to skip them."""

from __future__ import annotations

from nnhal.errors import Invalid
from nnhal.interfaces import IPreparedModel
from nnhal.types import ErrorStatus, Model
from nnhal.validation import check_model
from vts.raw.answers import name_of_status
from vts.raw.devices import RawDevice
from vts.raw.runtime_only import RUNTIME_ONLY, is_runtime_only
from vts.test_group import Failed, Skipped

__all__ = ["check_not_newer", "prepare_raw"]


def prepare_raw(raw: RawDevice, model: Model) -> IPreparedModel:
    """``model`` prepared, with the rules of Android's ``createPreparedModel``.

    Skipped for a model that is newer than the driver, and for one that the driver neither supports
    as a whole nor prepares. Failed for a driver that says it supports all of it, and then fails.
    """
    check_not_newer(raw, model)
    words = raw.words(model)
    status, supported = raw.supported_operations(words)
    if is_runtime_only(model) and not (status == ErrorStatus.NONE and all(supported)):
        raise Skipped(f"the driver does not support the model: {RUNTIME_ONLY}")
    if status != ErrorStatus.NONE or len(supported) != len(model.main.operations):
        raise Failed(
            "valid_model_not_asked",
            f"{raw.supported_call} of a valid model: {name_of_status(status)} and "
            f"{len(supported)} answers, expected NONE and {len(model.main.operations)}",
        )
    launch, status, prepared_model = raw.prepare(words)
    may_refuse = not all(supported) or is_runtime_only(model)
    if may_refuse and status != ErrorStatus.NONE:
        if prepared_model is not None:
            text = f"{raw.prepare_call}: {name_of_status(status)} and a prepared model"
            raise Failed("model_with_error", text)
        raise Skipped("the driver does not support all operations of the model")
    if (launch, status) != (ErrorStatus.NONE, ErrorStatus.NONE) or prepared_model is None:
        what = "no model" if prepared_model is None else "a model"
        raise Failed(
            "supported_model_refused",
            f"{raw.prepare_call} of a model that the driver says it supports: returned "
            f"{name_of_status(launch)}, called back with {name_of_status(status)} and {what}",
        )
    return prepared_model


def check_not_newer(raw: RawDevice, model: Model) -> None:
    """Raises Skipped for a model that is newer than the driver's interface.

    A model that is not valid to begin with, as some that are to fail, has no version and passes.
    """
    try:
        level = check_model(model, runtime_only=True)
    except Invalid:
        return
    if level <= raw.version.level:
        return
    raise Skipped(f"the model needs HAL {level}, the driver has {raw.version}")
