"""Backends that a model can run on: TF Lite's kernels, and drivers. One kind a file, one
interface.
"""

from mlts.backends.base import Backend, LoadedModel, ModelUnsupported, Session

__all__ = ["Backend", "LoadedModel", "ModelUnsupported", "Session"]
