import { createHmac } from 'node:crypto';

/**
 * The id of what comes of a cause, always the same one: who is asked again finds what the first call began, wherever
 * that stopped. Nobody can guess it.
 */
export const derivedId = (secret: Buffer, prefix: 'cs' | 'pay' | 're' | 'card', cause: string): string =>
  `${prefix}_${createHmac('sha256', secret).update(`${prefix} ${cause}`).digest().subarray(0, 16).toString('base64url')}`;
