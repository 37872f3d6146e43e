import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Derives a key of the given length for one purpose (HKDF, RFC 5869). */
export const deriveKey = (secretKey: string, purpose: string, bytes = 32): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', `estadia ${purpose}`, bytes));

/** One key for each purpose, all derived from the secret key. */
export interface Keys {
  readonly accessToken: Buffer;
  readonly link: Buffer;
  readonly password: Buffer;
  readonly encryption: Buffer;
  readonly emailAddress: Buffer;
  /** For the HMACs of callers' networks. */
  readonly network: Buffer;
  /** For guests' document data. */
  readonly registration: Buffer;
  /** For the hashes of stored requests, so that their content cannot be guessed. */
  readonly request: Buffer;
  /** For the secret addresses of calendars and the UIDs of their events. */
  readonly calendar: Buffer;
  /** The keys that are derived from the previous secret key. They are used only to verify and decrypt. */
  readonly previous?: Keys | undefined;
}

/** Derives all keys. The host accepts only what was signed or encrypted with one of the two secret keys. */
export const createKeys = (secretKey: string, previousSecretKey?: string): Keys => ({
  accessToken: deriveKey(secretKey, 'access token'),
  link: deriveKey(secretKey, 'link token'),
  password: deriveKey(secretKey, 'one-time password'),
  encryption: deriveKey(secretKey, 'sealing'),
  emailAddress: deriveKey(secretKey, 'e-mail address'),
  network: deriveKey(secretKey, 'network'),
  registration: deriveKey(secretKey, 'guest registration'),
  request: deriveKey(secretKey, 'request'),
  calendar: deriveKey(secretKey, 'calendar'),
  previous: previousSecretKey === undefined ? undefined : createKeys(previousSecretKey),
});

/** Returns the keys for verification and decryption, newest first. */
export const listKeyGenerations = <K>(keys: K & { readonly previous?: K | undefined }): K[] =>
  keys.previous === undefined ? [keys] : [keys, keys.previous];

/** Calculates an HMAC-SHA-256. */
export const signBytes = (key: Buffer, data: Buffer): Buffer =>
  createHmac('sha256', key).update(data).digest();

/** Calculates an HMAC-SHA-256 of a text, in base64url. */
export const sign = (key: Buffer, text: string): string =>
  signBytes(key, Buffer.from(text)).toString('base64url');

// Accept only full-length authentication tags, because shorter ones are easier to forge.
const tagOptions = { authTagLength: 16 } as const;

/** The keys for the encryption of texts. The previous one is used only for decryption. */
export interface EncryptionKeys {
  readonly encryption: Buffer;
  readonly previous?: Pick<EncryptionKeys, 'encryption'> | undefined;
}

/** Encrypts a short text (AES-256-GCM). Decryption requires the same `associatedData`. */
export function encryptText({ encryption }: EncryptionKeys, text: string, associatedData: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', encryption, nonce, tagOptions).setAAD(
    Buffer.from(associatedData),
  );
  const encryptedText = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encryptedText]).toString('base64url');
}

function decryptWith(encryption: Buffer, encryptedText: string, associatedData: string): string {
  const bytes = Buffer.from(encryptedText, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', encryption, bytes.subarray(0, 12), tagOptions)
    .setAAD(Buffer.from(associatedData))
    .setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}

/**
 * Decrypts a text that {@link encryptText} encrypted.
 * @throws if the text was modified, or was encrypted with different `associatedData` or with another key
 */
export function decryptText(
  { encryption, previous }: EncryptionKeys,
  encryptedText: string,
  associatedData: string,
): string {
  try {
    return decryptWith(encryption, encryptedText, associatedData);
  } catch (error) {
    if (previous === undefined) throw error;
    return decryptWith(previous.encryption, encryptedText, associatedData);
  }
}

/**
 * Creates a function that returns the HMAC of a network. The HMAC identifies the network without revealing it, and is
 * the same in all processes with the same secret key.
 */
export function createNetworkHasher(secretKey: string): (network: string) => string {
  const { network: key } = createKeys(secretKey);
  return (network) => sign(key, network);
}
