"""TF Lite on the CPU: the baseline with its built-in kernels, and with its default delegates.

The built-in kernels are what the published golden outputs were made with, so accuracy is compared
with them. XNNPACK, the default delegate, is faster and rounds quantized models differently; it
shows how fast TF Lite gets, and says so in its name.
"""

from __future__ import annotations

from mlts.backends.base import LoadedModel
from mlts.backends.runtime import RuntimeBackend
from mlts.results import BASELINE, BackendRole
from nntflite.formats import TFLITE

__all__ = ["DEFAULT_DELEGATES", "TfliteBackend"]

DEFAULT_DELEGATES = f"{BASELINE}_XNNPACK"


class TfliteBackend(RuntimeBackend):
    """TF Lite with its built-in kernels, or with the delegates that it applies by default."""

    format = TFLITE

    def __init__(self, threads: int, *, default_delegates: bool = False) -> None:
        self._default_delegates = default_delegates
        super().__init__(
            DEFAULT_DELEGATES if default_delegates else BASELINE,
            threads,
            BackendRole.LATENCY_BASELINE if default_delegates else BackendRole.BASELINE,
            ("XNNPACK",) if default_delegates else (),
            default_delegates=default_delegates,
        )

    def is_for(self, model: LoadedModel) -> bool:
        """Return whether default delegates take any of the model; without them, it is the
        baseline.
        """
        is_taken = not self._default_delegates or model.probe.is_delegated
        return super().is_for(model) and is_taken
