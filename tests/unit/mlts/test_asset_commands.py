"""``mlts assets`` and ``mlts render-tts``: what they say and write."""

from __future__ import annotations

import json
import wave
from functools import partial
from hashlib import sha256
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from click.testing import CliRunner, Result

from mlts import originals as table
from mlts.catalogue import catalogue_at
from mlts.cli import main
from mlts.originals import Original, OriginalFile, Originals, originals


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, [str(each) for each in arguments])


@pytest.fixture
def one_original(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a server that has a model with one file."""
    served = tmp_path / "served"
    served.mkdir()
    (served / "net.tflite").write_bytes(b"weights")
    entry = {
        "name": "net",
        "baselineSec": 1,
        "inputSize": [1],
        "dataSize": 4,
        "inputOutputs": [{"input": "a", "output": "b"}],
    }
    file = OriginalFile("net.tflite", 7, sha256(b"weights").hexdigest())
    known = Originals("https://example.invalid/", (Original(entry, "Apache-2.0", (file,)),))
    monkeypatch.setattr(table, "originals", lambda: known)
    monkeypatch.setattr("mlts.commands.assets.originals", lambda: known)
    return served


def test_the_embedded_assets_are_counted() -> None:
    result = run("assets")
    assert result.exit_code == 0
    assert "11 models" in result.stdout


def test_a_folder_is_told_model_by_model(tmp_path: Path) -> None:
    (tmp_path / "models_list").mkdir()
    entry = {"name": "net", "baselineSec": 1, "inputSize": [1], "dataSize": 4}
    pair = {"inputOutputs": [{"input": "a", "output": "b"}]}
    (tmp_path / "models_list" / "a.json").write_text(json.dumps({"models": [entry | pair]}))
    result = run("assets", "path", tmp_path)
    assert result.stdout.splitlines() == [
        f"net: net.tflite is not in {tmp_path}",
        f"0 of 1 models are there. Use them with --assets {tmp_path}",
    ]
    assert run("assets", "path", tmp_path / "none").exit_code == 2


def test_originals_are_fetched_with_a_list(one_original: Path, tmp_path: Path) -> None:
    handler = partial(SimpleHTTPRequestHandler, directory=str(one_original))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        mirror = f"http://127.0.0.1:{server.server_address[1]}/"
        result = run("assets", "fetch", "--into", tmp_path / "to", "--mirror", mirror)
        server.shutdown()
        thread.join()
    assert result.exit_code == 0
    assert "net: 1 files fetched, 0 were there" in result.stdout
    (model,) = catalogue_at(tmp_path / "to").models
    assert model.path is not None
    assert model.path.read_bytes() == b"weights"


def test_a_wrong_name_and_a_missing_folder_are_named(one_original: Path, tmp_path: Path) -> None:
    wrong = run("assets", "fetch", "nett", "--into", tmp_path)
    assert (wrong.exit_code, "expected one of net" in wrong.stderr) == (2, True)
    assert "--into" in run("assets", "fetch").stderr


def test_the_table_of_originals_pins_every_file() -> None:
    known = originals()
    assert known.source.startswith("https://")
    assert len(known.originals) == 5
    for original in known.originals:
        assert {file.path for file in original.files} >= {f"{original.name}.tflite"}
        assert all(len(file.sha256) == 64 and file.size > 0 for file in original.files)


def test_a_sentence_becomes_a_wave_file(tmp_path: Path) -> None:
    result = run("render-tts", "tts_mini", "--sentence", 2, "--out", tmp_path / "a.wav")
    assert result.exit_code == 0
    with wave.open(str(tmp_path / "a.wav")) as file:
        assert 1 < file.getnframes() / file.getframerate() < 10


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("tts_mini", "--sentence", "99"), "has no sentence 99; expected 1 to 4"),
        (("asr_mini",), "is no synthesizer"),
        (("no_such",), "no model matches"),
    ],
)
def test_what_cannot_be_heard_is_told(tmp_path: Path, words: tuple[str, ...], message: str) -> None:
    result = run("render-tts", *words, "--out", tmp_path / "a.wav")
    assert result.exit_code == 2
    assert message in result.stderr
