import { createHash } from 'node:crypto';

/** Returns the hashes of texts, as a content security policy lists them. */
export const getHashes = (texts: readonly string[]): string =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
