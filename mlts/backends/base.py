"""Backend: prepares a model, and runs it one inference at a time."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from mlts import detections
from mlts.probe import Probe, probe
from mlts.results import BackendInfo, Delegation, ModelPart, Through
from mlts.tolerances import Arithmetic
from nntflite.schema import TensorType

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from mlts.catalogue import CatalogueModel
    from nnprocess.process_end import ProcessEnd
    from nnprocess.zygote import Zygote
    from nntflite.graph import Graph, Tensor
    from nntflite.importer import ImportedModel

__all__ = [
    "Backend",
    "LoadedModel",
    "ModelUnsupported",
    "NotDelegated",
    "Participant",
    "Session",
    "as_type",
]


_QUANTIZED: Final = frozenset({TensorType.UINT8, TensorType.INT8, TensorType.INT16})


class ModelUnsupported(Exception):
    """A backend cannot run a model, which is no fault: the case is SKIPPED with this reason."""


class NotDelegated(ModelUnsupported):
    """A driver takes nothing of a model."""


class LoadedModel:
    """A model's file, read and imported once for all backends.

    :ivar format: the format of the file, with the runtime that it is for
    :ivar data: the file; where the user has chosen a signature of another graph than the first,
        that graph as a file of its own
    :ivar ports: what the file says about inputs and outputs
    :ivar input_shapes: the shapes that the inputs have in this run, by their numbers
    """

    def __init__(self, entry: CatalogueModel, path: Path) -> None:
        from nntflite.formats import format_at

        self.name = entry.name
        self.path = path
        self.format = format_at(path)
        self.is_relaxed = entry.entry.accuracy.relaxed
        self.data = self.format.load(path)
        self.ports = self.format.ports(self.data, str(path), entry.data.signature)
        if self.ports.graph:
            cutter = self.format.cutter(self.data, str(path), graph=self.ports.graph)
            self.data = cutter.with_outputs(()).data
        self.input_shapes: Mapping[int, tuple[int, ...]] = {
            number: port.shape for number, port in enumerate(self.ports.inputs)
        }

    @cached_property
    def probe(self) -> Probe:
        """The answers of the runtime about the model."""
        return self.ask()

    def ask(self, zygote: Zygote | None = None) -> Probe:
        """Ask the runtime about the model, in a process of ``zygote``'s where there is one."""
        return probe(self.data, str(self.path), self.input_shapes, zygote)

    @cached_property
    def sha256(self) -> str:
        return sha256(self.data).hexdigest()

    @cached_property
    def is_random(self) -> bool:
        """Whether an operator of the model draws random numbers."""
        return any(operator.is_random for operator in self.graph.operators)

    @cached_property
    def imported(self) -> ImportedModel:
        """The HAL model. Raises UnsupportedModel where the HAL cannot express it."""
        return self.format.import_model(
            self.data,
            str(self.path),
            input_shapes=self.input_shapes,
            relaxed=self.is_relaxed,
        )

    @cached_property
    def graph(self) -> Graph:
        """The file's first graph, which is what runs."""
        return self.format.graph(self.data, str(self.path))

    @cached_property
    def arithmetic(self) -> Arithmetic:
        """Return the arithmetic of the model, by which its outputs are judged."""
        graph, tensors = self.graph, self.graph.tensors
        computed = {index for operator in graph.operators for index in operator.outputs}
        return Arithmetic(
            is_quantized=any(_has_steps(tensors[index]) for index in computed if index >= 0),
            zero_points={
                number: quantization.zero_points[0]
                for number, index in enumerate(graph.outputs)
                if (quantization := tensors[index].quantization) and quantization.zero_points
            },
            is_relaxed=self.is_relaxed,
            are_detections=any(
                operator.name == detections.OPERATOR and operator.outputs == graph.outputs
                for operator in graph.operators
            ),
        )


def _has_steps(tensor: Tensor) -> bool:
    """Whether a tensor holds quantized values."""
    return tensor.type in _QUANTIZED and tensor.quantization is not None


