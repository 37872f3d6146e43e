import { createHash } from 'node:crypto';

/**
 * Returns the id of a path, derived from its start and its events: it stays the same when other paths are added or
 * removed and when descriptions change.
 */
export const pathId = (machine: string, start: string, events: readonly string[]): string =>
  `${machine}-${createHash('sha256')
    .update([machine, start, ...events].join('\n'))
    .digest('hex')
    .slice(0, 8)}`;
