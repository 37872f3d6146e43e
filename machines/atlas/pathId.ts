import { createHash } from 'node:crypto';

/**
 * What a path is called: made from where it begins and what happens on it, so that it stays when other paths come or go
 * and when words change.
 */
export const pathId = (machine: string, start: string, happenings: readonly string[]): string =>
  `${machine}-${createHash('sha256')
    .update([machine, start, ...happenings].join('\n'))
    .digest('hex')
    .slice(0, 8)}`;
