"""Export of HAL models to ONNX: one module a family of operations.

The arguments of operations are decoded here anew, from the HAL's documentation, so that this is an
opinion of its own.
"""

from nndrivers.onnx_runtime.exporter.model import (
    LATEST_OPSET,
    export_onnx,
    model_of,
    write_model,
)

__all__ = ["LATEST_OPSET", "export_onnx", "model_of", "write_model"]
