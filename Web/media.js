// Photos and sound: takes them, makes them small enough, and shows those that are kept.
// @ts-check
import { failure } from './database.js';
import { SECOND, VOICE_BITS } from './limits.js';

const QUALITIES = [0.85, 0.7, 0.5, 0.3];

/**
 * The picture of a file, drawn anew: smaller, and without what a camera writes into it. A failure
 * here has the app's name for its reason.
 * @param {File} file @param {number} side of the longer edge @param {number} most bytes
 * @returns {Promise<Blob>}
 */
export async function photo(file, side, most) {
  const picture = await createImageBitmap(file).catch(() => { throw failure('unreadable'); });
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const { canvas } = drawn(picture, scale);
  for (const quality of QUALITIES) {
    const blob = await new Promise((done) => { canvas.toBlob(done, 'image/jpeg', quality); });
    if (blob && blob.size <= most) return blob;
  }
  throw failure('tooLarge');
}

/**
 * A drawing as a picture, with lines of words over it: only a page has the app's own typeface.
 * @param {string} svg @param {any[]} lines @returns {Promise<Blob>}
 */
export async function card(svg, lines) {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  const context = drawn(image, 1);
  const { canvas } = context;
  for (const it of lines) Object.assign(context, it).fillText(it.words, it.x, it.y);
  return new Promise((done) => { canvas.toBlob(done); });
}

/** @param {any} picture @param {number} scale */
function drawn(picture, scale) {
  const canvas = document.createElement('canvas');
  const width = canvas.width = Math.max(1, Math.round(picture.width * scale));
  const height = canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return context;
}

/** @type {MediaRecorder | undefined} */
let recorder;

/**
 * The microphone until `stopVoice` or the end of the time.
 * @param {number} seconds @param {number} most bytes @param {() => void} started
 * @returns {Promise<Blob>}
 */
export async function voice(seconds, most, started) {
  if (!globalThis.MediaRecorder) throw failure('unsupported');
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true }).catch((error) => {
    throw failure(error.name === 'NotAllowedError' ? 'denied' : 'unsupported');
  });
  try {
    const mine = new MediaRecorder(stream, { audioBitsPerSecond: VOICE_BITS });
    recorder = mine;
    /** @type {Blob[]} */
    const parts = [];
    mine.ondataavailable = ({ data }) => parts.push(data);
    const ended = new Promise((resolve) => { mine.onstop = resolve; });
    mine.start();
    started();
    const timer = setTimeout(stopVoice, seconds * SECOND);
    await ended;
    clearTimeout(timer);
    const blob = new Blob(parts, { type: mine.mimeType });
    if (blob.size === 0) throw failure('unreadable');
    if (blob.size > most) throw failure('tooLarge');
    return blob;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

export function stopVoice() {
  if (recorder?.state === 'recording') recorder.stop();
}

/**
 * Gives pictures and sounds on the page their bytes, or shows that they are not here.
 * @param {string} which a selector @param {(id: string) => Promise<Uint8Array | null>} read
 */
export function show(which, read) {
  for (const element of document.querySelectorAll(which)) {
    const it = /** @type {HTMLImageElement | HTMLAudioElement} */ (element);
    const { attachment = '', type } = it.dataset;
    it.dataset.asked = '';
    read(attachment).catch(() => null).then((bytes) => {
      if (bytes) it.src = URL.createObjectURL(new Blob([bytes], { type }));
      it.hidden = !bytes;
      /** @type {HTMLElement} */ (it.nextElementSibling).hidden = !!bytes;
    });
  }
}
