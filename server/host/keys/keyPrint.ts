import { deriveKey } from './keys.ts';

/** A fingerprint that identifies a secret key without revealing it. */
export const getKeyPrint = (secretKey: string): string =>
  deriveKey(secretKey, 'key print', 12).toString('base64url');
