"""Runtimes that run parts of files, each in a process of its own: those that files are for, and
drivers.

A driver that reads files gets them as they are; the others get the HAL model that the importer
makes of a file. The process serves one request after the other until its connection ends.
"""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from nncli.encoding import packed
from nncli.errors import UserError
from nnhal.errors import HalError
from nntest.driver_log import DriverLog, driver_log

if TYPE_CHECKING:
    from nnhal.device import Device
    from nntflite.file_drivers import FileDriver

__all__ = ["BASELINE", "EVALUATOR", "Reply", "Settings", "Started", "receive", "send", "serve"]

BASELINE: Final = "TF Lite or ONNX Runtime"
"""The name of the runtime that files are for, which no driver has."""

EVALUATOR: Final = "ONNX reference evaluator"
"""The name of ONNX's own evaluator, which computes each operator by its definition."""

_MAX_HEADER_BYTES: Final = 1 << 20
_MAX_ARRAY_BYTES: Final = 1 << 32

_Arrays: TypeAlias = "Sequence[NDArray[Any]]"
_Steps: TypeAlias = "Sequence[_Arrays]"
_Numbers: TypeAlias = "Sequence[int] | None"


class Settings(msgspec.Struct, frozen=True):
    """The runtime of a process: a driver's name, :data:`BASELINE` or :data:`EVALUATOR`. With
    ``relaxed``, drivers may compute float32 in the precision of float16. Names of the files end in
    ``suffix``.
    """

    name: str
    relaxed: bool = False
    suffix: str = ".tflite"


class Started(msgspec.Struct, frozen=True):
    """First message of a runtime: what it is, or an ``error`` of the class ``kind``, which ends a
    command with ``exit_code``.
    """

    title: str = ""
    reads_files: bool = False
    error: str = ""
    kind: str = ""
    exit_code: int = 2


class Reply(msgspec.Struct, frozen=True):
    """End of a run. ``refused`` says why the runtime does not take the file, ``failed`` how it
    failed with it; with ``approximation``, the import rounds otherwise than the file says, and the
    last array is the file that says what the driver got, empty where none can.
    """

    refused: str = ""
    failed: str = ""
    approximation: str = ""
    left: tuple[int, ...] = ()
    """Operators that a delegate leaves to TF Lite's kernels."""


class Header(msgspec.Struct, frozen=True):
    """Beginning of a message: dtypes and shapes of the arrays that follow it. A request has the
    ``numbers`` of the operators in the whole model and the number of ``steps``, along the first
    axis of all arrays, that follow each other with the state of the one before; an answer has a
    ``reply``.
    """

    forms: tuple[tuple[str, tuple[int, ...]], ...] = ()
    numbers: tuple[int, ...] | None = None
    steps: int = 1
    reply: Reply = Reply()


class Refusal(Exception):
    """The runtime does not take a file; the text says why."""


def send(connection: Connection, arrays: _Arrays, **more: Any) -> None:
    """Send ``arrays``, and ``more`` of the header. Raises OSError."""
    flat = [np.ascontiguousarray(array) for array in arrays]
    forms = tuple((array.dtype.str, array.shape) for array in arrays)
    connection.send_bytes(packed(Header(forms, **more)))
    for array in flat:
        connection.send_bytes(array.reshape(-1).view(np.uint8).data)


def receive(connection: Connection) -> tuple[list[NDArray[Any]], Header]:
    """Receive arrays and the header before them.

    Raises EOFError and OSError where the other side is gone, ValueError where it sends nonsense.
    """
    header = msgspec.msgpack.decode(connection.recv_bytes(_MAX_HEADER_BYTES), type=Header)
    arrays = []
    for name, shape in header.forms:
        dtype = np.dtype(name)
        if dtype.kind not in "biuf":
            raise ValueError(f"it sends an array of type {name}")
        array = np.frombuffer(connection.recv_bytes(_MAX_ARRAY_BYTES), dtype)
        arrays.append(array.reshape(shape))
    return arrays, header


def serve(arguments: bytes, descriptors: list[int]) -> None:
    """Run what comes through the only descriptor until it ends."""
    with driver_log() as log:
        _serve(arguments, descriptors, log)


def _serve(arguments: bytes, descriptors: list[int], log: DriverLog) -> None:
    from mlts.cases import describe_failure

    settings = msgspec.msgpack.decode(arguments, type=Settings)
    connection = Connection(descriptors[0])
    try:
        runtime = _started(settings)
    except UserError as error:
        kind = type(error).__name__
        connection.send_bytes(packed(Started("", False, str(error), kind, error.exit_code)))
        return
    connection.send_bytes(packed(Started(runtime.title, runtime.reads_files)))
    while True:
        try:
            file = connection.recv_bytes(_MAX_ARRAY_BYTES)
            inputs, header = receive(connection)
        except EOFError:
            os._exit(0)  # a driver's threads and destructors do not matter here
        log.take()
        try:
            steps = [[value[step, ...] for value in inputs] for step in range(header.steps)]
            found, reply = runtime.run(file, steps, header.numbers)
            outputs = _stacked(found)
            if reply.approximation:
                outputs.append(np.frombuffer(runtime.as_imported, np.uint8))
        except Refusal as error:
            outputs, reply = [], Reply(refused=_line(error))
        except HalError as error:
            remark = log.take().text
            outputs, reply = [], Reply(failed=describe_failure(error, remark))
        send(connection, outputs, reply=reply)
        del file, inputs, outputs  # before the next ones come


