// Passkeys: the browser makes one, or signs with one. What the server wants goes in as it is, and
// what the browser says goes out as it is.
// @ts-check
import { decoded, hexOf, json, random } from './bytes.js';
import * as Kind from './kind.js';

/**
 * The 32 bytes that the passkey makes of the app's text, if it can.
 * @param {any} made @param {any} extensions what was asked of it
 */
async function secretOf(made, extensions) {
  const { prf } = made.getClientExtensionResults();
  const secret = prf?.results?.first;
  if (secret || !prf?.enabled) return secret;
  // Some give the secret of a new one only to who signs.
  const challenge = random(32);
  const allowCredentials = [{ type: /** @type {const} */ ('public-key'), id: made.rawId }];
  /** @type {any} */
  const used = await navigator.credentials.get({
    publicKey: { challenge, allowCredentials, extensions, userVerification: 'required' },
  }).catch(() => null);
  return used?.getClientExtensionResults().prf?.results?.first;
}

/** @param {(kind: number, token?: number, bytes?: Uint8Array) => any[]} tell */
export function openPasskeys(tell) {
  /** Nothing where the person or the browser would not. @param {any} effect */
  async function passkey({ token, isNew, bytes }) {
    let said = new Uint8Array();
    try {
      const options = JSON.parse(decoded(bytes));
      const publicKey = isNew ? PublicKeyCredential.parseCreationOptionsFromJSON(options)
        : PublicKeyCredential.parseRequestOptionsFromJSON(options);
      /** @type {any} */
      const made = await navigator.credentials[isNew ? 'create' : 'get']({ publicKey });
      const { id, response } = made.toJSON();
      const secret = await secretOf(made, publicKey.extensions);
      said = json({ id, ...response, secret: hexOf(secret ?? []) });
    } catch {}
    tell(Kind.crypted, token, said);
  }

  return { passkey };
}
