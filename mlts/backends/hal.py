"""A driver of the Neural Networks HAL, through :class:`nnhal.device.Device`.

Everything that does not change from inference to inference is made once: one memory pool with all
inputs, outputs and states, and the requests on it. The states of a recurrent model lie in the
pool twice, and two requests take turns, so that what one writes the next one reads without a copy.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from mlts.backends.base import Backend, LoadedModel, ModelUnsupported, Session, as_type
from mlts.backends.pool import SessionPool, UnknownSize
from mlts.results import BackendInfo, BackendRole, DriverInfo
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
    """A driver under the name that the user has given it."""

    def __init__(self, name: str, device: Device, implementation: str = "") -> None:
        self._device = device
        self.info = info_of(name, description_of(device), implementation)

    @property
    def has_cache(self) -> bool:
        files = self._device.number_of_cache_files
        return files.model_cache + files.data_cache > 0

    def load(self, model: LoadedModel) -> None:
        try:
            imported, _ = model.imported, model.baseline_data
        except UnsupportedModel as error:
            raise ModelUnsupported(f"not expressible in the HAL: {error}") from error
        supported = self._device.supported_operations(imported.model)
        if not all(supported):
            raise ModelUnsupported(_unsupported(imported.model, supported))

    def prepare(self, model: LoadedModel) -> Session:
        imported = model.imported
        prepared = self._device.prepare(imported.model)
        try:
            return HalSession(imported, prepared)
        except UnknownSize as error:
            raise ModelUnsupported(str(error)) from error

    def compile(self, model: LoadedModel) -> None:
        self._device.prepare(model.imported.model)

    def save_to_cache(self, model: LoadedModel, directory: Path) -> None:
        with self._cache(model, directory) as cache:
            self._device.prepare(model.imported.model, cache=cache)

    def prepare_from_cache(self, model: LoadedModel, directory: Path) -> None:
        with self._cache(model, directory) as cache:
            try:
                self._device.prepare_from_cache(cache)
            except Inexpressible:  # a driver that takes the model along, and finds it saved
                self._device.prepare(model.imported.model, cache=cache)

    def _cache(self, model: LoadedModel, directory: Path) -> CacheFiles:
        token = sha256(str(model.path).encode()).digest()
        return CacheFiles.open(directory, self._device.number_of_cache_files, token)


class HalSession(Session):
    """A prepared model with its pool and its requests."""

    def __init__(self, imported: ImportedModel, prepared: PreparedModel) -> None:
        pool = SessionPool(imported)
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
