"""What happens is shown in its order, can be held, cut short and seen again, and always ends at the truth."""

from itertools import groupby
from typing import Any

import pytest

from crashyard.faces.motion import LOSSES, SOUNDS
from tests.browser.conftest import Invite
from tests.browser.stage import LEFT, SESSION, set_up

DONE = "stage.director.running"


def few(told: dict[str, Any], *events: int) -> dict[str, Any]:
    """Some of the events of a chain."""
    return {name: [each for each in told[name] if each["event"] in events] for name in ("frames", "lines")}


def sentences_of(told: dict[str, Any]) -> list[str]:
    """What is read one after the other; the same sentence twice is read once."""
    return [text for text, _ in groupby(line["text"] for line in told["lines"])]


def test_nothing_moves_where_nothing_shall(invite: Invite) -> None:
    ann = invite()
    ann.enter()
    told = set_up(ann.page, "still")
    shown = ann.page.evaluate(
        """async (told) => {
          stage.show(told.frames, told.lines);
          const moving = stage.board.svg.getAnimations({ subtree: true }).length;
          await stage.director.running;
          return { moving, captions: stage.captions, heard: stage.heard, busy: stage.director.busy.value };
        }""",
        told,
    )
    assert shown == {
        "moving": 0,
        "captions": sentences_of(told),
        "heard": ["bump"],
        "busy": False,
    }
    # Who wants no motion is told one after the other all the same.
    ann.page.emulate_media(reduced_motion="reduce")
    told = few(set_up(ann.page, "fast"), 0, 1)
    moving = "stage.board.svg.getAnimations({ subtree: true }).length"
    assert ann.page.evaluate(f"told => {{ stage.show(told.frames, told.lines); return {moving}; }}", told) == 0
    ann.page.evaluate(f"() => {DONE}")
    assert ann.page.evaluate("stage.captions") == sentences_of(told)


def test_events_come_in_their_order_and_can_be_held_skipped_and_seen_again(invite: Invite) -> None:
    ann = invite()
    ann.enter()
    told = few(set_up(ann.page, "fast"), 0, 1, 2, 3)
    sentences = sentences_of(told)
    page = ann.page
    page.evaluate(
        "told => { stage.before = stage.where(); stage.show(told.frames, told.lines); stage.director.pause(); }", told
    )
    held = """() => [
      stage.captions.length, stage.director.busy.value,
      stage.board.svg.getAnimations({ subtree: true }).every((each) => each.playState === "paused")]"""
    assert page.evaluate(held) == [1, True, True]
    page.wait_for_timeout(400)
    assert page.evaluate(held) == [1, True, True]
    page.evaluate(f"() => {{ stage.director.pause(); return {DONE}; }}")
    assert page.evaluate("stage.captions") == sentences
    assert page.evaluate("stage.heard") == [frame["sound"] for frame in told["frames"] if "sound" in frame]
    truth = page.evaluate("stage.where()")
    assert truth != page.evaluate("stage.before")
    assert page.evaluate("document.querySelectorAll('.trail').length") == 2
    # Seen again it begins where the turn began, and ends where it ended.
    page.evaluate("async () => { await stage.director.again(); stage.opening = stage.captions.length; }")
    page.evaluate(f"() => {DONE}")
    assert page.evaluate("stage.captions") == sentences * 2
    assert page.evaluate("stage.where()") == truth
    # Whoever clicks twice sees it once.
    page.evaluate("() => Promise.all([stage.director.again(), stage.director.again()])")
    page.evaluate(f"() => {DONE}")
    assert page.evaluate("stage.captions") == sentences * 3
    # Skipped it ends there too.
    page.evaluate(f"async () => {{ await stage.director.again(); stage.director.skip(); await {DONE}; }}")
    assert page.evaluate("stage.where()") == truth
    assert page.evaluate("stage.captions") == sentences * 4


def test_nothing_moves_twice_at_once_and_what_is_skipped_is_at_rest(invite: Invite) -> None:
    """A browser draws a thing anew for each frame if two motions of it run at once (bench/motion.py)."""
    ann = invite()
    ann.enter()
    told = set_up(ann.page, "fast")
    most = ann.page.evaluate(
        """async (told) => {
          let most = 0;
          stage.director.onShown = () => {
            const counts = new Map();
            for (const { effect } of stage.board.motions()) {
              counts.set(effect.target, 1 + (counts.get(effect.target) ?? 0));
            }
            most = Math.max(most, ...counts.values());
          };
          stage.show(told.frames, told.lines);
          await stage.director.running;
          return most;
        }""",
        told,
    )
    assert most == 1
    told = set_up(ann.page, "slow")
    left = ann.page.evaluate(
        """async (told) => {
          stage.show(told.frames, told.lines);
          const begun = stage.board.motions().length;
          stage.director.skip();
          await stage.director.running;
          return [begun, stage.board.motions().length];
        }""",
        told,
    )
    assert left == [1, 0]


