"""Models that a spec expects to fail: by what their data or shapes are, which only some drivers see
before they execute.

Source: ``validateFailure`` of Android's VTS. There a driver that claims to support a model must
prepare it, with a remark that this may be too much: the fault may be part of the model. Here it may
refuse it as well, as the HAL allows for any invalid model.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from nnhal.interfaces import IPreparedModel
from nnhal.types import ErrorStatus, HalVersion, Model, OperationType
from nnhal.versions import status_to
from nntest.groups.test_group import planned
from nntest.judge import Judgment
from vts.prepared import arguments_of
from vts.raw import (
    Options,
    RawDevice,
    check_no_results,
    check_refused_preparation,
    execute_all_paths,
    execution_paths,
    name_of_status,
    raw_device,
)
from vts.raw.preparation import check_not_newer
from vts.test_group import Context, Failed, IndexedCase, PlannedTest, Skipped, TestGroup

__all__ = ["GROUP"]

_LOOP_TIMEOUT_NS: Final = 1_000_000
"""For a WHILE that never ends. By HAL's default it would run for two seconds."""

_SYNCHRONOUS: Final = ("executeSynchronously", "executeSynchronously_1_3")


class _ExpectedFailure(TestGroup):
    name = "expected_failure"
    title = "Expected failures"
    summary = (
        "A spec that must fail gives an error, at the latest when it is executed, and no other "
        "result."
    )
    source = "ValidationTest (validateRequestFailure)"
    since = HalVersion.V1_2

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        for case in corpus:
            if case.expect_failure:
                yield planned(self.name, case)

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        device, case = context.device, context.case(test)
        if device.hal_version < self.since:
            raise Skipped(f"the driver has HAL {device.hal_version}, this is since {self.since}")
        raw = raw_device(device)
        prepared_model = _prepared(raw, case.model)
        if prepared_model is None:
            return None
        request = arguments_of(case, context.pools).request
        is_endless = case.main.operations[0].type == OperationType.WHILE
        options = Options(loop_timeout_ns=_LOOP_TIMEOUT_NS if is_endless else None)
        paths = [path for path in execution_paths(raw.version) if path.name in _SYNCHRONOUS]
        for answer in execute_all_paths(raw, prepared_model, request, options, paths):
            if answer.status == ErrorStatus.NONE:
                text = f"{answer.path}: NONE, where the spec expects a failure"
                raise Failed("failing_spec_succeeds", text)
            _check_of_version(answer.path, answer.status, raw.version)
            check_no_results(answer)
        return None


GROUP: Final = _ExpectedFailure()


def _prepared(raw: RawDevice, model: Model) -> IPreparedModel | None:
    """The prepared model; None when the driver has refused it, and Skipped if as not supported."""
    check_not_newer(raw, model)
    words = raw.words(model)
    status, supported = raw.supported_operations(words)
    if status == ErrorStatus.INVALID_ARGUMENT:
        check_refused_preparation(raw.prepare(words), raw.prepare_call)
        return None
    _, status, prepared_model = raw.prepare(words)
    if (status == ErrorStatus.NONE) != (prepared_model is not None):
        what = "no model" if prepared_model is None else "a model"
        text = f"{raw.prepare_call}: called back with {name_of_status(status)} and {what}"
        raise Failed("model_with_error", text)
    _check_of_version(raw.prepare_call, status, raw.version)
    if prepared_model is None and not all(supported):
        raise Skipped("the driver does not support all operations of the model")
    return prepared_model


def _check_of_version(call: str, status: ErrorStatus, version: HalVersion) -> None:
    """Raises Failed for a status that came after ``version``: 1.3/types.hal ErrorStatus."""
    if status_to(status, version) != status:
        raise Failed(
            "status_of_newer_version",
            f"{call}: {name_of_status(status)}, which HAL {version} does not have; its clients "
            "know GENERAL_FAILURE and what else is in 1.0/types.hal",
        )
