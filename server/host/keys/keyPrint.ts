import { hkdfSync } from 'node:crypto';

/** Tells one secret key from another without giving it away. */
export const keyPrintOf = (secretKey: string): string =>
  Buffer.from(hkdfSync('sha256', secretKey, '', 'estadia key print', 12)).toString('base64url');
