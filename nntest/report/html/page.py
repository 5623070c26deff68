"""Makes a page: a template of ``reports/`` and its context become one self-contained document."""

from __future__ import annotations

import base64
import hashlib
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from nntest.data_folders import REPORT_TEMPLATES
from nntest.report.html import numbers
from nntest.report.html.svg import outline_of
from nntest.report.html.text import breakable, printable

if TYPE_CHECKING:
    from jinja2 import Environment

__all__ = ["render"]

_STYLE: Final = "house.css"
_SCRIPT: Final = "house.js"


def render(template: str, **context: Any) -> str:
    """The page that ``template`` (a file of ``reports/``) makes of ``context``, as HTML.

    Every text in ``context`` is escaped. The page carries a content security policy that allows
    its own script alone and no request at all.
    """
    return printable(_environment().get_template(template).render(**context))


@cache
def _environment() -> Environment:
    # Jinja2 takes longer to import than a command to print its help.
    from jinja2 import Environment, FileSystemLoader, StrictUndefined
    from markupsafe import Markup

    folder = REPORT_TEMPLATES
    script = (folder / _SCRIPT).read_text(encoding="utf-8")
    environment = Environment(
        loader=FileSystemLoader(folder),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters.update(
        count=numbers.count, significant=numbers.significant, breakable=breakable
    )
    environment.globals.update(
        house_style=Markup((folder / _STYLE).read_text(encoding="utf-8")),
        house_script=Markup(script),
        script_hash=_hash(script),
        outline_of=outline_of,
    )
    return environment


def _hash(script: str) -> str:
    """``script`` as the source expression of a content security policy."""
    digest = hashlib.sha256(script.encode()).digest()
    return f"sha256-{base64.b64encode(digest).decode()}"
