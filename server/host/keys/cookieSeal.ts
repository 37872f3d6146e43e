import { deriveKey, encryptText, decryptText } from './keys.ts';

const encryptionContext = 'client credentials';
const deriveKeys = (secretKey: string) => ({ encryption: deriveKey(secretKey, 'visitor cookie') });

/**
 * Encrypts and decrypts the content of a visitor's cookie. The key has no other use, because anybody can obtain any
 * number of texts encrypted with it.
 */
export function cookieSeal(secretKey: string, previousSecretKey?: string) {
  const previous = previousSecretKey === undefined ? undefined : deriveKeys(previousSecretKey);
  const key = { ...deriveKeys(secretKey), previous };
  return {
    seal: (text: string) => encryptText(key, text, encryptionContext),
    /** @throws like {@link decryptText} */
    unseal: (sealed: string) => decryptText(key, sealed, encryptionContext),
  };
}
