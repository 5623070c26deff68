from __future__ import annotations

import pytest

from nnhal.driver_schemes import NotADriver
from nnservice.remote.target import Target


@pytest.mark.parametrize(
    ("name", "target"),
    [
        ("adb:", ("adb", "", "libneuralnetworks.so", "", "")),
        ("adb:R2D2", ("adb", "R2D2", "libneuralnetworks.so", "", "")),
        ("adb:/data/libacme.so", ("adb", "", "/data/libacme.so", "", "")),
        (
            "adb:10.0.0.7:5555/data/libacme.so?agents=/my/agents#acme-npu",
            ("adb", "10.0.0.7:5555", "/data/libacme.so", "acme-npu", "/my/agents"),
        ),
        ("ssh:me@board:22/libacme.so", ("ssh", "me@board:22", "/libacme.so", "", "")),
    ],
)
def test_a_name_has_an_address_a_library_and_what_is_chosen(
    name: str, target: tuple[str, ...]
) -> None:
    assert Target.of(name) == target


@pytest.mark.parametrize("name", ["ssh:", "ssh:board", "ssh:board/", "ssh:/libacme.so"])
def test_ssh_needs_a_host_and_a_path(name: str) -> None:
    with pytest.raises(NotADriver, match=r"expected ssh:\[USER@\]HOST/PATH.so"):
        Target.of(name)


def test_an_unknown_parameter_is_told() -> None:
    with pytest.raises(NotADriver, match=r"'\?agent=x' is not known; expected \?agents=DIR"):
        Target.of("adb:/libacme.so?agent=x")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("adb:", "there is no program 'adb' here; install Android's platform tools"),
        ("ssh:board/libacme.so", "there is no program 'ssh' here; install OpenSSH's client"),
    ],
)
def test_a_client_that_is_not_installed_is_told(
    name: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    with pytest.raises(NotADriver, match=reason):
        Target.of(name).transport()
