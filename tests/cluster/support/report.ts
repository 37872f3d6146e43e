import type { Answer } from './guests.ts';

/** Summarises the answers to guests and visitors since a moment of `performance.now()`. */
export function summarize(answers: readonly Answer[], since: number) {
  const noticed = answers.filter(({ at }) => at >= since);
  const failed = noticed.filter(({ status }) => status === 0 || status >= 500);
  const counts = new Map<string, number>();
  for (const { status, retryAfter } of noticed) {
    const kind =
      status >= 500 ? `${status}${retryAfter === undefined ? '' : ' with Retry-After'}` : String(status);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const seconds = (milliseconds: number) => Math.round(milliseconds / 100) / 10;
  return {
    failed,
    /** Failures without the time of the next try. */
    unexplained: failed.filter(({ status, retryAfter }) => status !== 503 || retryAfter === undefined),
    /** Seconds from the moment to the last failure. */
    outage: seconds(Math.max(0, ...failed.map(({ at }) => at - since))),
    slowest: seconds(Math.max(0, ...noticed.map(({ milliseconds }) => milliseconds))),
    words: [...counts].map(([kind, count]) => `${count} × ${kind}`).join(', '),
  };
}
