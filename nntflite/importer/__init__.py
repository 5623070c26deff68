"""Reads ``.tflite`` files as HAL models, the way Android's NNAPI delegate maps them.

Differences to the delegate, all of them towards older HAL versions and fewer surprises: PACK and
UNPACK become operations that HAL 1.2 has, what depends on constants only is computed here, states
and graphs of control flow come along, and a model is imported as a whole or refused.
:mod:`nntflite.importer.survey` says which operators would stay on TF Lite.
"""

from nntflite.importer.model import (
    ImportedModel,
    Port,
    StatePair,
    import_model,
    read_model,
)
from nntflite.importer.registry import supported_operators

__all__ = [
    "ImportedModel",
    "Port",
    "StatePair",
    "import_model",
    "read_model",
    "supported_operators",
]
