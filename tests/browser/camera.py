"""Takes pictures of pages."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.browser.conftest import DESKTOP, PHONE

SIZES = {"desktop": DESKTOP, "phone": PHONE}


@dataclass(frozen=True)
class Camera:
    browser: Browser
    site: str
    folder: Path

    def open(self, path: str, size: str, language: str = "en") -> Page:
        width, height = SIZES[size]
        context = self.browser.new_context(
            base_url=self.site,
            viewport={"width": width, "height": height},
            locale=language,
            has_touch=size == "phone",
            reduced_motion="reduce",
        )
        page = context.new_page()
        page.goto(path)
        page.locator("main, .play").first.wait_for()
        page.wait_for_load_state("networkidle")
        return page

    def take(self, page: Page, name: str) -> None:
        page.wait_for_timeout(400)
        page.screenshot(path=self.folder / f"{name}.png")
        page.context.close()
        print(name, flush=True)
