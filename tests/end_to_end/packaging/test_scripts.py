"""The scripts, in a copy of their folder beside a pretended environment."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from mlts.stress.modes import MODES


@pytest.fixture
def copy(repository: Path, tmp_path: Path) -> Path:
    """A checkout with the scripts only, and an ``mlts`` that prints its folder and arguments."""
    copy = tmp_path / "checkout"
    shutil.copytree(repository / "scripts", copy / "scripts")
    for name in ("pyproject.toml", "constraints.txt"):
        shutil.copy(repository / name, copy)
    mlts = copy / ".venv" / "bin" / "mlts"
    mlts.parent.mkdir(parents=True)
    mlts.write_text('#!/bin/sh\npwd\nprintf "%s\\n" "$@"\n')
    mlts.chmod(0o755)
    return copy


def _run(copy: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {
        k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "PYTHON")
    }
    return subprocess.run(
        ["bash", str(copy / "scripts" / "build_and_run_benchmark.sh"), *arguments],
        cwd=copy.parent,
        env=kept | environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def _arguments(copy: Path, *arguments: str, **environment: str) -> list[str]:
    done = _run(copy, "-b", *arguments, **environment)
    assert done.returncode == 0, done.stderr
    folder, command, *rest = done.stdout.splitlines()
    assert (folder, command) == (str(copy.parent), "benchmark")
    return rest


def test_scoring_is_the_default_and_opens_nothing_without_a_desktop(copy: Path) -> None:
    assert _arguments(copy) == _arguments(copy, "scoring") == ["--no-open"]


@pytest.mark.parametrize(
    ("given", "passed"),
    [
        (["-f", "acme.*", "-r"], ["--filter-driver", "acme.*", "-r"]),
        (["--filter-driver", "a b"], ["--filter-driver", "a b"]),
        (["--include-nnapi-reference"], ["-r"]),
        (["--nnapi-reference-only"], ["--filter-driver", "no-device", "-r"]),
    ],
)
def test_androids_options_keep_their_meaning(
    copy: Path, given: list[str], passed: list[str]
) -> None:
    assert _arguments(copy, *given, "scoring") == [*passed, "--no-open"]


def test_everything_from_the_first_other_option_on_is_passed_through(copy: Path) -> None:
    rest = ["--driver", "my module", "*quant*"]
    assert _arguments(copy, "scoring", *rest) == ["--no-open", *rest]
    assert _arguments(copy, "-r", "--", *rest) == ["-r", "--no-open", *rest]


def test_the_connected_device_is_benchmarked_unless_drivers_are_chosen(copy: Path) -> None:
    device = {"ANDROID_SERIAL": "R2D2"}
    assert _arguments(copy, **device) == ["--driver", "adb:", "--no-open"]
    for chosen in (["--driver", "acme"], ["--driver=acme"], ["-f", "acme.*"], ["-r"]):
        assert "adb:" not in _arguments(copy, *chosen, **device)


@pytest.mark.parametrize(("left", "verdict", "code"), [("", "ok", 0), ("nnagent-1", "FAILED", 1)])
def test_a_device_is_checked_with_a_report_of_what_went_how(
    left: str, verdict: str, code: int, copy: Path, tmp_path: Path
) -> None:
    for name in ("vts", "nnhal"):
        _executable(copy / ".venv" / "bin" / name, f'echo "{name} $*"; [ $1 != run ]')
    tools = tmp_path / "tools"
    tools.mkdir()
    _executable(tools / "adb", f'echo "$*" >> calls; [ "$3" != shell ] || echo "{left}"')
    _executable(tools / "sleep", "")
    done = subprocess.run(
        ["bash", str(copy / "scripts" / "check_device.sh"), "-b", "adb:R2D2/libacme.so", "out"],
        cwd=tmp_path,
        env=os.environ | {"PATH": f"{tools}:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stderr
    report = (tmp_path / "out" / "report.txt").read_text()
    assert "vts run --driver adb:R2D2/libacme.so --time 60s --output out/vts\n-- ok" in report
    assert f"== nothing is left after runs\n{left and left + chr(10)}-- {verdict}: exit" in report
    assert "-s R2D2 shell " in (tmp_path / "calls").read_text()
    assert (tmp_path / "out.tar.gz").stat().st_size > 100


def test_the_page_opens_where_there_is_a_desktop(copy: Path, tmp_path: Path) -> None:
    (tmp_path / "xdg-open").write_text("#!/bin/sh\n")
    (tmp_path / "xdg-open").chmod(0o755)
    desktop = {"DISPLAY": ":0", "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    assert _arguments(copy, **desktop) == ["--open"]
    assert _arguments(copy, "--no-open", **desktop) == ["--no-open"]
    assert _arguments(copy, "--quiet", "--no-open", **desktop) == ["--quiet", "--no-open"]


@pytest.mark.parametrize("mode", [*MODES, "all"])
def test_a_stress_mode_is_given_to_the_command_of_stresses(copy: Path, mode: str) -> None:
    done = _run(copy, "-b", mode, "-f", "acme.*", "--profile", "full")
    assert done.returncode == 0, done.stderr
    passed = ["stress", mode, "--filter-driver", "acme.*", "--no-open", "--profile", "full"]
    assert done.stdout.splitlines()[1:] == passed
    assert mode in _run(copy, "--help").stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["bogus"], "unknown mode 'bogus'"),
        (["scoring", "scoring"], "more than one mode"),
        (["-f"], "option '-f' needs a regular expression"),
    ],
)
def test_wrong_usage_is_one_line_and_exit_code_2(
    copy: Path, arguments: list[str], message: str
) -> None:
    done = _run(copy, *arguments)
    assert done.returncode == 2
    assert message in done.stderr


def test_skipping_the_build_needs_an_environment(copy: Path) -> None:
    shutil.rmtree(copy / ".venv")
    done = _run(copy, "-b")
    assert done.returncode == 2
    assert "there is no .venv to use yet" in done.stderr


def test_an_environment_that_is_up_to_date_is_used_as_it_is(copy: Path) -> None:
    """No Python but the environment's own is started, and nothing is installed."""
    (copy / ".venv" / "bin" / "python").symlink_to(shutil.which("true") or "")
    fingerprint = ". scripts/environment.sh; fingerprint > .venv/installed-from"
    subprocess.run(["bash", "-c", fingerprint], cwd=copy, check=True)
    assert _run(copy, PYTHON="false").stdout.splitlines()[1] == "benchmark"


