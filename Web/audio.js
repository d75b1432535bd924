// Sound: the app says what is heard when; this puts it on the clock of the audio, so that it comes
// on time however slow the page is. What a browser lacks stays silent.
// @ts-check
import { text } from './bytes.js';
import * as Kind from './kind.js';
import { LATE, RAMP, SAME, SECOND, START_WAIT } from './limits.js';

const FULL = 32_768;

/**
 * @typedef {{ name: string, ms: number, gain: number }} Cue
 * @typedef {{ uptime: number, cues: Cue[], loop?: Cue, mix: boolean }} Plan
 * @typedef {{ name: string, when: number, source: AudioBufferSourceNode, level: GainNode }} Voice
 * @param {(kind: number, token?: number, bytes?: Uint8Array) => unknown} tell
 */
export function openAudio(tell) {
  /** Made with the first sound. @type {AudioContext} */
  let context;
  /** What all voices go through. @type {GainNode} */
  let output;
  /** @type {HTMLAudioElement | undefined} */
  let element;
  /** @type {Map<string, AudioBuffer>} */
  const buffers = new Map();
  /** @type {Voice[]} */
  let voices = [];
  /** @type {Voice | undefined} */
  let loop;
  /** Voices that were begun and have not ended. */
  let sounding = 0;
  /** The newest one. @type {Plan | undefined} */
  let plan;
  /** The one whose voices are begun. @type {Plan | undefined} */
  let placed;
  /** Whether this window is the one that sounds. @type {Promise<boolean> | undefined} */
  let held;
  /** Whether another window sounds. */
  let isSecond = false;
  let release = () => {};
  let said = '';

  const say = (/** @type {string} */ state) =>
    state !== said && tell(Kind.soundState, 0, text(said = state));

  /** @param {Plan} wanted */
  async function sound(wanted) {
    const isOther = plan?.mix !== wanted.mix;
    plan = wanted;
    try {
      // At once, inside the press: later no browser would allow it.
      if (!context) open();
      if (isOther) route(wanted.mix);
      if (context.state !== 'running') context.resume().catch(() => {});
      isSecond = !await (held ??= hold());
      if (isSecond) throw null;
      if (plan !== wanted) return;
      await schedule();
      setTimeout(
        () => plan === wanted && context.state !== 'running' && say('blocked'), START_WAIT);
    } catch {
      rest();
      say('silent');
    }
  }

  function open() {
    context = new AudioContext();
    output = context.createGain();
    // A call or a page that slept interrupts; what is to come then gets its moments anew.
    context.onstatechange = schedule;
    // What was blocked goes on with the next press.
    addEventListener('click', () => plan && context.resume().catch(() => {}));
  }

  /** Through an element the lock screen shows the tile; without one, other music goes on. */
  function route(/** @type {boolean} */ mix) {
    const { audioSession } = /** @type {any} */ (navigator);
    if (audioSession) audioSession.type = mix ? 'ambient' : 'playback';
    output.disconnect();
    const direct = () => output.connect(context.destination);
    if (mix) return direct();
    const way = context.createMediaStreamDestination();
    output.connect(way);
    element ??= new Audio();
    element.srcObject = way.stream;
    element.play().catch(direct);
  }

  /** @returns {Promise<boolean>} */
  const hold = () => new Promise((done) => {
    navigator.locks.request('sound', { ifAvailable: true }, (lock) => {
      done(!!lock);
      return lock && new Promise((/** @type {(_?: null) => void} */ free) => { release = free; });
    }).catch(() => done(false));
  });

  async function schedule() {
    if (!await held || context.state !== 'running' || !plan) return;
    const now = context.currentTime;
    // Less what the way to the ear takes.
    const start = now - (performance.now() - plan.uptime) / SECOND - (context.outputLatency || 0);
    const old = voices;
    voices = old.filter(({ when }) => when <= now);
    for (const { name, ms, gain } of plan.cues) {
      const when = start + ms / SECOND;
      const isHeard = voices.some((it) => it.name === name && Math.abs(it.when - when) < SAME);
      if (when < now - LATE || isHeard) continue;
      const voice = play(name, Math.max(now, when), gain / SECOND);
      if (voice) voices.push(voice);
    }
    surround(plan.loop, start);
    for (const voice of old) if (!voices.includes(voice)) voice.source.stop();
    placed = plan;
    say('playing');
    if (!sounding) rest();
  }

  function play(/** @type {string} */ name, /** @type {number} */ when,
    /** @type {number} */ gain) {
    const buffer = buffers.get(name);
    if (!buffer) return;
    const source = new AudioBufferSourceNode(context, { buffer });
    const level = new GainNode(context, { gain });
    source.connect(level).connect(output);
    source.start(when);
    const voice = { name, when, source, level };
    sounding += 1;
    source.onended = () => {
      sounding -= 1;
      voices = voices.filter((it) => it !== voice);
      if (loop === voice) loop = undefined;
      // A newer plan may be about to begin.
      if (!sounding && placed === plan) rest();
    };
    return voice;
  }

  /** Comes and goes slowly; its end lies on the clock of the audio like everything else. */
  function surround(/** @type {Cue | undefined} */ wanted, /** @type {number} */ start) {
    if (loop?.name !== wanted?.name) {
      if (loop) fade(loop, RAMP);
      loop = wanted && play(wanted.name, context.currentTime, 0);
    }
    if (!loop || !wanted) return;
    const full = wanted.gain / SECOND;
    loop.source.loop = true;
    ramp(loop, full, RAMP);
    if (wanted.ms === undefined) return;
    const end = Math.max(context.currentTime + RAMP, start + wanted.ms / SECOND);
    loop.level.gain.setValueAtTime(full, end).linearRampToValueAtTime(0, end + RAMP);
    loop.source.stop(end + RAMP);
  }

  function ramp(/** @type {Voice} */ { level: { gain } }, /** @type {number} */ to,
    /** @type {number} */ seconds) {
    const now = context.currentTime;
    gain.cancelScheduledValues(now).setValueAtTime(gain.value, now)
      .linearRampToValueAtTime(to, now + seconds);
    return now + seconds;
  }

  const fade = (/** @type {Voice} */ voice, /** @type {number} */ seconds) =>
    voice.source.stop(ramp(voice, 0, seconds));

  /** Nothing is to come: another window may sound, and the device may sleep. */
  function rest() {
    plan = placed = held = undefined;
    release();
    element?.pause();
    /** @type {AudioContext | undefined} */ (context)?.suspend().catch(() => {});
  }

  return {
    defineSound: (/** @type {any} */ { name, rate, bytes }) => {
      const samples = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
      const buffer = new AudioBuffer({ length: samples.length, sampleRate: rate });
      buffer.copyToChannel(Float32Array.from(samples, (sample) => sample / FULL), 0);
      buffers.set(name, buffer);
    },
    sound,
    /** Of several windows with one session, the one that sounds also speaks. */
    speak: (/** @type {{ text: string, lang: string }} */ { text: words, lang }) => {
      if (isSecond || !globalThis.speechSynthesis) return;
      speechSynthesis.speak(Object.assign(new SpeechSynthesisUtterance(words), { lang }));
    },
    quiet: (/** @type {{ ms: number }} */ { ms }) => {
      for (const voice of loop ? [...voices, loop] : voices) fade(voice, ms / SECOND);
      voices = [];
      plan = placed = loop = undefined;
      if (!sounding) rest();
      globalThis.speechSynthesis?.cancel();
    },
  };
}
