"""The icons of the installed app, drawn from `icon.svg`: `tools/icons` makes them."""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.running_server import CHROMIUM, FLAGS

WEB = Path(__file__).parents[2] / "src" / "crashyard" / "web"
NIGHT = "#151b3d"
"""The ground of the icon, which goes on to the edge where the system cuts it into a shape of its own."""

ICONS = {"icon-192.png": (192, 1.0, "transparent"), "icon-512.png": (512, 1.0, "transparent")}
ICONS["icon-maskable.png"] = (512, 0.8, NIGHT)


def main() -> None:
    drawing = (WEB / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name, (size, part, ground) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            inner = round(part * size)
            style = f"margin:0;display:grid;place-items:center;height:100vh;background:{ground}"
            sized = drawing.replace("<svg ", f'<svg width="{inner}" height="{inner}" ', 1)
            page.set_content(f'<body style="{style}">{sized}</body>')
            page.screenshot(path=WEB / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
