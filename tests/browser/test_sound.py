"""What sounds are like, as they leave the browser: measured, since nobody listens in a test."""

import math

from tests.browser.conftest import Invite

QUIETEST, LOUDEST = -32, -15
"""Between these lies the loudest tenth of a second of every sound, in LUFS (ITU-R BS.1770), at full volume."""

LONGEST = 0.9
"""Seconds after which nothing is heard of a sound any more."""

BRIGHTEST = 5000
"""Hertz above which no sound has its centre: noise above it is a hiss."""

RENDER = """async () => {
  const base = document.querySelector('script[type="module"]').src.replace(/app.main.js$/, "");
  const { RECIPES } = await import(base + "sound/recipes.js");
  const { Synthesiser } = await import(base + "sound/synthesiser.js");
  const RATE = 48000;
  const AUDIBLE = 0.003;
  const render = async (names) => {
    const context = new OfflineAudioContext(1, 1.5 * RATE, RATE);
    const synthesiser = new Synthesiser(context);
    synthesiser.setVolume(1);
    names.forEach((name) => synthesiser.play(name));
    return context.startRendering();
  };
  // As loud as people hear it: the two filters of BS.1770 at 48 kHz.
  const weigh = async (buffer) => {
    const context = new OfflineAudioContext(1, buffer.length, RATE);
    const source = new AudioBufferSourceNode(context, { buffer });
    const shelf = context.createIIRFilter(
      [1.53512485958697, -2.69169618940638, 1.19839281085285], [1, -1.69065929318241, 0.73248077421585]);
    const pass = context.createIIRFilter([1, -2, 1], [1, -1.99004745483398, 0.99007225036621]);
    source.connect(shelf).connect(pass).connect(context.destination);
    source.start();
    return (await context.startRendering()).getChannelData(0);
  };
  const peakOf = (samples) => samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  const loudestOf = (samples) => {
    const window = RATE / 10;
    let [sum, most] = [0, 0];
    samples.forEach((each, index) => {
      sum += each * each - (index >= window ? samples[index - window] ** 2 : 0);
      most = Math.max(most, sum);
    });
    return most / window;
  };
  // The middle of a spectrum from how fast a signal changes: the root of its mean square frequency.
  const brightnessOf = (samples) => {
    let [changes, power] = [0, 0];
    for (let index = 1; index < samples.length; index += 1) {
      changes += (samples[index] - samples[index - 1]) ** 2;
      power += samples[index] ** 2;
    }
    return (RATE / Math.PI) * Math.asin(Math.sqrt(changes / power) / 2);
  };
  const found = {};
  for (const name of Object.keys(RECIPES)) {
    const buffer = await render([name]);
    const samples = buffer.getChannelData(0);
    const last = samples.findLastIndex((each) => Math.abs(each) > AUDIBLE);
    found[name] = { peak: peakOf(samples), power: loudestOf(await weigh(buffer)), seconds: (last + 1) / RATE,
      brightness: brightnessOf(samples) };
  }
  const together = await render(["crash", "win", "bell", "turn"]);
  return { found, together: peakOf(together.getChannelData(0)) };
}"""


def test_no_sound_is_unheard_too_loud_too_long_or_a_hiss(invite: Invite) -> None:
    ann = invite()
    ann.enter()
    measured = ann.page.evaluate(RENDER)
    found = measured["found"]
    loud = {name: 10 * math.log10(each["power"] or 1e-12) - 0.691 for name, each in found.items()}
    assert {name: value for name, value in loud.items() if not QUIETEST <= value <= LOUDEST} == {}
    assert {name: each["peak"] for name, each in found.items() if each["peak"] >= 0.7} == {}
    assert {name: each["seconds"] for name, each in found.items() if each["seconds"] > LONGEST} == {}
    assert {name: each["brightness"] for name, each in found.items() if each["brightness"] > BRIGHTEST} == {}
    # What stands for an event that is heard again and again is not as loud as what happens once.
    assert max(loud[name] for name in ("thrust", "card", "tick")) < min(loud[name] for name in ("crash", "turn", "win"))
    assert measured["together"] < 1  # nor do the loudest clip at once
