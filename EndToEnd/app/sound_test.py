"""What a practice sounds like: the graph that the page builds is rendered, and the samples tell
where each sound begins."""

import array
import base64

import pytest
from playwright.sync_api import expect

from verbs import control, go, press, set_up_counting
from waves import onsets, picture, steepest
from world import ARTEFACTS, PICTURES

RATE = 22_050
MOST_LATE = 0.02
LOUD = 0.01
# Notes of one sound follow each other within this.
NOTES = 0.5
LOOP = 16
# All but the one for work without a rest before it.
SOUNDS = 26

# An audio context whose clock goes like the real one and that is rendered when a test asks; and
# an ear on what the app asks the page for.
RENDERED = """
window.plans = [];
window.names = [];
const parse = JSON.parse;
JSON.parse = (...all) => {
  const value = parse(...all);
  for (const effect of Array.isArray(value) ? value : []) {
    if (effect.do === 'sound') window.plans.push(effect);
    if (effect.do === 'defineSound') window.names.push(effect.name);
  }
  return value;
};
window.AudioContext = class extends OfflineAudioContext {
  constructor() {
    super(1, 45 * 22050, 22050);
    this.born = performance.now() / 1000;
    window.audio = this;
  }
  get currentTime() { return performance.now() / 1000 - this.born; }
  get state() { return 'running'; }
  // That it is rendered is no news for the page.
  set onstatechange(heard) {}
  resume() { return Promise.resolve(); }
  suspend() { return Promise.resolve(); }
  // The way to the tile of a lock screen leads to the same samples.
  createMediaStreamDestination() {
    return Object.assign(this.destination, { stream: new MediaStream() });
  }
};
window.rendered = async () => {
  const samples = (await window.audio.startRendering()).getChannelData(0);
  const words = Int16Array.from(samples, (it) => Math.max(-1, Math.min(1, it)) * 32767);
  let text = '';
  for (const byte of new Uint8Array(words.buffer)) text += String.fromCharCode(byte);
  const plan = window.plans[window.plans.length - 1];
  const begun = window.starts[window.starts.length - 1];
  return { start: plan.uptime / 1000 - window.audio.born, begun, plan, samples: btoa(text) };
};
const { start } = AudioBufferSourceNode.prototype;
window.starts = [];
AudioBufferSourceNode.prototype.start = function(when) {
  window.starts.push(when);
  start.call(this, when);
};
const { copyToChannel } = AudioBuffer.prototype;
window.copies = [];
AudioBuffer.prototype.copyToChannel = function(samples, channel) {
  window.copies.push(Array.from(samples, (it) => Math.round(it * 32767)));
  copyToChannel.call(this, samples, channel);
};
"""

# How the page works when a browser has none of what a practice may use.
BARE = """
for (const name of ['AudioContext', 'speechSynthesis', 'MediaMetadata']) delete window[name];
for (const name of ['wakeLock', 'mediaSession', 'vibrate']) delete Navigator.prototype[name];
"""


# Between a press and its first sound lies the rendering of all that it needs, for which a busy
# machine takes long: the page's clock waits for it.
STILL = "() => { const now = performance.now(); performance.now = () => now; }"


def opened(world, script=RENDERED, **options):
    page = world.page(script=script, **options)
    set_up_counting(page)
    go(page, "sounds")
    if script == RENDERED:
        page.evaluate(STILL)
    return page


def render(page):
    """Samples from the moment of the plan on, the plan, and when the newest sound was begun."""
    found = page.evaluate("rendered()")
    words = array.array("h")
    words.frombytes(base64.b64decode(found["samples"]))
    begin = int(found["start"] * RATE)
    # The audio of a page begins a little later than its first plan.
    samples = [0.0] * -begin + [word / 32768 for word in words[max(0, begin):]]
    return samples, found["plan"], found["begun"] - found["start"]


def heard(world, key):
    """What is heard after a press, the cues as (second, name), and when sounds begin."""
    page = opened(world)
    press(page, key)
    expect(control(page, "quiet")).to_be_enabled()
    samples, plan, _ = render(page)
    cues = [(cue["ms"] / 1000, cue["name"]) for cue in plan["cues"]]
    return samples, cues, onsets(samples, RATE)


def on_time(cues, found):
    """Each cue of a plan begins on its moment."""
    for moment, name in cues:
        near = min(abs(it - moment) for it in found)
        assert near <= MOST_LATE, f"{name} {moment}: {found}"


