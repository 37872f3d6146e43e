import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** The key for one purpose (HKDF, RFC 5869), of so many bytes. */
export const derive = (secretKey: string, purpose: string, bytes = 32): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', `estadia ${purpose}`, bytes));

/** One key for each purpose, all from the secret key. */
export interface Keys {
  readonly accessToken: Buffer;
  readonly link: Buffer;
  readonly password: Buffer;
  readonly sealing: Buffer;
  readonly address: Buffer;
  /** What networks that call are told apart by. */
  readonly network: Buffer;
  /** What guests' identity documents are sealed with. */
  readonly registration: Buffer;
  /** What remembered requests are told apart by, so that nobody can guess at what they said. */
  readonly request: Buffer;
  /** What addresses of calendars, and the names of events in them, are made with. */
  readonly calendar: Buffer;
  /** Those of the secret key before: what they made is taken and opened, and nothing is made with them. */
  readonly previous?: Keys | undefined;
}

/** Derives the keys. What neither secret key has made is not taken. */
export const createKeys = (secretKey: string, previousSecretKey?: string): Keys => ({
  accessToken: derive(secretKey, 'access token'),
  link: derive(secretKey, 'link token'),
  password: derive(secretKey, 'one-time password'),
  sealing: derive(secretKey, 'sealing'),
  address: derive(secretKey, 'e-mail address'),
  network: derive(secretKey, 'network'),
  registration: derive(secretKey, 'guest registration'),
  request: derive(secretKey, 'request'),
  calendar: derive(secretKey, 'calendar'),
  previous: previousSecretKey === undefined ? undefined : createKeys(previousSecretKey),
});

/** The keys that something may have been made with, newest first. */
export const listKeyGenerations = <K>(keys: K & { readonly previous?: K | undefined }): K[] =>
  keys.previous === undefined ? [keys] : [keys, keys.previous];

/** An HMAC-SHA-256. */
export const signBytes = (key: Buffer, data: Buffer): Buffer =>
  createHmac('sha256', key).update(data).digest();

/** The same of a text, in base64url. */
export const sign = (key: Buffer, text: string): string =>
  signBytes(key, Buffer.from(text)).toString('base64url');

// A shorter tag would be easier to guess.
const tag = { authTagLength: 16 } as const;

/** What texts are sealed with; of the key before, what it sealed is opened. */
export interface Sealing {
  readonly sealing: Buffer;
  readonly previous?: Pick<Sealing, 'sealing'> | undefined;
}

/** Encrypts a short text (AES-256-GCM); `about` must be the same when it is opened. */
export function seal({ sealing }: Sealing, text: string, about: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealing, nonce, tag).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

function decryptWith(sealing: Buffer, sealed: string, about: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, 12), tag)
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}

/**
 * Opens what {@link seal} closed.
 * @throws when it was changed, sealed about something else, or sealed with neither key
 */
export function unseal({ sealing, previous }: Sealing, sealed: string, about: string): string {
  try {
    return decryptWith(sealing, sealed, about);
  } catch (error) {
    if (previous === undefined) throw error;
    return decryptWith(previous.sealing, sealed, about);
  }
}

/** Networks as HMACs, which tell them apart and say nothing of them; the same in every process with the secret key. */
export function createNetworkMarker(secretKey: string): (network: string) => string {
  const { network: key } = createKeys(secretKey);
  return (network) => sign(key, network);
}
