"""The interface of a driver as it is: every call direct, every answer seen.

:class:`nnhal.device.Device` is the calm face of a driver: it checks models before it sends them and
sums up answers. Tests of error paths need the opposite. Here a client sends what no client should,
and looks at all that comes back: both statuses of an asynchronous call, shapes and timing beside
an error, objects beside an error, callbacks that come twice or never.
"""

from __future__ import annotations

from vts.raw.aidl_bursts import AidlBurst
from vts.raw.answer import Answer, Options, Preparation
from vts.raw.answers import (
    check_no_results,
    check_refused,
    check_refused_preparation,
    name_of_status,
)
from vts.raw.bursts import RawBurst, packet_of
from vts.raw.callbacks import CallbackLog
from vts.raw.devices import RawDevice, raw_device, raw_devices
from vts.raw.model_of_version import in_words_of
from vts.raw.path import ExecutionPath
from vts.raw.paths import execute_all_paths, execution_paths
from vts.raw.preparation import prepare_raw

__all__ = [
    "AidlBurst",
    "Answer",
    "CallbackLog",
    "ExecutionPath",
    "Options",
    "Preparation",
    "RawBurst",
    "RawDevice",
    "check_no_results",
    "check_refused",
    "check_refused_preparation",
    "execute_all_paths",
    "execution_paths",
    "in_words_of",
    "name_of_status",
    "packet_of",
    "prepare_raw",
    "raw_device",
    "raw_devices",
]
