"""A backend that is the runtime which model files are for: what drivers are compared with."""

from __future__ import annotations

from typing import Any, ClassVar

from mlts.backends.base import Backend, LoadedModel, ModelUnsupported, Session
from mlts.backends.chain import ChainSession, part_on_runtime
from mlts.backends.delegated import plan_one_by_one
from mlts.backends.interpreters import RuntimeSession, interpreter_of
from mlts.results import BackendInfo, BackendRole
from nntflite.formats import LoadedFile, ModelFormat

__all__ = ["RuntimeBackend"]


class RuntimeBackend(Backend):
    """The runtime of files of ``format``, named ``name``, which opens them as ``how`` says."""

    format: ClassVar[ModelFormat]

    def __init__(
        self,
        name: str,
        threads: int,
        role: BackendRole = BackendRole.BASELINE,
        delegates: tuple[str, ...] = (),
        **how: Any,
    ) -> None:
        found = self.format.runtime()
        self._how = {"threads": threads, **how}
        self.info = BackendInfo(
            name=name,
            role=role,
            threads=threads,
            runtime=found.name,
            runtime_version=found.version,
            delegates=delegates,
        )

    def is_for(self, model: LoadedModel) -> bool:
        return model.format is self.format

    @property
    def sessions_may_run_at_once(self) -> bool:
        return True

    def prepare(self, model: LoadedModel) -> Session:
        interpreter = self._interpreter(model)
        for number, output in enumerate(interpreter.outputs):
            if not output.is_numeric:
                raise ModelUnsupported(f"output {number} holds strings, which nothing judges")
        return RuntimeSession(interpreter)

    def compile(self, model: LoadedModel) -> None:
        self._interpreter(model)

    def one_by_one(self, model: LoadedModel) -> Session | None:
        plan = plan_one_by_one(model, None)
        if plan is None:
            return None
        return ChainSession(plan, [part_on_runtime(model, p, **self._how) for p in plan.parts])

    def _interpreter(self, model: LoadedModel) -> LoadedFile:
        return interpreter_of(model, **self._how)
