from __future__ import annotations

import subprocess
import sys

from click.testing import CliRunner

from mlts.cli import main
from tests.cells import cells


@cells("command", ["benchmark", "capabilities", "report", "compare", "models"])
def test_every_command_explains_itself(command: str) -> None:
    result = CliRunner().invoke(main, [command, "--help"])
    assert result.exit_code == 0
    assert result.output.startswith(f"Usage: main {command}")


def test_every_option_of_a_benchmark_is_offered() -> None:
    output = CliRunner().invoke(main, ["benchmark", "--help"]).output
    for option in (
        "--driver", "-f, --filter-driver", "-r, --include-nnapi-reference",
        "--nnapi-reference-only", "--assets", "--profile", "--time",
        "--warmup-time", "--iterations", "--threads", "--compilation / --no-compilation",
        "--output", "--json", "--gate", "--open / --no-open", "--quiet", "--vlog", "--trace",
        "--filter", "--exclude", "--shard", "--shuffle", "--jobs", "--engine", "--scheduler",
        "--worker-resource", "--retries", "--fail-fast", "--timeout", "--silence",
        "--expectations", "--resume", "--limit-memory", "--list",
    ):  # fmt: skip
        assert option in output


def test_help_starts_without_what_only_a_run_needs() -> None:
    """Twice the time of click alone is all that ``mlts --help`` may take."""
    script = "import sys, mlts.cli; print(sorted(set(sys.modules) & set(sys.argv[1:])))"
    slow = ["numpy", "rich", "jinja2", "msgspec", "tflite_runtime", "ai_edge_litert", "PIL"]
    slow += ["importlib.metadata"]
    command = [sys.executable, "-c", script, *slow]
    result = subprocess.run(command, capture_output=True, text=True, check=True)
    assert result.stdout.strip() == "[]"
