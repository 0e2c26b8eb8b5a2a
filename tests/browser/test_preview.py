"""Looking ahead: what a choice would do is drawn over the board, and clicking where it leads makes it."""

from playwright.sync_api import Locator, expect

from crashyard.engine.chance.dice import Dice
from tests.browser.conftest import Invite
from tests.browser.fingers import tap_target
from tests.browser.visitor import Visitor


def ghosts(ann: Visitor) -> Locator:
    return ann.page.locator(".ghosts .ghost")


def test_looking_at_a_choice_shows_what_it_does_and_clicking_where_it_leads_makes_it(invite: Invite) -> None:
    ann = invite()
    ann.sit_down_with_bot("crash-and-grab", "random", "random")
    ways = ann.page.locator(".ghosts .ways > *")
    ann.look_at(ann.page.locator('.board-drawing [role="button"][data-target="card:2"]'))
    expect(ways.first).to_be_attached()
    expect(ann.page.locator(".chooser .limit")).to_have_text("4 options. If nothing changes until then.")
    ann.page.mouse.move(2, 2)
    expect(ann.page.locator(".ghosts")).to_have_count(0)
    ann.point_at("card:2")
    directions = ann.page.locator('.board-drawing [role="button"][data-target^="direction:"]')
    led = ann.page.locator(".board-drawing .destination")
    expect(led.first).to_be_attached()
    for index in range(directions.count()):
        ann.look_at(directions.nth(index))
        expect(ann.page.locator(".chooser .limit")).to_contain_text("If nothing changes until then.")
        if ghosts(ann).count():
            break
    expect(ghosts(ann).first).to_be_visible()
    expect(ann.page.locator(".ghosts .way").first).to_be_attached()
    ann.page.mouse.move(2, 2)
    expect(ghosts(ann)).to_have_count(0)
    expect(ways.first).to_be_attached()
    ann.look_at(led.first)
    expect(ghosts(ann).first).to_be_visible()
    with ann.moving_on():
        ann.point(led.first)


def test_two_saucers_are_sent_by_clicking_one_place_after_the_other(invite: Invite) -> None:
    ann = invite()
    ann.sit_down_with_bot("crash-and-grab")
    cards = ann.page.locator('.board-drawing [role="button"][data-target^="card:"]')
    dice = Dice("two saucers")
    while not cards.count():
        with ann.moving_on():
            ann.answer_somehow(dice)
        ann.await_turn()
    led = ann.page.locator(".board-drawing .destination")
    expect(led.first).to_be_attached()
    ann.point(led.first)
    expect(ann.prompt).to_have_text("Choose a card for your blue saucer.")
    expect(ann.page.locator(".ghosts > .way")).not_to_have_count(0)
    ann.look_at(led.first)
    expect(ann.page.locator(".chooser .limit")).to_have_text("Each by itself, if nothing changes until then.")
    with ann.moving_on():
        ann.point(led.first)


def test_a_tap_shows_what_a_choice_does_and_one_more_makes_it(invite: Invite) -> None:
    ann = invite(width=390, height=844, touch=True)
    ann.sit_down_with_bot("crash-by-crash")
    tap_target(ann, ann.open.nth(5).get_attribute("data-target") or "")
    expect(ghosts(ann)).to_have_count(1)
    expect(ann.page.locator(".chooser .limit")).to_have_text("Then it is Bot’s turn to choose.")
    with ann.moving_on():
        ann.page.locator(".chooser .main").tap()
    expect(ghosts(ann)).to_have_count(0)


def test_what_a_thing_is_covers_neither_the_thing_nor_what_is_looked_ahead_at(invite: Invite) -> None:
    ann = invite(height=720)
    ann.sit_down_with_bot("crash-by-crash")
    cell = ann.open.nth(60)
    ann.look_at(cell)
    expect(ghosts(ann)).to_have_count(1)
    told = ann.page.locator(".help")
    expect(told).to_be_visible()
    assert ann.page.evaluate(
        """() => {
          const bubble = document.querySelector(".help").getBoundingClientRect();
          const spared = ".ghosts > *, .looked, .decision .prompt, .strip .points";
          return [...document.querySelectorAll(spared)].every((each) => {
            const box = each.getBoundingClientRect();
            return box.right <= bubble.left || bubble.right <= box.left
              || box.bottom <= bubble.top || bubble.bottom <= box.top;
          });
        }"""
    )
    # Whoever sees the cell hears what it is worth, whoever does not where it is as well.
    expect(told).to_contain_text("A cell that scores")
    assert (cell.get_attribute("aria-label") or "").startswith("Cell ")


TWO_AWAY = """() => {
  const middle = (id) => {
    const { x, y, width, height } = document.querySelector(`[data-id="${id}"]`).getBoundingClientRect();
    return [x + width / 2, y + height / 2, width];
  };
  const [x, y] = middle("saucer-red");
  return [...document.querySelectorAll('[data-id^="place-"]:not(.destination)')].map(({ dataset }) => dataset.id)
    .filter((id) => {
      const [left, top, width] = middle(id);
      const away = [Math.abs(left - x) / width, Math.abs(top - y) / width].sort((one, other) => one - other);
      return away[0] < 0.2 && Math.abs(away[1] - 2) < 0.3;
    });
}"""


def test_where_several_choices_lead_it_has_to_be_said_which(invite: Invite) -> None:
    """Two spaces away one comes with the 2 and with the 0-5."""
    ann = invite()
    ann.sit_down_with_bot("crash-and-grab", "random", "random")
    expect(ann.page.locator(".board-drawing .destination").first).to_be_attached()
    complaint = ann.page.locator(".complaint")
    found = []
    for place in ann.page.evaluate(TWO_AWAY):
        ann.point(ann.page.locator(f'[data-id="{place}"]'))
        expect(complaint).to_be_visible()
        found.append(complaint.inner_text())
    assert any("More than one of your choices leads there" in text for text in found), found
