"""A driver in the canonical form: every call of HAL 1.3, whatever version the driver chose."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias, TypeVar
from weakref import WeakKeyDictionary, WeakSet

import msgspec

from nnhal._driver_kit import caching
from nnhal._driver_kit.aidl_prepared_model import PreparedModelAidl, PreparedModelAidlV4
from nnhal._driver_kit.buffers import BufferTracker, DeviceMemory, KitBuffer, Role
from nnhal._driver_kit.caching import OwnedHandles
from nnhal._driver_kit.driver import Driver, PrepareOptions, Program, Signature
from nnhal._driver_kit.executor import Executor
from nnhal._driver_kit.failures import LOGGER, status_of
from nnhal._driver_kit.prepared_model import PreparedModelV1_0, prepared_model_class
from nnhal._driver_kit.workers import Workers
from nnhal.capabilities import sorted_by_type
from nnhal.errors import HalError, Invalid
from nnhal.interfaces import AllocationResult, BufferRoles, IPreparedModel
from nnhal.scheduling import giving_way
from nnhal.types import (
    CacheHandles,
    Capabilities,
    DeviceType,
    ErrorStatus,
    Extension,
    HalVersion,
    Model,
    ModelV1_0,
    ModelV1_1,
    ModelV1_2,
    NumberOfCacheFiles,
)
from nnhal.validation import (
    check_buffer_roles,
    check_cache_files,
    check_capabilities,
    check_extensions,
    check_model,
    check_preference,
    check_priority,
)
from nnhal.validation.extensions import check_extension_operands, declared_types
from nnhal.validation.overlaps import NO_CONSTANTS, ConstantRanges, constant_ranges
from nnhal.versions import AnyModel, canonical_model

__all__ = ["Core", "NotifyPrepared"]

_T = TypeVar("_T")

NotifyPrepared: TypeAlias = Callable[[ErrorStatus, Any], None]
"""The prepared-model callback of some version; the prepared model has the driver's version."""

_Made: TypeAlias = tuple[Program, ConstantRanges]
"""A program, and the client's memory that its constants are in."""

_PreparedModel: TypeAlias = PreparedModelV1_0 | PreparedModelAidl

_NEWEST: Final[Mapping[type, HalVersion]] = {
    ModelV1_0: HalVersion.V1_0,
    ModelV1_1: HalVersion.V1_1,
    ModelV1_2: HalVersion.V1_2,
}
"""The version whose operations and types an old interface knows; a driver may know more."""

_NAME: Final = re.compile(r"[^\s-]+-\S+")


