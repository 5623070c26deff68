"""The walks of CONTRIBUTING.md: each adds something to a copy of the tree, and runs it.

A walk fails if it touches a file that its table does not name, or leaves out one that it names
without an "if".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.end_to_end.walks.tree import Tree, table

pytestmark = [pytest.mark.slow, pytest.mark.sampled(0.2)]


@pytest.fixture(scope="module")
def copied(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> Tree:
    folder = tmp_path_factory.mktemp("walks")
    return Tree(repository, folder / "tree", folder / "scratch")


@pytest.fixture
def tree(copied: Tree) -> Iterator[Tree]:
    yield copied
    copied.restore()


def follows(tree: Tree, title: str, **names: str) -> None:
    """The walk has touched what the table below ``title`` names."""
    page = (tree.source / "CONTRIBUTING.md").read_text(encoding="utf-8")
    named, conditional = table(page, title, **names)
    touched = tree.touched()
    assert sorted(touched - named) == [], "files that CONTRIBUTING does not name"
    assert sorted(named - conditional - touched) == [], "files that need not be touched"


def test_a_driver(tree: Tree) -> None:
    tree.add(
        "nndrivers/acme.py",
        '"""A driver that computes as the reference driver does."""\n\n'
        "from nndrivers.reference.device import ReferenceDriver\n\n"
        '__all__ = ["Acme"]\n\n\n'
        'class Acme(ReferenceDriver):\n    name = "acme-npu"\n',
    )
    tree.after("pyproject.toml", "reference =", 'acme = "nndrivers.acme:Acme"\n')
    tree.add(
        "tests/unit/nndrivers/test_acme.py",
        "from nnhal.registry import resolve\n\n\n"
        "def test_it_is_found_by_its_name():\n"
        '    assert resolve("acme").name == "acme-npu"\n',
    )
    tree.pytest("tests/unit/nndrivers/test_acme.py")
    follows(tree, "A driver", NAME="acme")


def test_an_engine(tree: Tree) -> None:
    tree.add(
        "nndrivers/engines/acme.py",
        '"""An engine that TF Lite computes for."""\n\n'
        "from nndrivers.engines.tflite import TfLite\n\n"
        '__all__ = ["Acme"]\n\n\n'
        'class Acme(TfLite):\n    name = "acme-graphs"\n',
    )
    tree.after(
        "pyproject.toml", 'tflite = "nndrivers.engines', 'acme = "nndrivers.engines.acme:Acme"\n'
    )
    tree.after(
        "docs/porting_an_engine.md", "| `engine:tflite` |", "| `engine:acme` | TF Lite again | |\n"
    )
    tree.edit(
        "tests/unit/nndrivers/engines/test_installed.py",
        "PACKAGES = {\n",
        'PACKAGES = {\n    "acme": "numpy",\n',
    )
    tree.pytest("tests/unit/nndrivers/engines/test_installed.py", "-k", "acme")
    follows(tree, "An engine", NAME="acme")


def test_a_test_group_of_vts(tree: Tree) -> None:
    tree.add(
        "vts/groups/acme.py",
        '"""Names of drivers, which are not empty."""\n\n'
        "from vts.test_group import Failed, PlannedTest, TestGroup\n\n"
        '__all__ = ["GROUP"]\n\n\n'
        "class _Acme(TestGroup):\n"
        '    name = "acme"\n    title = "Names"\n    summary = "A driver has a name."\n'
        '    source = "our own"\n\n'
        "    def tests(self, corpus, *, thorough):\n"
        '        return [PlannedTest(group=self.name, name="name")]\n\n'
        "    def run(self, test, context):\n"
        "        if not context.device.name:\n"
        '            raise Failed("the driver has no name")\n\n\n'
        "GROUP = _Acme()\n",
    )
    tree.python("scripts/write_groups_pages.py")
    tree.add(
        "tests/unit/vts/groups/test_acme.py",
        "from tests.unit.vts.groups.drivers import reference\n"
        "from tests.unit.vts.groups.harness import run_group\n"
        "from vts.group_registry import GROUPS\n\n\n"
        "def test_the_reference_driver_passes():\n"
        '    ran = run_group(GROUPS.groups["acme"], reference(), [])\n'
        "    assert (ran.failures, len(ran.outcomes)) == ({}, 1)\n",
    )
    tree.pytest("tests/unit/vts/groups/test_acme.py")
    follows(tree, "A test group of VTS", NAME="acme")


def test_a_mutation(tree: Tree) -> None:
    tree.add(
        "vts/groups/model_validation_extra/acme.py",
        '"""Models without operations."""\n\n'
        "from nntest.cases.covering import by_signature\n"
        "from vts.mutations import Mutation, mutations, with_main\n\n"
        "__all__ = []\n\n\n"
        '@mutations(rule="outputs are written", source="types.hal Model", covers=by_signature)\n'
        "def acme(subject):\n"
        '    yield Mutation("no operations", with_main(subject.model, operations=()))\n',
    )
    tree.add(
        "tests/unit/vts/groups/test_acme.py",
        "from tests.unit.vts.groups.drivers import reference\n"
        "from tests.unit.vts.groups.harness import cases_of, run_group\n"
        "from tests.unit.vts.toys import ADD\n"
        "from vts.group_registry import GROUPS\n\n\n"
        "def test_the_reference_driver_refuses_it():\n"
        '    group = GROUPS.groups["model_validation_extra"]\n'
        '    cases = list(cases_of("add", ADD))\n'
        '    ran = run_group(group, reference(), cases, choose=lambda test: "acme" in test.name)\n'
        "    assert (ran.failures, len(ran.outcomes)) == ({}, 1)\n",
    )
    tree.pytest("tests/unit/vts/groups/test_acme.py")
    follows(tree, "A mutation of models", NAME="acme")


def test_an_evaluator(tree: Tree) -> None:
    tree.add(
        "mlts/evaluators/acme.py",
        '"""Number of sequences."""\n\n'
        "from mlts.evaluators.base import Evaluator\n\n"
        '__all__ = ["Acme"]\n\n\n'
        "class Acme(Evaluator):\n"
        '    class_name = "Acme"\n    keys = ("acme",)\n\n'
        "    def __init__(self):\n        self._count = 0\n\n"
        "    def add(self, sequence):\n        self._count += 1\n\n"
        '    def values(self):\n        return {"acme": float(self._count)}\n\n'
        "    def validation_errors(self):\n        return []\n",
    )
    tree.after("mlts/page/accuracy.py", "_NAMES: Final = {", '    "acme": ("Sequences", ""),\n')
    tree.after("docs/accuracy.md", "| `TopK` |", "| `Acme` | `acme` | sequences |\n")
    tree.add(
        "tests/unit/mlts/evaluators/test_acme.py",
        "from mlts.evaluators import SequenceOutputs, evaluators\n\n\n"
        "def test_sequences_are_counted():\n"
        '    evaluator = evaluators()["Acme"]()\n'
        "    evaluator.add(SequenceOutputs(outputs=()))\n"
        '    assert evaluator.values() == {"acme": 1.0}\n',
    )
    tree.pytest("tests/unit/mlts/evaluators/test_acme.py")
    follows(tree, "An evaluator", NAME="acme")


def test_a_stress_mode(tree: Tree) -> None:
    tree.edit(
        "mlts/stress/modes.py",
        "_ALL: Final = (\n",
        '_ALL: Final = (\n    Mode("acme-stress", Activity.LOAD, "one client"),\n',
    )
    for profile, call in (("_FULL", "Parameters(duration_s=60)"), ("_QUICK", "_quick(1)")):
        tree.after(
            "mlts/stress/parameters.py", f"{profile}: Final[", f'    "acme-stress": ({call},),\n'
        )
    tree.after("docs/stress.md", "| `inference-stress` |", "| `acme-stress` | loads | |\n")
    tree.python(
        *("-m", "mlts", "stress", "acme-stress", "--driver", "reference", "--time", "0.5"),
        *("mobilenet_v1_0.25_128_mini_quant", "--output", str(tree.scratch / "stress")),
    )
    follows(tree, "A stress mode")


def test_a_model(tree: Tree) -> None:
    tree.add_copy("models/asr_mini.tflite", "models/acme.tflite")
    files = '{"input": "asr_float/utterance_1.input", "output": "asr_float/utterance_1.output"}'
    data = f'"inputOutputs": [{files}]'
    entry = (
        f'{{"name": "acme", "baselineSec": 0.001, "inputSize": [1, 320], "dataSize": 4, {data}}}'
    )
    tree.edit("models/models_list/default.json", '"models": [', f'"models": [{entry},')
    few = ("--iterations", "3", "--warmup-time", "0", "--no-compilation", "--in-process")
    command = ("-m", "mlts", "benchmark", "acme", "--driver", "reference", *few)
    assert "acme" in tree.python(*command, "--output", str(tree.scratch / "model"))
    follows(tree, "A model", NAME="acme")


def test_an_option(tree: Tree) -> None:
    tree.after(
        "nncli/option_words.py",
        "# What is tested",
        "acme: --acme\n    Say so at the end.\n",
    )
    tree.edit(
        "mlts/cli.py",
        "@_catalogue_options\ndef models(assets: Path | None, models: tuple[str, ...]) -> None:",
        '@_catalogue_options\n@option("acme", is_flag=True)\n'
        "def models(assets: Path | None, models: tuple[str, ...], acme: bool) -> None:",
    )
    tree.edit(
        "mlts/cli.py",
        "    list_models(assets, models)\n",
        "    list_models(assets, models, acme)\n",
    )
    tree.edit(
        "mlts/commands/models.py",
        "def models(assets: Path | None, patterns: Sequence[str]) -> None:",
        "def models(assets: Path | None, patterns: Sequence[str], acme: bool) -> None:",
    )
    tree.edit(
        "mlts/commands/models.py", "    console.print(table)\n", "    console.print(table, acme)\n"
    )
    assert "True" in tree.python("-m", "mlts", "models", "asr*", "--acme")
    tree.pytest("tests/end_to_end/test_vocabulary.py")
    follows(tree, "An option", SUITE="mlts", NAME="models")


DIGESTS = """
from tests.unit.nntest.random_graph.test_graph import IN_BLOCKS, Claims, HalVersion, draw
for seed, size, limit, version in (
    (1, 10, 10, "AIDL4"), (2, 10, 1000, "AIDL4"), (3, 40, 10, "1.0"), (4, 200, 6, "1.3")
):
    claims = Claims.all(HalVersion(version))
    print(draw(seed, size=size, dimension_range=limit, claims=claims).digest()[:16])