@pytest.mark.parametrize("has_pip", [True, False])
def test_an_environment_gets_a_pip_of_its_own_first_only_where_python_has_none(
    copy: Path, tmp_path: Path, has_pip: bool
) -> None:
    shutil.rmtree(copy / ".venv")
    log, python = tmp_path / "log", tmp_path / "python"
    python.write_text(
        f"""#!/bin/bash
echo "$(basename $(dirname $0)) $*" >> {log}
if [ "$2" = venv ]; then mkdir -p .venv/bin; cp $0 .venv/bin/python; cp {python} .venv/bin/mlts; fi
if [[ "$*" == *--version ]]; then exit {int(not has_pip)}; fi
"""
    )
    python.chmod(0o755)
    done = _run(copy, PYTHON=str(python))
    assert done.returncode == 0, done.stderr
    said = [line for line in log.read_text().splitlines() if " -m " in line]
    assert said[0].endswith("-m venv --clear --without-pip .venv")
    assert any("ensurepip" in line for line in said) is not has_pip
    installing = said[-1].split()
    assert installing[0] == (tmp_path.name if has_pip else "bin")
    assert ("--python" in installing) is has_pip
    assert installing[-3:] == ["pip", "--editable", "."]


def test_a_benchmark_compiles_what_it_imports_whatever_the_environment_says(copy: Path) -> None:
    mlts = copy / ".venv" / "bin" / "mlts"
    mlts.write_text('#!/bin/sh\necho "${PYTHONDONTWRITEBYTECODE:-unset}"\n')
    assert _run(copy, "-b", PYTHONDONTWRITEBYTECODE="1").stdout == "unset\n"


def test_a_python_that_is_too_old_is_not_used(copy: Path, tmp_path: Path) -> None:
    tools = tmp_path / "tools"
    tools.mkdir()
    for tool in ("bash", "cat", "cksum", "dirname"):
        (tools / tool).symlink_to(shutil.which(tool) or "")
    (tools / "python3").symlink_to(shutil.which("false") or "")
    done = _run(copy, PATH=str(tools))
    assert done.returncode == 2
    assert "no Python 3.10 or later found" in done.stderr


# run_tests.sh ------------------------------------------------------------------------------------

CHECKS = {
    "ruff": 'echo "ruff $*"',
    "mypy": 'sleep 0.3; echo "mypy $*"',
    "lint-imports": 'echo "lint-imports $*"',
    "pytest": 'for word in "$@"; do echo "<$word>"; done; echo "1 passed"',
}


@pytest.fixture
def tests(copy: Path) -> Path:
    """A checkout whose ``.venv-test`` has tools that print what they are given."""
    environment = copy / ".venv-test"
    (environment / "bin").mkdir(parents=True)
    for tool, script in CHECKS.items():
        _tool(copy, tool, script)
    (environment / "bin" / "python").symlink_to(shutil.which("true") or "")
    stamp = ". scripts/environment.sh; fingerprint > .venv-test/installed-from"
    subprocess.run(["bash", "-c", stamp], cwd=copy, check=True)
    return copy


def _tool(checkout: Path, name: str, script: str) -> None:
    path = checkout / ".venv-test" / "bin" / name
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


