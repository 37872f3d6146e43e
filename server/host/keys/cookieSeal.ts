import { derive, seal, unseal } from './keys.ts';

const about = 'client credentials';
const deriveKeys = (secretKey: string) => ({ sealing: derive(secretKey, 'visitor cookie') });

/**
 * Encrypts and decrypts the content of a visitor's cookie. The key has no other use, because anybody can obtain any
 * number of texts encrypted with it.
 */
export function cookieSeal(secretKey: string, previousSecretKey?: string) {
  const previous = previousSecretKey === undefined ? undefined : deriveKeys(previousSecretKey);
  const key = { ...deriveKeys(secretKey), previous };
  return {
    seal: (text: string) => seal(key, text, about),
    /** @throws like {@link unseal} */
    unseal: (sealed: string) => unseal(key, sealed, about),
  };
}
