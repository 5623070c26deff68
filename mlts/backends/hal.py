"""A driver of the Neural Networks HAL, through :class:`nnhal.device.Device`.

Everything that does not change from inference to inference is made once: one memory pool with all
inputs, outputs and states, and the requests on it. The states of a recurrent model lie in the
pool twice, and two requests take turns, so that what one writes the next one reads without a copy.

What the driver does not take runs on TF Lite's built-in kernels, or on ONNX Runtime
(:mod:`mlts.backends.delegated`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from mlts.backends.approximations import check_comparable, reference_of
from mlts.backends.base import (
    Backend,
    LoadedModel,
    ModelUnsupported,
    NotDelegated,
    Session,
    as_type,
)
from mlts.backends.chain import ChainSession, part_on_runtime
from mlts.backends.delegated import Plan, plan_of, plan_one_by_one
from mlts.backends.pool import SessionPool, UnknownSize
from mlts.results import BackendInfo, BackendRole, DriverInfo, Through
from nnhal import registry
from nnhal.device import CacheFiles, Device, PreparedModel
from nnhal.errors import Inexpressible
from nnhal.types import Model, OperationType
from nntest.runner import driver_under_test
from nntest.runner.driver_under_test import DriverDescription
from nntflite.errors import UnsupportedModel

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from nntflite.importer import ImportedModel

__all__ = ["HalBackend", "HalSession", "description_of", "info_of"]

LISTED: Final = 3
"""Operations of a type that are listed by their number where a driver refuses them."""


class HalBackend(Backend):
    """A driver under the name that the user has given it.

    ``threads`` are those of the runtime that runs a part of a model; ``max_partitions`` limits the
    parts that the driver gets of a model that it does not take as a whole.
    """

    through = Through.HAL

    def __init__(
        self,
        name: str,
        device: Device,
        implementation: str = "",
        *,
        threads: int = 1,
        max_partitions: int | None = None,
    ) -> None:
        self._device = device
        self._threads = threads
        self._max_partitions = max_partitions
        self._planned: tuple[LoadedModel, Plan | None] | None = None
        self.info = info_of(name, description_of(device), implementation)

    @property
    def has_cache(self) -> bool:
        files = self._device.number_of_cache_files
        return files.model_cache + files.data_cache > 0

    def load(self, model: LoadedModel) -> None:
        self._planned = (model, self._plan(model))

    def prepare(self, model: LoadedModel) -> Session:
        plan = self._plan_of(model)
        try:
            if plan is None:
                return self._session(model.imported)
            sessions = self._sessions(model, plan)
        except UnknownSize as error:
            raise ModelUnsupported(str(error)) from error
        return ChainSession(plan, sessions, partial(self._reference, model, plan))

    def one_by_one(self, model: LoadedModel) -> Session | None:
        plan = plan_one_by_one(model, self._device)
        return ChainSession(plan, self._sessions(model, plan)) if plan else None

    def _sessions(self, model: LoadedModel, plan: Plan) -> list[Session]:
        return [
            self._session(part.imported)
            if part.imported
            else part_on_runtime(model, part, threads=self._threads)
            for part in plan.parts
        ]

    def compile(self, model: LoadedModel) -> None:
        plan = self._plan_of(model)
        for imported in self._imported(model):
            self._device.prepare(imported.model)
        for part in plan.parts if plan else ():
            if part.imported is None:
                part_on_runtime(model, part, threads=self._threads)

    def save_to_cache(self, model: LoadedModel, directory: Path) -> None:
        for number, imported in enumerate(self._imported(model)):
            with self._cache(model, directory, number) as cache:
                self._device.prepare(imported.model, cache=cache)

    def prepare_from_cache(self, model: LoadedModel, directory: Path) -> None:
        for number, imported in enumerate(self._imported(model)):
            with self._cache(model, directory, number) as cache:
                try:
                    self._device.prepare_from_cache(cache)
                except Inexpressible:  # a driver that takes the model along, and finds it saved
                    self._device.prepare(imported.model, cache=cache)

    def _plan(self, model: LoadedModel) -> Plan | None:
        """The plan that cuts ``model``; None where the driver takes it whole.

        Raises NotDelegated.
        """
        try:
            check_comparable(model.imported)
            supported = self._device.supported_operations(model.imported.model)
            if all(supported):
                return None
            why = _unsupported(model.imported.model, supported)
        except UnsupportedModel as error:
            why = f"not expressible in the HAL: {error}"
        except ModelUnsupported as error:
            why = str(error)
        plan = plan_of(model, self._device, self._max_partitions)
        if plan is None:
            raise NotDelegated(why)
        return plan

    def _plan_of(self, model: LoadedModel) -> Plan | None:
        if self._planned is None or self._planned[0] is not model:
            self.load(model)
        assert self._planned is not None
        return self._planned[1]

    def _imported(self, model: LoadedModel) -> list[ImportedModel]:
        """HAL models that the driver gets of ``model``."""
        plan = self._plan_of(model)
        if plan is None:
            return [model.imported]
        return [part.imported for part in plan.parts if part.imported]

    def _session(self, imported: ImportedModel) -> Session:
        return HalSession(imported, self._device.prepare(imported.model))

    def _reference(self, model: LoadedModel, plan: Plan) -> Session | None:
        """All parts on the runtime, with those that round otherwise as the driver gets them."""
        found = [reference_of(part.imported) if part.imported else None for part in plan.parts]
        if not any(found):
            return None
        pairs = zip(found, plan.parts, strict=True)
        return ChainSession(
            plan,
            [each or part_on_runtime(model, part, threads=self._threads) for each, part in pairs],
        )

    def _cache(self, model: LoadedModel, directory: Path, number: int) -> CacheFiles:
        folder = directory / str(number)
        folder.mkdir(exist_ok=True)
        token = sha256(f"{model.path} {number}".encode()).digest()
        return CacheFiles.open(folder, self._device.number_of_cache_files, token)


class HalSession(Session):
    """A prepared model with its pool and its requests."""

    def __init__(self, imported: ImportedModel, prepared: PreparedModel) -> None:
        pool = SessionPool(imported)
        self.approximations = imported.approximations
        self.reference = partial(reference_of, imported)
        self._prepared = prepared
        self._inputs = tuple(map(pool.view, pool.inputs))
        self._outputs = tuple(map(pool.view, pool.outputs))
        self._states = [
            (pool.view(place), pair.initial)
            for place, pair in zip(pool.states[0], imported.state, strict=True)
        ]
        self._requests = pool.requests()
        self._turn = 0
        self.run = self._run_in_turn if imported.state else self._run_plainly()

    def reset(self) -> None:
        self._turn = 0
        for state, initial in self._states:
            state[...] = initial

    def set_inputs(self, values: Sequence[NDArray[Any]]) -> None:
        for place, value in zip(self._inputs, values, strict=True):
            place[...] = as_type(value, place.dtype)

    def outputs(self) -> tuple[NDArray[Any], ...]:
        return self._outputs

    def _run_plainly(self) -> Callable[[], None]:
        execute, request = self._prepared.execute, self._requests[0]

        def run() -> None:
            execute(request)

        return run

    def _run_in_turn(self) -> None:
        self._prepared.execute(self._requests[self._turn])
        self._turn = 1 - self._turn


def description_of(device: Device, *, is_served: bool = False) -> DriverDescription:
    """Ask a driver everything that reports say of it. Raises HalError."""
    files = device.number_of_cache_files
    return msgspec.structs.replace(
        driver_under_test.description_of(device, is_served=is_served),
        threads=device.threads,
        extensions=tuple(extension.name for extension in device.supported_extensions),
        model_cache_files=files.model_cache,
        data_cache_files=files.data_cache,
    )


def info_of(
    name: str, about: DriverDescription | None, implementation: str | None = None
) -> BackendInfo:
    """The backend of the driver ``name``; None for a driver that has not been asked yet."""
    if about is None:
        return BackendInfo(name=name, role=BackendRole.DRIVER)
    if implementation is None:
        implementation = registry.drivers().get(name, name)
    return BackendInfo(
        name=name,
        role=BackendRole.DRIVER,
        threads=about.threads,
        driver=DriverInfo(
            device_name=about.name,
            version=about.version,
            type=about.type,
            hal_version=about.hal_version,
            implementation=implementation,
            extensions=about.extensions,
            model_cache_files=about.model_cache_files,
            data_cache_files=about.data_cache_files,
        ),
    )


def _unsupported(model: Model, supported: Sequence[bool]) -> str:
    """Names the operations that a driver refuses, with their numbers."""
    refused: dict[str, list[int]] = {}
    for number, (operation, is_supported) in enumerate(
        zip(model.main.operations, supported, strict=True)
    ):
        if not is_supported:
            refused.setdefault(_name(operation.type), []).append(number)
    listed = (f"{name} (operation {_numbers(numbers)})" for name, numbers in refused.items())
    return f"not supported by the driver: {', '.join(listed)}"


def _name(operation_type: int) -> str:
    try:
        return OperationType(operation_type).name
    except ValueError:
        return f"operation {operation_type:#x}"


def _numbers(numbers: Sequence[int]) -> str:
    """The first few."""
    shown = ", ".join(map(str, numbers[:LISTED]))
    return shown if len(numbers) <= LISTED else f"{shown} and {len(numbers) - LISTED} more"