def test_dice_faces_and_stocks_are_seen_and_nothing_of_them_is_left_behind(invite: Invite) -> None:
    ann = invite()
    ann.enter()
    set_up(ann.page, "fast")
    seen = ann.page.evaluate(
        """async () => {
          const { board, director, heard } = stage;
          const count = () => board.svg.querySelectorAll("*").length;
          const before = count();
          const [red, green] = ["saucer-red", "saucer-green"].map((id) => board.things.get(id));
          const faces = Array.from({ length: 12 }, (_, number) => `${number + 1}`);
          const turned = { ...red, look: green.look };
          const frame = (facts) => ({ event: 0, things: [], gone: [], ...facts });
          const frames = [
            frame({ motion: "reveal", sound: "card", who: [red.id], things: [turned],
              dice: [{ face: "5", faces, at: "site-5" }] }),
            frame({ motion: "deal", source: "deck", things: [{ ...green, id: "new" }] }),
            frame({ motion: "deal", goal: "deck", gone: ["new"] }),
            frame({ motion: "bounce", who: [red.id, green.id], way: [1, 0] }),
            frame({ things: [red] }),
          ];
          const moments = [];
          const onDie = () => [...document.querySelectorAll(".die text")].filter((text) => {
            return getComputedStyle(text).opacity === "1"; }).map((text) => text.textContent);
          const look = () => {
            const motions = board.motions();
            motions.forEach((motion) => motion.pause());
            const at = (part) => motions.forEach((motion) => {
              motion.currentTime = part * motion.effect.getComputedTiming().endTime; });
            const faces = board.elements.get(red.id).childElementCount;
            const { left } = board.elements.get("new")?.getBoundingClientRect() ?? {};
            at(0.55);
            moments.push({ faces, die: onDie(), blow: document.querySelectorAll(".impact").length });
            at(0);
            const deck = board.elements.get("deck").getBoundingClientRect().left;
            moments.at(-1).near = left === undefined ? null : Math.abs(left - deck) < 60;
            motions.forEach((motion) => motion.play());
          };
          director.onShown = () => moments.length < 4 && look();
          const alone = board.elements.get(red.id).childElementCount;
          const things = new Map(board.things);
          director.show({ frames, lines: [], things, scene: stage.scene }, true);
          await director.running;
          board.settle();
          while (document.querySelector(".die, .impact")) await new Promise(requestAnimationFrame);
          return { moments, alone, left: count() - before, heard };
        }"""
    )
    die, dealt, _, blow = seen["moments"]
    assert die["die"] == ["5"] and die["faces"] == seen["alone"] + 1
    assert dealt["near"] and blow["blow"] == 1
    assert seen["heard"] == ["roll", "card"]
    assert seen["left"] == 1  # the layer of what flies over everything, which is empty


def test_a_score_changes_when_its_points_arrive(invite: Invite) -> None:
    ann = invite()
    ann.enter()
    set_up(ann.page, "fast")
    seen = ann.page.evaluate(
        r"""async () => {
          const { board } = stage;
          const saucer = "saucer-red";
          const isText = ({ size, look }) => size === undefined && look.includes("<text");
          const score = [...board.things.values()].find(isText);
          const element = board.elements.get(score.id);
          const told = [element.textContent];
          const show = (count) => {
            const look = score.look.replace(/>[^<]*<\/text>/, `>${count}</text>`);
            const next = new Map(board.things).set(score.id, { ...score, look });
            board.show(next, 60_000, { event: 0, things: [], gone: [], sparks: [[saucer, score.id, "+1"]] });
            told.push(element.textContent);
          };
          show("point 1");
          show("point 2");
          board.settle();
          await new Promise(requestAnimationFrame);
          told.push(element.textContent);
          return told;
        }"""
    )
    before, first, second, after = seen
    assert (first, second) == (before, before)
    assert "point 2" in after


