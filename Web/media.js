// Photos and sound: takes them, makes them small enough, and shows those that are kept.
// @ts-check

const QUALITIES = [0.85, 0.7, 0.5, 0.3];
const VOICE_BITS = 32_000;
const SECOND = 1000;

/** Why there is none; the message is the app's name for the reason. */
export class NoMedia extends Error {}

/**
 * The picture of a file, drawn anew: smaller, and without what a camera writes into it.
 * @param {File} file @param {number} side of the longer edge @param {number} most bytes
 * @returns {Promise<Blob>}
 */
export async function photo(file, side, most) {
  const picture = await createImageBitmap(file).catch(() => { throw new NoMedia('unreadable'); });
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const { canvas } = drawn(picture, scale);
  for (const quality of QUALITIES) {
    const blob = await new Promise((done) => { canvas.toBlob(done, 'image/jpeg', quality); });
    if (blob && blob.size <= most) return blob;
  }
  throw new NoMedia('tooLarge');
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
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
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
  if (!navigator.mediaDevices?.getUserMedia || !globalThis.MediaRecorder) {
    throw new NoMedia('unsupported');
  }
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true }).catch((error) => {
    throw new NoMedia(error.name === 'NotAllowedError' ? 'denied' : 'unsupported');
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
    if (blob.size === 0) throw new NoMedia('unreadable');
    if (blob.size > most) throw new NoMedia('tooLarge');
    return blob;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

export function stopVoice() {
  if (recorder?.state === 'recording') recorder.stop();
}

/**
 * Gives each new picture and sound on the page its bytes, or shows that they are not here.
 * @param {(id: string) => Promise<Uint8Array | null>} read
 */
export function show(read) {
  for (const element of document.querySelectorAll('[data-attachment]:not([data-asked])')) {
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

/**
 * Has the next `show` ask once more: the bytes came after the page that wants them.
 * @param {string} id
 */
export function askAgain(id) {
  for (const it of document.querySelectorAll(`[data-attachment="${id}"]`)) {
    it.removeAttribute('data-asked');
  }
}