class Core:
    """Everything about a driver but the shape of its interface. No method raises."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        # Read once: a driver must give the same answers as long as it runs.
        self.version = HalVersion(driver.hal_version)
        self.version_string = str(driver.version)
        self.type = DeviceType(driver.type)
        self.extensions = tuple(driver.extensions)
        self.cache_files = driver.cache_files
        self.runtime_only = driver.runtime_only_models
        _check_attributes(driver.name, self.cache_files, self.extensions)
        self._prepared_model = _prepared_model_class(self.version)
        self._workers = Workers(driver.name)
        self._buffers = BufferTracker()
        # Models never change, and a client that prepares one has asked for its operations before.
        self._sound: WeakSet[Model] = WeakSet()
        self._unsound: WeakKeyDictionary[Model, str] = WeakKeyDictionary()
        """And why."""

    def answer(self, call: str, question: Callable[[], _T], default: _T) -> tuple[ErrorStatus, _T]:
        """Return the driver's answer to a start-up query, or ``default`` and why not."""
        try:
            return ErrorStatus.NONE, question()
        except Exception as error:
            return status_of(error, call), default

    def capabilities(self) -> tuple[ErrorStatus, Capabilities]:
        """Return the driver's declared performance, sorted; GENERAL_FAILURE for what no driver may
        declare.
        """
        try:
            capabilities = self.driver.capabilities()
            table = sorted_by_type(capabilities.operand_performance)
            capabilities = msgspec.structs.replace(capabilities, operand_performance=table)
            check_capabilities(capabilities)
        except Invalid as error:
            # The author's mistake, not the client's.
            wrong = ValueError(f"wrong capabilities: {error}")
            return status_of(wrong, "getCapabilities"), Capabilities()
        except Exception as error:
            return status_of(error, "getCapabilities"), Capabilities()
        return ErrorStatus.NONE, capabilities

    def supported_operations(self, model: AnyModel) -> tuple[ErrorStatus, Sequence[bool]]:
        """One answer per operation of the main subgraph."""
        try:
            return ErrorStatus.NONE, self._supported(self._checked(model))
        except Exception as error:
            return status_of(error, "getSupportedOperations"), []

    def prepare(
        self,
        model: AnyModel,
        options: PrepareOptions,
        cache: CacheHandles,
        notify: NotifyPrepared,
    ) -> ErrorStatus:
        """Prepare in the background and notify exactly once; the status of the launch."""

        def prepare() -> _Made:
            if not all(self._supported(checked)):
                raise Invalid("the model has operations that the driver does not support")
            _check_deadline(options.deadline_ns)
            program = _checked_program(self.driver.prepare(checked, options))
            program.signature = Signature.of(checked, self.extensions)
            caching.save(self.driver, program, owned)
            return program, constant_ranges(checked)

        try:
            with giving_way():
                checked = self._checked(model)
            check_preference(options.preference)
            check_priority(options.priority)
        except Exception as error:
            return _refuse("prepareModel", error, notify)
        owned = OwnedHandles(cache)
        return self._launch("prepareModel", prepare, owned, notify)

    def prepare_from_cache(
        self, deadline_ns: int | None, cache: CacheHandles, notify: NotifyPrepared
    ) -> ErrorStatus:
        """Like :meth:`prepare`, from what an earlier preparation has saved."""

        def load() -> _Made:
            _check_deadline(deadline_ns)
            program = _checked_program(caching.load(self.driver, owned))
            if program.signature is None:
                raise TypeError("load_from_cache has returned a program without signature")
            return program, NO_CONSTANTS  # its constants are the driver's own

        owned = OwnedHandles(cache)
        return self._launch("prepareModelFromCache", load, owned, notify)

    def allocate(self, wanted: BufferRoles) -> AllocationResult:
        """A device memory, and the token that stands for it."""
        try:
            executors = [self._own(prepared_model) for prepared_model in wanted.prepared_models]
            boundaries = [(e.signature.inputs, e.signature.outputs) for e in executors]
            sides = wanted.input_roles, wanted.output_roles
            operand = check_buffer_roles(wanted.desc, *sides, boundaries)
            roles = frozenset(
                Role(executors[role.model_index].number, is_output, role.io_index)
                for is_output, roles in zip((False, True), sides, strict=True)
                for role in roles
            )
            if len(roles) < sum(map(len, sides)):
                raise Invalid("the same role of a prepared model by two of its indexes")
            memory = DeviceMemory(operand, roles)
            return ErrorStatus.NONE, KitBuffer(memory), self._buffers.add(memory)
        except Exception as error:
            return status_of(error, "allocate"), None, 0

    def _checked(self, model: AnyModel) -> Model:
        """The model in the canonical form; raises Invalid, also for what is newer than we are or
        than the interface that it comes by.
        """
        if isinstance(model, Model):
            if model in self._sound:
                return model
            if reason := self._unsound.get(model):
                raise Invalid(reason)
        canonical = canonical_model(model)
        try:
            self._check(model, canonical)
        except Invalid as error:
            self._unsound[canonical] = str(error)
            raise
        self._sound.add(canonical)
        return canonical

    def _check(self, model: AnyModel, canonical: Model) -> None:
        """Raises Invalid. ``canonical`` is ``model`` in the canonical form."""
        level = check_model(canonical, runtime_only=self.runtime_only)
        newest = min(self.version, _NEWEST.get(type(model), self.version))
        if level > newest.level:
            where = "driver" if newest == self.version else "interface"
            raise Invalid(f"the model needs HAL {level}, the {where} has {newest}")
        check_extension_operands(canonical, declared_types(canonical, self.extensions))

    def _supported(self, model: Model) -> list[bool]:
        supported = [bool(answer) for answer in self.driver.supported_operations(model)]
        if len(supported) != len(model.main.operations):
            count = len(model.main.operations)
            raise TypeError(f"{len(supported)} answers for {count} operations")
        return supported

    def _launch(
        self, call: str, make: Callable[[], _Made], cache: OwnedHandles, notify: NotifyPrepared
    ) -> ErrorStatus:
        def work() -> None:
            try:
                # Of the cache nothing is open any more when the client hears of the end.
                with cache, giving_way():
                    prepared_model = self._make(*make())
            except BaseException as error:  # in a thread that nobody would hear of
                _refuse(call, error, notify)
            else:
                _notify(notify, ErrorStatus.NONE, prepared_model)

        try:
            self._workers.submit(work)
        except Exception as error:
            cache.close()
            return _refuse(call, error, notify)
        return ErrorStatus.NONE

    def _make(self, program: Program, constants: ConstantRanges) -> _PreparedModel:
        assert program.signature is not None
        executor = Executor(
            program,
            program.signature,
            workers=self._workers,
            buffers=self._buffers,
            allow_unspecified_output=self.version >= HalVersion.V1_2,
            constants=constants,
        )
        return self._prepared_model(executor)

    def _own(self, prepared_model: IPreparedModel) -> Executor:
        if isinstance(prepared_model, (PreparedModelV1_0, PreparedModelAidl)):
            executor = prepared_model.executor
            if executor.workers is self._workers:
                return executor
        raise Invalid("a prepared model of another driver")


def _check_attributes(
    name: str, files: NumberOfCacheFiles, extensions: Sequence[Extension]
) -> None:
    """ValueError for start-up answers that no driver may give."""
    if not _NAME.fullmatch(name):
        raise ValueError(f"driver name {name!r} is not of the form VENDOR-DEVICE")
    check_cache_files(files)
    check_extensions(extensions)


def _prepared_model_class(version: HalVersion) -> type[_PreparedModel]:
    if version >= HalVersion.AIDL_V4:
        return PreparedModelAidlV4
    return PreparedModelAidl if version.is_aidl else prepared_model_class(version)


def _check_deadline(deadline_ns: int | None) -> None:
    if deadline_ns is not None and time.monotonic_ns() >= deadline_ns:
        message = "the deadline had passed before the preparation began"
        raise HalError(ErrorStatus.MISSED_DEADLINE_PERSISTENT, message)


def _checked_program(program: object) -> Program:
    if not isinstance(program, Program):
        raise TypeError(f"expected a Program, got {type(program).__name__}")
    return program


def _refuse(call: str, error: BaseException, notify: NotifyPrepared) -> ErrorStatus:
    status = status_of(error, call)
    _notify(notify, status, None)
    return status


def _notify(
    notify: NotifyPrepared, status: ErrorStatus, prepared_model: _PreparedModel | None
) -> None:
    try:
        notify(status, prepared_model)
    except Exception:
        LOGGER.exception("a prepared-model callback raised")
