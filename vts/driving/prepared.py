"""Preparation as Android's ``createPreparedModel`` does it, and the prepared model under test.

Source: ``VtsHalNeuralnetworks.cpp`` of the VTS of each HAL version.
"""

from __future__ import annotations

import warnings
from collections.abc import Container, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple, TypeAlias
from zlib import crc32

from nnhal.client.aidl_numbers import or_none_ns
from nnhal.client.guard import guarded
from nnhal.device import Device
from nnhal.errors import DeadObject, HalError, Invalid
from nnhal.interfaces import IExecutionAidl, IPreparedModel
from nnhal.operations.node import code_name
from nnhal.types import (
    ErrorStatus,
    ExecutionConfig,
    ExecutionPreference,
    HalVersion,
    Model,
    OperationType,
    Priority,
    Request,
)
from nnhal.versions import MeaningLost, required_version
from nntest.failure import FALSE_CLAIM
from vts.raw import AidlBurst, Options, RawBurst, RawDevice, name_of_status, raw_devices
from vts.raw.runtime_only import RUNTIME_ONLY, is_runtime_only
from vts.test_group import Failed, Skipped

__all__ = ["ANY_ERROR", "Prepared", "Wishes", "prepare", "prepared", "unsupported"]

ANY_ERROR: Final = frozenset(ErrorStatus) - {ErrorStatus.NONE}

AnyBurst: TypeAlias = RawBurst | AidlBurst


