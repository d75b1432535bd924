// Where the app wakes up: the device, its languages and its zone.
// @ts-check
import { meta } from './parts.js';

/**
 * Some systems name a language in a way that no formatter takes.
 * @param {string} language
 */
function localeOf(language) {
  try {
    return new Intl.Locale(language).toString();
  } catch {
    return undefined;
  }
}

/** @param {number} life how many apps this page has had */
export function started(life) {
  const languages = [...navigator.languages];
  const locale = localeOf(languages[0]);
  const parts = new Intl.NumberFormat(locale).formatToParts(1234567.8);
  const sign = (/** @type {string} */ type) => parts.find((it) => it.type === type)?.value ?? '';
  const hours = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  return {
    languages, zone: hours.timeZone, address: location.hash, agent: navigator.userAgent,
    installed: matchMedia('(display-mode: standalone)').matches,
    decimal: sign('decimal'), group: sign('group'),
    hour12: hours.hour12,
    region: new Intl.Locale(hours.locale).maximize().region ?? '',
    canVibrate: 'vibrate' in navigator, canShare: 'share' in navigator,
    touch: navigator.maxTouchPoints, life,
    operator: meta('operator'), push: globalThis.PushManager && globalThis.Notification?.permission,
    build: [meta('engine'), meta('rest'), import.meta.url],
    canPasskey: !!globalThis.PublicKeyCredential?.parseCreationOptionsFromJSON,
  };
}
