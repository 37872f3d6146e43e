import { createHmac } from 'node:crypto';

/**
 * Derives an id from its cause: a repeated call finds the results of the first one, even if that was interrupted. The
 * id cannot be guessed.
 */
export const derivedId = (secret: Buffer, prefix: 'cs' | 'pay' | 're' | 'card', cause: string): string =>
  `${prefix}_${createHmac('sha256', secret).update(`${prefix} ${cause}`).digest().subarray(0, 16).toString('base64url')}`;