def none_besides(cues, found):
    for moment in found[1:]:
        assert any(-MOST_LATE <= moment - it <= NOTES for it, _ in cues[1:]) or (
            moment - found[0] <= NOTES), f"{moment}"


@pytest.mark.parametrize("theme", ["distinctive", "marimba", "harp", "guitar"])
def test_each_phase_of_breathing_begins_with_its_cue(world, theme):
    # What is picked is heard at once; bells are picked from the beginning.
    key = "try-breathing" if theme == "distinctive" else "theme-" + theme
    _, cues, found = heard(world, key)
    assert [moment for moment, _ in cues] == [0, 2, 4, 6, 8]
    assert [name for _, name in cues][:2] == [theme + ".breatheIn", theme + ".holdIn"]
    on_time(cues, found)
    none_besides(cues, found)


def test_a_short_meditation_has_its_three_gongs(world):
    _, cues, found = heard(world, "try-meditation")
    assert cues == [(0, "gong"), (6, "tripleGong"), (15, "endGong")]
    on_time(cues, found)


def test_work_is_counted_down_and_a_lead_in_ends_where_it_begins(world):
    samples, cues, found = heard(world, "try-intervals")
    on_time(cues, found)
    # Two seconds to get ready, work of four, a rest of three, and work again.
    assert [name for _, name in cues].count("tick") == 6
    for work in [2, 9]:
        near = samples[int((work - 0.5) * RATE):int((work + 0.9) * RATE)]
        last = max(index for index, it in enumerate(near) if abs(it) > LOUD)
        assert abs(last / RATE - 0.5) <= MOST_LATE, f"it ends at {last / RATE - 0.5}"


@pytest.mark.parametrize("ambience", ["waves", "rain", "fire"])
def test_the_ambience_goes_round_without_a_click(world, ambience):
    page = opened(world)
    press(page, "ambience-" + ambience, "try-ambience")
    expect(control(page, "quiet")).to_be_enabled()
    samples, _, begun = render(page)
    steps = sorted(abs(b - a) for a, b in zip(samples[4 * RATE:], samples[4 * RATE + 1:]))
    usual = steps[len(steps) * 99 // 100]
    for turn in [1, 2]:
        seam = round((begun + turn * LOOP) * RATE)
        around = samples[seam - 2:seam + 3]
        assert max(map(abs, around)) > 0
        assert steepest(around) <= usual, ambience
    # Within the first three seconds it comes slowly.
    head = max(map(abs, samples[:RATE // 4]))
    assert head < max(map(abs, samples[4 * RATE:])) / 4


def test_what_is_stopped_is_silent_soon_after(world):
    page = opened(world)
    press(page, "try-meditation", "quiet")
    expect(control(page, "quiet")).to_be_disabled()
    samples, _, _ = render(page)
    assert max(map(abs, samples[3 * RATE:])) == 0


def test_only_one_window_sounds(world):
    page = opened(world, script=None)
    press(page, "ambience-rain", "try-ambience")
    other = page.context.new_page()
    other.goto(world.address + "#/sounds")
    press(other, "try-gong")
    expect(other.get_by_text("another window is playing")).to_be_visible()
    press(page, "quiet")
    page.wait_for_timeout(1500)
    press(other, "quiet")
    press(other, "try-gong")
    expect(other.get_by_text("another window is playing")).to_have_count(0)


def test_without_any_of_it_everything_else_works(world):
    page = opened(world, script=BARE)
    press(page, "try-gong")
    expect(page.get_by_text("No sound here right now")).to_be_visible()
    press(page, "speaks", "theme-harp", "quiet")
    go(page, "today")


def test_all_sounds_are_made_once(world):
    page = opened(world)
    press(
        page, "try-gong", "try-meditation", "try-intervals", "theme-marimba", "theme-harp",
        "theme-guitar", "theme-distinctive", "ambience-waves", "try-ambience", "ambience-rain",
        "ambience-fire",
    )
    names, copied = page.evaluate("[names, copies.length]")
    assert len(names) == copied == len(set(names)) == SOUNDS
    if PICTURES:
        draw(names, page.evaluate("copies"))


def draw(names, copies):
    """For people who want to see them."""
    folder = ARTEFACTS / "sounds"
    folder.mkdir(parents=True, exist_ok=True)
    for name, words in zip(names, copies):
        samples = [word / 32768 for word in words]
        (folder / f"{name}.svg").write_text(picture(name, samples, RATE))
