// Passkeys: the browser makes one, or signs with one. What the server wants goes in as it is, and
// what the browser says goes out as it is.
// @ts-check
import { decoded, hexOf, json, random } from './bytes.js';
import * as Kind from './kind.js';

/** @param {any} credential the 32 bytes that the passkey makes of the app's text, if it can */
const secretOf = (credential) => credential.getClientExtensionResults().prf?.results?.first;

/** @param {(kind: number, token?: number, bytes?: Uint8Array) => any[]} tell */
export function openPasskeys(tell) {
  /** @param {any} options */
  async function make(options) {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    /** @type {any} */
    const made = await navigator.credentials.create({ publicKey });
    if (secretOf(made) || !made.getClientExtensionResults().prf?.enabled) return [made, made];
    // Some give the secret only to who signs.
    const { extensions } = publicKey;
    const challenge = random(32);
    const allowCredentials = [{ type: /** @type {const} */ ('public-key'), id: made.rawId }];
    const used = await navigator.credentials.get({
      publicKey: { challenge, allowCredentials, extensions, userVerification: 'required' },
    }).catch(() => made);
    return [made, used];
  }

  /** @param {any} options */
  async function use(options) {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    const used = await navigator.credentials.get({ publicKey });
    return [used, used];
  }

  /** Nothing where the person or the browser would not. @param {any} effect */
  async function passkey({ token, isNew, bytes }) {
    let said = new Uint8Array();
    try {
      const options = JSON.parse(decoded(bytes));
      const [credential, spoken] = await (isNew ? make(options) : use(options));
      const { id, response } = credential.toJSON();
      said = json({ id, ...response, secret: hexOf(secretOf(spoken) ?? []) });
    } catch {}
    tell(Kind.crypted, token, said);
  }

  return { passkey };
}
