"""Drivers on another machine that runs nnagent while a command does: ``adb:`` and ``ssh:``.

A command starts a keeper (:mod:`nnservice.remote.keeper`), a process that brings the agent to the
device, starts it, forwards its port to this machine and ends all that with the command. The
command's processes connect to that port as to ``tcp:``.
"""

from nnservice.remote.agents import facts_of, lease, open_adb, open_ssh
from nnservice.remote.device_log import DeviceLog
from nnservice.remote.target import is_remote

__all__ = ["DeviceLog", "facts_of", "is_remote", "lease", "open_adb", "open_ssh"]
