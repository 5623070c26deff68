"""Drivers whose behavior shows under load only, to test the stress suite itself.

Each is the reference driver with one small, plausible mistake that needs load: many threads, many
clients, dying clients, or a long run. :mod:`.races`, :mod:`.locks`, :mod:`.leaks`,
:mod:`.clients` and :mod:`.endurance` have those with a defect; the drivers of :mod:`.fair` are
right, but slow, busy or large, and must pass. :mod:`.catalogue` lists them;
``nndrivers.under_load:NAME`` is a driver for any ``--driver``.
"""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    """The driver ``name``: modules are loaded when one is asked for."""
    from nndrivers.under_load.catalogue import drivers

    known = drivers()
    if name.startswith("__") or name not in known:
        raise AttributeError(f"module {__name__} has no driver {name}")
    return known[name].make
