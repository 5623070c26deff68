"""Interface that a driver author implements: a Driver and its Programs."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, BinaryIO, TypeAlias

import msgspec

from nnhal.errors import CacheMiss
from nnhal.types import (
    Capabilities,
    DeviceStatus,
    DeviceType,
    ExecutionPreference,
    Extension,
    ExtensionOperandTypeInformation,
    HalVersion,
    Model,
    NumberOfCacheFiles,
    Operand,
    Priority,
)
from nnhal.validation.extensions import declared_types

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from nnhal._driver_kit.execution import ExecutionContext, Output

__all__ = ["Driver", "Inputs", "Outputs", "PrepareOptions", "Program", "Signature", "Step"]

Inputs: TypeAlias = "Sequence[NDArray[Any] | None]"
"""Arrays of the model's inputs, in HAL dtype, read-only; None where omitted.

Elements of a vendor's type are opaque (NumPy's ``void``) where the driver declares their size: look
at them with ``view(dtype)``. Data of other extension types is bytes.
"""

Outputs: TypeAlias = "Sequence[Output]"

Step: TypeAlias = "Callable[[ExecutionContext], None]"
"""An execution bound to its inputs and outputs."""


class Signature(msgspec.Struct, frozen=True):
    """The operands that cross a model's boundary: all that the kit must know to check a request.

    ``extension_types`` has those operand types of vendor extensions that the driver declares.
    """

    inputs: tuple[Operand, ...]
    outputs: tuple[Operand, ...]
    extension_types: dict[int, ExtensionOperandTypeInformation] = {}

    @classmethod
    def of(cls, model: Model, extensions: Sequence[Extension] = ()) -> Signature:
        """The signature of ``model``'s main subgraph for a driver that has ``extensions``."""
        main = model.main
        return cls(
            tuple(main.operands[index] for index in main.input_indexes),
            tuple(main.operands[index] for index in main.output_indexes),
            dict(declared_types(model, extensions)),
        )


class PrepareOptions(msgspec.Struct, frozen=True):
    """Options of a preparation, as the client gives them. ``deadline_ns`` is a
    ``time.monotonic_ns`` or None.
    """

    preference: ExecutionPreference = ExecutionPreference.FAST_SINGLE_ANSWER
    priority: Priority = Priority.MEDIUM
    deadline_ns: int | None = None


class Program(ABC):
    """A prepared model. Executions may run at the same time, in different threads."""

    signature: Signature | None = None
    """Set by the kit after ``Driver.prepare``. ``Driver.load_from_cache`` sets it itself, from what
    ``save_to_cache`` has saved of it, because the client brings no model then."""

    @abstractmethod
    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        """Run once. HalError ends the execution with its status, any other exception with
        GENERAL_FAILURE and an entry in the log.
        """

    def bind(self, inputs: Inputs, outputs: Outputs) -> Step | None:
        """An execution bound to memory that a client uses again and again, or None for
        :meth:`execute`.

        Whatever depends on addresses and shapes can be done here once. The kit never runs one step
        twice at the same time: it binds again for a second execution of the same request.
        """
        return None


class Driver(ABC):
    """A driver of the Neural Networks HAL.

    Class attributes (or attributes set in ``__init__``) answer the start-up queries. ``name`` is
    the HAL service name, ``{VENDOR}-{DEVICE_NAME}``. ``threads`` is the number of threads in force,
    for a driver that takes a keyword ``threads``. The kit calls methods from any thread.

    ``runtime_only_models`` says that models with a WHILE over operands of unknown size are welcome
    too. Android's runtime runs those on its own CPU implementation and shows them to no driver:
    only a driver that is to take that implementation's place needs them.
    """

    name: str = "vendor-device"
    version: str = "1.0"
    type: DeviceType = DeviceType.OTHER
    hal_version: HalVersion = HalVersion.V1_3
    extensions: Sequence[Extension] = ()
    cache_files: NumberOfCacheFiles = NumberOfCacheFiles()
    threads: int | None = None
    runtime_only_models: bool = False

    @abstractmethod
    def capabilities(self) -> Capabilities:
        """Performance relative to the CPU; the same at every call. The kit sorts its table.

        :func:`nnhal.capabilities.non_extension_operand_performance` makes a table of all types, and
        :func:`nnhal.capabilities.update_performance` sets a type in it.
        """

    @abstractmethod
    def supported_operations(self, model: Model) -> Sequence[bool]:
        """Return, for each operation of the main subgraph, whether the driver can run it.

        ``model`` is valid for the driver's HAL version.
        """

    @abstractmethod
    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        """Prepare a model whose operations are all supported.

        HalError ends the preparation with its status, InvalidOperation of
        :mod:`nnhal.operations` with INVALID_ARGUMENT, any other exception with GENERAL_FAILURE.
        """

    def status(self) -> DeviceStatus:
        """The state of the device."""
        return DeviceStatus.AVAILABLE

    def save_to_cache(
        self,
        program: Program,
        token: bytes,
        model_files: Sequence[BinaryIO],
        data_files: Sequence[BinaryIO],
    ) -> None:
        """Write what :meth:`load_from_cache` needs to the empty files, ``cache_files`` of each.

        Called after a preparation when the client gives cache files. An exception is logged and
        does not fail the preparation.
        """
        raise NotImplementedError

    def load_from_cache(
        self, token: bytes, model_files: Sequence[BinaryIO], data_files: Sequence[BinaryIO]
    ) -> Program:
        """The program that :meth:`save_to_cache` has saved, with its ``signature`` set.

        Must raise CacheMiss unless the model files are, to the bit, what was saved with ``token``:
        they hold code as far as security is concerned. Data files hold constants only.
        """
        raise CacheMiss("the driver has no compilation caching")
