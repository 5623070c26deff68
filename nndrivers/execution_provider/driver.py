"""A plugin execution provider of ONNX Runtime as a driver.

HAL models become ONNX models. ONNX Runtime asks the provider which of their operators it takes, and
has it compile them; what it records of that decides what the driver supports. Nothing falls back to
the CPU. A model that the provider takes and then does not compile or run is a false claim.
"""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, BinaryIO, Final

from onnx import TensorProto, helper

from nndrivers.engines.engine import Form, Refused, Session
from nndrivers.engines.engine_program import EngineProgram
from nndrivers.engines.tflite import Interpreted
from nndrivers.execution_provider.compiled_context import CachedContext, decoded, encoded
from nndrivers.onnx_runtime.driver import OnnxRuntime
from nndrivers.onnx_runtime.exporter import LATEST_OPSET, export_onnx, model_of
from nnhal.driver_kit import CacheMiss, Program
from nnhal.driver_schemes import BrokenDriver
from nnhal.types import DeviceType, Model, NumberOfCacheFiles
from nntflite.errors import RuntimeFailure
from nntflite.onnx.interpreter import OnnxInterpreter

__all__ = ["FalseClaim", "ProviderDriver"]

_RECORD: Final = {"session.record_ep_graph_assignment_info": "1"}
_NO_FALLBACK: Final = {"session.disable_cpu_ep_fallback": "1"}
_SESSION: Final = ("session.", "ep.")
"""First letters of options that configure sessions; all others are the provider's own."""

_CONTEXTS: Final = "ep.context_enable"
"""Option of sessions by which a provider's compiled contexts are cached."""

_FATAL: Final = 4
"""Severity from which on sessions log: refusals are usual, and their reasons reported."""

_TYPES: Final = {"CPU": DeviceType.CPU, "GPU": DeviceType.GPU}


class FalseClaim(Refused):
    """The provider takes operators of a file, and does not compile them."""


class ProviderDriver(OnnxRuntime):
    """The driver of one ``device`` of a provider, an ``OrtEpDevice``."""

    def __init__(self, device: Any, options: Mapping[str, str], *, threads: int = 1) -> None:
        super().__init__(threads=threads)
        vendor = "".join(each for each in device.ep_vendor.lower() if each.isalnum())
        self.name = f"{vendor or 'unknown'}-{device.ep_name}"
        said = device.ep_metadata.get("version", "unknown")
        self.version = f"{said}, ONNX Runtime {OnnxRuntime.version}"
        self.type = _TYPES.get(device.device.type.name, DeviceType.ACCELERATOR)
        self._device = device
        self._false_claims: set[int] = set()
        self._session = {k: v for k, v in options.items() if k.startswith(_SESSION)}
        self._options = {k: v for k, v in options.items() if k not in self._session}
        if self._session.pop(_CONTEXTS, "0") == "1":
            self.cache_files = NumberOfCacheFiles(model_cache=1)

    def check(self) -> None:
        """Raise BrokenDriver for a provider that does not start, not even to take nothing."""
        strings = [helper.make_tensor_value_info(name, TensorProto.STRING, [1]) for name in "xy"]
        graph = helper.make_graph(
            [helper.make_node("Identity", ["x"], ["y"])], "strings", strings[:1], strings[1:]
        )
        try:
            self._on_provider(model_of(graph).SerializeToString(), {})
        except RuntimeFailure as error:
            raise BrokenDriver(error.reason) from error

    def export(self, model: Model) -> bytes:
        return export_onnx(model, LATEST_OPSET)

    def supported_operations(self, model: Model) -> Sequence[bool]:
        supported = super().supported_operations(model)
        if len(supported) == 1 or not all(supported):
            return supported
        # Where compilation fails nothing is recorded: each operation alone says whose it is.
        is_false = hash(self.exported(model)) in self._false_claims
        return self.supported_alone(model) if is_false else supported

    def claims(self, file: bytes, forms: Sequence[Form]) -> bool:
        try:
            self.keep_ready(file, self.open(file))
        except FalseClaim:
            self._false_claims.add(hash(file))
            return True
        except Refused:
            return False
        return True

    def save_to_cache(
        self,
        program: Program,
        token: bytes,
        model_files: Sequence[BinaryIO],
        data_files: Sequence[BinaryIO],
    ) -> None:
        assert isinstance(program, EngineProgram)
        assert program.signature is not None
        context = self._context(self.exported(program.model))
        content = CachedContext.of(self._origin, program.signature, program.model, context)
        model_files[0].write(encoded(content, token))

    def load_from_cache(
        self, token: bytes, model_files: Sequence[BinaryIO], data_files: Sequence[BinaryIO]
    ) -> Program:
        content = decoded(model_files[0].read(), token, self._origin)
        model = content.model()
        try:
            program = EngineProgram(_Cached(self, model, content.context), model)
        except Refused as error:
            raise CacheMiss(f"the provider does not take its context: {error}") from error
        program.signature = content.signature
        return program

    @property
    def _origin(self) -> str:
        options = sorted({**self._session, **self._options}.items())
        return f"{self.name} {self.version} {options}"

    def _context(self, file: bytes) -> bytes:
        """``file`` as the provider has compiled it. Raises RuntimeFailure."""
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "context.onnx"
            embedded = {"ep.context_embed_mode": "1", "ep.context_file_path": str(path)}
            self._on_provider(file, {**_NO_FALLBACK, _CONTEXTS: "1", **embedded})
            return path.read_bytes()

    def open(self, file: bytes) -> Session:
        try:
            return Interpreted(self._on_provider(file, _NO_FALLBACK))
        except RuntimeFailure as error:
            raise self._refusal(file, error.reason) from error

    def _refusal(self, file: bytes, reason: str) -> Refused:
        """Find out whose refusal ``reason`` is: whether the provider leaves operators to others,
        whether ONNX Runtime itself does not take the file, or whether the claim was false.
        """
        try:
            assigned = self._on_provider(file, {}).nodes_of_providers()
        except RuntimeFailure as error:
            return Refused(reason) if self._fails_by_itself(file, error) else FalseClaim(reason)
        left = [
            type
            for provider, types in assigned.items()
            for type in types
            if provider != self._device.ep_name
        ]
        if not left:
            return FalseClaim(reason)
        return Refused(f"the provider leaves {', '.join(dict.fromkeys(left))} to the CPU")

    def _fails_by_itself(self, file: bytes, seen: RuntimeFailure) -> bool:
        """Whether ONNX Runtime without the provider fails by the same words."""
        try:
            super().interpreter(file)
        except RuntimeFailure as error:
            return error.reason == seen.reason
        return False

    def _on_provider(self, file: bytes, entries: Mapping[str, str]) -> OnnxInterpreter:
        return OnnxInterpreter(
            file,
            threads=self.threads or 1,
            entries={**_RECORD, **entries, **self._session},
            configure=self._choose,
        )

    def _choose(self, options: Any) -> None:
        self.configure(options)
        options.log_severity_level = _FATAL
        options.add_provider_for_devices([self._device], self._options)


class _Cached:
    """Files of a cached model: its context where the client's inputs are the usual ones."""

    def __init__(self, driver: ProviderDriver, model: Model, context: bytes) -> None:
        self._driver = driver
        self._model = model
        self._context = context

    def exported(self, model: Model) -> bytes:
        return self._context if model is self._model else self._driver.exported(model)

    def opened(self, file: bytes) -> Session:
        return self._driver.opened(file)
