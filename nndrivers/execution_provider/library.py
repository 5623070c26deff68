"""Libraries of plugin execution providers, registered with ONNX Runtime, and their devices."""

from __future__ import annotations

import importlib
from functools import lru_cache
from pathlib import Path
from typing import Any

from nnhal.driver_schemes import BrokenDriver, NotADriver

__all__ = ["devices_of", "library_of"]

_NEEDED = "get_provider_graph_assignment_info"


def library_of(name: str) -> Path:
    """The library that ``PATH.so`` or the name of a Python package stands for.

    Packages of providers have the function ``get_library_path``. Raises NotADriver, BrokenDriver.
    """
    module = name.replace("-", "_")
    if not module.isidentifier():
        if not Path(name).is_file():
            raise NotADriver("there is no such file")
        return Path(name).absolute()
    try:
        return Path(importlib.import_module(module).get_library_path())
    except ModuleNotFoundError as error:
        raise BrokenDriver(f"no package '{error.name}'; try 'pip install {name}'") from error
    except AttributeError as error:
        text = f"the package '{module}' has no get_library_path(); give the path of the library"
        raise NotADriver(text) from error
    except OSError as error:
        raise BrokenDriver(str(error)) from error


@lru_cache
def devices_of(library: Path) -> dict[str, Any]:
    """The devices of a provider by what ONNX Runtime calls their type: ``CPU``, ``NPU``, ``NPU-2``.

    A process registers a library once. Raises BrokenDriver.
    """
    runtime = importlib.import_module("onnxruntime")
    if not hasattr(runtime.InferenceSession, _NEEDED):
        text = f"onnxruntime {runtime.__version__} does not say what it has assigned to providers"
        raise BrokenDriver(f"{text}; try 'pip install --upgrade onnxruntime'")
    known = len(runtime.get_ep_devices())
    try:
        runtime.register_execution_provider_library(library.stem, str(library))
    except Exception as error:  # its own hierarchy begins at Exception
        raise BrokenDriver(" ".join(str(error).split())) from None
    found: dict[str, Any] = {}
    for device in runtime.get_ep_devices()[known:]:
        type = device.device.type.name
        alike = sum(name.partition("-")[0] == type for name in found)
        found[f"{type}-{alike + 1}" if alike else type] = device
    if not found:
        raise BrokenDriver("the provider offers no device on this machine")
    return found
