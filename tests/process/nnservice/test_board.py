"""``python -m nnservice``, which serves a driver where little is installed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from nnhal.registry import resolve
from nnservice.__main__ import main
from tests.process.nnservice.session import computes
from tests.process.nnservice.tcp_door import SECRET

TOY = "tests.unit.nnhal.toys:ToyDriver"

BARE = '''
import sys
from importlib.abc import MetaPathFinder

class Bare(MetaPathFinder):
    """All that a board has: Python, NumPy, msgspec, and of this project what serves."""

    installed = {*sys.stdlib_module_names, "numpy", "msgspec", "nncli", "nnhal", "nnservice"}
    installed |= {"nnprocess", "tests"}

    def find_spec(self, name, path=None, target=None):
        package = name.partition(".")[0]
        if package not in self.installed and not package.startswith("_sysconfigdata"):
            raise ModuleNotFoundError(f"the board has no {name}", name=name)

for name in [name for name in sys.modules if name.partition(".")[0] not in Bare.installed]:
    del sys.modules[name]
sys.meta_path.insert(0, Bare())
from nnservice.__main__ import main
sys.exit(main(sys.argv[1:]))
'''


def test_a_driver_is_served_with_the_standard_library_numpy_and_msgspec_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "secret"
    file.write_bytes(SECRET)
    monkeypatch.setenv("NNHAL_SECRET_FILE", str(file))
    command = [sys.executable, "-c", BARE, "--driver", TOY, "--listen", "127.0.0.1:0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            words = server.stdout.readline().split()
            assert words[1:4] == ["is", "served", "at"]
            assert computes(resolve(words[4]))
        finally:
            server.terminate()
        assert server.wait(30) == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "Give either --socket PATH or --listen HOST:PORT."),
        (["--listen", "nowhere"], "expected HOST:PORT"),
    ],
)
def test_a_mistake_is_one_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--driver", TOY, *arguments]) == 2
    error = capsys.readouterr().err
    assert error.startswith("Error: ")
    assert said in error
    assert error.count("\n") == 1
