// What can arrive at the app, by number; the numbers are the boundary's. Each is a constant of its
// own, so that the built script holds the number alone.
// @ts-check

export const started = 1;
export const chunk = 2;
export const record = 3;
export const storeOpened = 4;
export const event = 5;
export const beat = 6;
export const stampWanted = 7;
export const saved = 8;
export const notSaved = 9;
export const addressed = 10;
export const filePicked = 11;
export const foldWanted = 12;
export const folded = 13;
export const installable = 14;
export const installed = 15;
export const updateReady = 16;
export const wiped = 17;
export const persisted = 18;
export const draft = 19;
export const exportWanted = 20;
export const attached = 21;
export const attachFailed = 22;
export const recordingStarted = 23;
export const attachmentRead = 24;
export const allRead = 25;
export const soundState = 26;
export const tilePressed = 27;
export const visible = 28;
export const asideFound = 29;
export const content = 30;
export const foods = 31;
export const unsaved = 32;
export const account = 33;
export const answered = 34;
export const crypted = 35;
export const heard = 36;
export const led = 37;
export const followed = 38;
export const kept = 39;
export const relocked = 40;
export const hid = 41;
export const attachmentMissed = 42;
export const words = 43;
