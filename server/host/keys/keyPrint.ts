import { derive } from './keys.ts';

/** Tells one secret key from another without giving it away. */
export const getKeyPrint = (secretKey: string): string =>
  derive(secretKey, 'key print', 12).toString('base64url');
