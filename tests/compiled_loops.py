"""Has the reference driver's loops compiled before tests need them.

A machine compiles them once, in about a second. Workers that begin together would all do it, on
a busy machine for longer than a driver has for an answer.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from nncli.cache_folder import cache_folder
from nndrivers.reference.device import ReferenceDriver
from nnhal.device import Device
from nnservice.hal.driver_cache import driver_cache
from nntflite.importer import read_model

__all__ = ["compile_loops"]

_ROOT: Final = Path(__file__).resolve().parent.parent

_MODELS: Final = (
    "mobilenet_v1_0.25_128_mini",
    "mobilenet_int8_v1_0.25_128_mini",
    "mobilenet_v3-small_128_0.75_mini_uint8",
)
"""Of every kind of numbers, and with every kind of loop."""


def compile_loops() -> None:
    """In a process of its own, as a test run needs none of this itself. Drivers that have processes
    of their own have caches of their own.
    """
    subprocess.run([sys.executable, "-m", __name__], cwd=_ROOT, check=True)
    for driver in ("reference", "tests:Any"):
        cache = Path(driver_cache(driver) or "")
        own = cache / cache_folder("helpers").relative_to(cache_folder("").parent)
        shutil.copytree(cache_folder("helpers"), own, dirs_exist_ok=True)


if __name__ == "__main__":
    for name in _MODELS:
        Device(ReferenceDriver()).prepare(read_model(_ROOT / "models" / f"{name}.tflite"))
