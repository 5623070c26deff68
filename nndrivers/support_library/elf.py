"""The header of an ELF file: whether this machine can load a library at all.

The system's own message for the wrong machine is that there is no such file.
"""

from __future__ import annotations

import os
import platform
import struct
import sys
from typing import Final

from nnhal.driver_schemes import NotADriver

__all__ = ["check_file"]

_HEADER: Final = 20
_CLASSES: Final = {1: 32, 2: 64}
_SHARED_OBJECT: Final = 3
_MACHINES: Final = {3: "x86", 40: "arm", 62: "x86_64", 183: "aarch64", 243: "riscv64"}
_NAMES: Final = {"i386": "x86", "i686": "x86", "armv7l": "arm", "armv8l": "arm", "arm64": "aarch64"}


def check_file(path: str) -> None:
    """Raise NotADriver for what is no library of this machine."""
    try:
        if not os.path.isfile(path):
            reason = "a folder" if os.path.isdir(path) else "no such file"
            raise NotADriver(f"{reason}: give the path of a library (.so)")
        with open(path, "rb") as file:
            header = file.read(_HEADER)
    except OSError as error:
        raise NotADriver(f"the file cannot be read: {error.strerror}") from None
    if len(header) < _HEADER or not header.startswith(b"\x7fELF"):
        raise NotADriver("the file is no shared library (ELF)")
    byte_order = ">" if header[5] == 2 else "<"
    kind, machine = struct.unpack_from(f"{byte_order}HH", header, 16)
    if kind != _SHARED_OBJECT:
        raise NotADriver("the ELF file is no shared library")
    bits, own_bits = _CLASSES.get(header[4], 0), sys.maxsize.bit_length() + 1
    name = _MACHINES.get(machine, f"ELF machine {machine}")
    own_name = _NAMES.get(platform.machine(), platform.machine())
    if name != own_name or bits != own_bits:
        raise NotADriver(
            f"the library is for {name}, {bits} bits; this process runs on {own_name}, "
            f"{own_bits} bits"
        )
