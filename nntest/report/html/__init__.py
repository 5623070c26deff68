"""Pages in the house style: elements that a suite fills, charts, and the writer of the file."""

from nntest.report.html.page import render, write

__all__ = ["render", "write"]