def as_type(value: NDArray[Any], dtype: np.dtype[Any]) -> NDArray[Any]:
    """``value`` of a data set as an input of the model takes it.

    Quantized data are bytes; whether these are signed is the model's affair. A HAL model has
    32-bit integers where the file has 64-bit ones. Raises ValueError where they do not fit.
    """
    if value.dtype.itemsize == dtype.itemsize:
        return value.view(dtype)
    converted = value.astype(dtype)
    if not np.array_equal(converted, value):
        raise ValueError(f"an input of type {value.dtype} holds values that {dtype} does not")
    return converted


class Session(ABC):
    """A prepared model with its buffers. Used by one thread at a time.

    :ivar run: one inference of what :meth:`set_inputs` was last given; the only part that is timed
    :ivar approximations: what the import rounds otherwise than TF Lite does
    :ivar reference: makes a session with the outputs that are expected of this one; None, or
        nothing made, where TF Lite's for the same file are
    """

    run: Callable[[], None]
    approximations: Sequence[str] = ()
    reference: Callable[[], Session | None] | None = None
    hides_steps: bool = False
    """Whether values are quantized on the way that neither inputs nor outputs show."""

    @abstractmethod
    def reset(self) -> None:
        """Begin a sequence: the model's state, if it has any, goes back to zero."""

    @abstractmethod
    def set_inputs(self, values: Sequence[NDArray[Any]]) -> None:
        """Give the inputs of the next inference, all of them, in the order of the model's file and
        in the shapes and types of the data set.
        """

    @abstractmethod
    def outputs(self) -> tuple[NDArray[Any], ...]:
        """The outputs of the last inference; they are overwritten by the next."""

    @property
    def parts(self) -> Sequence[ModelPart]:
        """The parts that the model was cut into, with their mean times; none where it is whole."""
        return ()

    @property
    def delegation(self) -> Delegation | None:
        """Distribution of the operators; None where all run on the backend."""
        return None

    def forget_times(self) -> None:
        """The times in :attr:`parts` begin again, after a warm-up."""
        return


class Participant:
    """Something that takes part in a run, perhaps in another process."""

    info: BackendInfo

    @property
    def name(self) -> str:
        return self.info.name

    def is_for(self, model: LoadedModel) -> bool:
        """Whether running this model says anything that another backend does not say already."""
        return True


class Backend(Participant, ABC):
    """Something that runs models, with the settings of this run (number of threads)."""

    through: Through | None = None
    """Form in which a driver gets models."""

    def revive(self) -> None:
        """Start it again where it has died. Raises what a backend may raise."""
        return

    @property
    def pid(self) -> int:
        """The process that it works in, 0 for this one."""
        return 0

    @property
    def end(self) -> ProcessEnd | None:
        """Return how the backend's process ended; None while it lives, and where it has none of its
        own.
        """
        return None

    def logged(self, *, is_bad: bool) -> tuple[str, ...]:
        """Evidence of a case that ends now, if it ``is_bad``: see
        :meth:`nntest.runner.driver_under_test.DriverUnderTest.logged`.
        """
        return ()

    @property
    def sessions_may_run_at_once(self) -> bool:
        """Whether several sessions of a model may be used at the same time, by a thread each."""
        return False

    @property
    def has_cache(self) -> bool:
        """Whether compilations can be cached."""
        return False

    def load(self, model: LoadedModel) -> None:
        """Bring a model into the form that the backend compiles; this is never timed.

        Raises ModelUnsupported.
        """
        return

    @abstractmethod
    def prepare(self, model: LoadedModel) -> Session:
        """Compile a model and lay out its buffers.

        Raises ModelUnsupported; any other exception is a failure of the backend.
        """

    @abstractmethod
    def compile(self, model: LoadedModel) -> None:
        """Compile a model and let go of it: what the compilation benchmark times."""

    def one_by_one(self, model: LoadedModel) -> Session | None:
        """Prepare each operator of a model by itself; None where that cannot be done."""
        return None

    def save_to_cache(self, model: LoadedModel, directory: Path) -> None:
        """Compile a model and write the cache into an empty directory."""
        raise NotImplementedError(f"{self.name} has no compilation cache")

    def prepare_from_cache(self, model: LoadedModel, directory: Path) -> None:
        """Prepare a model from the cache that :meth:`save_to_cache` wrote, and let go of it."""
        raise NotImplementedError(f"{self.name} has no compilation cache")
