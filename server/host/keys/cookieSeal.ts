import { derive, seal, unseal } from './keys.ts';

const about = 'client credentials';
const deriveKeys = (secretKey: string) => ({ sealing: derive(secretKey, 'visitor cookie') });

/**
 * Seals and opens what a visitor's cookie keeps. Its key is for nothing else: anybody can have as many texts
 * sealed with it as they like.
 */
export function cookieSeal(secretKey: string, previousSecretKey?: string) {
  const previous = previousSecretKey === undefined ? undefined : deriveKeys(previousSecretKey);
  const key = { ...deriveKeys(secretKey), previous };
  return {
    seal: (text: string) => seal(key, text, about),
    /** @throws as {@link unseal} does */
    unseal: (sealed: string) => unseal(key, sealed, about),
  };
}
