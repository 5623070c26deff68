"""Pages in the house style: elements that a suite fills, charts, and the renderer."""

from nntest.report.html.page import render

__all__ = ["render"]
