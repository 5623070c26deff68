"""Plugins by what users type after ``litert:``."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from nndrivers.compiler_plugin.plugin import plugin_at
from nnhal.driver_schemes import BrokenDriver, NotADriver

ACME = """
if 'helpfull' in flags:
    for name in ('model', 'acme_backends', 'acme_level', 'zenith_level'):
        print(f'    --{name} (What it does.);')
elif 'acme' in flags['libs'] or 'own' in flags['libs']:
    print('< LiteRtCompilerPlugin > "Acme" | "one", "two"')
"""


def test_a_vendors_name_stands_for_its_folder_and_its_options_become_flags(
    tool: Callable[[str], Path],
) -> None:
    package = tool(ACME)
    plugin = plugin_at("acme?backend=CPU&level=Fast=1&soc=two")
    assert plugin.libraries == package / "vendors/acme/compiler"
    assert plugin.flags == ("--acme_backends=cpu", "--acme_level=Fast=1")
    assert (plugin.manufacturer, plugin.soc, plugin.dispatch) == ("Acme", "two", None)
    assert plugin_at("acme").soc == "one"


@pytest.mark.parametrize("option", ["speed", "model", "zenith"])
def test_an_option_that_is_none_of_the_vendors_is_refused_with_the_list(
    tool: Callable[[str], Path], option: str
) -> None:
    tool(ACME)
    with pytest.raises(NotADriver, match=f"no option '{option}'; it takes soc, backends, level"):
        plugin_at(f"acme?{option}=1")


def test_an_unknown_soc_is_refused_with_the_list(tool: Callable[[str], Path]) -> None:
    tool(ACME)
    with pytest.raises(NotADriver, match="no SoC 'three'; it knows one, two"):
        plugin_at("acme?soc=three")


def test_a_folder_of_ones_own_may_keep_its_libraries_apart(
    tool: Callable[[str], Path], tmp_path: Path
) -> None:
    tool(ACME)
    for place, kind in (("compiler", "CompilerPlugin"), ("dispatch", "Dispatch")):
        (tmp_path / "own" / place).mkdir(parents=True)
        (tmp_path / "own" / place / f"libLiteRt{kind}_Own.so").touch()
    plugin = plugin_at(str(tmp_path / "own"))
    assert plugin.dispatch == tmp_path / "own/dispatch"


def test_what_is_no_plugin_is_refused(tool: Callable[[str], Path], tmp_path: Path) -> None:
    tool(ACME)
    with pytest.raises(NotADriver, match="no such folder, nor vendor; vendors: acme, zenith"):
        plugin_at("acne")
    with pytest.raises(NotADriver, match="it has 0 files libLiteRtCompilerPlugin"):
        plugin_at(str(tmp_path))
    (tmp_path / "libLiteRtCompilerPlugin_Other.so").touch()
    with pytest.raises(BrokenDriver, match="LiteRT does not load libLiteRtCompilerPlugin_Other"):
        plugin_at(str(tmp_path))