print(draw(5, size=40, limits=IN_BLOCKS).digest()[:16])
"""
"""What the tests of random graphs compare, in their order."""


def digests_in(text: str) -> list[str]:
    return re.findall(r'"([0-9a-f]{16})"', text)


def test_an_operation(tree: Tree) -> None:
    family = "elementwise_unary"
    tree.after("nnhal/types.py", "    REVERSE = 105", "    SIGN = 106\n")
    tree.edit(
        f"nnhal/operations/{family}.py",
        "OPERATIONS: Final = (\n",
        "OPERATIONS: Final = (\n    _unary(OperationType.SIGN, *each(AIDL_V4=[F16, F32])),\n",
    )
    kernels = f"nndrivers/reference/kernels/{family}.py"
    tree.after(kernels, "    OperationType.ABS: np", "    OperationType.SIGN: np.sign,\n")
    tree.edit(
        kernels, "@kernel(OperationType.ABS, ", "@kernel(OperationType.SIGN, OperationType.ABS, "
    )
    tree.after(f"corpus/formulas/{family}.py", "    O.ABS: np", "    O.SIGN: np.sign,\n")
    tree.after(
        f"corpus/families/{family}.py",
        "_DATA: dict",
        '    "SIGN": [0.0, 1.5, -1.5, np.inf, -np.inf],\n',
    )
    tree.after(
        f"nntest/random_graph/operations/{family}.py",
        "    O.ABS: _Function",
        "    O.SIGN: _Function(lambda _: (-1.0, 1.0)),\n",
    )
    tree.edit("nntest/graph_tests/criteria.py", "*(_T.ABS, ", "*(_T.SIGN, _T.ABS, ")
    tree.after(
        "tests/unit/nnhal/operations/test_registry.py", "105 REVERSE", "106 SIGN f16,f32 8\n"
    )
    tree.edit("tests/unit/nnhal/operations/test_registry.py", "== 106", "== 107")
    tree.edit("tests/unit/nnhal/operations/test_registry.py", "6: 2, 7: 2}", "6: 2, 7: 2, 8: 1}")
    tree.after(
        f"tests/unit/nndrivers/reference/kernels/test_{family}.py",
        "    O.ABS: np",
        "    O.SIGN: np.sign,\n",
    )
    tree.edit("tests/unit/cts/test_android_validation.py", '"f16 f32": (', '"f16 f32": ("SIGN "')
    tree.edit("tests/unit/nnapi/test_model.py", '@cells("code", [106,', '@cells("code", [107,')
    tree.python("-m", "corpus", family)
    graphs = "tests/unit/nntest/random_graph/test_graph.py"
    digests = tree.python("-c", DIGESTS).split()
    for old, new in zip(digests_in((tree.root / graphs).read_text()), digests, strict=True):
        tree.edit(graphs, old, new)
    tree.pytest(
        graphs,
        "tests/unit/cts/test_android_validation.py",
        "tests/unit/nnapi/test_model.py",
        "tests/unit/nnhal/operations/test_registry.py",
        "tests/unit/nntest/graph_tests/test_criteria.py",
        f"tests/unit/nndrivers/reference/kernels/test_{family}.py",
        *("-k", "SIGN or digest or seed or blocks or android or unknown or registry or criteria"),
    )
    tree.python(
        *("-m", "vts", "run", "--driver", "reference", "--filter", f"general/{family}/sign*"),
        *("--output", str(tree.scratch / "operation")),
    )
    follows(tree, "An operation", FAMILY=family, NAME="sign")


def test_a_pattern_of_the_corpus(tree: Tree) -> None:
    tree.add(
        "corpus/patterns/rewrites/acme.py",
        '"""Large and small numbers."""\n\n'
        "from corpus.patterns._patterns import REAL, Patterns\n\n"
        '_KINDS = Patterns("acme", "large and small numbers")\n\n\n'
        '@_KINDS("GREATER", "both", REAL)\n'
        "def _both(net):\n"
        '    """A bound that moves across a sum changes its sign."""\n'
        "    x = net.given([[9.0, -2.0]])\n"
        "    return [(x + 2.0) > 5.0]\n",
    )
    tree.python("-m", "corpus", "comparison")
    tree.python(
        *("-m", "vts", "run", "--driver", "reference"),
        *("--filter", "general/comparison/greater_acme_*"),
        *("--output", str(tree.scratch / "pattern")),
    )
    follows(tree, "A pattern of the corpus", NAME="acme", FAMILY="comparison", AREA="rewrites")


def test_a_version_of_the_hal(tree: Tree) -> None:
    tree.after("nnhal/types.py", '    AIDL_V4 = "AIDL4"', '    AIDL_V5 = "AIDL5"\n')
    tree.after("nnhal/operations/spec.py", "    AIDL_V4 = 8", "    AIDL_V5 = 9\n")
    tree.after(
        "nnhal/_driver_kit/device.py",
        "    HalVersion.AIDL_V4: ",
        "    HalVersion.AIDL_V5: KitDeviceAidlV4,\n",
    )
    tree.after(
        "cts/groups/introspection.py",
        "    HalVersion.AIDL_V4: ",
        "    HalVersion.AIDL_V5: 1000009,\n",
    )
    tree.after(
        "vts/raw/devices.py",
        "    HalVersion.AIDL_V4: ",
        "    HalVersion.AIDL_V5: (_AIDL,),\n",
    )
    tree.edit("nndrivers/reference/device.py", "HalVersion.AIDL_V4", "HalVersion.AIDL_V5")
    tree.pytest(
        "tests/unit/vts/groups/test_older_interfaces.py", "tests/unit/nnhal/test_versions.py"
    )
    tree.python(
        *("-m", "vts", "run", "--driver", "reference", "--filter", "general/activation/relu_*"),
        *("--output", str(tree.scratch / "version")),
    )
    follows(tree, "A version of the HAL")


def test_a_report_view(tree: Tree) -> None:
    tree.add(
        "nntest/report/views/names.py",
        '"""Names view: the ids of the cases, a line each."""\n\n'
        'FILE = "names.txt"\n\n\n'
        "def parts(run, kind):\n"
        '    """Yield the ids."""\n'
        '    return (f"{case.id}\\n".encode() for case in run.cases)\n',
    )
    tree.edit("nntest/report/result_kind.py", '"markdown", "text")', '"markdown", "names", "text")')
    out = tree.scratch / "view"
    tree.python(
        *("-m", "vts", "run", "--driver", "reference", "--filter", "general/activation/elu_alpha*"),
        *("--output", str(out)),
    )
    named = str(out / "names.txt")
    tree.python("-m", "vts", "report", str(out), "--format", "names", "--to", named)
    assert "general/activation/elu_alpha" in (out / "names.txt").read_text()
    tree.edit(
        "tests/unit/nntest/report/test_views.py",
        "EXAMPLES:",
        'def test_names_are_a_file():\n    assert view("names").FILE == "names.txt"\n\n\nEXAMPLES:',
    )
    tree.edit("docs/results_format.md", "| `csv` |", "| `names` | ids of the cases |\n| `csv` |")
    follows(tree, "A report view", NAME="names")
