import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { CallFailed } from '../../contract/schemas/callFailed.ts';
import {
  backOff,
  clientAuthMachine,
  tokenLifetime,
  type ClientToken,
} from '../../machines/clientAuth/clientAuth.machine.ts';
import { startClientAuth } from '../../src/actors/clientAuth.ts';
import { openCredentials } from '../../src/actors/credentials.ts';
import { waitUntil } from '../support/waitUntil.ts';

const granted = (n: number, expires_in = 600): ClientToken => ({
  token_type: 'Bearer',
  access_token: `token-${n}`,
  expires_in,
  expires: 0,
});

/** A running authentication that counts the token calls it makes. */
function authenticating(grants: (() => ClientToken)[], expiresIn = 600) {
  const clock = new SimulatedClock();
  let calls = 0;
  const requestToken = fromPromise<ClientToken, undefined>(() => {
    calls += 1;
    const grant = grants[calls - 1];
    return Promise.resolve().then(() => (grant ? grant() : granted(calls, expiresIn)));
  });
  const actor = createActor(clientAuthMachine.provide({ actors: { requestToken } }), { clock }).start();
  return { clock, credentials: openCredentials(actor), calls: () => calls, actor };
}

describe('client authentication', () => {
  test('requests no token before a call needs one, and then reuses it', async () => {
    const { credentials, calls } = authenticating([]);
    expect(calls()).toBe(0);
    await expect(credentials.current()).resolves.toMatchObject({ access_token: 'token-1' });
    await expect(credentials.current()).resolves.toMatchObject({ access_token: 'token-1' });
    expect(calls()).toBe(1);
  });

  test('requests the token again when its lifetime ends', async () => {
    const { credentials, calls, clock } = authenticating([], 600);
    await credentials.current();
    clock.increment(599_999);
    expect(calls()).toBe(1);
    clock.increment(1);
    await expect(credentials.current()).resolves.toMatchObject({ access_token: 'token-2' });
    expect(calls()).toBe(2);
  });

  test('sends one token request for many simultaneous rejections', async () => {
    const { credentials, calls } = authenticating([]);
    const { access_token } = await credentials.current();
    const renewed = await Promise.all(Array.from({ length: 20 }, () => credentials.renew(access_token)));
    expect(new Set(renewed.map((token) => token.access_token))).toEqual(new Set(['token-2']));
    expect(calls()).toBe(2);
  });

  test('keeps a newer token when an older one is rejected late', async () => {
    const { credentials, calls } = authenticating([]);
    await credentials.current();
    await credentials.renew('token-1');
    await expect(credentials.renew('token-1')).resolves.toMatchObject({ access_token: 'token-2' });
    expect(calls()).toBe(2);
  });

  test('fails the waiting calls with the reason, and tries again after a pause', async () => {
    const { credentials, calls, clock } = authenticating([
      () => {
        throw new CallFailed('unreachable');
      },
    ]);
    await expect(credentials.current()).rejects.toMatchObject({ kind: 'unreachable' });
    clock.increment(1000);
    expect(calls()).toBe(2);
    await expect(credentials.current()).resolves.toMatchObject({ access_token: 'token-2' });
    expect(calls()).toBe(2);
  });

  test('waits twice as long after each failure, a minute at most', () => {
    expect([1, 2, 3, 7, 50].map((failures) => backOff({ failures }))).toEqual([
      1000, 2000, 4000, 60_000, 60_000,
    ]);
  });

  test('waits for the time that the host names if it is longer', () => {
    expect(backOff({ failures: 1, retryAfter: 90 })).toBe(90_000);
    expect(backOff({ failures: 50, retryAfter: 5 })).toBe(60_000);
    expect(backOff({ failures: 1, retryAfter: 100 * 24 * 3600 })).toBeLessThan(2 ** 31);
  });

  test('limits a timer to the longest delay that timers support', () => {
    const lifetime = tokenLifetime({ token: granted(1, 100 * 24 * 3600) });
    expect(lifetime).toBeLessThan(2 ** 31);
    expect(lifetime).toBe(24 * 24 * 3600 * 1000);
  });

  test('computes when the token expires in seconds since the epoch: now plus its lifetime', async () => {
    vi.useFakeTimers({ now: 1_800_000_000_500, toFake: ['Date'] });
    const answer = Response.json({ access_token: 'a', token_type: 'Bearer', expires_in: 600 });
    const { credentials, stop } = startClientAuth(() => Promise.resolve(answer));
    await expect(credentials.current()).resolves.toEqual({
      access_token: 'a',
      token_type: 'Bearer',
      expires_in: 600,
      expires: 1_800_000_600,
    });
    stop();
    vi.useRealTimers();
  });

  test.each([
    [401, 'unauthorized'],
    [400, 'unauthorized'],
    [429, 'too-many-requests'],
    [503, 'unavailable'],
  ])('rejects a token from an answer of %i: %s', async (status, kind) => {
    const body = { access_token: 'a', token_type: 'Bearer', expires_in: 600 };
    const { credentials, stop } = startClientAuth(() => Promise.resolve(Response.json(body, { status })));
    await expect(credentials.current()).rejects.toMatchObject({ kind });
    stop();
  });

  test('reports to the calls the retry time that the host named', async () => {
    const answer = new Response('Slow down', { status: 429, headers: { 'Retry-After': '40' } });
    const { credentials, stop } = startClientAuth(() => Promise.resolve(answer));
    await expect(credentials.current()).rejects.toMatchObject({ retryAfter: 40 });
    stop();
  });

  test('cancels its request when it is stopped', async () => {
    const signals: AbortSignal[] = [];
    const { credentials, stop } = startClientAuth((signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    credentials.current().catch(() => undefined);
    await waitUntil(() => expect(signals).toHaveLength(1));
    stop();
    expect(signals[0]?.aborted).toBe(true);
  });
});
