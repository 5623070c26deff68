"""TF Lite on the CPU: the baseline with its built-in kernels, and with its default delegates.

The built-in kernels are what the published golden outputs were made with, so accuracy is compared
with them. XNNPACK, the default delegate, is faster and rounds quantized models differently; it
shows how fast TF Lite gets, and says so in its name.
"""

from __future__ import annotations

from mlts.backends.base import Backend, LoadedModel, ModelUnsupported, Session
from mlts.backends.chain import ChainSession, part_on_tflite
from mlts.backends.delegated import plan_one_by_one
from mlts.backends.interpreters import TfliteSession, interpreter_of
from mlts.results import BASELINE, BackendInfo, BackendRole
from nntflite.interpreter import Interpreter, runtime

__all__ = ["DEFAULT_DELEGATES", "TfliteBackend"]

DEFAULT_DELEGATES = f"{BASELINE}_XNNPACK"


class TfliteBackend(Backend):
    """TF Lite with its built-in kernels, or with the delegates that it applies by default."""

    def __init__(self, threads: int, *, default_delegates: bool = False) -> None:
        found = runtime()
        self._threads = threads
        self._default_delegates = default_delegates
        self.info = BackendInfo(
            name=DEFAULT_DELEGATES if default_delegates else BASELINE,
            role=BackendRole.LATENCY_BASELINE if default_delegates else BackendRole.BASELINE,
            threads=threads,
            runtime=found.name,
            runtime_version=found.version,
            delegates=("XNNPACK",) if default_delegates else (),
        )

    def is_for(self, model: LoadedModel) -> bool:
        """Return whether default delegates take any of the model; without them, it is the
        baseline.
        """
        return not self._default_delegates or model.probe.is_delegated

    @property
    def sessions_may_run_at_once(self) -> bool:
        return True

    def prepare(self, model: LoadedModel) -> Session:
        interpreter = self._interpreter(model)
        for number, output in enumerate(interpreter.outputs):
            if not output.is_numeric:
                raise ModelUnsupported(f"output {number} holds strings, which nothing judges")
        return TfliteSession(interpreter)

    def compile(self, model: LoadedModel) -> None:
        self._interpreter(model)

    def one_by_one(self, model: LoadedModel) -> Session | None:
        plan = plan_one_by_one(model, None)
        if plan is None:
            return None
        how = {"threads": self._threads, "default_delegates": self._default_delegates}
        return ChainSession(plan, [part_on_tflite(model, part, **how) for part in plan.parts])

    def _interpreter(self, model: LoadedModel) -> Interpreter:
        return interpreter_of(
            model, threads=self._threads, default_delegates=self._default_delegates
        )