def test_what_is_lost_is_the_same_for_the_server_and_for_the_page(invite: Invite) -> None:
    ann = invite()
    ann.enter()
    losses = """async () => {
      const base = document.querySelector('script[type="module"]').src.replace(/app.main.js$/, "");
      return [...(await import(base + "board/motion.js")).LOSSES];
    }"""
    assert set(ann.page.evaluate(losses)) == LOSSES


def test_a_crash_goes_in_the_direction_of_flight_and_nobody_has_to_wait_for_it(invite: Invite) -> None:
    ann = invite()
    ann.enter()
    told = set_up(ann.page, "slow")
    crash = [frame for frame in told["frames"] if frame.get("motion") == "crash"]
    far = ann.page.evaluate(
        """(frames) => {
          stage.show(frames, []);
          const [motion] = stage.board.elements.get("saucer-pink").getAnimations();
          const { transform, opacity } = motion.effect.getKeyframes()[1];
          return [...transform.match(/^translate\\((.*)px, (.*)px\\)/).slice(1).map(Number), Number(opacity)];
        }""",
        crash,
    )
    assert far[0] > 50 and far[1:] == [0, 0]
    # Whoever is asked meanwhile can answer, and cuts it short.
    during = ann.page.evaluate(SESSION, told)
    assert during == {"busy": [True, False], "choices": 1, "said": ["answer"]}
    # Whoever leaves the table hears nothing more of it.
    assert ann.page.evaluate(LEFT, told) == []


def test_every_sound_is_made_of_something_and_passes_one_volume(invite: Invite) -> None:
    ann = invite()
    ann.enter()
    found = ann.page.evaluate(
        """async () => {
          const base = document.querySelector('script[type="module"]').src.replace(/app.main.js$/, "");
          const { RECIPES } = await import(base + "sound/recipes.js");
          const { Sounds } = await import(base + "sound/sounds.js");
          const { sound } = await import(base + "base/settings.js");
          const made = [];
          const param = () => new Proxy({}, { get: () => () => {} });
          const node = (name) => ({ name, gain: param(), frequency: param(), to: null, start() {}, stop() {},
            connect(other) { this.to = other; } });
          const make = (name) => () => { const each = node(name); made.push(each); return each; };
          const context = { currentTime: 0, sampleRate: 8, state: "running", destination: node("destination"),
            createGain: make("gain"), createDynamicsCompressor: make("compressor"), createOscillator: make("source"),
            createBufferSource: make("source"), createBiquadFilter: make("filter"),
            createBuffer: () => ({ getChannelData: () => new Float32Array(8) }) };
          const sounds = new Sounds(() => context);
          const end = (each) => { while (each.to) each = each.to; return each.name; };
          const before = sounds.play("bell");
          sounds.unlock();
          const heard = {};
          for (const name of Object.keys(RECIPES)) {
            made.length = sounds.synthesiser ? made.length : 0;
            const count = made.length;
            const played = sounds.play(name);
            const sources = made.slice(count).filter((each) => each.name === "source");
            heard[name] = played && sources.length > 0 && sources.every((each) => end(each) === "destination");
          }
          const twice = sounds.play("bell");
          sound.value = false;
          const muted = sounds.play("bump");
          sound.value = true;
          return { before, heard, twice, muted, way: made.slice(0, 2).map((each) => each.to.name) };
        }"""
    )
    assert not found["before"] and not found["twice"] and not found["muted"]
    assert found["way"] == ["compressor", "destination"]
    assert all(found["heard"].values())
    assert found["heard"].keys() == SOUNDS | {"turn", "win", "lose"}


@pytest.mark.parametrize(("width", "height"), [pytest.param(1280, 720, marks=pytest.mark.soak), (390, 844)])
def test_sound_is_off_with_one_click_and_stays_so(invite: Invite, width: int, height: int) -> None:
    ann = invite(width=width, height=height)
    ann.sit_down_with_bot("cube-attack")
    button = ann.page.get_by_role("button", name="Sound", exact=True)
    assert button.get_attribute("aria-pressed") == "true"
    button.click()
    ann.page.reload()
    ann.await_turn()
    assert button.get_attribute("aria-pressed") == "false"
    ann.page.get_by_role("button", name="Speed and volume").click()
    ann.page.get_by_role("slider", name="Volume").press("End")
    assert button.get_attribute("aria-pressed") == "true"
    assert ann.fits()
