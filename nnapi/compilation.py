"""A compilation: a model made ready for the devices that run it (``ANeuralNetworksCompilation_*``).

Source: ``runtime/CompilationBuilder.cpp``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nnapi.attributes import Attributes, check_given
from nnapi.buffers import Buffer, bytes_of
from nnapi.caching import CacheInfo
from nnapi.deadlines import MAX_DURATION_NS, deadline_after
from nnapi.devices import RuntimeDevice
from nnapi.errors import NnapiError, bad_data, bad_state, unexpected_null
from nnapi.memory_desc import StepRole
from nnapi.memory_rules import IoType
from nnapi.model import Model
from nnapi.partitioning.partition import partition, simple_plan
from nnapi.partitioning.plan import Plan, PlanKind
from nnapi.partitioning.source_models import SourceModels
from nnapi.plan_compilation import CompiledPlan, compile_plan
from nnapi.preparation import MemoryPreference, Options
from nnapi.priorities import Preference, Priority
from nnapi.result_codes import ResultCode
from nnapi.settings import Partitioning
from nnhal.debug import vlog
from nnhal.types import CACHE_TOKEN_SIZE

__all__ = ["Compilation"]

_compilation: Final = vlog.channel("compilation")

_USERS_ERRORS: Final = (ResultCode.UNEXPECTED_NULL, ResultCode.BAD_DATA)
"""Errors of the application, which the CPU could not make good either."""


class Compilation:
    """The compilation of ``model`` for all devices, or for ``devices`` and without the CPU's help.

    UNEXPECTED_NULL for None among the devices, BAD_DATA for none, one twice, or one that is not
    the runtime's, BAD_STATE for a model that is not finished, or not valid.
    """

    def __init__(
        self, model: Model | None, devices: Sequence[RuntimeDevice | None] | None = None
    ) -> None:
        if model is None:
            raise unexpected_null("the model")
        runtime = model.runtime
        self.has_explicit_devices = devices is not None
        """Whether the application has named the devices."""
        self.devices: tuple[RuntimeDevice, ...] = (
            runtime.devices if devices is None else _checked(devices, runtime.devices)
        )
        if not model.is_finished or not model.is_valid:
            raise bad_state("the model is not finished, or not valid")
        self.model = model
        self.runtime = runtime
        self.plan = Plan(PlanKind.EMPTY, SourceModels(model.hal))
        """How the model is run; of kind EMPTY until :meth:`finish`."""
        self.fallback_reason: NnapiError | None = None
        """Why the whole model was compiled for the CPU although devices can run it."""
        self._partitioning = (
            Partitioning.WITHOUT_FALLBACK
            if self.has_explicit_devices
            else runtime.settings.partitioning
        )
        self._preference = Preference.FAST_SINGLE_ANSWER
        self._priority = Priority.MEDIUM
        self._timeout_ns: int | None = None
        self._cache: CacheInfo | None = None
        self._attributes = Attributes(runtime.extensions)
        self._is_finished = False
        self._compiled: CompiledPlan | None = None

    @property
    def is_finished(self) -> bool:
        """Whether :meth:`finish` has been called, with success or not."""
        return self._is_finished

    @property
    def allows_fallback(self) -> bool:
        """Whether the CPU makes good what devices fail to do."""
        return self._partitioning == Partitioning.WITH_FALLBACK

    @property
    def has_one_explicit_device(self) -> bool:
        """Whether the application has named one device: time limits and timing need that."""
        return self.has_explicit_devices and len(self.devices) == 1

    @property
    def compiled(self) -> CompiledPlan:
        """The plan with its models prepared. BAD_STATE before success of :meth:`finish`."""
        if self._compiled is None:
            state = "is not valid" if self._is_finished else "is not finished"
            raise bad_state(f"the compilation {state}")
        return self._compiled

    def set_preference(self, preference: int) -> None:
        """0 to 2: low power, fast single answer, sustained speed. BAD_DATA for others."""
        self._check_open()
        if preference not in frozenset(Preference):
            raise bad_data(f"preference {preference}: expected 0 to 2")
        self._preference = Preference(preference)

    def set_priority(self, priority: int) -> None:
        """90, 100 or 110. BAD_DATA for others."""
        self._check_open()
        if priority not in frozenset(Priority):
            raise bad_data(f"priority {priority}: expected 90, 100 or 110")
        self._priority = Priority(priority)

    def set_timeout(self, duration_ns: int) -> None:
        """Limit :meth:`finish`; 0 for no limit. BAD_DATA without a device that was named alone."""
        self._check_open()
        self.check_one_explicit_device("a time limit")
        if not 0 <= duration_ns <= MAX_DURATION_NS:
            raise bad_data(f"duration {duration_ns}: expected an unsigned 64-bit number")
        self._timeout_ns = duration_ns or None

    def set_caching(self, directory: str | None, token: Buffer | None) -> None:
        """Cache in ``directory``, which exists, under ``token`` of 32 bytes."""
        if directory is None or token is None:
            raise unexpected_null("directory and token")
        self._check_open()
        content = bytes(bytes_of(token))
        if len(content) != CACHE_TOKEN_SIZE:
            raise bad_data(f"a token of {len(content)} bytes, expected {CACHE_TOKEN_SIZE}")
        self._cache = CacheInfo(str(directory), content)

    def add_extension_attribute(
        self, extension: str | None, code: int, data: Buffer | None
    ) -> None:
        """Tell the driver of the one named device what an extension of its vendor asks for."""
        check_given(extension, data)
        assert extension is not None
        assert data is not None
        self._check_open()
        self.check_one_explicit_device("an attribute of an extension")
        self._attributes.add(extension, code, data)

    def check_one_explicit_device(self, what: str) -> None:
        """BAD_DATA unless the application has named one device."""
        if not self.has_one_explicit_device:
            raise bad_data(f"{what} needs a compilation for one device that was named")

    def finish(self) -> None:
        """Plan and prepare. Raises the code of the failure, unless the CPU can make it good."""
        self._check_open()
        self._is_finished = True
        options = Options(
            self._preference,
            self._priority,
            deadline_after(self._timeout_ns),
            self._cache,
            self._attributes.hints(),
            self._attributes.digested(),
        )
        if self._partitioning == Partitioning.NO:
            self._compile_for_cpu(options)
            return
        try:
            self._compile(options)
        except NnapiError as error:
            if not self._can_be_made_good(error):
                self.plan = self.plan.as_error()
                raise
            _compilation("with the CPU alone, since %s", error)
            self.fallback_reason = error
            self._compile_for_cpu(options)

    def preferred_memory_alignment_for_input(self, index: int) -> int:
        """Bytes, a power of two. BAD_STATE before :meth:`finish`, BAD_DATA for a wrong index."""
        return self._memory_preference(IoType.INPUT, index).alignment

    def preferred_memory_padding_for_input(self, index: int) -> int:
        """Return the padding, like :meth:`preferred_memory_alignment_for_input` the alignment."""
        return self._memory_preference(IoType.INPUT, index).padding

    def preferred_memory_alignment_for_output(self, index: int) -> int:
        """Return the alignment, like :meth:`preferred_memory_alignment_for_input`."""
        return self._memory_preference(IoType.OUTPUT, index).alignment

    def preferred_memory_padding_for_output(self, index: int) -> int:
        """Return the padding, like :meth:`preferred_memory_alignment_for_input` the alignment."""
        return self._memory_preference(IoType.OUTPUT, index).padding

    def step_roles(self, io_type: IoType, index: int) -> Sequence[StepRole]:
        """Inputs and outputs of prepared models that an input or output of the model may be.

        BAD_STATE and BAD_DATA as of :meth:`preferred_memory_alignment_for_input`.
        """
        compiled = self.compiled
        self._check_index(io_type, index)
        return [
            StepRole(step.device, step.prepared, role.io_type, role.position)
            for role in compiled.roles_of(io_type, index)
            for step in (compiled.prepared[role.step],)
        ]

    def _memory_preference(self, io_type: IoType, index: int) -> MemoryPreference:
        compiled = self.compiled
        self._check_index(io_type, index)
        return compiled.memory_preference(io_type, index)

    def _check_index(self, io_type: IoType, index: int) -> None:
        main = self.model.hal.main
        indexes = main.input_indexes if io_type is IoType.INPUT else main.output_indexes
        if not 0 <= index < len(indexes):
            raise bad_data(f"{io_type.value} {index} of {len(indexes)}")

    def _check_open(self) -> None:
        if self._is_finished:
            raise bad_state("the compilation is finished")

    def _compile(self, options: Options) -> None:
        self.plan = partition(
            self.model.hal,
            self.devices,
            preference=options.preference,
            relaxed_referenced=self.model.relaxed_referenced,
            extension_types=self.runtime.extensions.types_in(self.model.hal),
            strict_slicing=self.runtime.settings.strict_slicing,
        )
        self._compiled = compile_plan(self.plan, options)

    def _compile_for_cpu(self, options: Options) -> None:
        self.plan = simple_plan(
            self.model.hal,
            self.runtime.cpu,
            extension_types=self.runtime.extensions.types_in(self.model.hal),
        )
        try:
            self._compiled = compile_plan(self.plan, options)
        except NnapiError:
            self.plan = self.plan.as_error()
            raise

    def _can_be_made_good(self, error: NnapiError) -> bool:
        """Whether the CPU may compile the model that devices have failed to compile."""
        if error.code in _USERS_ERRORS or not self.allows_fallback:
            return False
        return not self.model.has_oem_operation and not self.model.has_extension_operation


def _checked(
    chosen: Sequence[RuntimeDevice | None], known: Sequence[RuntimeDevice]
) -> tuple[RuntimeDevice, ...]:
    if not chosen:
        raise bad_data("no devices")
    devices: list[RuntimeDevice] = []
    for device in chosen:
        if device is None:
            raise unexpected_null("a device")
        if any(device is other for other in devices):
            raise bad_data(f"device {device.name} twice")
        if not any(device is other for other in known):
            raise bad_data(f"device {device!r} is not one of the runtime's")
        devices.append(device)
    return tuple(devices)
