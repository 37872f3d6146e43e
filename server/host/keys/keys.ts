import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Derives the key for one purpose (HKDF, RFC 5869) with the given length. */
export const derive = (secretKey: string, purpose: string, bytes = 32): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', `estadia ${purpose}`, bytes));

/** One key for each purpose, all derived from the secret key. */
export interface Keys {
  readonly accessToken: Buffer;
  readonly link: Buffer;
  readonly password: Buffer;
  readonly sealing: Buffer;
  readonly address: Buffer;
  /** For the marks of callers' networks. */
  readonly network: Buffer;
  /** For guests' document data. */
  readonly registration: Buffer;
  /** For the hashes of stored requests, so that their content cannot be guessed. */
  readonly request: Buffer;
  /** For the secret addresses of calendars, and for UIDs of their events. */
  readonly calendar: Buffer;
  /** The keys of the previous secret key: they still verify and decrypt, but create nothing new. */
  readonly previous?: Keys | undefined;
}

/** Derives all keys. Anything that was created with neither secret key is rejected. */
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

/** The keys that verify and decrypt, newest first. */
export const listKeyGenerations = <K>(keys: K & { readonly previous?: K | undefined }): K[] =>
  keys.previous === undefined ? [keys] : [keys, keys.previous];

/** Calculates an HMAC-SHA-256. */
export const signBytes = (key: Buffer, data: Buffer): Buffer =>
  createHmac('sha256', key).update(data).digest();

/** Calculates an HMAC-SHA-256 of a text, in base64url. */
export const sign = (key: Buffer, text: string): string =>
  signBytes(key, Buffer.from(text)).toString('base64url');

// A shorter tag would be easier to guess.
const tag = { authTagLength: 16 } as const;

/** The keys that encrypt and decrypt texts; the previous one only decrypts. */
export interface Sealing {
  readonly sealing: Buffer;
  readonly previous?: Pick<Sealing, 'sealing'> | undefined;
}

/** Encrypts a short text (AES-256-GCM). Decryption requires the same `about`. */
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
 * Decrypts a text that {@link seal} encrypted.
 * @throws if it was modified, encrypted with a different `about`, or with neither key
 */
export function unseal({ sealing, previous }: Sealing, sealed: string, about: string): string {
  try {
    return decryptWith(sealing, sealed, about);
  } catch (error) {
    if (previous === undefined) throw error;
    return decryptWith(previous.sealing, sealed, about);
  }
}

/**
 * Creates the function that converts networks to HMACs, which identify them without revealing them; they are the same
 * in all processes with the secret key.
 */
export function createNetworkMarker(secretKey: string): (network: string) => string {
  const { network: key } = createKeys(secretKey);
  return (network) => sign(key, network);
}
