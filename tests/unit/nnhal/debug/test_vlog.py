from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from nnhal import registry
from nnhal.debug import vlog
from nnhal.errors import HalError
from nnhal.types import Request
from tests.cells import cells
from tests.unit.nnhal.toys import add_model, arguments


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    """Leave the switches and the handler as they were."""
    logger = logging.getLogger("nnhal")
    handlers = list(logger.handlers)
    yield
    vlog.configure("")
    logger.handlers[:] = handlers


def test_nothing_is_logged_unless_asked_for(caplog: pytest.LogCaptureFixture) -> None:
    vlog.channel("execution")("unseen %d", 1)

    assert not vlog.channel("execution").on
    assert not caplog.records


def test_a_tag_switches_its_channel_and_no_other(caplog: pytest.LogCaptureFixture) -> None:
    vlog.configure("execution")

    vlog.channel("execution")("%d inputs", 2)
    vlog.channel("driver")("unseen")

    assert [(r.name, r.getMessage()) for r in caplog.records] == [("nnhal.execution", "2 inputs")]


def test_a_message_is_not_formatted_while_its_tag_is_off() -> None:
    class Explosive:
        def __str__(self) -> str:
            raise AssertionError("formatted")

    vlog.channel("model")("%s", Explosive())


@pytest.mark.parametrize("setting", ["all", "1", "model all"])
def test_all_tags_can_be_asked_for_at_once(setting: str) -> None:
    assert vlog.parse(setting) == set(vlog.TAGS)


@pytest.mark.parametrize(
    "setting", ["model driver", "model,driver", "model:driver", " model ,driver "]
)
def test_tags_are_separated_as_android_separates_them(setting: str) -> None:
    assert vlog.parse(setting) == {"model", "driver"}


@pytest.mark.parametrize("setting", ["", "0", "  "])
def test_no_tag_switches_everything_off(setting: str) -> None:
    vlog.configure("all")
    vlog.configure(setting)

    assert not any(vlog.channel(tag).on for tag in vlog.TAGS)


def test_an_unknown_tag_is_named_with_those_that_exist() -> None:
    with pytest.raises(vlog.UnknownTag, match="'execute' does not exist; tags are model, compil"):
        vlog.configure("execute")


@pytest.mark.parametrize("name", vlog.VARIABLES)
def test_the_environment_switches_tags(name: str) -> None:
    vlog.configure_from_environment({name: "cpuexe"})

    assert vlog.channel("cpuexe").on


def test_the_projects_own_variable_counts_before_androids() -> None:
    vlog.configure_from_environment({"NNHAL_VLOG": "model", "DEBUG_NN_VLOG": "driver"})

    assert vlog.channel("model").on
    assert not vlog.channel("driver").on


def test_a_wrong_tag_in_the_environment_is_a_warning(caplog: pytest.LogCaptureFixture) -> None:
    vlog.configure_from_environment({"NNHAL_VLOG": "nonsense"})

    assert "'nonsense' does not exist" in caplog.text


@cells("tag", vlog.TAGS)
def test_each_tag_shows_something_of_a_driver_that_is_used(
    tag: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.clear()
    vlog.configure(tag)
    device = registry.resolve("reference")
    prepared = device.prepare(add_model())
    prepared.execute(arguments().request)
    with pytest.raises(HalError):
        prepared.execute(Request((), (), ()))
    assert {record.name for record in caplog.records} == {f"nnhal.{tag}"}


def test_a_model_is_shown_with_its_arguments_by_name(caplog: pytest.LogCaptureFixture) -> None:
    vlog.configure("model")
    registry.resolve("reference").prepare(add_model())
    *_, operation = (record.getMessage() for record in caplog.records)
    assert operation == "  0: ADD; input0 FLOAT32 4, input1 FLOAT32 4 -> output FLOAT32 4"


def test_lines_go_to_standard_error_with_tag_and_thread(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    vlog.configure("driver")

    vlog.channel("driver")("prepared")

    line = capsys.readouterr().err
    assert line.rstrip().endswith("MainThread nnhal.driver: prepared")
