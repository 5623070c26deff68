"""Hooks of MkDocs: pages that are not in docs/, and tables that are made from the code."""

from __future__ import annotations

import re
import sys
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

_REPOSITORY: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(_REPOSITORY))  # 'scripts' is not an installed package

from scripts.operations_tables import onnx_table, operations_tables, tflite_table  # noqa: E402

_TOP_PAGES: Final = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
"""Pages at the top of the repository, with their names on the site."""

_ROLE: Final = re.compile(r":(?:class|func|meth|mod|data|attr|exc):<code>~?([^<]+)</code>")
"""A cross-reference as docstrings write it, after Markdown has turned its name into code."""

_COMMAND: Final = """\
::: mkdocs-click
    :module: {module}
    :command: main
    :prog_name: {name}
    :style: table
"""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add a page per command, and the pages at the top of the repository, which link to docs/."""
    for script in distribution("nn-driver-suite").entry_points.select(group="console_scripts"):
        content = _COMMAND.format(name=script.name, module=script.module)
        files.append(
            File.generated(config, f"reference/commands/{script.name}.md", content=content)
        )
    for source, target in _TOP_PAGES.items():
        text = (_REPOSITORY / source).read_text(encoding="utf-8").replace("](docs/", "](")
        files.append(File.generated(config, target, content=text))
    return files


def on_page_markdown(markdown: str, **_: object) -> str:
    """Insert the tables of operations, and lead links out of docs/ to the pages added above."""
    for source, target in _TOP_PAGES.items():
        link = rf"\]\(((?:\.\./)*)\.\./{re.escape(source)}"
        markdown = re.sub(link, rf"](\g<1>{target}", markdown)
    tables = {"operations": operations_tables, "tflite-operators": tflite_table}
    tables |= {"onnx-operators": onnx_table}
    return re.sub(rf"^::: ({'|'.join(tables)})$", lambda m: tables[m[1]](), markdown, flags=re.M)


def on_page_content(html: str, **_: object) -> str:
    """Show cross-references of docstrings as plain code, and options without a default as such."""
    html = html.replace("<code>Sentinel.UNSET</code>", "")  # mkdocs-click 0.9 with click 8.3
    return _ROLE.sub(r"<code>\1</code>", html)