class Wishes(NamedTuple):
    """Wishes of a client for a preparation. None of it changes what the model computes."""

    preference: ExecutionPreference = ExecutionPreference.FAST_SINGLE_ANSWER
    priority: Priority = Priority.MEDIUM

    @classmethod
    def of(cls, name: str) -> Wishes:
        """Return the wishes of the test ``name``: other tests have other ones, and each has always
        the same.
        """
        number = crc32(name.encode())
        preferences, priorities = [*ExecutionPreference], [*Priority]
        return cls(preferences[number % 3], priorities[number // 3 % 3])

    def __str__(self) -> str:
        return f"prepared for {self.preference.name}, priority {self.priority.name}"


_USUAL: Final = Wishes()


class Prepared:
    """A prepared model under test, and how to execute it.

    Use it in a ``with``: at the end it fails a driver that has called back more than once, and
    lets the prepared model go.
    """

    def __init__(self, raw: RawDevice, interface: IPreparedModel) -> None:
        self.raw = raw
        self.interface = interface
        self._burst: AnyBurst | None = None
        self._reusable: dict[tuple[int, bool, int | None], tuple[Request, IExecutionAidl]] = {}

    @property
    def version(self) -> HalVersion:
        """HAL version of the driver."""
        return self.raw.version

    @property
    def burst(self) -> AnyBurst:
        """The burst of this prepared model, made when it is asked for first."""
        if self._burst is None:
            self._burst = self.new_burst()
        return self._burst

    def new_burst(self) -> AnyBurst:
        """A further burst; Failed when the driver gives none."""
        if self.version.is_aidl:
            return AidlBurst(self.interface)
        return RawBurst(self.raw, self.interface)

    def reusable(self, request: Request, options: Options) -> IExecutionAidl | ErrorStatus:
        """The execution of ``request`` that was made when it was asked for first; the status of a
        driver that makes none (AIDL 4). Raises Failed.
        """
        key = id(request), options.measure, options.loop_timeout_ns
        if key in self._reusable:
            return self._reusable[key][1]
        config = ExecutionConfig(options.measure, or_none_ns(options.loop_timeout_ns))
        call = "createReusableExecution"
        with guarded(call):
            status, execution = self.interface.create_reusable_execution(  # type: ignore[attr-defined]
                request, config
            )
        if (status == ErrorStatus.NONE) != (execution is not None):
            given = "no execution" if execution is None else "an execution"
            text = f"{call} answered {name_of_status(status)} with {given}"
            raise Failed("execution_with_error", text)
        if execution is None:
            return ErrorStatus(status)
        self._reusable[key] = request, execution
        return execution  # type: ignore[no-any-return]

    def burst_alone(self) -> Prepared:
        """A further burst, as the burst of what has no prepared model: that may be released."""
        alone = Prepared.of_nothing(self.raw)
        alone._burst = self.new_burst()
        return alone

    @classmethod
    def of_nothing(cls, raw: RawDevice) -> Prepared:
        """The same without a prepared model, to use what was made of one that may be released."""
        return cls(raw, IPreparedModel())

    def again(self) -> Prepared:
        """The same prepared model, with a burst of its own: for another thread."""
        return Prepared(self.raw, self.interface)

    def __enter__(self) -> Prepared:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            self.raw.callbacks.check()
            if self._burst is not None:
                self._burst.check_quiet()
        if self._burst is not None:
            self._burst.__exit__(None, None, None)
            self._burst = None
        self._reusable.clear()


def unsupported(device: Device, model: Model) -> str | None:
    """None for a driver that claims to run all of ``model``, otherwise what it does not claim.

    HalError when the driver refuses to say. A driver of HAL 1.3 may know later operations, and is
    asked; it may as well refuse a model that has them.
    """
    try:
        with _meaning_may_be_lost(device, model):
            supported = device.supported_operations(model)
    except HalError as error:
        may_refuse = _is_too_new(device, model) or is_runtime_only(model)
        if error.status != ErrorStatus.INVALID_ARGUMENT or not may_refuse:
            raise
        supported = [False] * len(model.main.operations)
    if all(supported):
        return None
    pairs = zip(model.main.operations, supported, strict=True)
    names = {code_name(OperationType, operation.type) for operation, yes in pairs if not yes}
    reason = f"the driver does not support {', '.join(sorted(names))}"
    if _is_too_new(device, model):
        reason += f": the model needs HAL {_required(model)}, the driver has {device.hal_version}"
    elif is_runtime_only(model):
        reason += f": {RUNTIME_ONLY}"
    return reason


def prepared(
    device: Device, model: Model, raw: RawDevice | None = None, wishes: Wishes = _USUAL
) -> Prepared:
    """``model`` prepared with the usual ``wishes``, by default in the driver's first way.

    Raises Skipped for a model that the driver neither claims to run nor prepares, Failed for one
    that it claims and does not prepare, or an answer that no driver may give. What no driver is
    ever shown it may claim without a thought, and then not prepare.
    """
    reason = unsupported(device, model)
    if reason is None and is_runtime_only(model):
        reason = f"the driver does not prepare the model: {RUNTIME_ONLY}"
    if reason is not None and _is_too_new(device, model):
        raise Skipped(reason)
    raw = raw_devices(device)[0] if raw is None else raw
    refusals = () if reason is None else ANY_ERROR
    status, interface = prepare(raw, model, wishes=wishes, refusals=refusals)
    if interface is None and reason is not None:
        raise Skipped(reason)
    if interface is None:
        raise Failed(
            FALSE_CLAIM,
            f"called back with {name_of_status(status)}, expected NONE: a false claim, since "
            f"{raw.supported_call} claims all operations of the model",
            call=raw.prepare_call,
            status=status,
        )
    return Prepared(raw, interface)


def prepare(
    raw: RawDevice,
    model: Model,
    *,
    wishes: Wishes = _USUAL,
    deadline_ns: int | None = None,
    refusals: Container[int] = (),
) -> tuple[ErrorStatus, IPreparedModel | None]:
    """The status that the driver calls back with, and the prepared model if that is NONE.

    The launch itself may fail with one of ``refusals``, as long as the callback says the same: a
    driver may know at once that it cannot (``prepareModel`` of IDevice.hal). Raises Failed for
    another launch that does not answer NONE, and for a callback that contradicts itself.
    """
    launch, status, interface = raw.prepare(raw.words(model), *wishes, deadline_ns=deadline_ns)
    if ErrorStatus.DEAD_OBJECT in (launch, status):
        raise DeadObject
    if launch != ErrorStatus.NONE and not (launch == status and launch in refusals):
        raise Failed(
            "refused_by_launch",
            f"answered {name_of_status(launch)} (and called back with "
            f"{name_of_status(status)}), expected NONE: a valid model is refused by the callback",
            call=raw.prepare_call,
            status=launch,
        )
    if (status == ErrorStatus.NONE) != (interface is not None):
        given = "no prepared model" if interface is None else "a prepared model"
        raise Failed(
            "model_with_error",
            f"{raw.prepare_call} called back with {name_of_status(status)} and {given}; "
            f"a prepared model comes with NONE and with nothing else",
        )
    return status, interface


def _required(model: Model) -> HalVersion | None:
    try:
        return required_version(model)
    except Invalid:
        return None


def _is_too_new(device: Device, model: Model) -> bool:
    needed = _required(model)
    return needed is not None and needed > device.hal_version


@contextmanager
def _meaning_may_be_lost(device: Device, model: Model) -> Iterator[None]:
    """HAL 1.0 has no relaxed computation, which a driver may do without: no reason to warn."""
    if device.hal_version > HalVersion.V1_0 or not model.relax_computation_float32_to_float16:
        yield
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", MeaningLost)
        yield
