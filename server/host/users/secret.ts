import { createHash, randomBytes } from 'node:crypto';

/** Creates a secret of 256 random bits for a cookie or a link. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The hash in whose form a secret is stored. The secret is random, so a hash without a key cannot be reversed. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
