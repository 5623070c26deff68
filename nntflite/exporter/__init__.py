"""Writes HAL models as ``.tflite`` files: TF Lite then says what a driver should have computed.

The arguments of operations are decoded here anew, from the HAL's documentation, and not by
:mod:`nnhal.operations`: an oracle that shares the decoding of what it checks is blind to its
errors.
"""

from nntflite.exporter.model import export_model
from nntflite.exporter.registry import supported_operations

__all__ = ["export_model", "supported_operations"]