class _Runtime(ABC):
    title: str = ""
    reads_files: bool = True
    as_imported: bytes = b""
    """The file that the last run got in effect, where the import rounds otherwise."""

    @abstractmethod
    def run(self, file: bytes, steps: _Steps, numbers: _Numbers) -> tuple[_Steps, Reply]:
        """The outputs of ``file`` for the inputs of each step; ``numbers`` are those of its
        operators in the whole model. Raises Refusal, and HalError for a failure.
        """


def _started(settings: Settings) -> _Runtime:
    """Raises UserErrors."""
    if settings.name == BASELINE:
        return _Baseline(settings.suffix)
    if settings.name == EVALUATOR:
        return _Evaluator()
    from nnhal import registry
    from nntflite.file_drivers import file_driver_of

    device = registry.resolve(settings.name)
    driver = file_driver_of(device)
    if driver is not None and driver.file_suffix == settings.suffix:
        return _Files(device, driver)
    return _Hal(device, settings.relaxed)


class _Baseline(_Runtime):
    """TF Lite's built-in kernels, or ONNX Runtime."""

    def __init__(self, suffix: str) -> None:
        from nntflite.formats import TFLITE, format_at

        format = format_at(Path(suffix))
        found, kernels = format.runtime(), ", built-in kernels" if format is TFLITE else ""
        self.title = f"{format.runtime_title} ({found.name} {found.version}{kernels})"

    def run(self, file: bytes, steps: _Steps, numbers: _Numbers) -> tuple[_Steps, Reply]:
        from mlts.backends.base import as_type
        from nntflite.errors import BrokenModel, RuntimeFailure
        from nntflite.formats import format_of

        shapes = {number: value.shape for number, value in enumerate(steps[0])}
        try:
            interpreter = format_of(file).open(file, input_shapes=shapes)
            types = [details.dtype for details in interpreter.inputs]
            return [interpreter.run(*map(as_type, inputs, types)) for inputs in steps], Reply()
        except (BrokenModel, RuntimeFailure) as error:
            raise Refusal(error.reason) from error
        except ValueError as error:
            raise Refusal(str(error)) from error


class _Evaluator(_Runtime):
    """ONNX's reference evaluator."""

    title = EVALUATOR

    def run(self, file: bytes, steps: _Steps, numbers: _Numbers) -> tuple[_Steps, Reply]:
        from onnx import load_model_from_string
        from onnx.reference import ReferenceEvaluator

        try:
            evaluator = ReferenceEvaluator(load_model_from_string(file))
            names = evaluator.input_names
            runs = (evaluator.run(None, dict(zip(names, s, strict=True))) for s in steps)
            return [[np.asarray(each) for each in outputs] for outputs in runs], Reply()
        except Exception as error:  # of any kind, for what it does not know
            raise Refusal(str(error)) from error


class _Files(_Runtime):
    """A driver that reads files."""

    def __init__(self, device: Device, driver: FileDriver) -> None:
        self.title = device.name
        self._driver = driver

    def run(self, file: bytes, steps: _Steps, numbers: _Numbers) -> tuple[_Steps, Reply]:
        from nntflite.file_drivers import Refused
        from nntflite.formats import format_of

        try:
            session = self._driver.open(file)
            count = len(format_of(file).graph(file, "a part").operators)
            if session.left and len(session.left) == count:
                raise Refusal("the delegate leaves it to TF Lite's kernels")
            session.reset()
            outputs = [[np.array(each) for each in session.run(inputs)] for inputs in steps]
            return outputs, Reply(left=tuple(session.left))
        except Refused as error:
            raise Refusal(str(error)) from error


class _Hal(_Runtime):
    """A driver that takes models of the HAL."""

    reads_files = False

    def __init__(self, device: Device, relaxed: bool) -> None:
        self.title = device.name
        self._device = device
        self._relaxed = relaxed

    def run(self, file: bytes, steps: _Steps, numbers: _Numbers) -> tuple[_Steps, Reply]:
        from mlts.backends.approximations import as_file
        from mlts.backends.base import ModelUnsupported
        from mlts.backends.hal import HalSession
        from mlts.backends.pool import UnknownSize
        from nntflite.errors import UnsupportedModel, UnsupportedOperator
        from nntflite.formats import format_of

        shapes = {number: value.shape for number, value in enumerate(steps[0])}
        try:
            imported = format_of(file).import_model(
                file, input_shapes=shapes, relaxed=self._relaxed, numbers=numbers
            )
        except UnsupportedOperator as error:
            where = f"operator {error.index} ({error.operator})"
            raise Refusal(f"{where}: {error.reason}") from error
        except UnsupportedModel as error:
            raise Refusal(error.reason) from error
        if not imported.model.main.operations:
            raise Refusal("the import folds it into a constant")
        if not all(self._device.supported_operations(imported.model)):
            raise Refusal("the driver does not support it")
        try:
            session = HalSession(imported, self._device.prepare(imported.model))
            session.reset()
            outputs = []
            for inputs in steps:
                session.set_inputs(inputs)
                session.run()
                outputs.append([np.array(output) for output in session.outputs()])
        except (UnknownSize, ValueError) as error:
            raise Refusal(str(error)) from error
        if not imported.approximations:
            return outputs, Reply()
        self.as_imported = b""
        with suppress(ModelUnsupported):
            self.as_imported = as_file(imported)
        return outputs, Reply(approximation=imported.approximations[0])


def _stacked(steps: _Steps) -> list[NDArray[Any]]:
    """The outputs of all steps, along the first axis. Raises Refusal."""
    try:
        return [np.stack(values) for values in zip(*steps, strict=True)]
    except ValueError as error:
        raise Refusal("the shapes of its outputs change from step to step") from error


def _line(error: Exception) -> str:
    return " ".join(str(error).split()) or type(error).__name__
