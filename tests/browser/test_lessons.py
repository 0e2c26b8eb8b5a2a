"""Learning by doing: a lesson gone through by mouse, from the lobby to its end."""

from playwright.sync_api import expect

from crashyard.engine import find_game
from crashyard.faces.lessons import READ, LessonRun, find_lesson
from tests.browser.conftest import Invite


def test_a_lesson_by_mouse(invite: Invite) -> None:
    game = find_game("cube-attack")
    lesson = find_lesson(game, "orbits")
    ann = invite()
    ann.enter()
    expect(ann.page.locator(".first-time")).to_contain_text("New here?")
    ann.card("Cube Attack").get_by_role("link", name="Learn").click()
    ann.page.get_by_role("link", name="Begin").click()
    given: list[int] = []
    while (run := LessonRun(game, lesson, given)).step is not None:
        expect(ann.page.locator("main.lesson")).to_have_attribute("data-step", str(len(given)))
        action = run.right()[0]
        if action == READ:
            ann.page.get_by_role("button", name="Next", exact=True).click()
        elif (targets := run.position.targets(lesson.seat, action)) == ["end_turn"]:
            ann.buttons.get_by_text("End the turn").click()
        else:
            if len(given) == 1:
                ann.point(ann.page.locator('[data-id="place-F"]'))
                expect(ann.page.locator(".taught .complaint")).to_contain_text("(")
                ann.page.locator(".chooser .choice").first.click()
                expect(ann.page.locator(".taught .complaint")).to_contain_text("allowed too")
            for target in targets:
                ann.point_at(target)
        given.append(action)
    expect(ann.page.locator(".taught .sentence")).to_contain_text("2 points")
    ann.page.get_by_role("link", name="All lessons").click()
    expect(ann.page.locator(".lessons li").first).to_contain_text("done")
    ann.enter()
    expect(ann.page.locator(".first-time")).to_have_count(0)


def test_nothing_is_read_twice_and_what_fails_is_said(invite: Invite) -> None:
    ann = invite()
    ann.enter()
    page = ann.page
    page.goto(f"{ann.server_url}/learn/cube-attack/orbits")
    step, complaint = page.locator("main.lesson"), page.locator(".taught .complaint")
    expect(step).to_have_attribute("data-step", "0")
    page.evaluate("() => { window.answering = fetch; window.fetch = () => Promise.reject(new Error('away')); }")
    page.get_by_role("button", name="Next", exact=True).click()
    expect(complaint).to_contain_text("server")
    page.evaluate("() => { window.fetch = answering; }")
    # Two clicks before the first is answered are one step.
    page.get_by_role("button", name="Next", exact=True).evaluate("button => { button.click(); button.click(); }")
    expect(step).to_have_attribute("data-step", "1")
    expect(complaint).to_have_count(0)
    for target in ("0@S0", "A0"):
        ann.point_at(target)
    expect(step).to_have_attribute("data-step", "2")
    page.get_by_role("button", name="Back", exact=True).evaluate("button => { button.click(); button.click(); }")
    expect(step).to_have_attribute("data-step", "1")
    for target in ("0@S0", "A0"):
        ann.point_at(target)
    expect(step).to_have_attribute("data-step", "2")


def test_what_a_lesson_points_at_stays_marked_in_another_window(invite: Invite) -> None:
    ann = invite()
    ann.enter()
    ann.page.goto(f"{ann.server_url}/learn/cube-attack/moons")
    marks = ann.page.locator(".glow circle")
    expect(marks).to_have_count(4)
    place = """() => {
      const middle = (what) => {
        const { x, y, width, height } = document.querySelector(what).getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      };
      const [mark, moon] = [".glow circle", '[data-id="place-F"]'].map(middle);
      return Math.hypot(mark[0] - moon[0], mark[1] - moon[1]);
    }"""
    assert ann.page.evaluate(place) < 3
    width = ann.page.evaluate("document.querySelector('.board-drawing').viewBox.baseVal.width")
    ann.page.set_viewport_size({"width": 900, "height": 700})
    ann.page.wait_for_function(
        "width => document.querySelector('.board-drawing').viewBox.baseVal.width !== width", arg=width
    )
    expect(marks).to_have_count(4)
    assert ann.page.evaluate(place) < 3


def test_the_coach_explains_a_kind_of_decision_once(invite: Invite) -> None:
    ann = invite()
    ann.page.add_init_script("localStorage.setItem('crashyard.coach', 'true')")
    ann.sit_down_with_bot("cube-attack")
    expect(ann.page.locator(".coach")).to_contain_text("The goal: after every round moons bring points")
    expect(ann.page.locator(".standing")).to_contain_text("First to 64 points wins It is your turn")
    ann.page.get_by_role("button", name="Close", exact=True).click()
    expect(ann.page.locator(".coach")).to_contain_text("Two actions a turn")
    ann.page.get_by_role("button", name="Close", exact=True).click()
    expect(ann.page.locator(".coach")).to_have_count(0)
    ann.page.reload()
    ann.await_turn()
    expect(ann.page.locator(".coach")).to_have_count(0)


def test_whatever_lies_on_the_table_says_what_it_is(invite: Invite) -> None:
    ann = invite()
    ann.sit_down_with_bot("cube-attack")
    told = ann.page.locator(".help")
    moon = ann.page.locator('[data-id="place-F"]')
    ann.look_at(moon)
    expect(told).to_contain_text("Full moon")
    ann.look_at(ann.page.locator('[data-id="place-A3"]'))
    expect(told).to_contain_text("Armament planet")
    ann.page.mouse.move(2, 2)
    expect(told).to_be_hidden()
    own = ann.open.first
    own.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(told).to_contain_text("cube")
    own.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    own.dispatch_event("click", {"bubbles": True})
    expect(ann.chips).to_have_count(0)
