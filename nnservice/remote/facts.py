"""Facts about another machine, which its shell finds out."""

from __future__ import annotations

import re
from typing import Final

from nncli.bounded_text import MAX_NAME, bounded
from nncli.text import one_line

__all__ = ["FACTS", "facts_in"]

FACTS: Final = """
prop() { getprop "$1" 2>/dev/null; }
first() { for each in "$@"; do if [ -n "$each" ]; then echo "$each"; break; fi; done; }
hottest() { cat /sys/class/thermal/thermal_zone*/temp 2>/dev/null | sort -n | tail -n 1; }
echo "abi=$(prop ro.product.cpu.abi)"
echo "machine=$(uname -m)"
echo "clock=$(date +%s.%N)"
echo "Model=$(first "$(prop ro.product.manufacturer) $(prop ro.product.model)")"
echo "Board=$(cat /proc/device-tree/model 2>/dev/null | tr -d '\\0')"
echo "SoC=$(first "$(prop ro.soc.model)" "$(prop ro.board.platform)")"
echo "Android=$(prop ro.build.version.release)"
echo "Build=$(prop ro.build.fingerprint)"
echo "System=$(uname -sr)"
echo "Thermal status=$(dumpsys thermalservice 2>/dev/null | sed -n 's/^Thermal Status: *//p')"
echo "Temperature=$(hottest)"
"""
"""A script for the shells of Android and of boards. Those in lower case are for the keeper."""

_TITLES: Final = frozenset(re.findall(r'^echo "([A-Z][^=]*)=', FACTS, re.MULTILINE))
_MILLIDEGREES: Final = 1000


def facts_in(said: str) -> tuple[dict[str, str], dict[str, str]]:
    """Facts in words, and those for the keeper, in what :data:`FACTS` has printed; of the latter
    all keys, which may be empty.
    """
    rows = [line.partition("=") for line in said.splitlines()]
    values = {key: bounded(one_line(value), MAX_NAME) for key, _, value in rows}
    keys = ("abi", "machine", "clock", "folder")
    inner = {key: values.get(key, "") for key in keys}
    try:
        float(inner["clock"])
    except ValueError:  # a date that knows no nanoseconds
        inner["clock"] = inner["clock"].partition(".")[0]
    facts = {key: value for key, value in values.items() if value and key in _TITLES}
    if facts.get("Temperature", "").isdecimal():
        facts["Temperature"] = f"{int(facts['Temperature']) / _MILLIDEGREES:.1f} °C at the start"
    facts["ABI"] = inner["abi"] or inner["machine"]
    return facts, inner
