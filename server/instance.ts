import { hkdfSync } from 'node:crypto';

/** What tells this site from others, in all of its processes; nothing of the key can be told from it. */
export const instanceOf = (secretKey: string): string =>
  Buffer.from(hkdfSync('sha256', secretKey, '', 'estadia instance', 12)).toString('base64url');
