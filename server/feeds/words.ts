import type { FeedUnreachable } from '../host/ports/feeds.ts';

const summaries: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'its server refuses connections',
  ECONNRESET: 'its server closed the connection',
  EHOSTUNREACH: 'its server cannot be reached',
  ENETUNREACH: 'its server cannot be reached',
  ETIMEDOUT: 'its server does not answer',
};

/** Describes why a calendar cannot be read, from the status of an answer or the code of an error. */
export function wordsFor(reason: number | string | undefined): string {
  if (reason === 401 || reason === 403) return `access denied (${reason}): its address may have changed`;
  if (reason === 404 || reason === 410) return `not found (${reason}): its address may have changed`;
  if (reason === 304) return 'its server answered "not modified" (304) to an unconditional request';
  if (reason === 429) return 'its server received too many requests (429)';
  if (typeof reason === 'number') return `its server answered with status ${reason}`;
  if (reason === undefined) return 'its server did not send a valid HTTP answer';
  if (/CERT|SSL|TLS/.test(reason)) return `its certificate is not trusted (${reason})`;
  return summaries[reason] ?? `it cannot be reached (${reason})`;
}

/** Returns the kind of failure of a calendar, from the status of an answer or the code of an error. */
export function getFailure(reason: number | string | undefined): FeedUnreachable['kind'] {
  if (reason === 401 || reason === 403) return 'denied';
  if (reason === 404 || reason === 410) return 'gone';
  if (reason === 429) return 'busy';
  if (typeof reason !== 'string') return 'server-error';
  if (/CERT|SSL|TLS/.test(reason)) return 'certificate';
  return reason === 'ETIMEDOUT' ? 'no-answer' : 'unreachable';
}
