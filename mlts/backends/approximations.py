"""Models that the import rounds otherwise than TF Lite does: what their outputs are compared with.

TF Lite runs such a model as the driver gets it, written as a file again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mlts.backends.base import ModelUnsupported, Session
from mlts.backends.tflite import TfliteSession
from nntflite.errors import NotExpressible
from nntflite.exporter import export_model
from nntflite.interpreter import Interpreter

if TYPE_CHECKING:
    from nntflite.importer import ImportedModel

__all__ = ["check_comparable", "reference_of"]


def check_comparable(imported: ImportedModel) -> None:
    """Raises ModelUnsupported where nothing is there to compare a model's outputs with."""
    if imported.approximations:
        _as_file(imported)


def reference_of(imported: ImportedModel) -> Session | None:
    """TF Lite with the model as it was imported; None where that rounds as the file does."""
    if not imported.approximations:
        return None
    return TfliteSession(Interpreter(_as_file(imported), source="the imported model"))


def _as_file(imported: ImportedModel) -> bytes:
    """The HAL model as a file. Raises ModelUnsupported where it cannot be written."""
    why = "; ".join(imported.approximations[:1])
    if imported.state:
        raise ModelUnsupported(f"{why}; with a state, nothing is there to compare it with")
    try:
        return export_model(imported.model, exact=True)
    except NotExpressible as error:
        raise ModelUnsupported(f"{why}; nothing is there to compare it with: {error}") from error
