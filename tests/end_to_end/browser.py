"""Pages as a reader meets them: opened from disk in a real Chromium."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page, ViewportSize

__all__ = ["CONTRASTS", "VIEWPORT", "Visit"]

VIEWPORT: ViewportSize = {"width": 1280, "height": 900}


class Visit:
    """A page that is open, and everything that it did which it should not."""

    is_as_opened: bool
    """Whether nobody has done anything to the page yet."""

    def __init__(self, context: BrowserContext, file: Path) -> None:
        self.page: Page = context.new_page()
        self.url = file.as_uri()
        self.requests: list[str] = []
        self.complaints: list[str] = []
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("console", lambda message: self.complaints.append(message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("dialog", self._dialog)
        self.open()
        self.is_as_opened = True

    def check(self) -> None:
        """Nothing has upset the page, and it has asked for nothing but itself."""
        assert self.complaints == []
        assert self.requests == [self.page.url.partition("#")[0]]

    def open_as_new(self) -> None:
        """Open the page as in a new window, which would start a process and take twice as long."""
        self.page.context.clear_permissions()
        self.page.emulate_media(media="screen")
        self.page.set_viewport_size(VIEWPORT)
        self.page.mouse.move(0, 0)
        self.page.goto("about:blank")
        self.complaints.clear()
        self.open()
        self.is_as_opened = True

    def open(self, fragment: str = "") -> None:
        """Open the page afresh, at ``fragment``."""
        self.page.goto("about:blank")
        self.requests.clear()
        self.page.goto(self.url + fragment)

    def column(self, table: str, number: int) -> list[str]:
        """The texts of a column, from top to bottom."""
        cells = self.page.locator(f"{table} tbody tr > :nth-child({number})")
        return [text.strip() for text in cells.all_inner_texts()]

    def heading(self, table: str, title: str) -> Any:
        """The button of a heading."""
        return self.page.locator(f"{table} thead button", has_text=re.compile(f"^{title}$"))

    @property
    def fragment(self) -> str:
        return self.page.evaluate("location.hash")  # type: ignore[no-any-return]

    def _dialog(self, dialog: Any) -> None:
        self.complaints.append(f"dialog: {dialog.message}")
        dialog.dismiss()


CONTRASTS = """
() => {
  const luminance = (color) => {
    const parts = color.match(/[\\d.]+/g).slice(0, 3).map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
  };
  const ground = (node) => {
    for (let at = node; at; at = at.parentElement) {
      const color = getComputedStyle(at).backgroundColor;
      if (!color.endsWith(', 0)')) return color;
    }
    return getComputedStyle(document.body).backgroundColor;
  };
  const found = {};
  for (const node of document.querySelectorAll('p, li, dd, dt, th, td, a, h1, h2, h3, code, '
       + 'caption, summary, small, .sign, .unit, .difference, .chart text')) {
    if (!node.textContent.trim() || node.matches('svg a')) continue;
    const style = getComputedStyle(node);
    const color = node.closest('svg') ? style.fill : style.color;
    const pair = [luminance(color), luminance(ground(node))].sort((a, b) => b - a);
    found[`${node.tagName}.${node.className.baseVal ?? node.className}`] =
      (pair[0] + 0.05) / (pair[1] + 0.05);
  }
  return found;
}
"""
"""Script: the smallest contrast of every kind of text in the page, by tag and class."""
