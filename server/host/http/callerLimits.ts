import { isIP } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { apiBase, operations } from '../../../contract/operations.ts';
import { Refusal } from '../base/refusal.ts';
import type { Caller } from './route.ts';

/** How often one address may make one call, in calls a minute. */
export const callsPerMinute = { get: 300, post: 60 } as const;

/** Calls that one address may make less often, because each sends mails: so many in so many seconds. */
const tighter: Readonly<Record<string, { points: number; duration: number }>> = {
  [`post ${apiBase}${operations.contactHost.path}`]: { points: 30, duration: 3600 },
};

const isLoopback = (address: string) => address === '::1' || /^(::ffff:)?127\./.test(address);

// One subscriber has a whole /64 (RFC 6177), so its addresses count as one.
const networkOf = (address: string) =>
  isIP(address) === 6 && !address.startsWith('::ffff:') ? address.split(':').slice(0, 4).join(':') : address;

/** The address a request comes from; undefined where it says nothing about who is there. */
export function addressOf(
  request: Request,
  caller: Caller | undefined,
  trustProxy: boolean,
): string | undefined {
  const forwarded = trustProxy
    ? request.headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim()
    : undefined;
  const address = forwarded || caller?.address;
  return address === undefined || isLoopback(address) ? undefined : networkOf(address);
}

/** Counts calls by name and address; throws a 429 with `Retry-After` above the limit. */
export function callerLimits() {
  const limiters = new Map<string, RateLimiterMemory>();
  return async (name: string, method: keyof typeof callsPerMinute, address: string | undefined) => {
    if (address === undefined) return;
    const limiter =
      limiters.get(name) ??
      new RateLimiterMemory({
        keyPrefix: name,
        points: callsPerMinute[method],
        duration: 60,
        ...tighter[name],
      });
    limiters.set(name, limiter);
    try {
      await limiter.consume(address);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new Refusal('too-many-requests', { retryAfter: Math.ceil(error.msBeforeNext / 1000) });
    }
  };
}