def _run_tests(checkout: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["bash", str(checkout / "scripts" / "run_tests.sh"), *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_checks_are_told_in_their_order_with_the_tests_at_the_end(tests: Path) -> None:
    done = _run_tests(tests, "-k", "two words")

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        "== ruff format --check .",
        "ruff format --check .",
        "== ruff check .",
        "ruff check .",
        "== mypy",
        "mypy ",
        "== lint-imports --no-logo",
        "lint-imports --no-logo",
        "== pytest -k two words",
        "<-k>",
        "<two words>",
        "1 passed",
    ]


def test_all_that_failed_is_named_at_the_end_in_the_same_order(tests: Path) -> None:
    _tool(tests, "pytest", "echo '1 failed'; exit 1")
    _tool(tests, "mypy", "sleep 0.3; exit 1")
    _tool(tests, "lint-imports", "exit 1")

    done = _run_tests(tests)

    assert done.returncode == 1
    assert done.stdout.splitlines()[-1] == "1 failed"
    assert done.stderr == "Failed: mypy lint-imports pytest\n"


@pytest.mark.parametrize("tool", CHECKS)
def test_each_check_decides_the_exit_code(tests: Path, tool: str) -> None:
    _tool(tests, tool, "exit 3")

    assert _run_tests(tests).returncode == 1


def test_everything_runs_on_all_processors_and_what_is_asked_for_on_one(tests: Path) -> None:
    processes = f"<-n>\n<{len(os.sched_getaffinity(0)) + 2}>\n"

    assert processes in _run_tests(tests).stdout
    assert processes in _run_tests(tests, "--fast", "-x").stdout
    assert "<-n>" not in _run_tests(tests, "-x").stdout
    fast = _run_tests(tests, "--fast", "-x").stdout.splitlines()
    assert "<--fast>" not in fast
    assert fast[-2:] == ["<-x>", "1 passed"]


def test_coverage_is_measured_and_shown_for_each_package_when_asked_for(tests: Path) -> None:
    _tool(tests, "coverage", 'echo "coverage $*"')
    for package in ("nnhal", "vts"):
        (tests / package).mkdir()
        (tests / package / "__init__.py").touch()

    done = _run_tests(tests, "--coverage", "-x")

    assert (done.returncode, done.stderr) == (0, "")
    _, shown = done.stdout.split("== pytest -x\n")
    assert shown.splitlines() == [
        "coverage run -m pytest -x",
        "coverage combine --quiet",
        "== branch coverage in %; what is missing: build/coverage/html/index.html",
        "nnhal      coverage report --format=total --include=nnhal/*",
        "vts        coverage report --format=total --include=vts/*",
        "coverage html --quiet",
    ]


# .ci/run -----------------------------------------------------------------------------------------

NEEDED = ("bash", "cat", "cksum", "dirname", "id", "nproc")


@pytest.fixture
def ci(tests: Path, repository: Path, tmp_path: Path) -> Path:
    """A checkout with ``.ci/run``, and a ``tools`` beside it that is all of PATH."""
    shutil.copytree(repository / ".ci", tests / ".ci")
    (tests / "scripts" / "run_tests.sh").write_text("echo all tests\n")
    (tests / "scripts" / "build_docs.sh").write_text("echo site\n")
    (tmp_path / "tools").mkdir()
    for tool in NEEDED:
        (tmp_path / "tools" / tool).symlink_to(shutil.which(tool) or "")
    _executable(tests / ".venv-test" / "bin" / "python", "echo 0")  # not a new Python
    return tests


def _executable(path: Path, script: str) -> None:
    path.unlink(missing_ok=True)
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


def _run_ci(ci: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["bash", str(ci / ".ci" / "run")],
        env={"PATH": str(ci.parent / "tools"), "HOME": str(ci.parent)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_ci_ends_with_what_it_could_not_run(ci: Path) -> None:
    done = _run_ci(ci)
    assert done.returncode == 0, done.stderr
    tested, built, *banner = done.stdout.splitlines()
    assert (tested, built) == ("all tests", "site")
    assert [line.split(":")[:2] for line in banner if line.strip("#")] == [
        ["#  NOT RUN", " tests of HTML pages in a browser"],
        ["#  NOT RUN", " tests of drawings"],
        ["#  NOT RUN", " tests of adb"],
        ["#  NOT RUN", " all tests with a second Python"],
    ]


@pytest.mark.parametrize(("tests_end", "code"), [("true", 0), ("false", 1)])
def test_ci_tests_with_a_second_python_where_there_is_one(
    ci: Path, tests_end: str, code: int
) -> None:
    for tool in ("chromium", "dot", "adb", "ssh", "sshd", "python3.13"):
        _executable(ci.parent / "tools" / tool, "true")
    environment = ci / ".venv-second"
    (environment / "bin").mkdir(parents=True)
    _executable(environment / "bin" / "python", "true")
    _executable(environment / "bin" / "pytest", f'echo "pytest $*"; {tests_end}')
    stamp = ". scripts/environment.sh; fingerprint > .venv-second/installed-from"
    subprocess.run(["bash", "-c", stamp], cwd=ci, check=True)

    done = _run_ci(ci)

    assert done.returncode == code, done.stderr
    assert "== python3.13: unit tests, and an end-to-end run" in done.stdout
    assert " tests/unit " in done.stdout.splitlines()[-1]


def test_a_failure_of_the_test_command_is_one_of_ci(ci: Path) -> None:
    (ci / "scripts" / "run_tests.sh").write_text("exit 1\n")
    assert _run_ci(ci).returncode == 1
