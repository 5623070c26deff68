"""Drivers with one planted defect each, to test the suites themselves.

Each is the reference driver with one small, plausible mistake, in one class of one of these
modules: :mod:`.arithmetic` (wrong numbers), :mod:`.models` (arguments of operations misread),
:mod:`.arguments` (of one request taken for those of another), :mod:`.placement` (where they lie),
:mod:`.bounds` (data out of range that is believed), :mod:`.sharing` (programs that several models
have in common), :mod:`.executions` and :mod:`.answers` (what an execution leaves behind, and says),
:mod:`.fenced` (what fenced ones wait for), :mod:`.refusals` (what a refused call has done),
:mod:`.startup`, :mod:`.preparation`, :mod:`.validation`, :mod:`.bursts`, :mod:`.memories`,
:mod:`.caching`, :mod:`.extensions`, :mod:`.times`, :mod:`.older_versions` (calls that few clients
make), :mod:`.aidl` and :mod:`.configurations` (what came with AIDL) and :mod:`.processes` (crashes
and hangs).
:mod:`.catalogue` lists them; ``nndrivers.faulty:NAME`` is a driver for any ``--driver``.
"""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    """The driver of the defect ``name``: modules are loaded when one is asked for."""
    from nndrivers.faulty.catalogue import defects

    known = defects()
    if name.startswith("__") or name not in known:
        raise AttributeError(f"module {__name__} has no defect {name}")
    return known[name].make
