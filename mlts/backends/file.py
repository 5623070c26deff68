"""A driver that reads model files: it gets the model's own bytes, as from an application.

As a driver of the HAL it would get the file that the exporter makes of the HAL model that the
importer makes of the model's file, and its operations only. TF Lite's own kernels run the operators
that a delegate leaves.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mlts.backends.approximations import is_hybrid
from mlts.backends.base import LoadedModel, NotDelegated, Session, as_type
from mlts.backends.delegated import left_operator
from mlts.backends.driver import DriverBackend
from mlts.results import Delegation, LeftCause, Through
from nnhal.device import Device
from nntflite import file_drivers
from nntflite.file_drivers import FileDriver, Refused, file_driver_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["FileBackend", "FileSession", "reads_files"]


class FileBackend(DriverBackend):
    """A driver that compiles the file in a process that it shares with TF Lite."""

    through = Through.FILE

    @property
    def has_cache(self) -> bool:
        return False

    def load(self, model: LoadedModel) -> None:
        count = len(model.graph.operators)
        if len(self._open(model).left) == count:
            raise NotDelegated(f"the delegate takes none of the model's {count} operators")

    def prepare(self, model: LoadedModel) -> Session:
        return FileSession(self._open(model), model)

    def compile(self, model: LoadedModel) -> None:
        self._open(model)

    def _open(self, model: LoadedModel) -> file_drivers.Session:
        suffix = model.format.suffix
        driver = reads_files(self._device, suffix)
        if driver is None:
            raise NotDelegated(f"it reads no {suffix} files: leave out --through file")
        try:
            return driver.open(_file_of(model))
        except Refused as error:
            raise NotDelegated(
                f"it does not take the model's file (--through hal gives it a HAL model): {error}"
            ) from error


class FileSession(Session):
    """A compiled file. ``run`` is the driver's alone."""

    def __init__(self, compiled: file_drivers.Session, model: LoadedModel) -> None:
        self._compiled = compiled
        self._graph = model.graph
        self._types = [port.dtype for port in model.ports.inputs]
        self.hides_steps = any(
            is_hybrid(self._graph, number) for number in range(len(self._graph.operators))
        )
        self.run = compiled.invoke

    def reset(self) -> None:
        self._compiled.reset()

    def set_inputs(self, values: Sequence[NDArray[Any]]) -> None:
        pairs = zip(values, self._types, strict=True)
        self._compiled.set_inputs([v if dtype is None else as_type(v, dtype) for v, dtype in pairs])

    def outputs(self) -> tuple[NDArray[Any], ...]:
        return tuple(self._compiled.outputs())

    @property
    def delegation(self) -> Delegation | None:
        if not self._compiled.left:
            return None
        left = (left_operator(self._graph, n, LeftCause.DRIVER) for n in self._compiled.left)
        return Delegation(operators=len(self._graph.operators), left=tuple(left))


def _file_of(model: LoadedModel) -> bytes:
    """The model's own bytes, unless the data have other shapes than it."""
    shapes = model.input_shapes
    if all(shapes.get(n, port.shape) == port.shape for n, port in enumerate(model.ports.inputs)):
        return model.data
    return model.format.cutter(model.data, str(model.path)).with_input_shapes(shapes)


def reads_files(device: Device, suffix: str) -> FileDriver | None:
    """The driver of ``device`` if it compiles files whose names end in ``suffix``."""
    driver = file_driver_of(device)
    return driver if driver and driver.file_suffix == suffix else None
