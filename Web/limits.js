// The limits of the page and how long it waits, in milliseconds where nothing else is said. Each is
// a constant of its own, so that the built script holds the number alone.
// @ts-check

export const SECOND = 1000;
export const MINUTE = 60_000;

/** Apps that may fail within so long before the page says that something is wrong. */
export const TRAPS_ALLOWED = 2;
export const TRAP_WINDOW = 60_000;
/** Lines of the log that are kept. */
export const LINES_KEPT = 50;
/** Until the rest of the app is asked for again. */
export const RETRY_WAIT = 3000;
/** Until a browser that does not say when it is idle is taken to be so. */
export const IDLE_WAIT = 2000;
/** A page that is not hidden paints after so long even without a frame. */
export const FRAME_WAIT = 100;
/** A picture of Today stands no longer without its app. */
export const PICTURE_WAIT = 1000;
/** Between two presses of Escape that belong together. */
export const TWICE = 600;
/** The address of what is handed out as a file is good for so long. */
export const FILE_KEPT = 60_000;
/** An open app asks for a new version no more often. */
export const ASK_EVERY = 3_600_000;
/** For an answer of the server. */
export const LONGEST_WAIT = 30_000;
/** Times that a write is stamped anew before it fails. */
export const ATTEMPTS = 3;
/** Of a voice note, bits a second. */
export const VOICE_BITS = 32_000;

/** Seconds in which a sound below the others comes and goes. */
export const RAMP = 3;
/** A cue that began so many seconds ago still is the one of a newer plan. */
export const SAME = 0.3;
/** What could not begin on its moment may still begin so many seconds later. */
export const LATE = 1;
/** Until sound that did not begin counts as blocked. */
export const START_WAIT = 700;
