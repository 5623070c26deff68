"""Examples of the documentation: each parses, and what is cheap runs."""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import re
from collections.abc import Callable
from importlib.metadata import entry_points
from pathlib import Path

import click
import msgspec
import pytest
from click.testing import CliRunner

from tests.cells import Test, cells
from tests.end_to_end.docs.examples import LANGUAGES, OURS, Block, Command, blocks, commands, pages
from tests.packages import SHIPPED

ROOT = Path(__file__).resolve().parents[3]
BLOCKS = [block for page in pages(ROOT) for block in blocks(page)]
COMMANDS = sorted({command for page in pages(ROOT) for command in commands(page)}, key=str)

OTHERS = frozenset({"pip", "dask", "pytest", ".venv-test/bin/pre-commit", "git", "cd"})
"""Programs of other projects, whose options are theirs to document."""

NO_MODULES = frozenset(
    {
        "nnhal.drivers",
        "nnhal.model_readers",
        "nnhal.model_writers",
        "nnhal.driver_suffixes",
        "nnhal.served_schemes",
        "nnhal.commands",
        "nntest.suites",
        "nnhal.driver",
    }
)
"""Groups of entry points and names of loggers, which look like modules."""

CHEAP = {
    ("mlts", "models"),
    ("nnhal", "drivers"),
}
"""Commands that end within a second or two and write nothing. They are run."""


def of_language(*languages: str) -> Callable[[Test], Test]:
    found = [block for block in BLOCKS if block.language in languages]
    assert found, languages
    return cells("block", found, ids=str)


def of_programs(wanted: Callable[[str], bool]) -> Callable[[Test], Test]:
    found = [command for command in COMMANDS if wanted(command.words[0])]
    assert found
    return cells("command", found, ids=str)


@cells("block", BLOCKS, ids=str)
def test_a_block_says_its_language(block: Block) -> None:
    assert block.language in LANGUAGES


@of_programs(lambda program: program not in OURS)
def test_another_program_is_a_script_of_ours_or_well_known(command: Command) -> None:
    program, *arguments = command.words
    if (program, arguments[0]) == ("python", "-m"):
        assert ROOT.joinpath(*arguments[1].split("."), "__main__.py").is_file()
    elif program in ("bash", "python"):
        assert (ROOT / arguments[0]).is_file()
    else:
        assert program in OTHERS


@of_programs(OURS.__contains__)
def test_a_documented_command_has_these_options_and_arguments(command: Command) -> None:
    program, *words = command.words
    parse(group(program), program, [word for word in words if word != "..."])


@pytest.mark.parametrize(
    "words",
    [words for words in sorted(CHEAP) if any(command.words == words for command in COMMANDS)],
    ids=" ".join,
)
def test_a_cheap_command_runs(words: tuple[str, ...]) -> None:
    done = CliRunner().invoke(group(words[0]), words[1:])
    assert done.exit_code == 0, done.output
    assert done.output


def test_every_cheap_command_is_documented() -> None:
    assert {command.words for command in COMMANDS} >= CHEAP


@of_language("json")
def test_json_parses(block: Block) -> None:
    json.loads(block.text)


@of_language("toml")
def test_toml_parses(block: Block) -> None:
    msgspec.toml.decode(block.text)


@of_language("python")
def test_python_compiles_imports_what_exists_and_calls_it_as_it_is_declared(block: Block) -> None:
    tree = ast.parse(block.text)
    names = imported(tree)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not inspect.isroutine(
            called := named(node.func, names)
        ):
            continue
        if any(isinstance(argument, ast.Starred) for argument in node.args):
            continue
        keywords = {keyword.arg: None for keyword in node.keywords if keyword.arg}
        inspect.signature(called).bind(*[None] * len(node.args), **keywords)


@cells("page", pages(ROOT), ids=lambda page: page.name)
def test_a_name_in_running_text_exists(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    names = re.findall(r"`((?:nncli|nnhal|nnservice|nntest|nntflite)(?:\.[a-zA-Z]\w+)+)[(`]", text)
    for name in set(names) - NO_MODULES:
        parts = name.split(".")
        found: object = importlib.import_module(parts[0])
        for part in parts[1:]:
            found = member(found, part)


def imported(tree: ast.Module) -> dict[str, object]:
    """What the import statements of a block bind; other files of the documentation aside."""
    names: dict[str, object] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                names[alias.asname or alias.name] = importlib.import_module(alias.name)
        elif isinstance(node, ast.ImportFrom) and not (node.module or "").startswith("acme_"):
            module = importlib.import_module(node.module or "")
            for alias in node.names:
                names[alias.asname or alias.name] = member(module, alias.name)
    return names


def member(module: object, name: str) -> object:
    """``name`` of a module: what it defines, or a module below it."""
    if hasattr(module, name):
        return getattr(module, name)
    return importlib.import_module(f"{module.__name__}.{name}")  # type: ignore[attr-defined]


def named(node: ast.expr, names: dict[str, object]) -> object:
    """What of this project an expression like ``run`` or ``service.start`` names, or None."""
    if isinstance(node, ast.Attribute):
        found = getattr(named(node.value, names), node.attr, None)
    else:
        found = names.get(node.id) if isinstance(node, ast.Name) else None
    package = (getattr(found, "__module__", None) or getattr(found, "__name__", "")).split(".")[0]
    return found if package in SHIPPED else None


def test_the_list_of_models_of_the_documentation_is_read(tmp_path: Path) -> None:
    from mlts import catalogue
    from nntest.assets import Assets

    (example,) = (
        block
        for block in BLOCKS
        if str(block).startswith("mlts.md") and "baselineSec" in block.text
    )
    (tmp_path / "models_list").mkdir()
    (tmp_path / "models_list" / "mine.json").write_text(example.text, encoding="utf-8")
    assert [model.name for model in catalogue.load(Assets((tmp_path,))).models] == ["my_net"]


def group(program: str) -> click.Group:
    (point,) = entry_points(group="console_scripts", name=program)
    found = point.load()
    assert isinstance(found, click.Group)
    return found


def parse(command: click.Command, name: str, words: list[str]) -> None:
    """Fails for a command, option or value that there is not. Runs nothing, opens no file."""
    context = click.Context(command, info_name=name)
    if "--help" in words:
        words = [word for word in words if word != "COMMAND"]
    values, rest, order = command.make_parser(context).parse_args(list(words))
    if isinstance(command, click.Group) and rest:
        subname, subcommand, rest = command.resolve_command(context, rest)
        assert subcommand is not None
        parse(subcommand, subname or "", rest)
        return
    assert not rest, f"'{name}' takes no {rest}"
    for parameter in order:
        convert(context, parameter, values[parameter.name])


def convert(context: click.Context, parameter: click.Parameter, value: object) -> None:
    if isinstance(parameter.type, (click.Path, click.File)) or value is None:
        return
    for one in value if isinstance(value, (list, tuple)) else [value]:
        if not (isinstance(one, str) and one.isupper()):  # NAME stands for a name
            parameter.type.convert(one, parameter, context)
